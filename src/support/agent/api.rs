//! What agents read: the support inbox and a chat.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::access::{self, ChatDetails};
use super::store::{self, ChatSummary, InboxCounts, InboxQueue};
use crate::app::App;
use crate::identity::Me;
use crate::ids::ChatId;
use crate::policy::Step;
use crate::web::{Error, List, Paged, Paging, Result};

/// Query string of a list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct InboxQuery {
    /// Which list.
    queue: InboxQueue,
}

/// A page of a list, and the number of chats in each list.
#[derive(Debug, Serialize, ToSchema)]
pub struct InboxChats {
    #[serde(flatten)]
    page: List<ChatSummary>,
    counts: InboxCounts,
}

/// Returns one of the lists: waiting, the caller's, open or closed chats.
#[utoipa::path(get, path = "/api/admin/support/chats", operation_id = "support_chats", tag = "support", params(Paging, InboxQuery), responses(
    (status = 200, body = InboxChats)))]
pub async fn list(
    State(app): State<App>,
    me: Me,
    Paged { filter, page }: Paged<InboxQuery>,
) -> Result<axum::Json<InboxChats>> {
    let list = app
        .db
        .read(move |tx| {
            let page = store::list(tx, filter.queue, me.id, &page)?;
            Ok::<_, Error>(InboxChats { page, counts: store::counts(tx, me.id)? })
        })
        .await?;
    Ok(axum::Json(list))
}

/// Returns a chat with its lines, notes and context.
#[utoipa::path(get, path = "/api/admin/support/chats/{id}", operation_id = "support_chat", tag = "support", params(("id" = i64, Path)), responses(
    (status = 200, body = ChatDetails)))]
pub async fn get(State(app): State<App>, step: Step<ChatId>) -> Result<axum::Json<ChatDetails>> {
    let db = app.db.clone();
    let found = db
        .read(move |tx| {
            access::authorize(tx, &step)?;
            access::view(tx, &app, &step)
        })
        .await?;
    Ok(axum::Json(found))
}
