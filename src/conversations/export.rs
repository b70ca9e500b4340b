//! A conversation as a text file.

use std::fmt::Write as _;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::clock;
use crate::db::Tx;
use crate::files::model::content_disposition;
use crate::ids::ConversationId;
use crate::messages::access;
use crate::messages::model::Message;
use crate::messages::store::messages;
use crate::messages::view;
use crate::policy::Step;
use crate::site;
use crate::web::{Cursor, Error, Page, Result};

/// Maximum number of messages in a file: the newest ones.
const MAX_MESSAGES: usize = 10_000;
/// Messages per query.
const BATCH: i64 = 500;

/// Returns a conversation as a text file, oldest message first; at most the newest 10,000.
#[utoipa::path(get, path = "/api/conversations/{id}/export", operation_id = "conversations_export", tag = "conversations", params(("id" = i64, Path)), responses(
    (status = 200, content_type = "text/plain")))]
pub async fn export(State(app): State<App>, step: Step<ConversationId>) -> Result<Response> {
    let id = step.id;
    let text = app.db.search(move |tx| write(tx, &step)).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, content_disposition("attachment", &format!("conversation-{id}.txt"))),
    ];
    Ok((headers, text).into_response())
}

fn write(tx: &mut Tx, step: &Step<ConversationId>) -> Result<String> {
    let seat = access::authorize(tx, step)?;
    let zone = site::store::zone(tx)?;
    let mut all = Vec::new();
    let mut page = Page::first(BATCH);
    while all.len() < MAX_MESSAGES {
        let rows = messages::list(tx, step.id, None, &page)?;
        let Some(last) = rows.last().map(|row| row.id.0) else { break };
        all.extend(view::messages(tx, &seat, rows)?);
        page = Page { size: BATCH, cursor: Some(Cursor::After(last)) };
    }
    all.truncate(MAX_MESSAGES);
    let title = if seat.conversation.title.is_empty() { "Conversation" } else { &seat.conversation.title };
    let mut text = format!("{title}\n");
    for message in all.iter().rev() {
        line(&mut text, &zone, message).map_err(|_| Error::internal())?;
    }
    Ok(text)
}

fn line(text: &mut String, zone: &str, message: &Message) -> std::fmt::Result {
    let at = clock::format_moment(zone, message.sent_at);
    let from = message.from.as_ref().map_or("", |from| from.name.as_str());
    let said = match (message.deleted_at, message.text.as_str()) {
        (Some(_), _) => "(deleted)",
        (None, said) => said,
    };
    write!(text, "\n[{at}] {from}: {said}")?;
    if message.edited_at.is_some() && message.deleted_at.is_none() {
        write!(text, " (edited)")?;
    }
    for file in &message.files {
        write!(text, " [{}]", file.name)?;
    }
    Ok(())
}
