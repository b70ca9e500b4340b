//! Members' permissions, and notifications to every member with a given one.

use super::model::{Right, Rights};
use crate::db::{Result, Tx, value};
use crate::ids::{EmployerId, UserId};
use crate::live::model::Kind;
use crate::live::store::publish;
use crate::notifications::store::{NewNotification, send};
use crate::{args, statements};

statements! {
    FIND = "SELECT can_post, can_hire, can_pay, can_view FROM employer_members WHERE employer_id = $1 AND user_id = $2";
    EMPLOYERS = "SELECT employer_id, can_post, can_hire, can_pay, can_view FROM employer_members WHERE user_id = $1 ORDER BY employer_id LIMIT 1000";
    MEMBERS_WHO_HIRE = "SELECT user_id FROM employer_members WHERE employer_id = $1 AND can_hire = 1 ORDER BY user_id LIMIT 100";
    PAYING = "SELECT user_id FROM employer_members WHERE employer_id = $1 AND (can_post = 1 OR can_pay = 1) ORDER BY user_id LIMIT 100";
    MEMBERS = "SELECT user_id FROM employer_members WHERE employer_id = $1 ORDER BY user_id LIMIT 100";
    VIEWERS = "SELECT user_id FROM employer_members WHERE employer_id = $1 AND (can_hire = 1 OR can_view = 1) ORDER BY user_id LIMIT 100";
    MEMBERS_WHO_POST = "SELECT user_id FROM employer_members WHERE employer_id = $1 AND can_post = 1 ORDER BY user_id LIMIT 100";
}

/// Returns a person's permissions for an employer: none unless they are a member.
pub fn find(tx: &mut Tx, employer: EmployerId, user: UserId) -> Result<Rights> {
    Ok(tx.find(FIND, args![employer, user], super::store::read_rights)?.unwrap_or_default())
}

/// Returns the employers for which a person's permissions satisfy `may`. A list of the things of all of them is read
/// employer by employer, so that it takes no longer the more they have.
pub fn employers(tx: &mut Tx, user: UserId, may: impl Fn(Rights) -> bool) -> Result<Vec<EmployerId>> {
    let all = tx.all(EMPLOYERS, args![user], |row| Ok((row.take()?, super::store::read_rights(row)?)))?;
    Ok(all.into_iter().filter(|(_, rights)| may(*rights)).map(|(employer, _)| employer).collect())
}

/// Returns the members of an employer who have the permission, at most 100.
pub fn members(tx: &mut Tx, employer: EmployerId, right: Right) -> Result<Vec<UserId>> {
    let members = match right {
        Right::Pay => PAYING,
        Right::Post => MEMBERS_WHO_POST,
        Right::Hire => MEMBERS_WHO_HIRE,
    };
    tx.all(members, args![employer], value)
}

/// Returns the members of an employer who may read its applications, at most 100.
pub fn viewers(tx: &mut Tx, employer: EmployerId) -> Result<Vec<UserId>> {
    tx.all(VIEWERS, args![employer], value)
}

/// Returns the members who pay but don't hire.
pub fn payers_only(tx: &mut Tx, employer: EmployerId) -> Result<Vec<UserId>> {
    let mut found = Vec::new();
    for user in members(tx, employer, Right::Pay)? {
        if !find(tx, employer, user)?.hire {
            found.push(user);
        }
    }
    Ok(found)
}

/// Tells the members' apps that the employer's page, members or invitations changed.
pub fn changed(tx: &mut Tx, employer: EmployerId) -> Result<()> {
    let members: Vec<UserId> = tx.all(MEMBERS, args![employer], value)?;
    members.into_iter().try_for_each(|user| publish(tx, user, Kind::EmployerChanged, employer))
}

/// Notifies every member of an employer who has the permission.
pub fn notify(tx: &mut Tx, employer: EmployerId, right: Right, note: &NewNotification) -> Result<()> {
    members(tx, employer, right)?.into_iter().try_for_each(|user| send(tx, user, note))
}
