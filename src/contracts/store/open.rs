//! What is open in a contract besides proposals and notice, such as work to approve. The features above contracts say so.

use crate::contracts::model::{Due, Side};
use crate::db::{Error, Result, Row, Tx};
use crate::ids::ContractId;
use crate::{args, statements};

statements! {
    ADD = "INSERT INTO contract_open (contract_id, side, due) VALUES ($1, $2, $3) ON CONFLICT (contract_id, side, due) DO NOTHING";
    REMOVE = "DELETE FROM contract_open WHERE contract_id = $1 AND side = $2 AND due = $3";
}

/// Stores whether something is open for a side.
pub fn set(tx: &mut Tx, contract: ContractId, side: Side, due: Due, is_open: bool) -> Result<()> {
    let sql = if is_open { ADD } else { REMOVE };
    tx.run(sql, args![contract, side.as_str(), due.as_str()]).map(drop)
}

/// Reads a column like `worker milestone,employer approve`.
pub(super) fn from_row(row: &mut Row) -> Result<Vec<(Side, Due)>> {
    let text: Option<String> = row.take()?;
    let pairs = text.iter().flat_map(|text| text.split(','));
    pairs.map(|pair| parse(pair).ok_or_else(|| Error::Invalid(format!("unknown open item {pair}")))).collect()
}

fn parse(pair: &str) -> Option<(Side, Due)> {
    let (side, due) = pair.split_once(' ')?;
    Some((Side::parse(side)?, Due::parse(due)?))
}
