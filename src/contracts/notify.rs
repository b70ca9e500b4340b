//! What both sides hear about a contract: a line in its timeline, a card in the conversation, a notification for the other
//! side, and a live event.

use super::asks;
use super::model::Side;
use super::page;
use super::reminders;
use super::store::{self, events};
use super::view::Contract;
use crate::clock;
use crate::db::{Result, Tx};
use crate::employers::{blocks, model::Right, rights};
use crate::events::Event;
use crate::ids::{ContractId, UserId};
use crate::live::model::Kind;
use crate::live::store::publish;
use crate::notifications::acts::Act;
use crate::notifications::store::{NewNotification, send};

/// What happened to a contract.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum News {
    /// Someone proposed a contract.
    Proposed,
    /// The other side confirmed it.
    Confirmed,
    /// Someone proposed other terms.
    TermsProposed,
    /// The other side accepted them.
    TermsAccepted,
    /// The other side turned them, or the contract, down.
    Rejected,
    /// Whoever proposed them, or the contract, took that back.
    Withdrawn,
    /// One side gave notice.
    Notice,
    /// It took the notice back.
    Resumed,
    /// The contract is over.
    Ended,
    /// Nobody answered the proposed contract.
    Lapsed,
}

impl News {
    const fn kind(self) -> &'static str {
        match self {
            Self::Proposed => "proposed",
            Self::Confirmed => "confirmed",
            Self::TermsProposed => "terms_proposed",
            Self::TermsAccepted => "terms_accepted",
            Self::Rejected => "rejected",
            Self::Withdrawn => "withdrawn",
            Self::Notice => "notice",
            Self::Resumed => "resumed",
            Self::Ended => "ended",
            Self::Lapsed => "lapsed",
        }
    }

    /// What happened, as both sides read it.
    fn sentence(self, contract: &Contract) -> String {
        let changed = || {
            let lines = contract.pending.iter().flat_map(|pending| &pending.lines);
            let labels: Vec<_> = lines.filter(|line| line.changed).map(|line| line.label).collect();
            if labels.is_empty() {
                "Other terms were proposed.".to_owned()
            } else {
                format!("Proposed changes: {}.", labels.join(", "))
            }
        };
        let last_day = || {
            let on = contract.end.as_ref().and_then(|end| end.on.as_deref()).and_then(clock::format_date);
            on.unwrap_or_default()
        };
        match self {
            Self::Proposed => "A contract was proposed.".to_owned(),
            Self::Confirmed => "The contract was confirmed.".to_owned(),
            Self::TermsProposed => changed(),
            Self::TermsAccepted => "The changed terms were accepted.".to_owned(),
            Self::Rejected => "The proposal was turned down.".to_owned(),
            Self::Withdrawn => "The proposal was taken back.".to_owned(),
            Self::Notice => format!("Notice was given. The last day is {}.", last_day()),
            Self::Resumed => "The notice was taken back. The contract goes on.".to_owned(),
            Self::Ended => "The contract has ended.".to_owned(),
            Self::Lapsed => "The proposal got no answer in 30 days.".to_owned(),
        }
    }

    fn title(self, who: &str, job: &str) -> String {
        match self {
            Self::Proposed => format!("{who} proposed a contract: “{job}”"),
            Self::Confirmed => format!("{who} confirmed the contract: “{job}”"),
            Self::TermsProposed => format!("{who} proposed other terms for “{job}”"),
            Self::TermsAccepted => format!("{who} accepted the changed terms for “{job}”"),
            Self::Rejected => format!("{who} turned your proposal down: “{job}”"),
            Self::Withdrawn => format!("{who} took a proposal back: “{job}”"),
            Self::Notice => format!("{who} gave notice: “{job}”"),
            Self::Resumed => format!("{who} took the notice back: “{job}”"),
            Self::Ended => format!("Your contract has ended: “{job}”"),
            Self::Lapsed => format!("No answer to the contract: “{job}”"),
        }
    }
}

/// Tells both sides what one of them did; `words` are what they said about it.
pub fn acted(tx: &mut Tx, id: ContractId, news: News, by: (Side, UserId), words: &str) -> Result<()> {
    announce(tx, id, news, Some(by), words)
}

/// Tells both sides what happened by itself.
pub fn happened(tx: &mut Tx, id: ContractId, news: News) -> Result<()> {
    announce(tx, id, news, None, "")
}

fn announce(tx: &mut Tx, id: ContractId, news: News, actor: Option<(Side, UserId)>, words: &str) -> Result<()> {
    let contract = store::get(tx, id)?;
    asks::end_closed(tx, &contract)?;
    let text = news.sentence(&contract) + &quoted(tx, &contract, words)?;
    let about = About { thing: contract.pending.as_ref().map(|pending| pending.version), ..About::default() };
    let message = Message { kind: news.kind(), actor, text: &text };
    tell_about(tx, &contract, &message, about, |who| news.title(who, &contract.job_title))
}

/// Quotes what one side said about something that happened, to be added to the sentence that says so. After a block, what
/// happened still reaches the other side, but the words don't: they are read where they were written, not pushed or mailed.
pub fn quoted(tx: &mut Tx, contract: &Contract, words: &str) -> Result<String> {
    let words = blocks::heard(tx, contract.employer.id, contract.worker.id, words)?;
    Ok(if words.is_empty() { String::new() } else { format!(" “{words}”") })
}

/// Something that happened in a contract.
#[derive(Clone, Copy, Debug)]
pub struct Message<'a> {
    /// What happened, such as `confirmed`.
    pub kind: &'a str,
    /// Who did it; `None` if it happened by itself.
    pub actor: Option<(Side, UserId)>,
    /// What happened, as both sides read it.
    pub text: &'a str,
}

/// What something that happened is about.
#[derive(Clone, Copy, Debug, Default)]
pub struct About<'a> {
    /// Which shift, milestone, timesheet or payment, or which version of the terms; `None` for what there is only one of, or for
    /// several.
    pub thing: Option<i64>,
    /// Until when it's of use to know it, in milliseconds since the epoch.
    pub useful_until: Option<i64>,
    /// Path of its page; the contract's own if `None`.
    pub href: Option<&'a str>,
}

/// Records what happened, adds a card to the conversation, and notifies the other side, or both if it happened by itself.
/// `title` makes the notification's title from the other side's name.
pub fn tell(tx: &mut Tx, contract: &Contract, message: &Message, title: impl Fn(&str) -> String) -> Result<()> {
    tell_about(tx, contract, message, About::default(), title)
}

/// As [`tell`], for something with a page or a time of its own.
pub fn tell_about(
    tx: &mut Tx,
    contract: &Contract,
    message: &Message,
    about: About,
    title: impl Fn(&str) -> String,
) -> Result<()> {
    record_about(tx, contract, message, about.thing)?;
    let actor = message.actor.map(|(_, user)| user);
    tx.emit(Event::ContractNews { contract: contract.id, actor, text: message.text.to_owned() })?;
    for side in Side::ALL.iter().filter(|side| message.actor.is_none_or(|(actor, _)| actor != **side)) {
        notify(tx, contract, *side, message, about, &title)?;
    }
    Ok(())
}

/// Adds what happened to the timeline, and updates what is open.
pub fn record(tx: &mut Tx, contract: &Contract, message: &Message) -> Result<()> {
    record_about(tx, contract, message, None)
}

/// As [`record`], for a shift or a milestone.
pub fn record_about(tx: &mut Tx, contract: &Contract, message: &Message, thing: Option<i64>) -> Result<()> {
    reminders::settle(tx, contract, message.kind, thing)?;
    events::add(tx, contract.id, message.kind, message.actor, message.text)?;
    store::set_waits(tx, contract.id)?;
    changed(tx, contract)
}

/// Tells both sides' open apps that the contract changed.
pub fn changed(tx: &mut Tx, contract: &Contract) -> Result<()> {
    publish(tx, contract.worker.id, Kind::ContractChanged, contract.id)?;
    for user in rights::viewers(tx, contract.employer.id)? {
        if user != contract.worker.id {
            publish(tx, user, Kind::ContractChanged, contract.id)?;
        }
    }
    Ok(())
}

fn notify(
    tx: &mut Tx,
    contract: &Contract,
    to: Side,
    message: &Message,
    about: About,
    title: &impl Fn(&str) -> String,
) -> Result<()> {
    let who = match to {
        Side::Worker => &contract.employer.name,
        Side::Employer => &contract.worker.name,
    };
    let (kind, own) = (format!("contract_{}", message.kind), page::href(contract.id, message.kind));
    let act = asks::asked(tx, contract, to, &kind)?;
    let note = NewNotification {
        kind: &kind,
        title: &title(who),
        body: message.text,
        href: about.href.unwrap_or(&own),
        useful_until: about.useful_until,
        asks: act.as_deref().map(|name| Act { name, id: about.thing.unwrap_or_default() }),
        ..NewNotification::default()
    };
    match to {
        Side::Worker => send(tx, contract.worker.id, &note),
        Side::Employer => rights::notify(tx, contract.employer.id, Right::Hire, &note),
    }
}
