//! The dashboard's queries.

use std::cmp::Reverse;

use super::contracts;
use super::model::{DashboardFigure, Rank, Todo};
use crate::applications::inbox::{self, WaitingJob};
use crate::clock::{self, DAY};
use crate::contracts::model::Side;
use crate::contracts::store::lists::waiting_for_employer;
use crate::db::{Result, Tx, value};
use crate::employers::rights;
use crate::identity::model::short_name;
use crate::identity::{self, Staff};
use crate::ids::{JobId, UserId};
use crate::jobs::expiry;
use crate::office::model::Queue;
use crate::{args, drafts, mail, office, site, statements};

/// Maximum number of to-dos of each kind.
const MAX_OF_A_KIND: usize = 10;

statements! {
    PENDING_OFFERS = "SELECT a.id, j.id, j.title, u.name, a.offered_at FROM applications a JOIN jobs j ON j.id = a.job_id
               JOIN users u ON u.id = a.worker_id WHERE a.employer_id = $1 AND a.status = 'offered' ORDER BY a.id LIMIT 10";
    // Those that have taken place are waiting for a decision.
    INTERVIEWS = "SELECT a.id, j.id, j.title, u.name, a.interview_at FROM applications a JOIN jobs j ON j.id = a.job_id
               JOIN users u ON u.id = a.worker_id WHERE a.employer_id = $1 AND a.status = 'interviewing' AND a.interview_at IS NOT NULL AND a.worker_id <> $2 ORDER BY a.interview_at, a.id LIMIT 10";
    FEE_DUE = "SELECT id, title FROM jobs WHERE employer_id = $1 AND status = 'pending_payment' ORDER BY id DESC LIMIT 10";
    OPEN_JOBS = "SELECT open_jobs FROM employers WHERE id = $1";
    TITLE = "SELECT title FROM jobs WHERE id = $1";
    DRAFTS = "SELECT name FROM drafts WHERE user_id = $1 AND saved_at > $2 ORDER BY saved_at DESC, name LIMIT 10";
    JOB_TITLE = "SELECT title FROM jobs WHERE id = $1 AND status = 'open'";
}

/// Returns the to-do to confirm the address, with what the person misses until they do; `None` once it's confirmed.
pub fn unproven_todo(tx: &mut Tx, user: UserId) -> Result<Option<Todo>> {
    if identity::store::is_proven(tx, user)? {
        return Ok(None);
    }
    let body = match mail::store::count_missed(tx, user)? {
        0 => "Until you do, we can’t email you about offers, interviews or pay.".to_owned(),
        1 => "We couldn’t send you an email, because nobody has confirmed your address yet.".to_owned(),
        missed => format!("We couldn’t send you {missed} emails, because nobody has confirmed your address yet."),
    };
    let title = "Confirm your email address".to_owned();
    Ok(Some(Todo { kind: "unproven", title, body, href: "/verify-email".to_owned(), ..Todo::default() }))
}

/// Returns an employer's to-dos: what has a deadline or takes place by its time, then money, then the rest.
pub fn employer_todos(tx: &mut Tx, user: UserId) -> Result<Vec<Todo>> {
    let zone = site::store::zone(tx)?;
    let (mut fees, mut expiring, mut offers, mut interviews) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for employer in rights::employers(tx, user, |rights| rights.post)? {
        fees.extend(tx.all(FEE_DUE, args![employer], |row| Ok((Reverse(row.take()?), row.take::<String>()?)))?);
        let ending = expiry::expiring(tx, employer)?;
        expiring.extend(ending.into_iter().map(|card| ((card.expires_at, card.id), card.title)));
    }
    for employer in rights::employers(tx, user, |rights| rights.hire)? {
        offers.extend(tx.all(PENDING_OFFERS, args![employer], |row| {
            Ok((row.take::<i64>()?, (row.take()?, row.take()?, row.take()?, row.take()?)))
        })?);
        interviews.extend(tx.all(INTERVIEWS, args![employer, user], |row| {
            let (id, job, title, name): (i64, JobId, String, String) =
                (row.take()?, row.take()?, row.take()?, row.take()?);
            let at = row.take()?;
            Ok(((at, id), (job, title, name, at)))
        })?);
    }
    let mut actions = inbox::waiting_jobs(tx, user, MAX_OF_A_KIND)?
        .into_iter()
        .map(|waiting| Ok(reply_todo(&waiting, &tx.one(TITLE, args![waiting.job], value::<String>)?)))
        .collect::<Result<Vec<_>>>()?;
    let now = tx.now();
    let mut waiting = Vec::new();
    for employer in rights::employers(tx, user, |rights| rights.hire)? {
        waiting.extend(waiting_for_employer(tx, employer)?);
    }
    actions.extend(first(interviews).map(|(_, interview)| interview_todo(now, interview)));
    actions.extend(contracts::todos(tx, Side::Employer, &waiting)?);
    actions.extend(first(fees).map(|(Reverse(id), title)| fee_todo(id, &title)));
    actions.extend(first(expiring).filter_map(|((at, id), title)| Some(expiry_todo(&zone, id, &title, at?))));
    actions.extend(first(offers).map(|(_, offer)| offer_todo(&zone, offer)));
    sort(&mut actions, now);
    Ok(actions)
}

/// Sorts to-dos: what has a deadline by its time, then money, then the rest. What others wait for at no given time comes
/// after what is due in two days.
pub(super) fn sort(todos: &mut [Todo], now: i64) {
    let rank = |todo: &Todo| if todo.due.is_some() { Rank::Soon } else { todo.rank };
    todos.sort_by_key(|todo| (rank(todo), todo.due.unwrap_or(now + 2 * DAY)));
}

/// Returns a to-do for each queue of the office that isn't empty.
pub fn office_todos(tx: &mut Tx, user: UserId, staff: Staff) -> Result<Vec<Todo>> {
    let waiting = office::store::counts(tx, user, staff)?.into_iter().filter(|(_, count)| *count > 0);
    let todo = |(queue, count): (Queue, i64)| {
        let body = "In the office.".to_owned();
        Todo { kind: "office", title: queue.task(count), body, href: queue.href().to_owned(), ..Todo::default() }
    };
    Ok(waiting.map(todo).collect())
}

/// Returns the first to-dos of each kind, by their keys.
fn first<K: Ord, T>(mut rows: Vec<(K, T)>) -> impl Iterator<Item = (K, T)> {
    rows.sort_by(|(a, _), (b, _)| a.cmp(b));
    rows.into_iter().take(MAX_OF_A_KIND)
}

fn fee_todo(id: i64, title: &str) -> Todo {
    let body = "It’s ready, and goes live once the fee is paid.".to_owned();
    let title = format!("Post “{title}”");
    Todo { kind: "fee", title, body, href: format!("/jobs/{id}"), rank: Rank::Money, ..Todo::default() }
}

fn expiry_todo(zone: &str, id: JobId, title: &str, at: i64) -> Todo {
    let title = format!("“{title}” expires on {}", clock::format_short_day(zone, clock::just_before(at)));
    let body = "Renew it, or close it so no one is left waiting.".to_owned();
    Todo { kind: "expiring", title, body, href: format!("/jobs/{id}"), due: Some(at), ..Todo::default() }
}

fn offer_todo(zone: &str, (id, title, name, at): (i64, String, String, i64)) -> Todo {
    let body = format!("You made the offer for “{title}” on {}.", clock::format_short_day(zone, at));
    let title = format!("{} hasn’t answered yet", short_name(&name));
    Todo { kind: "offer_out", title, body, href: format!("/jobs/{id}/applicants?group=offer"), ..Todo::default() }
}

fn interview_todo(now: i64, (job, title, name, at): (JobId, String, String, i64)) -> Todo {
    let name = short_name(&name);
    let (kind, title, body) = if at > now {
        ("interview", format!("Interview with {name}"), format!("About “{title}”."))
    } else {
        ("interviewed", format!("Decide about {name}"), format!("You had an interview about “{title}”."))
    };
    Todo {
        kind,
        title,
        body,
        href: format!("/jobs/{job}/applicants?group=interview"),
        due: Some(at),
        ..Todo::default()
    }
}

fn reply_todo(waiting: &WaitingJob, title: &str) -> Todo {
    let WaitingJob { job, due, applicants } = *waiting;
    let people = if applicants == 1 { "1 applicant".to_owned() } else { format!("{applicants} applicants") };
    Todo {
        kind: "waiting",
        title: format!("Reply to {people}"),
        body: format!("For “{title}”."),
        href: format!("/jobs/{job}/applicants?group=new"),
        due: Some(due),
        ..Todo::default()
    }
}

/// Returns an employer's counts.
pub fn employer_counts(tx: &mut Tx, user: UserId) -> Result<Vec<DashboardFigure>> {
    let counts = inbox::counts(tx, user, None, None)?;
    let mut open_jobs = 0;
    for employer in rights::employers(tx, user, |rights| rights.view || rights.hire || rights.post)? {
        open_jobs += tx.one(OPEN_JOBS, args![employer], value::<i64>)?;
    }
    let figure = |kind, label, value, href| DashboardFigure { kind, label, value, href };
    Ok(vec![
        figure("open_jobs", "Open jobs", open_jobs, "/my-jobs?tab=posted"),
        figure("waiting", "Waiting for your reply", counts.new, "/employer-applications?group=new"),
        figure("shortlist", "On your shortlist", counts.shortlist, "/employer-applications?group=shortlist"),
        figure("hires", "Hired", counts.hired, "/employer-applications?group=hired"),
    ])
}

/// Returns a to-do for each saved draft of an application or a job.
pub fn draft_todos(tx: &mut Tx, user: UserId) -> Result<Vec<Todo>> {
    let names: Vec<String> = tx.all(DRAFTS, args![user, tx.now() - drafts::TTL], value)?;
    let mut actions = Vec::new();
    for name in names {
        let todo = |title, body, href| Todo { kind: "draft", title, body, href, ..Todo::default() };
        match name.split_once(':') {
            Some(("apply", job)) => {
                let Ok(job) = job.parse().map(JobId) else { continue };
                // Only an open job takes applications.
                let Some(title) = tx.find(JOB_TITLE, args![job], value::<String>)? else { continue };
                let body = format!("For “{title}”.");
                actions.push(todo("Finish your application".to_owned(), body, format!("/jobs/{job}?apply=1")));
            }
            None if name == "post-job" => {
                let body = "What you wrote is saved.".to_owned();
                actions.push(todo("Finish posting your job".to_owned(), body, "/post-job".to_owned()));
            }
            _ => {}
        }
    }
    Ok(actions)
}
