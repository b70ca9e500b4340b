//! Mails about notifications that stay unread: one mail for what's due at the same time.

use super::category::Category;
use crate::db::{Result, Tx, value};
use crate::ids::UserId;
use crate::mail::store::enqueue;
use crate::mail::{MailKind, NewMail, Recipient};
use crate::{args, statements};

statements! {
    FIRST_DUE = "SELECT user_id FROM notifications WHERE mail_due_at IS NOT NULL AND mail_due_at <= $1 AND read_at IS NULL ORDER BY mail_due_at LIMIT 1";
    DUE = "SELECT kind, title, body, href FROM notifications WHERE user_id = $1 AND mail_due_at <= $2 AND read_at IS NULL ORDER BY id DESC LIMIT 500";
    MARK_MAILED = "UPDATE notifications SET mail_due_at = NULL, mailed_at = $2 WHERE user_id = $1 AND mail_due_at <= $2 AND read_at IS NULL";
}

/// Number of people that are written to in one transaction.
const BATCH: usize = 20;
/// Number of notifications that a mail lists.
const MAX_LISTED: usize = 20;

/// What a mail says about a notification.
struct Item {
    kind: String,
    title: String,
    body: String,
    href: String,
}

/// Writes one batch of the mails that are due. Returns whether there may be more.
pub fn run_batch(tx: &mut Tx) -> Result<bool> {
    for _ in 0..BATCH {
        let Some(user) = tx.find(FIRST_DUE, args![tx.now()], value::<UserId>)? else { return Ok(false) };
        write(tx, user)?;
    }
    Ok(true)
}

fn write(tx: &mut Tx, user: UserId) -> Result<()> {
    let now = tx.now();
    let items = tx.all(DUE, args![user, now], |row| {
        Ok(Item { kind: row.take()?, title: row.take()?, body: row.take()?, href: row.take()? })
    })?;
    tx.run(MARK_MAILED, args![user, now])?;
    // Nobody can unsubscribe from news about the account, so these aren't among the others.
    let (fixed, rest): (Vec<_>, Vec<_>) = items.into_iter().partition(|item| Category::of(&item.kind).is_fixed());
    for item in &fixed {
        mail_one(tx, user, MailKind::AccountNews, item)?;
    }
    match rest.as_slice() {
        [] => Ok(()),
        [only] => mail_one(tx, user, MailKind::Notification, only),
        _ => {
            let (count, list) = (rest.len().to_string(), list(&rest));
            let values = [("count", count.as_str()), ("list", &list)];
            let (to, path) = (Recipient::User(user), Some("/notifications"));
            enqueue(tx, &NewMail { to, kind: MailKind::Digest, values: &values, path }).map(drop)
        }
    }
}

fn mail_one(tx: &mut Tx, user: UserId, kind: MailKind, item: &Item) -> Result<()> {
    let values = [("title", item.title.as_str()), ("text", &item.body)];
    let (to, path) = (Recipient::User(user), Some(item.href.as_str()));
    enqueue(tx, &NewMail { to, kind, values: &values, path }).map(drop)
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
