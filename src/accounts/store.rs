//! Accounts in the database.

use super::model::{Role, Staff, User};
use crate::clock::{DAY, HOUR};
use crate::db::{Error, Result, Row, Tx, value};
use crate::files::model::small_url;
use crate::web::Me;
use crate::{args, statements};

/// A session ends after so long without use, and after so long in all.
const IDLE: i64 = 30 * DAY;
const ABSOLUTE: i64 = 180 * DAY;
/// The same for staff, whose sessions are worth more to a thief.
const STAFF_IDLE: i64 = 12 * HOUR;
const STAFF_ABSOLUTE: i64 = 14 * DAY;

statements! {
    INSERT_USER = "INSERT INTO users (email, email_fold, name, name_fold, password_hash, created_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id";
    FIND_USER = "SELECT u.id, u.name, u.email, u.role, u.staff, u.email_verified_at, u.created_at,
                        (SELECT MIN(m.employer_id) FROM employer_members m WHERE m.user_id = u.id AND m.can_post = 1),
                        (SELECT f.token FROM profiles p JOIN files f ON f.id = p.photo_id WHERE p.user_id = u.id)
                 FROM users u WHERE u.id = $1";
    FIND_BY_EMAIL = "SELECT id, password_hash, disabled_at FROM users WHERE email_fold = $1";
    ROLES = "SELECT role FROM user_roles WHERE user_id = $1 ORDER BY role LIMIT 10";
    ADD_ROLE = "INSERT INTO user_roles (user_id, role) VALUES ($1, $2) ON CONFLICT (user_id, role) DO NOTHING";
    SET_ROLE = "UPDATE users SET role = $2 WHERE id = $1";
    SET_AGENT = "UPDATE users SET staff = $2 WHERE id = $1 AND (staff IS NULL OR staff = 'agent')";
    SET_STAFF = "UPDATE users SET staff = $2 WHERE id = $1";
    SET_PASSWORD = "UPDATE users SET password_hash = $2 WHERE id = $1";
    COUNT_SUPERADMINS = "SELECT CAST(COUNT(*) AS BIGINT) FROM users WHERE staff = 'superadmin'";
    INSERT_SESSION = "INSERT INTO sessions (hash, user_id, agent, created_at, last_seen_at) VALUES ($1, $2, $3, $4, $4)";
    FIND_SESSION = "SELECT s.user_id, s.created_at, s.last_seen_at, u.role, u.staff
                    FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.hash = $1 AND u.disabled_at IS NULL";
    TOUCH_SESSION = "UPDATE sessions SET last_seen_at = $2 WHERE hash = $1 AND last_seen_at < $2";
    DELETE_SESSION = "DELETE FROM sessions WHERE hash = $1";
    DELETE_SESSIONS_OF = "DELETE FROM sessions WHERE user_id = $1";
    DELETE_OLD_SESSIONS = "DELETE FROM sessions WHERE created_at <= $1 OR last_seen_at <= $2";
    INSERT_DEVICE = "INSERT INTO known_devices (hash, user_id, created_at) VALUES ($1, $2, $3)";
    FIND_DEVICE = "SELECT user_id FROM known_devices WHERE hash = $1";
    TRIM_DEVICES = "DELETE FROM known_devices WHERE user_id = $1 AND hash NOT IN
                    (SELECT hash FROM known_devices WHERE user_id = $1 ORDER BY created_at DESC, hash LIMIT 20)";
    INSERT_TOKEN = "INSERT INTO one_time_tokens (hash, purpose, user_id, expires_at) VALUES ($1, $2, $3, $4)";
    TAKE_TOKEN = "DELETE FROM one_time_tokens WHERE hash = $1 AND purpose = $2 AND expires_at > $3 RETURNING COALESCE(user_id, 0)";
    PEEK_TOKEN = "SELECT COALESCE(user_id, 0) FROM one_time_tokens WHERE hash = $1 AND purpose = $2 AND expires_at > $3";
    DELETE_TOKENS = "DELETE FROM one_time_tokens WHERE purpose = $1";
    DELETE_LINKS = "DELETE FROM one_time_tokens WHERE purpose = $1 AND user_id = $2";
    FIRST_ROLE = "UPDATE users SET role = $2 WHERE id = $1 AND role IS NULL";
    DELETE_OLD_TOKENS = "DELETE FROM one_time_tokens WHERE expires_at <= $1";
    INSERT_EMPLOYER = "INSERT INTO employers (kind, name, about, created_at) VALUES ($1, $2, '', $3) RETURNING id";
    INSERT_MEMBER = "INSERT INTO employer_members (employer_id, user_id, can_post, can_hire, can_pay, can_view) VALUES ($1, $2, 1, 1, 1, 1)";
}

/// What a one-time token is for.
#[derive(Clone, Copy)]
pub enum Purpose {
    /// Claims a new site.
    Setup,
    /// Lets the operator in from the server's console.
    AdminLink,
    /// Sets a new password.
    Reset,
}

impl Purpose {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::AdminLink => "admin_link",
            Self::Reset => "password_reset",
        }
    }
}

/// What sign-in needs of an account.
pub struct Credentials {
    /// The account.
    pub user: i64,
    /// The PHC string.
    pub hash: String,
    /// The account was closed by staff.
    pub disabled: bool,
}

/// Adds an account.
///
/// # Errors
/// [`Error::Unique`] when the address has one.
pub fn insert_user(tx: &mut Tx, email: &str, name: &str, hash: &str, now: i64) -> Result<i64> {
    let fold = super::model::fold_email(email);
    let name_fold = super::model::fold_name(name.trim());
    tx.insert(INSERT_USER, args![email.trim(), &fold, name.trim(), &name_fold, hash, now])
}

/// The person as they see themselves.
///
/// # Errors
/// The database's.
pub fn find_user(tx: &mut Tx, id: i64) -> Result<Option<User>> {
    let Some(mut user) = tx.find(FIND_USER, args![id], user_row)? else { return Ok(None) };
    user.roles = roles(tx, id)?;
    Ok(Some(user))
}

/// The person who must be there: their session was just found.
///
/// # Errors
/// [`Error::Invalid`] when they are not.
pub fn user(tx: &mut Tx, id: i64) -> Result<User> {
    find_user(tx, id)?.ok_or_else(|| Error::Invalid(format!("user {id} is gone")))
}

fn user_row(row: &mut Row) -> Result<User> {
    Ok(User {
        id: row.take()?,
        name: row.take()?,
        email: row.take()?,
        role: row.take::<Option<String>>()?.as_deref().and_then(Role::parse),
        staff: row.take::<Option<String>>()?.as_deref().and_then(Staff::parse),
        email_verified: row.take::<Option<i64>>()?.is_some(),
        created_at: row.take()?,
        employer_id: row.take()?,
        avatar_url: row.take::<Option<String>>()?.map(|token| small_url(&token)),
        roles: Vec::new(),
    })
}

fn roles(tx: &mut Tx, user: i64) -> Result<Vec<Role>> {
    let names = tx.all(ROLES, args![user], value::<String>)?;
    Ok(names.iter().filter_map(|name| Role::parse(name)).collect())
}

/// The account of an address.
///
/// # Errors
/// The database's.
pub fn find_credentials(tx: &mut Tx, email: &str) -> Result<Option<Credentials>> {
    let fold = super::model::fold_email(email);
    tx.find(FIND_BY_EMAIL, args![&fold], |row| {
        Ok(Credentials { user: row.take()?, hash: row.take()?, disabled: row.take::<Option<i64>>()?.is_some() })
    })
}

/// Replaces a password's hash.
///
/// # Errors
/// The database's.
pub fn set_password(tx: &mut Tx, user: i64, hash: &str) -> Result<()> {
    tx.run(SET_PASSWORD, args![user, hash]).map(drop)
}

/// Adds a role to those held, makes it active, and gives who hires an employer to hire for.
///
/// # Errors
/// The database's.
pub fn take_role(tx: &mut Tx, user: &User, role: Role, now: i64) -> Result<()> {
    if role != Role::Admin {
        tx.run(ADD_ROLE, args![user.id, role.as_str()])?;
    }
    tx.run(SET_ROLE, args![user.id, role.as_str()])?;
    if role.hires() {
        own_employer(tx, user, role, now)?;
    }
    Ok(())
}

/// The employer for whom a person posts when they name none; who acts only for others without the right to post gets
/// one of their own.
///
/// # Errors
/// The database's.
pub fn own_employer(tx: &mut Tx, user: &User, role: Role, now: i64) -> Result<i64> {
    if let Some(employer) = user.employer_id {
        return Ok(employer);
    }
    let kind = if role == Role::Enterprise { "enterprise" } else { "person" };
    let employer = tx.insert(INSERT_EMPLOYER, args![kind, &user.name, now])?;
    tx.run(INSERT_MEMBER, args![employer, user.id])?;
    Ok(employer)
}

/// Lets a person hire for others: the employer role, unless they hold one that hires; it is active when none was.
///
/// # Errors
/// The database's.
pub fn let_hire(tx: &mut Tx, user: i64) -> Result<()> {
    if !roles(tx, user)?.into_iter().any(Role::hires) {
        tx.run(ADD_ROLE, args![user, Role::Employer.as_str()])?;
    }
    tx.run(FIRST_ROLE, args![user, Role::Employer.as_str()]).map(drop)
}

/// Makes a person the site's superadmin with the admin screens: the first operator, or one added on the console.
///
/// # Errors
/// The database's.
pub fn make_operator(tx: &mut Tx, id: i64, now: i64) -> Result<()> {
    let person = user(tx, id)?;
    take_role(tx, &person, Role::Employer, now)?;
    tx.run(SET_STAFF, args![id, Staff::Superadmin.as_str()])?;
    tx.run(SET_ROLE, args![id, Role::Admin.as_str()])?;
    Ok(())
}

/// Lets an account answer support chats, or takes that back; its sessions end. False when it has another power.
///
/// # Errors
/// The database's.
pub fn set_agent(tx: &mut Tx, id: i64, on: bool) -> Result<bool> {
    let changed = tx.run(SET_AGENT, args![id, on.then_some(Staff::Agent.as_str())])? > 0;
    if changed {
        end_sessions(tx, id)?;
    }
    Ok(changed)
}

/// The site has an operator.
///
/// # Errors
/// The database's.
pub fn has_operator(tx: &mut Tx) -> Result<bool> {
    Ok(tx.one(COUNT_SUPERADMINS, &[], value::<i64>)? > 0)
}

/// Starts a session.
///
/// # Errors
/// The database's.
pub fn insert_session(tx: &mut Tx, user: i64, hash: &[u8; 32], agent: &str, now: i64) -> Result<()> {
    tx.run(INSERT_SESSION, args![hash, user, agent, now]).map(drop)
}

/// How long a session lives without use, and in all.
#[must_use]
pub const fn session_life(staff: Option<Staff>) -> (i64, i64) {
    if staff.is_some() { (STAFF_IDLE, STAFF_ABSOLUTE) } else { (IDLE, ABSOLUTE) }
}

/// The person of a live session, and when it was last seen.
///
/// # Errors
/// The database's.
pub fn find_session(tx: &mut Tx, hash: &[u8; 32], now: i64) -> Result<Option<(Me, i64)>> {
    let found = tx.find(FIND_SESSION, args![hash], |row| {
        let (id, created_at, seen): (i64, i64, i64) = (row.take()?, row.take()?, row.take()?);
        let role = row.take::<Option<String>>()?.as_deref().and_then(Role::parse);
        let staff = row.take::<Option<String>>()?.as_deref().and_then(Staff::parse);
        Ok((Me { id, role, staff, roles: Vec::new(), session: *hash }, created_at, seen))
    })?;
    let Some((mut me, created_at, seen)) = found else { return Ok(None) };
    let (idle, absolute) = session_life(me.staff);
    if now - seen >= idle || now - created_at >= absolute {
        return Ok(None);
    }
    me.roles = roles(tx, me.id)?;
    Ok(Some((me, seen)))
}

/// Notes that a session was used.
///
/// # Errors
/// The database's.
pub fn touch_session(tx: &mut Tx, hash: &[u8; 32], now: i64) -> Result<()> {
    tx.run(TOUCH_SESSION, args![hash, now]).map(drop)
}

/// Ends one session.
///
/// # Errors
/// The database's.
pub fn end_session(tx: &mut Tx, hash: &[u8; 32]) -> Result<()> {
    tx.run(DELETE_SESSION, args![hash]).map(drop)
}

/// Ends every session of a person.
///
/// # Errors
/// The database's.
pub fn end_sessions(tx: &mut Tx, user: i64) -> Result<()> {
    tx.run(DELETE_SESSIONS_OF, args![user]).map(drop)
}

/// Drops sessions and one-time tokens that nobody can use any more.
///
/// # Errors
/// The database's.
pub fn sweep(tx: &mut Tx, now: i64) -> Result<()> {
    tx.run(DELETE_OLD_SESSIONS, args![now - ABSOLUTE, now - IDLE])?;
    tx.run(DELETE_OLD_TOKENS, args![now])?;
    Ok(())
}

/// Remembers a browser that signed in; a person has the 20 newest.
///
/// # Errors
/// The database's.
pub fn insert_device(tx: &mut Tx, user: i64, hash: &[u8; 32], now: i64) -> Result<()> {
    tx.run(INSERT_DEVICE, args![hash, user, now])?;
    tx.run(TRIM_DEVICES, args![user]).map(drop)
}

/// Whose browser this is.
///
/// # Errors
/// The database's.
pub fn find_device(tx: &mut Tx, hash: &[u8; 32]) -> Result<Option<i64>> {
    tx.find(FIND_DEVICE, args![hash], value)
}

/// Makes a one-time token the only one of its purpose.
///
/// # Errors
/// The database's.
pub fn replace_token(tx: &mut Tx, purpose: Purpose, user: Option<i64>, hash: &[u8; 32], expires: i64) -> Result<()> {
    tx.run(DELETE_TOKENS, args![purpose.as_str()])?;
    tx.run(INSERT_TOKEN, args![hash, purpose.as_str(), user, expires]).map(drop)
}

/// Makes a link the only one of its purpose for a person.
///
/// # Errors
/// The database's.
pub fn replace_link(tx: &mut Tx, purpose: Purpose, user: i64, hash: &[u8; 32], expires: i64) -> Result<()> {
    tx.run(DELETE_LINKS, args![purpose.as_str(), user])?;
    tx.run(INSERT_TOKEN, args![hash, purpose.as_str(), user, expires]).map(drop)
}

/// Whose a one-time token is (0 = nobody's), if it is there; it stays.
///
/// # Errors
/// The database's.
pub fn peek_token(tx: &mut Tx, purpose: Purpose, hash: &[u8; 32], now: i64) -> Result<Option<i64>> {
    tx.find(PEEK_TOKEN, args![hash, purpose.as_str(), now], value)
}

/// Uses a one-time token up: whose it is (0 = nobody's), or `None` when it is not there any more.
///
/// # Errors
/// The database's.
pub fn take_token(tx: &mut Tx, purpose: Purpose, hash: &[u8; 32], now: i64) -> Result<Option<i64>> {
    tx.find(TAKE_TOKEN, args![hash, purpose.as_str(), now], value)
}
