//! Hours in dispute.

use super::entries::settle;
use super::store::entries as rows;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::{DisputeId, TimeEntryId};

/// Puts hours into a dispute, where they don't count in their timesheet, or takes them out again.
pub fn set_dispute(
    tx: &mut Tx,
    contract: &Contract,
    hours: &[TimeEntryId],
    dispute: Option<DisputeId>,
) -> db::Result<()> {
    let mut sheets = Vec::new();
    for id in hours {
        rows::set_dispute(tx, *id, dispute)?;
        sheets.push(rows::sheet_of(tx, *id)?);
    }
    settle(tx, contract, &sheets)
}
