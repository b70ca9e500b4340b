//! The brake: refuses texts that look like a scam, if the operator wants that.

use super::store;
use crate::db::Tx;
use crate::warnings::Warning;
use crate::web::{Error, Result};

/// Refuses a field for the warning that its text raises, if the operator wants that.
///
/// # Errors
/// 422 with the reason.
pub fn check(tx: &mut Tx, field: &str, warning: Option<Warning>) -> Result<()> {
    match warning {
        Some(warning) if store::blocks_risky_messages(tx)? => {
            Err(Error::invalid_field(field, format!("This can’t be sent here. {}", warning.reason)))
        }
        _ => Ok(()),
    }
}
