//! Messages as a member sees them: names as they may be shown, files, reactions, quotes and warnings.

use std::collections::HashMap;

use super::access::Membership;
use super::model::{CHANGEABLE_FOR, Conversation, Message, MessageKind, Quote, Reaction, Sender, Side};
use super::store::messages::Stored;
use crate::db::{Result, Row, Tx};
use crate::identity::model::short_name;
use crate::ids::MessageId;
use crate::subject::Subject;
use crate::text::truncate;
use crate::warnings::Warning;
use crate::{args, files, statements, warnings};

/// Characters of a quoted message.
const MAX_QUOTE_CHARS: usize = 120;

statements! {
    REACTIONS = "SELECT r.message_id, r.emoji, CAST(COUNT(*) AS BIGINT), CAST(SUM(CASE WHEN r.user_id = $4 THEN 1 ELSE 0 END) AS BIGINT)
            FROM messages m JOIN message_reactions r ON r.message_id = m.id WHERE m.conversation_id = $1 AND m.id >= $2 AND m.id <= $3
            GROUP BY r.message_id, r.emoji ORDER BY COUNT(*) DESC, r.emoji LIMIT 1000";
    QUOTES = "SELECT q.id, u.name, q.side, q.text FROM messages m JOIN messages q ON q.id = m.reply_to LEFT JOIN users u ON u.id = q.sender_id
            WHERE m.conversation_id = $1 AND m.id >= $2 AND m.id <= $3 LIMIT 200";
}

/// Returns a person's name as the reader may see it: in full for colleagues, and for both sides once they agreed on work.
#[must_use]
pub fn display_name(conversation: &Conversation, reader: Side, side: Side, name: &str) -> String {
    if conversation.full_names || reader == side { name.to_owned() } else { short_name(name) }
}

/// Returns a page's messages as the member sees them. They are all of one conversation.
pub fn messages(tx: &mut Tx, membership: &Membership, rows: Vec<Stored>) -> Result<Vec<Message>> {
    let ids = || rows.iter().map(|row| row.id);
    let (Some(first), Some(last)) = (ids().min(), ids().max()) else { return Ok(Vec::new()) };
    let mut reactions = reactions(tx, membership, first, last)?;
    let quotes = quotes(tx, membership, first, last)?;
    rows.into_iter()
        .map(|row| {
            let reactions = reactions.remove(&row.id).unwrap_or_default();
            let quote = row.reply_to.and_then(|id| quotes.get(&id).cloned());
            message(tx, membership, row, reactions, quote)
        })
        .collect()
}

/// Returns one message as the member sees it.
pub fn one(tx: &mut Tx, membership: &Membership, row: Stored) -> Result<Message> {
    messages(tx, membership, vec![row])?
        .pop()
        .ok_or_else(|| crate::db::Error::Invalid("the message vanished".to_owned()))
}

fn message(
    tx: &mut Tx,
    membership: &Membership,
    row: Stored,
    reactions: Vec<Reaction>,
    quote: Option<Quote>,
) -> Result<Message> {
    let is_you = row.sender == Some(membership.user);
    let is_gone = row.deleted_at.is_some();
    let can_change = is_you && !is_gone && row.kind != MessageKind::Card;
    let files =
        if row.files == 0 || is_gone { Vec::new() } else { files::store::all_used_by(tx, Subject::Message(row.id))? };
    let from = match (row.sender, row.side) {
        (Some(id), Some(side)) => {
            let name = display_name(
                &membership.conversation,
                membership.member.side,
                side,
                row.name.as_deref().unwrap_or_default(),
            );
            Some(Sender { id, name, side, is_you })
        }
        _ => None,
    };
    Ok(Message {
        warnings: warnings_of(&row, &membership.conversation),
        id: row.id,
        from,
        kind: row.kind,
        text: row.text,
        card: row.card,
        files,
        reply_to: quote,
        reactions,
        client_id: row.client_id.filter(|_| is_you),
        sent_at: row.sent_at,
        send_at: None,
        edited_at: row.edited_at,
        deleted_at: row.deleted_at,
        changeable_until: can_change.then_some(row.sent_at + CHANGEABLE_FOR).filter(|until| *until > tx.now()),
    })
}

fn reactions(
    tx: &mut Tx,
    membership: &Membership,
    first: MessageId,
    last: MessageId,
) -> Result<HashMap<MessageId, Vec<Reaction>>> {
    let args = args![membership.conversation.id, first, last, membership.user];
    let rows = tx.all(REACTIONS, args, |row| {
        let id: MessageId = row.take()?;
        Ok((id, Reaction { emoji: row.take()?, count: row.take()?, mine: row.take::<i64>()? > 0 }))
    })?;
    let mut found: HashMap<MessageId, Vec<Reaction>> = HashMap::new();
    for (id, reaction) in rows {
        found.entry(id).or_default().push(reaction);
    }
    Ok(found)
}

fn quotes(
    tx: &mut Tx,
    membership: &Membership,
    first: MessageId,
    last: MessageId,
) -> Result<HashMap<MessageId, Quote>> {
    let rows = tx.all(QUOTES, args![membership.conversation.id, first, last], |row: &mut Row| {
        let (id, name, side, text): (MessageId, Option<String>, Option<Side>, String) =
            (row.take()?, row.take()?, row.take()?, row.take()?);
        let name = side
            .zip(name)
            .map(|(side, name)| display_name(&membership.conversation, membership.member.side, side, &name));
        Ok((id, Quote { id, name: name.unwrap_or_default(), text: truncate(&text, MAX_QUOTE_CHARS) }))
    })?;
    Ok(rows.into_iter().collect())
}

/// A card may name a place and a phone number, so only what it says of money and identity raises a warning.
fn warnings_of(row: &Stored, conversation: &Conversation) -> Vec<Warning> {
    match row.kind {
        MessageKind::Text => warnings::of(&row.text, conversation.full_names),
        MessageKind::Card => warnings::of(&row.text, true),
        MessageKind::Voice => Vec::new(),
    }
}
