//! What is open in a contract besides proposals and notice, such as work to approve. The features above contracts say so.

use crate::contracts::asks;
use crate::contracts::model::{Due, Side};
use crate::db::{Result, Tx, value};
use crate::ids::ContractId;
use crate::notifications::acts;
use crate::{args, statements};

statements! {
    ADD = "INSERT INTO contract_open (contract_id, side, due) VALUES ($1, $2, $3) ON CONFLICT (contract_id, side, due) DO NOTHING";
    REMOVE = "DELETE FROM contract_open WHERE contract_id = $1 AND side = $2 AND due = $3";
    LIST = "SELECT due FROM contract_open WHERE contract_id = $1 AND side = $2 ORDER BY due LIMIT 20";
}

/// Stores whether something is open for a side. Notifications that ask for it say so once it isn't: `is_still_open` answers for one
/// shift, milestone or payment, by its id.
pub fn set(
    tx: &mut Tx,
    contract: ContractId,
    (side, due): (Side, Due),
    is_open: bool,
    is_still_open: impl Fn(&mut Tx, i64) -> Result<bool>,
) -> Result<()> {
    let sql = if is_open { ADD } else { REMOVE };
    tx.run(sql, args![contract, side.as_str(), due.as_str()])?;
    acts::end_closed(tx, &asks::name(contract, side, due), |tx, id| {
        if is_open && id != 0 { is_still_open(tx, id) } else { Ok(is_open) }
    })
}

/// As [`set`], for what there is only one of in a contract.
pub fn set_one(tx: &mut Tx, contract: ContractId, of: (Side, Due), is_open: bool) -> Result<()> {
    set(tx, contract, of, is_open, |_, _| Ok(is_open))
}

/// Returns what is open for a side.
pub fn list(tx: &mut Tx, contract: ContractId, side: Side) -> Result<Vec<Due>> {
    tx.all(LIST, args![contract, side.as_str()], value)
}
