//! What both sides hear about hours.

use super::checks::Times;
use super::model::{TimeEntry, Timesheet};
use super::view;
use super::week::last_day;
use crate::clock;
use crate::contracts::model::Side;
use crate::contracts::notify::{About, Message, quoted, record, tell_about};
use crate::contracts::page;
use crate::contracts::reminders::{self, Reminder};
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::UserId;
use crate::money::format::format_amount;
use crate::site;

/// What happened to a timesheet.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum News {
    /// The worker sent it in.
    Submitted,
    /// The worker took it back.
    TakenBack,
    /// The employer asked for changes.
    Returned,
    /// The employer approved it.
    Approved,
    /// The clock approved it.
    ApprovedByClock,
    /// Someone commented on a line; with the text.
    Commented(String),
}

impl News {
    const fn kind(&self) -> &'static str {
        match self {
            Self::Submitted => "hours_submitted",
            Self::TakenBack => "hours_taken_back",
            Self::Returned => "hours_returned",
            Self::Approved | Self::ApprovedByClock => "hours_approved",
            Self::Commented(_) => "hours_comment",
        }
    }

    /// What the side that did it said about it.
    fn words<'a>(&'a self, sheet: &'a Timesheet) -> &'a str {
        match self {
            Self::Submitted => &sheet.submit_note,
            Self::Returned => &sheet.return_note,
            Self::Commented(text) => text,
            _ => "",
        }
    }

    /// What happened, as both sides read it.
    fn sentence(&self, contract: &Contract, sheet: &Timesheet, zone: &str, over: i64) -> String {
        let week = week_words(sheet);
        let total = total(contract, sheet);
        match self {
            Self::Submitted => {
                let by = sheet.approve_at.map(|at| clock::format_day(zone, at)).unwrap_or_default();
                let over = match over {
                    0 => String::new(),
                    over => format!(
                        " That’s {} over the weekly limit, which only counts if the employer approves it.",
                        duration(over)
                    ),
                };
                format!(
                    "The hours of {week} were sent in: {total}. Without an answer, they count as approved on {by}.{over}"
                )
            }
            Self::TakenBack => format!("The hours of {week} were taken back to change them."),
            Self::Returned => format!("Changes to the hours of {week} were asked for."),
            Self::Approved => format!("The hours of {week} were approved: {total}."),
            Self::ApprovedByClock => {
                format!("The hours of {week} count as approved, because they weren’t answered in time: {total}.")
            }
            Self::Commented(_) => format!("A comment on the hours of {week}."),
        }
    }

    fn title(&self, who: &str, job: &str) -> String {
        match self {
            Self::Submitted => format!("{who} sent hours in: “{job}”"),
            Self::TakenBack => format!("{who} took hours back: “{job}”"),
            Self::Returned => format!("{who} asked for changes to your hours: “{job}”"),
            Self::Approved => format!("{who} approved your hours: “{job}”"),
            Self::ApprovedByClock => format!("Hours approved without an answer: “{job}”"),
            Self::Commented(_) => format!("{who} commented on hours: “{job}”"),
        }
    }
}

/// Tells both sides what one of them did.
pub fn acted(tx: &mut Tx, contract: &Contract, sheet: &Timesheet, news: &News, by: (Side, UserId)) -> Result<()> {
    announce(tx, contract, sheet, news, Some(by))
}

/// Tells both sides that the clock approved hours.
pub fn approved_by_clock(tx: &mut Tx, contract: &Contract, sheet: &Timesheet) -> Result<()> {
    announce(tx, contract, sheet, &News::ApprovedByClock, None)
}

fn announce(
    tx: &mut Tx,
    contract: &Contract,
    sheet: &Timesheet,
    news: &News,
    actor: Option<(Side, UserId)>,
) -> Result<()> {
    let over = if *news == News::Submitted { view::over(tx, contract, sheet)? } else { 0 };
    let words = quoted(tx, contract, news.words(sheet))?;
    let text = news.sentence(contract, sheet, &site::store::zone(tx)?, over) + &words;
    let message = Message { kind: news.kind(), actor, text: &text };
    if matches!(news, News::Commented(_)) && words.is_empty() {
        // After a block, a comment is no news.
        return record(tx, contract, &message);
    }
    // What was sent in counts as approved then.
    let useful_until = sheet.approve_at.filter(|_| *news == News::Submitted);
    let about = About { thing: sheet.id.map(|id| id.0), useful_until, href: None };
    tell_about(tx, contract, &message, about, |who| news.title(who, &contract.job_title))
}

/// Reminds the worker to send hours in.
pub fn remind_worker(tx: &mut Tx, contract: &Contract, sheet: &Timesheet) -> Result<()> {
    let text = format!("{}: {}.", week_words(sheet), duration(sheet.figures.seconds));
    let title = format!("Send in your hours: “{}”", contract.job_title);
    remind(tx, contract, (Side::Worker, sheet), ("contract_hours_reminder", None), (&title, &text))
}

/// Reminds the employer that the clock is about to approve hours.
pub fn remind_employer(tx: &mut Tx, contract: &Contract, sheet: &Timesheet) -> Result<()> {
    let by = clock::format_moment(&site::store::zone(tx)?, sheet.approve_at.unwrap_or_default());
    let text = format!(
        "{}: {}. Without an answer, they count as approved on {by}.",
        week_words(sheet),
        total(contract, sheet)
    );
    let title = format!("Check the hours by tomorrow: “{}”", contract.job_title);
    remind(tx, contract, (Side::Employer, sheet), ("contract_hours_check", sheet.approve_at), (&title, &text))
}

fn remind(
    tx: &mut Tx,
    contract: &Contract,
    (to, sheet): (Side, &Timesheet),
    (kind, useful_until): (&str, Option<i64>),
    (title, text): (&str, &str),
) -> Result<()> {
    let href = page::href(contract.id, kind);
    let thing = sheet.id.map(|id| id.0);
    reminders::remind(tx, contract, to, &Reminder { kind, thing, useful_until, title, text, href: &href })
}

/// Returns the days of a timesheet's week: "Nov 22 – Nov 28".
#[must_use]
pub fn week_words(sheet: &Timesheet) -> String {
    days_words(&sheet.week)
}

/// Returns the days of a week by its first: "Nov 22 – Nov 28".
#[must_use]
pub fn days_words(week: &str) -> String {
    let day = |date: &str| clock::start_of_day("UTC", date).map(|at| clock::format_short_day("UTC", at));
    format!("{} – {}", day(week).unwrap_or_default(), day(&last_day(week)).unwrap_or_default())
}

fn total(contract: &Contract, sheet: &Timesheet) -> String {
    let time = duration(sheet.figures.counted_seconds);
    if sheet.figures.amount == 0 {
        return time;
    }
    format!("{time}, {}", format_amount(sheet.figures.amount, &contract.currency))
}

/// Returns a length of time in words, to the second: "12 h 30 min", "5 min 8 s".
#[must_use]
pub fn duration(seconds: i64) -> String {
    let parts = [(seconds / 3_600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")];
    let words: Vec<_> = parts.iter().filter(|(n, _)| *n > 0).map(|(n, unit)| format!("{n} {unit}")).collect();
    if words.is_empty() { "0 min".to_owned() } else { words.join(" ") }
}

/// Adds to the timeline that the worker moved hours of a device whose clock was ahead, or deleted them.
pub fn clock_was_ahead(tx: &mut Tx, contract: &Contract, old: &TimeEntry, new: Option<Times>) -> Result<()> {
    let zone = site::store::zone(tx)?;
    let span = |from, to| clock::format_span(&zone, from, to);
    let before = span(old.started_at, old.ended_at);
    let what = new.map_or_else(
        || format!("deleted: {before}"),
        |new| format!("moved from {before} to {}", span(new.started_at, new.ended_at)),
    );
    let text = format!("Hours of a device whose clock was ahead were {what}.");
    let actor = Some((Side::Worker, contract.worker.id));
    record(tx, contract, &Message { kind: "hours_corrected", actor, text: &text })
}

#[cfg(test)]
mod tests {
    use super::duration;

    #[test]
    fn a_length_of_time_reads_to_the_second() {
        assert_eq!([0, 59, 300, 3_600, 45_008].map(duration), ["0 min", "59 s", "5 min", "1 h", "12 h 30 min 8 s"]);
    }
}
