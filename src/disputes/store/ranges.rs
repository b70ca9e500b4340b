//! Sealed ranges in the database. They are only compared with each other, and deleted when their round is over.

use crate::contracts::model::Side;
use crate::db::{Result, Tx};
use crate::disputes::model::Range;
use crate::ids::DisputeId;
use crate::{args, statements};

statements! {
    SEAL = "INSERT INTO dispute_ranges (dispute_id, side, lowest, highest) VALUES ($1, $2, $3, $4)";
    OF_SIDE = "SELECT lowest, highest FROM dispute_ranges WHERE dispute_id = $1 AND side = $2";
    CLEAR = "DELETE FROM dispute_ranges WHERE dispute_id = $1";
}

/// Seals a side's range. It can't be changed in this round.
pub fn seal(tx: &mut Tx, id: DisputeId, side: Side, range: Range) -> Result<()> {
    tx.run(SEAL, args![id, side.as_str(), range.min, range.max]).map(drop)
}

/// Returns a side's range in this round.
pub fn of_side(tx: &mut Tx, id: DisputeId, side: Side) -> Result<Option<Range>> {
    tx.find(OF_SIDE, args![id, side.as_str()], |row| Ok(Range { min: row.take()?, max: row.take()? }))
}

/// Deletes both ranges, because the round is over.
pub fn clear(tx: &mut Tx, id: DisputeId) -> Result<()> {
    tx.run(CLEAR, args![id]).map(drop)
}
