//! What follows from what happened: one table from event to effect, each in the transaction of its event.

use crate::db::{Hooks, Result, Tx};
use crate::employers::{self, model::Kind};
use crate::events::Event;

/// What a database is opened with, so that its transactions reach this table.
pub const HOOKS: Hooks = Hooks { react };

fn react(tx: &mut Tx, event: Event) -> Result<()> {
    match event {
        Event::HiringRoleTaken { user, enterprise } => {
            let kind = if enterprise { Kind::Enterprise } else { Kind::Person };
            employers::store::own(tx, user, kind).map(drop)
        }
    }
}
