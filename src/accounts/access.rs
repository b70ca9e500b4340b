//! Which accounts a staff member may act on, and who may see a profile.

use axum::http::Method;

use super::people::{self, Member};
use super::profile::model::Person;
use super::profile::{api::load, store};
use crate::audit::{self, Action};
use crate::db::Tx;
use crate::identity::Caller;
use crate::identity::model::short_name;
use crate::ids::{PlaceId, UserId};
use crate::places;
use crate::policy::{Grant, Relation, Step, Target};
use crate::subject::{Access, Subject};
use crate::web::{Error, Result};

/// Returns the account if the caller may act on it.
///
/// # Errors
/// 404 if the account doesn't exist, 409 if it's the caller's own, 403 if its staff level is too high for the caller.
pub fn authorize(tx: &mut Tx, step: &Step<UserId>) -> Result<Member> {
    let member = people::find(tx, step.id, &step.me)?.ok_or_else(Error::not_found)?;
    if member.id == step.me.id {
        return Err(Error::conflict(
            "own_account",
            "This is your own account. You can change it on your settings page.",
        ));
    }
    if !member.can_act {
        return Err(Error::forbidden("higher_role", "Your staff level isn’t high enough to change this account."));
    }
    Ok(member)
}

/// Returns the account if the caller may remove it, which nobody may do to staff of their own level.
///
/// # Errors
/// Those of [`authorize`], and 403 if its staff level is the caller's.
pub fn authorize_removal(tx: &mut Tx, step: &Step<UserId>) -> Result<Member> {
    let member = authorize(tx, step)?;
    if !member.can_remove {
        return Err(Error::forbidden("higher_role", "Your staff level isn’t high enough to remove this account."));
    }
    Ok(member)
}

/// Changes an account, records it in the audit log under a name and with a reason, and returns the updated account.
///
/// # Errors
/// Those of [`authorize`] and of the effect.
pub fn act(
    tx: &mut Tx,
    step: &Step<UserId>,
    (name, reason): (&str, &str),
    effect: impl FnOnce(&mut Tx) -> Result<()>,
) -> Result<Member> {
    authorize(tx, step)?;
    effect(tx)?;
    audit::record(tx, &Action { actor: Some(step.me.id), name, subject_kind: "user", subject: step.id.0, reason })?;
    authorize(tx, step)
}

/// Returns the person as this caller may see them.
///
/// # Errors
/// 404 if the person doesn't exist or the caller may not see them, so the two look the same.
pub fn readable(tx: &mut Tx, caller: &Caller, id: UserId) -> Result<Person> {
    let profile = load(tx, id)?;
    let viewer = caller.id();
    let subject = Subject::Profile(id);
    let access = viewer.map(|viewer| tx.access(subject, viewer)).transpose()?.unwrap_or_default();
    let owner = (viewer == Some(id)).then_some(Relation::Owner);
    let relations: Vec<_> = owner.into_iter().chain((access > Access::None).then_some(Relation::Reader)).collect();
    let grant = Grant::of(&Method::GET, "/api/people/{id}").ok_or_else(Error::internal)?;
    let target = Target { relations: &relations, state: profile.visibility.as_str(), visible: false };
    if !grant.allows(caller, &target) {
        return Err(Error::not_found());
    }
    let distance_miles = match viewer.filter(|viewer| *viewer != id) {
        Some(viewer) => distance(store::place_id(tx, viewer)?, profile.place_id),
        None => None,
    };
    Ok(Person {
        id,
        name: if access == Access::ContractParty { profile.name } else { short_name(&profile.name) },
        headline: profile.headline,
        about: profile.about,
        city: profile.city,
        state: profile.state,
        distance_miles,
        skills: profile.skills,
        rate: profile.rate,
        rate_unit: profile.rate_unit,
        currency: profile.currency,
        availability: profile.availability,
        available_from: profile.available_from,
        photo_url: profile.photo.and_then(|photo| photo.small_url),
        created_at: profile.created_at,
    })
}

/// Returns the distance to a tenth of a mile; `None` within the same town.
fn distance(from: Option<PlaceId>, to: Option<PlaceId>) -> Option<f64> {
    let (from, to) = (from?, to?);
    if from == to {
        return None;
    }
    let miles = places::miles_between(&places::by_id(from)?, &places::by_id(to)?);
    Some((miles * 10.0).round() / 10.0)
}
