//! Finding a conversation's messages by words: the only place that knows the full-text table. Triggers keep it.

use crate::db::{Result, Tx, value};
use crate::ids::{ConversationId, MessageId};
use crate::places::fold;
use crate::web::Page;
use crate::{args, statements};

/// Maximum number of words in a search.
const MAX_WORDS: usize = 10;

statements! {
    FIND = "SELECT rowid FROM message_search WHERE message_search MATCH $3 AND rowid < $1 ORDER BY rowid DESC LIMIT $2";
    FIND_BACK = "SELECT rowid FROM message_search WHERE message_search MATCH $3 AND rowid > $1 ORDER BY rowid LIMIT $2";
    /// Counts the messages that the index doesn't have.
    pub NOT_INDEXED = "SELECT CAST(COUNT(*) AS BIGINT) FROM messages WHERE search <> '' AND id NOT IN (SELECT rowid FROM message_search)";
}

/// Returns a page of the messages that have all these words or their beginnings, in the order that the page reads.
pub fn find(tx: &mut Tx, conversation: ConversationId, words: &str, page: &Page) -> Result<Vec<MessageId>> {
    let Some(query) = query(conversation, words) else { return Ok(Vec::new()) };
    let (sql, from) = page.start(FIND, FIND_BACK, i64::MAX);
    tx.all(sql, args![from, page.rows(), &query], value)
}

/// Returns the words of a text, folded and with one space between them, as they are indexed.
#[must_use]
pub fn words(text: &str) -> String {
    let folded = fold(text);
    let words: Vec<&str> = split(&folded).collect();
    words.join(" ")
}

fn split(folded: &str) -> impl Iterator<Item = &str> {
    folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Returns the full-text query; `None` if the text has no words.
fn query(conversation: ConversationId, text: &str) -> Option<String> {
    let folded = fold(text);
    let words: Vec<String> =
        split(&folded).take(MAX_WORDS).map(|word| format!("\"c{conversation}x{word}\" *")).collect();
    (!words.is_empty()).then(|| words.join(" AND "))
}
