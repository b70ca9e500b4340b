//! Telling the employer about a new application: at once, or after a few seconds in which the applicant can take it back.

use super::model::Status;
use super::view::Application;
use super::{live, notify, store};
use crate::clock::SECOND;
use crate::db::{Result, Tx};
use crate::ids::ApplicationId;
use crate::tasks::{self, Task};

/// How long an application can be taken back without a trace, in milliseconds.
const UNDO_TIME: i64 = 10 * SECOND;

/// Tells the employer about a new application; with `undo`, after ten seconds, also if the applicant's device is gone by then.
pub fn announce(tx: &mut Tx, application: &Application, undo: bool) -> Result<()> {
    if undo {
        let due_at = tx.now() + UNDO_TIME;
        return tasks::store::enqueue(tx, Task::ApplicationSent(application.id), due_at);
    }
    notify::application_received(tx, application)?;
    live::sent(tx, application)
}

/// The time to take it back is over.
pub fn on_time(tx: &mut Tx, id: ApplicationId) -> Result<()> {
    let Some(application) = store::find(tx, id)? else { return Ok(()) };
    // The employer may have opened it meanwhile, or the job may have ended.
    if application.status == Status::Sent { announce(tx, &application, false) } else { Ok(()) }
}

/// The applicant took it back. Returns whether that was in time and nobody had opened it, so that the employer never hears of
/// it. `before` is the application before that.
pub fn taken_back(tx: &mut Tx, before: &Application) -> Result<bool> {
    let is_in_time = tasks::store::cancel(tx, Task::ApplicationSent(before.id))?;
    Ok(is_in_time && before.status == Status::Sent)
}
