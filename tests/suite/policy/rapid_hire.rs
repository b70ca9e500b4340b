//! Rapid hires and their offers, for the employer's members and for those who are asked.

use jobstead::db::{Tx, value};
use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::{args, statements};
use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, id};
use crate::rapid_hire::{availability, dishwasher};
use crate::support::NOON;

statements! {
    CLEAR_OFFERS = "DELETE FROM rapid_offers";
    CLEAR_HIRES = "DELETE FROM rapid_hires";
    // Rows before this one may have hired the applicant.
    FORGET_CONTRACT = "UPDATE contracts SET application_id = NULL WHERE application_id = $1";
    ADD_HIRE = "INSERT INTO rapid_hires (job_id, employer_id, user_id, contact_id, starts_at, ends_at, rate, rate_unit, notes, state, created_at)
      SELECT j.id, j.employer_id, j.posted_by, (SELECT MAX(k.id) FROM contacts k), $2, $2 + 3600000, 1800, 'hour', '', $3, 1 FROM jobs j WHERE j.id = $1 RETURNING id";
    ADD_OFFER = "INSERT INTO rapid_offers (hire_id, worker_id, wave, position, missed, distance_miles, state, answer_by, confirm_by, offered_at)
      SELECT $1, a.worker_id, 1, 1, 0, 0.0, $3, $4, $4, 1 FROM applications a WHERE a.id = $2 RETURNING id";
}

const OWNER: &[Relation] = &[Relation::Viewer, Relation::Owner];
const VIEWER: &[Relation] = &[Relation::Viewer];
const HIRE_STATES: [&str; 4] = ["unpaid", "asking", "filled", "ended"];
const OFFER_STATES: [&str; 10] =
    ["offered", "accepted", "chosen", "confirmed", "replacing", "replaced", "declined", "expired", "lapsed", "closed"];

pub fn scene(fixture: &Fixture, row: &Row) -> Option<Scene> {
    let hire = || {
        Scene::new(|fixture, state| Box::pin(async move { id(stage(fixture, or(state, "asking"), "offered").await.0) }))
            .relations(OWNER, &[], VIEWER)
    };
    let offer = || {
        let scene = Scene::new(|fixture, state| Box::pin(async move { id(stage(fixture, "asking", state).await.1) }));
        scene.states(OFFER_STATES).relations(OWNER, &[Relation::Applicant], VIEWER).conflicts()
    };
    Some(match row.path {
        "/api/availability" => Scene::plain().body(availability()),
        "/api/availability/count" | "/api/rapid-hires/contact" | "/api/rapid-offers" => Scene::plain(),
        "/api/rapid-hires" => Scene::plain().body(dishwasher(&fixture.site, 1)),
        "/api/rapid-hires/{id}" => hire(),
        "/api/rapid-hires/{id}/stop" => hire().states(HIRE_STATES),
        "/api/rapid-offers/{id}/confirm" => offer().body(json!({ "contact": { "phone": "503-555-0123" } })),
        path if path.starts_with("/api/rapid-offers/{id}/") => offer(),
        _ => return None,
    })
}

const fn or(state: &'static str, default: &'static str) -> &'static str {
    if state.is_empty() { default } else { state }
}

/// Puts one hire with one offer to the applicant in these states, and returns the ids of both.
async fn stage(fixture: &Fixture, hire_state: &'static str, offer_state: &'static str) -> (i64, i64) {
    let (job, application) = (fixture.job, fixture.application);
    let put = move |tx: &mut Tx| {
        tx.run(CLEAR_OFFERS, &[])?;
        tx.run(CLEAR_HIRES, &[])?;
        tx.run(FORGET_CONTRACT, args![application])?;
        let hire: i64 = tx.one(ADD_HIRE, args![job, NOON + 7_200_000, hire_state], value)?;
        let offer = tx.one(ADD_OFFER, args![hire, application, offer_state, NOON + 3_600_000], value)?;
        Ok((hire, offer))
    };
    fixture.site.write(put).await
}
