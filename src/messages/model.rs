//! Types and rules of conversations. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::{DAY, MINUTE};
use crate::files::model::File;
use crate::ids::{ConversationId, EmployerId, MessageId, UserId};
use crate::string_enum;
use crate::warnings::Warning;

/// Maximum length of a message, in characters.
pub const MAX_TEXT_CHARS: usize = 4_000;
/// Maximum number of files in a message.
pub const MAX_FILES: usize = 10;
/// How long a message can be edited and deleted, in milliseconds.
pub const CHANGEABLE_FOR: i64 = 15 * MINUTE;
/// How far ahead a message can be scheduled, in milliseconds.
pub const MAX_AHEAD: i64 = 90 * DAY;
/// Maximum number of messages to someone who hasn't replied yet.
pub const MAX_UNANSWERED: i64 = 3;
/// Maximum length of a folder's name, in characters.
pub const MAX_FOLDER_CHARS: usize = 40;
/// The reactions to choose from.
pub const REACTIONS: [&str; 8] = ["👍", "❤️", "😂", "😮", "😢", "🙏", "🎉", "✅"];

string_enum! {
    /// What a conversation is about.
    #[schema(as = ConversationKind)]
    Kind {
        /// An application, and the contract that follows from it.
        Application = "application",
        /// A contract without an application.
        Contract = "contract",
        /// A person and an employer who have nothing else in common yet; the subject is the person.
        Person = "person",
    }
}

string_enum! {
    /// A side of a conversation.
    #[derive(Hash)]
    #[schema(as = ConversationSide)]
    Side {
        /// The employer: everyone who hires for it.
        Employer = "employer",
        /// The worker.
        Worker = "worker",
    }
}

string_enum! {
    /// What a message is.
    #[schema(as = MessageKind)]
    MessageKind {
        /// Text, and files.
        Text = "text",
        /// A voice note.
        Voice = "voice",
        /// What happened, such as an offer.
        Card = "card",
    }
}

string_enum! {
    /// What a card says.
    #[schema(as = MessageCard)]
    Card {
        /// The worker applied.
        Applied = "applied",
        /// The employer put the worker on the shortlist.
        Shortlisted = "shortlisted",
        /// The employer invited the worker to an interview, or changed it.
        Interview = "interview",
        /// The interview is off.
        InterviewOff = "interview_off",
        /// The employer made an offer.
        Offer = "offer",
        /// The worker declined the offer.
        OfferDeclined = "offer_declined",
        /// The worker accepted the offer.
        Hired = "hired",
        /// The employer declined the application.
        Declined = "declined",
        /// The worker withdrew.
        Withdrawn = "withdrawn",
        /// The job ended without hiring the worker.
        NotSelected = "not_selected",
        /// Something happened to the contract: new terms, notice, the end.
        Contract = "contract",
    }
}

/// A conversation to open.
#[derive(Clone, Copy, Debug)]
pub struct NewConversation<'a> {
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
    /// Names of both sides, so that a search finds it.
    pub names: [&'a str; 2],
    /// The worker.
    pub worker: UserId,
    /// Everyone who hires for the employer.
    pub members: &'a [UserId],
}

/// A conversation's stored fields.
#[derive(Clone, Debug)]
pub struct Conversation {
    /// Row id.
    pub id: ConversationId,
    /// What it's about.
    pub kind: Kind,
    /// Id of the application, contract or person.
    pub subject: i64,
    /// The employer's side.
    pub employer: EmployerId,
    /// The job, if it's about one.
    pub group: Option<i64>,
    /// Title of the job, or empty.
    pub title: String,
    /// Whether both sides know each other's full names.
    pub full_names: bool,
    /// The side that wrote first, until the other replies.
    pub asked_by: Option<Side>,
    /// The newest message.
    pub last_message: Option<MessageId>,
}

/// A member's own view of a conversation.
#[derive(Clone, Debug)]
pub struct Member {
    /// Their side.
    pub side: Side,
    /// The newest message that they have read.
    pub read: i64,
    /// Number of newer messages from the other side.
    pub unread: i64,
    /// Whether it's pinned to the top of their list.
    pub pinned: bool,
    /// Whether its messages don't notify them.
    pub muted: bool,
    /// Their folder.
    pub folder: Option<String>,
}

/// Who wrote a message.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MessageSender)]
pub struct Sender {
    /// Account of the sender.
    pub id: UserId,
    /// Name, as the reader may see it.
    pub name: String,
    /// Side that they write for.
    pub side: Side,
    /// Whether the reader wrote it.
    pub is_you: bool,
}

/// The message that another one replies to.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MessageQuote)]
pub struct Quote {
    /// Its id.
    pub id: MessageId,
    /// Name of its sender.
    pub name: String,
    /// The beginning of its text; empty if it was deleted.
    pub text: String,
}

/// A reaction and how many chose it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MessageReaction)]
pub struct Reaction {
    /// The emoji.
    pub emoji: String,
    /// Number of people.
    pub count: i64,
    /// Whether the reader is one of them.
    pub mine: bool,
}

/// A message, as a member sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Message {
    /// Its id; later messages have greater ids.
    pub id: MessageId,
    /// Who wrote it, or did what a card says; null if nobody did.
    pub from: Option<Sender>,
    /// What it is.
    pub kind: MessageKind,
    /// The text; empty if it was deleted.
    pub text: String,
    /// What a card says; null for other messages.
    pub card: Option<Card>,
    /// Pictures, documents or the voice note.
    pub files: Vec<File>,
    /// The message that it replies to.
    pub reply_to: Option<Quote>,
    /// Reactions, the most frequent first.
    pub reactions: Vec<Reaction>,
    /// What to think about before acting on it.
    pub warnings: Vec<Warning>,
    /// The id that the sender's device chose; null for others' messages.
    pub client_id: Option<String>,
    /// When it was sent, in milliseconds since the epoch; for one that waits for its time, when it was written.
    pub sent_at: i64,
    /// When it will be sent; null once it is.
    pub send_at: Option<i64>,
    /// When it was last edited.
    pub edited_at: Option<i64>,
    /// When it was deleted.
    pub deleted_at: Option<i64>,
    /// Until when the reader can edit or delete it; null if they can't.
    pub changeable_until: Option<i64>,
}

/// A new message.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewMessage {
    /// A UUID chosen by the device, the same whenever it sends this message again. The Idempotency-Key, if left out.
    #[schema(min_length = 1, max_length = 100)]
    pub client_id: Option<String>,
    /// The text; may be empty if there are files.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub text: String,
    /// Tokens of the sender's own uploaded files.
    #[serde(default)]
    #[schema(max_items = 10)]
    pub file_tokens: Vec<String>,
    /// A message of the same conversation.
    pub reply_to: Option<MessageId>,
    /// When to send it, in milliseconds since the epoch; now, if left out.
    pub send_at: Option<i64>,
    /// Id of the newest message that was on the sender's screen while writing. It and those before it count as read; if
    /// left out, nothing does. It doesn't matter for a message that's sent later.
    #[schema(minimum = 0)]
    pub seen_id: Option<i64>,
}
