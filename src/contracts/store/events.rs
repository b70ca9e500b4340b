//! The timeline of a contract in the database.

use crate::contracts::model::Side;
use crate::contracts::view::Event;
use crate::db::{Result, Row, Tx};
use crate::ids::{ContractId, UserId};
use crate::web::{List, Page};
use crate::{args, statements};

statements! {
    INSERT = "INSERT INTO contract_events (contract_id, kind, side, user_id, text, at) VALUES ($1, $2, $3, $4, $5, $6)";
    LIST = "SELECT id, kind, side, text, at FROM contract_events WHERE contract_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3";
    LIST_BEFORE = "SELECT id, kind, side, text, at FROM contract_events WHERE contract_id = $1 AND id > $2 ORDER BY id LIMIT $3";
}

const MAX_TEXT_CHARS: usize = 1_000;

/// Adds what someone did, or what happened by itself, to the timeline.
pub fn add(tx: &mut Tx, contract: ContractId, kind: &str, actor: Option<(Side, UserId)>, text: &str) -> Result<()> {
    let (side, user) = actor.unzip();
    let text: String = text.chars().take(MAX_TEXT_CHARS).collect();
    tx.run(INSERT, args![contract, kind, side.map(Side::as_str), user, &text, tx.now()]).map(drop)
}

/// Returns a page of the timeline, newest first.
pub fn list(tx: &mut Tx, contract: ContractId, page: &Page) -> Result<List<Event>> {
    let (sql, from) = page.start(LIST, LIST_BEFORE, i64::MAX);
    let rows = tx.all(sql, args![contract, from, page.rows()], from_row)?;
    Ok(page.list(rows, |event| event.id))
}

fn from_row(row: &mut Row) -> Result<Event> {
    Ok(Event { id: row.take()?, kind: row.take()?, side: row.take()?, text: row.take()?, at: row.take()? })
}
