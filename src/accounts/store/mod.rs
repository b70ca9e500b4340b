//! Accounts in the database: people, their passwords, roles and powers.

pub mod devices;
pub mod sessions;
pub mod tokens;

use super::model::{Role, Staff, User};
use crate::db::{Error, Result, Row, Tx, value};
use crate::files::model::small_url;
use crate::{args, statements};

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
    FIRST_ROLE = "UPDATE users SET role = $2 WHERE id = $1 AND role IS NULL";
    INSERT_EMPLOYER = "INSERT INTO employers (kind, name, about, created_at) VALUES ($1, $2, '', $3) RETURNING id";
    INSERT_MEMBER = "INSERT INTO employer_members (employer_id, user_id, can_post, can_hire, can_pay, can_view) VALUES ($1, $2, 1, 1, 1, 1)";
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
pub fn insert_user(tx: &mut Tx, email: &str, name: &str, hash: &str) -> Result<i64> {
    let fold = super::model::fold_email(email);
    let name_fold = super::model::fold_name(name.trim());
    tx.insert(INSERT_USER, args![email.trim(), &fold, name.trim(), &name_fold, hash, tx.now()])
}

/// The person as they see themselves.
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
pub fn find_credentials(tx: &mut Tx, email: &str) -> Result<Option<Credentials>> {
    let fold = super::model::fold_email(email);
    tx.find(FIND_BY_EMAIL, args![&fold], |row| {
        Ok(Credentials { user: row.take()?, hash: row.take()?, disabled: row.take::<Option<i64>>()?.is_some() })
    })
}

/// Replaces a password's hash.
pub fn set_password(tx: &mut Tx, user: i64, hash: &str) -> Result<()> {
    tx.run(SET_PASSWORD, args![user, hash]).map(drop)
}

/// Adds a role to those held, makes it active, and gives who hires an employer to hire for.
pub fn take_role(tx: &mut Tx, user: &User, role: Role) -> Result<()> {
    if role != Role::Admin {
        tx.run(ADD_ROLE, args![user.id, role.as_str()])?;
    }
    tx.run(SET_ROLE, args![user.id, role.as_str()])?;
    if role.hires() {
        own_employer(tx, user, role)?;
    }
    Ok(())
}

/// The employer for whom a person posts when they name none; who acts only for others without the right to post gets
/// one of their own.
pub fn own_employer(tx: &mut Tx, user: &User, role: Role) -> Result<i64> {
    if let Some(employer) = user.employer_id {
        return Ok(employer);
    }
    let kind = if role == Role::Enterprise { "enterprise" } else { "person" };
    let employer = tx.insert(INSERT_EMPLOYER, args![kind, &user.name, tx.now()])?;
    tx.run(INSERT_MEMBER, args![employer, user.id])?;
    Ok(employer)
}

/// Lets a person hire for others: the employer role, unless they hold one that hires; it is active when none was.
pub fn let_hire(tx: &mut Tx, user: i64) -> Result<()> {
    if !roles(tx, user)?.into_iter().any(Role::hires) {
        tx.run(ADD_ROLE, args![user, Role::Employer.as_str()])?;
    }
    tx.run(FIRST_ROLE, args![user, Role::Employer.as_str()]).map(drop)
}

/// Makes a person the site's superadmin with the admin screens: the first operator, or one added on the console.
pub fn make_operator(tx: &mut Tx, id: i64) -> Result<()> {
    let person = user(tx, id)?;
    take_role(tx, &person, Role::Employer)?;
    tx.run(SET_STAFF, args![id, Staff::Superadmin.as_str()])?;
    tx.run(SET_ROLE, args![id, Role::Admin.as_str()])?;
    Ok(())
}

/// Lets an account answer support chats, or takes that back; its sessions end. False when it has another power.
pub fn set_agent(tx: &mut Tx, id: i64, on: bool) -> Result<bool> {
    let changed = tx.run(SET_AGENT, args![id, on.then_some(Staff::Agent.as_str())])? > 0;
    if changed {
        sessions::end_all(tx, id)?;
    }
    Ok(changed)
}

/// The site has an operator.
pub fn has_operator(tx: &mut Tx) -> Result<bool> {
    Ok(tx.one(COUNT_SUPERADMINS, &[], value::<i64>)? > 0)
}

/// Drops sessions and one-time tokens that nobody can use any more.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    sessions::sweep(tx)?;
    tokens::sweep(tx)
}
