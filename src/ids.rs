//! Row ids. Each kind has its own type, so the compiler rejects a job id where a user id is expected.

use rusqlite::types::{FromSql, FromSqlResult, ValueRef};

/// The id of a row in a table.
pub trait Id: Copy {
    /// Wraps the row's number.
    fn new(number: i64) -> Self;
    /// Returns the row's number.
    fn number(self) -> i64;
}

/// Declares id types. In JSON, paths and the database, each is a plain number.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, serde::Deserialize, serde::Serialize, utoipa::ToSchema,
        )]
        #[serde(transparent)]
        pub struct $name(pub i64);

        impl Id for $name {
            fn new(number: i64) -> Self {
                Self(number)
            }
            fn number(self) -> i64 {
                self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                value.as_i64().map(Self)
            }
        }
    )*};
}

ids! {
    /// Id of a user.
    UserId,
    /// Id of a town in the built-in list.
    PlaceId,
    /// Id of an uploaded file.
    FileId,
    /// Id of a notification.
    NotificationId,
    /// Id of a conversation.
    ConversationId,
    /// Id of a message in a conversation.
    MessageId,
    /// Id of a scheduled message.
    ScheduledMessageId,
    /// Id of a message template.
    MessageTemplateId,
    /// Id of a report of a message.
    MessageReportId,
    /// Id of a live event.
    LiveEventId,
    /// Id of a browser's push subscription.
    PushSubscriptionId,
    /// Id of a mail in the outbox.
    MailId,
    /// Id of a change of an account's email address.
    EmailChangeId,
    /// Id of a group of errors with the same cause.
    ErrorGroupId,
    /// Id of one occurrence of an error.
    OccurrenceId,
    /// Id of an employer.
    EmployerId,
    /// Id of an invitation to join an employer.
    InvitationId,
    /// Number of a fee.
    FeeId,
    /// Number of a ledger entry.
    EntryId,
    /// Id of a promotion.
    PromotionId,
    /// Id of a voucher.
    VoucherId,
    /// Id of a job.
    JobId,
    /// Id of a saved search.
    SavedSearchId,
    /// Id of an entry in a user's list of hidden employers.
    HiddenId,
    /// Id of a segment of the search index.
    SegmentId,
    /// Id of an application.
    ApplicationId,
    /// Id of a note on an application.
    NoteId,
    /// Id of an interview.
    InterviewId,
    /// Id of a contract.
    ContractId,
    /// Id of a milestone of a contract.
    MilestoneId,
    /// Id of a note on the work of a contract.
    ProjectNoteId,
    /// Id of a task of a contract.
    ProjectTaskId,
    /// Id of a shift.
    ShiftId,
    /// Id of a link that shows an employer's clock-in code.
    KioskId,
    /// Id of a code with which staff vouch for people.
    WelcomeCodeId,
    /// Id of an entry of hours worked.
    TimeEntryId,
    /// Id of the timesheet of a week.
    TimesheetId,
    /// Id of a comment on a line of a timesheet.
    TimeCommentId,
    /// Id of an invoice or a credit note.
    InvoiceId,
    /// Id of a correction of an invoice.
    CorrectionId,
    /// Id of a payment between the two sides of a contract.
    PaymentId,
    /// Id of an expense, a bonus or a tip.
    ExpenseId,
    /// Id of a dispute.
    DisputeId,
    /// Id of a page on which something can be paid by card.
    CheckoutId,
    /// Id of money that leaves the balance at Stripe.
    MovementId,
    /// Id of something that changed the balance at Stripe.
    TransactionId,
    /// Id of a difference in the money of an ended contract.
    MoneyDifferenceId,
    /// Id of a problem with a card payment.
    CardProblemId,
    /// Id of a rapid hire.
    RapidHireId,
    /// Id of an offer of a rapid hire.
    RapidOfferId,
    /// Id of a review after a contract.
    ReviewId,
    /// Id of a report of a review.
    ReviewReportId,
    /// Id of somebody's contact details.
    ContactId,
    /// Id of a support chat.
    ChatId,
    /// Id of a support message; later messages have greater ids.
    ChatMessageId,
    /// Id of a canned reply.
    CannedId,
    /// Id of a piece of feedback.
    FeedbackId,
    /// Id of an import of jobs in the browser.
    ImportId,
    /// Id of a task in the queue.
    TaskId,
}
