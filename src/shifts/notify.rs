//! What both sides hear about a shift.

use super::model::Shift;
use crate::clock;
use crate::contracts::model::{Due, Side};
use crate::contracts::notify::{About, Message, quoted, record_about, tell, tell_about};
use crate::contracts::page;
use crate::contracts::reminders::{self, Reminder};
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::{ContractId, ShiftId, UserId};
use crate::site;

/// Maximum number of days that a message about several shifts names.
const MAX_NAMED: usize = 10;

/// What happened to a shift.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum News {
    /// The employer planned it.
    Proposed,
    /// The employer asked someone to stand in.
    Asked,
    /// The worker will come.
    Confirmed,
    /// The worker can't come.
    Declined,
    /// The employer canceled it.
    Canceled,
    /// The worker clocked in.
    Arrived,
    /// The worker clocked out.
    Left,
    /// The employer asked others to stand in.
    Replacing,
    /// Someone else has taken it.
    Taken,
    /// Someone else has taken it, after the worker should have come.
    TakenAsMissed,
    /// The worker says that their attendance was recorded wrong.
    Contested,
    /// The employer stood by the record.
    Upheld,
    /// The employer corrected the record.
    TakenBack,
    /// Nobody came in time.
    Late,
    /// The worker didn't come.
    NoShow,
    /// The worker had come, as their hours show.
    WasThere,
}

impl News {
    const fn kind(self) -> &'static str {
        match self {
            Self::Proposed | Self::Asked => "shift_proposed",
            Self::Confirmed => "shift_confirmed",
            Self::Declined => "shift_declined",
            Self::Canceled => "shift_canceled",
            Self::Arrived => "shift_arrived",
            Self::Left => "shift_left",
            Self::Replacing => "shift_replacing",
            Self::Taken => "shift_taken",
            Self::TakenAsMissed => "shift_missed",
            Self::Contested => "shift_contested",
            Self::Upheld => "shift_upheld",
            Self::TakenBack => "shift_taken_back",
            Self::Late => "shift_late",
            Self::NoShow => "shift_no_show",
            Self::WasThere => "shift_was_there",
        }
    }

    /// Returns the time after which the news is no longer useful.
    const fn useful_until(self, shift: &Shift) -> Option<i64> {
        match self {
            Self::Proposed | Self::Asked => Some(shift.confirm_by),
            Self::Confirmed | Self::Declined | Self::Canceled | Self::Taken => Some(shift.starts_at),
            Self::Late => Some(shift.ends_at),
            _ => None,
        }
    }

    /// What the side that did it said about it.
    fn words(self, shift: &Shift) -> Option<&str> {
        match self {
            Self::Proposed | Self::Asked => Some(&shift.note),
            Self::Contested => shift.attendance.as_ref().and_then(|attendance| attendance.contest.as_deref()),
            _ => None,
        }
    }

    /// What happened, as both sides read it.
    fn sentence(self, shift: &Shift, zone: &str) -> String {
        let when = when(shift, zone);
        match self {
            Self::Proposed | Self::Asked => {
                let by = clock::format_moment(zone, shift.confirm_by);
                let asked = if self == Self::Asked { "Someone is needed for a shift" } else { "A shift was planned" };
                format!("{asked}: {when}. Please confirm it by {by}.")
            }
            Self::Confirmed => format!("The shift was confirmed: {when}."),
            Self::Declined => format!("{} can’t make it: {when}.", shift.worker),
            Self::Canceled => format!("The shift was canceled: {when}."),
            Self::Arrived => format!("{} clocked in.", shift.worker),
            Self::Left => format!("{} clocked out.", shift.worker),
            Self::Replacing => format!("Others were asked to take the shift: {when}."),
            Self::Taken => format!("Someone else has taken the shift: {when}."),
            Self::TakenAsMissed => format!(
                "Someone else has taken the shift: {when}. {} hadn’t clocked in 15 minutes after it began, so it counts as missed.",
                shift.worker
            ),
            Self::Contested => format!(
                "{} says this isn’t right: {when}. Until the employer confirms or corrects it, it doesn’t count.",
                shift.worker
            ),
            Self::Upheld => format!("The record stands: {} {}, {when}.", shift.worker, fact(shift)),
            Self::TakenBack => {
                format!("The record was corrected: {when}. It counts as a shift {} came to.", shift.worker)
            }
            Self::Late => format!("{} hasn’t clocked in yet: {when}.", shift.worker),
            Self::NoShow => format!("{} didn’t clock in: {when}.", shift.worker),
            Self::WasThere => {
                format!("{}’s hours arrived late and show that they were there: {when}.", shift.worker)
            }
        }
    }

    /// Returns what happened in a line; `who` is the other side.
    #[must_use]
    pub fn title(self, who: &str, shift: &Shift, zone: &str) -> String {
        let day = clock::format_weekday(&clock::date_in(zone, shift.starts_at)).unwrap_or_default();
        match self {
            Self::Proposed => format!("{who} planned a shift for you: {day}"),
            Self::Asked => format!("{who} needs someone: {day}"),
            Self::Confirmed => format!("{who} confirmed the shift: {day}"),
            Self::Declined => format!("{who} can’t make it: {day}"),
            Self::Canceled => format!("{who} canceled the shift: {day}"),
            Self::Taken | Self::TakenAsMissed => format!("The shift is taken: {day}"),
            Self::Contested => format!("{who} disagrees about a shift: {day}"),
            Self::Upheld => format!("{who} stands by the record: {day}"),
            Self::TakenBack => format!("{who} corrected the record: {day}"),
            Self::Late => format!("Not clocked in yet: {day}"),
            Self::NoShow => format!("Didn’t clock in: {day}"),
            Self::WasThere => format!("Hours that arrived late show a shift was worked: {day}"),
            Self::Arrived | Self::Left | Self::Replacing => String::new(),
        }
    }
}

fn fact(shift: &Shift) -> &'static str {
    shift.attendance.as_ref().map_or("missed it", |attendance| attendance.fact.words())
}

/// Returns when a shift is: "Fri, Nov 27 at 8:00 AM PST to 4:00 PM".
#[must_use]
pub fn when(shift: &Shift, zone: &str) -> String {
    clock::format_span(zone, shift.starts_at, shift.ends_at)
}

/// Returns the path to a shift on its contract's page.
#[must_use]
pub fn href(contract: ContractId, shift: ShiftId) -> String {
    format!("{}#shift-{shift}", page::href(contract, Due::Attendance.as_str()))
}

/// Tells both sides what one of them did. Clocking in and out is only a line in the timeline, and so is asking others.
pub fn acted(tx: &mut Tx, contract: &Contract, shift: &Shift, news: News, by: (Side, UserId)) -> Result<()> {
    announce(tx, contract, shift, news, Some(by))
}

/// Tells both sides that the employer planned shifts.
pub fn planned(tx: &mut Tx, contract: &Contract, shifts: &[Shift], by: (Side, UserId)) -> Result<()> {
    let [first, _, ..] = shifts else { return each(tx, contract, shifts, News::Proposed, by) };
    let zone = site::store::zone(tx)?;
    let confirm_by = shifts.iter().map(|shift| shift.confirm_by).min().unwrap_or(first.confirm_by);
    let confirm_by = clock::format_moment(&zone, confirm_by);
    let note = quoted(tx, contract, &first.note)?;
    let count = shifts.len();
    let text =
        format!("{count} shifts were planned: {}. Please confirm them by {confirm_by}.{note}", days(shifts, &zone));
    let message = Message { kind: News::Proposed.kind(), actor: Some(by), text: &text };
    let useful_until = shifts.iter().map(|shift| shift.confirm_by).min();
    let about = About { useful_until, ..About::default() };
    tell_about(tx, contract, &message, about, |who| format!("{who} planned {count} shifts for you"))
}

/// Tells both sides that the worker will come to shifts.
pub fn confirmed(tx: &mut Tx, contract: &Contract, shifts: &[Shift], by: (Side, UserId)) -> Result<()> {
    let [_, _, ..] = shifts else { return each(tx, contract, shifts, News::Confirmed, by) };
    let count = shifts.len();
    let text = format!("{count} shifts were confirmed: {}.", days(shifts, &site::store::zone(tx)?));
    let message = Message { kind: News::Confirmed.kind(), actor: Some(by), text: &text };
    for shift in shifts {
        reminders::settle(tx, contract, message.kind, Some(shift.id.0))?;
    }
    tell(tx, contract, &message, |who| format!("{who} confirmed {count} shifts"))
}

/// Tells both sides that the employer canceled shifts.
pub fn canceled(tx: &mut Tx, contract: &Contract, shifts: &[Shift], by: (Side, UserId)) -> Result<()> {
    let [_, _, ..] = shifts else { return each(tx, contract, shifts, News::Canceled, by) };
    let count = shifts.len();
    let text = format!("{count} shifts were canceled: {}.", days(shifts, &site::store::zone(tx)?));
    let message = Message { kind: News::Canceled.kind(), actor: Some(by), text: &text };
    for shift in shifts {
        reminders::settle(tx, contract, message.kind, Some(shift.id.0))?;
    }
    let about = About { useful_until: shifts.iter().map(|shift| shift.starts_at).max(), ..About::default() };
    tell_about(tx, contract, &message, about, |who| format!("{who} canceled {count} shifts"))
}

fn each(tx: &mut Tx, contract: &Contract, shifts: &[Shift], news: News, by: (Side, UserId)) -> Result<()> {
    shifts.iter().try_for_each(|shift| acted(tx, contract, shift, news, by))
}

/// Returns the days of shifts, at most ten: "Mon, Nov 30; Tue, Dec 1".
fn days(shifts: &[Shift], zone: &str) -> String {
    let day = |shift: &Shift| clock::format_weekday(&clock::date_in(zone, shift.starts_at)).unwrap_or_default();
    let named: Vec<_> = shifts.iter().take(MAX_NAMED).map(day).collect();
    let more = shifts.len() - named.len();
    let rest = if more > 0 { format!("; and {more} more") } else { String::new() };
    named.join("; ") + &rest
}

/// Tells both sides what happened by itself.
pub fn happened(tx: &mut Tx, contract: &Contract, shift: &Shift, news: News) -> Result<()> {
    announce(tx, contract, shift, news, None)
}

fn announce(tx: &mut Tx, contract: &Contract, shift: &Shift, news: News, actor: Option<(Side, UserId)>) -> Result<()> {
    let zone = site::store::zone(tx)?;
    let text = news.sentence(shift, &zone) + &quoted(tx, contract, news.words(shift).unwrap_or_default())?;
    let message = Message { kind: news.kind(), actor, text: &text };
    if matches!(news, News::Arrived | News::Left | News::Replacing) {
        return record_about(tx, contract, &message, Some(shift.id.0));
    }
    let href = (news == News::Contested).then(|| href(contract.id, shift.id));
    let about = About { thing: Some(shift.id.0), useful_until: news.useful_until(shift), href: href.as_deref() };
    tell_about(tx, contract, &message, about, |who| news.title(who, shift, &zone))
}

/// What a side is reminded of.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Open {
    /// The shift begins soon.
    Begins,
    /// The worker hasn't confirmed it.
    Unconfirmed,
    /// Everyone who could take the shift was asked.
    Untaken,
    /// The shift is over, and the timer runs.
    Timer,
}

/// Tells one side something that has no line in the timeline.
pub fn remind(tx: &mut Tx, contract: &Contract, shift: &Shift, open: Open, title: &str) -> Result<()> {
    let text = format!("{}.", when(shift, &site::store::zone(tx)?));
    let (kind, to, useful_until) = match open {
        Open::Begins => ("contract_shift_reminder", Side::Worker, Some(shift.starts_at)),
        Open::Unconfirmed => ("contract_shift_unconfirmed", Side::Employer, Some(shift.starts_at)),
        Open::Untaken => ("contract_shift_untaken", Side::Employer, Some(shift.ends_at)),
        Open::Timer => ("contract_timer_reminder", Side::Worker, None),
    };
    let href = page::href(contract.id, kind);
    let thing = Some(shift.id.0);
    reminders::remind(tx, contract, to, &Reminder { kind, thing, useful_until, title, text: &text, href: &href })
}
