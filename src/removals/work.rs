//! The deletion of removed accounts, one batch after the other.

use super::jobs;
use crate::accounts::profile;
use crate::accounts::removals::{self, Deletion};
use crate::audit::{self, Action};
use crate::calendars;
use crate::conversations::templates;
use crate::db::{Result, Tx};
use crate::drafts;
use crate::employers::store::{self as employers, invitations};
use crate::events::Event;
use crate::files;
use crate::ids::{EmployerId, UserId};
use crate::jobs::searches;
use crate::messages::store::scheduled;
use crate::money::account_refunds;
use crate::push;
use crate::stuck::{self, Tick};

/// Fees and scheduled messages per transaction, in which other writes wait.
const BATCH: i64 = 20;
/// Files per transaction; a file can have 10 MB.
const FILES: i64 = 5;

/// Does one batch of the deletion that was due first; returns whether there may be more.
pub fn run_batch(tx: &mut Tx) -> Result<bool> {
    let Some(deletion) = removals::due(tx)? else { return Ok(false) };
    stuck::attempt(tx, Tick::Removals, deletion.user, |tx| delete_part(tx, &deletion))?;
    Ok(true)
}

/// Does the first part of a deletion that isn't done yet. Money goes first, because it's what others may wait for.
fn delete_part(tx: &mut Tx, deletion: &Deletion) -> Result<()> {
    let user = deletion.user;
    removals::begin(tx, user)?;
    let alone = employers::members::alone(tx, user)?;
    if deletion.refund
        && let Some(fee) = account_refunds::refund_after(tx, &alone, deletion.fee, BATCH, deletion.by)?
    {
        return removals::set_progress(tx, &Deletion { fee, ..*deletion });
    }
    if let Some(job) = jobs::end_after(tx, user, &alone, deletion.job)? {
        return removals::set_progress(tx, &Deletion { job, ..*deletion });
    }
    delete_own(tx, user, &alone)?;
    if scheduled::delete_of(tx, user, BATCH)? > 0 || files::store::delete_unused(tx, user, FILES)? > 0 {
        return Ok(());
    }
    removals::finish(tx, user)?;
    let done = Action {
        actor: Some(deletion.by),
        name: "people_deleted",
        subject_kind: "user",
        subject: user.0,
        reason: "The day to undo the removal was over.",
    };
    audit::record(tx, &done)?;
    tx.emit(Event::OfficeWork)
}

/// Deletes what only the person needs, except for their files. There's little of each.
fn delete_own(tx: &mut Tx, user: UserId, alone: &[EmployerId]) -> Result<()> {
    drafts::api::delete_all(tx, user)?;
    templates::delete_all(tx, user)?;
    searches::delete_all(tx, user)?;
    push::store::unsubscribe_all(tx, user)?;
    calendars::store::delete(tx, user)?;
    invitations::delete_of(tx, user)?;
    profile::store::delete(tx, user)?;
    alone.iter().try_for_each(|employer| employers::clear(tx, *employer))
}
