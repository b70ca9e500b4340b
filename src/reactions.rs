//! The table of reactions to events, which run in the event's transaction.

use crate::db::{Hooks, Result, Tx};
use crate::employers::{self, model::Kind};
use crate::events::Event;
use crate::{accounts, applications, jobs, subjects};

/// Hooks that a database is opened with, so its transactions reach the reactions.
pub const HOOKS: Hooks = Hooks { react, access: subjects::access };

fn react(tx: &mut Tx, event: Event) -> Result<()> {
    match event {
        Event::HiringRoleTaken { user, enterprise } => {
            let kind = if enterprise { Kind::Enterprise } else { Kind::Person };
            employers::store::own(tx, user, kind).map(drop)
        }
        Event::JobEnded { job } => applications::closing::close_remaining(tx, job),
        Event::JobRelisted { job } => applications::closing::reopen(tx, job),
        Event::JobChanged { job, title, what } => applications::notify::job_changed(tx, job, &title, &what),
        Event::FileDeleted { file } => {
            accounts::profile::store::forget_photo(tx, file)?;
            employers::store::forget_photo(tx, file)?;
            jobs::photos::forget(tx, file)
        }
        Event::FeeSettled { job } => jobs::board::list_paid(tx, job),
    }
}
