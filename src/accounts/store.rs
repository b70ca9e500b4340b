//! The user's own account in the database.

use super::model::User;
use crate::db::{Error, Result, Row, Tx};
use crate::files::model::small_url;
use crate::identity::store as identity;
use crate::ids::UserId;
use crate::{args, statements};

statements! {
    FIND_USER = "SELECT u.id, u.name, u.email, u.role, u.staff, u.email_verified_at, u.created_at,
                        u.employer_id,
                        (SELECT f.token FROM profiles p JOIN files f ON f.id = p.photo_id WHERE p.user_id = u.id)
                 FROM users u WHERE u.id = $1";
}

/// Returns the user's own account.
pub fn find_user(tx: &mut Tx, id: UserId) -> Result<Option<User>> {
    let Some(mut user) = tx.find(FIND_USER, args![id], user_row)? else { return Ok(None) };
    user.roles = identity::roles(tx, id)?;
    Ok(Some(user))
}

/// Returns an account that must exist, for example because its session was just found.
///
/// # Errors
/// [`Error::Invalid`] if it doesn't exist.
pub fn user(tx: &mut Tx, id: UserId) -> Result<User> {
    find_user(tx, id)?.ok_or_else(|| Error::Invalid(format!("user {id} not found")))
}

fn user_row(row: &mut Row) -> Result<User> {
    Ok(User {
        id: row.take()?,
        name: row.take()?,
        email: row.take()?,
        role: row.take()?,
        staff: row.take()?,
        email_verified: row.take::<Option<i64>>()?.is_some(),
        created_at: row.take()?,
        employer_id: row.take()?,
        avatar_url: row.take::<Option<String>>()?.map(|token| small_url(&token)),
        roles: Vec::new(),
    })
}
