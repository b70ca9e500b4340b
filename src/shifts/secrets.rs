//! What an employer's clock-in codes are made from, and which of those that were known before their time are used up.

use super::code;
use crate::db::{Result, Tx, value};
use crate::ids::EmployerId;
use crate::{args, statements};

statements! {
    FIND = "SELECT secret FROM clock_secrets WHERE employer_id = $1";
    ADD = "INSERT INTO clock_secrets (employer_id, secret) VALUES ($1, $2) ON CONFLICT (employer_id) DO NOTHING";
    USE = "INSERT INTO used_codes (employer_id, minute) VALUES ($1, $2) ON CONFLICT (employer_id, minute) DO NOTHING";
    FORGET = "DELETE FROM used_codes WHERE employer_id = $1 AND minute < $2";
}

/// Returns what an employer's codes are made from; `None` before the first shift.
pub fn find(tx: &mut Tx, employer: EmployerId) -> Result<Option<Vec<u8>>> {
    tx.find(FIND, args![employer], value)
}

/// Stores what an employer's codes are made from, unless there's something already.
pub fn ensure(tx: &mut Tx, employer: EmployerId, secret: &[u8; 32]) -> Result<()> {
    tx.run(ADD, args![employer, secret.as_slice()]).map(drop)
}

/// Whether someone can clock in with this code now. One that a kiosk without a signal shows is used up with that.
pub fn accept(tx: &mut Tx, employer: EmployerId, code: &str) -> Result<bool> {
    let now = tx.now();
    let Some(secret) = find(tx, employer)? else { return Ok(false) };
    if code::is_valid(&secret, code, now) {
        return Ok(true);
    }
    let Some(minute) = code::minute_ahead(&secret, code, now) else { return Ok(false) };
    tx.run(FORGET, args![employer, minute - code::AHEAD])?;
    Ok(tx.run(USE, args![employer, minute])? > 0)
}
