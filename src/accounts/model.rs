//! Types and rules of accounts, without I/O.

use serde::Serialize;
use utoipa::ToSchema;

use crate::identity::model::{Role, Staff};
use crate::ids::{EmployerId, UserId};
use crate::text::address;
use crate::web::{Error, Result, Validator};

/// Maximum length of a name, in characters.
pub const MAX_NAME_CHARS: usize = 100;
/// Maximum length of an email address, in characters (RFC 5321).
const MAX_EMAIL_CHARS: usize = 254;

/// Refuses the operators' role to everyone else.
///
/// # Errors
///
/// `forbidden`
pub fn check_role(role: Role, staff: Option<Staff>) -> Result<()> {
    if role == Role::Admin && staff < Some(Staff::Admin) {
        return Err(Error::forbidden("forbidden", "Only the site’s operators can use that role."));
    }
    Ok(())
}

/// The signed-in user's own account.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct User {
    /// Id of the user.
    pub id: UserId,
    /// Full name.
    pub name: String,
    /// Email address.
    pub email: String,
    /// Active role; null until one is chosen.
    pub role: Option<Role>,
    /// Roles the user has.
    pub roles: Vec<Role>,
    /// Staff level; null for everyone else.
    pub staff: Option<Staff>,
    /// Whether the email address is confirmed.
    pub email_verified: bool,
    /// URL of the profile photo; null to show initials.
    pub avatar_url: Option<String>,
    /// Employer the user posts for by default; null if they don't hire.
    pub employer_id: Option<EmployerId>,
    /// When the account was created, in milliseconds since the epoch.
    pub created_at: i64,
}

/// Validates a name and an email address for sign-up and site setup.
pub fn check_identity(checks: &mut Validator, name: &str, email: &str) {
    checks.line(name, MAX_NAME_CHARS, "name", "Enter your name.");
    check_email(checks, email);
}

/// Validates an email address.
pub fn check_email(checks: &mut Validator, email: &str) {
    checks.require(is_email(email), "email", "Enter an email address like name@example.com.");
}

/// Whether a mail server could accept the address; only sending mail can show whether it exists.
#[must_use]
pub fn is_email(text: &str) -> bool {
    text.chars().count() <= MAX_EMAIL_CHARS && address::to_ascii(text).is_some()
}

/// Runs validations and returns their failures as one error.
///
/// # Errors
/// 422 with the invalid fields.
pub fn check(f: impl FnOnce(&mut Validator)) -> Result<()> {
    let mut checks = Validator::default();
    f(&mut checks);
    checks.finish()
}
