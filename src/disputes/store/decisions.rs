//! Decisions of disputes in the database.

use crate::db::{Result, Row, Tx};
use crate::disputes::view::Decision;
use crate::ids::DisputeId;
use crate::{args, statements};

statements! {
    INSERT = "INSERT INTO dispute_decisions (dispute_id, number, amount, rule, reasons, outsider, user_id, decided_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    LIST = "SELECT amount, rule, reasons, outsider, decided_at, user_id FROM dispute_decisions WHERE dispute_id = $1 ORDER BY number LIMIT 2";
}

/// Stores the first decision, or the second one after an appeal.
pub fn insert(tx: &mut Tx, id: DisputeId, number: i64, new: &Decision) -> Result<()> {
    let what = args![id, number, new.amount, new.rule.as_str(), new.reasons.trim(), new.outsider.trim()];
    tx.run(INSERT, &[what.as_slice(), args![new.by, new.at]].concat()).map(drop)
}

/// Returns the decisions in their order.
pub fn list(tx: &mut Tx, id: DisputeId) -> Result<Vec<Decision>> {
    tx.all(LIST, args![id], from_row)
}

fn from_row(row: &mut Row) -> Result<Decision> {
    let (amount, rule, reasons, outsider) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (at, by) = (row.take()?, row.take()?);
    Ok(Decision { amount, rule, reasons, outsider, at, by })
}
