//! Work records.

use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::{args, statements};
use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, id};

statements! {
    STOP = "DELETE FROM record_links";
    SHARE = "INSERT INTO record_links (user_id, token, created_at) VALUES ($1, 'a-token-of-a-link', 1)";
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match row.path {
        "/api/people/{id}/record" => {
            let staged = Scene::new(|fixture, state| {
                Box::pin(async move {
                    let applicant = fixture.applicant.id().await;
                    let put = move |tx: &mut jobstead::db::Tx| {
                        tx.run(STOP, &[])?;
                        if state == "shared" { tx.run(SHARE, args![applicant]).map(drop) } else { Ok(()) }
                    };
                    fixture.site.write(put).await;
                    id(applicant)
                })
            });
            staged.states(["shared", "private"]).relations(&[], &[Relation::Owner], &[])
        }
        "/api/profile/record" if row.method == "GET" => Scene::plain(),
        "/api/profile/record" => Scene::plain().body(json!({ "isShared": true })),
        // They depend on a token, or on a file.
        "/api/records/{token}" | "/api/records/verify" => Scene::elsewhere(),
        _ => return None,
    })
}
