//! A partner month: charged, begun once it's paid or waived, and what the clock does about it.

use super::model::{Days, REMINDER_DAYS, UNPAID_DAYS};
use super::store;
use crate::clock::{self, DAY};
use crate::db::{self, Tx};
use crate::events::{Event, OfficeNews};
use crate::identity::Me;
use crate::ids::FeeId;
use crate::money::billing::{self, FeeSubject, NewFee};
use crate::money::model::{Fee, FeeState};
use crate::money::{fees, price};
use crate::notifications::settle;
use crate::notifications::store::{NewNotification, send};
use crate::site;
use crate::tasks::{self, Task};
use crate::web::{Error, Result};

const TITLE: &str = "Partner subscription, one month";
/// Page of the subscription.
const PAGE: &str = "/partner-subscription";

/// Charges a person for a month, unless a fee is already due, and begins it right away if it's free for them. Returns
/// whether the fee is new, and the fee.
///
/// # Errors
/// 409 if there's no subscription here, or it's too early for the next month.
pub fn subscribe(tx: &mut Tx, me: &Me) -> Result<(bool, Fee)> {
    let due = fees::partner_due(tx, me.id)?;
    let is_new = due.is_none();
    let fee = match due {
        Some(fee) => fee,
        None => charge(tx, me)?,
    };
    if let Some(waiver) = price::partner_waiver_for(tx, me, fee.amount)? {
        billing::waive_automatically(tx, &fee, &waiver)?;
        begin(tx, fee.id)?;
    } else if is_new {
        tx.emit(Event::OfficeNews(OfficeNews::Fee))?;
    }
    Ok((is_new, fees::get(tx, fee.id)?))
}

fn charge(tx: &mut Tx, me: &Me) -> Result<Fee> {
    if site::store::partner_offer(tx)?.is_empty() {
        return Err(Error::conflict("not_offered", "There’s no partner subscription here right now."));
    }
    let (last, today) = (store::last_day(tx, me.id)?, store::today(tx)?);
    if let Some(from) = (Days { last: last.as_deref(), today: &today }).renewable_from() {
        let day = clock::format_date(&from).unwrap_or(from);
        return Err(Error::conflict("too_early", format!("You can pay for the next month from {day}.")));
    }
    let (amount, currency) = (site::store::fees(tx)?.partner_month, site::store::currency(tx)?);
    let about = FeeSubject::PartnerMonth;
    let new = NewFee { about, employer: None, user: me.id, title: TITLE, amount, currency: &currency };
    let fee = billing::add(tx, &new)?;
    tasks::store::enqueue(tx, Task::PartnerMonth(fee.id), fee.created_at + UNPAID_DAYS * DAY)?;
    Ok(fee)
}

/// Begins the month of a fee that was just paid or waived.
pub fn begin(tx: &mut Tx, id: FeeId) -> db::Result<()> {
    let fee = fees::get(tx, id)?;
    let (last, today) = (store::last_day(tx, fee.user)?, store::today(tx)?);
    let month = (Days { last: last.as_deref(), today: &today }).next_month();
    let (first, last) = month.ok_or_else(|| db::Error::Invalid(format!("no month begins on {today}")))?;
    store::set_days(tx, id, (&first, &last))?;
    // Who renewed needs no reminder of the month before.
    for kind in ["partner_ending", "partner_ended"] {
        for topic in settle::unread_topics(tx, fee.user, &format!("{kind}:"))? {
            settle::topic(tx, fee.user, &topic)?;
        }
    }
    look_again(tx, id, &last, -REMINDER_DAYS)
}

/// Has the clock look at a fee in the morning of a day, counted from the last one of its month.
fn look_again(tx: &mut Tx, fee: FeeId, last: &str, days: i64) -> db::Result<()> {
    let zone = site::store::zone(tx)?;
    let day = clock::add_days(last, days);
    match day.and_then(|day| clock::morning_of(&zone, &day)) {
        Some(at) => tasks::store::enqueue(tx, Task::PartnerMonth(fee), at),
        None => Ok(()),
    }
}

/// Cancels a fee that was never paid, or reminds its person that the month ends, or has ended, unless they renewed it. Being
/// run again sends no second reminder, because a reminder replaces an unread one of the same topic.
pub fn on_time(tx: &mut Tx, id: FeeId) -> db::Result<()> {
    let fee = fees::get(tx, id)?;
    match (fee.state, &fee.last_day) {
        (FeeState::Due, _) if tx.now() >= fee.created_at + UNPAID_DAYS * DAY => cancel_unpaid(tx, &fee),
        (FeeState::Paid | FeeState::Waived, Some(last)) if store::last_day(tx, fee.user)?.as_ref() == Some(last) => {
            remind(tx, &fee, last)
        }
        _ => Ok(()),
    }
}

fn cancel_unpaid(tx: &mut Tx, fee: &Fee) -> db::Result<()> {
    billing::cancel(tx, fee)?;
    let body = format!("It wasn’t paid for {UNPAID_DAYS} days. You can subscribe again at any time.");
    notify(tx, fee, ("partner_unpaid", "Your partner fee was canceled", &body))
}

fn remind(tx: &mut Tx, fee: &Fee, last: &str) -> db::Result<()> {
    let today = store::today(tx)?;
    let Some(grace) = (Days { last: Some(last), today: &today }).grace_until() else { return Ok(()) };
    let day = |date: &str| clock::format_date(date).unwrap_or_default();
    // The clock first looks when the fee is 14 days old, in case it's unpaid.
    if clock::add_days(last, -REMINDER_DAYS).is_some_and(|reminder| today < reminder) {
        return look_again(tx, fee.id, last, -REMINDER_DAYS);
    }
    if today.as_str() <= last {
        let title = format!("Your partner subscription ends on {}", day(last));
        let body = "It doesn’t renew by itself. You can pay for the next month now.";
        notify(tx, fee, ("partner_ending", &title, body))?;
        return look_again(tx, fee.id, last, 1);
    }
    if today <= grace {
        let title = format!("Your partner subscription ended on {}", day(last));
        let body = format!("If you renew it by {}, there’s no gap.", day(&grace));
        return notify(tx, fee, ("partner_ended", &title, &body));
    }
    Ok(())
}

fn notify(tx: &mut Tx, fee: &Fee, (kind, title, body): (&str, &str, &str)) -> db::Result<()> {
    let topic = format!("{kind}:{}", fee.id);
    let ends_at = match (&fee.last_day, kind) {
        (Some(last), "partner_ending") => clock::end_of_day(&site::store::zone(tx)?, last),
        _ => None,
    };
    let note = NewNotification {
        kind,
        topic: Some(&topic),
        title,
        body,
        href: PAGE,
        useful_until: ends_at,
        ..NewNotification::default()
    };
    send(tx, fee.user, &note)
}

/// Cancels a person's fee that's still to be paid.
///
/// # Errors
/// 409 if there is none.
pub fn cancel(tx: &mut Tx, me: &Me) -> Result<()> {
    let due = fees::partner_due(tx, me.id)?;
    let fee =
        due.ok_or_else(|| Error::conflict("wrong_state", "There’s nothing to pay, so there’s nothing to cancel."))?;
    Ok(billing::cancel(tx, &fee)?)
}
