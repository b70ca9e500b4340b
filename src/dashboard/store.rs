//! The dashboard's queries.

use super::api::{DashboardFigure, Todo};
use crate::applications::inbox;
use crate::applications::model::MyGroup;
use crate::applications::store as applications;
use crate::clock::{self, DAY};
use crate::db::{Result, Row, Tx, value};
use crate::identity::model::short_name;
use crate::ids::{JobId, UserId};
use crate::jobs::expiry::REMINDER_LEAD;
use crate::{args, drafts, site, statements};

/// How long replies stay among a worker's to-dos.
const REPLY_SHOWN_FOR: i64 = 7 * DAY;

statements! {
    AWAITING_REPLY = "SELECT j.id, j.title, CAST(COUNT(*) AS BIGINT), MIN(a.answer_by) FROM employer_members m JOIN jobs j ON j.employer_id = m.employer_id
               JOIN applications a ON a.job_id = j.id WHERE m.user_id = $1 AND m.can_hire = 1 AND a.status IN ('sent', 'opened') AND a.answer_by IS NOT NULL
               GROUP BY j.id, j.title ORDER BY MIN(a.answer_by), j.id LIMIT 10";
    PENDING_OFFERS = "SELECT j.id, j.title, u.name, a.offered_at FROM employer_members m JOIN jobs j ON j.employer_id = m.employer_id JOIN applications a ON a.job_id = j.id
               JOIN users u ON u.id = a.worker_id WHERE m.user_id = $1 AND m.can_hire = 1 AND a.status = 'offered' ORDER BY a.id LIMIT 10";
    EXPIRING = "SELECT j.id, j.title, j.expires_at FROM employer_members m JOIN jobs j ON j.employer_id = m.employer_id
               WHERE m.user_id = $1 AND m.can_post = 1 AND j.status = 'open' AND j.expires_at <= $2 ORDER BY j.expires_at, j.id LIMIT 10";
    FEE_DUE = "SELECT j.id, j.title FROM employer_members m JOIN jobs j ON j.employer_id = m.employer_id
               WHERE m.user_id = $1 AND m.can_post = 1 AND j.status = 'pending_payment' ORDER BY j.id DESC LIMIT 10";
    OPEN_JOBS = "SELECT CAST(COUNT(*) AS BIGINT) FROM employer_members m JOIN jobs j ON j.employer_id = m.employer_id WHERE m.user_id = $1 AND (m.can_view = 1 OR m.can_hire = 1 OR m.can_post = 1) AND j.status = 'open'";
    WORKER_ITEMS = "SELECT a.id, a.status, j.title, COALESCE(j.hiring_name, e.name), e.kind FROM applications a JOIN jobs j ON j.id = a.job_id JOIN employers e ON e.id = j.employer_id
               WHERE a.worker_id = $1 AND (a.status IN ('offered', 'interviewing') OR (a.status IN ('declined', 'not_selected') AND a.updated_at > $2)) ORDER BY a.updated_at DESC, a.id LIMIT 20";
    COUNT_CONTRACTS = "SELECT CAST(COUNT(*) AS BIGINT) FROM contracts WHERE worker_id = $1";
    DRAFTS = "SELECT name FROM drafts WHERE user_id = $1 AND saved_at > $2 ORDER BY saved_at DESC, name LIMIT 10";
    JOB_TITLE = "SELECT title FROM jobs WHERE id = $1 AND status = 'open'";
}

/// Returns an employer's to-dos: replies by deadline, then fees, expiring jobs and unanswered offers.
pub fn employer_todos(tx: &mut Tx, user: UserId) -> Result<Vec<Todo>> {
    let zone = site::store::zone(tx)?;
    let mut actions = tx.all(AWAITING_REPLY, args![user], reply_todo)?;
    actions.extend(tx.all(FEE_DUE, args![user], |row| {
        let (id, title): (i64, String) = (row.take()?, row.take()?);
        let body = "It’s ready, and goes live once the fee is paid.".to_owned();
        Ok(Todo { kind: "fee", title: format!("Post “{title}”"), body, href: format!("/jobs/{id}"), due: None })
    })?);
    actions.extend(tx.all(EXPIRING, args![user, tx.now() + REMINDER_LEAD], |row| {
        let (id, title, at): (i64, String, i64) = (row.take()?, row.take()?, row.take()?);
        let title = format!("“{title}” expires on {}", clock::format_short_day(&zone, at));
        let body = "Renew it, or close it so no one is left waiting.".to_owned();
        Ok(Todo { kind: "expiring", title, body, href: format!("/jobs/{id}"), due: Some(at) })
    })?);
    actions.extend(tx.all(PENDING_OFFERS, args![user], |row| {
        let (id, title, name, at): (i64, String, String, i64) = (row.take()?, row.take()?, row.take()?, row.take()?);
        let body = format!("You made the offer for “{title}” on {}.", clock::format_short_day(&zone, at));
        let title = format!("{} hasn’t answered yet", short_name(&name));
        Ok(Todo { kind: "offer_out", title, body, href: format!("/jobs/{id}/applicants?group=offer"), due: None })
    })?);
    Ok(actions)
}

fn reply_todo(row: &mut Row) -> Result<Todo> {
    let (id, title, count, due): (i64, String, i64, i64) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let people = if count == 1 { "1 applicant".to_owned() } else { format!("{count} applicants") };
    Ok(Todo {
        kind: "waiting",
        title: format!("Reply to {people}"),
        body: format!("For “{title}”."),
        href: format!("/jobs/{id}/applicants?group=new"),
        due: Some(due),
    })
}

/// Returns an employer's counts.
pub fn employer_counts(tx: &mut Tx, user: UserId) -> Result<Vec<DashboardFigure>> {
    let counts = inbox::counts(tx, user, None, None)?;
    let figure = |kind, label, value, href| DashboardFigure { kind, label, value, href };
    Ok(vec![
        figure("open_jobs", "Open jobs", tx.one(OPEN_JOBS, args![user], value)?, "/my-jobs?tab=posted"),
        figure("waiting", "Waiting for your reply", counts.new, "/employer-applications?group=new"),
        figure("shortlist", "On your shortlist", counts.shortlist, "/employer-applications?group=shortlist"),
        figure("hires", "Hired", counts.hired, "/employer-applications?group=hired"),
    ])
}

/// Returns a worker's to-dos: offers, interviews, then replies from the last week.
pub fn worker_todos(tx: &mut Tx, user: UserId) -> Result<Vec<Todo>> {
    let mut actions = tx.all(WORKER_ITEMS, args![user, tx.now() - REPLY_SHOWN_FOR], |row| {
        let (id, status): (i64, String) = (row.take()?, row.take()?);
        let (job, name, kind): (String, String, String) = (row.take()?, row.take()?, row.take()?);
        let employer = if kind == "person" { short_name(&name) } else { name };
        let (kind, title, body) = match status.as_str() {
            "offered" => ("offer", format!("Answer the offer for “{job}”"), format!("{employer} wants to hire you.")),
            "interviewing" => ("interview", format!("{employer} wants to talk to you"), format!("About “{job}”.")),
            _ => ("answer", format!("There’s a reply about “{job}”"), format!("From {employer}.")),
        };
        Ok(Todo { kind, title, body, href: format!("/my-jobs?application={id}"), due: None })
    })?;
    let rank = |todo: &Todo| ["offer", "interview"].iter().position(|kind| *kind == todo.kind).unwrap_or(2);
    actions.sort_by_key(rank);
    Ok(actions)
}

/// Returns a worker's counts.
pub fn worker_counts(tx: &mut Tx, user: UserId) -> Result<Vec<DashboardFigure>> {
    let rows = applications::counts_for_worker(tx, user)?;
    let count = |group: MyGroup| {
        rows.iter().filter(|(status, _)| group.statuses().contains(status)).map(|(_, count)| count).sum()
    };
    let figure = |kind, label, value, href| DashboardFigure { kind, label, value, href };
    Ok(vec![
        figure("under_way", "In progress", count(MyGroup::Active), "/my-jobs?tab=applied&group=active"),
        figure("offers", "Offers to answer", count(MyGroup::Offers), "/my-jobs?tab=applied&group=offers"),
        figure("answered", "Closed", count(MyGroup::Answered), "/my-jobs?tab=applied&group=answered"),
        figure(
            "hired",
            "Times hired",
            tx.one(COUNT_CONTRACTS, args![user], value)?,
            "/my-jobs?tab=applied&group=answered",
        ),
    ])
}

/// Returns a to-do for each saved draft of an application or a job.
pub fn draft_todos(tx: &mut Tx, user: UserId) -> Result<Vec<Todo>> {
    let names: Vec<String> = tx.all(DRAFTS, args![user, tx.now() - drafts::TTL], value)?;
    let mut actions = Vec::new();
    for name in names {
        let todo = |title, body, href| Todo { kind: "draft", title, body, href, due: None };
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
