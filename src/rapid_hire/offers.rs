//! Handlers that answer an offer, and that look for someone else.

use axum::extract::State as AppState;
use axum::response::Response;

use super::model::{Action, OfferState};
use super::store::offers as store;
use super::view::{Offer, RapidHire, RapidHirePanel, RapidOffer};
use super::{access, advance, notify};
use crate::app::{App, Write};
use crate::db::{self, Tx};
use crate::identity::Me;
use crate::ids::RapidOfferId;
use crate::policy::Step;
use crate::web::{Error, List, NoBody, Result};

/// Lists what the caller was asked, the newest first, at most 20.
#[utoipa::path(get, path = "/api/rapid-offers", operation_id = "rapid_offers_list", tag = "rapid hire", responses(
    (status = 200, body = List<RapidOffer>)))]
pub async fn list(AppState(app): AppState<App>, me: Me) -> Result<axum::Json<List<RapidOffer>>> {
    let items = app
        .db
        .read(move |tx| {
            let found = store::of_worker(tx, me.id)?;
            found.into_iter().map(|offer| access::own_offer(tx, offer.id)).collect::<db::Result<Vec<_>>>()
        })
        .await?;
    Ok(axum::Json(List::whole(items)))
}

/// Says that the caller would come. They get the job as soon as everyone before them in the wave has answered.
#[utoipa::path(post, path = "/api/rapid-offers/{id}/accept", operation_id = "rapid_offers_accept", tag = "rapid hire", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = RapidOffer), (status = 409, description = "wrong_state, offer_over")))]
pub async fn accept(AppState(app): AppState<App>, step: Step<RapidOfferId>, write: Write<NoBody>) -> Result<Response> {
    write.ok(&app, move |tx, _| act(tx, &step, Action::Accept, OfferState::Accepted)).await
}

/// Says no, or takes a yes back before it's confirmed. It costs nothing.
#[utoipa::path(post, path = "/api/rapid-offers/{id}/decline", operation_id = "rapid_offers_decline", tag = "rapid hire", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = RapidOffer), (status = 409, description = "wrong_state, offer_over")))]
pub async fn decline(AppState(app): AppState<App>, step: Step<RapidOfferId>, write: Write<NoBody>) -> Result<Response> {
    write.ok(&app, move |tx, _| act(tx, &step, Action::Decline, OfferState::Declined)).await
}

fn act(tx: &mut Tx, step: &Step<RapidOfferId>, action: Action, next: OfferState) -> Result<RapidOffer> {
    let (offer, hire) = usable(tx, step, action)?;
    store::set_state(tx, offer.id, next)?;
    if offer.state == OfferState::Chosen {
        notify::gave_back(tx, &hire, &offer)?;
    }
    notify::settled(tx, &offer)?;
    advance::advance(tx, hire.id)?;
    Ok(access::own_offer(tx, offer.id)?)
}

/// Returns an offer and its hire if the one who was asked can still do this.
///
/// # Errors
/// Those of [`access::authorize_offer`]; 409 if the time for it is over.
pub fn usable(tx: &mut Tx, step: &Step<RapidOfferId>, action: Action) -> Result<(Offer, RapidHire)> {
    let (offer, hire) = access::authorize_offer(tx, step)?;
    if !offer.worker_can(tx.now()).contains(&action) {
        return Err(Error::conflict("offer_over", "You’re too late for this one. It went to someone else."));
    }
    Ok((offer, hire))
}

/// Looks for someone else, because the one who confirmed isn't there. Those in line come first, then the next wave.
#[utoipa::path(post, path = "/api/rapid-offers/{id}/replace", operation_id = "rapid_offers_replace", tag = "rapid hire", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = RapidHirePanel), (status = 409, description = "wrong_state, not_missing")))]
pub async fn replace(AppState(app): AppState<App>, step: Step<RapidOfferId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let (offer, hire) = access::authorize_offer(tx, &step)?;
            if !offer.can_replace(&hire, tx.now()) {
                let detail = "You can get a backup for someone who can’t make it, is late or didn’t come.";
                return Err(Error::conflict("not_missing", detail));
            }
            store::set_state(tx, offer.id, OfferState::Replacing)?;
            advance::advance(tx, hire.id)?;
            Ok(access::panel(tx, hire.id, step.me.id)?)
        })
        .await
}
