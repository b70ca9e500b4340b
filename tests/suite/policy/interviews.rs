//! Interviews. Both sides may move and cancel them; picking is for the side that didn't propose.

use jobstead::clock::{DAY, HOUR};
use jobstead::db::{Result, Tx};
use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::{args, statements};
use serde_json::json;

use super::applications;
use super::fixture::Fixture;
use super::scene::{Put, Scene, Staged, id};
use crate::support::NOON;

const INTERVIEW: i64 = 900;
const TIME: i64 = NOON + 30 * DAY;

statements! {
    DROP_NOTES = "DELETE FROM interview_notes WHERE interview_id = $1";
    DROP = "DELETE FROM interviews WHERE application_id = $1";
    ADD = "INSERT INTO interviews (id, application_id, employer_id, worker_id, status, proposed_by, first_time, at, minutes, ends_at, how, place, note, created_at, updated_at)
           SELECT CAST($2 AS BIGINT), id, employer_id, worker_id, CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT), CAST($6 AS BIGINT), 30, CAST($7 AS BIGINT),
             'phone', '555-1234', '', 1, 1 FROM applications WHERE id = $1";
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match (row.method, row.path) {
        ("GET", "/api/interviews") => Scene::plain(),
        // The right depends on the application in the body, and only one side may pick at a time: the feature's own
        // tests try both.
        ("POST", "/api/interviews" | "/api/interviews/{id}/pick") => Scene::elsewhere(),
        (_, "/api/interviews/{id}" | "/api/interviews/{id}/slots") => on(staged),
        // Before both have agreed on a time, there's none to write down.
        (_, "/api/interviews/{id}/calendar.ics") => on(staged).conflicts(),
        ("GET", "/api/employers/{id}/interview-hours") => Scene::new(employer),
        (_, "/api/employers/{id}/interview-hours") => {
            Scene::new(employer).body(json!({ "ranges": [], "bufferMinutes": 15, "noticeHours": 24, "daysAhead": 14 }))
        }
        (_, "/api/interviews/{id}/move") => on(staged).body(json!({ "times": [TIME + DAY] })),
        (_, "/api/interviews/{id}/cancel") => on(staged).body(json!({ "reason": "The kitchen floods." })),
        (_, "/api/interviews/{id}/notes") => on(staged).body(json!({ "text": "Ask about Sundays." })),
        _ => return None,
    })
}

fn employer<'a>(fixture: &'a mut Fixture, _: &'static str) -> Staged<'a> {
    Box::pin(async { id(fixture.employer) })
}

fn on(put: Put) -> Scene {
    Scene::new(put).states(["proposed", "lapsed", "confirmed", "held", "cancelled"]).relations(
        &[Relation::Owner, Relation::Viewer],
        &[Relation::Applicant],
        &[Relation::Viewer],
    )
}

fn staged<'a>(fixture: &'a mut Fixture, state: &'static str) -> Staged<'a> {
    Box::pin(async move {
        let (application, job) = (fixture.application, fixture.job);
        fixture.site.write(move |tx| put(tx, application, job, state)).await;
        id(INTERVIEW)
    })
}

fn put(tx: &mut Tx, application: i64, job: i64, state: &str) -> Result<()> {
    applications::put(tx, application, job, "interviewing")?;
    tx.run(DROP_NOTES, args![INTERVIEW])?;
    tx.run(DROP, args![application])?;
    let at = (!["proposed", "lapsed"].contains(&state)).then_some(TIME);
    // One that nobody picked a time for is stored as proposed, and its times have passed.
    let (stored, ends_at) = if state == "lapsed" { ("proposed", NOON - DAY) } else { (state, TIME + HOUR) };
    tx.run(ADD, args![application, INTERVIEW, stored, "employer", TIME, at, ends_at]).map(drop)
}
