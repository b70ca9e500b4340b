//! Notifications to both sides of an application, written in the event's transaction.

use super::model::{Action, Ending};
use super::store;
use super::view::Application;
use crate::clock;
use crate::db::{Result, Tx, value};
use crate::employers::{model::Right, rights};
use crate::identity::model::short_name;
use crate::ids::JobId;
use crate::jobs::model::JobCard;
use crate::notifications::store::{self as notifications, NewNotification};
use crate::{args, site, statements};

statements! {
    // Counts stop at 100, which is shown as "99+".
    COUNT_UNOPENED = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM applications WHERE job_id = $1 AND status = 'sent' LIMIT 100) AS fresh";
    APPLICANTS = "SELECT worker_id FROM applications WHERE job_id = $1 AND status IN ('sent', 'opened', 'shortlisted', 'interviewing', 'offered') ORDER BY id LIMIT 10000";
}

/// Returns the path of the worker's page for this application.
fn worker_page(application: &Application) -> String {
    format!("/my-jobs?application={}", application.id)
}

/// Returns the path of the employer's page of applicants to a job, showing one group.
fn applicants_page(job: JobId, group: &str) -> String {
    format!("/jobs/{job}/applicants?group={group}")
}

/// Notifies the employer of a new application; one notification covers every unopened application.
pub fn application_received(tx: &mut Tx, application: &Application) -> Result<()> {
    let job = application.job_id;
    let unopened: i64 = tx.one(COUNT_UNOPENED, args![job], value)?;
    let title = match unopened {
        ..=1 => format!("New application for “{}”", application.job.title),
        2..=99 => format!("{unopened} new applications for “{}”", application.job.title),
        _ => format!("99+ new applications for “{}”", application.job.title),
    };
    let body = match application.answer_by {
        Some(at) => format!("You promised a reply by {}.", clock::format_short_day(&site::store::zone(tx)?, at)),
        None => String::new(),
    };
    let (topic, href) = (format!("received:{job}"), applicants_page(job, "new"));
    let note =
        NewNotification { kind: "application_received", topic: Some(&topic), title: &title, body: &body, href: &href };
    rights::notify(tx, application.employer_id, Right::Hire, &note)
}

/// Notifies the other side of an action; `before` is the application before the action.
pub fn action_taken(tx: &mut Tx, before: &Application, action: Action) -> Result<()> {
    let (job, employer) = (&before.job.title, &before.job.posted_by);
    let content = match action {
        // Opening an application sends no notification; the timeline shows it.
        Action::Open => return Ok(()),
        Action::Accept | Action::Refuse | Action::Withdraw => {
            return notify_employer_of_worker_action(tx, before, action);
        }
        Action::Shortlist if before.interview.as_ref().is_some_and(|interview| interview.at > tx.now()) => (
            "interview_off",
            format!("The interview for “{job}” is off"),
            format!("{employer} called it off. You’re still on the shortlist."),
        ),
        Action::Shortlist => {
            ("shortlisted", format!("You’re on the shortlist for “{job}”"), format!("{employer} is considering you."))
        }
        Action::Interview => {
            let title = match before.interview {
                Some(_) => format!("Your interview for “{job}” has changed"),
                None => format!("Interview for “{job}” with {employer}"),
            };
            ("interview", title, interview_sentence(tx, before)?)
        }
        Action::Offer => (
            "offer",
            format!("You have an offer for “{job}”"),
            format!("{employer} wants to hire you. Accept or decline."),
        ),
        Action::Decline => {
            ("declined", format!("A reply about “{job}”"), format!("{employer} went a different way this time."))
        }
    };
    notify_worker(tx, before, (content.0, &content.1, &content.2))
}

/// Returns when and where the interview is that an action has just stored.
fn interview_sentence(tx: &mut Tx, before: &Application) -> Result<String> {
    let zone = site::store::zone(tx)?;
    let interview = store::get(tx, before.id)?.interview;
    Ok(interview.map(|interview| interview.sentence(&zone)).unwrap_or_default())
}

fn notify_worker(tx: &mut Tx, application: &Application, content: (&str, &str, &str)) -> Result<()> {
    let (kind, title, body) = content;
    let topic = format!("application:{}", application.id);
    let href = worker_page(application);
    notifications::send(
        tx,
        application.worker.id,
        &NewNotification { kind, topic: Some(&topic), title, body, href: &href },
    )
}

fn notify_employer_of_worker_action(tx: &mut Tx, before: &Application, action: Action) -> Result<()> {
    let (job, name) = (&before.job.title, short_name(&before.worker.name));
    let interview_is_off = before.interview.as_ref().is_some_and(|interview| interview.at > tx.now());
    let (kind, title, body, group) = match action {
        Action::Accept => (
            "hired",
            format!("You hired {}", before.worker.name),
            format!("They accepted the offer for “{job}”. You can see how to reach each other now."),
            "hired",
        ),
        Action::Refuse => (
            "refused",
            format!("{name} declined the offer"),
            format!("It was for “{job}”. They’re back on your shortlist."),
            "shortlist",
        ),
        _ => {
            let end = if interview_is_off { ", so the interview is off" } else { "" };
            let body = format!("They’re no longer available for “{job}”{end}.");
            ("withdrawn", format!("{name} withdrew"), body, "declined")
        }
    };
    let href = applicants_page(before.job_id, group);
    let note = NewNotification { kind, topic: None, title: &title, body: &body, href: &href };
    rights::notify(tx, before.employer_id, Right::Hire, &note)
}

/// Tells the worker why the application wasn't selected.
pub fn not_selected(tx: &mut Tx, application: &Application) -> Result<()> {
    let (job, employer) = (&application.job.title, &application.job.posted_by);
    let title = match application.ending {
        Some(Ending::Filled) => format!("“{job}” was filled"),
        Some(Ending::Expired) => format!("“{job}” expired"),
        Some(Ending::Refused) => format!("“{job}” was taken down"),
        Some(Ending::NoAnswer) => format!("No reply about “{job}”"),
        Some(Ending::Closed) | None => format!("“{job}” was closed"),
    };
    let body = if application.ending == Some(Ending::NoAnswer) {
        format!("{employer} promised a reply and didn’t send one. Your application is closed. Here are other jobs.")
    } else {
        let shortlist_sentence = if application.was_shortlisted() {
            "You were shortlisted."
        } else {
            "They didn’t get to your application."
        };
        format!("{shortlist_sentence} {}", people_applied(application.job.application_count))
    };
    notify_worker(tx, application, ("not_selected", &title, &body))
}

/// Tells the worker that an expired job is open again and that the application still counts.
pub fn application_reopened(tx: &mut Tx, application: &Application) -> Result<()> {
    let title = format!("“{}” is live again", application.job.title);
    notify_worker(
        tx,
        application,
        ("job_renewed", &title, "Your application is active again. Withdraw it if you’re no longer available."),
    )
}

fn people_applied(count: i64) -> String {
    if count == 1 { "You were the only applicant.".to_owned() } else { format!("{count} people applied.") }
}

/// Tells applicants still waiting for a decision what changed in the job.
pub fn job_changed(tx: &mut Tx, job: JobId, title: &str, what: &str) -> Result<()> {
    let (topic, href) = (format!("job-changed:{job}"), format!("/jobs/{job}"));
    let title = format!("“{title}” has changed");
    let note = NewNotification { kind: "job_changed", topic: Some(&topic), title: &title, body: what, href: &href };
    notify_applicants(tx, job, &note)
}

fn notify_applicants(tx: &mut Tx, job: JobId, note: &NewNotification) -> Result<()> {
    for worker in tx.all(APPLICANTS, args![job], value)? {
        notifications::send(tx, worker, note)?;
    }
    Ok(())
}

/// Tells applicants still waiting for a decision that nobody can answer them, because the employer's account was closed.
pub fn job_on_hold(tx: &mut Tx, job: &JobCard) -> Result<()> {
    let title = format!("“{}” is on hold", job.title);
    let body = "We closed the employer’s account, so don’t expect a reply for now. You can withdraw your application.";
    notify_of_hold(tx, job, &title, body)
}

/// Tells applicants still waiting for a decision that the employer's account is open again.
pub fn job_off_hold(tx: &mut Tx, job: &JobCard) -> Result<()> {
    let title = format!("“{}” is live again", job.title);
    notify_of_hold(tx, job, &title, "Your application is still active. Withdraw it if you’re no longer available.")
}

fn notify_of_hold(tx: &mut Tx, job: &JobCard, title: &str, body: &str) -> Result<()> {
    let (topic, href) = (format!("job-hold:{}", job.id), format!("/jobs/{}", job.id));
    notify_applicants(tx, job.id, &NewNotification { kind: "job_hold", topic: Some(&topic), title, body, href: &href })
}

/// Reminds the employer that a reply is due by tomorrow.
pub fn reply_due_soon(tx: &mut Tx, application: &Application, count: i64) -> Result<()> {
    let title = format!("{} for a reply by tomorrow", people_waiting(count));
    notify_reply_deadline(tx, application, ("promise_near", &title, "You promised a reply to applicants"))
}

/// Tells the employer that a reply is overdue.
pub fn reply_overdue(tx: &mut Tx, application: &Application, count: i64) -> Result<()> {
    let title = format!("{} longer than you promised", people_waiting(count));
    notify_reply_deadline(
        tx,
        application,
        ("promise_past", &title, "After a week without a reply, their applications close. They applied"),
    )
}

/// Tells the employer that applications closed because no reply came.
pub fn reply_lapsed(tx: &mut Tx, application: &Application) -> Result<()> {
    let content = ("promise_broken", "Applications closed without your reply", "The reply deadline passed a week ago");
    notify_reply_deadline(tx, application, content)
}

fn people_waiting(count: i64) -> String {
    if count == 1 { "1 person is waiting".to_owned() } else { format!("{count} people are waiting") }
}

fn notify_reply_deadline(tx: &mut Tx, application: &Application, content: (&str, &str, &str)) -> Result<()> {
    let (kind, title, lead) = content;
    let job = application.job_id;
    let (topic, href) = (format!("{kind}:{job}"), applicants_page(job, "new"));
    let body = format!("{lead} for “{}”.", application.job.title);
    let note = NewNotification { kind, topic: Some(&topic), title, body: &body, href: &href };
    rights::notify(tx, application.employer_id, Right::Hire, &note)
}
