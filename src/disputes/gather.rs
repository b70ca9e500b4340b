//! The evidence that the site gathers when a dispute is opened: the terms, what it's about, and what was paid.

use std::fmt::Write as _;

use super::model::About;
use super::store::evidence::{NewEvidence, add};
use super::view::Dispute;
use crate::clock;
use crate::contracts::store::versions;
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::{ExpenseId, InvoiceId, MilestoneId, TimeEntryId};
use crate::money::format::format_amount;
use crate::payments;
use crate::projects::milestones::store as milestones;
use crate::shifts::{self, model::Shift};
use crate::site;
use crate::timesheets;
use crate::timesheets::model::{TimeEntry, Timesheet};
use crate::timesheets::notify::{duration, week_words};
use crate::timesheets::store::entries;
use crate::web::Page;

/// How many payments are listed.
const MAX_PAYMENTS: i64 = 100;
/// Maximum length of a title, in characters.
const MAX_TITLE_CHARS: usize = 200;
/// How many weeks are listed.
const MAX_WEEKS: i64 = 20;

/// Gathers everything.
pub fn all(tx: &mut Tx, contract: &Contract, dispute: &Dispute) -> Result<()> {
    let zone = site::store::zone(tx)?;
    terms(tx, contract, dispute, &zone)?;
    for item in &dispute.items {
        match dispute.about {
            About::Milestone => milestone(tx, dispute, MilestoneId(item.id), &zone)?,
            About::Hours => hours(tx, dispute, TimeEntryId(item.id), &zone)?,
            About::Payment => invoice(tx, dispute, InvoiceId(item.id))?,
            About::Expense => expense(tx, dispute, ExpenseId(item.id))?,
            About::Extra | About::Damage | About::Conduct => {}
        }
    }
    attendance(tx, contract, dispute, &zone)?;
    weeks(tx, contract, dispute)?;
    paid(tx, contract, dispute)
}

fn store(tx: &mut Tx, dispute: &Dispute, kind: &str, title: &str, lines: &[String]) -> Result<()> {
    let text = lines.join("\n");
    add(tx, dispute.id, &NewEvidence { kind, side: None, title, text: &text, file: None }).map(drop)
}

fn terms(tx: &mut Tx, contract: &Contract, dispute: &Dispute, zone: &str) -> Result<()> {
    // Oldest first, as one reads a history.
    for version in versions::list(tx, contract.id)?.iter().rev() {
        let day = clock::format_day(zone, version.created_at);
        let title = format!("Terms, version {}", version.number);
        let first = format!("Proposed by the {} on {day}: {}.", version.proposed_by.as_str(), version.status.as_str());
        let lines = version.lines.iter().map(|line| format!("{}: {}", line.label, line.text));
        store(tx, dispute, "terms", &title, &std::iter::once(first).chain(lines).collect::<Vec<_>>())?;
    }
    Ok(())
}

fn milestone(tx: &mut Tx, dispute: &Dispute, id: MilestoneId, zone: &str) -> Result<()> {
    let Some(milestone) = milestones::find(tx, id)? else { return Ok(()) };
    let mut lines = vec![
        format!("Amount: {}", format_amount(milestone.terms.amount, &dispute.currency)),
        format!("State: {}", milestone.state.as_str().replace('_', " ")),
    ];
    lines.extend(milestone.terms.due_on.as_deref().and_then(clock::format_date).map(|day| format!("Due: {day}")));
    lines.extend(milestone.submitted_at.map(|at| format!("Sent in: {}", clock::format_moment(zone, at))));
    let texts = [
        ("Details", &milestone.terms.details),
        ("Said when sent in", &milestone.submit_note),
        ("Changes asked for", &milestone.return_note),
    ];
    lines
        .extend(texts.into_iter().filter(|(_, text)| !text.is_empty()).map(|(label, text)| format!("{label}: {text}")));
    store(tx, dispute, "milestone", &milestone.terms.title, &lines)
}

/// Returns when hours were worked: "Fri, Nov 20, 8:00 AM to 12:00 PM".
#[must_use]
pub fn span(zone: &str, entry: &TimeEntry) -> String {
    let day = clock::format_weekday(&entry.day).unwrap_or_default();
    let [from, to] = clock::format_times(zone, entry.started_at, entry.ended_at);
    format!("{day}, {from} to {to}")
}

fn hours(tx: &mut Tx, dispute: &Dispute, id: TimeEntryId, zone: &str) -> Result<()> {
    let Some(entry) = entries::find(tx, id)? else { return Ok(()) };
    let how = if entry.manual { "typed in" } else { "recorded by a timer" };
    let mut lines = vec![format!("{}, {how}", duration((entry.ended_at - entry.started_at) / 1_000))];
    if let Some((from, to)) = entry.recorded_started_at.zip(entry.recorded_ended_at) {
        let [from, to] = clock::format_times(zone, from, to);
        lines.push(format!("The timer had recorded {from} to {to}."));
    }
    if entry.clock_ahead > 0 {
        lines.push("The device’s clock was ahead.".to_owned());
    }
    if !entry.memo.is_empty() {
        lines.push(format!("Done: {}", entry.memo));
    }
    lines.extend(
        entry
            .place
            .as_ref()
            .map(|place| format!("Place of the worker’s choice: {}, {}", place.latitude, place.longitude)),
    );
    lines.extend(entry.photos.iter().map(|photo| format!("Photo, SHA-256 at capture: {}", photo.sha256)));
    lines.extend(
        entry.comments.iter().map(|comment| format!("Comment by the {}: {}", comment.side.as_str(), comment.text)),
    );
    store(tx, dispute, "hours", &span(zone, &entry), &lines)
}

fn invoice(tx: &mut Tx, dispute: &Dispute, id: InvoiceId) -> Result<()> {
    let invoice = payments::store::get(tx, id)?;
    let amount = |minor| format_amount(minor, &dispute.currency);
    let day = |date: &str| clock::format_date(date).unwrap_or_default();
    let mut lines: Vec<String> =
        invoice.document.lines.iter().map(|line| format!("{}: {}", line.text, amount(line.amount))).collect();
    lines.push(format!("Issued {}, due {}", day(&invoice.issued_on), day(&invoice.due_on)));
    lines.push(format!("Total {}, paid {}", amount(invoice.total), amount(invoice.paid)));
    store(tx, dispute, "invoice", &format!("Invoice {}", invoice.number), &lines)
}

fn expense(tx: &mut Tx, dispute: &Dispute, id: ExpenseId) -> Result<()> {
    let Some(expense) = payments::store::expenses::find(tx, id)? else { return Ok(()) };
    let mut lines = vec![format!("Amount: {}", format_amount(expense.amount, &dispute.currency))];
    lines.extend(expense.spent_on.as_deref().and_then(clock::format_date).map(|day| format!("Paid on: {day}")));
    lines.push(format!("Receipts: {}", expense.files.len()));
    if !expense.answer_note.is_empty() {
        lines.push(format!("Said when declining it: {}", expense.answer_note));
    }
    let title = if expense.note.is_empty() { "Expense" } else { &expense.note };
    let title: String = title.chars().take(MAX_TITLE_CHARS).collect();
    store(tx, dispute, "expense", &title, &lines)
}

/// Whether the worker came to the newest shifts.
fn attendance(tx: &mut Tx, contract: &Contract, dispute: &Dispute, zone: &str) -> Result<()> {
    let lines: Vec<String> = shifts::store::attended(tx, contract.id)?.iter().filter_map(|s| came(zone, s)).collect();
    if lines.is_empty() { Ok(()) } else { store(tx, dispute, "attendance", "Shifts on record", &lines) }
}

/// Returns a shift's fact: "Fri, Nov 20 at 8:00 AM PST to 4:00 PM: came late, clocked in at 8:20 AM with the code".
fn came(zone: &str, shift: &Shift) -> Option<String> {
    let attendance = shift.attendance.as_ref()?;
    let mut line = format!("{}: {}", shifts::notify::when(shift, zone), attendance.fact.words());
    if let Some(at) = shift.arrived_at {
        let how = if shift.by_code { " with the code" } else { "" };
        let _ = write!(line, ", clocked in at {}{how}", clock::format_time(zone, at));
    }
    if let Some(contest) = &attendance.contest {
        let answer = if attendance.is_answered { "answered" } else { "not answered" };
        let _ = write!(line, ", contested by the worker ({answer}): “{contest}”");
    }
    Some(line)
}

/// The newest weeks with hours, and how far each is.
fn weeks(tx: &mut Tx, contract: &Contract, dispute: &Dispute) -> Result<()> {
    let sheets = timesheets::store::list(tx, contract.id, &Page::first(MAX_WEEKS))?.items;
    let line = |sheet: &Timesheet| {
        let week = week_words(sheet);
        let (time, pay) = (duration(sheet.figures.counted_seconds), sheet.figures.amount);
        let state = sheet.state.as_str();
        format!("{week}: {time}, {}, {state}", format_amount(pay, &dispute.currency))
    };
    let lines: Vec<String> = sheets.iter().map(line).collect();
    if lines.is_empty() { Ok(()) } else { store(tx, dispute, "weeks", "Hours on record", &lines) }
}

fn paid(tx: &mut Tx, contract: &Contract, dispute: &Dispute) -> Result<()> {
    let payments = payments::store::payments::of_contract(tx, contract.id, &Page::first(MAX_PAYMENTS))?;
    let line = |payment: &payments::view::Payment| {
        let day = clock::format_date(&payment.paid_on).unwrap_or_default();
        let amount = format_amount(payment.amount, &payment.currency);
        let (kind, how, state) = (payment.kind.as_str(), payment.method.words(), payment.state.as_str());
        format!("{day}: {kind} of {amount} {how}, {state}, recorded by the {}", payment.side.as_str())
    };
    let lines: Vec<String> = payments.items.iter().map(line).collect();
    if lines.is_empty() { Ok(()) } else { store(tx, dispute, "payments", "Payments on record", &lines) }
}
