//! What both sides hear about a contract: a line in its timeline, a card in the conversation, a notification for the other
//! side, and a live event.

use super::model::Side;
use super::store::{self, events};
use super::view::Contract;
use crate::clock;
use crate::db::{Result, Tx};
use crate::employers::{model::Right, rights};
use crate::events::Event;
use crate::ids::{ContractId, UserId};
use crate::live::model::Kind;
use crate::live::store::publish;
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
    let words = words.trim();
    let text = news.sentence(&contract);
    let text = if words.is_empty() { text } else { format!("{text} “{words}”") };
    tell(tx, &contract, &Message { kind: news.kind(), actor, text: &text }, |who| news.title(who, &contract.job_title))
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

/// Records what happened, adds a card to the conversation, and notifies the other side, or both if it happened by itself.
/// `title` makes the notification's title from the other side's name.
pub fn tell(tx: &mut Tx, contract: &Contract, message: &Message, title: impl Fn(&str) -> String) -> Result<()> {
    tell_at(tx, contract, message, &format!("/contracts/{}", contract.id), title)
}

/// As [`tell`], with a notification that leads to another page.
pub fn tell_at(
    tx: &mut Tx,
    contract: &Contract,
    message: &Message,
    href: &str,
    title: impl Fn(&str) -> String,
) -> Result<()> {
    record(tx, contract, message)?;
    let actor = message.actor.map(|(_, user)| user);
    tx.emit(Event::ContractNews { contract: contract.id, actor, text: message.text.to_owned() })?;
    for side in Side::ALL.iter().filter(|side| message.actor.is_none_or(|(actor, _)| actor != **side)) {
        notify(tx, contract, *side, message.text, href, &title)?;
    }
    Ok(())
}

/// Adds what happened to the timeline, and updates what is open.
pub fn record(tx: &mut Tx, contract: &Contract, message: &Message) -> Result<()> {
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

/// Reminds a side of something that is open, without a line in the timeline.
pub fn remind(tx: &mut Tx, contract: &Contract, to: Side, text: &str, title: &str) -> Result<()> {
    notify(tx, contract, to, text, &format!("/contracts/{}", contract.id), &|_| title.to_owned())
}

fn notify(
    tx: &mut Tx,
    contract: &Contract,
    to: Side,
    text: &str,
    href: &str,
    title: &impl Fn(&str) -> String,
) -> Result<()> {
    let who = match to {
        Side::Worker => &contract.employer.name,
        Side::Employer => &contract.worker.name,
    };
    let topic = format!("contract:{}", contract.id);
    let note = NewNotification { kind: "contract", topic: Some(&topic), title: &title(who), body: text, href };
    match to {
        Side::Worker => send(tx, contract.worker.id, &note),
        Side::Employer => rights::notify(tx, contract.employer.id, Right::Hire, &note),
    }
}
