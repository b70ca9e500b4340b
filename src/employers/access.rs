//! Who may read and change an employer, and what the caller sees of it.

use super::model::{Employer, Kind, Rights};
use super::{rights, store};
use crate::db::Tx;
use crate::identity::{self, Caller};
use crate::ids::{EmployerId, UserId};
use crate::policy::{Relation, Step, Target};
use crate::web::{Error, Result};

/// A person who is a member of this many employers cannot create another.
const MAX_EMPLOYERS: i64 = 20;

/// Creates an employer; its creator gets every permission.
///
/// # Errors
/// 409 when the person is already a member of too many.
pub fn create(tx: &mut Tx, kind: Kind, name: &str, creator: UserId) -> Result<EmployerId> {
    if store::count_for_user(tx, creator)? >= MAX_EMPLOYERS {
        return Err(Error::conflict(
            "too_many_employers",
            "You’re already a member of 20 employers, which is the limit.",
        ));
    }
    Ok(store::insert(tx, kind, name, creator)?)
}

/// Returns the business of this name that the person posts for, created if there is none yet: sending the form again
/// must not add the business twice.
///
/// # Errors
/// Same as [`create`].
pub fn business_or_create(tx: &mut Tx, name: &str, user: UserId) -> Result<EmployerId> {
    let name = name.trim();
    let same = |other: &str| other.to_lowercase() == name.to_lowercase();
    let mine = store::list_for_user(tx, user)?;
    let known = mine.iter().find(|one| one.kind != Kind::Person && one.rights.post && same(&one.name));
    known.map_or_else(|| create(tx, Kind::Business, name, user), |one| Ok(one.id))
}

/// Returns the employer with which a person hires in their own name, created if there is none yet.
///
/// # Errors
/// Same as [`create`].
pub fn own_or_create(tx: &mut Tx, user: UserId) -> Result<EmployerId> {
    if let Some(employer) = store::find_own(tx, user)? {
        return Ok(employer);
    }
    let name = identity::store::name(tx, user)?;
    create(tx, Kind::Person, &name, user)
}

/// Returns the employer as the caller may see it; members get its full name and their permissions.
///
/// # Errors
/// 404 when it does not exist.
pub fn view(tx: &mut Tx, caller: &Caller, id: EmployerId) -> Result<Employer> {
    let rights = match caller.id() {
        Some(user) => Some(rights::find(tx, id, user)?).filter(|rights| rights.is_member()),
        None => None,
    };
    let found = if rights.is_some() { store::find(tx, id)? } else { store::find_public(tx, id)? };
    let employer = found.ok_or_else(Error::not_found)?;
    Ok(Employer { rights, ..employer })
}

/// Applies a change to an employer's public page and returns the updated employer.
///
/// # Errors
/// 404 if the employer does not exist, 403 for anyone but its managers, or an error from `effect`.
pub fn act(
    tx: &mut Tx,
    step: &Step<EmployerId>,
    effect: impl FnOnce(&mut Tx, Employer) -> Result<()>,
) -> Result<Employer> {
    let employer = view(tx, &step.caller(), step.id)?;
    let relations: &[Relation] = if employer.rights.is_some_and(Rights::manages) { &[Relation::Owner] } else { &[] };
    step.check(&Target { relations, state: "", visible: true })?;
    effect(tx, employer)?;
    view(tx, &step.caller(), step.id)
}

/// Returns the caller's permissions for the employer if the policy allows the step; `allowed` decides which members
/// count as owners.
///
/// # Errors
/// 404 for non-members, 403 for members without the permission.
pub fn authorize(tx: &mut Tx, step: &Step<EmployerId>, allowed: impl Fn(Rights) -> bool) -> Result<Rights> {
    let rights = rights::find(tx, step.id, step.me.id)?;
    let relations: &[Relation] = match rights {
        rights if !rights.is_member() => &[],
        rights if allowed(rights) => &[Relation::Viewer, Relation::Owner],
        _ => &[Relation::Viewer],
    };
    step.check(&Target { relations, state: "", visible: rights.is_member() })?;
    if rights.is_member() { Ok(rights) } else { Err(Error::not_found()) }
}

/// Checks that the caller manages the employer.
///
/// # Errors
/// Same as [`authorize`].
pub fn authorize_manager(tx: &mut Tx, step: &Step<EmployerId>) -> Result<()> {
    authorize(tx, step, Rights::manages).map(drop)
}
