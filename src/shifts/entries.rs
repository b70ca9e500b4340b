//! Shifts as entries of a calendar that shows only times and titles.

use super::model::State;
use crate::db::{Result, Row, Sql, Tx};
use crate::ids::{EmployerId, ShiftId, UserId};
use crate::text::calendar::{Certainty, Entry};
use crate::{args, statements};

macro_rules! planned {
    ($side:literal) => {
        concat!(
            "SELECT s.id, s.starts_at, s.ends_at, s.state, c.title FROM shifts s JOIN contracts c ON c.id = s.contract_id WHERE ",
            $side,
            " AND s.starts_at >= $2 AND s.starts_at < $3 AND s.state IN ('proposed', 'confirmed', 'working', 'done') ORDER BY s.starts_at LIMIT 500"
        )
    };
}

statements! {
    OF_WORKER = planned!("s.worker_id = $1");
    OF_EMPLOYER = planned!("s.employer_id = $1");
}

/// Returns a worker's shifts that begin in a range of time, at most 500. `site` is the random name by which calendars know
/// the site.
pub fn of_worker(tx: &mut Tx, worker: UserId, times: (i64, i64), site: &str) -> Result<Vec<Entry>> {
    read(tx, OF_WORKER, worker.0, times, site)
}

/// Returns an employer's shifts that begin in a range of time, at most 500.
pub fn of_employer(tx: &mut Tx, employer: EmployerId, times: (i64, i64), site: &str) -> Result<Vec<Entry>> {
    read(tx, OF_EMPLOYER, employer.0, times, site)
}

fn read(tx: &mut Tx, sql: Sql, whose: i64, (from, to): (i64, i64), site: &str) -> Result<Vec<Entry>> {
    tx.all(sql, args![whose, from, to], |row: &mut Row| {
        let (id, starts_at, ends_at): (ShiftId, i64, i64) = (row.take()?, row.take()?, row.take()?);
        let (state, job): (State, String) = (row.take()?, row.take()?);
        let is_asked = state == State::Proposed;
        let title = if is_asked { "Shift to confirm" } else { "Shift" };
        Ok(Entry {
            uid: format!("shift-{id}@{site}"),
            sequence: 0,
            certainty: if is_asked { Certainty::Tentative } else { Certainty::Confirmed },
            starts_at,
            ends_at,
            title: format!("{title}: {job}"),
            place: String::new(),
            description: String::new(),
            reminders: &[],
        })
    })
}
