//! Reading, saving and deleting drafts. The content is opaque here; only the form knows its fields.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::app::App;
use crate::app::Write;
use crate::db::{self, Tx, value};
use crate::identity::Me;
use crate::ids::UserId;
use crate::web::{Error, NoBody, Path, Result};
use crate::{args, statements};

/// Maximum number of drafts per person; saving another one deletes the oldest.
const MAX_DRAFTS: i64 = 50;
/// Maximum size of a draft in bytes, as JSON.
const MAX_BYTES: usize = 65_536;
const MAX_NAME_BYTES: usize = 60;

statements! {
    FIND = "SELECT body, saved_at FROM drafts WHERE user_id = $1 AND name = $2 AND saved_at > $3";
    SAVE = "INSERT INTO drafts (user_id, name, body, saved_at) VALUES ($1, $2, $3, $4)
            ON CONFLICT (user_id, name) DO UPDATE SET body = excluded.body, saved_at = excluded.saved_at";
    TRIM = "DELETE FROM drafts WHERE user_id = $1 AND name NOT IN
            (SELECT name FROM drafts WHERE user_id = $1 ORDER BY saved_at DESC, name LIMIT $2)";
    DELETE = "DELETE FROM drafts WHERE user_id = $1 AND name = $2";
    DELETE_ALL = "DELETE FROM drafts WHERE user_id = $1";
    HAS_ANY = "SELECT EXISTS (SELECT 1 FROM drafts WHERE user_id = $1 AND saved_at > $2)";
    SWEEP = "DELETE FROM drafts WHERE (user_id, name) IN (SELECT user_id, name FROM drafts WHERE saved_at <= $1 LIMIT 500)";
}

/// Request body for saving a draft.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SaveDraft {
    /// The form's fields.
    value: Map<String, Value>,
}

/// A saved draft.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SavedDraft)]
pub struct Draft {
    /// The form's fields; null when there is no draft, and in the responses to PUT and DELETE.
    value: Option<Value>,
    /// When it was last saved, in milliseconds since the epoch; null when there is no draft.
    saved_at: Option<i64>,
}

/// Whether someone has a draft.
pub fn has_any(tx: &mut Tx, user: UserId) -> db::Result<bool> {
    tx.one(HAS_ANY, args![user, tx.now() - super::TTL], value)
}

/// Returns a draft by name; its fields are null when there is none.
#[utoipa::path(get, path = "/api/drafts/{name}", operation_id = "drafts_get", tag = "drafts", params(("name" = String, Path)), responses(
    (status = 200, body = Draft)))]
pub async fn get(State(app): State<App>, me: Me, Path(name): Path<String>) -> Result<axum::Json<Draft>> {
    check_name(&name)?;
    let found = app
        .db
        .read(move |tx| {
            let since = tx.now() - super::TTL;
            tx.find(FIND, args![me.id, &name, since], |row| Ok((row.take::<String>()?, row.take::<i64>()?)))
        })
        .await?;
    let (body, saved_at) = found.unzip();
    let value = body.map(|body| serde_json::from_str(&body)).transpose().map_err(|_| Error::internal())?;
    Ok(axum::Json(Draft { value, saved_at }))
}

/// Saves a draft under a name, replacing an earlier one.
#[utoipa::path(put, path = "/api/drafts/{name}", operation_id = "drafts_put", tag = "drafts", params(("name" = String, Path)), request_body = SaveDraft, responses(
    (status = 200, body = Draft)))]
pub async fn put(
    State(app): State<App>,
    me: Me,
    Path(name): Path<String>,
    write: Write<SaveDraft>,
) -> Result<Response> {
    check_name(&name)?;
    let body = serde_json::to_string(&write.body.value).map_err(|_| Error::internal())?;
    if body.len() > MAX_BYTES {
        return Err(Error::unprocessable("too_long", "This draft is too long to save to your account."));
    }
    write
        .ok(&app, move |tx, _| {
            let now = tx.now();
            tx.run(SAVE, args![me.id, &name, &body, now])?;
            tx.run(TRIM, args![me.id, MAX_DRAFTS])?;
            Ok(Draft { value: None, saved_at: Some(now) })
        })
        .await
}

/// Deletes a draft; succeeds even when there is none.
#[utoipa::path(delete, path = "/api/drafts/{name}", operation_id = "drafts_delete", tag = "drafts", params(("name" = String, Path)), request_body = NoBody, responses(
    (status = 200, body = Draft)))]
pub async fn delete(
    State(app): State<App>,
    me: Me,
    Path(name): Path<String>,
    write: Write<NoBody>,
) -> Result<Response> {
    check_name(&name)?;
    write
        .ok(&app, move |tx, _| {
            tx.run(DELETE, args![me.id, &name])?;
            Ok(Draft { value: None, saved_at: None })
        })
        .await
}

/// Rejects a malformed name with 404; names look like `post-job` or `apply:12`.
fn check_name(name: &str) -> Result<()> {
    let allowed = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'-' | b':');
    let valid = !name.is_empty() && name.len() <= MAX_NAME_BYTES && name.bytes().all(allowed);
    valid.then_some(()).ok_or_else(Error::not_found)
}

/// Deletes all drafts of a person.
pub fn delete_all(tx: &mut Tx, user: UserId) -> db::Result<()> {
    tx.run(DELETE_ALL, args![user]).map(drop)
}

/// Deletes expired drafts.
pub fn sweep(tx: &mut Tx) -> db::Result<()> {
    tx.run(SWEEP, args![tx.now() - super::TTL]).map(drop)
}
