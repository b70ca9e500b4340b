//! Types and rules for employers. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::db::{self, Row};
use crate::identity::model::short_name;
use crate::ids::{EmployerId, InvitationId, UserId};
use crate::string_enum;
use crate::web::Validator;

/// Maximum length of an employer's name, in characters.
pub const MAX_NAME_CHARS: usize = 100;
/// Maximum length of an employer's description, in characters.
pub const MAX_ABOUT_CHARS: usize = 4_000;
/// Maximum length of a town's or state's name, in characters.
pub const MAX_PLACE_CHARS: usize = 100;

string_enum! {
    /// Type of employer.
    #[schema(as = EmployerKind)]
    Kind {
        /// A person hiring for themselves.
        Person = "person",
        /// A business.
        Business = "business",
        /// A larger organization.
        Enterprise = "enterprise",
    }
}

/// The two sides of an application or a contract.
#[derive(Clone, Copy, Debug)]
pub struct Parties {
    /// Who works.
    pub worker: UserId,
    /// Who hires.
    pub employer: EmployerId,
}

impl Parties {
    /// Reads the worker's id, then the employer's.
    ///
    /// # Errors
    /// If the row has something else.
    pub fn read(row: &mut Row) -> db::Result<Self> {
        Ok(Self { worker: row.take()?, employer: row.take()? })
    }
}

/// A single permission, used to notify every member who has it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Right {
    /// View and pay fees. Members who post jobs can do this too.
    Pay,
    /// Post and edit jobs.
    Post,
    /// View and reply to applications, and hire.
    Hire,
}

/// A member's permissions for an employer.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each is a permission of its own")]
pub struct Rights {
    /// Post and edit its jobs.
    pub post: bool,
    /// View and reply to applications, and hire.
    pub hire: bool,
    /// Pay its posting fees.
    pub pay: bool,
    /// View its jobs, applications and contracts.
    pub view: bool,
}

impl Rights {
    /// All permissions; a member who has them manages the employer.
    pub const ALL: Self = Self { post: true, hire: true, pay: true, view: true };

    /// Whether this includes a permission that the other doesn't.
    #[must_use]
    pub const fn exceeds(self, other: Self) -> bool {
        (self.post && !other.post)
            || (self.hire && !other.hire)
            || (self.pay && !other.pay)
            || (self.view && !other.view)
    }

    /// Returns whether the member may edit the employer and manage its members.
    #[must_use]
    pub fn manages(self) -> bool {
        self == Self::ALL
    }

    /// Returns whether any permission is set; every member has at least one.
    #[must_use]
    pub fn is_member(self) -> bool {
        self != Self::default()
    }

    /// Returns whether the member may view the applications to its jobs.
    #[must_use]
    pub const fn can_view_applications(self) -> bool {
        self.hire || self.view
    }

    /// Returns whether the member may view its posting fees.
    #[must_use]
    pub const fn can_view_fees(self) -> bool {
        self.post || self.pay
    }

    /// Returns the union of both.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self {
            post: self.post || other.post,
            hire: self.hire || other.hire,
            pay: self.pay || other.pay,
            view: self.view || other.view,
        }
    }

    /// Validates permissions to grant: at least one must be set.
    pub fn check(self, checks: &mut Validator) {
        checks.require(self.is_member(), "rights", "Choose at least one permission.");
    }
}

/// An employer, as shown on its public page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Employer {
    /// The employer's id.
    pub id: EmployerId,
    /// Type of employer.
    pub kind: Kind,
    /// Name; for a person, first name and last initial unless the caller is a member.
    pub name: String,
    /// Description; may contain paragraphs, `- ` lists, `**bold**` and links, but no HTML.
    pub about: String,
    /// Town.
    pub city: String,
    /// State or region.
    pub state: String,
    /// URL of the small version of its photo; null when there is none.
    pub photo_url: Option<String>,
    /// When it was created, in milliseconds since the epoch.
    pub created_at: i64,
    /// Number of its open jobs.
    pub open_jobs: i64,
    /// Track record.
    pub track_record: TrackRecord,
    /// The caller's permissions; null for non-members.
    pub rights: Option<Rights>,
}

/// An employer's track record, computed from its jobs and applications about once an hour.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TrackRecord {
    /// Number of jobs that were filled, closed or expired.
    pub jobs_ended: i64,
    /// Number of those with at least one hire.
    pub jobs_hired: i64,
    /// Median time to the first reply, in milliseconds; null with fewer than three replies.
    pub reply_median: Option<i64>,
    /// Number of applications from the last year whose reply deadline has passed.
    pub replies_due: i64,
    /// Number of those that got a reply by the deadline.
    pub replies_on_time: i64,
    /// When a member was last on the site, in milliseconds since the epoch; null when unknown.
    pub seen_at: Option<i64>,
}

/// An employer that the caller is a member of.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyEmployer {
    /// The employer's id.
    pub id: EmployerId,
    /// Type of employer.
    pub kind: Kind,
    /// Full name.
    pub name: String,
    /// URL of the small version of its photo; null when there is none.
    pub photo_url: Option<String>,
    /// The caller's permissions.
    pub rights: Rights,
}

/// A member of an employer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EmployerMember)]
pub struct Member {
    /// The member's user id.
    pub user_id: UserId,
    /// Full name.
    pub name: String,
    /// URL of the small version of their photo; null when there is none.
    pub photo_url: Option<String>,
    /// The member's permissions.
    pub rights: Rights,
}

/// An open invitation.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EmployerInvitation)]
pub struct Invitation {
    /// The invitation's id.
    pub id: InvitationId,
    /// Who the link is for, in the inviter's words.
    pub label: String,
    /// Permissions that the link grants.
    pub rights: Rights,
    /// When it was created, in milliseconds since the epoch.
    pub created_at: i64,
    /// When it expires, in milliseconds since the epoch.
    pub expires_at: i64,
}

/// Returns the name as non-members see it: first name and last initial for a person.
#[must_use]
pub fn public_name(name: &str, kind: Kind) -> String {
    if kind == Kind::Person { short_name(name) } else { name.to_owned() }
}

/// A new employer.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewEmployer {
    /// `business` or `enterprise`. An employer of type `person` is created along with the employer role.
    pub kind: Kind,
    /// Name.
    #[schema(min_length = 1, max_length = 100)]
    pub name: String,
}

impl NewEmployer {
    /// Validates the new employer.
    pub fn check(&self, checks: &mut Validator) {
        checks.require(self.kind != Kind::Person, "kind", "Choose a business or an organization.");
        checks.line(&self.name, MAX_NAME_CHARS, "name", "Enter a name.");
    }
}
