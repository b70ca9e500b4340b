//! Editing your own profile, and viewing other people's.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{Person, Profile, ProfileEdit};
use super::store;
use crate::accounts::access::readable;
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::files::{self, model::Kind};
use crate::identity::{Caller, Me};
use crate::ids::UserId;
use crate::web::{Error, NoBody, Path, Result};

/// Maximum number of documents on a profile.
const MAX_DOCUMENTS: i64 = 10;

/// Returns a profile.
///
/// # Errors
/// 404 if the user doesn't exist.
pub fn load(tx: &mut Tx, user: UserId) -> Result<Profile> {
    store::find(tx, user)?.ok_or_else(Error::not_found)
}

/// Returns the caller's own profile.
#[utoipa::path(get, path = "/api/profile", tag = "accounts", responses((status = 200, body = Profile)))]
pub async fn get_profile(State(app): State<App>, me: Me) -> Result<axum::Json<Profile>> {
    Ok(axum::Json(app.db.read(move |tx| load(tx, me.id)).await?))
}

/// Saves the caller's own profile.
#[utoipa::path(put, path = "/api/profile", tag = "accounts", request_body = ProfileEdit, responses(
    (status = 200, body = Profile)))]
pub async fn put_profile(State(app): State<App>, me: Me, write: Write<ProfileEdit>) -> Result<Response> {
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
pub struct ProfilePhoto {
    /// Token of one of the caller's own photos; null to show initials.
    #[schema(max_length = 64)]
    photo: Option<String>,
}

/// Sets or removes the photo on the caller's profile.
#[utoipa::path(put, path = "/api/profile/photo", tag = "accounts", request_body = ProfilePhoto, responses(
    (status = 200, body = Profile)))]
pub async fn put_photo(State(app): State<App>, me: Me, write: Write<ProfilePhoto>) -> Result<Response> {
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

/// Removes a document from the caller's profile; applications that include it keep it.
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

/// Returns another person's profile, if they let the caller see it.
#[utoipa::path(get, path = "/api/people/{id}", tag = "accounts", params(("id" = i64, Path)), responses(
    (status = 200, body = Person)))]
pub async fn person(State(app): State<App>, caller: Caller, Path(id): Path<UserId>) -> Result<axum::Json<Person>> {
    Ok(axum::Json(app.db.read(move |tx| readable(tx, &caller, id)).await?))
}
