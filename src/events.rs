//! Events that let a feature notify higher-level ones: [`crate::db::Tx::emit`] emits an event, `reactions` handles it.

use crate::ids::{
    ApplicationId, CheckoutId, ContractId, EmployerId, FeeId, FileId, JobId, MilestoneId, NotificationId, PaymentId,
    TimeEntryId, TimesheetId, UserId,
};

/// What rings the office's bell.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum OfficeNews {
    /// A fee has to be collected.
    Fee,
    /// A job was reported.
    Report,
    /// A message was reported.
    MessageReport,
    /// A review was reported.
    ReviewReport,
    /// A dispute waits for a mediator.
    Dispute,
    /// Someone sent feedback.
    Feedback,
    /// An error happened for the first time, or again after it was fixed.
    Error,
    /// A push service refuses the site.
    PushRefused,
    /// The server's clock can't be right.
    Clock,
    /// Something is wrong with a card payment.
    CardProblem,
}

/// Something that happened, emitted in the transaction that caused it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Event {
    /// A user took on a role that can post jobs.
    HiringRoleAdded {
        /// User id.
        user: UserId,
        /// Whether the role hires as a company.
        enterprise: bool,
    },
    /// A person chose a new password because they forgot theirs, or someone else knew it.
    PasswordReset {
        /// User id.
        user: UserId,
    },
    /// Staff closed an account.
    AccountClosed {
        /// User id.
        user: UserId,
    },
    /// Staff reopened a closed account.
    AccountReopened,
    /// A job ended: it was filled, closed or taken down, or it expired.
    JobEnded {
        /// Job id.
        job: JobId,
    },
    /// An expired job was relisted, which reopens its applications.
    JobRelisted {
        /// Job id.
        job: JobId,
    },
    /// An employer set an interview on an application, or changed it.
    InterviewArranged {
        /// Application id.
        application: ApplicationId,
    },
    /// An application ended, or went back to the shortlist, so that its interview is off.
    InterviewOff {
        /// Application id.
        application: ApplicationId,
    },
    /// Something happened to a contract that its conversation shows.
    ContractNews {
        /// Contract id.
        contract: ContractId,
        /// Who did it; `None` if it happened by itself.
        actor: Option<UserId>,
        /// What happened, as both sides read it.
        text: String,
    },
    /// Someone added hours that they worked. They may have had no signal until now.
    HoursAdded {
        /// The entry.
        entry: TimeEntryId,
    },
    /// The employer approved hours that were sent in.
    HoursApproved {
        /// The timesheet.
        sheet: TimesheetId,
    },
    /// A contract began: both sides agreed on its terms.
    ContractBegan {
        /// Contract id.
        contract: ContractId,
    },
    /// Both sides agreed on other terms.
    TermsChanged {
        /// Contract id.
        contract: ContractId,
        /// The price of the whole job until then, in minor units; `None` if it was paid by time.
        price: Option<i64>,
    },
    /// Both sides confirmed a payment that isn't for an invoice, so it may pay for the work as a whole.
    PaidForWork {
        /// The payment.
        payment: PaymentId,
        /// Who confirmed it.
        by: UserId,
    },
    /// The last part of a milestone's invoice was paid.
    MilestonePaid {
        /// Milestone id.
        milestone: MilestoneId,
    },
    /// A payment of a milestone's invoice was contested, so it isn't paid anymore.
    MilestoneUnpaid {
        /// Milestone id.
        milestone: MilestoneId,
    },
    /// The scheduled work couldn't deal with a row, and set it aside.
    RowStuck {
        /// Name of the piece of work.
        tick: &'static str,
        /// Id of the row in its table.
        row: i64,
        /// What went wrong.
        reason: String,
    },
    /// A chargeback or a difference about a contract's card payment was found, so no money of it goes to the worker.
    CardMoneyStopped {
        /// Contract id.
        contract: ContractId,
    },
    /// A chargeback or a difference about a contract's card payment is over.
    CardMoneyFree {
        /// Contract id.
        contract: ContractId,
    },
    /// A bank took back for good what was held for a milestone.
    HeldMoneyLost {
        /// The card payment.
        checkout: CheckoutId,
    },
    /// A contract is over.
    ContractEnded {
        /// Contract id.
        contract: ContractId,
    },
    /// An employer edited a job that may have applicants.
    JobChanged {
        /// Job id.
        job: JobId,
        /// The job's new title.
        title: String,
        /// A sentence that summarizes the changes.
        changes: String,
    },
    /// Someone began to hire for an employer.
    HirerAdded {
        /// Employer id.
        employer: EmployerId,
        /// User id.
        user: UserId,
    },
    /// Someone no longer hires for an employer.
    HirerRemoved {
        /// Employer id.
        employer: EmployerId,
        /// User id.
        user: UserId,
    },
    /// A file is about to be deleted, so features that show it must remove their references.
    FileDeleted {
        /// File id.
        file: FileId,
    },
    /// Something arrived that the office has to look at.
    OfficeNews(OfficeNews),
    /// A push service took a notification, or a visible window has shown it.
    Pushed {
        /// Notification id.
        notification: NotificationId,
    },
    /// Staff did something that their colleagues' screens show.
    OfficeWork,
    /// A partner fee was paid or waived.
    PartnerMonthSettled {
        /// Fee number.
        fee: FeeId,
    },
    /// A job's posting fee was paid or waived.
    FeeSettled {
        /// Job id.
        job: JobId,
    },
}
