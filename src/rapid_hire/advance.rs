//! Moving a rapid hire on: whose time is over, who gets the job, and who is asked next.

use super::model::{LOOK_AGAIN, OfferState, State, answer_time, begins_at, confirm_time, openings_left, wave_size};
use super::near::works;
use super::notify;
use super::order::{self, Candidate};
use super::store::{self, candidates, offers};
use super::view::{Offer, RapidHire};
use crate::clock::MINUTE;
use crate::db::{Result, Tx};
use crate::employers::blocks;
use crate::identity;
use crate::ids::{RapidHireId, UserId};
use crate::jobs::model::Status as JobStatus;
use crate::notifications::settings;
use crate::shifts::model::WAY;
use crate::{shifts, site};

/// Moves a hire on at the time that was set for it.
pub fn on_time(tx: &mut Tx, id: RapidHireId, at: i64) -> Result<()> {
    if store::is_due(tx, id, at)? { advance(tx, id) } else { Ok(()) }
}

/// Moves a hire on, whatever happened to it: expires what's over, chooses people, asks the next ones, and sets when the
/// clock looks again.
pub fn advance(tx: &mut Tx, id: RapidHireId) -> Result<()> {
    let hire = store::get(tx, id)?;
    match hire.job_status {
        _ if hire.state == State::Ended => return Ok(()),
        JobStatus::Draft | JobStatus::PendingPayment if tx.now() < hire.work.ends_at => {
            return store::set_due(tx, id, Some(hire.work.ends_at));
        }
        JobStatus::Open | JobStatus::Paused | JobStatus::Filled if tx.now() < hire.work.ends_at => {}
        _ => return end(tx, &hire),
    }
    welcome_back(tx, &hire)?;
    let_go(tx, &hire)?;
    drop_blocked(tx, &hire)?;
    expire(tx, &hire)?;
    let open = choose(tx, &hire)?;
    let is_asking = offers::line(tx, id)?.iter().any(|offer| offer.state == OfferState::Offered);
    let is_worth_it = tx.now() + WAY < hire.work.ends_at;
    if open > 0 && !is_asking && is_worth_it && hire.job_status != JobStatus::Paused {
        ask(tx, &hire, open)?;
    }
    let line = offers::line(tx, id)?;
    let is_filled = needed(&hire, &line) == 0;
    if is_filled {
        release(tx, &line)?;
    }
    store::set_state(tx, id, if is_filled { State::Filled } else { State::Asking })?;
    store::set_due(tx, id, Some(next_look(&hire, &line, open, tx.now())))?;
    notify::changed(tx, &hire)
}

/// Returns how many people are still needed: for the job's openings, and for those who didn't come.
fn needed(hire: &RapidHire, line: &[Offer]) -> i64 {
    let replacing = line.iter().filter(|offer| offer.state == OfferState::Replacing).count();
    openings_left(hire.job_status, hire.openings, hire.filled) + i64::try_from(replacing).unwrap_or_default()
}

/// Stops looking for a backup for those who came after all.
fn welcome_back(tx: &mut Tx, hire: &RapidHire) -> Result<()> {
    for offer in offers::line(tx, hire.id)? {
        if offer.state == OfferState::Replacing && offer.shift.is_some_and(|shift| shift.has_come()) {
            offers::set_state(tx, offer.id, OfferState::Confirmed)?;
        }
    }
    Ok(())
}

/// Lets those go who were chosen and aren't needed anymore, the last ones first: someone was hired for the job in another
/// way, or came after all. That comes before looking at the time, since it isn't their fault.
fn let_go(tx: &mut Tx, hire: &RapidHire) -> Result<()> {
    let line = offers::line(tx, hire.id)?;
    let needed = usize::try_from(needed(hire, &line)).unwrap_or_default();
    for offer in line.iter().filter(|offer| offer.state == OfferState::Chosen).skip(needed) {
        offers::set_state(tx, offer.id, OfferState::Closed)?;
        notify::taken(tx, hire, offer)?;
    }
    Ok(())
}

/// Takes those out of the line who may no longer accept or confirm, because there's a block between them and the employer. It doesn't
/// count as missed.
fn drop_blocked(tx: &mut Tx, hire: &RapidHire) -> Result<()> {
    for offer in offers::line(tx, hire.id)? {
        let waits = matches!(offer.state, OfferState::Offered | OfferState::Accepted | OfferState::Chosen);
        if waits && blocks::exists(tx, hire.employer_id, offer.worker)? {
            offers::set_state(tx, offer.id, OfferState::Closed)?;
            notify::settled(tx, &offer)?;
        }
    }
    Ok(())
}

/// Ends offers that nobody answered or confirmed in time.
fn expire(tx: &mut Tx, hire: &RapidHire) -> Result<()> {
    let now = tx.now();
    for offer in offers::line(tx, hire.id)? {
        match offer.state {
            OfferState::Offered if offer.answer_by <= now => {
                offers::set_state(tx, offer.id, OfferState::Expired)?;
                notify::settled(tx, &offer)?;
            }
            OfferState::Chosen if offer.confirm_by.is_none_or(|by| by <= now) => {
                offers::set_state(tx, offer.id, OfferState::Lapsed)?;
                notify::lapsed(tx, hire, &offer)?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// Chooses people in line who said yes, in order. Whoever hasn't answered keeps their turn until the time is over, so it
/// doesn't matter who answers first. Returns how many more people are needed.
fn choose(tx: &mut Tx, hire: &RapidHire) -> Result<i64> {
    let line = offers::line(tx, hire.id)?;
    let chosen = line.iter().filter(|offer| offer.state == OfferState::Chosen).count();
    let mut open = needed(hire, &line) - i64::try_from(chosen).unwrap_or_default();
    let mut unanswered = 0;
    for offer in &line {
        match offer.state {
            OfferState::Offered => unanswered += 1,
            OfferState::Accepted if open > unanswered && is_free(tx, hire, offer.worker)? => {
                let confirm_by = (tx.now() + confirm_time(hire.work.starts_at, tx.now())).min(hire.work.ends_at);
                offers::choose(tx, offer.id, confirm_by)?;
                notify::chosen(tx, hire, offer, confirm_by)?;
                open -= 1;
            }
            _ => {}
        }
    }
    Ok(open)
}

/// Whether someone can still take the job: they have said yes to nothing else, and don't work at that time.
fn is_free(tx: &mut Tx, hire: &RapidHire, worker: UserId) -> Result<bool> {
    let time = (begins_at((hire.work.starts_at, hire.work.ends_at), tx.now()), hire.work.ends_at);
    Ok(identity::store::is_open(tx, worker)?
        && !offers::has_open(tx, worker)?
        && !shifts::store::is_busy(tx, worker, time, None)?)
}

/// Asks the next people, or says that there's nobody left.
fn ask(tx: &mut Tx, hire: &RapidHire, open: i64) -> Result<()> {
    let mut found = suitable(tx, hire)?;
    order::sort(&mut found);
    found.truncate(usize::try_from(wave_size(open)).unwrap_or_default());
    if found.is_empty() {
        if !hire.nobody_left {
            store::set_nobody_left(tx, hire.id)?;
            notify::nobody_left(tx, hire)?;
        }
        return Ok(());
    }
    let (now, wave) = (tx.now(), hire.wave + 1);
    let answer_by = (now + answer_time(hire.work.starts_at, now)).min(hire.work.ends_at);
    store::set_wave(tx, hire.id, wave)?;
    for (position, one) in (1..).zip(&found) {
        let id = offers::insert(tx, hire.id, one, (wave, position), answer_by)?;
        notify::offered(tx, hire, id, one.user, answer_by)?;
    }
    Ok(())
}

/// Returns who can be asked: near enough, free, not to be left alone now, and content with the pay.
fn suitable(tx: &mut Tx, hire: &RapidHire) -> Result<Vec<Candidate>> {
    let (zone, now) = (site::store::zone(tx)?, tx.now());
    let time = (begins_at((hire.work.starts_at, hire.work.ends_at), now), hire.work.ends_at);
    let minutes = (hire.work.ends_at - hire.work.starts_at) / MINUTE;
    let pays = order::total(hire.work.rate, hire.work.rate_unit, minutes);
    let mut found = Vec::new();
    for one in candidates::available(tx, hire.id, &hire.category)? {
        let Some(miles) = one.town.within(&hire.town, one.radius) else { continue };
        let is_enough = one.min_rate.is_none_or(|least| order::total(least, one.rate_unit, minutes) <= pays);
        let fits = is_enough && works(&one.hours, &zone, time);
        let is_quiet = fits && settings::times_of(tx, one.user)?.after_quiet(now) > now;
        if !fits || is_quiet || shifts::store::is_busy(tx, one.user, time, None)? {
            continue;
        }
        found.push(Candidate {
            user: one.user,
            waited_days: candidates::waited_days(tx, one.user)?,
            missed: candidates::missed(tx, one.user)?,
            asked_at: one.asked_at,
            miles,
        });
    }
    Ok(found)
}

/// Lets those go who haven't answered, because everyone who's needed has confirmed. Who said yes stays in line.
fn release(tx: &mut Tx, line: &[Offer]) -> Result<()> {
    for offer in line.iter().filter(|offer| offer.state == OfferState::Offered) {
        offers::set_state(tx, offer.id, OfferState::Closed)?;
        notify::settled(tx, offer)?;
    }
    Ok(())
}

/// Returns when the clock looks again: when the next time to answer or confirm is over, or there may be somebody new to ask.
fn next_look(hire: &RapidHire, line: &[Offer], open: i64, now: i64) -> i64 {
    let is_asking = line.iter().any(|offer| offer.state == OfferState::Offered);
    let times = line.iter().filter_map(|offer| match offer.state {
        OfferState::Offered => Some(offer.answer_by),
        OfferState::Chosen => offer.confirm_by,
        _ => None,
    });
    let again = (open > 0 && !is_asking).then_some(now + LOOK_AGAIN);
    times.chain(again).min().unwrap_or(hire.work.ends_at).min(hire.work.ends_at)
}

/// Ends a hire, and tells those who waited.
pub fn end(tx: &mut Tx, hire: &RapidHire) -> Result<()> {
    for offer in offers::line(tx, hire.id)? {
        match offer.state {
            OfferState::Offered => {
                offers::set_state(tx, offer.id, OfferState::Closed)?;
                notify::settled(tx, &offer)?;
            }
            OfferState::Accepted | OfferState::Chosen => {
                offers::set_state(tx, offer.id, OfferState::Closed)?;
                notify::taken(tx, hire, &offer)?;
            }
            OfferState::Replacing => offers::set_state(tx, offer.id, OfferState::Confirmed)?,
            _ => {}
        }
    }
    store::set_state(tx, hire.id, State::Ended)?;
    store::set_due(tx, hire.id, None)?;
    notify::changed(tx, hire)
}
