//! Opening conversations, for the features that own their subjects and decide who takes part.

use super::live;
use super::model::{Card, Kind, MessageKind, NewConversation, Side};
use super::notify;
use super::store::messages::NewRow;
use super::store::{self, members, messages};
use crate::db::{Result, Tx};
use crate::ids::{ConversationId, EmployerId, UserId};
use crate::live::model::Kind as LiveKind;
use crate::places::fold;
use crate::tasks::{self, Task};

/// Maximum length of the text that the search of conversations reads, in characters.
const MAX_SEARCH_CHARS: usize = 1_000;
/// Conversations that someone new is added to in one write. Other writes wait for it.
const BATCH: i64 = 500;

/// Whether there is a conversation about a subject.
pub fn exists(tx: &mut Tx, kind: Kind, subject: i64, employer: EmployerId) -> Result<bool> {
    Ok(store::of_subject(tx, kind, subject, employer)?.is_some())
}

/// Returns the conversation about a subject, and whether it was opened just now.
pub fn open(tx: &mut Tx, new: &NewConversation) -> Result<(ConversationId, bool)> {
    if let Some(id) = store::of_subject(tx, new.kind, new.subject, new.employer)? {
        return Ok((id, false));
    }
    let words = format!("{} {} {}", new.title, new.names[0], new.names[1]);
    let search: String = fold(&words).chars().take(MAX_SEARCH_CHARS).collect();
    let id = store::insert(tx, new, &search)?;
    for member in new.members.iter().filter(|member| **member != new.worker) {
        members::add(tx, id, *member, Side::Employer)?;
    }
    members::add(tx, id, new.worker, Side::Worker)?;
    live::publish_to_members(tx, id, LiveKind::ConversationChanged)?;
    Ok((id, true))
}

/// Adds someone who now hires for an employer to its newest conversations. A task adds them to the others.
pub fn member_added(tx: &mut Tx, employer: EmployerId, user: UserId) -> Result<()> {
    if join(tx, employer, user, ConversationId(i64::MAX))?.is_some() {
        tasks::store::enqueue(tx, Task::JoinConversations(employer, user), tx.now())?;
    }
    Ok(())
}

/// Adds someone who hires for an employer to one batch of its conversations: the newest ones older than `before`.
/// Returns the oldest of them, or `None` once there are no more. Doing it again changes nothing.
pub fn join(tx: &mut Tx, employer: EmployerId, user: UserId, before: ConversationId) -> Result<Option<ConversationId>> {
    let oldest = members::add_to_batch(tx, employer, user, before, BATCH)?;
    if let Some(oldest) = oldest {
        live::publish_to_own_devices(tx, oldest, user)?;
    }
    Ok(oldest)
}

/// Removes someone who no longer hires for an employer from its conversations.
pub fn member_removed(tx: &mut Tx, employer: EmployerId, user: UserId) -> Result<()> {
    members::remove_from_all(tx, employer, user)?;
    notify::membership_ended(tx, user)
}

/// Adds a card that says what happened. `actor` is `None` for what the schedule did.
pub fn add_card(
    tx: &mut Tx,
    conversation: ConversationId,
    card: Card,
    actor: Option<(UserId, Side)>,
    text: &str,
) -> Result<()> {
    let (sender, side) = actor.unzip();
    messages::insert(
        tx,
        &NewRow {
            conversation,
            sender,
            side,
            client_id: None,
            kind: MessageKind::Card,
            text,
            card: Some(card),
            files: &[],
            reply_to: None,
        },
    )?;
    live::publish_to_members(tx, conversation, LiveKind::MessageSent)
}

/// Lets both sides see each other's full names, because they agreed on work.
pub fn reveal_names(tx: &mut Tx, conversation: ConversationId) -> Result<()> {
    store::reveal_names(tx, conversation)
}
