//! Saved searches: saving, listing and deleting them.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::listing;
use super::search_alerts::parse;
use crate::app::{App, Write};
use crate::db::{self, Row, Tx, value};
use crate::identity::Me;
use crate::ids::{SavedSearchId, UserId};
use crate::web::{Error, NoBody, Path, Result, Validator, token};
use crate::{args, statements};

/// Maximum number of saved searches per user.
const MAX_PER_USER: i64 = 50;
const MAX_NAME_CHARS: usize = 100;
/// Maximum length of a search's query string, in characters.
const MAX_QUERY_CHARS: usize = 280;

statements! {
    LIST = "SELECT id, name, params, token, created_at FROM saved_searches WHERE user_id = $1 ORDER BY id DESC LIMIT 50";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM saved_searches WHERE user_id = $1";
    INSERT = "INSERT INTO saved_searches (user_id, name, params, token, seen_listing, created_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id";
    DELETE = "DELETE FROM saved_searches WHERE id = $1 AND user_id = $2";
    DELETE_ALL = "DELETE FROM saved_searches WHERE user_id = $1";
}

/// A search to save.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewSearch {
    /// Name of the search.
    #[schema(min_length = 1, max_length = 100)]
    name: String,
    /// Query string of `GET /api/jobs`, such as `query=nurse&city=Portland`.
    #[schema(max_length = 280)]
    search: String,
}

/// A saved search.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SavedSearch {
    /// Id of the saved search.
    pub id: SavedSearchId,
    /// Name given by its owner.
    pub name: String,
    /// Query string of `GET /api/jobs` and of the job list page.
    pub search: String,
    /// Path of its Atom feed; anyone who has it can read the feed.
    pub feed_url: String,
    /// When the search was saved, in milliseconds since the epoch.
    pub created_at: i64,
}

/// The caller's saved searches.
#[derive(Debug, Serialize, ToSchema)]
pub struct SavedSearches {
    /// Newest first; at most 50.
    pub items: Vec<SavedSearch>,
}

/// Lists the caller's saved searches.
#[utoipa::path(get, path = "/api/saved-searches", operation_id = "saved_searches_list", tag = "jobs", responses(
    (status = 200, body = SavedSearches)))]
pub async fn list(State(app): State<App>, me: Me) -> Result<axum::Json<SavedSearches>> {
    let items = app.db.read(move |tx| tx.all(LIST, args![me.id], row)).await?;
    Ok(axum::Json(SavedSearches { items }))
}

/// Deletes all saved searches of a person.
pub fn delete_all(tx: &mut Tx, user: UserId) -> db::Result<()> {
    tx.run(DELETE_ALL, args![user]).map(drop)
}

fn row(row: &mut Row) -> db::Result<SavedSearch> {
    let (id, name, search) = (row.take()?, row.take()?, row.take()?);
    let feed_url = format!("/feeds/{}.atom", row.take::<String>()?);
    Ok(SavedSearch { id, name, search, feed_url, created_at: row.take()? })
}

/// Saves a search.
#[utoipa::path(post, path = "/api/saved-searches", operation_id = "saved_searches_add", tag = "jobs", request_body = NewSearch, responses(
    (status = 201, body = SavedSearches), (status = 409, description = "too_many")))]
pub async fn add(State(app): State<App>, me: Me, write: Write<NewSearch>) -> Result<Response> {
    let feed = token::secret().0;
    write
        .created(&app, move |tx, body| {
            let now = tx.now();
            let mut checks = Validator::default();
            checks.line(&body.name, MAX_NAME_CHARS, "name", "Give the search a name.");
            let fits = body.search.chars().count() <= MAX_QUERY_CHARS;
            checks.require(fits, "search", "This search is too long to save. Use fewer words or filters.");
            checks.require(!fits || parse(&body.search, None).is_ok(), "search", "This search can’t be saved.");
            checks.finish()?;
            if tx.one(COUNT, args![me.id], value::<i64>)? >= MAX_PER_USER {
                return Err(Error::conflict(
                    "too_many",
                    format!("You’ve saved {MAX_PER_USER} searches, the maximum. Delete one first."),
                ));
            }
            let seen = listing::last_listing(tx)?;
            tx.insert::<SavedSearchId>(INSERT, args![me.id, body.name.trim(), &body.search, &feed, seen, now])?;
            Ok(SavedSearches { items: tx.all(LIST, args![me.id], row)? })
        })
        .await
}

/// Deletes a saved search; its feed stops working.
#[utoipa::path(delete, path = "/api/saved-searches/{id}", operation_id = "saved_searches_remove", tag = "jobs", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = SavedSearches)))]
pub async fn remove(
    State(app): State<App>,
    me: Me,
    Path(id): Path<SavedSearchId>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            tx.run(DELETE, args![id, me.id])?;
            Ok(SavedSearches { items: tx.all(LIST, args![me.id], row)? })
        })
        .await
}
