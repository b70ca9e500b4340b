//! Notifications in the database.

use serde::Serialize;
use utoipa::ToSchema;

use super::acts::Act;
use super::category::Category;
use super::delivery::Plan;
use super::kinds::Only;
use super::{mailing, settle};
use crate::clock::DAY;
use crate::db::{Result, Row, Tx, value};
use crate::ids::{MailId, NotificationId, UserId};
use crate::live::model::Kind;
use crate::live::store::publish;
use crate::web::{List, Page};
use crate::{args, push, statements};

/// Lists a person's notifications. $4 has the kinds to list, with a space around each, or is empty for all.
macro_rules! listed {
    ($rest:literal) => {
        concat!(
            "SELECT id, kind, title, body, href, created_at, read_at IS NOT NULL OR counted = 0, done_at IS NOT NULL FROM notifications
             WHERE user_id = $1 AND ($4 = '' OR instr($4, ' ' || kind || ' ') > 0) ",
            $rest
        )
    };
}

statements! {
    INSERT = "INSERT INTO notifications (user_id, kind, topic, title, body, href, created_at, times, counted, mail_due_at, useful_until, mailed_at, mails, mail_id, asks, asks_id)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) RETURNING id";
    UNREAD_OF = "SELECT id, times, mail_due_at, mailed_at, mails, mail_id FROM notifications WHERE user_id = $1 AND topic = $2 AND kind = $3 AND read_at IS NULL";
    // Makes way for its successor, which has the same topic.
    DETACH = "UPDATE notifications SET topic = NULL, mail_id = NULL WHERE id = $1";
    DELETE = "DELETE FROM notifications WHERE id = $1";
    // Limits a person to the newest 500: deletes the 501st and anything older.
    TRIM = "DELETE FROM notifications WHERE user_id = $1 AND id <= (SELECT id FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT 1 OFFSET 500)";
    // Ids increase over time, so the lowest are the oldest. A sweep examines only the first 1,000 rows.
    SWEEP = "DELETE FROM notifications WHERE id IN (SELECT id FROM (SELECT id, created_at FROM notifications ORDER BY id LIMIT 1000) AS oldest WHERE created_at <= $1)";
    LIST = listed!("AND id < $2 ORDER BY id DESC LIMIT $3");
    LIST_BEFORE = listed!("AND id > $2 ORDER BY id LIMIT $3");
    UNREAD = listed!("AND read_at IS NULL AND counted = 1 AND id < $2 ORDER BY id DESC LIMIT $3");
    UNREAD_BEFORE = listed!("AND read_at IS NULL AND counted = 1 AND id > $2 ORDER BY id LIMIT $3");
    UNREAD_COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM notifications WHERE user_id = $1 AND read_at IS NULL AND counted = 1";
    UNREAD_IDS = "SELECT id FROM notifications WHERE user_id = $1 AND read_at IS NULL AND counted = 1 AND ($2 = '' OR instr($2, ' ' || kind || ' ') > 0) ORDER BY id DESC LIMIT 500";
    MARK_READ = "UPDATE notifications SET read_at = $3 WHERE user_id = $1 AND id = $2 AND read_at IS NULL";
    SET_PUSHED = "UPDATE notifications SET pushed_at = COALESCE(pushed_at, $2) WHERE id = $1";
    MAIL_OF = "SELECT mail_id FROM notifications WHERE id = $1";
    // A topic has at most one unread notification of a kind, so this one stays read while a newer one is unread.
    MARK_UNREAD = "UPDATE notifications SET read_at = NULL WHERE user_id = $1 AND id = $2 AND read_at IS NOT NULL AND done_at IS NULL
            AND NOT EXISTS (SELECT 1 FROM notifications newer WHERE newer.user_id = $1 AND newer.topic = notifications.topic AND newer.kind = notifications.kind AND newer.read_at IS NULL)";
}

/// Maximum length of the title and of the body in characters; longer ones are truncated.
const MAX_TITLE_CHARS: usize = 200;
const MAX_BODY_CHARS: usize = 1_000;
/// How long to keep notifications.
const RETENTION: i64 = 90 * DAY;

/// A notification to send. By default it has no topic, is always of use, and only tells something.
#[derive(Clone, Debug, Default)]
pub struct NewNotification<'a> {
    /// Kind of event: `application_received`, `offer`, …; one of the table in `kinds`.
    pub kind: &'a str,
    /// What it's about. If its kind merges, it replaces an unread one of the same kind and topic.
    pub topic: Option<&'a str>,
    /// One-line title.
    pub title: &'a str,
    /// Details; may be empty.
    pub body: &'a str,
    /// Path of the page it links to.
    pub href: &'a str,
    /// Until when it's of use, in milliseconds since the epoch: when what it's about begins or is over. `None` if it
    /// always is.
    pub useful_until: Option<i64>,
    /// The act that it asks for; `None` if it only tells something.
    pub asks: Option<Act<'a>>,
}

/// An unread notification that makes way for a new one of its kind and topic.
#[derive(Clone, Debug)]
pub(super) struct Replaced {
    /// Its id.
    pub id: NotificationId,
    /// Number of events merged into it.
    pub times: i64,
    /// When it goes into a mail.
    pub mail_due_at: Option<i64>,
    /// When it last went into one.
    pub mailed_at: Option<i64>,
    /// How often it did.
    pub mails: i64,
    /// The last one.
    pub mail: Option<MailId>,
}

/// Which notifications to list.
#[derive(Clone, Copy, Debug, Default)]
pub struct Filter {
    /// Only unread ones.
    pub unread: bool,
    /// Only those of a category.
    pub category: Option<Category>,
}

/// A notification, as the recipient sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Notification {
    /// The notification's id.
    pub id: NotificationId,
    /// Kind of event: `application_received`, `offer`, …
    pub kind: String,
    /// One-line title.
    pub title: String,
    /// Details; may be empty.
    pub body: String,
    /// Path of the page it links to.
    pub href: String,
    /// When it was sent, in milliseconds since the epoch.
    pub created_at: i64,
    /// Whether the recipient has read it.
    pub read: bool,
    /// Whether what it asks for was done, or is off.
    pub done: bool,
}

/// Sends a person a notification. Call it in the transaction of the event.
pub fn send(tx: &mut Tx, user: UserId, note: &NewNotification) -> Result<()> {
    send_counted(tx, user, note, 1)
}

/// Returns how many events the person's unread notification of a topic stands for; 0 if there is none.
pub fn unread_times(tx: &mut Tx, user: UserId, topic: &str, kind: &str) -> Result<i64> {
    Ok(unread_of(tx, user, topic, kind)?.map_or(0, |found| found.times))
}

/// Returns the person's unread notification of a topic and kind.
pub(super) fn unread_of(tx: &mut Tx, user: UserId, topic: &str, kind: &str) -> Result<Option<Replaced>> {
    tx.find(UNREAD_OF, args![user, topic, kind], |row| {
        Ok(Replaced {
            id: row.take()?,
            times: row.take()?,
            mail_due_at: row.take()?,
            mailed_at: row.take()?,
            mails: row.take()?,
            mail: row.take()?,
        })
    })
}

/// Sends a person one notification about several events, in the ways that they chose.
pub fn send_counted(tx: &mut Tx, user: UserId, note: &NewNotification, times: i64) -> Result<()> {
    let plan = Plan::of(tx, user, note)?;
    if plan.kind.only == Only::Mail && !plan.ways.mail {
        return Ok(());
    }
    let id = insert(tx, user, note, times, &plan)?;
    plan.push(tx, user, id, note)?;
    if plan.mail_due_at.is_some_and(|at| at <= tx.now()) {
        mailing::write(tx, user)?;
    }
    Ok(())
}

/// Puts a notification only into a person's list.
pub fn send_in_app(tx: &mut Tx, user: UserId, note: &NewNotification) -> Result<()> {
    let plan = Plan::in_app(tx, user, note)?;
    insert(tx, user, note, 1, &plan).map(drop)
}

fn insert(tx: &mut Tx, user: UserId, note: &NewNotification, times: i64, plan: &Plan) -> Result<NotificationId> {
    debug_assert!(
        note.asks.is_none() || plan.kind.asks,
        "the table of kinds doesn’t say that {} asks for an act",
        note.kind
    );
    let before = plan.replaced.as_ref();
    if let Some(before) = before {
        tx.run(DETACH, args![before.id])?;
    }
    let topic = note.topic.filter(|_| plan.kind.merges);
    let (title, body) = (truncate(note.title, MAX_TITLE_CHARS), truncate(note.body, MAX_BODY_CHARS));
    let mailed = before.and_then(|before| before.mailed_at);
    let (mails, mail) = before.map_or((0, None), |before| (before.mails, before.mail));
    let row = args![
        user,
        note.kind,
        topic,
        &title,
        &body,
        note.href,
        tx.now(),
        times,
        plan.ways.app,
        plan.mail_due_at,
        note.useful_until,
        mailed,
        mails,
        mail,
        note.asks.map(|act| act.name),
        note.asks.map_or(0, |act| act.id)
    ];
    let id = tx.insert(INSERT, row)?;
    if let Some(before) = before {
        push::store::carry_over(tx, before.id, id)?;
        tx.run(DELETE, args![before.id])?;
    }
    if let Some(mail) = mail {
        mailing::refresh(tx, mail)?;
    }
    tx.run(TRIM, args![user])?;
    publish(tx, user, Kind::NotificationsChanged, user)?;
    Ok(id)
}

fn truncate(text: &str, characters: usize) -> String {
    text.chars().take(characters).collect()
}

/// Returns a page of a person's notifications, newest first.
pub fn list(tx: &mut Tx, user: UserId, filter: Filter, page: &Page) -> Result<List<Notification>> {
    let (forward, backward) = if filter.unread { (UNREAD, UNREAD_BEFORE) } else { (LIST, LIST_BEFORE) };
    let (sql, from) = page.start(forward, backward, i64::MAX);
    let kinds = filter.category.map(Category::kinds).unwrap_or_default();
    let rows = tx.all(sql, args![user, from, page.rows(), &kinds], |row: &mut Row| {
        Ok(Notification {
            id: row.take()?,
            kind: row.take()?,
            title: row.take()?,
            body: row.take()?,
            href: row.take()?,
            created_at: row.take()?,
            read: row.take()?,
            done: row.take()?,
        })
    })?;
    Ok(page.list(rows, |notification| notification.id.0))
}

/// Counts a person's unread notifications.
pub fn unread_count(tx: &mut Tx, user: UserId) -> Result<i64> {
    tx.one(UNREAD_COUNT, args![user], value)
}

/// Returns the ids of a person's unread notifications; with a category, only its own.
pub fn unread_ids(tx: &mut Tx, user: UserId, category: Option<Category>) -> Result<Vec<NotificationId>> {
    let kinds = category.map(Category::kinds).unwrap_or_default();
    tx.all(UNREAD_IDS, args![user, &kinds], value)
}

/// Marks a person's own notification as read or unread; returns whether that changed it.
pub fn mark(tx: &mut Tx, user: UserId, id: NotificationId, read: bool) -> Result<bool> {
    if !read {
        return Ok(tx.run(MARK_UNREAD, args![user, id])? > 0);
    }
    let is_changed = tx.run(MARK_READ, args![user, id, tx.now()])? > 0;
    if is_changed {
        push::store::settle(tx, id)?;
        let mail: Option<MailId> = tx.one(MAIL_OF, args![id], value)?;
        settle::mail_changed(tx, mail)?;
    }
    Ok(is_changed)
}

/// Records that a push service took a notification, or that a visible window has shown it.
pub fn pushed(tx: &mut Tx, id: NotificationId) -> Result<()> {
    tx.run(SET_PUSHED, args![id, tx.now()]).map(drop)
}

/// Deletes notifications past the retention period.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    tx.run(SWEEP, args![tx.now() - RETENTION]).map(drop)
}

/// A page of notifications, with the number of unread ones.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Notifications {
    /// The page.
    #[serde(flatten)]
    pub page: List<Notification>,
    /// Total number of unread notifications.
    pub unread_count: i64,
}

/// Returns the newest unread notification and the number of unread ones, for the bell on every page.
pub fn bell(tx: &mut Tx, user: UserId) -> Result<Notifications> {
    let page = list(tx, user, Filter { unread: true, category: None }, &Page::first(1))?;
    Ok(Notifications { page, unread_count: unread_count(tx, user)? })
}
