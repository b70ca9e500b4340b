//! Database access to texts. Only texts edited by the operator are stored.

use super::model::{Text, default_of};
use crate::db::{Result, Tx};
use crate::{args, statements};

statements! {
    FIND = "SELECT body, updated_at FROM site_texts WHERE name = $1";
    SAVE = "INSERT INTO site_texts (name, body, updated_at) VALUES ($1, $2, $3)
            ON CONFLICT (name) DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at";
    DELETE = "DELETE FROM site_texts WHERE name = $1";
}

/// Finds a text as currently shown; `None` for an unknown name.
pub fn find(tx: &mut Tx, name: &str, with_default: bool) -> Result<Option<Text>> {
    let Some(default) = default_of(name) else { return Ok(None) };
    let own = tx.find(FIND, args![name], |row| Ok((row.take::<String>()?, row.take::<i64>()?)))?;
    let (body, updated_at) = own.unzip();
    Ok(Some(Text {
        name: name.to_owned(),
        title: default.title.to_owned(),
        body: body.unwrap_or_else(|| default.body.to_owned()),
        default_body: with_default.then(|| default.body.to_owned()),
        updated_at,
    }))
}

/// Saves an edited text.
pub fn save(tx: &mut Tx, name: &str, body: &str) -> Result<()> {
    tx.run(SAVE, args![name, body, tx.now()]).map(std::mem::drop)
}

/// Deletes the edited text, which restores the default.
pub fn restore_default(tx: &mut Tx, name: &str) -> Result<()> {
    tx.run(DELETE, args![name]).map(std::mem::drop)
}
