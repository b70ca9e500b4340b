//! Hours in dispute. They keep their place in the week, so that the regular hours before overtime are used up by them too,
//! but are billed apart from it.

use super::add::settle;
use super::model::{State, TimeEntry};
use super::store::{self, entries as rows, figures};
use super::week;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::{DisputeId, TimeEntryId};
use crate::site;

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

/// Returns hours in dispute with what they're worth now that it's over, and counts them as billed: with the rest of their
/// week if that was approved, or by what is in it now.
pub fn bill(tx: &mut Tx, contract: &Contract, hours: &[TimeEntryId]) -> db::Result<Vec<TimeEntry>> {
    let mut sheets = hours.iter().map(|id| rows::sheet_of(tx, *id)).collect::<db::Result<Vec<_>>>()?;
    sheets.sort_unstable();
    sheets.dedup();
    let mut all = Vec::new();
    for sheet in sheets {
        let mut found = figures::of_sheet(tx, sheet)?.entries;
        found.retain(|entry| hours.contains(&entry.id));
        let new: Vec<_> = found.iter().filter(|entry| !entry.is_billed).cloned().collect();
        figures::bill(tx, contract, sheet, &new)?;
        settle(tx, contract, &[sheet])?;
        all.extend(found);
    }
    Ok(all)
}

/// Takes hours out of a dispute that was withdrawn. Those of a week that was approved meanwhile wait for approval again, in
/// the next timesheet that wasn't sent in; with `keep_approved`, they stay and are returned.
pub fn withdraw(
    tx: &mut Tx,
    contract: &Contract,
    hours: &[TimeEntryId],
    keep_approved: bool,
) -> db::Result<Vec<TimeEntryId>> {
    let (mut back, mut approved) = (Vec::new(), Vec::new());
    for id in hours {
        let sheet = rows::sheet_of(tx, *id)?;
        if store::get(tx, sheet)?.state == State::Approved { approved.push(*id) } else { back.push(*id) }
    }
    set_dispute(tx, contract, &back, None)?;
    if keep_approved {
        return Ok(approved);
    }
    let (zone, starts) = (site::store::zone(tx)?, site::time_rules::find(tx)?.week_starts);
    for id in approved {
        let Some(entry) = rows::find(tx, id)? else { continue };
        let before = rows::sheet_of(tx, id)?;
        let after = store::open_for(tx, contract, &week::of_instant(&zone, entry.started_at, starts))?;
        figures::unbill(tx, id)?;
        rows::move_to(tx, id, after)?;
        rows::set_dispute(tx, id, None)?;
        settle(tx, contract, &[before, after])?;
    }
    Ok(Vec::new())
}
