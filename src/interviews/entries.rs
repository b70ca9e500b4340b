//! Interviews as entries of a calendar that shows only times and titles.

use super::calendar::{name, title};
use super::model::Status;
use crate::clock::MINUTE;
use crate::db::{Result, Row, Sql, Tx};
use crate::ids::{EmployerId, InterviewId, UserId};
use crate::text::calendar::{Certainty, Entry};
use crate::{args, statements};

macro_rules! agreed {
    ($side:literal) => {
        concat!(
            "SELECT i.id, i.status, i.at, i.minutes, i.version, j.title, i.named_by_address
             FROM interviews i JOIN applications a ON a.id = i.application_id JOIN jobs j ON j.id = a.job_id WHERE ",
            $side,
            " AND i.ends_at > $2 AND i.at >= $2 AND i.at < $3 AND i.status IN ('proposed', 'confirmed', 'held') ORDER BY i.ends_at, i.id LIMIT 500"
        )
    };
}

statements! {
    OF_WORKER = agreed!("i.worker_id = $1");
    OF_EMPLOYER = agreed!("i.employer_id = $1");
}

/// Returns a worker's interviews with an agreed time in a range, at most 500. `names` are the site's random name and its
/// host: calendars know each by one of them.
pub fn of_worker(tx: &mut Tx, worker: UserId, times: (i64, i64), names: (&str, &str)) -> Result<Vec<Entry>> {
    read(tx, OF_WORKER, worker.0, times, names)
}

/// Returns an employer's interviews with an agreed time in a range, at most 500. `names` are the site's random name and its
/// host: calendars know each by one of them.
pub fn of_employer(tx: &mut Tx, employer: EmployerId, times: (i64, i64), names: (&str, &str)) -> Result<Vec<Entry>> {
    read(tx, OF_EMPLOYER, employer.0, times, names)
}

fn read(tx: &mut Tx, sql: Sql, whose: i64, (from, to): (i64, i64), (site, host): (&str, &str)) -> Result<Vec<Entry>> {
    tx.all(sql, args![whose, from, to], |row: &mut Row| {
        let (id, status, at, minutes): (InterviewId, Status, i64, i64) =
            (row.take()?, row.take()?, row.take()?, row.take()?);
        let (sequence, job, by_address): (i64, String, i64) = (row.take()?, row.take()?, row.take()?);
        let certainty = if status == Status::Proposed { Certainty::Tentative } else { Certainty::Confirmed };
        Ok(Entry {
            uid: name(id, if by_address == 0 { site } else { host }),
            sequence,
            certainty,
            starts_at: at,
            ends_at: at + minutes * MINUTE,
            title: title(&job, certainty),
            place: String::new(),
            description: String::new(),
            reminders: &[],
        })
    })
}
