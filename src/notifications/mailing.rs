//! Mails about notifications that stay unread. What can't wait and what goes into calendars has a mail of its own;
//! everything else that is due at the same time is in one.

use super::kinds::{Class, Kind};
use crate::db::{Result, Row, Tx, value};
use crate::ids::{MailId, NotificationId, UserId};
use crate::mail::invitation::attach;
use crate::mail::store::enqueue;
use crate::mail::waiting::{rewrite, waits_for, withdraw};
use crate::mail::{MailKind, NewMail, Recipient};
use crate::stuck::{self, Tick};
use crate::{args, not_stuck, statements};

macro_rules! items {
    ($rest:literal) => {
        concat!("SELECT id, kind, topic, title, body, href, useful_until FROM notifications WHERE ", $rest)
    };
}

statements! {
    FIRST_DUE = concat!("SELECT user_id FROM notifications WHERE mail_due_at IS NOT NULL AND mail_due_at <= $1 AND read_at IS NULL", not_stuck!("mailing", "user_id"), " ORDER BY mail_due_at LIMIT 1");
    DUE = items!("user_id = $1 AND mail_due_at <= $2 AND read_at IS NULL ORDER BY id DESC LIMIT 500");
    MARK_MAILED = "UPDATE notifications SET mail_due_at = NULL, mailed_at = $2, mails = mails + 1 WHERE user_id = $1 AND mail_due_at <= $2 AND read_at IS NULL";
    SET_MAIL = "UPDATE notifications SET mail_id = $2 WHERE id = $1";
    OF_MAIL = items!("mail_id = $1 AND read_at IS NULL ORDER BY id DESC LIMIT 500");
}

/// Number of people that are written to in one transaction.
const BATCH: usize = 20;
/// Number of notifications that a mail lists.
const MAX_LISTED: usize = 20;

/// What a mail says about a notification.
struct Item {
    id: NotificationId,
    kind: Kind,
    topic: Option<String>,
    title: String,
    body: String,
    href: String,
    useful_until: Option<i64>,
}

fn item(row: &mut Row) -> Result<Item> {
    Ok(Item {
        id: row.take()?,
        kind: Kind::of(&row.take::<String>()?),
        topic: row.take()?,
        title: row.take()?,
        body: row.take()?,
        href: row.take()?,
        useful_until: row.take()?,
    })
}

/// Writes one batch of the mails that are due. Returns whether there may be more.
pub fn run_batch(tx: &mut Tx) -> Result<bool> {
    for _ in 0..BATCH {
        let Some(user) = tx.find(FIRST_DUE, args![tx.now()], value::<UserId>)? else { return Ok(false) };
        stuck::attempt(tx, Tick::Mailing, user, |tx| write(tx, user))?;
    }
    Ok(true)
}

/// Writes the mails to a person that are due.
pub(super) fn write(tx: &mut Tx, user: UserId) -> Result<()> {
    let now = tx.now();
    let mut items = tx.all(DUE, args![user, now], item)?;
    tx.run(MARK_MAILED, args![user, now])?;
    // The server may have stood still for a while.
    items.retain(|item| item.useful_until.is_none_or(|until| until > now));
    let mut rest = Vec::new();
    for item in items {
        if item.kind.class == Class::Now || has_entry(tx, user, &item)? {
            write_one(tx, user, &[item])?;
        } else {
            rest.push(item);
        }
    }
    if rest.is_empty() { Ok(()) } else { write_one(tx, user, &rest) }
}

/// Whether calendars get an entry with the mail. Mail programs read only one of a mail, so it isn't put with others.
fn has_entry(tx: &mut Tx, user: UserId, item: &Item) -> Result<bool> {
    let topic = item.topic.as_deref().filter(|_| item.kind.has_entry);
    topic.map_or(Ok(false), |topic| Ok(tx.calendar_entry(topic, user, "")?.is_some()))
}

fn write_one(tx: &mut Tx, user: UserId, items: &[Item]) -> Result<()> {
    let Some(mail) = compose(user, items, |new| enqueue(tx, new))? else { return Ok(()) };
    attach_entry(tx, mail, items)?;
    items.iter().try_for_each(|item| tx.run(SET_MAIL, args![item.id, mail]).map(drop))
}

/// Makes a mail that waits say what its notifications say now; without any, nothing is sent.
pub(super) fn refresh(tx: &mut Tx, mail: MailId) -> Result<()> {
    let Some(user) = waits_for(tx, mail)? else { return Ok(()) };
    let items = tx.all(OF_MAIL, args![mail], item)?;
    if items.is_empty() {
        return withdraw(tx, mail);
    }
    compose(user, &items, |new| rewrite(tx, mail, new))?;
    attach_entry(tx, mail, &items)
}

fn attach_entry(tx: &mut Tx, mail: MailId, items: &[Item]) -> Result<()> {
    match items {
        [Item { kind, topic: Some(topic), .. }] if kind.has_entry => attach(tx, mail, topic),
        _ => Ok(()),
    }
}

/// Composes the mail about some notifications, newest first.
fn compose<T>(user: UserId, items: &[Item], done: impl FnOnce(&NewMail) -> Result<T>) -> Result<T> {
    let to = Recipient::User(user);
    // Of use as long as any of them is.
    let ends: Option<Vec<i64>> = items.iter().map(|item| item.useful_until).collect();
    let useful_until = ends.and_then(|ends| ends.into_iter().max());
    if let [only] = items {
        let kind = match only.kind {
            // Nobody can unsubscribe from news about the account.
            Kind { category, .. } if category.is_fixed() => MailKind::AccountNews,
            Kind { is_answered: true, .. } => MailKind::Message,
            _ => MailKind::Notification,
        };
        let values = [("title", only.title.as_str()), ("text", &only.body)];
        return done(&NewMail { to, kind, values: &values, path: Some(&only.href), useful_until });
    }
    let (count, list) = (items.len().to_string(), list(items));
    let values = [("count", count.as_str()), ("list", &list)];
    done(&NewMail { to, kind: MailKind::Digest, values: &values, path: Some("/notifications"), useful_until })
}

/// Returns a paragraph for each notification.
fn list(items: &[Item]) -> String {
    let listed = items.iter().take(MAX_LISTED).map(|Item { title, body, .. }| match body.as_str() {
        "" => title.clone(),
        body => format!("{title}\n{body}"),
    });
    let rest = items.len().saturating_sub(MAX_LISTED);
    let more = (rest > 0).then(|| format!("And {rest} more."));
    listed.chain(more).collect::<Vec<_>>().join("\n\n")
}
