//! Making, renewing and turning off one's address, and what it answers.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::{entries, store};
use crate::app::{App, Write};
use crate::db::Tx;
use crate::identity::Me;
use crate::site;
use crate::text::calendar::{escape, file as calendar_file};
use crate::web::client::Client;
use crate::web::limits::Limit;
use crate::web::{Error, NoBody, Path, Result, token};

/// Whether someone has an address for their calendars. The address itself was only shown when it was made.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CalendarAddress {
    /// When it was made, in milliseconds since the epoch; null if there is none.
    created_at: Option<i64>,
}

/// A new address.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MadeCalendarAddress {
    /// When it was made, in milliseconds since the epoch.
    created_at: i64,
    /// The address with its secret. It's never shown again.
    address: String,
}

/// Returns whether the caller has an address for their calendars.
#[utoipa::path(get, path = "/api/calendar-address", operation_id = "calendars_get", tag = "calendars", responses(
    (status = 200, body = CalendarAddress)))]
pub async fn get(State(app): State<App>, me: Me) -> Result<Json<CalendarAddress>> {
    let created_at = app.db.read(move |tx| Ok::<_, Error>(store::made_at(tx, me.id)?)).await?;
    Ok(Json(CalendarAddress { created_at }))
}

/// Makes the caller's address, or a new one in place of the old one, which stops working.
#[utoipa::path(post, path = "/api/calendar-address", operation_id = "calendars_make", tag = "calendars", request_body = NoBody, responses(
    (status = 200, body = MadeCalendarAddress), (status = 409, description = "replaced")))]
pub async fn make(State(app): State<App>, me: Me, write: Write<NoBody>) -> Result<Json<MadeCalendarAddress>> {
    let (secret, hash) = app.secret("calendar address", &me.id.to_string(), write.key());
    // Repeats get the same answer, which is stored for them, so the secret isn't in it.
    write.done(&app, move |tx, _| Ok(store::set(tx, me.id, &hash)?)).await?;
    let read = move |tx: &mut Tx| Ok::<_, Error>(store::owner(tx, &hash)?.zip(store::made_at(tx, me.id)?));
    let replaced = || Error::conflict("replaced", "This address doesn’t work anymore. Make a new one.");
    let (_, created_at) = app.db.read(read).await?.ok_or_else(replaced)?;
    let address = format!("{}/api/calendars/{secret}.ics", app.origin.as_str());
    Ok(Json(MadeCalendarAddress { created_at, address }))
}

/// Turns the caller's address off.
#[utoipa::path(delete, path = "/api/calendar-address", operation_id = "calendars_delete", tag = "calendars", request_body = NoBody, responses(
    (status = 200, body = CalendarAddress)))]
pub async fn delete(State(app): State<App>, me: Me, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            store::delete(tx, me.id)?;
            Ok(CalendarAddress { created_at: None })
        })
        .await
}

/// Returns the interviews and shifts of the person whose address it is: times and titles from 30 days back to 180 days
/// ahead, at most 500.
#[utoipa::path(get, path = "/api/calendars/{file}", operation_id = "calendars_file", tag = "calendars", params(("file" = String, Path)), responses(
    (status = 200, content_type = "text/calendar"), (status = 404), (status = 429)))]
pub async fn file(State(app): State<App>, client: Client, Path(file): Path<String>) -> Result<Response> {
    app.limits.check(Limit::Calendar, client)?;
    let hash = token::hash(file.strip_suffix(".ics").ok_or_else(Error::not_found)?);
    let origin = app.origin.as_str().to_owned();
    let text = app
        .db
        .search(move |tx| {
            let owner = store::owner(tx, &hash)?.ok_or_else(Error::not_found)?;
            let host = origin.rsplit_once("//").map_or(origin.as_str(), |(_, host)| host);
            let name = site::store::site_name(tx)?;
            // Calendars ask every hour. iTIP wants an organizer: the site, because no other side is named.
            let mut lines = vec![
                "METHOD:PUBLISH".to_owned(),
                format!("X-WR-CALNAME:{}", escape(&name)),
                "REFRESH-INTERVAL;VALUE=DURATION:PT1H".to_owned(),
                "X-PUBLISHED-TTL:PT1H".to_owned(),
            ];
            let organizer = [format!("ORGANIZER:{origin}")];
            let now = tx.now();
            for entry in entries::of_person(tx, owner, host)? {
                lines.extend(entry.lines(now, &organizer));
            }
            Ok::<_, Error>(calendar_file("Calendar", &lines))
        })
        .await?;
    let headers = [
        (header::CONTENT_TYPE, "text/calendar; charset=utf-8; method=PUBLISH"),
        (header::CONTENT_DISPOSITION, "inline; filename=\"calendar.ics\""),
        (header::CACHE_CONTROL, "private, no-store"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("x-robots-tag"), "noindex, nofollow"),
    ];
    Ok((headers, text).into_response())
}
