//! Hiring: an accepted offer takes an opening and begins a contract. Someone who didn't apply can be hired in one step.

use super::contact::giver;
use super::input::{NewApplication, Offer};
use super::model::Status;
use super::view::{Application, ApplicationOffer};
use super::{live, store};
use crate::clock;
use crate::contracts;
use crate::contracts::contact::Contact;
use crate::contracts::store::NewContract;
use crate::contracts::store::contacts;
use crate::contracts::terms::{Payment, Terms};
use crate::db::{self, Tx};
use crate::ids::{ApplicationId, ContractId, JobId, UserId};
use crate::jobs::{self, model::Job, term};
use crate::shifts::{self, plan::AgreedShift};
use crate::site;
use crate::web::{Error, Result};

/// Someone who is hired without having applied: both sides already agreed.
#[derive(Debug)]
pub struct DirectHire<'a> {
    /// The job.
    pub job: JobId,
    /// Who is hired.
    pub worker: UserId,
    /// Who hires for the employer.
    pub by: UserId,
    /// What they agreed on, and how to reach the employer.
    pub offer: &'a Offer,
    /// How to reach the worker.
    pub contact: &'a Contact,
    /// Whether the worker fills an opening; false for a backup, whose opening was filled before.
    pub takes_opening: bool,
}

/// Returns the error for the one who comes just too late.
#[must_use]
pub fn job_filled() -> Error {
    Error::conflict("job_filled", "The last opening was just filled.")
}

/// Hires someone with an application that is sent, answered and accepted at once. If they applied before, that
/// application is the one that's accepted.
///
/// # Errors
/// 409 if no opening is left, or if their application was already turned down.
pub fn directly(tx: &mut Tx, hire: &DirectHire) -> Result<ContractId> {
    let job = jobs::store::get(tx, hire.job)?;
    let applied = jobs::applied::find(tx, hire.worker, hire.job)?;
    let id = applied.map_or_else(|| apply(tx, &job, hire).map_err(answered), Ok)?;
    let application = store::get(tx, id)?;
    if application.status.is_final() {
        return Err(application_closed());
    }
    store::set_offer(tx, id, hire.offer, giver(&application, hire.by))?;
    store::set_status(tx, &application, Status::Offered, hire.by)?;
    let offered = store::get(tx, id)?;
    store::set_status(tx, &offered, Status::Hired, hire.worker)?;
    let contract = accepted(tx, &offered, hire.contact, hire.takes_opening)?;
    live::changed(tx, &offered)?;
    Ok(contract)
}

fn application_closed() -> Error {
    Error::conflict("application_closed", "Your application for this job was already answered.")
}

fn answered(e: db::Error) -> Error {
    match e {
        db::Error::Unique(_) => application_closed(),
        e => e.into(),
    }
}

fn apply(tx: &mut Tx, job: &Job, hire: &DirectHire) -> db::Result<ApplicationId> {
    let apply = NewApplication {
        proposed_rate: hire.offer.rate,
        rate_unit: hire.offer.rate_unit,
        message: String::new(),
        answers: Vec::new(),
        available_from: None,
        files: Vec::new(),
        undo: false,
    };
    store::insert(tx, job, hire.worker, &apply)
}

/// Begins the contract of an accepted offer. Taking the last opening fills the job.
///
/// # Errors
/// 409 if no opening is left.
pub fn accepted(tx: &mut Tx, application: &Application, worker: &Contact, takes_opening: bool) -> Result<ContractId> {
    let job = application.job_id;
    let filled_last_opening = if takes_opening {
        jobs::store::write::fill_opening(tx, job)?.ok_or_else(job_filled)?
    } else {
        jobs::store::write::add_filled_opening(tx, job)?;
        false
    };
    let offer = application.offer.as_ref().ok_or_else(Error::internal)?;
    let employer_contact = store::offer_contact(tx, application.id)?;
    let worker_contact = contacts::insert(tx, giver(application, application.worker.id), worker)?;
    let contract = NewContract {
        employer: application.employer_id,
        worker: application.worker.id,
        job: Some(job),
        application: Some(application.id),
        previous: None,
        title: &application.job.title,
        employer_contact,
        worker_contact: Some(worker_contact),
        answer_due: None,
    };
    let terms = terms(tx, application, offer)?;
    let id = contracts::begin::of_offer(tx, &contract, &terms, &offer.note)?;
    if filled_last_opening {
        jobs::listing::mark_filled(tx, job)?;
    }
    Ok(id)
}

/// Plans the shift of a one-day job on site. Accepting the offer also confirms the shift. `secret` is what the employer's clock-in
/// codes are made from, unless there's something already.
///
/// # Errors
/// 409 `busy` if they have another one at that time.
pub fn agree_on_shift(tx: &mut Tx, application: &Application, contract: ContractId, secret: &[u8; 32]) -> Result<()> {
    let (card, zone) = (jobs::store::get(tx, application.job_id)?.card, site::store::zone(tx)?);
    let other_day = application.offer.as_ref().and_then(|offer| offer.start_date.as_deref());
    let times = term::shift(&card, &zone, other_day).filter(|(_, ends_at)| *ends_at > tx.now() && !card.remote);
    let Some(times) = times else { return Ok(()) };
    let worker = application.worker.id;
    if shifts::store::is_busy(tx, worker, times, None)? {
        return Err(Error::conflict("busy", "You already have a shift then. Cancel or decline it first."));
    }
    let agreed = AgreedShift { times, note: "", replaces: None, by: worker };
    Ok(shifts::plan::agree(tx, contract, &agreed, secret).map(drop)?)
}

/// The terms of the contract: what the offer says, and the rest from the job as it's posted now.
fn terms(tx: &mut Tx, application: &Application, offer: &ApplicationOffer) -> Result<Terms> {
    let job = jobs::store::get(tx, application.job_id)?;
    let &ApplicationOffer { rate, rate_unit, pay_method, pay_when, notice_days, .. } = offer;
    let payment = Payment { rate, rate_unit, pay_method, pay_when, notice_days };
    let today = clock::date_in(&site::store::zone(tx)?, tx.now());
    let posted = job.card.start_date.as_deref().filter(|day| **day >= *today);
    Ok(Terms::of_offer(&job.card, &job.description, payment, offer.start_date.as_deref().or(posted)))
}
