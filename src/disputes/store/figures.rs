//! How many disputes there were: on the site in a year, and of a worker or an employer.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock;
use crate::db::{Result, Row, Tx};
use crate::disputes::model::State;
use crate::disputes::view::Dispute;
use crate::ids::{EmployerId, UserId};
use crate::{args, site, statements};

statements! {
    OPENED = "INSERT INTO dispute_years (year, opened) VALUES ($1, 1) ON CONFLICT (year) DO UPDATE SET opened = opened + 1";
    ENDED = "INSERT INTO dispute_years (year, settled, decided, withdrawn) VALUES ($1, $2, $3, $4)
             ON CONFLICT (year) DO UPDATE SET settled = settled + $2, decided = decided + $3, withdrawn = withdrawn + $4";
    YEAR = "SELECT year, opened, settled, decided, withdrawn FROM dispute_years WHERE year >= $1 ORDER BY year DESC LIMIT 2";
    ADD = "INSERT INTO dispute_counts (subject, subject_id, settled, decided) VALUES ($1, $2, $3, $4)
           ON CONFLICT (subject, subject_id) DO UPDATE SET settled = settled + $3, decided = decided + $4";
    OF_SUBJECT = "SELECT settled, decided FROM dispute_counts WHERE subject = $1 AND subject_id = $2";
}

/// Disputes of a year.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DisputeYear {
    /// The year.
    pub year: i64,
    /// How many were opened.
    pub opened: i64,
    /// How many the sides settled.
    pub settled: i64,
    /// How many were decided.
    pub decided: i64,
    /// How many were taken back.
    pub withdrawn: i64,
}

/// How the disputes of a worker or an employer ended. Open ones and those that were taken back don't count.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DisputeCounts {
    /// Settled by the sides.
    pub settled: i64,
    /// Decided.
    pub decided: i64,
}

fn year(tx: &mut Tx) -> Result<i64> {
    let today = clock::date_in(&site::store::zone(tx)?, tx.now());
    Ok(today.get(..4).and_then(|year| year.parse().ok()).unwrap_or(2000))
}

/// Counts a dispute that was opened.
pub fn opened(tx: &mut Tx) -> Result<()> {
    let year = year(tx)?;
    tx.run(OPENED, args![year]).map(drop)
}

/// Counts a dispute that ended.
pub fn ended(tx: &mut Tx, dispute: &Dispute, state: State) -> Result<()> {
    let year = year(tx)?;
    let is = |other| i64::from(state == other);
    let (settled, decided) = (is(State::Settled), is(State::Closed));
    tx.run(ENDED, args![year, settled, decided, is(State::Withdrawn)])?;
    if settled + decided > 0 {
        tx.run(ADD, args!["worker", dispute.worker_id.0, settled, decided])?;
        tx.run(ADD, args!["employer", dispute.employer_id.0, settled, decided])?;
    }
    Ok(())
}

/// Returns this year's and last year's figures, this year's first.
pub fn years(tx: &mut Tx) -> Result<Vec<DisputeYear>> {
    let since = year(tx)? - 1;
    let read = |row: &mut Row| {
        let (year, opened, settled) = (row.take()?, row.take()?, row.take()?);
        Ok(DisputeYear { year, opened, settled, decided: row.take()?, withdrawn: row.take()? })
    };
    tx.all(YEAR, args![since], read)
}

/// Returns how a worker's disputes ended.
pub fn of_worker(tx: &mut Tx, id: UserId) -> Result<DisputeCounts> {
    of(tx, "worker", id.0)
}

/// Returns how an employer's disputes ended.
pub fn of_employer(tx: &mut Tx, id: EmployerId) -> Result<DisputeCounts> {
    of(tx, "employer", id.0)
}

fn of(tx: &mut Tx, subject: &str, id: i64) -> Result<DisputeCounts> {
    let read = |row: &mut Row| Ok(DisputeCounts { settled: row.take()?, decided: row.take()? });
    Ok(tx.find(OF_SUBJECT, args![subject, id], read)?.unwrap_or_default())
}
