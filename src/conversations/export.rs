//! A conversation as a text file.

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
use crate::web::{Cursor, Page, Result};

/// Maximum size of a file, in bytes. Older messages are left out.
const MAX_BYTES: usize = 4 * 1024 * 1024;
/// Messages per query.
const BATCH: i64 = 500;

/// Returns a conversation as a text file, oldest message first. Of a very long one, the newest 4 MB.
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
    let membership = access::authorize(tx, step)?;
    let zone = site::store::zone(tx)?;
    let (mut lines, mut bytes, mut page) = (Vec::new(), 0, Page::first(BATCH));
    while bytes < MAX_BYTES {
        let rows = messages::list(tx, step.id, None, &page)?;
        let Some(last) = rows.last().map(|row| row.id.0) else { break };
        for message in view::messages(tx, &membership, rows)? {
            let line = line(&zone, &message);
            bytes += line.len();
            lines.push(line);
        }
        page = Page { size: BATCH, cursor: Some(Cursor::After(last)) };
    }
    let title = if membership.conversation.title.is_empty() { "Conversation" } else { &membership.conversation.title };
    lines.push(title.to_owned());
    lines.reverse();
    Ok(lines.join("\n") + "\n")
}

fn line(zone: &str, message: &Message) -> String {
    let at = clock::format_moment(zone, message.sent_at);
    let from = message.from.as_ref().map_or("", |from| from.name.as_str());
    let text = if message.deleted_at.is_some() { "(deleted)" } else { &message.text };
    let edited = if message.edited_at.is_some() && message.deleted_at.is_none() { " (edited)" } else { "" };
    let files = message.files.iter().map(|file| format!(" [{}]", file.name)).collect::<Vec<_>>().concat();
    format!("[{at}] {from}: {text}{edited}{files}")
}
