//! Accounts in the database: people, their passwords, roles and staff levels.

use super::model::{Role, Staff};
use super::sessions;
use super::tokens;
use crate::db::{Result, Row, Tx, value};
use crate::events::Event;
use crate::ids::{EmployerId, UserId};
use crate::{args, statements};

statements! {
    INSERT_USER = "INSERT INTO users (email, email_fold, name, name_fold, password_hash, created_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id";
    FIND_BY_EMAIL = "SELECT id, password_hash, disabled_at FROM users WHERE email_fold = $1";
    ROLES = "SELECT role FROM user_roles WHERE user_id = $1 ORDER BY role LIMIT 10";
    ADD_ROLE = "INSERT INTO user_roles (user_id, role) VALUES ($1, $2) ON CONFLICT (user_id, role) DO NOTHING";
    SET_ROLE = "UPDATE users SET role = $2 WHERE id = $1";
    SET_STAFF = "UPDATE users SET staff = $2 WHERE id = $1";
    // The role of admin is active only for those who run the site.
    LEAVE_ADMIN_ROLE = "UPDATE users SET role = (SELECT r.role FROM user_roles r WHERE r.user_id = users.id ORDER BY r.role LIMIT 1) WHERE id = $1 AND role = 'admin'";
    SET_DEFAULT_EMPLOYER = "UPDATE users SET employer_id = $2 WHERE id = $1";
    DEFAULT_EMPLOYER = "SELECT employer_id FROM users WHERE id = $1";
    NAME = "SELECT name FROM users WHERE id = $1";
    OPEN_CONTACT = "SELECT name, email FROM users WHERE id = $1 AND disabled_at IS NULL";
    IS_PROVEN = "SELECT email_verified_at IS NOT NULL FROM users WHERE id = $1";
    VERIFY_EMAIL = "UPDATE users SET email_verified_at = COALESCE(email_verified_at, $2) WHERE id = $1";
    SET_EMAIL = "UPDATE users SET email = $2, email_fold = $3, email_verified_at = $4 WHERE id = $1";
    SET_NAME = "UPDATE users SET name = $2, name_fold = $3 WHERE id = $1";
    SET_DISABLED = "UPDATE users SET disabled_at = $2 WHERE id = $1";
    ROLE_AND_STAFF = "SELECT role, staff FROM users WHERE id = $1";
    IS_OPEN = "SELECT EXISTS (SELECT 1 FROM users WHERE id = $1 AND disabled_at IS NULL)";
    HAS_PASSWORD = "SELECT 1 FROM users WHERE id = $1 AND password_hash = $2 AND disabled_at IS NULL";
    SET_PASSWORD = "UPDATE users SET password_hash = $2 WHERE id = $1";
    COUNT_SINCE = "SELECT CAST(COUNT(*) AS BIGINT) FROM users WHERE created_at >= $1";
    COUNT_SUPERADMINS = "SELECT CAST(COUNT(*) AS BIGINT) FROM users WHERE staff = 'superadmin'";
    SET_ROLE_IF_NONE = "UPDATE users SET role = $2 WHERE id = $1 AND role IS NULL";
}

/// The account data that sign-in needs.
pub struct Credentials {
    /// Id of the user.
    pub user: UserId,
    /// Password hash as a PHC string.
    pub hash: String,
    /// Whether staff closed the account.
    pub disabled: bool,
}

/// Adds an account and returns its id.
///
/// # Errors
/// [`crate::db::Error::Unique`] when the email address already has an account.
pub fn insert_user(tx: &mut Tx, email: &str, name: &str, hash: &str) -> Result<UserId> {
    let fold = super::model::fold_email(email);
    let name_fold = super::model::fold_name(name.trim());
    tx.insert(INSERT_USER, args![email.trim(), &fold, name.trim(), &name_fold, hash, tx.now()])
}

/// Returns the roles that a person holds.
pub fn roles(tx: &mut Tx, user: UserId) -> Result<Vec<Role>> {
    tx.all(ROLES, args![user], value)
}

/// Returns the sign-in data of the account with this email address.
pub fn find_credentials(tx: &mut Tx, email: &str) -> Result<Option<Credentials>> {
    let read = |row: &mut Row| {
        Ok(Credentials { user: row.take()?, hash: row.take()?, disabled: row.take::<Option<i64>>()?.is_some() })
    };
    let fold = super::model::fold_email(email);
    if let Some(found) = tx.find(FIND_BY_EMAIL, args![&fold], read)? {
        return Ok(Some(found));
    }
    // Accounts from before domains were stored in ASCII.
    let typed = email.trim().to_lowercase();
    if typed == fold { Ok(None) } else { tx.find(FIND_BY_EMAIL, args![&typed], read) }
}

/// Returns a person's active role and staff level.
pub fn role_and_staff(tx: &mut Tx, id: UserId) -> Result<(Option<Role>, Option<Staff>)> {
    tx.one(ROLE_AND_STAFF, args![id], |row| Ok((row.take()?, row.take()?)))
}

/// Returns the person's default employer, the one they post for when they don't choose one.
pub fn default_employer(tx: &mut Tx, id: UserId) -> Result<Option<EmployerId>> {
    tx.one(DEFAULT_EMPLOYER, args![id], value)
}

/// Sets the person's default employer.
pub fn set_default_employer(tx: &mut Tx, id: UserId, employer: Option<EmployerId>) -> Result<()> {
    tx.run(SET_DEFAULT_EMPLOYER, args![id, employer]).map(drop)
}

/// Whether an account isn't closed.
pub fn is_open(tx: &mut Tx, id: UserId) -> Result<bool> {
    tx.one(IS_OPEN, args![id], value)
}

/// Returns a person's full name.
pub fn name(tx: &mut Tx, id: UserId) -> Result<String> {
    tx.one(NAME, args![id], value)
}

/// Returns the full name and the email address of an account that isn't closed.
pub fn open_contact(tx: &mut Tx, id: UserId) -> Result<Option<(String, String)>> {
    tx.find(OPEN_CONTACT, args![id], |row| Ok((row.take()?, row.take()?)))
}

/// Whether someone showed that the account's email address is theirs.
pub fn is_proven(tx: &mut Tx, id: UserId) -> Result<bool> {
    tx.one(IS_PROVEN, args![id], value)
}

/// Records that the account's email address is its owner's.
pub fn verify_email(tx: &mut Tx, id: UserId) -> Result<()> {
    tx.run(VERIFY_EMAIL, args![id, tx.now()]).map(drop)
}

/// Changes an account's email address. The caller has just shown that they read mail there.
///
/// # Errors
/// [`crate::db::Error::Unique`] when the address already has an account.
pub fn set_email(tx: &mut Tx, id: UserId, email: &str) -> Result<()> {
    tx.run(SET_EMAIL, args![id, email, &super::model::fold_email(email), tx.now()]).map(drop)
}

/// Changes a person's name.
pub fn set_name(tx: &mut Tx, id: UserId, name: &str) -> Result<()> {
    tx.run(SET_NAME, args![id, name, &super::model::fold_name(name)]).map(drop)
}

/// Closes an account, ending its sessions and links, or reopens it.
pub fn set_disabled(tx: &mut Tx, id: UserId, disabled: bool) -> Result<()> {
    let since = disabled.then_some(tx.now());
    tx.run(SET_DISABLED, args![id, since])?;
    if disabled {
        tokens::delete_all(tx, id)?;
        sessions::end_all(tx, id)?;
        return tx.emit(Event::AccountClosed { user: id });
    }
    tx.emit(Event::AccountReopened)
}

/// Returns whether this is still the password hash of an open account. A password is verified outside the write, so the
/// write has to ask again.
pub fn has_password(tx: &mut Tx, user: UserId, hash: &str) -> Result<bool> {
    Ok(tx.find(HAS_PASSWORD, args![user, hash], value::<i64>)?.is_some())
}

/// Replaces the password hash.
pub fn set_password(tx: &mut Tx, user: UserId, hash: &str) -> Result<()> {
    tx.run(SET_PASSWORD, args![user, hash]).map(drop)
}

/// Replaces the password hash, and ends all sessions and private addresses, which someone else may have made.
pub fn reset_password(tx: &mut Tx, user: UserId, hash: &str) -> Result<()> {
    set_password(tx, user, hash)?;
    sessions::end_all(tx, user)?;
    tx.emit(Event::PasswordReset { user })
}

/// Gives a person a role and makes it active. The admin role is only made active, never given.
pub fn activate_role(tx: &mut Tx, user: UserId, role: Role) -> Result<()> {
    if role != Role::Admin {
        tx.run(ADD_ROLE, args![user, role.as_str()])?;
    }
    tx.run(SET_ROLE, args![user, role.as_str()])?;
    if role.can_post_jobs() {
        tx.emit(Event::HiringRoleAdded { user, enterprise: role == Role::Enterprise })
    } else {
        Ok(())
    }
}

/// Gives a person the employer role unless they already have a role that can post jobs. Makes the employer role active
/// if no role is.
pub fn grant_hiring_role(tx: &mut Tx, user: UserId) -> Result<()> {
    if !roles(tx, user)?.into_iter().any(Role::can_post_jobs) {
        tx.run(ADD_ROLE, args![user, Role::Employer.as_str()])?;
    }
    tx.run(SET_ROLE_IF_NONE, args![user, Role::Employer.as_str()]).map(drop)
}

/// Makes a person a superadmin with the admin role active, for the first operator or one added on the console.
pub fn grant_superadmin(tx: &mut Tx, id: UserId) -> Result<()> {
    activate_role(tx, id, Role::Employer)?;
    tx.run(SET_STAFF, args![id, Staff::Superadmin.as_str()])?;
    tx.run(SET_ROLE, args![id, Role::Admin.as_str()])?;
    Ok(())
}

/// Changes a person's staff level and ends their sessions, so that no page goes on with what the old level allowed.
pub fn set_staff(tx: &mut Tx, id: UserId, level: Option<Staff>) -> Result<()> {
    tx.run(SET_STAFF, args![id, level.map(Staff::as_str)])?;
    if level < Some(Staff::Admin) {
        tx.run(LEAVE_ADMIN_ROLE, args![id])?;
    }
    sessions::end_all(tx, id)
}

/// Grants or revokes support agent access. Returns false if the staff level is higher.
pub fn set_agent(tx: &mut Tx, id: UserId, is_agent: bool) -> Result<bool> {
    let (_, staff) = role_and_staff(tx, id)?;
    let changed = staff <= Some(Staff::Agent);
    if changed {
        set_staff(tx, id, is_agent.then_some(Staff::Agent))?;
    }
    Ok(changed)
}

/// Returns whether the site has an operator.
pub fn has_operator(tx: &mut Tx) -> Result<bool> {
    Ok(tx.one(COUNT_SUPERADMINS, &[], value::<i64>)? > 0)
}

/// Counts the accounts created since a time.
pub fn count_since(tx: &mut Tx, from: i64) -> Result<i64> {
    tx.one(COUNT_SINCE, args![from], value)
}

/// Deletes expired sessions and one-time tokens.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    sessions::sweep(tx)?;
    tokens::sweep(tx)
}
