//! Alerts and feeds of saved searches: runs a saved search and notifies its owner of new jobs.

use axum::http::Uri;

use super::listing;
use super::search;
use super::search::query::{MatchMode, Params, Search, Sort};
use crate::app::App;
use crate::db::{self, Tx};
use crate::ids::{SavedSearchId, UserId};
use crate::notifications::store::{NewNotification, send};
use crate::web::{Error, Query, Result};
use crate::{args, statements};

/// Maximum number of new jobs counted in one alert.
const MAX_COUNTED: i64 = 20;

statements! {
    BY_TOKEN = "SELECT s.name, s.params, s.user_id FROM saved_searches s JOIN users u ON u.id = s.user_id WHERE s.token = $1 AND u.disabled_at IS NULL";
    NOT_YET_CHECKED = "SELECT id, user_id, name, params, seen_listing FROM saved_searches WHERE seen_listing < $1 ORDER BY seen_listing, id LIMIT 50";
    MARK_CHECKED = "UPDATE saved_searches SET seen_listing = $2 WHERE id = $1 AND seen_listing < $2";
}

/// Parses a query string as the job list page does, but for exact matches, newest first.
///
/// # Errors
/// 400 if it is not a valid query string.
pub fn parse(text: &str, viewer: Option<UserId>) -> Result<Search> {
    let uri: Uri = format!("/?{text}").parse().map_err(|_| invalid_query())?;
    let Query(params) = Query::<Params>::of(&uri).map_err(|_| invalid_query())?;
    let params = Params { cursor: None, limit: Some(MAX_COUNTED), sort: Some(Sort::Newest), ..params };
    Ok(Search { match_mode: MatchMode::Exact, ..params.validate(viewer)? })
}

fn invalid_query() -> Error {
    Error::bad_request("invalid_query", "This is not a valid job search.")
}

/// Returns the name and the search of a feed.
///
/// # Errors
/// 404 if no saved search of an open account has this token.
pub fn find_by_token(tx: &mut Tx, token: &str) -> Result<(String, Search)> {
    let found =
        tx.find(BY_TOKEN, args![token], |row| Ok((row.take::<String>()?, row.take::<String>()?, row.take()?)))?;
    let (name, search, owner) = found.ok_or_else(Error::not_found)?;
    // Search as the owner, leaving out jobs of the employers they hide.
    Ok((name, parse(&search, Some(owner))?))
}

/// The new jobs of a saved search.
struct Alert {
    id: SavedSearchId,
    user: UserId,
    name: String,
    search: String,
    new: i64,
}

/// Notifies the owner of each saved search about jobs listed since its last alert. The searches run on a reader, so
/// that writes don't wait for them.
///
/// # Errors
/// A database error. Running it again notifies only those who haven't been notified yet.
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
    let outdated = tx.all(NOT_YET_CHECKED, args![last], |row| {
        let (id, user, name, search) = (row.take()?, row.take()?, row.take()?, row.take()?);
        Ok((Alert { id, user, name, search, new: 0 }, row.take::<i64>()?))
    })?;
    let mut alerts = Vec::new();
    for (mut alert, seen) in outdated {
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
    let notification = NewNotification {
        kind: "search_match",
        topic: Some(&topic),
        title: &title,
        body: "New matches for your saved search.",
        href: &href,
        ..NewNotification::default()
    };
    send(tx, alert.user, &notification)
}
