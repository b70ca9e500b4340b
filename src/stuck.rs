//! Rows that the scheduled work can't deal with: each is set aside with its reason, so that the others go on, and tried again
//! once a day and after each start.
//!
//! A piece of scheduled work selects its rows with [`not_stuck!`](crate::not_stuck) and works on each with [`attempt`].

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::clock::DAY;
use crate::db::{Error, Result, Tx, value};
use crate::events::Event;
use crate::ids::Id;
use crate::{args, statements, string_enum};

string_enum! {
    /// A piece of the scheduled work that goes through rows.
    Tick {
        /// Jobs that expire.
        Jobs = "jobs",
        /// Replies that employers promised.
        Applications = "applications",
        /// Reminders of interviews.
        Interviews = "interviews",
        /// Contracts whose notice or time to answer is over.
        Contracts = "contracts",
        /// Milestones that are approved by time.
        Milestones = "milestones",
        /// Hours that are approved by time.
        Timesheets = "timesheets",
        /// Shifts, and who comes to them.
        Shifts = "shifts",
        /// Invoices that are late.
        Invoices = "invoices",
        /// Payments to confirm.
        Payments = "payments",
        /// Disputes whose stage is over.
        Disputes = "disputes",
        /// Sealed ranges that a restart lost; the row is the dispute.
        Ranges = "ranges",
        /// Contracts to review; the row is the contract.
        Reviews = "reviews",
        /// Support chats that nobody writes in.
        Chats = "chats",
        /// Mails about unread notifications; the row is the person.
        Mailing = "mailing",
        /// Accounts to delete; the row is the person.
        Removals = "removals",
    }
}

/// A condition that leaves out the rows that are set aside, to put after other conditions.
#[macro_export]
macro_rules! not_stuck {
    ($tick:literal, $id:literal) => {
        concat!(
            " AND NOT EXISTS (SELECT 1 FROM stuck_rows WHERE tick = '",
            $tick,
            "' AND row_id = ",
            $id,
            " AND held = 1)"
        )
    };
}

statements! {
    IS_KNOWN = "SELECT EXISTS (SELECT 1 FROM stuck_rows WHERE tick = $1 AND row_id = $2)";
    SET_ASIDE = "INSERT INTO stuck_rows (tick, row_id, reason, since, tried_at, held) VALUES ($1, $2, $3, $4, $4, 1)
                 ON CONFLICT (tick, row_id) DO UPDATE SET reason = excluded.reason, tried_at = excluded.tried_at, held = 1";
    REMOVE = "DELETE FROM stuck_rows WHERE tick = $1 AND row_id = $2";
    RELEASE = "UPDATE stuck_rows SET held = 0 WHERE held = 1 AND tried_at <= $1";
    FORGET = "DELETE FROM stuck_rows WHERE held = 0";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT row_id FROM stuck_rows LIMIT 1000) AS some";
}

/// Works on a row in a savepoint of its own. If that fails or panics, sets the row aside and returns `None`.
///
/// # Errors
/// Those that aren't the row's fault, such as a full disk.
pub fn attempt<T>(tx: &mut Tx, tick: Tick, row: impl Id, work: impl FnOnce(&mut Tx) -> Result<T>) -> Result<Option<T>> {
    let work = |tx: &mut Tx| {
        catch_unwind(AssertUnwindSafe(|| work(tx)))
            .unwrap_or_else(|_| Err(Error::Invalid("the work panicked".to_owned())))
    };
    match tx.savepoint(work) {
        Ok(done) => {
            tx.run(REMOVE, args![tick.as_str(), row.number()])?;
            Ok(Some(done))
        }
        Err(error) if error.is_about_the_site() => Err(error),
        Err(error) => set_aside(tx, tick, row.number(), &error).map(|()| None),
    }
}

fn set_aside(tx: &mut Tx, tick: Tick, row: i64, error: &Error) -> Result<()> {
    let reason = error.to_string();
    tracing::warn!(tick = tick.as_str(), row, reason, "the scheduled work set a row aside and will retry it in a day");
    let is_known: bool = tx.one(IS_KNOWN, args![tick.as_str(), row], value)?;
    tx.run(SET_ASIDE, args![tick.as_str(), row, &reason, tx.now()])?;
    if is_known { Ok(()) } else { tx.emit(Event::RowStuck { tick: tick.as_str(), row, reason }) }
}

/// Lets the rows that were last tried a day ago be tried again; with `all`, every row.
///
/// # Errors
/// If the database fails.
pub fn release(tx: &mut Tx, all: bool) -> Result<()> {
    let until = if all { i64::MAX } else { tx.now() - DAY };
    tx.run(RELEASE, args![until]).map(drop)
}

/// Forgets the released rows that a round didn't set aside again: someone has dealt with them.
///
/// # Errors
/// If the database fails.
pub fn forget_released(tx: &mut Tx) -> Result<()> {
    tx.run(FORGET, args![]).map(drop)
}

/// Returns how many rows are set aside, at most 1,000.
///
/// # Errors
/// If the database fails.
pub fn count(tx: &mut Tx) -> Result<i64> {
    tx.one(COUNT, args![], value)
}
