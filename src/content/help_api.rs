//! Reading and editing the help articles.

use axum::extract::State;
use axum::response::Response;

use super::help::{self, Article, Articles, NewArticle, readable};
use crate::app::{App, Write};
use crate::identity::Caller;
use crate::web::{Error, NoBody, Path, Result, Validator};

/// Maximum number of articles.
const MAX_ARTICLES: usize = 100;
/// Maximum length of a title, in characters.
const MAX_TITLE_CHARS: usize = 120;
/// Maximum length of the audience line, in characters.
const MAX_AUDIENCE_CHARS: usize = 60;
/// Maximum length of an article, in characters.
const MAX_BODY_CHARS: usize = 5_000;
/// Maximum length of a name, which is also the anchor on the page.
const MAX_NAME_CHARS: usize = 40;

/// Returns the help articles.
#[utoipa::path(get, path = "/api/help", operation_id = "help_list", tag = "operator", responses((status = 200, body = Articles)))]
pub async fn list(State(app): State<App>, caller: Caller) -> Result<axum::Json<Articles>> {
    Ok(axum::Json(app.db.read(move |tx| readable(tx, &caller)).await?))
}

/// Edits an article, or adds one.
#[utoipa::path(put, path = "/api/help/{name}", operation_id = "help_put", tag = "operator", params(("name" = String, Path)), request_body = NewArticle, responses(
    (status = 200, body = Article), (status = 409, description = "too_many")))]
pub async fn put(State(app): State<App>, Path(name): Path<String>, write: Write<NewArticle>) -> Result<Response> {
    let is_name_char = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !(1..=MAX_NAME_CHARS).contains(&name.len()) || !name.chars().all(is_name_char) {
        return Err(Error::not_found());
    }
    write
        .ok(&app, move |tx, new| {
            let mut checks = Validator::default();
            checks.line(&new.title, MAX_TITLE_CHARS, "title", "Add a title.");
            checks.line(&new.audience, MAX_AUDIENCE_CHARS, "audience", "Say who it’s for.");
            checks.text(&new.body, MAX_BODY_CHARS, "body", "Write the article.");
            checks.finish()?;
            let articles = help::load_all(tx)?;
            if articles.len() >= MAX_ARTICLES && articles.iter().all(|article| article.name != name) {
                return Err(Error::conflict("too_many", "You already have 100 articles. Delete one first."));
            }
            help::save(tx, &name, new)?;
            help::find(tx, &name)?.ok_or_else(Error::internal)
        })
        .await
}

/// Restores a built-in article's default, or deletes an article the operator added.
#[utoipa::path(delete, path = "/api/help/{name}", operation_id = "help_delete", tag = "operator", params(("name" = String, Path)), request_body = NoBody, responses(
    (status = 200, body = Articles)))]
pub async fn delete(State(app): State<App>, Path(name): Path<String>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            help::find(tx, &name)?.ok_or_else(Error::not_found)?;
            help::delete(tx, &name)?;
            Ok(Articles { items: help::load_all(tx)?, editable: true })
        })
        .await
}
