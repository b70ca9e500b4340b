//! Reading one's notifications.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, Notification};
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::identity::Me;
use crate::web::error::Problem;
use crate::web::{Error, List, Paging, Query, Result, Validator};

/// Notes that one request marks at most: as many as a person can have.
const MARKED: usize = 500;

/// The query string of the notifications.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Only those not read yet.
    unread: Option<bool>,
    /// From `nextCursor` or `prevCursor`.
    #[param(max_length = 200)]
    cursor: Option<String>,
    /// Items of a page, 1 to 100.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<i64>,
}

/// A page of notifications, and how many wait.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Notifications {
    #[serde(flatten)]
    page: List<Notification>,
    /// All that the person has not read.
    unread_count: i64,
}

/// The caller's notifications, newest first.
#[utoipa::path(get, path = "/api/notifications", operation_id = "notifications_list", tag = "notify", params(Which), responses(
    (status = 200, body = Notifications), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub async fn list(State(app): State<App>, me: Me, Query(which): Query<Which>) -> Result<axum::Json<Notifications>> {
    let paging = Paging { limit: which.limit, cursor: which.cursor };
    let (limit, cursor) = (paging.limit()?, paging.cursor()?);
    let unread = which.unread.unwrap_or(false);
    let page = app
        .db
        .read(move |tx| {
            let rows = store::list(tx, me.id, unread, cursor.as_ref(), limit)?;
            let page = List::build(rows, limit, cursor.as_ref(), |note| note.id);
            Ok::<_, Error>(Notifications { page, unread_count: store::unread_count(tx, me.id)? })
        })
        .await?;
    Ok(axum::Json(page))
}

/// The newest unread one and the count: what the bell of every page shows.
pub fn bell(tx: &mut Tx, user: i64) -> Result<Notifications> {
    let page = List::build(store::list(tx, user, true, None, 1)?, 1, None, |note| note.id);
    Ok(Notifications { page, unread_count: store::unread_count(tx, user)? })
}

/// Which notifications are read.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Mark {
    /// These.
    #[serde(default)]
    #[schema(max_items = 500)]
    ids: Vec<i64>,
    /// All of them.
    #[serde(default)]
    all: bool,
    /// False takes it back, for those named.
    #[serde(default = "yes")]
    read: bool,
}

const fn yes() -> bool {
    true
}

/// What was marked.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Marked {
    /// Those that changed, so that it can be taken back.
    ids: Vec<i64>,
    /// All that the person has not read now.
    unread_count: i64,
}

/// Marks notifications as read, or takes that back.
#[utoipa::path(post, path = "/api/notifications/read", operation_id = "notifications_read", tag = "notify", request_body = Mark, responses(
    (status = 200, body = Marked), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub async fn read(State(app): State<App>, me: Me, write: Write<Mark>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let mut checks = Validator::default();
            checks.require(body.ids.len() <= MARKED, "ids", format!("Name {MARKED} or fewer."));
            checks.require(!body.all || body.read, "all", "Name those that are to be unread again.");
            checks.done()?;
            let named = if body.all { store::unread_ids(tx, me.id)? } else { body.ids.clone() };
            let mut ids = Vec::new();
            for id in named {
                if store::mark(tx, me.id, id, body.read)? {
                    ids.push(id);
                }
            }
            Ok(Marked { ids, unread_count: store::unread_count(tx, me.id)? })
        })
        .await
}
