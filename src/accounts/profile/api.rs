//! Editing one's own profile, and viewing others'.

use axum::extract::State;
use axum::http::Method;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{Edit, Person, Profile};
use super::store;
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::files::{self, model::Kind};
use crate::identity::model::short_name;
use crate::identity::{Caller, Me};
use crate::places;
use crate::policy::{Grant, Relation, Target};
use crate::subject::{Access, Subject, SubjectKind};
use crate::web::{Error, NoBody, Path, Result};

/// Maximum number of documents on a profile.
const MAX_DOCUMENTS: i64 = 10;

fn load(tx: &mut Tx, user: i64) -> Result<Profile> {
    store::find(tx, user)?.ok_or_else(Error::not_found)
}

/// Returns the caller's own profile.
#[utoipa::path(get, path = "/api/profile", tag = "accounts", responses((status = 200, body = Profile)))]
pub async fn get_profile(State(app): State<App>, me: Me) -> Result<axum::Json<Profile>> {
    Ok(axum::Json(app.db.read(move |tx| load(tx, me.id)).await?))
}

/// Saves the caller's own profile.
#[utoipa::path(put, path = "/api/profile", tag = "accounts", request_body = Edit, responses(
    (status = 200, body = Profile)))]
pub async fn put_profile(State(app): State<App>, me: Me, write: Write<Edit>) -> Result<Response> {
    write
        .ok(&app, move |tx, edit| {
            edit.check()?;
            store::save(tx, me.id, edit)?;
            load(tx, me.id)
        })
        .await
}

/// The photo to show on the profile.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Picture {
    /// Token of one of the caller's own photos; null to show initials.
    #[schema(max_length = 64)]
    photo: Option<String>,
}

/// Sets or removes the photo on the caller's profile.
#[utoipa::path(put, path = "/api/profile/photo", tag = "accounts", request_body = Picture, responses(
    (status = 200, body = Profile)))]
pub async fn put_photo(State(app): State<App>, me: Me, write: Write<Picture>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            if !store::set_photo(tx, me.id, body.photo.as_deref())? {
                return Err(unknown_file());
            }
            load(tx, me.id)
        })
        .await
}

fn unknown_file() -> Error {
    Error::unprocessable("unknown_file", "This file is no longer available. Choose it again.")
}

/// Adds a document to the caller's profile, to attach to applications.
#[utoipa::path(put, path = "/api/profile/documents/{token}", tag = "accounts", params(("token" = String, Path)), responses(
    (status = 200, body = Profile), (status = 409, description = "too_many_documents")))]
pub async fn put_document(
    State(app): State<App>,
    me: Me,
    Path(token): Path<String>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let file = files::store::find_own(tx, &token, me.id, Kind::Document)?.ok_or_else(unknown_file)?;
            store::add_document(tx, me.id, file)?;
            if store::count_documents(tx, me.id)? > MAX_DOCUMENTS {
                return Err(Error::conflict(
                    "too_many_documents",
                    "You can keep up to 10 documents on your profile. Remove one first.",
                ));
            }
            load(tx, me.id)
        })
        .await
}

/// Removes a document from the caller's profile; applications that include it still have it.
#[utoipa::path(delete, path = "/api/profile/documents/{token}", tag = "accounts", params(("token" = String, Path)), responses(
    (status = 200, body = Profile)))]
pub async fn delete_document(
    State(app): State<App>,
    me: Me,
    Path(token): Path<String>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            if let Some(file) = files::store::find_own(tx, &token, me.id, Kind::Document)? {
                store::remove_document(tx, me.id, file)?;
            }
            load(tx, me.id)
        })
        .await
}

/// Returns another person's profile, if that person lets the caller see it.
#[utoipa::path(get, path = "/api/people/{id}", tag = "accounts", params(("id" = i64, Path)), responses(
    (status = 200, body = Person)))]
pub async fn person(State(app): State<App>, caller: Caller, Path(id): Path<i64>) -> Result<axum::Json<Person>> {
    Ok(axum::Json(app.db.read(move |tx| visible_person(tx, &caller, id)).await?))
}

/// Returns the person as this caller may see them.
///
/// # Errors
/// 404 when the caller may not see the person, which looks the same as a person who does not exist.
pub fn visible_person(tx: &mut Tx, caller: &Caller, id: i64) -> Result<Person> {
    let profile = load(tx, id)?;
    let viewer = caller.id();
    let subject = Subject::new(SubjectKind::Profile, id);
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
fn distance(from: Option<i64>, to: Option<i64>) -> Option<f64> {
    let (from, to) = (from?, to?);
    if from == to {
        return None;
    }
    let miles = places::miles_between(&places::by_id(from)?, &places::by_id(to)?);
    Some((miles * 10.0).round() / 10.0)
}
