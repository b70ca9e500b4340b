//! Finding accounts by part of a name or an email address: the only place that knows the full-text table. Triggers keep it.

use crate::db::{Result, Tx, value};
use crate::ids::UserId;
use crate::web::Page;
use crate::{args, statements};

/// Minimum number of characters that the index finds.
pub const MIN_CHARS: usize = 3;

statements! {
    FIND = "SELECT rowid FROM people_search WHERE people_search MATCH $3 AND rowid < $1 ORDER BY rowid DESC LIMIT $2";
    FIND_BEFORE = "SELECT rowid FROM people_search WHERE people_search MATCH $3 AND rowid > $1 ORDER BY rowid LIMIT $2";
    /// Counts the accounts that the index doesn't have.
    pub NOT_INDEXED = "SELECT CAST(COUNT(*) AS BIGINT) FROM users WHERE id NOT IN (SELECT rowid FROM people_search)";
}

/// Returns a page's accounts whose folded name or email address contains this text, in the order that the page reads.
pub fn find(tx: &mut Tx, text: &str, page: &Page) -> Result<Vec<UserId>> {
    let (sql, from) = page.start(FIND, FIND_BEFORE, i64::MAX);
    let phrase = format!("\"{}\"", text.replace('"', "\"\""));
    tx.all(sql, args![from, page.rows(), &phrase], value)
}
