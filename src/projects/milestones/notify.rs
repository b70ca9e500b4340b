//! What both sides hear about a milestone.

use super::model::Milestone;
use super::store;
use crate::clock;
use crate::contracts::model::Side;
use crate::contracts::notify::{About, Message, quoted, record, tell_about};
use crate::contracts::page;
use crate::contracts::reminders::{self, Reminder};
use crate::contracts::view::Contract;
use crate::db::{Error, Result, Tx};
use crate::employers::blocks;
use crate::ids::{MilestoneId, UserId};
use crate::money::format::format_amount;
use crate::{contracts, site};

/// What happened to a milestone.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum News {
    /// Someone proposed it.
    Proposed,
    /// Someone proposed a change, or to drop it.
    ChangeProposed,
    /// The other side agreed.
    Agreed,
    /// The other side turned the proposal down, or its author took it back.
    Declined,
    /// Both sides dropped it.
    Dropped,
    /// The worker began.
    Started,
    /// The worker sent the work in.
    Submitted,
    /// The employer asked for changes.
    Returned,
    /// The employer approved it.
    Approved,
    /// The clock approved it.
    ApprovedByClock,
}

impl News {
    const fn kind(self) -> &'static str {
        match self {
            Self::Proposed => "milestone_proposed",
            Self::ChangeProposed => "milestone_change",
            Self::Agreed => "milestone_agreed",
            Self::Declined => "milestone_declined",
            Self::Dropped => "milestone_dropped",
            Self::Started => "milestone_started",
            Self::Submitted => "milestone_submitted",
            Self::Returned => "milestone_returned",
            Self::Approved | Self::ApprovedByClock => "milestone_approved",
        }
    }

    /// What the side that did it said about it.
    fn words(self, milestone: &Milestone) -> Option<&str> {
        match self {
            Self::Submitted => Some(&milestone.submit_note),
            Self::Returned => Some(&milestone.return_note),
            _ => None,
        }
    }

    /// What happened, as both sides read it.
    fn sentence(self, milestone: &Milestone, currency: &str, zone: &str) -> String {
        let title = &milestone.terms.title;
        let amount = format_amount(milestone.terms.amount, currency);
        match self {
            Self::Proposed if title.is_empty() => format!("A milestone was proposed: {amount}."),
            Self::Proposed => format!("Milestone proposed: {title}, {amount}."),
            Self::ChangeProposed if milestone.change.as_ref().is_some_and(|change| change.terms.is_none()) => {
                if title.is_empty() {
                    "It was proposed to drop a milestone.".to_owned()
                } else {
                    format!("It was proposed to drop the milestone “{title}”.")
                }
            }
            Self::ChangeProposed if title.is_empty() => "A change of a milestone was proposed.".to_owned(),
            Self::ChangeProposed => format!("A change of the milestone “{title}” was proposed."),
            Self::Agreed => format!("Milestone agreed: {title}, {amount}."),
            Self::Declined if title.is_empty() => "The proposal for a milestone is off the table.".to_owned(),
            Self::Declined => format!("The proposal for the milestone “{title}” is off the table."),
            Self::Dropped => format!("The milestone “{title}” was dropped."),
            Self::Started => format!("Work on “{title}” began."),
            Self::Submitted => {
                let by = milestone.approve_at.map(|at| clock::format_day(zone, at)).unwrap_or_default();
                format!("Work on “{title}” was sent in. Without an answer, it counts as approved on {by}.")
            }
            Self::Returned => format!("Changes to “{title}” were asked for."),
            Self::Approved => format!("“{title}” was approved: {amount}."),
            Self::ApprovedByClock => {
                format!("“{title}” counts as approved, because it wasn’t answered in time: {amount}.")
            }
        }
    }

    fn title(self, who: &str, milestone: &Milestone) -> String {
        let title = &milestone.terms.title;
        match self {
            Self::Proposed if title.is_empty() => format!("{who} proposed a milestone"),
            Self::Proposed => format!("{who} proposed a milestone: “{title}”"),
            Self::ChangeProposed if title.is_empty() => format!("{who} proposed to change a milestone"),
            Self::ChangeProposed => format!("{who} proposed a change: “{title}”"),
            Self::Agreed => format!("{who} agreed: “{title}”"),
            Self::Declined if title.is_empty() => format!("{who} didn’t agree to a milestone"),
            Self::Declined => format!("{who} didn’t agree: “{title}”"),
            Self::Dropped => format!("{who} agreed to drop “{title}”"),
            Self::Started => format!("{who} began “{title}”"),
            Self::Submitted => format!("{who} sent work in: “{title}”"),
            Self::Returned => format!("{who} asked for changes: “{title}”"),
            Self::Approved => format!("{who} approved “{title}”"),
            Self::ApprovedByClock => format!("Approved without an answer: “{title}”"),
        }
    }
}

/// Tells both sides what one of them did. Beginning the work is only a line in the timeline.
pub fn acted(tx: &mut Tx, id: MilestoneId, news: News, by: (Side, UserId)) -> Result<()> {
    let (contract, milestone, text) = read(tx, id, news)?;
    let message = Message { kind: news.kind(), actor: Some(by), text: &text };
    if news == News::Started {
        return record(tx, &contract, &message);
    }
    // What was sent in counts as approved then.
    let useful_until = milestone.approve_at.filter(|_| news == News::Submitted);
    let about = About { thing: Some(id.0), useful_until, href: None };
    tell_about(tx, &contract, &message, about, |who| news.title(who, &milestone))
}

/// Tells both sides what happened by itself.
pub fn happened(tx: &mut Tx, contract: &Contract, id: MilestoneId, news: News) -> Result<()> {
    let (_, milestone, text) = read(tx, id, news)?;
    let message = Message { kind: news.kind(), actor: None, text: &text };
    let about = About { thing: Some(id.0), ..About::default() };
    tell_about(tx, contract, &message, about, |who| news.title(who, &milestone))
}

/// Reminds the employer that the clock is about to approve work.
pub fn remind(tx: &mut Tx, id: MilestoneId) -> Result<()> {
    let (contract, milestone, _) = read(tx, id, News::Submitted)?;
    let at = milestone.approve_at.unwrap_or_default();
    let by = clock::format_moment(&site::store::zone(tx)?, at);
    let text = format!("Without an answer, it counts as approved on {by}.");
    let title = format!("Check the work by tomorrow: “{}”", milestone.terms.title);
    let (kind, thing) = ("contract_milestone_check", Some(id.0));
    let (href, useful_until) = (page::href(contract.id, kind), milestone.approve_at);
    let reminder = Reminder { kind, thing, useful_until, title: &title, text: &text, href: &href };
    reminders::remind(tx, &contract, Side::Employer, &reminder)
}

fn read(tx: &mut Tx, id: MilestoneId, news: News) -> Result<(Contract, Milestone, String)> {
    let mut milestone = store::find(tx, id)?.ok_or_else(|| Error::Invalid(format!("milestone {id} does not exist")))?;
    let contract = contracts::store::get(tx, milestone.contract_id)?;
    if matches!(news, News::Proposed | News::ChangeProposed | News::Declined) {
        // Until both agree on a title, it's one side's words.
        let title = blocks::heard(tx, contract.employer.id, contract.worker.id, &milestone.terms.title)?.to_owned();
        milestone.terms.title = title;
    }
    let text = news.sentence(&milestone, &contract.currency, &site::store::zone(tx)?);
    let words = news.words(&milestone).map(|words| quoted(tx, &contract, words)).transpose()?.unwrap_or_default();
    Ok((contract, milestone, text + &words))
}
