//! Members of employers in the database.

use super::{photo, read_rights};
use crate::db::{Result, Tx, value};
use crate::employers::model::{Member, Rights};
use crate::employers::rights;
use crate::events::Event;
use crate::identity::store as identity;
use crate::ids::{EmployerId, UserId};
use crate::{args, live, statements};

statements! {
    LIST = "SELECT u.id, u.name, f.token, m.can_post, m.can_hire, m.can_pay, m.can_view
               FROM employer_members m JOIN users u ON u.id = m.user_id LEFT JOIN profiles p ON p.user_id = u.id LEFT JOIN files f ON f.id = p.photo_id
               WHERE m.employer_id = $1 ORDER BY u.id LIMIT 100";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM employer_members WHERE employer_id = $1";
    COUNT_MANAGERS = "SELECT CAST(COUNT(*) AS BIGINT) FROM employer_members
               WHERE employer_id = $1 AND can_post = 1 AND can_hire = 1 AND can_pay = 1 AND can_view = 1";
    SET = "INSERT INTO employer_members (employer_id, user_id, can_post, can_hire, can_pay, can_view) VALUES ($1, $2, $3, $4, $5, $6)
               ON CONFLICT (employer_id, user_id) DO UPDATE SET can_post = excluded.can_post, can_hire = excluded.can_hire,
                 can_pay = excluded.can_pay, can_view = excluded.can_view";
    DEFAULT_EMPLOYER = "SELECT MIN(employer_id) FROM employer_members WHERE user_id = $1 AND can_post = 1";
    ALONE = "SELECT m.employer_id FROM employer_members m WHERE m.user_id = $1 AND NOT EXISTS (
                 SELECT 1 FROM employer_members o WHERE o.employer_id = m.employer_id AND o.user_id <> m.user_id
                   AND EXISTS (SELECT 1 FROM users u WHERE u.id = o.user_id AND u.disabled_at IS NULL))
               ORDER BY m.employer_id LIMIT 1000";
    REMOVE = "DELETE FROM employer_members WHERE employer_id = $1 AND user_id = $2";
}

/// Lists an employer's members.
pub fn list(tx: &mut Tx, employer: EmployerId) -> Result<Vec<Member>> {
    tx.all(LIST, args![employer], |row| {
        Ok(Member { user_id: row.take()?, name: row.take()?, photo_url: photo(row)?, rights: read_rights(row)? })
    })
}

/// Counts an employer's members.
pub fn count(tx: &mut Tx, employer: EmployerId) -> Result<i64> {
    tx.one(COUNT, args![employer], value)
}

/// Counts the members with every permission.
pub fn count_managers(tx: &mut Tx, employer: EmployerId) -> Result<i64> {
    tx.one(COUNT_MANAGERS, args![employer], value)
}

/// Returns the employers that nobody would be left of without this person: every other member's account is closed.
pub fn alone(tx: &mut Tx, user: UserId) -> Result<Vec<EmployerId>> {
    tx.all(ALONE, args![user], value)
}

/// Adds a member or replaces their permissions.
pub fn set(tx: &mut Tx, employer: EmployerId, user: UserId, after: Rights) -> Result<()> {
    let before = rights::find(tx, employer, user)?;
    let Rights { post, hire, pay, view } = after;
    tx.run(SET, args![employer, user, post, hire, pay, view])?;
    match (before.hire, after.hire) {
        (false, true) => tx.emit(Event::HirerAdded { employer, user })?,
        (true, false) => tx.emit(Event::HirerRemoved { employer, user })?,
        _ => {}
    }
    if before.exceeds(after) {
        live::store::revoke(tx, user)?;
    }
    rights::changed(tx, employer)?;
    refresh_default(tx, user)
}

/// Removes a member.
pub fn remove(tx: &mut Tx, employer: EmployerId, user: UserId) -> Result<()> {
    tx.run(REMOVE, args![employer, user])?;
    tx.emit(Event::HirerRemoved { employer, user })?;
    live::store::revoke(tx, user)?;
    rights::changed(tx, employer)?;
    refresh_default(tx, user)
}

/// Sets the person's default employer to the oldest one that they may post for, or to none.
fn refresh_default(tx: &mut Tx, user: UserId) -> Result<()> {
    let employer = tx.one(DEFAULT_EMPLOYER, args![user], value)?;
    identity::set_default_employer(tx, user, employer)
}
