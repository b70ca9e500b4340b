//! What happened, in a word and ids: [`crate::db::Tx::emit`] tells it, `reactions` says what follows.

/// Something that happened, told in its transaction.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Event {
    /// A person took a role with which they may post jobs.
    HiringRoleTaken {
        /// Who.
        user: i64,
        /// The role is that of a company.
        enterprise: bool,
    },
}
