//! What an employer hears about the replies that it promised.

use super::notify::applicants_page;
use super::view::Application;
use crate::db::{Result, Tx};
use crate::employers::{model::Right, rights};
use crate::ids::JobId;
use crate::notifications::settle;
use crate::notifications::store::NewNotification;

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

fn deadline_topic(kind: &str, job: JobId) -> String {
    format!("{kind}:{job}")
}

/// Takes back the reminders of a reply, because nobody waits for one anymore.
pub fn replied_to_all(tx: &mut Tx, application: &Application) -> Result<()> {
    for user in rights::members(tx, application.employer_id, Right::Hire)? {
        for kind in ["promise_near", "promise_past"] {
            settle::topic(tx, user, &deadline_topic(kind, application.job_id))?;
        }
    }
    Ok(())
}

fn notify_reply_deadline(tx: &mut Tx, application: &Application, content: (&str, &str, &str)) -> Result<()> {
    let (kind, title, lead) = content;
    let job = application.job_id;
    let (topic, href) = (deadline_topic(kind, job), applicants_page(job, "new"));
    let body = format!("{lead} for “{}”.", application.job.title);
    let useful_until = application.answer_by.filter(|_| kind == "promise_near");
    let note = NewNotification {
        kind,
        topic: Some(&topic),
        title,
        body: &body,
        href: &href,
        useful_until,
        ..NewNotification::default()
    };
    rights::notify(tx, application.employer_id, Right::Hire, &note)
}
