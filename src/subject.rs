//! References to objects that other features own, by kind and id.

use crate::string_enum;

string_enum! {
    /// The kind of a subject.
    SubjectKind {
        /// A user's profile, by user id.
        Profile = "profile",
        /// An employer, by id.
        Employer = "employer",
        /// A job, by id.
        Job = "job",
        /// An application, by id.
        Application = "application",
        /// A file in its role as an attachment of applications, by file id.
        Attachment = "attachment",
    }
}

/// An object that another feature owns.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Subject {
    /// Kind of the object.
    pub kind: SubjectKind,
    /// Id of the object.
    pub id: i64,
}

impl Subject {
    /// Creates a reference.
    #[must_use]
    pub const fn new(kind: SubjectKind, id: i64) -> Self {
        Self { kind, id }
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
