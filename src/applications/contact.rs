//! The contact details that a form suggests.

use axum::extract::State;

use super::access;
use super::view::Application;
use crate::app::App;
use crate::contracts::contact::Contact;
use crate::contracts::store::contacts::{self, Giver};
use crate::ids::{ApplicationId, UserId};
use crate::policy::Step;
use crate::web::{Error, Result};

/// Returns the caller's own contact details as the offer, or its acceptance, suggests them.
///
/// They are those that the caller, or a colleague, gave last time; otherwise the account's email address.
#[utoipa::path(get, path = "/api/applications/{id}/contact", operation_id = "applications_contact", tag = "applications", params(("id" = i64, Path)), responses(
    (status = 200, body = Contact), (status = 403)))]
pub async fn suggested(State(app): State<App>, step: Step<ApplicationId>) -> Result<axum::Json<Contact>> {
    let contact = app
        .db
        .read(move |tx| {
            let application = access::authorize(tx, &step)?;
            Ok::<_, Error>(contacts::suggested(tx, giver(&application, step.me.id))?)
        })
        .await?;
    Ok(axum::Json(contact))
}

/// Returns who gives contact details when this person acts on the application.
#[must_use]
pub fn giver(application: &Application, user: UserId) -> Giver {
    let employer = (application.worker.id != user).then_some(application.employer_id);
    Giver { user, employer }
}
