//! References to objects that other features own.

use crate::ids::{
    ApplicationId, ConversationId, DisputeId, EmployerId, ExpenseId, FileId, JobId, MessageId, ProjectNoteId,
    ScheduledMessageId, TimeEntryId, UserId,
};

/// An object that another feature owns.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Subject {
    /// A user's profile.
    Profile(UserId),
    /// An employer.
    Employer(EmployerId),
    /// A job.
    Job(JobId),
    /// An application.
    Application(ApplicationId),
    /// A conversation.
    Conversation(ConversationId),
    /// A message in a conversation.
    Message(MessageId),
    /// A message that waits for its time.
    ScheduledMessage(ScheduledMessageId),
    /// A note on the work of a contract.
    ProjectNote(ProjectNoteId),
    /// An entry of hours worked.
    TimeEntry(TimeEntryId),
    /// An expense of a contract.
    Expense(ExpenseId),
    /// A dispute.
    Dispute(DisputeId),
    /// A file in its role as an attachment.
    Attachment(FileId),
}

impl Subject {
    /// Returns the kind, as the database stores it.
    #[must_use]
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Profile(_) => "profile",
            Self::Employer(_) => "employer",
            Self::Job(_) => "job",
            Self::Application(_) => "application",
            Self::Conversation(_) => "conversation",
            Self::Message(_) => "message",
            Self::ScheduledMessage(_) => "scheduled_message",
            Self::ProjectNote(_) => "project_note",
            Self::TimeEntry(_) => "time_entry",
            Self::Expense(_) => "expense",
            Self::Dispute(_) => "dispute",
            Self::Attachment(_) => "attachment",
        }
    }

    /// Returns the object's id as a plain number.
    #[must_use]
    pub const fn number(self) -> i64 {
        match self {
            Self::Profile(id) => id.0,
            Self::Employer(id) => id.0,
            Self::Job(id) => id.0,
            Self::Application(id) => id.0,
            Self::Conversation(id) => id.0,
            Self::Message(id) => id.0,
            Self::ScheduledMessage(id) => id.0,
            Self::ProjectNote(id) => id.0,
            Self::TimeEntry(id) => id.0,
            Self::Expense(id) => id.0,
            Self::Dispute(id) => id.0,
            Self::Attachment(id) => id.0,
        }
    }
}

/// A user's access to a subject, in ascending order.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub enum Access {
    /// No access beyond what is public.
    #[default]
    None,
    /// Access through an application: an applicant's documents or profile.
    Viewer,
    /// Access as the other side of a contract.
    ContractParty,
}
