//! Who may read and change an employer, and what the caller sees of it.

use super::model::{Employer, Rights};
use super::{rights, store};
use crate::db::Tx;
use crate::identity::Caller;
use crate::ids::EmployerId;
use crate::policy::{Relation, Step, Target};
use crate::web::{Error, Result};

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
