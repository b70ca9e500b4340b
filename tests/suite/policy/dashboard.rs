//! The dashboard and the office.

use jobstead::policy::matrix::Row;
use jobstead::{args, db, statements};

use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, Staged, id};

statements! {
    ADD_DIFFERENCE = "INSERT INTO money_differences (contract_id, kind, reference, amount, state, found_at) SELECT $1, 'overtime', COUNT(*), 1, 'open', 1 FROM money_differences RETURNING id";
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    match row.path {
        "/api/dashboard"
        | "/api/admin/office"
        | "/api/admin/unreached"
        | "/api/admin/push-services"
        | "/api/admin/clock"
        | "/api/admin/ledger/check" => Some(Scene::plain()),
        // The clock is right.
        "/api/admin/first-day/{step}/dismiss" => {
            Some(Scene::new(|_, _| Box::pin(async { vec![("{step}", "logo".to_owned())] })))
        }
        "/api/admin/clock/accept" => Some(Scene::plain().body(json!({ "ahead": 0 })).conflicts()),
        "/api/admin/ledger/differences" => Some(Scene::plain().query("?state=open")),
        // What isn't there anymore can't be corrected.
        "/api/admin/ledger/differences/{id}/correct" => Some(Scene::new(difference).conflicts()),
        _ => None,
    }
}

/// Creates a difference that isn't there anymore for each attempt to correct one.
fn difference<'a>(fixture: &'a mut Fixture, _: &'static str) -> Staged<'a> {
    let contract = fixture.contract;
    Box::pin(async move { id(fixture.site.write(move |tx| tx.one(ADD_DIFFERENCE, args![contract], db::value)).await) })
}
