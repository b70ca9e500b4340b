//! Reminders of what's open in a contract. Those that ask for an act say when it's done, and the others go when they're over.

use super::asks;
use super::model::Side;
use super::view::Contract;
use crate::db::{Result, Tx};
use crate::employers::{model::Right, rights};
use crate::ids::UserId;
use crate::notifications::acts::Act;
use crate::notifications::settle;
use crate::notifications::store::{NewNotification, send};

/// A kind of reminder that asks for nothing, and what ends it.
struct Rule {
    kind: &'static str,
    ended_by: &'static [&'static str],
}

const RULES: &[Rule] = &[
    Rule {
        kind: "contract_shift_reminder",
        ended_by: &[
            "shift_declined",
            "shift_canceled",
            "shift_taken",
            "shift_arrived",
            "shift_late",
            "shift_no_show",
            "shift_was_there",
        ],
    },
    Rule {
        kind: "contract_shift_unconfirmed",
        ended_by: &["shift_confirmed", "shift_declined", "shift_canceled", "shift_taken"],
    },
    Rule {
        kind: "contract_shift_untaken",
        ended_by: &["shift_confirmed", "shift_canceled", "shift_taken", "shift_arrived"],
    },
    Rule { kind: "contract_timer_reminder", ended_by: &["shift_left"] },
];

/// A reminder of something that is open.
#[derive(Clone, Copy, Debug)]
pub struct Reminder<'a> {
    /// Its kind of notification.
    pub kind: &'a str,
    /// Which shift, milestone, timesheet or payment; `None` for what there is only one of.
    pub thing: Option<i64>,
    /// Until when it can be done, in milliseconds since the epoch.
    pub useful_until: Option<i64>,
    /// One-line title.
    pub title: &'a str,
    /// Details.
    pub text: &'a str,
    /// Path of the page where it's done.
    pub href: &'a str,
}

/// Reminds a side, without a line in the timeline.
pub fn remind(tx: &mut Tx, contract: &Contract, to: Side, reminder: &Reminder) -> Result<()> {
    let people = match to {
        Side::Worker => vec![contract.worker.id],
        Side::Employer => rights::members(tx, contract.employer.id, Right::Hire)?,
    };
    remind_each(tx, contract, (to, people), reminder)
}

/// Reminds the employer's members who pay for a contract but don't hire, whom its other notifications don't reach.
pub fn remind_payers(tx: &mut Tx, contract: &Contract, reminder: &Reminder) -> Result<()> {
    let people = rights::payers_only(tx, contract.employer.id)?;
    remind_each(tx, contract, (Side::Employer, people), reminder)
}

fn remind_each(tx: &mut Tx, contract: &Contract, (to, people): (Side, Vec<UserId>), reminder: &Reminder) -> Result<()> {
    let topic = topic(contract, reminder.thing);
    let act = asks::asked(tx, contract, to, reminder.kind)?;
    let note = NewNotification {
        kind: reminder.kind,
        topic: Some(&topic),
        title: reminder.title,
        body: reminder.text,
        href: reminder.href,
        useful_until: reminder.useful_until,
        asks: act.as_deref().map(|name| Act { name, id: reminder.thing.unwrap_or_default() }),
    };
    people.into_iter().try_for_each(|user| send(tx, user, &note))
}

/// Ends the reminders that something in a contract's timeline settles. `thing` is as in [`Reminder`].
pub fn settle(tx: &mut Tx, contract: &Contract, happened: &str, thing: Option<i64>) -> Result<()> {
    let ended = RULES.iter().filter(|rule| rule.ended_by.contains(&happened));
    let kinds: Vec<_> = ended.map(|rule| rule.kind).collect();
    if kinds.is_empty() {
        return Ok(());
    }
    let topic = topic(contract, thing);
    let mut people = rights::members(tx, contract.employer.id, Right::Hire)?;
    people.extend(rights::payers_only(tx, contract.employer.id)?);
    people.push(contract.worker.id);
    people.into_iter().try_for_each(|user| settle::kinds(tx, user, &topic, &kinds))
}

fn topic(contract: &Contract, thing: Option<i64>) -> String {
    thing.map_or_else(|| format!("contract:{}", contract.id), |thing| format!("contract:{}/{thing}", contract.id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notifications::kinds::Kind;

    #[test]
    fn reminders_replace_their_own_repeats() {
        assert!(RULES.iter().all(|rule| Kind::of(rule.kind).merges));
    }
}
