//! Acts that notifications ask for, such as answering an offer. Once one is done, or off, the notifications that asked for it say
//! so and no longer count as unread.

use super::settle;
use crate::db::{Result, Row, Tx};
use crate::ids::{MailId, NotificationId, UserId};
use crate::live::model::Kind;
use crate::live::store::publish;
use crate::{args, push, statements};

statements! {
    // An employer has at most a few hundred members.
    ASKED = "SELECT id, user_id, mail_id, asks_id, read_at IS NULL FROM notifications WHERE asks = $1 AND done_at IS NULL ORDER BY id LIMIT 2000";
    END = "UPDATE notifications SET done_at = $2, read_at = COALESCE(read_at, $2) WHERE id = $1";
}

/// An act that a notification asks for.
#[derive(Clone, Copy, Debug)]
pub struct Act<'a> {
    /// What it's called: where it's done, and by whom.
    pub name: &'a str,
    /// Which one, where several of that name can be open at once; 0 otherwise.
    pub id: i64,
}

struct Asked {
    id: NotificationId,
    user: UserId,
    mail: Option<MailId>,
    act: i64,
    is_unread: bool,
}

/// Ends an act of which there is only one.
pub fn end(tx: &mut Tx, name: &str) -> Result<()> {
    end_closed(tx, name, |_, _| Ok(false))
}

/// Ends the acts of a name, except those that are still open.
pub fn end_closed(tx: &mut Tx, name: &str, is_open: impl Fn(&mut Tx, i64) -> Result<bool>) -> Result<()> {
    let asked = tx.all(ASKED, args![name], |row: &mut Row| {
        let (id, user, mail) = (row.take()?, row.take()?, row.take()?);
        Ok(Asked { id, user, mail, act: row.take()?, is_unread: row.take()? })
    })?;
    for one in asked {
        if !is_open(tx, one.act)? {
            done(tx, &one)?;
        }
    }
    Ok(())
}

/// Whoever did it need not be alerted anymore.
fn done(tx: &mut Tx, asked: &Asked) -> Result<()> {
    tx.run(END, args![asked.id, tx.now()])?;
    if asked.is_unread {
        push::store::settle(tx, asked.id)?;
        settle::mail_changed(tx, asked.mail)?;
    }
    publish(tx, asked.user, Kind::NotificationsChanged, asked.user)
}
