//! What both sides hear about an interview: a card in the conversation, a notification, and a live event.

use super::store;
use super::view::Interview;
use crate::applications;
use crate::clock;
use crate::db::{Result, Tx};
use crate::employers::{model::Right, rights};
use crate::identity::model::{first_name, short_name};
use crate::ids::{InterviewId, UserId};
use crate::messages::model::{Card, Side};
use crate::messages::open;
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

/// Adds a card to the conversation, notifies the other side, and updates both sides' open screens.
pub fn both(tx: &mut Tx, id: InterviewId, news: News, actor: UserId) -> Result<()> {
    let interview = &store::get(tx, id)?;
    let application = applications::store::get(tx, interview.application_id)?;
    let side = if actor == interview.worker_id { Side::Worker } else { Side::Employer };
    let card = if news == News::Cancelled { Card::InterviewOff } else { Card::Interview };
    let text = sentence(interview, news);
    let (conversation, _) = applications::conversation::open(tx, &application)?;
    open::add_card(tx, conversation, card, Some((actor, side)), &card_text(interview, news, &text))?;
    applications::live::changed(tx, &application)?;
    tell_other_side(tx, interview, news, side, &text)
}

/// Both sides read the card, so it can't say "you".
fn card_text(interview: &Interview, news: News, text: &str) -> String {
    if interview.from_hours && matches!(news, News::Proposed | News::Moved) {
        return format!("Interview proposed. {} picks a free time.", first_name(&interview.worker));
    }
    text.to_owned()
}

fn tell_other_side(tx: &mut Tx, interview: &Interview, news: News, actor: Side, body: &str) -> Result<()> {
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
    let kind = if news == News::Cancelled { "interview_off" } else { "interview" };
    let (topic, href) = (topic(interview), page(interview));
    let note = NewNotification { kind, topic: Some(&topic), title: &title, body, href: &href };
    match actor {
        Side::Employer => send(tx, interview.worker_id, &note),
        Side::Worker => rights::notify(tx, interview.employer_id, Right::Hire, &note),
    }
}

/// The topic of everything about an interview: the newest notification replaces an older one that nobody has read.
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
