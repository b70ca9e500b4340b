//! Disputes, for both sides and for mediators.

use jobstead::db::value;
use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::{args, statements};
use serde_json::{Value, json};

use super::fixture::Fixture;
use super::scene::{Scene, id};
use crate::support::NOON;

statements! {
    CLEAR_CONTRACTS = "UPDATE contracts SET dispute_id = NULL";
    CLEAR_EVENTS = "DELETE FROM dispute_events";
    CLEAR_NOTES = "DELETE FROM dispute_notes";
    CLEAR_RANGES = "DELETE FROM sealed_ranges";
    CLEAR_EVIDENCE = "DELETE FROM dispute_evidence";
    CLEAR_DECISIONS = "DELETE FROM dispute_decisions";
    CLEAR = "DELETE FROM disputes";
    // The worker opened it. In the states in which both sides act, it's about money.
    ADD = "INSERT INTO disputes (contract_id, employer_id, worker_id, side, user_id, about, items, claim, text, state, round, opens_at, due_at, proposal, proposal_text, proposed_at, ending, ended_at, created_at)
      SELECT id, employer_id, worker_id, 'worker', worker_id, 'conduct', '[]', 100, 'Late.', $2, 1, 1, $3, 50, 'Half.', 1, CASE WHEN $2 IN ('settled', 'closed', 'withdrawn') THEN 'withdrawn' END, CASE WHEN $2 IN ('settled', 'closed', 'withdrawn') THEN 1 END, 1
      FROM contracts WHERE id = $1 RETURNING id";
}

const STATES: [&str; 9] =
    ["answering", "settling", "mediating", "proposed", "decided", "appealed", "settled", "closed", "withdrawn"];

pub fn scene(fixture: &Fixture, row: &Row) -> Option<Scene> {
    let new = json!({ "contractId": fixture.contract, "about": "conduct", "ids": [], "claim": 0, "text": "Late." });
    let in_any = || staged().states(STATES).conflicts();
    let in_states = |body: Value| in_any().body(body);
    Some(match row.path {
        "/api/disputes" if row.method == "POST" => Scene::elsewhere(),
        "/api/disputes" | "/api/disputes/years" | "/api/admin/disputes" => Scene::plain().body(new),
        "/api/disputes/{id}" | "/api/disputes/{id}/pdf" => staged(),
        "/api/disputes/{id}/notes" => staged().body(json!({ "text": "Ask for the photos." })),
        "/api/disputes/{id}/answer" | "/api/disputes/{id}/appeal" => in_states(json!({ "text": "It was on time." })),
        "/api/disputes/{id}/range" => in_states(json!({ "min": 1, "max": 2 })),
        "/api/disputes/{id}/evidence" => in_states(json!({ "text": "See the photo." })),
        "/api/disputes/{id}/propose" => in_states(json!({ "amount": 50, "text": "Half is fair." })),
        "/api/disputes/{id}/decide" => in_states(json!({ "amount": 50, "rule": "shared", "reasons": "Both." })),
        path if path.starts_with("/api/disputes/{id}/") => in_any(),
        _ => return None,
    })
}

fn staged() -> Scene {
    Scene::new(|fixture, state| Box::pin(async move { id(stage(fixture, state).await) })).relations(
        &[Relation::Party, Relation::Owner],
        &[Relation::Party, Relation::Applicant],
        &[Relation::Party],
    )
}

/// Puts one dispute in a state, or at its beginning, and returns its id.
async fn stage(fixture: &Fixture, state: &'static str) -> i64 {
    let contract = fixture.contract;
    let state = if state.is_empty() { "answering" } else { state };
    let put = move |tx: &mut jobstead::db::Tx| {
        for clear in [CLEAR_CONTRACTS, CLEAR_EVENTS, CLEAR_NOTES, CLEAR_RANGES, CLEAR_EVIDENCE, CLEAR_DECISIONS, CLEAR]
        {
            tx.run(clear, &[])?;
        }
        tx.one(ADD, args![contract, state, NOON + 1_000_000], value)
    };
    fixture.site.write(put).await
}
