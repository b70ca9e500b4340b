//! The number of rows in the lists that the office works through. Triggers keep the table: see the migration `office`.

use crate::db::{Result, Tx, value};
use crate::{args, statements};

statements! {
    ALL_TOTALS = "SELECT list, state, total FROM list_totals ORDER BY list, state LIMIT 100";
    FIND = "SELECT total FROM list_totals WHERE list = $1 AND state = $2";
}

/// Returns the number of rows of a list in a state, such as the fees that are due.
pub fn of(tx: &mut Tx, list: &str, state: &str) -> Result<i64> {
    Ok(tx.find(FIND, args![list, state], value)?.unwrap_or(0))
}

/// Returns the number of rows of every list in every state: list, state and number.
pub fn all(tx: &mut Tx) -> Result<Vec<(String, String, i64)>> {
    tx.all(ALL_TOTALS, &[], |row| Ok((row.take()?, row.take()?, row.take()?)))
}
