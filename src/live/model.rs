//! What the live channel sends, and why it closes a connection.

use serde::Serialize;

use crate::ids::{ConversationId, Id, LiveEventId, UserId};
use crate::string_enum;

string_enum! {
    /// What changed. The apps know which of their data each kind makes stale.
    #[schema(as = LiveKind)]
    Kind {
        /// Someone applied to a job; the subject is the application.
        ApplicationSent = "application_sent",
        /// An application's state, contact or conditions; the subject is the application.
        ApplicationChanged = "application_changed",
        /// An employer's notes or verdict on an application; the subject is the application.
        ApplicationNotesChanged = "application_notes_changed",
        /// A contract's state, terms or contact; the subject is the contract.
        ContractChanged = "contract_changed",
        /// A rapid hire, or an offer of it; the subject is the hire.
        RapidHireChanged = "rapid_hire_changed",
        /// A job's text, state or fee; the subject is the job.
        JobChanged = "job_changed",
        /// An employer's page, members or invitations; the subject is the employer.
        EmployerChanged = "employer_changed",
        /// Sessions of the account started or ended; the subject is the person.
        SessionsChanged = "sessions_changed",
        /// What became of feedback; the subject is the person who sent it.
        FeedbackChanged = "feedback_changed",
        /// A notification arrived, was read or is settled; the subject is the person.
        NotificationsChanged = "notifications_changed",
        /// Someone sent a message; the subject is the conversation.
        MessageSent = "message_sent",
        /// A message was edited or deleted, or someone reacted; the subject is the conversation.
        MessageChanged = "message_changed",
        /// Someone has read further; the subject is the conversation.
        ConversationRead = "conversation_read",
        /// A conversation was opened, or pinned, muted or moved by the person; the subject is the conversation.
        ConversationChanged = "conversation_changed",
        /// A support chat; the subject is its session id for the visitor, and its id for agents.
        ChatChanged = "chat_changed",
        /// What waits in the office; the subject is the person.
        OfficeChanged = "office_changed",
        /// A right was taken away, so connections are opened again. Never sent; the subject is the person.
        RightsRemoved = "rights_removed",
    }
}

/// An event, as its row has it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LiveEvent {
    /// Row id, which increases over time.
    pub id: LiveEventId,
    /// What changed.
    pub kind: Kind,
    /// Id of what changed.
    pub subject: String,
    /// When, in milliseconds since the epoch.
    pub at: i64,
}

/// An event, as apps get it.
#[derive(Serialize)]
struct EventFrame<'a> {
    id: i64,
    #[serde(rename = "type")]
    kind: Kind,
    subject: &'a str,
    version: i64,
}

/// The first frame of a connection: the id that it resumes after, and whether events before it may be missing.
#[derive(Serialize)]
struct StartFrame {
    id: i64,
    #[serde(rename = "type")]
    kind: &'static str,
}

impl LiveEvent {
    /// Returns the frame to send. It has no content, which the app asks the API for.
    #[must_use]
    pub fn frame(&self) -> String {
        let frame = EventFrame { id: self.id.number(), kind: self.kind, subject: &self.subject, version: self.at };
        serde_json::to_string(&frame).unwrap_or_default()
    }
}

/// Returns the first frame of a connection: `ready`, or `reset` if the app has to ask for everything again.
#[must_use]
pub fn start_frame(id: LiveEventId, reset: bool) -> String {
    let kind = if reset { "reset" } else { "ready" };
    serde_json::to_string(&StartFrame { id: id.number(), kind }).unwrap_or_default()
}

/// The frame that shows an app that its connection is alive.
pub const BEAT: &str = r#"{"type":"beat"}"#;

/// Something that lasts only seconds, so it's never stored.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ephemeral {
    /// Someone is typing.
    Typing {
        /// Where.
        conversation: ConversationId,
        /// Who.
        user: UserId,
    },
    /// Someone came or went.
    Presence {
        /// Who.
        user: UserId,
        /// Whether they are here.
        online: bool,
    },
}

impl Ephemeral {
    /// Returns the frame to send.
    #[must_use]
    pub fn frame(self) -> String {
        serde_json::to_string(&self).unwrap_or_default()
    }
}

/// Why the server closes a connection.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Close {
    /// The server stops or restarts.
    Restarting,
    /// A frame that isn't part of the protocol, or too many of them.
    Misused,
    /// The app doesn't read fast enough.
    TooSlow,
    /// The session ended or got a new id.
    SessionEnded,
    /// The person may see less than before.
    RightsRemoved,
}

impl Close {
    /// Returns the WebSocket close code. The app opens a new connection after all but [`Close::Misused`]; after
    /// [`Close::SessionEnded`] only if it's still signed in.
    #[must_use]
    pub const fn code(self) -> u16 {
        match self {
            Self::Restarting => 1012,
            Self::Misused => 1008,
            Self::TooSlow => 1013,
            Self::SessionEnded => 4001,
            Self::RightsRemoved => 4003,
        }
    }
}
