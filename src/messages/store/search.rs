//! Finding messages by words: the only place that knows the full-text table. Triggers keep it.

use std::cmp::Reverse;

use crate::db::{Result, Tx, value};
use crate::ids::{ConversationId, MessageId};
use crate::places::fold;
use crate::web::page::{Cursor, Order};
use crate::web::{List, Page};
use crate::{args, statements};

/// Maximum number of words in a search.
const MAX_WORDS: usize = 10;
/// Number of conversations that one query searches.
const PART: usize = 25;

statements! {
    FIND = "SELECT rowid FROM message_search WHERE message_search MATCH $3 AND rowid < $1 ORDER BY rowid DESC LIMIT $2";
    FIND_BACK = "SELECT rowid FROM message_search WHERE message_search MATCH $3 AND rowid > $1 ORDER BY rowid LIMIT $2";
    /// Counts the messages that the index doesn't have.
    pub NOT_INDEXED = "SELECT CAST(COUNT(*) AS BIGINT) FROM messages WHERE search <> '' AND id NOT IN (SELECT rowid FROM message_search)";
}

/// Returns a page of the messages that have all these words or their beginnings, in the order that the page reads.
pub fn find(tx: &mut Tx, conversation: ConversationId, words: &str, page: &Page) -> Result<Vec<MessageId>> {
    let Some(query) = query(&[conversation], words) else { return Ok(Vec::new()) };
    let (sql, from) = page.start(FIND, FIND_BACK, i64::MAX);
    tx.all(sql, args![from, page.rows(), &query], value)
}

/// Returns a page of the messages in any of these conversations that have all these words or their beginnings, newest first.
/// Each conversation comes with its newest message, and the one with the newest is first: those that can't have any of the
/// page aren't searched.
pub fn find_in(
    tx: &mut Tx,
    conversations: &[(ConversationId, MessageId)],
    words: &str,
    page: &Page,
) -> Result<List<MessageId>> {
    let (sql, from) = page.start(FIND, FIND_BACK, i64::MAX);
    let is_back = matches!(page.cursor, Some(Cursor::Before(_)));
    let rows = usize::try_from(page.rows()).unwrap_or(0);
    let mut found: Vec<MessageId> = Vec::new();
    for part in conversations.chunks(PART) {
        let newest = part.first().map_or(0, |(_, last)| last.0);
        let oldest_found = found.get(rows.saturating_sub(1)).map_or(0, |id| id.0);
        let is_enough = if is_back { newest <= from } else { newest < oldest_found };
        if is_enough {
            break;
        }
        let ids: Vec<_> = part.iter().map(|(conversation, _)| *conversation).collect();
        if let Some(query) = query(&ids, words) {
            found.extend(tx.all(sql, args![from, page.rows(), &query], value::<MessageId>)?);
            found.sort_unstable_by_key(|id| Reverse(id.0));
        }
    }
    Ok(page.merge(vec![found], Order::HighestFirst, |id: &MessageId| id.0))
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
fn query(conversations: &[ConversationId], text: &str) -> Option<String> {
    let folded = fold(text);
    let words: Vec<&str> = split(&folded).take(MAX_WORDS).collect();
    let all_of = |conversation: &ConversationId| {
        let terms: Vec<_> = words.iter().map(|word| format!("\"c{conversation}x{word}\" *")).collect();
        format!("({})", terms.join(" AND "))
    };
    (!words.is_empty()).then(|| conversations.iter().map(all_of).collect::<Vec<_>>().join(" OR "))
}
