//! A conversation as one of its members sees it.

use serde::Serialize;
use utoipa::ToSchema;

use super::store::{self, LastMessage, Listed};
use crate::contracts;
use crate::db::{Result, Tx};
use crate::employers;
use crate::employers::model::public_name;
use crate::files;
use crate::files::model::small_url;
use crate::identity::model::short_name;
use crate::ids::{ApplicationId, ContractId, ConversationId, JobId, MessageId, UserId};
use crate::live::hub::Hub;
use crate::messages::model::{Card, Kind, MessageKind, Side};
use crate::messages::store::members;
use crate::string_enum;
use crate::subject::Subject as FileSubject;
use crate::text::truncate;

/// Characters of the newest message in a list.
const MAX_PREVIEW_CHARS: usize = 140;

/// What a conversation is about.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ConversationSubject)]
pub struct Subject {
    /// Kind of subject.
    pub kind: Kind,
    /// Id of the application, contract or person.
    pub id: i64,
}

string_enum! {
    /// What the other side is.
    #[schema(as = CounterpartKind)]
    CounterpartKind {
        /// A worker.
        Person = "person",
        /// An employer.
        Employer = "employer",
    }
}

/// The other side of a conversation.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Counterpart {
    /// What it is.
    pub kind: CounterpartKind,
    /// Id of the person or the employer.
    pub id: i64,
    /// Name, as the caller may see it.
    pub name: String,
    /// URL of a small photo; null if there is none.
    pub photo_url: Option<String>,
    /// Accounts that can be blocked: the person's, or those of the employer's members who take part.
    pub user_ids: Vec<UserId>,
    /// Whether anyone of them is here now; false for those who don't show it.
    pub online: bool,
}

/// The newest message of a conversation.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MessagePreview {
    /// Its id.
    pub id: MessageId,
    /// Whether the caller wrote it.
    pub is_you: bool,
    /// What it is.
    pub kind: MessageKind,
    /// What a card says; null for other messages.
    pub card: Option<Card>,
    /// The beginning of the text.
    pub text: String,
    /// Number of files.
    pub files: i64,
    /// Length of the voice note, in milliseconds; null for other messages.
    pub voice: Option<i64>,
    /// Whether it was deleted.
    pub deleted: bool,
    /// When it was sent, in milliseconds since the epoch.
    pub sent_at: i64,
}

/// A conversation.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub struct Conversation {
    /// Its id.
    pub id: ConversationId,
    /// What it's about.
    pub subject: Subject,
    /// The other side.
    pub with: Counterpart,
    /// The side that the caller writes for.
    pub side: Side,
    /// Title of the job; empty if there is none.
    pub title: String,
    /// The job; null if there is none.
    pub job_id: Option<JobId>,
    /// The contract that it's about, or that its application led to; null if there is none.
    pub contract_id: Option<ContractId>,
    /// The newest message; null if there is none yet.
    pub last_message: Option<MessagePreview>,
    /// Number of unread messages.
    pub unread: i64,
    /// Whether its messages don't notify the caller.
    pub muted: bool,
    /// Whether it's pinned to the top of the caller's list.
    pub pinned: bool,
    /// The caller's folder; null for none.
    pub folder: Option<String>,
    /// The newest message that the other side has read; 0 for none.
    pub read_up_to: i64,
    /// Whether messages reach the other side.
    pub can_send: bool,
    /// Whether the caller wrote first and waits for a reply, so that they can write only a little.
    pub awaiting_reply: bool,
    /// When it was opened, in milliseconds since the epoch.
    pub created_at: i64,
}

/// Returns a conversation as the member sees it.
pub fn view(tx: &mut Tx, hub: &Hub, user: UserId, row: Listed) -> Result<Conversation> {
    let others = store::other_side(tx, row.id, row.side)?;
    let (own, other) = match row.side {
        Side::Employer => (Side::Employer, Side::Worker),
        Side::Worker => (Side::Worker, Side::Employer),
    };
    let is_blocked = members::is_blocked(tx, row.id)?;
    let online = !is_blocked && others.iter().any(|one| !one.hides && hub.is_connected(one.user));
    let user_ids = others.iter().map(|one| one.user).collect();
    let with = match own {
        Side::Employer => {
            let worker = others.into_iter().next();
            let name = worker.as_ref().map(|one| if row.full_names { one.name.clone() } else { short_name(&one.name) });
            Counterpart {
                kind: CounterpartKind::Person,
                id: worker.as_ref().map_or(0, |one| one.user.0),
                name: name.unwrap_or_default(),
                photo_url: worker.and_then(|one| one.photo).map(|token| small_url(&token)),
                user_ids,
                online,
            }
        }
        Side::Worker => {
            let employer = employers::store::find(tx, row.employer)?;
            let name = employer
                .as_ref()
                .map(|one| if row.full_names { one.name.clone() } else { public_name(&one.name, one.kind) });
            Counterpart {
                kind: CounterpartKind::Employer,
                id: row.employer.0,
                name: name.unwrap_or_default(),
                photo_url: employer.and_then(|one| one.photo_url),
                user_ids,
                online,
            }
        }
    };
    Ok(Conversation {
        read_up_to: members::read_by(tx, row.id, other)?,
        can_send: !is_blocked && members::is_reachable(tx, row.id, own)?,
        awaiting_reply: row.asked_by == Some(own),
        id: row.id,
        subject: Subject { kind: row.kind, id: row.subject },
        with,
        side: own,
        title: row.title,
        job_id: row.job.map(JobId),
        contract_id: contract_of(tx, row.kind, row.subject)?,
        last_message: row.last_message.as_ref().map(|message| preview(tx, message, user)).transpose()?,
        unread: row.unread,
        muted: row.muted,
        pinned: row.pinned,
        folder: row.folder,
        created_at: row.created_at,
    })
}

fn contract_of(tx: &mut Tx, kind: Kind, subject: i64) -> Result<Option<ContractId>> {
    match kind {
        Kind::Application => contracts::store::of_application(tx, ApplicationId(subject)),
        Kind::Contract => Ok(Some(ContractId(subject))),
        Kind::Person => Ok(None),
    }
}

fn preview(tx: &mut Tx, message: &LastMessage, user: UserId) -> Result<MessagePreview> {
    let voice = match message.kind {
        MessageKind::Voice if !message.is_deleted => {
            files::store::all_used_by(tx, FileSubject::Message(message.id))?.into_iter().find_map(|file| file.duration)
        }
        _ => None,
    };
    Ok(MessagePreview {
        id: message.id,
        is_you: message.sender == Some(user),
        kind: message.kind,
        card: message.card,
        text: truncate(&message.text, MAX_PREVIEW_CHARS),
        files: message.files,
        voice,
        deleted: message.is_deleted,
        sent_at: message.sent_at,
    })
}
