//! Types and rules of accounts: pure, no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::places;
use crate::web::{Checks, Result};

/// Characters of a name at most.
pub const NAME: usize = 100;
/// Characters of a folded name at most.
const FOLD: usize = 400;
/// Characters of an email address at most (RFC 5321).
const EMAIL: usize = 254;

/// What a person is here for. `admin` can be active only with staff ≥ admin and is never held.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Looks for work.
    Worker,
    /// Hires as a person.
    Employer,
    /// Hires as a company with several people.
    Enterprise,
    /// Looks for partners and money.
    Entrepreneur,
    /// Looks for ventures.
    Investor,
    /// Runs the site.
    Admin,
}

const ROLES: [(Role, &str); 6] = [
    (Role::Worker, "worker"),
    (Role::Employer, "employer"),
    (Role::Enterprise, "enterprise"),
    (Role::Entrepreneur, "entrepreneur"),
    (Role::Investor, "investor"),
    (Role::Admin, "admin"),
];

impl Role {
    /// The role of a word.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        ROLES.iter().find(|(_, name)| *name == text).map(|(role, _)| *role)
    }

    /// The role's word.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        ROLES.iter().find(|(role, _)| *role == self).map_or("", |(_, name)| name)
    }

    /// Holding it lets a person post jobs.
    #[must_use]
    pub const fn hires(self) -> bool {
        matches!(self, Self::Employer | Self::Enterprise)
    }
}

/// The power of staff, the least first.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Staff {
    /// Answers in the support chat.
    Agent,
    /// Moderates, verifies and mediates.
    Moderator,
    /// Runs the site.
    Admin,
    /// Runs the site and its staff.
    Superadmin,
}

const STAFF: [(Staff, &str); 4] = [
    (Staff::Agent, "agent"),
    (Staff::Moderator, "moderator"),
    (Staff::Admin, "admin"),
    (Staff::Superadmin, "superadmin"),
];

impl Staff {
    /// The power of a word.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        STAFF.iter().find(|(_, name)| *name == text).map(|(staff, _)| *staff)
    }

    /// The power's word.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        STAFF.iter().find(|(staff, _)| *staff == self).map_or("", |(_, name)| name)
    }
}

/// The signed-in person as the API shows them to themselves.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct User {
    /// The person's id.
    pub id: i64,
    /// Their name.
    pub name: String,
    /// Their email address.
    pub email: String,
    /// The active role; null when none was chosen yet.
    pub role: Option<Role>,
    /// The roles held.
    pub roles: Vec<Role>,
    /// The staff power, if any.
    pub staff: Option<Staff>,
    /// The email address was confirmed.
    pub email_verified: bool,
    /// A picture; null for the initials.
    pub avatar_url: Option<String>,
    /// The employer that they post for, when they hire.
    pub employer_id: Option<i64>,
    /// When they joined.
    pub created_at: i64,
}

/// Checks a name and an email address as sign-up and set-up take them.
pub fn check_identity(checks: &mut Checks, name: &str, email: &str) {
    checks.text(name, NAME, "name", "Enter your name.");
    check_email(checks, email);
}

/// Checks an email address.
pub fn check_email(checks: &mut Checks, email: &str) {
    checks.require(is_email(email), "email", "Enter an email address like name@example.com.");
}

/// The rules of an address that a mail server could take; whether it exists only a mail can tell.
fn is_email(text: &str) -> bool {
    let text = text.trim();
    let Some((local, domain)) = text.rsplit_once('@') else { return false };
    let clean = |part: &str| {
        !part.is_empty() && !part.contains(|c: char| c.is_whitespace() || c.is_control() || "<>(),;:\"".contains(c))
    };
    text.chars().count() <= EMAIL
        && clean(local)
        && !local.contains('@')
        && clean(domain)
        && domain.contains('.')
        && !domain.starts_with('.')
        && !domain.ends_with('.')
}

/// The form of an email address by which accounts are told apart.
#[must_use]
pub fn fold_email(email: &str) -> String {
    email.trim().to_lowercase()
}

/// The first of a person's names.
#[must_use]
pub fn first_name(name: &str) -> &str {
    name.split_whitespace().next().unwrap_or_default()
}

/// The form of a name by which staff search; a letter may stand for a whole phrase, so it has an end.
#[must_use]
pub fn fold_name(name: &str) -> String {
    places::fold(name).chars().take(FOLD).collect()
}

/// First name and initial: how people are shown until they hire each other.
#[must_use]
pub fn short_name(name: &str) -> String {
    let mut words = name.split_whitespace();
    let first = words.next().unwrap_or_default();
    match words.next_back().and_then(|last| last.chars().next()) {
        Some(initial) => format!("{first} {}.", initial.to_uppercase()),
        None => first.to_owned(),
    }
}

/// Checks a body and gives 422 with its fields.
///
/// # Errors
/// 422.
pub fn check(f: impl FnOnce(&mut Checks)) -> Result<()> {
    let mut checks = Checks::default();
    f(&mut checks);
    checks.done()
}
