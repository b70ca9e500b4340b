//! Saved searches: each has a name, alerts its owner to new jobs and has its own Atom feed.

use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::listing;
use super::search;
use super::search::query::{MatchMode, Params, Search, Sort};
use crate::app::App;
use crate::app::Write;
use crate::db::{self, Row, Tx, value};
use crate::identity::Me;
use crate::notifications::store::{NewNotification, send};
use crate::web::{Error, NoBody, Path, Result, Validator, token};
use crate::{args, statements};

/// Maximum number of saved searches per user.
const MAX_PER_USER: i64 = 50;
const MAX_NAME_CHARS: usize = 100;
/// Maximum length of a search's query string, in characters.
const MAX_QUERY_CHARS: usize = 280;
/// Maximum number of new jobs counted in one alert.
const MAX_COUNTED: i64 = 20;

statements! {
    LIST = "SELECT id, name, params, token, created_at FROM saved_searches WHERE user_id = $1 ORDER BY id DESC LIMIT 50";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM saved_searches WHERE user_id = $1";
    INSERT = "INSERT INTO saved_searches (user_id, name, params, token, seen_listing, created_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id";
    DELETE = "DELETE FROM saved_searches WHERE id = $1 AND user_id = $2";
    BY_TOKEN = "SELECT name, params, user_id FROM saved_searches WHERE token = $1";
    NOT_YET_CHECKED = "SELECT id, user_id, name, params, seen_listing FROM saved_searches WHERE seen_listing < $1 ORDER BY seen_listing, id LIMIT 50";
    MARK_CHECKED = "UPDATE saved_searches SET seen_listing = $2 WHERE id = $1 AND seen_listing < $2";
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
    pub id: i64,
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

/// Parses a query string as the job list page does, but for exact matches, newest first.
///
/// # Errors
/// 400 if it is not a valid query string.
pub fn parse(text: &str, viewer: Option<i64>) -> Result<Search> {
    let uri: Uri = format!("/?{text}").parse().map_err(|_| invalid_query())?;
    let axum::extract::Query(params) =
        axum::extract::Query::<Params>::try_from_uri(&uri).map_err(|_| invalid_query())?;
    let params = Params { cursor: None, limit: Some(MAX_COUNTED), sort: Some(Sort::Newest), ..params };
    Ok(Search { match_mode: MatchMode::Exact, ..params.validate(viewer)? })
}

fn invalid_query() -> Error {
    Error::bad_request("invalid_query", "This is not a valid job search.")
}

/// Lists the caller's saved searches.
#[utoipa::path(get, path = "/api/saved-searches", operation_id = "saved_searches_list", tag = "jobs", responses(
    (status = 200, body = SavedSearches)))]
pub async fn list(State(app): State<App>, me: Me) -> Result<axum::Json<SavedSearches>> {
    let items = app.db.read(move |tx| tx.all(LIST, args![me.id], row)).await?;
    Ok(axum::Json(SavedSearches { items }))
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
            checks.text(&body.name, MAX_NAME_CHARS, "name", "Give the search a name.");
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
            tx.insert(INSERT, args![me.id, body.name.trim(), &body.search, &feed, seen, now])?;
            Ok(SavedSearches { items: tx.all(LIST, args![me.id], row)? })
        })
        .await
}

/// Deletes a saved search; its feed stops working.
#[utoipa::path(delete, path = "/api/saved-searches/{id}", operation_id = "saved_searches_remove", tag = "jobs", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = SavedSearches)))]
pub async fn remove(State(app): State<App>, me: Me, Path(id): Path<i64>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            tx.run(DELETE, args![id, me.id])?;
            Ok(SavedSearches { items: tx.all(LIST, args![me.id], row)? })
        })
        .await
}

/// Returns the name and the search of a feed.
///
/// # Errors
/// 404 if no saved search has this token.
pub fn find_by_token(tx: &mut Tx, token: &str) -> Result<(String, Search)> {
    let found =
        tx.find(BY_TOKEN, args![token], |row| Ok((row.take::<String>()?, row.take::<String>()?, row.take::<i64>()?)))?;
    let (name, search, owner) = found.ok_or_else(Error::not_found)?;
    // Searched as the owner: without jobs of the employers they hide.
    Ok((name, parse(&search, Some(owner))?))
}

/// The new jobs of a saved search.
struct Alert {
    id: i64,
    user: i64,
    name: String,
    search: String,
    new: i64,
}

/// Notifies the owner of each saved search about jobs listed since its last alert. Searching happens on a reader, so that
/// writes don't wait for it.
///
/// # Errors
/// The database's. Running it again notifies only those who weren't notified.
pub async fn alert(app: &App) -> db::Result<()> {
    loop {
        let (last, alerts) = app.db.search(find_new_jobs).await?;
        if alerts.is_empty() {
            return Ok(());
        }
        let notify_all = move |tx: &mut Tx| {
            for alert in &alerts {
                let is_first = tx.run(MARK_CHECKED, args![alert.id, last])? > 0;
                if is_first && alert.new > 0 {
                    notify(tx, alert)?;
                }
            }
            Ok::<_, db::Error>(())
        };
        app.db.write(notify_all).await?;
    }
}

fn find_new_jobs(tx: &mut Tx) -> db::Result<(i64, Vec<Alert>)> {
    let last = listing::last_listing(tx)?;
    let behind = tx.all(NOT_YET_CHECKED, args![last], |row| {
        let (id, user, name, search) = (row.take()?, row.take()?, row.take()?, row.take()?);
        Ok((Alert { id, user, name, search, new: 0 }, row.take::<i64>()?))
    })?;
    let mut alerts = Vec::new();
    for (mut alert, seen) in behind {
        // A search saved by an older version that no longer parses counts as no matches and doesn't block the others.
        if let Ok(found) = parse(&alert.search, Some(alert.user)).and_then(|search| search::find(tx, &search)) {
            let new = found.page.items.iter().filter(|card| card.listing > Some(seen)).count();
            alert.new = i64::try_from(new).unwrap_or(MAX_COUNTED);
        }
        alerts.push(alert);
    }
    Ok((last, alerts))
}

fn notify(tx: &mut Tx, alert: &Alert) -> db::Result<()> {
    let count = if alert.new >= MAX_COUNTED { format!("{MAX_COUNTED} or more") } else { alert.new.to_string() };
    let title = format!("{count} new {}: {}", if alert.new == 1 { "job" } else { "jobs" }, alert.name);
    let (topic, href) = (format!("search:{}", alert.id), format!("/jobs?{}", alert.search));
    let note = NewNotification {
        kind: "search_match",
        topic: Some(&topic),
        title: &title,
        body: "New matches for your saved search.",
        href: &href,
    };
    send(tx, alert.user, &note)
}
