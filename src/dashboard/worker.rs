//! A worker's to-dos and counts.

use super::model::{DashboardFigure, Rank, Todo};
use super::store::sort;
use super::{acts, contracts};
use crate::applications::model::MyGroup;
use crate::applications::store as applications;
use crate::clock::{self, DAY};
use crate::contracts::model::Side;
use crate::contracts::store::lists::waiting_for_worker;
use crate::db::{Result, Tx, value};
use crate::identity::model::short_name;
use crate::ids::UserId;
use crate::rapid_hire::model::Action;
use crate::{args, rapid_hire, site, statements};

/// How long replies stay among the to-dos.
const REPLY_SHOWN_FOR: i64 = 7 * DAY;

statements! {
    WORKER_ITEMS = "SELECT a.id, a.status, j.title, COALESCE(j.hiring_name, e.name), e.kind, a.interview_at FROM applications a JOIN jobs j ON j.id = a.job_id JOIN employers e ON e.id = j.employer_id
               WHERE a.worker_id = $1 AND (a.status IN ('offered', 'interviewing') OR (a.status IN ('declined', 'not_selected') AND a.updated_at > $2)) ORDER BY a.updated_at DESC, a.id LIMIT 20";
    // A proposal that was never confirmed is no work.
    COUNT_CONTRACTS = "SELECT CAST(COUNT(*) AS BIGINT) FROM contracts WHERE worker_id = $1 AND version > 0";
}

/// Returns a to-do for each rapid hire that asks the worker whether they come.
fn rapid_todos(tx: &mut Tx, user: UserId) -> Result<Vec<Todo>> {
    let now = tx.now();
    let mut todos = Vec::new();
    for offer in rapid_hire::store::offers::of_worker(tx, user)? {
        let can = offer.worker_can(now);
        let (ask, due) = if can.contains(&Action::Confirm) {
            ("It’s yours if you confirm", offer.confirm_by)
        } else if can.contains(&Action::Accept) {
            ("Can you come?", Some(offer.answer_by))
        } else {
            continue;
        };
        let work = rapid_hire::access::own_offer(tx, offer.id)?.work;
        let zone = site::store::zone(tx)?;
        let body = format!("“{}”: {}.", work.title, clock::format_span(&zone, work.starts_at, work.ends_at));
        let (title, href) = (ask.to_owned(), "/rapid-hire".to_owned());
        todos.push(Todo { kind: "rapid", title, body, href, due, ..Todo::default() });
    }
    Ok(todos)
}

/// Returns a worker's to-dos: what has a deadline or takes place by its time, then money, then the rest. Replies stay for a
/// week.
pub fn todos(tx: &mut Tx, user: UserId) -> Result<Vec<Todo>> {
    let mut actions = tx.all(WORKER_ITEMS, args![user, tx.now() - REPLY_SHOWN_FOR], |row| {
        let (id, status): (i64, String) = (row.take()?, row.take()?);
        let (job, name, kind): (String, String, String) = (row.take()?, row.take()?, row.take()?);
        let interview_at = row.take::<Option<i64>>()?.filter(|_| status == "interviewing");
        let employer = if kind == "person" { short_name(&name) } else { name };
        let (kind, title, body) = match status.as_str() {
            "offered" => ("offer", format!("Answer the offer for “{job}”"), format!("{employer} wants to hire you.")),
            "interviewing" if interview_at.is_none() => {
                ("interview", format!("{employer} wants to talk to you"), format!("About “{job}”."))
            }
            "interviewing" => ("interview", format!("Interview with {employer}"), format!("About “{job}”.")),
            _ => ("answer", format!("There’s a reply about “{job}”"), format!("From {employer}.")),
        };
        let rank = if kind == "answer" { Rank::Rest } else { Rank::Soon };
        let href = format!("/my-jobs?application={id}");
        Ok(Todo { kind, title, body, href, due: interview_at, rank, ..Todo::default() })
    })?;
    // After an interview, the next step is the employer's.
    let now = tx.now();
    actions.extend(acts::hours_to_send(tx, user)?);
    actions.extend(rapid_todos(tx, user)?);
    actions.retain(|todo| todo.due.is_none_or(|at| at > now));
    let waiting = waiting_for_worker(tx, user)?;
    actions.extend(contracts::todos(tx, Side::Worker, &waiting)?);
    sort(&mut actions, now);
    Ok(actions)
}

/// Returns a worker's counts.
pub fn counts(tx: &mut Tx, user: UserId) -> Result<Vec<DashboardFigure>> {
    let rows = applications::counts_for_worker(tx, user)?;
    let count = |group: MyGroup| {
        rows.iter().filter(|(status, _)| group.statuses().contains(status)).map(|(_, count)| count).sum()
    };
    let figure = |kind, label, value, href| DashboardFigure { kind, label, value, href };
    Ok(vec![
        figure("under_way", "In progress", count(MyGroup::Active), "/my-jobs?tab=applied&group=active"),
        figure("offers", "Offers to answer", count(MyGroup::Offers), "/my-jobs?tab=applied&group=offers"),
        figure("answered", "Decided", count(MyGroup::Answered), "/my-jobs?tab=applied&group=answered"),
        figure(
            "hired",
            "Times hired",
            tx.one(COUNT_CONTRACTS, args![user], value)?,
            "/my-jobs?tab=applied&group=answered",
        ),
    ])
}
