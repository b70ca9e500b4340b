//! Help articles: the built-in ones, which the operator can edit or hide, and those the operator adds. Edited ones are
//! stored with the other texts, named `help/` plus their own name.

use axum::extract::State;
use axum::http::Method;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::help_defaults::{BuiltInArticle, DEFAULTS, default_of};
use crate::app::App;
use crate::app::Write;
use crate::db::{self, Row, Tx};
use crate::identity::Caller;
use crate::policy::{Grant, Target};
use crate::web::{Error, NoBody, Path, Result, Validator};
use crate::{args, statements};

statements! {
    LIST = "SELECT name, title, audience, body, hidden, updated_at FROM site_texts WHERE name >= 'help/' AND name < 'help0' ORDER BY name LIMIT 100";
    SAVE = "INSERT INTO site_texts (name, title, audience, body, hidden, updated_at) VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (name) DO UPDATE SET title = excluded.title, audience = excluded.audience, body = excluded.body,
              hidden = excluded.hidden, updated_at = excluded.updated_at";
    DELETE = "DELETE FROM site_texts WHERE name = $1";
}

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

/// A help article.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = HelpArticle)]
pub struct Article {
    /// Name, also its anchor on the page.
    pub name: String,
    /// Title.
    pub title: String,
    /// Audience, such as "For workers".
    pub audience: String,
    /// Text in the site's markup.
    pub body: String,
    /// Hidden from readers; only those who may edit it see it.
    pub hidden: bool,
    /// When the operator last edited it, in milliseconds since the epoch; null for the default.
    pub updated_at: Option<i64>,
    /// Built-in version; null for callers who may not edit it and for articles the operator added.
    pub default_article: Option<BuiltInArticle>,
}

/// The help articles.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = HelpArticles)]
pub struct Articles {
    /// Built-in articles in their fixed order, then those the operator added.
    pub items: Vec<Article>,
    /// Whether the caller may edit them.
    pub editable: bool,
}

/// An article to save.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewArticle {
    /// Title.
    #[schema(min_length = 1, max_length = 120)]
    title: String,
    /// Audience, such as "For workers".
    #[schema(min_length = 1, max_length = 60)]
    audience: String,
    /// Text in the site's markup.
    #[schema(min_length = 1, max_length = 5_000)]
    body: String,
    /// Whether to hide it from readers.
    hidden: bool,
}

/// Returns the help articles.
#[utoipa::path(get, path = "/api/help", operation_id = "help_list", tag = "operator", responses((status = 200, body = Articles)))]
pub async fn list(State(app): State<App>, caller: Caller) -> Result<axum::Json<Articles>> {
    Ok(axum::Json(app.db.read(move |tx| readable(tx, &caller)).await?))
}

/// Edits an article, or adds one.
#[utoipa::path(put, path = "/api/help/{name}", operation_id = "help_put", tag = "operator", params(("name" = String, Path)), request_body = NewArticle, responses(
    (status = 200, body = Article), (status = 409, description = "too_many")))]
pub async fn put(State(app): State<App>, Path(name): Path<String>, write: Write<NewArticle>) -> Result<Response> {
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !(1..=MAX_NAME_CHARS).contains(&name.len()) || !name.chars().all(is_name) {
        return Err(Error::not_found());
    }
    write
        .ok(&app, move |tx, new| {
            let now = tx.now();
            let mut checks = Validator::default();
            checks.text(&new.title, MAX_TITLE_CHARS, "title", "Add a title.");
            checks.text(&new.audience, MAX_AUDIENCE_CHARS, "audience", "Say who it’s for.");
            checks.text(&new.body, MAX_BODY_CHARS, "body", "Write the article.");
            checks.finish()?;
            let known = load_all(tx)?;
            if known.len() >= MAX_ARTICLES && known.iter().all(|article| article.name != name) {
                return Err(Error::conflict("too_many", "You already have 100 articles. Delete one first."));
            }
            let (title, audience, body) = (new.title.trim(), new.audience.trim(), new.body.trim());
            let key = format!("help/{name}");
            tx.run(SAVE, args![&key, title, audience, body, i64::from(new.hidden), now])?;
            find(tx, &name)?.ok_or_else(Error::internal)
        })
        .await
}

/// Restores the default of a built-in article, or deletes an added one.
#[utoipa::path(delete, path = "/api/help/{name}", operation_id = "help_delete", tag = "operator", params(("name" = String, Path)), request_body = NoBody, responses(
    (status = 200, body = Articles)))]
pub async fn delete(State(app): State<App>, Path(name): Path<String>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            find(tx, &name)?.ok_or_else(Error::not_found)?;
            let key = format!("help/{name}");
            tx.run(DELETE, args![&key])?;
            Ok(Articles { items: load_all(tx)?, editable: true })
        })
        .await
}

/// Returns the articles the caller may read. Those who may edit them also see hidden ones and the defaults.
pub fn readable(tx: &mut Tx, caller: &Caller) -> Result<Articles> {
    let target = Target { relations: &[], state: "", visible: true };
    let editable = Grant::of(&Method::PUT, "/api/help/{name}").is_some_and(|grant| grant.allows(caller, &target));
    let mut items = load_all(tx)?;
    if !editable {
        items.retain(|article| !article.hidden);
        for article in &mut items {
            article.default_article = None;
        }
    }
    Ok(Articles { items, editable })
}

fn find(tx: &mut Tx, name: &str) -> Result<Option<Article>> {
    Ok(load_all(tx)?.into_iter().find(|article| article.name == name))
}

fn load_all(tx: &mut Tx) -> db::Result<Vec<Article>> {
    let mut edited = tx.all(LIST, &[], edited_row)?;
    let mut items = Vec::with_capacity(DEFAULTS.len() + edited.len());
    for (name, _) in DEFAULTS {
        let Some(default) = default_of(name) else { continue };
        let written = edited.iter().position(|article| article.name == name);
        items.push(match written {
            Some(at) => edited.remove(at),
            None => Article {
                name: name.to_owned(),
                title: default.title.clone(),
                audience: default.audience.clone(),
                body: default.body.clone(),
                hidden: false,
                updated_at: None,
                default_article: Some(default),
            },
        });
    }
    items.extend(edited);
    Ok(items)
}

fn edited_row(row: &mut Row) -> db::Result<Article> {
    let name: String = row.take()?;
    let name = name.trim_start_matches("help/").to_owned();
    Ok(Article {
        title: row.take()?,
        audience: row.take()?,
        body: row.take()?,
        hidden: row.take::<i64>()? != 0,
        updated_at: Some(row.take()?),
        default_article: default_of(&name),
        name,
    })
}
