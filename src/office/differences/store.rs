//! Differences in the money of ended contracts, in the database.

use super::model::{Difference, Found, Kind, MoneyCheck, State};
use crate::db::{Result, Row, Tx, value};
use crate::ids::{ContractId, InvoiceId, MoneyDifferenceId, UserId};
use crate::payments::model::number_of;
use crate::web::{List, Page};
use crate::{args, site, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT d.id, d.contract_id, j.title, e.name, w.name, d.kind, d.reference, d.amount, d.state, d.found_at, d.done_at, COALESCE(u.name, ''), i.year, i.number
             FROM money_differences d JOIN contracts c ON c.id = d.contract_id JOIN jobs j ON j.id = c.job_id JOIN employers e ON e.id = c.employer_id
               JOIN users w ON w.id = c.worker_id LEFT JOIN users u ON u.id = d.done_by LEFT JOIN invoices i ON i.id = d.document_id ",
            $rest
        )
    };
}

statements! {
    FIND = columns!("WHERE d.id = $1");
    LIST = columns!("WHERE d.state = $1 AND d.id < $2 ORDER BY d.id DESC LIMIT $3");
    LIST_BEFORE = columns!("WHERE d.state = $1 AND d.id > $2 ORDER BY d.id LIMIT $3");
    SAVE = "INSERT INTO money_differences (contract_id, kind, reference, amount, state, found_at) VALUES ($1, $2, $3, $4, 'open', $5)
            ON CONFLICT (contract_id, kind, reference) DO UPDATE SET amount = excluded.amount, state = 'open', done_at = NULL, done_by = NULL";
    OPEN_OF = "SELECT id, kind, reference FROM money_differences WHERE contract_id = $1 AND state = 'open' ORDER BY id LIMIT 5000";
    SET_GONE = "UPDATE money_differences SET state = 'done', done_at = $2 WHERE id = $1 AND state = 'open'";
    SET_CORRECTED = "UPDATE money_differences SET state = 'done', done_at = $2, done_by = $3, document_id = $4, corrected = corrected + amount WHERE id = $1 AND state = 'open'";
    CORRECTED = "SELECT CAST(COALESCE(SUM(corrected), 0) AS BIGINT) FROM money_differences WHERE contract_id = $1 AND kind = $2 AND reference = $3";
    CHECK = "SELECT began_at, ended_at, last_contract, contracts FROM money_checks WHERE id = 1";
    BEGIN = "INSERT INTO money_checks (id, began_at, last_contract, contracts) VALUES (1, $1, 0, 0)
             ON CONFLICT (id) DO UPDATE SET began_at = excluded.began_at, ended_at = NULL, last_contract = 0, contracts = 0 WHERE money_checks.ended_at IS NOT NULL";
    GO_ON = "UPDATE money_checks SET last_contract = $1, contracts = contracts + $2 WHERE id = 1 AND ended_at IS NULL AND last_contract < $1";
    END = "UPDATE money_checks SET ended_at = $1 WHERE id = 1 AND ended_at IS NULL";
}

/// Finds a difference.
pub fn find(tx: &mut Tx, id: MoneyDifferenceId) -> Result<Option<Difference>> {
    let currency = site::store::currency(tx)?;
    tx.find(FIND, args![id], |row| from_row(row, &currency))
}

/// Returns a page of the differences in a state, newest first.
pub fn list(tx: &mut Tx, state: State, page: &Page) -> Result<List<Difference>> {
    let (sql, from) = page.start(LIST, LIST_BEFORE, i64::MAX);
    let currency = site::store::currency(tx)?;
    let rows = tx.all(sql, args![state.as_str(), from, page.rows()], |row| from_row(row, &currency))?;
    Ok(page.list(rows, |difference| difference.id.0))
}

/// Stores what was found in a contract. What isn't there anymore is done.
pub fn save(tx: &mut Tx, contract: ContractId, found: &[Found]) -> Result<()> {
    let now = tx.now();
    for one in found {
        tx.run(SAVE, args![contract, one.kind.as_str(), &one.reference, one.amount, now])?;
    }
    let open = tx.all(OPEN_OF, args![contract], |row: &mut Row| {
        Ok((row.take::<MoneyDifferenceId>()?, row.take::<Kind>()?, row.take::<String>()?))
    })?;
    for (id, kind, reference) in open {
        if !found.iter().any(|one| one.kind == kind && one.reference == reference) {
            tx.run(SET_GONE, args![id, now])?;
        }
    }
    Ok(())
}

/// Stores that the office corrected a difference, and with which document. Returns false if it's done already.
pub fn set_corrected(tx: &mut Tx, id: MoneyDifferenceId, by: UserId, document: Option<InvoiceId>) -> Result<bool> {
    Ok(tx.run(SET_CORRECTED, args![id, tx.now(), by, document])? > 0)
}

/// Returns what the office has corrected of a difference, in minor units.
pub fn corrected(tx: &mut Tx, contract: ContractId, kind: Kind, reference: &str) -> Result<i64> {
    tx.one(CORRECTED, args![contract, kind.as_str(), reference], value)
}

/// Returns the check and the last contract that it asked.
pub fn check(tx: &mut Tx) -> Result<Option<(MoneyCheck, ContractId)>> {
    tx.find(CHECK, &[], |row: &mut Row| {
        let (_, ended_at): (i64, Option<i64>) = (row.take()?, row.take()?);
        let last = row.take()?;
        Ok((MoneyCheck { is_running: ended_at.is_none(), ended_at, contracts: row.take()? }, last))
    })
}

/// Stores that the check begins from the first contract, unless it runs.
pub fn begin(tx: &mut Tx) -> Result<()> {
    tx.run(BEGIN, args![tx.now()]).map(drop)
}

/// Stores up to which contract the check is. Returns false if it was further.
pub fn go_on(tx: &mut Tx, last: ContractId, contracts: i64) -> Result<bool> {
    Ok(tx.run(GO_ON, args![last, contracts])? > 0)
}

/// Stores that the check is over.
pub fn end(tx: &mut Tx) -> Result<()> {
    tx.run(END, args![tx.now()]).map(drop)
}

fn from_row(row: &mut Row, currency: &str) -> Result<Difference> {
    let mut difference = Difference {
        id: row.take()?,
        contract_id: row.take()?,
        job_title: row.take()?,
        employer: row.take()?,
        worker: row.take()?,
        kind: row.take()?,
        reference: row.take()?,
        amount: row.take()?,
        currency: currency.to_owned(),
        correction: None,
        state: row.take()?,
        found_at: row.take()?,
        done_at: row.take()?,
        done_by: row.take()?,
        document: String::new(),
    };
    if let (Some(year), Some(number)) = (row.take()?, row.take()?) {
        difference.document = number_of(year, number);
    }
    difference.correction = difference.kind.correction().filter(|_| difference.state == State::Open);
    Ok(difference)
}
