//! A worker's to-dos that take one tap: the week's shifts to confirm, its hours to send in, and its pay to confirm.

use super::model::{Rank, Todo, TodoAct, TodoActKind};
use crate::clock;
use crate::contracts::model::{Due, Side};
use crate::contracts::page;
use crate::contracts::store::lists::Waiting;
use crate::db::{Result, Tx};
use crate::ids::{ContractId, UserId};
use crate::money::format::format_amount;
use crate::payments;
use crate::shifts;
use crate::shifts::model::{Action, Shift};
use crate::shifts::planned_weeks::{self, PlannedWeek};
use crate::site;
use crate::timesheets::notify::{days_words, duration};

/// Maximum number of shifts that a to-do names.
const MAX_NAMED: usize = 7;

/// Adds to a worker's to-do about a contract what does it with one tap, if anything does.
///
/// # Errors
/// If the database fails.
pub fn complete(tx: &mut Tx, waiting: &Waiting, todo: Todo) -> Result<Todo> {
    match waiting.due {
        Due::Shift => confirm_shifts(tx, waiting, todo),
        Due::Payment => confirm_payment(tx, waiting, todo),
        _ => Ok(todo),
    }
}

/// Returns a to-do for each week whose planned shifts are over and have no hours yet.
///
/// # Errors
/// If the database fails.
pub fn hours_to_send(tx: &mut Tx, worker: UserId) -> Result<Vec<Todo>> {
    let zone = site::store::zone(tx)?;
    Ok(planned_weeks::to_send(tx, worker)?.into_iter().map(|planned| send_hours(planned, &zone)).collect())
}

fn send_hours(PlannedWeek { contract, week, shifts }: PlannedWeek, zone: &str) -> Todo {
    let seconds: i64 = shifts.iter().map(|shift| (shift.ends_at - shift.starts_at) / clock::SECOND).sum();
    let (title, employer) = (&contract.job_title, contract.employer.name);
    let label = format!("Send in {}", duration(seconds));
    Todo {
        kind: "contract",
        title: format!("Send in your hours for {employer}"),
        body: format!("For “{title}”, {}, as planned:\n{}", days_words(&week), named(&shifts, zone)),
        href: format!("{}&week={week}", page::href(contract.id, Due::Timesheet.as_str())),
        due: None,
        act: Some(TodoAct { week: Some(week), ..act(TodoActKind::SendHours, label, contract.id, &employer) }),
        rank: Rank::Soon,
    }
}

fn confirm_shifts(tx: &mut Tx, waiting: &Waiting, todo: Todo) -> Result<Todo> {
    let now = tx.now();
    let mut shifts = shifts::store::of_contract(tx, waiting.id, now)?;
    shifts.retain(|shift| shift.allows(Side::Worker, Action::Confirm, now));
    if shifts.is_empty() {
        return Ok(todo);
    }
    let title = match shifts.len() {
        1 => todo.title,
        count => format!("Confirm {count} shifts for {}", waiting.other),
    };
    let body = format!("{}\n{}", todo.body, named(&shifts, &site::store::zone(tx)?));
    let act = act(TodoActKind::ConfirmShifts, "I’ll be there".to_owned(), waiting.id, &waiting.other);
    let due = shifts.first().map(|first| if first.confirm_by > now { first.confirm_by } else { first.starts_at });
    Ok(Todo { title, body, due, act: Some(act), ..todo })
}

fn confirm_payment(tx: &mut Tx, waiting: &Waiting, todo: Todo) -> Result<Todo> {
    let Some(payment) = payments::store::payments::to_confirm(tx, waiting.id, Side::Worker)? else { return Ok(todo) };
    let amount = format_amount(payment.amount, &payment.currency);
    let day = clock::format_date(&payment.paid_on).unwrap_or_default();
    let body = format!("{amount} {} on {day}, for “{}”.", payment.method.words(), waiting.title);
    let act = act(TodoActKind::ConfirmPayment, "Confirm".to_owned(), waiting.id, &waiting.other);
    Ok(Todo { body, act: Some(TodoAct { payment: Some(payment), ..act }), ..todo })
}

fn act(kind: TodoActKind, label: String, contract_id: ContractId, employer: &str) -> TodoAct {
    TodoAct { kind, label, contract_id, employer: employer.to_owned(), week: None, payment: None }
}

/// Returns a line for each shift: "Mon, Nov 30, 8:00 AM – 4:00 PM".
fn named(shifts: &[Shift], zone: &str) -> String {
    let line = |shift: &Shift| {
        let day = clock::format_weekday(&clock::date_in(zone, shift.starts_at)).unwrap_or_default();
        let [from, to] = [shift.starts_at, shift.ends_at].map(|at| clock::format_time(zone, at));
        format!("{day}, {from} – {to}")
    };
    let mut lines: Vec<_> = shifts.iter().take(MAX_NAMED).map(line).collect();
    if shifts.len() > MAX_NAMED {
        lines.push(format!("and {} more", shifts.len() - MAX_NAMED));
    }
    lines.join("\n")
}
