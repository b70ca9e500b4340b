//! Reading rapid hires, and stopping them.

use axum::extract::State as AppState;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use super::view::{RapidHire, RapidHirePanel};
use super::{access, advance, store};
use crate::app::{App, Write};
use crate::contracts::contact::Contact;
use crate::contracts::store::contacts::{self, Giver};
use crate::db;
use crate::employers::model::Rights;
use crate::employers::rights;
use crate::identity::{self, Me};
use crate::ids::{EmployerId, RapidHireId};
use crate::policy::Step;
use crate::web::{Error, List, NoBody, Query, Result};

/// Maximum number of hires in the list.
const MAX_LISTED: usize = 50;

/// Lists the rapid hires of the employers that the caller hires for, the newest first, at most 50.
#[utoipa::path(get, path = "/api/rapid-hires", operation_id = "rapid_hires_list", tag = "rapid hire", responses(
    (status = 200, body = List<RapidHire>)))]
pub async fn list(AppState(app): AppState<App>, me: Me) -> Result<axum::Json<List<RapidHire>>> {
    let items = app
        .db
        .read(move |tx| {
            let mut hires = Vec::new();
            for employer in rights::employers(tx, me.id, Rights::can_view_applications)? {
                hires.extend(store::of_employer(tx, employer)?);
            }
            hires.sort_by_key(|hire| std::cmp::Reverse(hire.id));
            hires.truncate(MAX_LISTED);
            hires.into_iter().map(|hire| access::view(tx, hire, me.id)).collect::<db::Result<Vec<_>>>()
        })
        .await?;
    Ok(axum::Json(List::whole(items)))
}

/// Query parameters of the suggested contact.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ContactQuery {
    /// The employer; the caller's default one if left out.
    employer_id: Option<EmployerId>,
}

/// Returns how the employer can be reached, as the form suggests it: what the caller, or a colleague, gave last time;
/// otherwise the account's email address.
#[utoipa::path(get, path = "/api/rapid-hires/contact", operation_id = "rapid_hires_contact", tag = "rapid hire", params(ContactQuery), responses(
    (status = 200, body = Contact)))]
pub async fn contact(
    AppState(app): AppState<App>,
    me: Me,
    Query(query): Query<ContactQuery>,
) -> Result<axum::Json<Contact>> {
    let contact = app
        .db
        .read(move |tx| {
            let employer = match query.employer_id {
                Some(employer) => rights::find(tx, employer, me.id)?.hire.then_some(employer),
                None => identity::store::default_employer(tx, me.id)?,
            };
            contacts::suggested(tx, Giver { user: me.id, employer })
        })
        .await?;
    Ok(axum::Json(contact))
}

/// Returns a rapid hire with everyone who was asked, and why in this order.
#[utoipa::path(get, path = "/api/rapid-hires/{id}", operation_id = "rapid_hires_get", tag = "rapid hire", params(("id" = i64, Path)), responses(
    (status = 200, body = RapidHirePanel)))]
pub async fn get(AppState(app): AppState<App>, step: Step<RapidHireId>) -> Result<axum::Json<RapidHirePanel>> {
    let panel = app
        .db
        .read(move |tx| {
            access::authorize(tx, &step)?;
            Ok::<_, Error>(access::panel(tx, step.id, step.me.id)?)
        })
        .await?;
    Ok(axum::Json(panel))
}

/// Stops asking people. Those who confirmed are still hired, and the job stays on the board.
#[utoipa::path(post, path = "/api/rapid-hires/{id}/stop", operation_id = "rapid_hires_stop", tag = "rapid hire", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = RapidHirePanel)))]
pub async fn stop(AppState(app): AppState<App>, step: Step<RapidHireId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let hire = access::authorize(tx, &step)?;
            advance::end(tx, &hire)?;
            Ok(access::panel(tx, step.id, step.me.id)?)
        })
        .await
}
