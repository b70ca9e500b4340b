//! Reading and editing a text.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{MAX_TEXT_CHARS, Text, default_of};
use super::{access, store};
use crate::app::App;
use crate::app::Write;
use crate::identity::{Caller, Me};
use crate::web::{Error, NoBody, Path, Result, Validator};

/// A text to save.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewText {
    /// Text in the site's markup.
    #[schema(min_length = 1, max_length = 20_000)]
    body: String,
}

/// Returns one of the site's texts.
#[utoipa::path(get, path = "/api/texts/{name}", operation_id = "texts_get", tag = "operator", params(("name" = String, Path)), responses(
    (status = 200, body = Text)))]
pub async fn get(State(app): State<App>, caller: Caller, Path(name): Path<String>) -> Result<axum::Json<Text>> {
    Ok(axum::Json(app.db.read(move |tx| access::readable(tx, &caller, &name)).await?))
}

/// Edits a text.
#[utoipa::path(put, path = "/api/texts/{name}", operation_id = "texts_put", tag = "operator", params(("name" = String, Path)), request_body = NewText, responses(
    (status = 200, body = Text)))]
pub async fn put(State(app): State<App>, me: Me, Path(name): Path<String>, write: Write<NewText>) -> Result<Response> {
    default_of(&name).ok_or_else(Error::not_found)?;
    write
        .ok(&app, move |tx, text| {
            let mut checks = Validator::default();
            checks.text(&text.body, MAX_TEXT_CHARS, "body", "Write the text, or restore the default.");
            checks.finish()?;
            store::save(tx, &name, text.body.trim())?;
            access::readable(tx, &Caller(Some(me.clone())), &name)
        })
        .await
}

/// Restores a text's default.
#[utoipa::path(delete, path = "/api/texts/{name}", operation_id = "texts_delete", tag = "operator", params(("name" = String, Path)), request_body = NoBody, responses(
    (status = 200, body = Text)))]
pub async fn delete(
    State(app): State<App>,
    me: Me,
    Path(name): Path<String>,
    write: Write<NoBody>,
) -> Result<Response> {
    default_of(&name).ok_or_else(Error::not_found)?;
    write
        .ok(&app, move |tx, _| {
            store::restore_default(tx, &name)?;
            access::readable(tx, &Caller(Some(me.clone())), &name)
        })
        .await
}
