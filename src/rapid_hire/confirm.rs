//! Confirming: it makes an application, a contract and a shift, so that everything after is as with any other hire.

use axum::extract::State as AppState;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{Action, OfferState, begins_at};
use super::offers::usable;
use super::store::offers as store;
use super::view::{Offer, RapidHire, RapidOffer};
use super::{access, advance, notify};
use crate::app::{App, Write};
use crate::applications::hire::{self, DirectHire};
use crate::applications::input;
use crate::clock;
use crate::contracts::contact::Contact;
use crate::contracts::store::contacts;
use crate::contracts::terms::{PayMethod, PayWhen};
use crate::db::{self, Tx};
use crate::ids::{ContractId, RapidOfferId};
use crate::policy::Step;
use crate::shifts::{self, plan::AgreedShift};
use crate::site;
use crate::web::{Error, Result, Validator, token};

/// Confirms that one comes.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct RapidConfirmation {
    /// How the employer reaches the worker.
    contact: Contact,
}

/// Confirms that the caller comes. They are hired with that.
#[utoipa::path(post, path = "/api/rapid-offers/{id}/confirm", operation_id = "rapid_offers_confirm", tag = "rapid hire", params(("id" = i64, Path)), request_body = RapidConfirmation, responses(
    (status = 200, body = RapidOffer), (status = 409, description = "wrong_state, offer_over, busy, job_filled, application_closed")))]
pub async fn confirm(
    AppState(app): AppState<App>,
    step: Step<RapidOfferId>,
    write: Write<RapidConfirmation>,
) -> Result<Response> {
    let (_, secret) = token::secret();
    write
        .ok(&app, move |tx, body| {
            let (offer, hire) = usable(tx, &step, Action::Confirm)?;
            let mut checks = Validator::default();
            body.contact.check(&mut checks);
            checks.finish()?;
            take(tx, &hire, &offer, &body.contact, &secret)?;
            Ok(access::own_offer(tx, offer.id)?)
        })
        .await
}

fn take(tx: &mut Tx, hire: &RapidHire, offer: &Offer, contact: &Contact, secret: &[u8; 32]) -> Result<()> {
    let times = (begins_at((hire.work.starts_at, hire.work.ends_at), tx.now()), hire.work.ends_at);
    if shifts::store::is_busy(tx, offer.worker, times, None)? {
        return Err(Error::conflict("busy", "You have a shift at that time. Decline one of them first."));
    }
    // From here on, the hire counts this opening as taken, whatever else the steps below set off.
    store::set_state(tx, offer.id, OfferState::Confirmed)?;
    let missing = replaced(tx, hire)?;
    let hired = employ(tx, hire, offer, contact, missing.is_none())?;
    // The worker confirms the shift with the same tap. The one whom they stand in for isn't expected anymore.
    let replaces = missing.and_then(|offer| offer.shift).map(|shift| shift.id);
    let agreed = AgreedShift { times, note: &hire.work.notes, replaces, by: hire.user };
    let shift = shifts::plan::agree(tx, hired, &agreed, secret)?;
    store::set_hired(tx, offer.id, hired, shift)?;
    notify::settled(tx, offer)?;
    Ok(advance::advance(tx, hire.id)?)
}

/// Returns the person whom this backup replaces: the first one who's missing, once the job's own openings are filled.
fn replaced(tx: &mut Tx, hire: &RapidHire) -> db::Result<Option<Offer>> {
    let has_openings = super::model::openings_left(hire.job_status, hire.openings, hire.filled) > 0;
    // The one who was missing may have come in the meantime.
    let is_missing =
        |one: &Offer| one.state == OfferState::Replacing && !one.shift.is_some_and(|shift| shift.has_come());
    let missing = store::line(tx, hire.id)?.into_iter().find(is_missing);
    let Some(missing) = missing.filter(|_| !has_openings) else { return Ok(None) };
    store::set_state(tx, missing.id, OfferState::Replaced)?;
    Ok(Some(missing))
}

fn employ(tx: &mut Tx, hire: &RapidHire, offer: &Offer, contact: &Contact, takes_opening: bool) -> Result<ContractId> {
    let terms = input::Offer {
        rate: hire.work.rate,
        rate_unit: hire.work.rate_unit,
        start_date: Some(clock::date_in(&site::store::zone(tx)?, hire.work.starts_at)),
        note: String::new(),
        pay_method: PayMethod::Other,
        pay_when: PayWhen::AtEnd,
        notice_days: 0,
        contact: contacts::get(tx, hire.contact)?,
    };
    let direct = DirectHire {
        job: hire.work.job_id,
        worker: offer.worker,
        by: hire.user,
        offer: &terms,
        contact,
        takes_opening,
    };
    hire::directly(tx, &direct)
}
