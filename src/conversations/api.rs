//! Listing a person's conversations.

use std::sync::Arc;

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, Filter, Key};
use super::view::{self, Conversation};
use crate::app::App;
use crate::identity::Me;
use crate::ids::ConversationId;
use crate::messages;
use crate::messages::store::members;
use crate::policy::Step;
use crate::string_enum;
use crate::web::words::words;
use crate::web::{Counted, Error, List, Paged, Paging, Result};

string_enum! {
    /// Which conversations to list.
    ConversationFilter {
        /// All of them.
        All = "all",
        /// Those with unread messages.
        Unread = "unread",
    }
}

/// Query parameters for conversations.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ConversationsQuery {
    /// `all`, the default, or `unread`.
    filter: Option<ConversationFilter>,
    /// Only those whose title or names contain this.
    #[param(max_length = 200)]
    query: Option<String>,
    /// Only those about this job.
    job: Option<i64>,
    /// Only those in this folder of the caller's.
    #[param(max_length = 40)]
    folder: Option<String>,
}

/// A page of conversations.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Conversations {
    /// The page.
    #[serde(flatten)]
    page: List<Conversation>,
    /// Number of the caller's conversations with unread messages.
    unread_count: i64,
}

/// Lists the caller's conversations: pinned ones first, then those with the newest messages.
#[utoipa::path(get, path = "/api/conversations", operation_id = "conversations_list", tag = "conversations", params(Paging, ConversationsQuery), responses(
    (status = 200, body = Conversations)))]
pub async fn list(
    State(app): State<App>,
    me: Me,
    Paged { filter, page }: Paged<ConversationsQuery, Key>,
) -> Result<axum::Json<Conversations>> {
    let text = |text: Option<String>| text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    let wanted = Filter {
        unread: filter.filter == Some(ConversationFilter::Unread),
        job: filter.job,
        folder: text(filter.folder),
        words: words(filter.query)?,
    };
    let hub = Arc::clone(&app.hub);
    // A search reads all of the caller's conversations.
    let found = app
        .db
        .search(move |tx| {
            let rows = store::list(tx, me.id, &wanted, &page)?;
            let page = rows.map(|row| view::view(tx, &hub, me.id, row))?;
            Ok::<_, Error>(Conversations { page, unread_count: members::unread_conversations(tx, me.id)? })
        })
        .await?;
    Ok(axum::Json(found))
}

/// Returns one of the caller's conversations.
#[utoipa::path(get, path = "/api/conversations/{id}", operation_id = "conversations_get", tag = "conversations", params(("id" = i64, Path)), responses(
    (status = 200, body = Conversation)))]
pub async fn get(State(app): State<App>, step: Step<ConversationId>) -> Result<axum::Json<Conversation>> {
    let hub = Arc::clone(&app.hub);
    let found = app
        .db
        .read(move |tx| {
            messages::access::authorize(tx, &step)?;
            let row = store::one(tx, step.me.id, step.id)?.ok_or_else(Error::not_found)?;
            Ok::<_, Error>(view::view(tx, &hub, step.me.id, row)?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// A job that conversations are about.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConversationJob {
    /// The job's id.
    id: i64,
    /// Its title.
    title: String,
    /// Number of conversations.
    count: i64,
}

/// What the caller's conversations are sorted by.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConversationFolders {
    /// The caller's own folders, with the number of conversations in each.
    folders: Vec<Counted>,
    /// The jobs, those with the newest messages first.
    jobs: Vec<ConversationJob>,
}

/// Lists the caller's folders and the jobs that their conversations are about.
#[utoipa::path(get, path = "/api/conversation-folders", operation_id = "conversations_folders", tag = "conversations", responses(
    (status = 200, body = ConversationFolders)))]
pub async fn folders(State(app): State<App>, me: Me) -> Result<axum::Json<ConversationFolders>> {
    let (folders, jobs) =
        app.db.read(move |tx| Ok::<_, Error>((store::folders(tx, me.id)?, store::jobs(tx, me.id)?))).await?;
    let folders = folders.into_iter().map(|(name, count)| Counted { name, count }).collect();
    let jobs = jobs.into_iter().map(|(id, title, count)| ConversationJob { id, title, count }).collect();
    Ok(axum::Json(ConversationFolders { folders, jobs }))
}
