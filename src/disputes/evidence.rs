//! Evidence that a side adds: what it says, files, and messages that it chooses to share.

use axum::extract::State as AppState;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::access::{Own, act};
use super::model::{Action, MAX_TEXT_CHARS};
use super::notify;
use super::store::evidence::{self as rows, NewEvidence};
use super::view::DisputeRoom;
use crate::app::{App, Write};
use crate::clock;
use crate::db::Tx;
use crate::files;
use crate::ids::{DisputeId, FileId, MessageId};
use crate::messages::access::membership;
use crate::messages::store::{members, messages};
use crate::policy::Step;
use crate::site;
use crate::text::is_blank;
use crate::web::{Error, Result, Validator};

const MAX_FILES: usize = 10;
const MAX_MESSAGES: usize = 50;

/// Evidence to add.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NewDisputeEvidence)]
pub struct New {
    /// In words.
    #[schema(max_length = 4000)]
    text: String,
    /// Tokens of uploaded files.
    #[schema(max_items = 10)]
    file_tokens: Vec<String>,
    /// Ids of messages between the two sides.
    #[schema(max_items = 50)]
    message_ids: Vec<MessageId>,
}

/// Adds evidence, which the other side and the mediator see as well. It can't be taken back.
#[utoipa::path(post, path = "/api/disputes/{id}/evidence", operation_id = "disputes_add_evidence", tag = "disputes", params(("id" = i64, Path)), request_body = New, responses(
    (status = 200, body = DisputeRoom), (status = 409, description = "wrong_state, too_much_evidence")))]
pub async fn add(AppState(app): AppState<App>, step: Step<DisputeId>, write: Write<New>) -> Result<Response> {
    write.ok(&app, move |tx, body| act(tx, &step, Action::Add, |tx, own| body.add(tx, own))).await
}

impl New {
    fn add(&self, tx: &mut Tx, own: &Own) -> Result<()> {
        let side = own.side()?;
        let files = self.check(tx, own)?;
        let mut new = Vec::new();
        let text = self.text.trim();
        if !text.is_empty() {
            new.push(("statement", "Statement".to_owned(), text.to_owned(), None));
        }
        for (file, name) in files {
            new.push(("file", name, String::new(), Some(file)));
        }
        for id in &self.message_ids {
            let (title, text) = message(tx, own, *id)?;
            new.push(("message", title, text, None));
        }
        let mut added = 0;
        for (kind, title, text, file) in new {
            let evidence = NewEvidence { kind, side: Some(side), title: &title, text: &text, file };
            added += i64::from(rows::add(tx, own.dispute.id, &evidence)?);
        }
        if added == 0 {
            let detail = "That’s in the dispute already, or the dispute is full: it takes 400 pieces of evidence.";
            return Err(Error::conflict("too_much_evidence", detail));
        }
        Ok(notify::acted(tx, &own.dispute, (side, own.user), "Evidence was added.", |who, work| {
            format!("{who} added evidence: “{work}”")
        })?)
    }

    /// Validates it and returns the files with their names.
    fn check(&self, tx: &mut Tx, own: &Own) -> Result<Vec<(FileId, String)>> {
        let mut checks = Validator::default();
        let is_empty = is_blank(&self.text) && self.file_tokens.is_empty() && self.message_ids.is_empty();
        checks.require(!is_empty, "text", "Write something, or choose a file or a message.");
        checks.at_most(&self.text, MAX_TEXT_CHARS, "text");
        checks.require(self.file_tokens.len() <= MAX_FILES, "fileTokens", format!("Add up to {MAX_FILES} files."));
        let message = format!("Choose up to {MAX_MESSAGES} messages.");
        checks.require(self.message_ids.len() <= MAX_MESSAGES, "messageIds", message);
        let mut found = Vec::new();
        for token in self.file_tokens.iter().take(MAX_FILES) {
            let file = files::store::find_private(tx, token, own.user)?;
            checks.require(file.is_some(), "fileTokens", "One of these files no longer exists. Add it again.");
            found.extend(file.map(|stored| (stored.id, stored.file.name)));
        }
        checks.finish()?;
        Ok(found)
    }
}

/// Returns a message between the two sides of the dispute: who wrote it and when, and its text.
fn message(tx: &mut Tx, own: &Own, id: MessageId) -> Result<(String, String)> {
    let mut checks = Validator::default();
    let found = messages::find(tx, id)?.filter(|message| message.deleted_at.is_none() && message.card.is_none());
    let is_theirs = match &found {
        Some(message) => {
            let reads = membership(tx, message.conversation, own.user)?;
            let worker = members::find(tx, message.conversation, own.dispute.worker_id)?;
            reads.conversation.employer == own.dispute.employer_id && worker.is_some()
        }
        None => false,
    };
    checks.require(is_theirs, "messageIds", "One of these messages isn’t between the two of you.");
    checks.finish()?;
    let message = found.ok_or_else(Error::internal)?;
    let at = clock::format_moment(&site::store::zone(tx)?, message.sent_at);
    let files = if message.files > 0 { format!("\n({} files)", message.files) } else { String::new() };
    Ok((format!("{}, {at}", message.name.unwrap_or_default()), format!("{}{files}", message.text)))
}
