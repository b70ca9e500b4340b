//! Which agent may act in a chat, and how it looks to agents.

use serde::Serialize;
use utoipa::ToSchema;

use super::matters::{self, Matter};
use super::store::{self, ChatSummary, Line};
use crate::app::App;
use crate::db::Tx;
use crate::ids::ChatId;
use crate::live::typing::Side;
use crate::policy::{Step, Target};
use crate::support::store::{Chat, by_id};
use crate::web::{Error, Result};

/// Maximum number of lines returned with a chat.
const MAX_LINES: i64 = 500;

/// A chat with its lines and its context.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = InboxChatDetail)]
pub struct ChatDetails {
    #[serde(flatten)]
    card: ChatSummary,
    /// The newest 500 lines, oldest first.
    lines: Vec<Line>,
    /// The visitor's last ten chats before this one.
    earlier: Vec<ChatSummary>,
    /// The jobs, contracts and disputes of the visitor's account.
    matters: Vec<Matter>,
    /// Whether the visitor is typing right now.
    visitor_typing: bool,
}

/// Returns the chat if the policy allows the caller this action in its current status.
///
/// # Errors
/// 404 if there is no such chat; 409 if its status forbids the action.
pub fn authorize(tx: &mut Tx, step: &Step<ChatId>) -> Result<Chat> {
    let chat = by_id(tx, step.id)?.ok_or_else(Error::not_found)?;
    step.check(&Target::known(chat.status.as_str()))?;
    Ok(chat)
}

/// Takes an action in a chat and returns the chat as it is afterward.
///
/// # Errors
/// As [`authorize`], or the effect's.
pub fn act(
    tx: &mut Tx,
    app: &App,
    step: &Step<ChatId>,
    effect: impl FnOnce(&mut Tx, &Chat) -> Result<()>,
) -> Result<ChatDetails> {
    let chat = authorize(tx, step)?;
    effect(tx, &chat)?;
    view(tx, app, step)
}

/// Returns the chat as agents see it.
pub fn view(tx: &mut Tx, app: &App, step: &Step<ChatId>) -> Result<ChatDetails> {
    let id = step.id;
    let card = store::one(tx, id)?;
    let matters = card.user_id.map(|user| matters::of(tx, user, &step.me)).transpose()?.unwrap_or_default();
    Ok(ChatDetails {
        card,
        lines: store::lines(tx, id, MAX_LINES)?,
        earlier: store::earlier(tx, id)?,
        matters,
        visitor_typing: app.typing.is_typing(id, Side::Visitor, tx.now()),
    })
}
