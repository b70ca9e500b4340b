//! Notifications that are settled or no longer say what is true: what waits to be pushed or mailed about them changes too.

use super::{acts, mailing};
use crate::db::{Result, Row, Tx, value};
use crate::ids::{MailId, NotificationId, UserId};
use crate::live::model::Kind;
use crate::live::store::publish;
use crate::{args, push, statements};

statements! {
    UNREAD_TOPICS = "SELECT DISTINCT topic FROM notifications WHERE user_id = $1 AND read_at IS NULL AND substr(topic, 1, length($2)) = $2 LIMIT 500";
    // $3 has the kinds, with a space around each, or is empty for all.
    UNREAD = "SELECT id, mail_id FROM notifications WHERE user_id = $1 AND topic = $2 AND read_at IS NULL AND ($3 = '' OR instr($3, ' ' || kind || ' ') > 0) LIMIT 100";
    // What waits to be pushed about it goes with it.
    DELETE = "DELETE FROM notifications WHERE id = $1";
    RESTATE = "UPDATE notifications SET title = $2, body = $3, times = $4 WHERE id = $1 RETURNING mail_id";
    REWORD_READ = "UPDATE notifications SET body = $5 WHERE user_id = $1 AND topic = $2 AND kind = $3 AND body = $4 AND read_at IS NOT NULL";
}

/// Returns the topics of a person's unread notifications that start like this.
pub fn unread_topics(tx: &mut Tx, user: UserId, start: &str) -> Result<Vec<String>> {
    tx.all(UNREAD_TOPICS, args![user, start], value)
}

/// Deletes the unread notifications of a topic that is settled. Those that ask for an act stay, and say that it's done.
pub fn topic(tx: &mut Tx, user: UserId, topic: &str) -> Result<()> {
    delete(tx, user, topic, "")
}

/// Deletes the unread notifications of a topic and these kinds, because what they say is over. Those that ask for an act stay, and
/// say that it's done.
pub fn kinds(tx: &mut Tx, user: UserId, topic: &str, kinds: &[&str]) -> Result<()> {
    delete(tx, user, topic, &format!(" {} ", kinds.join(" ")))
}

fn delete(tx: &mut Tx, user: UserId, topic: &str, kinds: &str) -> Result<()> {
    acts::end(tx, topic)?;
    let found = tx.all(UNREAD, args![user, topic, kinds], |row: &mut Row| {
        Ok((row.take::<NotificationId>()?, row.take::<Option<MailId>>()?))
    })?;
    for (id, mail) in &found {
        tx.run(DELETE, args![*id])?;
        mail_changed(tx, *mail)?;
    }
    if found.is_empty() { Ok(()) } else { publish(tx, user, Kind::NotificationsChanged, user) }
}

/// Takes a notification that was read, deleted or changed out of the mail about it, or changes it there, if that waits.
pub(super) fn mail_changed(tx: &mut Tx, mail: Option<MailId>) -> Result<()> {
    mail.map_or(Ok(()), |mail| mailing::refresh(tx, mail))
}

/// What an unread notification says now.
#[derive(Clone, Copy, Debug)]
pub struct Restated<'a> {
    /// One-line title.
    pub title: &'a str,
    /// Details.
    pub body: &'a str,
    /// Number of events merged into it.
    pub times: i64,
}

/// Changes what a person's unread notification of a topic and kind says, and so what waits to be pushed or mailed about
/// it. Nobody is alerted again.
pub fn restate(tx: &mut Tx, user: UserId, topic: &str, kind: &str, new: &Restated) -> Result<()> {
    let Some(found) = super::store::unread_of(tx, user, topic, kind)? else { return Ok(()) };
    let mail: Option<MailId> = tx.one(RESTATE, args![found.id, new.title, new.body, new.times], value)?;
    push::store::restate(tx, found.id, new.title, new.body)?;
    mail_changed(tx, mail)?;
    publish(tx, user, Kind::NotificationsChanged, user)
}

/// Changes the words of notifications of a topic and kind that a person has read.
pub fn reword_read(tx: &mut Tx, user: UserId, topic: &str, kind: &str, (old, new): (&str, &str)) -> Result<()> {
    let changed = tx.run(REWORD_READ, args![user, topic, kind, old, new])? > 0;
    if changed { publish(tx, user, Kind::NotificationsChanged, user) } else { Ok(()) }
}
