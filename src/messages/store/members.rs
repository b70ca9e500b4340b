//! Who takes part in a conversation, and how far they have read.

use crate::db::{Result, Row, Tx, value};
use crate::ids::{ConversationId, EmployerId, MessageId, UserId};
use crate::messages::model::{Member, Side};
use crate::{args, statements};

statements! {
    FIND = "SELECT side, read_id, unread, pinned, muted, folder FROM conversation_members WHERE conversation_id = $1 AND user_id = $2";
    ADD = "INSERT INTO conversation_members (conversation_id, user_id, side, last_at) VALUES ($1, $2, $3, $4) ON CONFLICT (conversation_id, user_id) DO NOTHING";
    OLDEST_OF_BATCH = "SELECT MIN(id) FROM (SELECT id FROM conversations WHERE employer_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3) AS newest";
    // What a colleague has read counts as read. Without a colleague, nothing is.
    ADD_TO_BATCH = "INSERT INTO conversation_members (conversation_id, user_id, side, read_id, shown_read_id, unread, last_at)
            SELECT c.id, $2, 'employer',
              COALESCE((SELECT o.read_id FROM conversation_members o WHERE o.conversation_id = c.id AND o.side = 'employer' ORDER BY o.read_id DESC LIMIT 1), 0),
              0,
              COALESCE((SELECT o.unread FROM conversation_members o WHERE o.conversation_id = c.id AND o.side = 'employer' ORDER BY o.read_id DESC LIMIT 1),
                (SELECT CAST(COUNT(*) AS BIGINT) FROM messages n WHERE n.conversation_id = c.id AND n.deleted_at IS NULL AND (n.side IS NULL OR n.side <> 'employer'))),
              COALESCE(m.sent_at, c.created_at)
            FROM conversations c LEFT JOIN messages m ON m.id = c.last_message_id
            WHERE c.employer_id = $1 AND c.id >= $3 AND c.id < $4
              AND NOT EXISTS (SELECT 1 FROM conversation_members o WHERE o.conversation_id = c.id AND o.user_id = $2)";
    REMOVE_FROM_ALL = "DELETE FROM conversation_members WHERE user_id = $2 AND side = 'employer' AND conversation_id IN (SELECT id FROM conversations WHERE employer_id = $1)";
    OF_CONVERSATION = "SELECT user_id, side, muted FROM conversation_members WHERE conversation_id = $1 ORDER BY user_id LIMIT 200";
    // Of people who take part themselves.
    OTHERS = "SELECT o.user_id FROM conversation_members p JOIN conversation_members o ON o.conversation_id = p.conversation_id
            WHERE p.conversation_id = $1 AND p.user_id = $2 AND o.user_id <> $2 ORDER BY o.user_id LIMIT 200";
    RECENT = "SELECT conversation_id FROM conversation_members WHERE user_id = $1 ORDER BY pinned DESC, last_at DESC, conversation_id DESC LIMIT 50";
    IS_HIDDEN = "SELECT EXISTS (SELECT 1 FROM hidden_presences WHERE user_id = $1)";
    // Only what the other side says is unread.
    MESSAGE_ADDED = "UPDATE conversation_members SET last_at = $2, unread = unread + CASE WHEN CAST($3 AS TEXT) IS NULL OR side <> $3 THEN 1 ELSE 0 END WHERE conversation_id = $1";
    SET_READ = "UPDATE conversation_members SET read_id = $3, unread = $4, shown_read_id = CASE WHEN $5 THEN $3 ELSE shown_read_id END WHERE conversation_id = $1 AND user_id = $2";
    COUNT_UNREAD = "SELECT CAST(COUNT(*) AS BIGINT) FROM messages WHERE conversation_id = $1 AND id > $2 AND deleted_at IS NULL AND (side IS NULL OR side <> $3)";
    MESSAGE_DELETED = "UPDATE conversation_members SET unread = unread - 1 WHERE conversation_id = $1 AND read_id < $2 AND unread > 0 AND side <> $3";
    READ_BY = "SELECT CAST(COALESCE(MAX(shown_read_id), 0) AS BIGINT) FROM conversation_members WHERE conversation_id = $1 AND side = $2";
    SET_MUTED = "UPDATE conversation_members SET muted = $3 WHERE conversation_id = $1 AND user_id = $2";
    SET_PINNED = "UPDATE conversation_members SET pinned = $3 WHERE conversation_id = $1 AND user_id = $2";
    SET_FOLDER = "UPDATE conversation_members SET folder = $3 WHERE conversation_id = $1 AND user_id = $2";
    // Triggers keep it.
    UNREAD_CONVERSATIONS = "SELECT total FROM unread_conversations WHERE user_id = $1";
    /// Counts the people whose number of conversations with unread messages is wrong.
    pub WRONG_UNREAD = "SELECT CAST(COUNT(*) AS BIGINT) FROM users u WHERE COALESCE((SELECT t.total FROM unread_conversations t WHERE t.user_id = u.id), 0)
            <> (SELECT COUNT(*) FROM conversation_members m WHERE m.user_id = u.id AND m.unread > 0)";
    // A block between any two people of the two sides ends the exchange.
    IS_BLOCKED = "SELECT EXISTS (SELECT 1 FROM conversation_members a JOIN conversation_members b ON b.conversation_id = a.conversation_id AND b.side <> a.side
            JOIN blocks x ON x.user_id = a.user_id AND x.blocked_id = b.user_id WHERE a.conversation_id = $1)";
    IS_REACHABLE = "SELECT EXISTS (SELECT 1 FROM conversation_members m JOIN users u ON u.id = m.user_id WHERE m.conversation_id = $1 AND m.side <> $2 AND u.disabled_at IS NULL)";
}

fn read(row: &mut Row) -> Result<Member> {
    Ok(Member {
        side: row.take()?,
        read: row.take()?,
        unread: row.take()?,
        pinned: row.take()?,
        muted: row.take()?,
        folder: row.take()?,
    })
}

/// Finds a person's place in a conversation; `None` if they don't take part.
pub fn find(tx: &mut Tx, conversation: ConversationId, user: UserId) -> Result<Option<Member>> {
    tx.find(FIND, args![conversation, user], read)
}

/// Adds a person, unless they already take part.
pub fn add(tx: &mut Tx, conversation: ConversationId, user: UserId, side: Side) -> Result<()> {
    tx.run(ADD, args![conversation, user, side.as_str(), tx.now()]).map(drop)
}

/// Adds a person to the newest conversations of an employer that are older than `before`, at most `count`. They have read
/// what a colleague has read. Returns the oldest of them, or `None` if there are no more.
pub fn add_to_batch(
    tx: &mut Tx,
    employer: EmployerId,
    user: UserId,
    before: ConversationId,
    count: i64,
) -> Result<Option<ConversationId>> {
    let oldest: Option<ConversationId> = tx.one(OLDEST_OF_BATCH, args![employer, before, count], value)?;
    if let Some(oldest) = oldest {
        tx.run(ADD_TO_BATCH, args![employer, user, oldest, before])?;
    }
    Ok(oldest)
}

/// Removes a person from all conversations that they took part in for an employer. Unlike adding, this is never done in
/// steps, so that they read nothing more from this moment on.
pub fn remove_from_all(tx: &mut Tx, employer: EmployerId, user: UserId) -> Result<()> {
    tx.run(REMOVE_FROM_ALL, args![employer, user]).map(drop)
}

/// Someone who takes part in a conversation.
#[derive(Clone, Copy, Debug)]
pub struct Participant {
    /// Account.
    pub user: UserId,
    /// Side.
    pub side: Side,
    /// Whether its messages don't notify them.
    pub muted: bool,
}

/// Returns everyone who takes part, at most 200.
pub fn all(tx: &mut Tx, conversation: ConversationId) -> Result<Vec<Participant>> {
    tx.all(OF_CONVERSATION, args![conversation], |row| {
        Ok(Participant { user: row.take()?, side: row.take()?, muted: row.take()? })
    })
}

/// Returns everyone else who takes part; nobody if the person doesn't take part, or if one side has blocked the other.
pub fn others(tx: &mut Tx, conversation: ConversationId, user: UserId) -> Result<Vec<UserId>> {
    if is_blocked(tx, conversation)? {
        return Ok(Vec::new());
    }
    tx.all(OTHERS, args![conversation, user], value)
}

/// Returns the people in a person's newest 50 conversations; nobody if the person doesn't show when they are here.
pub fn partners(tx: &mut Tx, user: UserId) -> Result<Vec<UserId>> {
    if tx.one(IS_HIDDEN, args![user], value::<bool>)? {
        return Ok(Vec::new());
    }
    let mut partners = Vec::new();
    for conversation in tx.all(RECENT, args![user], value::<ConversationId>)? {
        partners.extend(others(tx, conversation, user)?);
    }
    partners.sort_unstable();
    partners.dedup();
    Ok(partners)
}

/// Moves the conversation to the top of everyone's list, and counts the message as unread by the other side; by both
/// sides if it's from neither.
pub fn message_added(tx: &mut Tx, conversation: ConversationId, from: Option<Side>) -> Result<()> {
    tx.run(MESSAGE_ADDED, args![conversation, tx.now(), from.map(Side::as_str)]).map(drop)
}

/// Takes a deleted message off the counts of those who hadn't read it.
pub fn message_deleted(tx: &mut Tx, conversation: ConversationId, message: MessageId, from: Side) -> Result<()> {
    tx.run(MESSAGE_DELETED, args![conversation, message, from.as_str()]).map(drop)
}

/// Records how far a person has read, and whether the other side sees it. Returns whether that's further than before.
pub fn mark_read(tx: &mut Tx, conversation: ConversationId, user: UserId, upto: i64, is_shown: bool) -> Result<bool> {
    let Some(member) = find(tx, conversation, user)? else { return Ok(false) };
    if upto <= member.read && member.unread == 0 {
        return Ok(false);
    }
    let read = member.read.max(upto);
    let unread = tx.one(COUNT_UNREAD, args![conversation, read, member.side.as_str()], value::<i64>)?;
    tx.run(SET_READ, args![conversation, user, read, unread, is_shown])?;
    Ok(read > member.read || unread != member.unread)
}

/// Returns the newest message that anyone on a side has read, as far as the other side may see; 0 if none.
pub fn read_by(tx: &mut Tx, conversation: ConversationId, side: Side) -> Result<i64> {
    tx.one(READ_BY, args![conversation, side.as_str()], value)
}

/// Mutes or unmutes a conversation for a person.
pub fn set_muted(tx: &mut Tx, conversation: ConversationId, user: UserId, muted: bool) -> Result<()> {
    tx.run(SET_MUTED, args![conversation, user, muted]).map(drop)
}

/// Pins a conversation to the top of a person's list, or unpins it.
pub fn set_pinned(tx: &mut Tx, conversation: ConversationId, user: UserId, pinned: bool) -> Result<()> {
    tx.run(SET_PINNED, args![conversation, user, pinned]).map(drop)
}

/// Puts a conversation into a person's folder, or takes it out.
pub fn set_folder(tx: &mut Tx, conversation: ConversationId, user: UserId, folder: Option<&str>) -> Result<()> {
    tx.run(SET_FOLDER, args![conversation, user, folder]).map(drop)
}

/// Returns the number of a person's conversations with unread messages.
pub fn unread_conversations(tx: &mut Tx, user: UserId) -> Result<i64> {
    Ok(tx.find(UNREAD_CONVERSATIONS, args![user], value)?.unwrap_or(0))
}

/// Whether someone on one side has blocked someone on the other.
pub fn is_blocked(tx: &mut Tx, conversation: ConversationId) -> Result<bool> {
    tx.one(IS_BLOCKED, args![conversation], value)
}

/// Whether anyone on the other side can still read messages.
pub fn is_reachable(tx: &mut Tx, conversation: ConversationId, from: Side) -> Result<bool> {
    tx.one(IS_REACHABLE, args![conversation, from.as_str()], value)
}
