//! Listing a person's notifications and marking them as read.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::category::Category;
use super::store::{self, Filter, Notifications};
use crate::app::App;
use crate::app::Write;
use crate::identity::Me;
use crate::ids::NotificationId;
use crate::live::model::Kind;
use crate::live::store::publish;
use crate::web::{Error, Paged, Paging, Result, Validator};

/// Maximum number of ids per request; also the most notifications that a person can have.
const MAX_IDS: usize = 500;

/// Query parameters for notifications.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct NotificationsQuery {
    /// Whether to return only unread notifications.
    unread: Option<bool>,
    /// Return only the notifications of this category.
    category: Option<Category>,
}

/// Lists the caller's notifications, newest first.
#[utoipa::path(get, path = "/api/notifications", operation_id = "notifications_list", tag = "notifications", params(Paging, NotificationsQuery), responses(
    (status = 200, body = Notifications)))]
pub async fn list(
    State(app): State<App>,
    me: Me,
    Paged { filter, page }: Paged<NotificationsQuery>,
) -> Result<axum::Json<Notifications>> {
    let filter = Filter { unread: filter.unread.unwrap_or(false), category: filter.category };
    let list = app
        .db
        .read(move |tx| {
            let page = store::list(tx, me.id, filter, &page)?;
            Ok::<_, Error>(Notifications { page, unread_count: store::unread_count(tx, me.id)? })
        })
        .await?;
    Ok(axum::Json(list))
}

/// The notifications to mark.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct MarkRead {
    /// Ids of the notifications; ignored when `all` is true.
    #[serde(default)]
    #[schema(max_items = 500)]
    ids: Vec<NotificationId>,
    /// Whether to mark every unread notification as read.
    #[serde(default)]
    all: bool,
    /// With `all`: only those of this category.
    category: Option<Category>,
    /// Whether to mark as read; false marks the `ids` as unread again.
    #[serde(default = "default_true")]
    read: bool,
}

const fn default_true() -> bool {
    true
}

/// Result of marking notifications.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarkReadResult {
    /// Ids of the notifications that changed, so that the change can be undone.
    ids: Vec<NotificationId>,
    /// Number of notifications still unread.
    unread_count: i64,
}

/// Marks notifications as read, or as unread again.
#[utoipa::path(post, path = "/api/notifications/read", operation_id = "notifications_read", tag = "notifications", request_body = MarkRead, responses(
    (status = 200, body = MarkReadResult)))]
pub async fn read(State(app): State<App>, me: Me, write: Write<MarkRead>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let mut checks = Validator::default();
            checks.require(body.ids.len() <= MAX_IDS, "ids", format!("Choose {MAX_IDS} or fewer."));
            checks.require(body.category.is_none() || body.all, "category", "A category needs “all”.");
            checks.require(!body.all || body.read, "all", "List the ids to mark as unread.");
            checks.finish()?;
            let targets = if body.all { store::unread_ids(tx, me.id, body.category)? } else { body.ids.clone() };
            let mut ids = Vec::new();
            for id in targets {
                if store::mark(tx, me.id, id, body.read)? {
                    ids.push(id);
                }
            }
            if !ids.is_empty() {
                publish(tx, me.id, Kind::NotificationsChanged, me.id)?;
            }
            Ok(MarkReadResult { ids, unread_count: store::unread_count(tx, me.id)? })
        })
        .await
}
