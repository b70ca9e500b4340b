//! References to things that other features own, as a kind and an id.

use crate::string_enum;

string_enum! {
    /// What kind of thing a subject is.
    SubjectKind {
        /// A person's profile, by the person's id.
        Profile = "profile",
        /// An employer.
        Employer = "employer",
        /// A job.
        Job = "job",
        /// An application.
        Application = "application",
        /// A file, as the applications hold it that it is attached to.
        Attachment = "attachment",
    }
}

/// A thing of another feature.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Subject {
    /// What it is.
    pub kind: SubjectKind,
    /// Which one.
    pub id: i64,
}

impl Subject {
    /// The subject of a kind and an id.
    #[must_use]
    pub const fn new(kind: SubjectKind, id: i64) -> Self {
        Self { kind, id }
    }
}

/// What a person may see of a subject, the least first.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub enum Access {
    /// No more than anybody.
    #[default]
    None,
    /// What was shown to them: an applicant's papers, a profile sent along.
    Reader,
    /// The two sides have hired each other.
    Party,
}
