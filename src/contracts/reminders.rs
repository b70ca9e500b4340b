//! Reminders of what's open in a contract. Each ends when someone does what it asks for, or when that is off.

use super::model::Side;
use super::view::Contract;
use crate::db::{Result, Tx};
use crate::employers::{model::Right, rights};
use crate::ids::UserId;
use crate::notifications::settle;
use crate::notifications::store::{NewNotification, send};

/// A kind of reminder, and what ends it.
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
    Rule { kind: "contract_hours_reminder", ended_by: &["hours_submitted"] },
    Rule { kind: "contract_hours_check", ended_by: &["hours_approved", "hours_returned", "hours_taken_back"] },
    Rule { kind: "contract_milestone_check", ended_by: &["milestone_approved", "milestone_returned"] },
    Rule {
        kind: "contract_payment_check",
        ended_by: &["payment_confirmed", "cash_confirmed", "payment_denied", "payment_withdrawn"],
    },
    Rule { kind: "contract_invoice_reminder", ended_by: &["payment_recorded", "payment_confirmed", "cash_confirmed"] },
    Rule { kind: "contract_review_reminder", ended_by: &["review_written", "reviews_published"] },
];

/// A reminder of something that is open.
#[derive(Clone, Copy, Debug)]
pub struct Reminder<'a> {
    /// Its kind of notification.
    pub kind: &'a str,
    /// Id of the shift or the milestone; `None` for something else.
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
    remind_each(tx, contract, people, reminder)
}

/// Reminds the employer's members who pay for a contract but don't hire, whom its other notifications don't reach.
pub fn remind_payers(tx: &mut Tx, contract: &Contract, reminder: &Reminder) -> Result<()> {
    let people = rights::payers_only(tx, contract.employer.id)?;
    remind_each(tx, contract, people, reminder)
}

fn remind_each(tx: &mut Tx, contract: &Contract, people: Vec<UserId>, reminder: &Reminder) -> Result<()> {
    let topic = topic(contract, reminder.thing);
    let note = NewNotification {
        kind: reminder.kind,
        topic: Some(&topic),
        title: reminder.title,
        body: reminder.text,
        href: reminder.href,
        useful_until: reminder.useful_until,
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
