//! Reminders: a day and an hour before a confirmed interview.
//!
//! An interview's row says when its next reminder is due. Sending one and storing when the next is due is a single
//! transaction, so each is sent once, and moving or canceling the interview drops those of the old time.

use super::model::{Status, next_reminder};
use super::notify::{page, topic};
use super::store;
use super::view::Interview;
use crate::applications::interview::Interview as Arranged;
use crate::clock::{self, MINUTE};
use crate::db::{Result, Tx};
use crate::employers::{model::Right, rights};
use crate::identity::model::short_name;
use crate::ids::InterviewId;
use crate::notifications::store::{NewNotification, send};
use crate::stuck::{self, Tick};

/// Sends reminders that are due, and returns whether there may be more.
pub fn tick(tx: &mut Tx) -> Result<bool> {
    let due = store::to_remind(tx)?;
    for id in &due {
        stuck::attempt(tx, Tick::Interviews, *id, |tx| remind(tx, *id))?;
    }
    Ok(!due.is_empty())
}

fn remind(tx: &mut Tx, id: InterviewId) -> Result<()> {
    let (interview, now) = (store::get(tx, id)?, tx.now());
    let next = interview.at.and_then(|at| next_reminder(at, now));
    store::set_reminder(tx, id, next)?;
    match interview.at {
        // After a long stop, one that has begun needs no reminder.
        Some(at) if interview.status == Status::Confirmed && at > now => to_both(tx, &interview, at),
        _ => Ok(()),
    }
}

fn to_both(tx: &mut Tx, interview: &Interview, at: i64) -> Result<()> {
    let when = lead(&interview.zone, at, tx.now());
    let (how, place, note) = (interview.how, interview.place.clone(), String::new());
    let body = Arranged { at, how, place, note, version: interview.version }.sentence(&interview.zone);
    let (topic, href) = (topic(interview), page(interview));
    let [for_worker, for_employer] = [interview.employer.clone(), short_name(&interview.worker)]
        .map(|other| format!("Your interview with {other} is {when}"));
    let reminder = |title| NewNotification {
        kind: "interview_reminder",
        topic: Some(&topic),
        title,
        body: &body,
        href: &href,
        useful_until: Some(at),
        ..NewNotification::default()
    };
    send(tx, interview.worker_id, &reminder(&for_worker))?;
    rights::notify(tx, interview.employer_id, Right::Hire, &reminder(&for_employer))
}

/// Says how soon it is: "tomorrow", "today", "in an hour", "in 20 minutes".
fn lead(zone: &str, at: i64, now: i64) -> String {
    let minutes = (at - now + MINUTE / 2) / MINUTE;
    match minutes {
        ..=1 => "about to start".to_owned(),
        2..=49 => format!("in {minutes} minutes"),
        50..=70 => "in an hour".to_owned(),
        _ => match clock::date_in(zone, at) {
            date if date == clock::date_in(zone, now) => "today".to_owned(),
            date if date == clock::days_before(zone, now, -1) => "tomorrow".to_owned(),
            _ => format!("on {}", clock::format_short_day(zone, at)),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::HOUR;

    #[test]
    fn a_reminder_says_how_soon_it_is() {
        let at = clock::instant_of("UTC", "2026-11-27", "15:00").unwrap_or_default();
        for (before, said) in [
            (24 * HOUR, "tomorrow"),
            (16 * HOUR, "tomorrow"),
            (5 * HOUR, "today"),
            (HOUR, "in an hour"),
            (20 * MINUTE, "in 20 minutes"),
            (MINUTE, "about to start"),
        ] {
            assert_eq!(lead("UTC", at, at - before), said);
        }
        // It's still Saturday 24 hours before, because Sunday has 23.
        let at = clock::instant_of("America/New_York", "2026-03-09", "00:30").unwrap_or_default();
        assert_eq!(lead("America/New_York", at, at - 24 * HOUR), "on Mar 9");
    }
}
