//! What both sides hear about an interview: a card in the conversation, a notification, and a live event.

use super::calendar::is_ahead;
use super::model::Status;
use super::store;
use super::view::Interview;
use crate::applications;
use crate::clock::{self, MINUTE};
use crate::db::{Result, Tx};
use crate::employers::{model::Right, rights};
use crate::identity::model::{first_name, short_name};
use crate::ids::{InterviewId, UserId};
use crate::messages::model::{Card, Side};
use crate::messages::open;
use crate::notifications::acts::Act;
use crate::notifications::settle;
use crate::notifications::store::{NewNotification, send};

/// What happened to an interview.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum News {
    /// The employer proposed times.
    Proposed,
    /// The other side picked a time.
    Confirmed,
    /// One side proposed other times.
    Moved,
    /// One side canceled it.
    Cancelled,
}

/// Adds a card to the conversation, notifies the other side, and updates both sides' open screens. What either was told
/// before and hasn't read is taken back: it was answered, moved or canceled. `was_at` is the time that was agreed before.
pub fn both(tx: &mut Tx, id: InterviewId, news: News, actor: UserId, was_at: Option<i64>) -> Result<()> {
    let interview = &store::get(tx, id)?;
    settle(tx, interview)?;
    let application = applications::store::get(tx, interview.application_id)?;
    let side = if actor == interview.worker_id { Side::Worker } else { Side::Employer };
    let card = if news == News::Cancelled { Card::InterviewOff } else { Card::Interview };
    let text = sentence(interview, news);
    let (conversation, _) = applications::conversation::open(tx, &application)?;
    open::add_card(tx, conversation, card, Some((actor, side)), &card_text(interview, news, &text))?;
    applications::live::changed(tx, &application)?;
    tell_other_side(tx, interview, (news, was_at), side, &text)?;
    if news == News::Proposed { Ok(()) } else { update_calendars(tx, interview, side, news, &text) }
}

/// Mails the calendar entry to the side that acted, which hears nothing else: its calendars have the interview too.
fn update_calendars(tx: &mut Tx, interview: &Interview, side: Side, news: News, body: &str) -> Result<()> {
    if !is_ahead(interview, tx.now()) {
        return Ok(());
    }
    let job = &interview.job_title;
    let title = match news {
        News::Proposed | News::Confirmed => format!("The interview for “{job}” is set"),
        News::Moved => format!("The interview for “{job}” is being moved"),
        News::Cancelled => format!("The interview for “{job}” is off"),
    };
    let (topic, href) = (topic(interview), page(interview));
    let useful_until = interview.agreed_at.map(|at| at + interview.minutes * MINUTE);
    let kind = "interview_calendar";
    let note = NewNotification {
        kind,
        topic: Some(&topic),
        title: &title,
        body,
        href: &href,
        useful_until,
        ..NewNotification::default()
    };
    match side {
        Side::Worker => send(tx, interview.worker_id, &note),
        Side::Employer => rights::notify(tx, interview.employer_id, Right::Hire, &note),
    }
}

/// Mails the calendar entry of an interview that an application's step set or ended to the side that took it. The other
/// side's notification of the step carries the entry.
pub fn application_changed(tx: &mut Tx, id: InterviewId, side: Side) -> Result<()> {
    let interview = &store::get(tx, id)?;
    let news = if interview.status == Status::Cancelled { News::Cancelled } else { News::Confirmed };
    update_calendars(tx, interview, side, news, &sentence(interview, news))
}

/// Returns until when it's of use to know what happened.
fn useful_until(interview: &Interview, news: News, was_at: Option<i64>, now: i64) -> Option<i64> {
    let until = match news {
        News::Proposed => Some(interview.ends_at),
        News::Confirmed => interview.at,
        // Nobody should come at the old time, or miss the new ones.
        News::Moved => was_at.into_iter().chain([interview.ends_at]).filter(|at| *at > now).min(),
        News::Cancelled => was_at.or_else(|| interview.times.iter().copied().max()),
    };
    until.filter(|until| *until > now)
}

/// Both sides read the card, so it can't say "you".
fn card_text(interview: &Interview, news: News, text: &str) -> String {
    if interview.from_hours && matches!(news, News::Proposed | News::Moved) {
        return format!("Interview proposed. {} picks a free time.", first_name(&interview.worker));
    }
    text.to_owned()
}

fn tell_other_side(
    tx: &mut Tx,
    interview: &Interview,
    (news, was_at): (News, Option<i64>),
    actor: Side,
    body: &str,
) -> Result<()> {
    let who = match actor {
        Side::Employer => interview.employer.clone(),
        Side::Worker => short_name(&interview.worker),
    };
    let job = &interview.job_title;
    let title = match news {
        News::Proposed => format!("{who} invites you to an interview for “{job}”"),
        News::Confirmed => format!("{who} picked a time for the interview"),
        News::Moved => format!("{who} proposed other times for the interview"),
        News::Cancelled => format!("{who} canceled the interview for “{job}”"),
    };
    let kind = match news {
        News::Proposed => "interview",
        News::Confirmed => "interview_confirmed",
        News::Moved => "interview_moved",
        News::Cancelled => "interview_off",
    };
    let (topic, href) = (topic(interview), page(interview));
    let useful_until = useful_until(interview, news, was_at, tx.now());
    // Whoever hears of new times picks one.
    let asks = matches!(news, News::Proposed | News::Moved).then_some(Act { name: &topic, id: 0 });
    let note = NewNotification { kind, topic: Some(&topic), title: &title, body, href: &href, useful_until, asks };
    match actor {
        Side::Employer => send(tx, interview.worker_id, &note),
        Side::Worker => rights::notify(tx, interview.employer_id, Right::Hire, &note),
    }
}

/// Takes back what both sides were told about an interview and haven't read.
pub fn settle(tx: &mut Tx, interview: &Interview) -> Result<()> {
    let topic = topic(interview);
    let mut people = rights::members(tx, interview.employer_id, Right::Hire)?;
    people.push(interview.worker_id);
    people.into_iter().try_for_each(|user| settle::topic(tx, user, &topic))
}

/// The topic of everything about an interview.
pub(super) fn topic(interview: &Interview) -> String {
    format!("interview:{}", interview.id)
}

/// Returns the path of an interview's page.
pub(super) fn page(interview: &Interview) -> String {
    format!("/interviews/{}", interview.id)
}

/// Says what happened in one or two sentences, with times in the site's zone.
fn sentence(interview: &Interview, news: News) -> String {
    let moment = |at: i64| clock::format_moment(&interview.zone, at);
    let times = interview.times.iter().copied().map(moment).collect::<Vec<_>>().join("; ");
    match news {
        News::Proposed | News::Moved if interview.from_hours => "Pick a time that suits you.".to_owned(),
        News::Proposed => format!("Interview proposed: {times}."),
        News::Moved => format!("Other times proposed: {times}."),
        News::Confirmed => {
            format!("Interview confirmed: {}.", interview.at.map(moment).unwrap_or_default())
        }
        News::Cancelled if interview.reason.is_empty() => "The interview is off.".to_owned(),
        News::Cancelled => format!("The interview is off: {}", interview.reason),
    }
}
