//! Finding messages in all of one's conversations.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store;
use super::view::{self as conversation_view, Conversation};
use crate::app::App;
use crate::identity::Me;
use crate::messages::model::Message;
use crate::messages::store::messages;
use crate::messages::store::search::find_in;
use crate::messages::{access, view};
use crate::web::words::words;
use crate::web::{Error, List, Paged, Paging, Result};

/// Query parameters of the search.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct MessageSearchQuery {
    /// Only messages with these words, or words that begin like them.
    #[param(max_length = 200)]
    query: String,
}

/// A message that was found.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FoundMessage {
    /// The message.
    message: Message,
    /// The conversation that it's in.
    conversation: Conversation,
}

/// Finds messages in the caller's conversations, newest first. The pinned ones and the newest 500 are searched.
#[utoipa::path(get, path = "/api/message-search", operation_id = "messages_search", tag = "conversations", params(Paging, MessageSearchQuery), responses(
    (status = 200, body = List<FoundMessage>)))]
pub async fn search(
    State(app): State<App>,
    me: Me,
    Paged { filter, page }: Paged<MessageSearchQuery>,
) -> Result<Json<List<FoundMessage>>> {
    let hub = Arc::clone(&app.hub);
    let words = words(Some(filter.query))?.unwrap_or_default();
    let found = app
        .db
        .search(move |tx| {
            let conversations = store::newest(tx, me.id)?;
            find_in(tx, &conversations, &words, &page)?.map(|id| {
                let message = messages::find(tx, id)?.ok_or_else(Error::not_found)?;
                let membership = access::membership(tx, message.conversation, me.id)?;
                let row = store::one(tx, me.id, message.conversation)?.ok_or_else(Error::not_found)?;
                Ok::<_, Error>(FoundMessage {
                    message: view::one(tx, &membership, message)?,
                    conversation: conversation_view::view(tx, &hub, me.id, row)?,
                })
            })
        })
        .await?;
    Ok(Json(found))
}
