//! A chat as a text file to keep or forward, without internal notes.

use std::fmt::Write as _;

use axum::extract::State;
use axum::http::{HeaderName, header};

use super::access;
use super::store::{self, ChatSummary, Line};
use crate::app::App;
use crate::clock;
use crate::ids::ChatId;
use crate::policy::Step;
use crate::site;
use crate::support::model::{LineKind, MAX_CHAT_LINES};
use crate::web::{Error, Result};

type Headers = [(HeaderName, String); 2];

/// Returns a chat's transcript as plain text.
#[utoipa::path(get, path = "/api/admin/support/chats/{id}/transcript", operation_id = "support_transcript", tag = "support", params(("id" = i64, Path)), responses(
    (status = 200, content_type = "text/plain")))]
pub async fn get(State(app): State<App>, step: Step<ChatId>) -> Result<(Headers, String)> {
    let id = step.id;
    let text = app
        .db
        .read(move |tx| {
            access::authorize(tx, &step)?;
            let (site, zone) = (site::store::site_name(tx)?, site::store::zone(tx)?);
            let (card, lines) = (store::one(tx, id)?, store::lines(tx, id, MAX_CHAT_LINES * 2)?);
            Ok::<_, Error>(render(&site, &zone, &card, &lines))
        })
        .await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"support-chat-{id}.txt\"")),
    ];
    Ok((headers, text))
}

fn render(site: &str, zone: &str, card: &ChatSummary, lines: &[Line]) -> String {
    let visitor = card.user_name.as_deref().unwrap_or("Visitor");
    let from = card.email.as_ref().map_or_else(|| visitor.to_owned(), |email| format!("{visitor}, {email}"));
    let head = [
        Some(format!("{site}, support chat {}", card.id)),
        Some(format!("Time zone: {zone}")),
        Some(format!("Visitor: {from}")),
        card.subject.as_ref().map(|subject| format!("About: {subject}")),
        Some(&card.page).filter(|page| !page.is_empty()).map(|page| format!("Started on: {page}")),
        card.rating.map(|rating| format!("Rating: {rating} of 5")),
    ];
    let mut text = head.into_iter().flatten().collect::<Vec<_>>().join("\n") + "\n\n";
    for line in lines.iter().filter(|line| line.kind != LineKind::Note) {
        let who = match (line.kind, &line.agent_name) {
            (LineKind::Event, _) => "*",
            (_, Some(agent)) => agent,
            (_, None) => visitor,
        };
        // Indent continuation lines, so that no message can fake a line by someone else.
        let body = line.body.replace("\r\n", "\n").replace(['\r', '\n'], "\n    ");
        // Writing to a String can't fail.
        let _ = writeln!(text, "{} {who}: {body}", clock::format_minute(zone, line.sent_at));
    }
    text
}
