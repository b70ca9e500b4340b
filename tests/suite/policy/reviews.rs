//! Reviews and reports of them.

use jobstead::db::value;
use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::{args, statements};
use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, id};
use crate::support::NOON;

statements! {
    CLEAR_REPORTS = "DELETE FROM review_reports";
    CLEAR = "DELETE FROM reviews";
    ADD = "INSERT INTO reviews (contract_id, employer_id, worker_id, side, user_id, score_1, score_2, score_3, text, state, created_at, published_at)
      SELECT id, employer_id, worker_id, 'worker', worker_id, 5, 5, 5, '', $2, 1, $3 FROM contracts WHERE id = $1 RETURNING id";
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    let of_review = |state: &'static str| {
        if state.is_empty() {
            Scene::new(|fixture, state| Box::pin(async move { id(stage(fixture, state).await) })).states([
                "sealed",
                "published",
                "removed",
            ])
        } else {
            Scene::new(|fixture, _| Box::pin(async move { id(stage(fixture, "published").await) }))
        }
    };
    Some(match row.path {
        "/api/reviews/{id}/reply" => of_review("")
            .relations(&[Relation::Party, Relation::Owner], &[Relation::Party, Relation::Applicant], &[Relation::Party])
            .body(json!({ "text": "Thank you." }))
            .conflicts(),
        "/api/reviews/{id}/report" => of_review("published").body(json!({ "reason": "untrue" })),
        "/api/admin/review-reports" => Scene::plain(),
        "/api/admin/review-reports/{id}/resolve" => Scene::elsewhere(),
        _ => return None,
    })
}

/// Puts one review, which the worker wrote, in a state, and returns its id.
async fn stage(fixture: &Fixture, state: &'static str) -> i64 {
    let contract = fixture.contract;
    let put = move |tx: &mut jobstead::db::Tx| {
        tx.run(CLEAR_REPORTS, &[])?;
        tx.run(CLEAR, &[])?;
        tx.one(ADD, args![contract, state, (state != "sealed").then_some(NOON)], value)
    };
    fixture.site.write(put).await
}
