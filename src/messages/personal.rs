//! What each member decides for themselves: how far they have read, and how a conversation appears in their list.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{MAX_FOLDER_CHARS, Member};
use super::store::members;
use super::{access, live, read};
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::ids::ConversationId;
use crate::policy::Step;
use crate::web::{Error, Result, Validator};

/// How a conversation appears in the caller's list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConversationMarks {
    /// Number of unread messages.
    unread: i64,
    /// Whether it's pinned to the top.
    pinned: bool,
    /// Whether its messages don't notify the caller.
    muted: bool,
    /// The caller's folder.
    folder: Option<String>,
}

impl From<Member> for ConversationMarks {
    fn from(member: Member) -> Self {
        let Member { unread, pinned, muted, folder, .. } = member;
        Self { unread, pinned, muted, folder }
    }
}

/// Makes a change for the caller and returns their view of the conversation.
fn change(
    tx: &mut Tx,
    step: &Step<ConversationId>,
    effect: impl FnOnce(&mut Tx) -> Result<()>,
) -> Result<ConversationMarks> {
    access::authorize(tx, step)?;
    effect(tx)?;
    live::publish_to_own_devices(tx, step.id, step.me.id)?;
    Ok(members::find(tx, step.id, step.me.id)?.ok_or_else(Error::internal)?.into())
}

/// How far the caller has read.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ReadUpTo {
    /// Id of the newest message that was on the screen.
    #[schema(minimum = 0)]
    up_to: i64,
}

/// Marks messages as read. The other side sees how far.
#[utoipa::path(put, path = "/api/conversations/{id}/read", operation_id = "conversations_read", tag = "messages", params(("id" = i64, Path)), request_body = ReadUpTo, responses(
    (status = 204)))]
pub async fn read(State(app): State<App>, step: Step<ConversationId>, write: Write<ReadUpTo>) -> Result<Response> {
    write
        .done(&app, move |tx, body| {
            let membership = access::authorize(tx, &step)?;
            Ok(read::up_to(tx, &membership, body.up_to)?)
        })
        .await
}

/// Whether to mute.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    muted: bool,
}

/// Mutes a conversation for the caller, or unmutes it.
#[utoipa::path(put, path = "/api/conversations/{id}/mute", operation_id = "conversations_mute", tag = "messages", params(("id" = i64, Path)), request_body = Mute, responses(
    (status = 200, body = ConversationMarks)))]
pub async fn mute(State(app): State<App>, step: Step<ConversationId>, write: Write<Mute>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| change(tx, &step, |tx| Ok(members::set_muted(tx, step.id, step.me.id, body.muted)?)))
        .await
}

/// Whether to pin.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Pin {
    pinned: bool,
}

/// Pins a conversation to the top of the caller's list, or unpins it.
#[utoipa::path(put, path = "/api/conversations/{id}/pin", operation_id = "conversations_pin", tag = "messages", params(("id" = i64, Path)), request_body = Pin, responses(
    (status = 200, body = ConversationMarks)))]
pub async fn pin(State(app): State<App>, step: Step<ConversationId>, write: Write<Pin>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            change(tx, &step, |tx| Ok(members::set_pinned(tx, step.id, step.me.id, body.pinned)?))
        })
        .await
}

/// Where to put a conversation.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveToFolder {
    /// Name of the folder; null for none.
    #[schema(max_length = 40)]
    folder: Option<String>,
}

/// Puts a conversation into a folder of the caller's, or takes it out.
#[utoipa::path(put, path = "/api/conversations/{id}/folder", operation_id = "conversations_folder", tag = "messages", params(("id" = i64, Path)), request_body = MoveToFolder, responses(
    (status = 200, body = ConversationMarks)))]
pub async fn folder(
    State(app): State<App>,
    step: Step<ConversationId>,
    write: Write<MoveToFolder>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let name = body.folder.as_deref().map(str::trim).filter(|name| !name.is_empty());
            let mut checks = Validator::default();
            checks.line_at_most(name.unwrap_or_default(), MAX_FOLDER_CHARS, "folder");
            checks.finish()?;
            change(tx, &step, |tx| Ok(members::set_folder(tx, step.id, step.me.id, name)?))
        })
        .await
}
