//! Live events about applications, sent only to people who may see the change.

use super::view::Application;
use crate::db::{Result, Tx};
use crate::employers::rights;
use crate::live::model::Kind;
use crate::live::store::publish;

/// Tells the employer's members about a new application, and the worker's other devices.
pub fn sent(tx: &mut Tx, application: &Application) -> Result<()> {
    publish(tx, application.worker.id, Kind::ApplicationSent, application.id)?;
    publish_to_employer(tx, application, Kind::ApplicationSent)
}

/// Tells both sides about a change that both see.
pub fn changed(tx: &mut Tx, application: &Application) -> Result<()> {
    publish(tx, application.worker.id, Kind::ApplicationChanged, application.id)?;
    publish_to_employer(tx, application, Kind::ApplicationChanged)
}

/// Tells the employer's members about a change that the worker must not even notice.
pub fn notes_changed(tx: &mut Tx, application: &Application) -> Result<()> {
    publish_to_employer(tx, application, Kind::ApplicationNotesChanged)
}

/// A member who applied is only the applicant.
fn publish_to_employer(tx: &mut Tx, application: &Application, kind: Kind) -> Result<()> {
    for user in rights::viewers(tx, application.employer_id)? {
        if user != application.worker.id {
            publish(tx, user, kind, application.id)?;
        }
    }
    Ok(())
}
