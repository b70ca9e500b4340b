//! What an employer's clock-in codes are made from.

use crate::db::{Result, Tx, value};
use crate::ids::EmployerId;
use crate::{args, statements};

statements! {
    FIND = "SELECT secret FROM clock_secrets WHERE employer_id = $1";
    ADD = "INSERT INTO clock_secrets (employer_id, secret) VALUES ($1, $2) ON CONFLICT (employer_id) DO NOTHING";
}

/// Returns what an employer's codes are made from; `None` before the first shift.
pub fn find(tx: &mut Tx, employer: EmployerId) -> Result<Option<Vec<u8>>> {
    tx.find(FIND, args![employer], value)
}

/// Stores what an employer's codes are made from, unless there's something already.
pub fn ensure(tx: &mut Tx, employer: EmployerId, secret: &[u8; 32]) -> Result<()> {
    tx.run(ADD, args![employer, secret.as_slice()]).map(drop)
}
