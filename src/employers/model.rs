//! Types and rules of employers: pure, no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::identity::model::short_name;
use crate::string_enum;
use crate::web::Validator;

/// Characters of a name.
pub const NAME: usize = 100;
/// Characters of what an employer says of itself.
pub const ABOUT: usize = 4_000;
/// Characters of a town's name.
pub const PLACE: usize = 100;

string_enum! {
    /// What an employer is.
    #[schema(as = EmployerKind)]
    Kind {
        /// Somebody who hires for themselves.
        Person = "person",
        /// A business.
        Business = "business",
        /// a larger organization.
        Enterprise = "enterprise",
    }
}

/// One of the rights, where all who hold it are meant.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Right {
    /// Writes and changes jobs.
    Post,
    /// Answers applicants.
    Hire,
}

/// What a person may do for an employer.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each is a right of its own")]
pub struct Rights {
    /// Write and change its jobs.
    pub post: bool,
    /// Read and answer applications.
    pub hire: bool,
    /// Pay for it.
    pub pay: bool,
    /// See its jobs and contracts.
    pub view: bool,
}

impl Rights {
    /// Every right: who holds them manages the employer.
    pub const ALL: Self = Self { post: true, hire: true, pay: true, view: true };

    /// May change the employer itself and its members.
    #[must_use]
    pub fn manages(self) -> bool {
        self == Self::ALL
    }

    /// Is a member: holds any right.
    #[must_use]
    pub fn any(self) -> bool {
        self != Self::default()
    }

    /// May read the applications to its jobs.
    #[must_use]
    pub const fn reads_applications(self) -> bool {
        self.hire || self.view
    }

    /// May read its fees.
    #[must_use]
    pub const fn reads_fees(self) -> bool {
        self.post || self.pay
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            post: self.post || other.post,
            hire: self.hire || other.hire,
            pay: self.pay || other.pay,
            view: self.view || other.view,
        }
    }

    /// Validator rights that somebody is to get.
    pub fn check(self, checks: &mut Validator) {
        checks.require(self.any(), "rights", "Choose at least one permission.");
    }
}

/// An employer as everybody sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Employer {
    /// Its id.
    pub id: i64,
    /// What it is.
    pub kind: Kind,
    /// Its name; a person's is first name and initial.
    pub name: String,
    /// In our grammar.
    pub about: String,
    /// Its town.
    pub city: String,
    /// Its state or region.
    pub state: String,
    /// Its picture in the small size; null for the initials.
    pub photo_url: Option<String>,
    /// Since when it hires here.
    pub created_at: i64,
    /// Its jobs on the board.
    pub open_jobs: i64,
    /// What its past says.
    pub truth: Truth,
    /// What the caller may do for it; null for strangers.
    pub rights: Option<Rights>,
}

/// What an employer did so far. Computed, never typed; at most an hour old.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Truth {
    /// Jobs that ended.
    pub jobs_ended: i64,
    /// Those of them that hired somebody.
    pub jobs_hired: i64,
    /// The median time of an answer, milliseconds; null under three answers.
    pub reply_median: Option<i64>,
    /// Answers that were promised by now, in a year.
    pub replies_due: i64,
    /// Those that came in time.
    pub replies_kept: i64,
    /// When somebody of the employer was last here.
    pub seen_at: Option<i64>,
}

/// An employer for whom the caller acts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyEmployer {
    /// Its id.
    pub id: i64,
    /// What it is.
    pub kind: Kind,
    /// Its full name.
    pub name: String,
    /// Its picture in the small size; null for the initials.
    pub photo_url: Option<String>,
    /// What the caller may do for it.
    pub rights: Rights,
}

/// Who acts for an employer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EmployerMember)]
pub struct Member {
    /// The person's id.
    pub user_id: i64,
    /// The full name.
    pub name: String,
    /// A picture in the small size; null for the initials.
    pub photo_url: Option<String>,
    /// What they may do.
    pub rights: Rights,
}

/// An open invitation.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EmployerInvitation)]
pub struct Invitation {
    /// Its id.
    pub id: i64,
    /// Whom it is meant for, in the words of who made it.
    pub label: String,
    /// What it gives.
    pub rights: Rights,
    /// When it was made.
    pub created_at: i64,
    /// Until when it opens.
    pub expires_at: i64,
}

/// The name as strangers see it.
#[must_use]
pub fn shown_name(name: &str, kind: Kind) -> String {
    if kind == Kind::Person { short_name(name) } else { name.to_owned() }
}

/// A new employer.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewEmployer {
    /// business or enterprise; the person's own comes with the role.
    pub kind: Kind,
    /// Its name.
    #[schema(min_length = 1, max_length = 100)]
    pub name: String,
}

impl NewEmployer {
    /// Validator a new employer.
    pub fn check(&self, checks: &mut Validator) {
        checks.require(self.kind != Kind::Person, "kind", "Choose a business or an organisation.");
        checks.text(&self.name, NAME, "name", "Enter the name.");
    }
}
