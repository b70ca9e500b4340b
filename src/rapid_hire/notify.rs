//! What both sides of a rapid hire hear.

use super::view::{Offer, RapidHire};
use crate::clock;
use crate::db::{Result, Tx};
use crate::employers::{model::Right, rights};
use crate::identity::model::short_name;
use crate::ids::{RapidOfferId, UserId};
use crate::live::model::Kind;
use crate::live::store::publish;
use crate::notifications::acts::Act;
use crate::notifications::settle;
use crate::notifications::store::{NewNotification, send};
use crate::site;

/// Where a worker answers offers.
const WORKERS_PAGE: &str = "/rapid-hire";

/// Tells the open apps of the employer's members that a hire changed.
pub fn changed(tx: &mut Tx, hire: &RapidHire) -> Result<()> {
    rights::viewers(tx, hire.employer_id)?
        .into_iter()
        .try_for_each(|user| publish(tx, user, Kind::RapidHireChanged, hire.id))
}

/// Asks someone.
pub fn offered(tx: &mut Tx, hire: &RapidHire, offer: RapidOfferId, worker: UserId, answer_by: i64) -> Result<()> {
    let zone = site::store::zone(tx)?;
    let title = format!("{} needs you: “{}”", hire.work.public_employer, hire.work.title);
    let until = clock::format_time(&zone, answer_by);
    let body = format!("{}, {}. Answer by {until}. Saying no costs nothing.", when(hire, &zone), hire.work.city);
    tell_worker(tx, hire, (offer, worker), ("rapid_offer", &title, &body), answer_by)
}

/// Tells someone that the job is theirs if they confirm it.
pub fn chosen(tx: &mut Tx, hire: &RapidHire, offer: &Offer, confirm_by: i64) -> Result<()> {
    let zone = site::store::zone(tx)?;
    let title = format!("“{}” is yours if you confirm", hire.work.title);
    let body = format!("Confirm by {}: {}.", clock::format_time(&zone, confirm_by), when(hire, &zone));
    tell_again(tx, hire, offer, ("rapid_chosen", &title, &body), confirm_by)
}

/// Tells someone who said yes that they aren't needed.
pub fn taken(tx: &mut Tx, hire: &RapidHire, offer: &Offer) -> Result<()> {
    let title = format!("You’re not needed for “{}” after all", hire.work.title);
    let body = "Thanks for saying yes. You’re free to take something else.";
    tell_again(tx, hire, offer, ("rapid_off", &title, body), hire.work.ends_at)
}

/// Tells both sides that someone was chosen and didn't confirm it.
pub fn lapsed(tx: &mut Tx, hire: &RapidHire, offer: &Offer) -> Result<()> {
    let title = format!("You didn’t confirm “{}” in time", hire.work.title);
    let body = "The job went to someone else. Next time, say no if you can’t come: that costs nothing.";
    tell_again(tx, hire, offer, ("rapid_off", &title, body), hire.work.ends_at)?;
    let title = format!("{} didn’t confirm", short_name(&offer.name));
    tell_employer(tx, hire, &title, "We’re offering it to the next person in line.")
}

/// Tells the employer that someone said no after they were chosen.
pub fn gave_back(tx: &mut Tx, hire: &RapidHire, offer: &Offer) -> Result<()> {
    let title = format!("{} can’t make it after all", short_name(&offer.name));
    tell_employer(tx, hire, &title, "We’re offering it to the next person in line.")
}

/// Tells the employer that there's nobody left to ask.
pub fn nobody_left(tx: &mut Tx, hire: &RapidHire) -> Result<()> {
    let title = format!("Nobody else is available for “{}”", hire.work.title);
    let body = "We’ll ask people as soon as they’re available. The job is also on the board as urgent.";
    tell_employer(tx, hire, &title, body)
}

/// Takes an offer off someone's list, because it's answered or over.
pub fn settled(tx: &mut Tx, offer: &Offer) -> Result<()> {
    settle::topic(tx, offer.worker, &topic(offer.id))?;
    publish(tx, offer.worker, Kind::RapidHireChanged, offer.hire)
}

/// Tells someone what became of an offer. What they were asked before is over.
fn tell_again(
    tx: &mut Tx,
    hire: &RapidHire,
    offer: &Offer,
    content: (&str, &str, &str),
    useful_until: i64,
) -> Result<()> {
    settle::topic(tx, offer.worker, &topic(offer.id))?;
    tell_worker(tx, hire, (offer.id, offer.worker), content, useful_until)
}

fn tell_worker(
    tx: &mut Tx,
    hire: &RapidHire,
    (offer, worker): (RapidOfferId, UserId),
    (kind, title, body): (&str, &str, &str),
    useful_until: i64,
) -> Result<()> {
    let topic = topic(offer);
    let useful_until = Some(useful_until);
    let asks = (kind != "rapid_off").then_some(Act { name: &topic, id: 0 });
    send(
        tx,
        worker,
        &NewNotification { kind, topic: Some(&topic), title, body, href: WORKERS_PAGE, useful_until, asks },
    )?;
    publish(tx, worker, Kind::RapidHireChanged, hire.id)
}

fn tell_employer(tx: &mut Tx, hire: &RapidHire, title: &str, body: &str) -> Result<()> {
    let (topic, href) = (format!("rapid-hire:{}", hire.id), format!("/rapid-hire/{}", hire.id));
    let useful_until = Some(hire.work.ends_at);
    let note = NewNotification {
        kind: "rapid_hire",
        topic: Some(&topic),
        title,
        body,
        href: &href,
        useful_until,
        ..NewNotification::default()
    };
    rights::notify(tx, hire.employer_id, Right::Hire, &note)
}

fn topic(offer: RapidOfferId) -> String {
    format!("rapid-offer:{offer}")
}

/// Returns when the work is: "Fri, Nov 27 at 6:00 PM PST to 11:00 PM".
fn when(hire: &RapidHire, zone: &str) -> String {
    clock::format_span(zone, hire.work.starts_at, hire.work.ends_at)
}
