//! Notifications to both sides of an application, written in the event's transaction.

use super::model::{Action, Ending, Status};
use super::reply_deadline;
use super::store;
use super::view::Application;
use crate::clock;
use crate::db::{Result, Tx, value};
use crate::employers::{blocks, model::Right, rights};
use crate::identity::model::short_name;
use crate::ids::JobId;
use crate::jobs;
use crate::jobs::model::JobCard;
use crate::notifications::acts::Act;
use crate::notifications::kinds::Kind;
use crate::notifications::settle;
use crate::notifications::store::{self as notifications, NewNotification};
use crate::{args, site, statements};

statements! {
    // Counts stop at 100, which is shown as "99+".
    COUNT_UNOPENED = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM applications WHERE job_id = $1 AND status = 'sent' LIMIT 100) AS fresh";
    APPLICANTS = "SELECT worker_id FROM applications WHERE job_id = $1 AND status IN ('sent', 'opened', 'shortlisted', 'interviewing', 'offered') ORDER BY id LIMIT 10000";
}

/// What a worker was told about an application that its next step overtakes.
const OVERTAKEN: &[&str] = &["offer", "interview", "interview_moved"];

/// Returns the path of the worker's page for this application.
fn worker_page(application: &Application) -> String {
    format!("/my-jobs?application={}", application.id)
}

/// Returns the path of the employer's page of applicants to a job, showing one group.
pub(super) fn applicants_page(job: JobId, group: &str) -> String {
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
    let note = NewNotification {
        kind: "application_received",
        topic: Some(&topic),
        title: &title,
        body: &body,
        href: &href,
        ..NewNotification::default()
    };
    rights::notify(tx, application.employer_id, Right::Hire, &note)
}

/// Notifies the other side of an action; `before` is the application before the action.
pub fn action_taken(tx: &mut Tx, before: &Application, action: Action) -> Result<()> {
    settle_before(tx, before, action)?;
    let (job, employer) = (&before.job.title, &before.job.posted_by);
    // Until when it's of use: what's arranged or off, until it begins or would have begun.
    let mut useful_until = before.interview.as_ref().map(|interview| interview.at);
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
            let arranged = store::get(tx, before.id)?.interview;
            useful_until = arranged.as_ref().map(|interview| interview.at);
            let zone = site::store::zone(tx)?;
            let sentence = arranged.map(|interview| interview.sentence(&zone)).unwrap_or_default();
            (if before.interview.is_some() { "interview_moved" } else { "interview" }, title, sentence)
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
    let useful_until = useful_until.filter(|_| Kind::of(content.0).has_deadline);
    notify_worker_until(tx, before, (content.0, &content.1, &content.2), useful_until)
}

/// Takes back what someone was told and hasn't read, and ends what it asks for, because they did that, or it's off.
fn settle_before(tx: &mut Tx, application: &Application, action: Action) -> Result<()> {
    match action {
        Action::Open => return Ok(()),
        Action::Accept | Action::Refuse | Action::Withdraw => {}
        _ => reply_deadline::settle(tx, application)?,
    }
    settle::kinds(tx, application.worker.id, &topic(application), OVERTAKEN)
}

fn topic(application: &Application) -> String {
    format!("application:{}", application.id)
}

fn notify_worker(tx: &mut Tx, application: &Application, content: (&str, &str, &str)) -> Result<()> {
    notify_worker_until(tx, application, content, None)
}

fn notify_worker_until(
    tx: &mut Tx,
    application: &Application,
    (kind, title, body): (&str, &str, &str),
    useful_until: Option<i64>,
) -> Result<()> {
    let (topic, href) = (topic(application), worker_page(application));
    let asks = (kind == "offer").then_some(Act { name: &topic, id: 0 });
    let note = NewNotification { kind, topic: Some(&topic), title, body, href: &href, useful_until, asks };
    notifications::send(tx, application.worker.id, &note)
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
    let interview_at = before.interview.as_ref().map(|interview| interview.at);
    let useful_until = interview_at.filter(|at| Kind::of(kind).has_deadline && *at > tx.now());
    let topic = topic(before);
    let note = NewNotification {
        kind,
        topic: Some(&topic),
        title: &title,
        body: &body,
        href: &href,
        useful_until,
        ..NewNotification::default()
    };
    rights::notify(tx, before.employer_id, Right::Hire, &note)
}

/// Tells the worker why the application wasn't selected.
pub fn not_selected(tx: &mut Tx, application: &Application) -> Result<()> {
    settle::kinds(tx, application.worker.id, &topic(application), OVERTAKEN)?;
    let (job, employer) = (&application.job.title, &application.job.posted_by);
    let title = match application.ending {
        Some(Ending::Filled) => format!("“{job}” was filled"),
        Some(Ending::Expired) if is_over(tx, application.job_id)? => format!("“{job}” is over"),
        Some(Ending::Expired) => format!("“{job}” expired"),
        Some(Ending::Refused) => format!("“{job}” was taken down"),
        Some(Ending::NoAnswer) => format!("No reply about “{job}”"),
        Some(Ending::Closed) | None => format!("“{job}” was closed"),
    };
    let body = if application.ending == Some(Ending::NoAnswer) {
        format!("{employer} promised a reply and didn’t send one. Your application is closed. Here are other jobs.")
    } else {
        let how_far = if application.was_shortlisted() {
            "You were shortlisted."
        } else if application.has_been(&[Status::Opened]) {
            "They opened your application."
        } else {
            "They didn’t get to your application."
        };
        format!("{how_far} {}", people_applied(application.job.application_count))
    };
    notify_worker(tx, application, ("not_selected", &title, &body))
}

fn is_over(tx: &mut Tx, job: JobId) -> Result<bool> {
    let card = jobs::store::get(tx, job)?.card;
    jobs::term::is_over(tx, &card)
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
    let note = NewNotification {
        kind: "job_changed",
        topic: Some(&topic),
        title: &title,
        body: what,
        href: &href,
        ..NewNotification::default()
    };
    // The title is the employer's words, so a block keeps it back.
    let employer = jobs::store::get(tx, job)?.card.employer_id;
    for worker in tx.all(APPLICANTS, args![job], value)? {
        if !blocks::exists(tx, employer, worker)? {
            notifications::send(tx, worker, &note)?;
        }
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
    let note = NewNotification {
        kind: "job_hold",
        topic: Some(&topic),
        title,
        body,
        href: &href,
        ..NewNotification::default()
    };
    for worker in tx.all(APPLICANTS, args![job.id], value)? {
        notifications::send(tx, worker, &note)?;
    }
    Ok(())
}
