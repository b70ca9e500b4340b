//! The operator's own texts in the database.

use super::MailKind;
use super::template::Template;
use crate::db::{Result, Row, Tx};
use crate::{args, statements};

statements! {
    FIND = "SELECT subject, body FROM mail_templates WHERE kind = $1";
    SAVE = "INSERT INTO mail_templates (kind, subject, body, updated_at) VALUES ($1, $2, $3, $4)
            ON CONFLICT (kind) DO UPDATE SET subject = excluded.subject, body = excluded.body, updated_at = excluded.updated_at";
    RESET = "DELETE FROM mail_templates WHERE kind = $1";
}

/// Returns the operator's own text; `None` if it's the default.
pub fn find_own(tx: &mut Tx, kind: MailKind) -> Result<Option<Template>> {
    tx.find(FIND, args![kind.as_str()], |row: &mut Row| Ok(Template { subject: row.take()?, body: row.take()? }))
}

/// Returns the text of a kind of mail.
pub fn find(tx: &mut Tx, kind: MailKind) -> Result<Template> {
    Ok(find_own(tx, kind)?.unwrap_or_else(|| Template::default_of(kind)))
}

/// Saves the operator's own text. One that is equal to the default becomes it.
pub fn save(tx: &mut Tx, kind: MailKind, new: &Template) -> Result<()> {
    if *new == Template::default_of(kind) {
        return reset(tx, kind);
    }
    tx.run(SAVE, args![kind.as_str(), &new.subject, &new.body, tx.now()]).map(drop)
}

/// Goes back to the default text.
pub fn reset(tx: &mut Tx, kind: MailKind) -> Result<()> {
    tx.run(RESET, args![kind.as_str()]).map(drop)
}
