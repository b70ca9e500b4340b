//! Changing mails that wait, because what they are about changed.

use super::model::{NewMail, Recipient};
use super::store::{compose, expiry};
use crate::db::{Result, Tx, value};
use crate::ids::{MailId, UserId};
use crate::{args, identity, statements};

statements! {
    REWRITE = "UPDATE mails SET kind = $2, subject = $3, content = $4, path = $5, expires_at = $6, topic = NULL WHERE id = $1 AND state = 'waiting'";
    WAITS_FOR = "SELECT user_id FROM mails WHERE id = $1 AND state = 'waiting'";
    WITHDRAW = "DELETE FROM mails WHERE id = $1 AND state = 'waiting'";
}

/// Replaces what a waiting mail to an account says. When it's sent, and how often that failed, stays.
pub fn rewrite(tx: &mut Tx, id: MailId, new: &NewMail) -> Result<()> {
    let name = match new.to {
        Recipient::User(user) | Recipient::AddressOf(user, _) => identity::store::open_contact(tx, user)?,
        Recipient::Address(_) => None,
    };
    let (subject, content) = compose(tx, new, name.as_ref().map(|(name, _)| name.as_str()))?;
    tx.run(REWRITE, args![id, new.kind.as_str(), &subject, &content, new.path, expiry(tx, new)]).map(drop)
}

/// Returns whom a mail waits to be sent to; `None` if it doesn't wait, or isn't for an account.
pub fn waits_for(tx: &mut Tx, id: MailId) -> Result<Option<UserId>> {
    Ok(tx.find(WAITS_FOR, args![id], value::<Option<UserId>>)?.flatten())
}

/// Deletes a mail that waits, because there's nothing left to say.
pub fn withdraw(tx: &mut Tx, id: MailId) -> Result<()> {
    tx.run(WITHDRAW, args![id]).map(drop)
}
