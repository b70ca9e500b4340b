//! What the database asks of the features above it.

use super::{Result, Tx};
use crate::events::Event;
use crate::ids::UserId;
use crate::subject::{Access, Subject};
use crate::text::calendar::Entry;

/// Callbacks through which lower-level features reach higher-level ones; plain functions, so they're `Copy`.
#[derive(Clone, Copy, Debug)]
pub struct Hooks {
    /// Runs an event's reactions in the event's transaction.
    pub react: fn(&mut Tx, Event) -> Result<()>,
    /// Returns a user's access to a subject.
    pub access: fn(&mut Tx, Subject, UserId) -> Result<Access>,
    /// Returns the users whose open apps show what a user is doing with a subject.
    pub audience: fn(&mut Tx, Subject, UserId) -> Result<Vec<UserId>>,
    /// Returns the calendar entry for a user about the topic of a notification, with links to the site's origin.
    pub entry: fn(&mut Tx, &str, UserId, &str) -> Result<Option<Entry>>,
}

impl Default for Hooks {
    /// No reactions and no access: for tests and tools that use only the database.
    fn default() -> Self {
        Self {
            react: |_, _| Ok(()),
            access: |_, _, _| Ok(Access::None),
            audience: |_, _, _| Ok(Vec::new()),
            entry: |_, _, _, _| Ok(None),
        }
    }
}
