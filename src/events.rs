//! Events, as a name and ids: [`crate::db::Tx::emit`] sends one, and `reactions` handles it.

/// Something that happened. It is emitted in the transaction that caused it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Event {
    /// A person took a role with which they may post jobs.
    HiringRoleTaken {
        /// Who.
        user: i64,
        /// The role is that of a company.
        enterprise: bool,
    },
    /// A job's time on the site is over: filled, closed, expired or taken down.
    JobEnded {
        /// Which.
        job: i64,
    },
    /// An expired job is back, and those who had applied count again.
    JobRelisted {
        /// Which.
        job: i64,
    },
    /// An employer changed a job that people may have applied to.
    JobChanged {
        /// Which.
        job: i64,
        /// Its title now.
        title: String,
        /// A sentence on what is different.
        what: String,
    },
    /// A file goes; what shows it lets go of it.
    FileDeleted {
        /// Its row.
        file: i64,
    },
    /// Nobody owes the posting fee of a job any more.
    FeeSettled {
        /// The job that the fee is for.
        job: i64,
    },
}
