//! Notifications in the database.

use crate::db::{Result, Tx};
use crate::{args, statements};

statements! {
    PUSH = "INSERT INTO notifications (user_id, kind, topic, title, body, href, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    DROP_TOPIC = "DELETE FROM notifications WHERE user_id = $1 AND topic = $2 AND read_at IS NULL";
}

/// Characters that a title and a body may have; longer ones are cut.
const TITLE: usize = 200;
const BODY: usize = 1_000;

/// What a person is told.
#[derive(Clone, Debug)]
pub struct Note<'a> {
    /// What happened, as a word: `application_sent`, `offer`, …
    pub kind: &'a str,
    /// A later unread note of the same topic replaces the earlier one.
    pub topic: Option<&'a str>,
    /// One line.
    pub title: &'a str,
    /// What follows from it.
    pub body: &'a str,
    /// The path of the page that it is about.
    pub href: &'a str,
}

/// Tells a person, in the transaction of the event.
///
/// # Errors
/// The database's.
pub fn push(tx: &mut Tx, user: i64, note: &Note, now: i64) -> Result<()> {
    if let Some(topic) = note.topic {
        tx.run(DROP_TOPIC, args![user, topic])?;
    }
    let (title, body) = (cut(note.title, TITLE), cut(note.body, BODY));
    tx.run(PUSH, args![user, note.kind, note.topic, &title, &body, note.href, now]).map(drop)
}

fn cut(text: &str, characters: usize) -> String {
    text.chars().take(characters).collect()
}
