//! To-dos in contracts: what waits for a side, each act by itself, with the time by which it's due.

use super::acts;
use super::model::{Rank, Todo};
use crate::clock;
use crate::contracts;
use crate::contracts::model::{Due, Side, Urgency};
use crate::contracts::page;
use crate::contracts::store::lists::{Until, Waiting};
use crate::db::{Result, Tx};
use crate::shifts::attendance::store::contested;
use crate::shifts::notify::{News, href as shift_href, when};
use crate::timesheets::model::State as SheetState;
use crate::timesheets::notify::{duration, week_words};
use crate::{disputes, payments, projects, reviews, shifts, site, timesheets};

/// Maximum number of acts in contracts.
const MAX_ACTS: usize = 20;

/// Returns a side's to-dos in contracts, the most urgent first.
///
/// # Errors
/// If the database fails.
pub fn todos(tx: &mut Tx, side: Side, waiting: &[Waiting]) -> Result<Vec<Todo>> {
    let mut todos = Vec::new();
    for one in waiting {
        todos.extend(of_one(tx, side, one)?);
    }
    todos.sort_by_key(|todo| (todo.rank, todo.due.unwrap_or(i64::MAX)));
    todos.truncate(MAX_ACTS);
    Ok(todos)
}

fn of_one(tx: &mut Tx, side: Side, waiting: &Waiting) -> Result<Vec<Todo>> {
    match waiting.due {
        Due::Hours | Due::Timesheet => weeks(tx, side, waiting),
        Due::Attendance => attendance(tx, waiting),
        _ => {
            let todo = Todo { due: due(tx, side, waiting)?, ..todo(waiting) };
            Ok(vec![if side == Side::Worker { acts::complete(tx, waiting, todo)? } else { todo }])
        }
    }
}

/// Returns a to-do for each week of hours to approve or to send in.
fn weeks(tx: &mut Tx, side: Side, waiting: &Waiting) -> Result<Vec<Todo>> {
    let sheets = timesheets::store::waiting(tx, waiting.id, side)?;
    let todo = |sheet: timesheets::model::Timesheet| {
        let other = &waiting.other;
        let asked =
            if sheet.state == SheetState::Returned { format!(" {other} asked for changes.") } else { String::new() };
        let time = duration(sheet.figures.seconds);
        Todo {
            body: format!("For “{}”, {}: {time}.{asked}", waiting.title, week_words(&sheet)),
            href: format!("{}&week={}", page::href(waiting.id, waiting.due.as_str()), sheet.week),
            due: sheet.approve_at,
            ..todo(waiting)
        }
    };
    Ok(sheets.into_iter().map(todo).collect())
}

/// Returns a to-do for each shift about which the worker disagrees.
fn attendance(tx: &mut Tx, waiting: &Waiting) -> Result<Vec<Todo>> {
    let zone = site::store::zone(tx)?;
    let mut todos = Vec::new();
    for id in contested(tx, waiting.id)? {
        let shift = shifts::store::get(tx, id)?;
        todos.push(Todo {
            title: News::Contested.title(&waiting.other, &shift, &zone),
            body: format!("For “{}”: {}. Confirm the record, or correct it.", waiting.title, when(&shift, &zone)),
            href: shift_href(waiting.id, id),
            ..todo(waiting)
        });
    }
    Ok(todos)
}

/// Returns by when something is due, in milliseconds since the epoch: the earliest, if several are.
fn due(tx: &mut Tx, side: Side, waiting: &Waiting) -> Result<Option<i64>> {
    let zone = site::store::zone(tx)?;
    let end_of = |day: &str| clock::end_of_day(&zone, day).map(clock::just_before);
    Ok(match (&waiting.until, waiting.due) {
        (Some(Until::Time(at)), _) => Some(*at),
        (Some(Until::Day(day)), _) => end_of(day),
        (None, Due::Approve | Due::Changes) => {
            let work = projects::milestones::store::list(tx, waiting.id)?;
            let open = work.into_iter().filter(|one| one.waits_for(side, waiting.due));
            open.filter_map(|one| one.approve_at.or_else(|| end_of(one.terms.due_on.as_deref()?))).min()
        }
        (None, Due::Pay) => {
            let open = payments::store::open_of(tx, waiting.id)?.into_iter();
            let unpaid = open.filter(|one| one.dispute_id.is_none() && one.open() > one.recorded);
            unpaid.filter_map(|one| end_of(&one.due_on)).min()
        }
        (None, Due::Dispute) => match contracts::store::get(tx, waiting.id)?.dispute_id {
            Some(id) => disputes::store::get(tx, id)?.due_at,
            None => None,
        },
        (None, Due::Review) => reviews::store::window(tx, waiting.id)?.map(|(closes_at, _)| closes_at),
        (None, _) => None,
    })
}

const fn rank(due: Due) -> Rank {
    match due.urgency() {
        Urgency::Soon => Rank::Soon,
        Urgency::Money => Rank::Money,
        Urgency::Rest => Rank::Rest,
    }
}

fn todo(waiting: &Waiting) -> Todo {
    let Waiting { id, title, other, due, .. } = waiting;
    let ask = match due {
        Due::Approve => format!("Check the work that {other} sent in"),
        Due::Changes => format!("{other} asked for changes"),
        Due::Shift => format!("Confirm your shift for {other}"),
        Due::Hours => format!("Check the hours that {other} sent in"),
        Due::Expense => format!("Check an expense of {other}"),
        Due::Pay => format!("Pay {other}"),
        Due::Payment => format!("Confirm a payment that {other} recorded"),
        Due::Dispute => format!("See what’s next in the dispute with {other}"),
        Due::Review => format!("Review your work with {other}"),
        Due::Timesheet => format!("Send in your hours for {other}"),
        Due::Milestone => format!("Answer {other} about a milestone"),
        Due::Confirm => format!("Confirm the contract with {other}"),
        Due::Terms => format!("Answer {other} about other terms"),
        Due::Notice => format!("{other} gave notice"),
        Due::Attendance => format!("{other} disagrees about a shift"),
    };
    Todo {
        kind: "contract",
        title: ask,
        body: format!("For “{title}”."),
        href: page::href(*id, due.as_str()),
        rank: rank(*due),
        ..Todo::default()
    }
}
