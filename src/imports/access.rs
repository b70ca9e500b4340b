//! Who can read an import and act on it.

use super::model::{Import, ImportDetails};
use super::{faults, missing, store};
use crate::db::Tx;
use crate::ids::ImportId;
use crate::policy::{Step, Target};
use crate::web::{Error, Result};

/// Returns the import if the policy allows the caller this action in its current state.
///
/// # Errors
/// 403, 404 or 409.
pub fn authorize(tx: &mut Tx, step: &Step<ImportId>) -> Result<Import> {
    let import = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    step.check(&Target::known(import.summary.state.as_str()))?;
    Ok(import)
}

/// Takes an action on an import and returns it as it is afterward.
///
/// # Errors
/// Those of [`authorize`] or of `effect`.
pub fn act(
    tx: &mut Tx,
    step: &Step<ImportId>,
    effect: impl FnOnce(&mut Tx, &Import) -> Result<()>,
) -> Result<ImportDetails> {
    let import = authorize(tx, step)?;
    effect(tx, &import)?;
    details(tx, step.id)
}

/// Returns an import with its columns, its map and its faults.
///
/// # Errors
/// 404 if there is no such import.
pub fn details(tx: &mut Tx, id: ImportId) -> Result<ImportDetails> {
    let Import { summary, columns, samples, mapping, guess, .. } = store::find(tx, id)?.ok_or_else(Error::not_found)?;
    // While rows are checked, the page asks every second, and the lists aren't complete.
    let is_busy = summary.state.is_busy();
    let mut faults = if is_busy { Vec::new() } else { faults::list(tx, id)? };
    let missing = if is_busy { Vec::new() } else { missing::names(tx, id)? };
    let closes_most = summary.counts.would_close_most();
    for cause in &mut faults {
        let used = mapping.as_ref().map(|mapping| mapping.map.columns_of(&cause.field)).unwrap_or_default();
        cause.columns = guess.others.get(&cause.field).cloned().unwrap_or_default();
        cause.columns.retain(|column| !used.contains(&column.as_str()));
    }
    Ok(ImportDetails { summary, columns, samples, mapping, guess, faults, missing, closes_most })
}
