//! Opening conversations. Used by the features that own their subjects, which decide who takes part.

use super::live;
use super::model::{Card, Kind, MessageKind, Side};
use super::store::messages::NewRow;
use super::store::{self, NewConversation, members, messages};
use crate::db::{Result, Tx};
use crate::ids::{ConversationId, EmployerId, UserId};
use crate::live::model::Kind as LiveKind;
use crate::places::fold;

/// Maximum length of the text that the search of conversations reads, in characters.
const MAX_SEARCH_CHARS: usize = 1_000;

/// A conversation to open.
#[derive(Clone, Copy, Debug)]
pub struct Room<'a> {
    /// What it's about.
    pub kind: Kind,
    /// Id of the application, contract or person.
    pub subject: i64,
    /// The employer's side.
    pub employer: EmployerId,
    /// The job, if it's about one.
    pub group: Option<i64>,
    /// Title of the job, or empty.
    pub title: &'a str,
    /// Names of both sides, by which they find it.
    pub names: [&'a str; 2],
    /// The worker.
    pub worker: UserId,
    /// Everyone who hires for the employer.
    pub members: &'a [UserId],
}

/// Whether there is a conversation about a subject.
pub fn exists(tx: &mut Tx, kind: Kind, subject: i64, employer: EmployerId) -> Result<bool> {
    Ok(store::of_subject(tx, kind, subject, employer)?.is_some())
}

/// Returns the conversation about a subject, and whether it was opened just now.
pub fn open(tx: &mut Tx, room: &Room) -> Result<(ConversationId, bool)> {
    if let Some(id) = store::of_subject(tx, room.kind, room.subject, room.employer)? {
        return Ok((id, false));
    }
    let words = format!("{} {} {}", room.title, room.names[0], room.names[1]);
    let search: String = fold(&words).chars().take(MAX_SEARCH_CHARS).collect();
    let new = NewConversation {
        kind: room.kind,
        subject: room.subject,
        employer: room.employer,
        group: room.group,
        title: room.title,
        search: &search,
    };
    let id = store::insert(tx, &new)?;
    for member in room.members.iter().filter(|member| **member != room.worker) {
        members::add(tx, id, *member, Side::Employer)?;
    }
    members::add(tx, id, room.worker, Side::Worker)?;
    live::tell(tx, id, LiveKind::ConversationChanged)?;
    Ok((id, true))
}

/// Someone began to hire for an employer, so they take part in its conversations.
pub fn member_added(tx: &mut Tx, employer: EmployerId, user: UserId) -> Result<()> {
    members::add_to_all(tx, employer, user)
}

/// Someone no longer hires for an employer, so they read nothing more of its conversations.
pub fn member_removed(tx: &mut Tx, employer: EmployerId, user: UserId) -> Result<()> {
    members::remove_from_all(tx, employer, user)
}

/// Adds a card that says what a side did; `actor` is `None` if nobody did it.
pub fn add_card(
    tx: &mut Tx,
    conversation: ConversationId,
    card: Card,
    actor: Option<(UserId, Side)>,
    text: &str,
) -> Result<()> {
    let (sender, side) = actor.unzip();
    let id = messages::insert(
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
    // Who did it has read what led to it.
    if let Some(sender) = sender {
        members::mark_read(tx, conversation, sender, id.0)?;
    }
    live::tell(tx, conversation, LiveKind::MessageSent)
}

/// Lets both sides see each other's full names, because they agreed on work.
pub fn agreed(tx: &mut Tx, conversation: ConversationId) -> Result<()> {
    store::reveal_names(tx, conversation)
}
