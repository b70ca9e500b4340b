//! What is open in a contract besides proposals and notice, such as work to approve. The features above contracts say so.

use crate::contracts::model::{Due, Side};
use crate::db::{Result, Tx, value};
use crate::ids::ContractId;
use crate::{args, statements};

statements! {
    ADD = "INSERT INTO contract_open (contract_id, side, due) VALUES ($1, $2, $3) ON CONFLICT (contract_id, side, due) DO NOTHING";
    REMOVE = "DELETE FROM contract_open WHERE contract_id = $1 AND side = $2 AND due = $3";
    LIST = "SELECT due FROM contract_open WHERE contract_id = $1 AND side = $2 ORDER BY due LIMIT 20";
}

/// Stores whether something is open for a side.
pub fn set(tx: &mut Tx, contract: ContractId, side: Side, due: Due, is_open: bool) -> Result<()> {
    let sql = if is_open { ADD } else { REMOVE };
    tx.run(sql, args![contract, side.as_str(), due.as_str()]).map(drop)
}

/// Returns what is open for a side.
pub fn list(tx: &mut Tx, contract: ContractId, side: Side) -> Result<Vec<Due>> {
    tx.all(LIST, args![contract, side.as_str()], value)
}
