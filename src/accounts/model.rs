//! Types and rules of accounts: pure, no I/O.

use serde::Serialize;
use utoipa::ToSchema;

use crate::identity::model::{Role, Staff};
use crate::web::{Result, Validator};

/// Characters of a name at most.
pub const NAME: usize = 100;
/// Characters of an email address at most (RFC 5321).
const EMAIL: usize = 254;

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

/// Validator a name and an email address as sign-up and set-up take them.
pub fn check_identity(checks: &mut Validator, name: &str, email: &str) {
    checks.text(name, NAME, "name", "Enter your name.");
    check_email(checks, email);
}

/// Validator an email address.
pub fn check_email(checks: &mut Validator, email: &str) {
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

/// Validator a body and gives 422 with its fields.
///
/// # Errors
/// 422.
pub fn check(f: impl FnOnce(&mut Validator)) -> Result<()> {
    let mut checks = Validator::default();
    f(&mut checks);
    checks.done()
}
