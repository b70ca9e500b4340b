//! The outbox as staff look through it, and what they do with a mail.

use super::MailKind;
use super::model::{Mail, MailState};
use crate::db::{Arg, Result, Row, Sql, Tx, value};
use crate::identity::model::fold_email;
use crate::ids::MailId;
use crate::web::{List, Page};
use crate::{args, statements};

macro_rules! columns {
    ($($rest:tt)+) => {
        concat!(
            "SELECT id, kind, user_id, address, subject, state, reason, tries, content IS NOT NULL AND path IS NOT NULL, due_at, expires_at,
               created_at, finished_at FROM mails WHERE ",
            $($rest)+
        )
    };
}

/// Whether a mail has a link that staff can still hand out: its kind is one whose link is a secret.
macro_rules! to_hand_out {
    () => {
        "state IN ('waiting', 'failed') AND content IS NOT NULL AND path IS NOT NULL AND expires_at > $3 AND kind IN ('sign_in_link',
          'password_reset', 'verify_address', 'confirm_new_address', 'address_changed', 'password_changed', 'reset_link_made', 'employer_invitation')"
    };
}

statements! {
    FIND = columns!("id = $1");
    LIST = columns!("id < $1 ORDER BY id DESC LIMIT $2");
    LIST_BACK = columns!("id > $1 ORDER BY id LIMIT $2");
    LIST_STATE = columns!("state = $3 AND id < $1 ORDER BY id DESC LIMIT $2");
    LIST_STATE_BACK = columns!("state = $3 AND id > $1 ORDER BY id LIMIT $2");
    LIST_ADDRESS = columns!("address_fold = $3 AND id < $1 ORDER BY id DESC LIMIT $2");
    LIST_ADDRESS_BACK = columns!("address_fold = $3 AND id > $1 ORDER BY id LIMIT $2");
    LIST_LINKS = columns!(to_hand_out!(), " AND id < $1 ORDER BY id DESC LIMIT $2");
    LIST_LINKS_BACK = columns!(to_hand_out!(), " AND id > $1 ORDER BY id LIMIT $2");
    LIST_OTHERS = columns!("NOT (", to_hand_out!(), ") AND id < $1 ORDER BY id DESC LIMIT $2");
    LIST_OTHERS_BACK = columns!("NOT (", to_hand_out!(), ") AND id > $1 ORDER BY id LIMIT $2");
    RETRY = "UPDATE mails SET state = 'waiting', due_at = $2, finished_at = NULL, tries = tries + 1
            WHERE id = $1 AND state IN ('waiting', 'failed') AND content IS NOT NULL AND expires_at > $2";
    DISCARD = "UPDATE mails SET state = 'discarded', finished_at = $2, content = NULL, path = NULL, topic = NULL WHERE id = $1 AND state IN ('waiting', 'failed')";
    PATH = "SELECT path FROM mails WHERE id = $1 AND content IS NOT NULL AND expires_at > $2";
}

/// Which mails to list.
#[derive(Clone, Debug)]
pub enum Filter {
    /// All.
    All,
    /// Those with a link to hand out.
    Links,
    /// Those without one.
    Others,
    /// Those in a state.
    State(MailState),
    /// Those to an address.
    Address(String),
}

/// Lists the outbox, newest first.
pub fn list(tx: &mut Tx, filter: &Filter, page: &Page) -> Result<List<Mail>> {
    let folded;
    let (forward, backward, value): (Sql, Sql, Option<Arg>) = match filter {
        Filter::All => (LIST, LIST_BACK, None),
        Filter::Links => (LIST_LINKS, LIST_LINKS_BACK, Some(tx.now().into())),
        Filter::Others => (LIST_OTHERS, LIST_OTHERS_BACK, Some(tx.now().into())),
        Filter::State(state) => (LIST_STATE, LIST_STATE_BACK, Some(state.as_str().into())),
        Filter::Address(address) => {
            folded = fold_email(address);
            (LIST_ADDRESS, LIST_ADDRESS_BACK, Some((&folded).into()))
        }
    };
    let (sql, from) = page.start(forward, backward, i64::MAX);
    let mut args = args![from, page.rows()].to_vec();
    args.extend(value);
    let rows = tx.all(sql, &args, mail_row)?;
    Ok(page.list(rows, |mail| mail.id.0))
}

/// Returns a mail.
pub fn find(tx: &mut Tx, id: MailId) -> Result<Option<Mail>> {
    tx.find(FIND, args![id], mail_row)
}

fn mail_row(row: &mut Row) -> Result<Mail> {
    let (id, kind) = (row.take()?, row.take::<MailKind>()?);
    Ok(Mail {
        id,
        kind,
        user: row.take()?,
        address: row.take()?,
        subject: row.take()?,
        state: row.take()?,
        reason: row.take()?,
        tries: row.take()?,
        has_link: row.take::<bool>()? && kind.details().is_secret,
        due_at: row.take()?,
        expires_at: row.take()?,
        created_at: row.take()?,
        finished_at: row.take()?,
    })
}

/// Makes a mail due now that is waiting or was refused. Returns false if it's too late for it.
pub fn retry(tx: &mut Tx, id: MailId) -> Result<bool> {
    Ok(tx.run(RETRY, args![id, tx.now()])? > 0)
}

/// Discards a mail that wasn't sent. Returns false if there's nothing to discard.
pub fn discard(tx: &mut Tx, id: MailId) -> Result<bool> {
    Ok(tx.run(DISCARD, args![id, tx.now()])? > 0)
}

/// Returns the path of a mail's link while it can be handed out.
pub fn path(tx: &mut Tx, id: MailId) -> Result<Option<String>> {
    Ok(tx.find(PATH, args![id, tx.now()], value::<Option<String>>)?.flatten())
}
