//! Whom a person doesn't want to hear from, and whether they show when they are here.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::store::members;
use crate::app::App;
use crate::app::Write;
use crate::db::value;
use crate::identity::Me;
use crate::identity::model::short_name;
use crate::ids::UserId;
use crate::live::hub::Signal;
use crate::live::model::Ephemeral;
use crate::web::{Error, List, NoBody, Path, Result};
use crate::{args, statements};

statements! {
    LIST = "SELECT b.blocked_id, u.name, b.created_at FROM blocks b JOIN users u ON u.id = b.blocked_id WHERE b.user_id = $1 ORDER BY b.created_at DESC, b.blocked_id LIMIT 500";
    ADD = "INSERT INTO blocks (user_id, blocked_id, created_at) VALUES ($1, $2, $3) ON CONFLICT (user_id, blocked_id) DO NOTHING";
    REMOVE = "DELETE FROM blocks WHERE user_id = $1 AND blocked_id = $2";
    // Only people who share a conversation can be blocked, so nobody learns which accounts exist.
    HAVE_MET = "SELECT EXISTS (SELECT 1 FROM conversation_members a JOIN conversation_members b ON b.conversation_id = a.conversation_id WHERE a.user_id = $1 AND b.user_id = $2)";
    HIDES = "SELECT EXISTS (SELECT 1 FROM hidden_presences WHERE user_id = $1)";
    HIDE = "INSERT INTO hidden_presences (user_id) VALUES ($1) ON CONFLICT (user_id) DO NOTHING";
    SHOW = "DELETE FROM hidden_presences WHERE user_id = $1";
}

/// A blocked person.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Block {
    /// Their account.
    user_id: UserId,
    /// First name and last initial.
    name: String,
    /// When they were blocked, in milliseconds since the epoch.
    created_at: i64,
}

/// Lists the people whom the caller has blocked.
#[utoipa::path(get, path = "/api/blocks", operation_id = "blocks_list", tag = "messages", responses(
    (status = 200, body = List<Block>)))]
pub async fn list(State(app): State<App>, me: Me) -> Result<axum::Json<List<Block>>> {
    let items = app
        .db
        .read(move |tx| {
            tx.all(LIST, args![me.id], |row| {
                let (user_id, name) = (row.take()?, row.take::<String>()?);
                Ok(Block { user_id, name: short_name(&name), created_at: row.take()? })
            })
        })
        .await?;
    Ok(axum::Json(List::whole(items)))
}

/// Blocks a person that the caller shares a conversation with, so that neither can write to the other anymore.
#[utoipa::path(put, path = "/api/blocks/{userId}", operation_id = "blocks_add", tag = "messages", params(("userId" = i64, Path)), request_body = NoBody, responses(
    (status = 204), (status = 404)))]
pub async fn block(State(app): State<App>, me: Me, Path(user): Path<UserId>, write: Write<NoBody>) -> Result<Response> {
    write
        .done(&app, move |tx, _| {
            if user == me.id || !tx.one(HAVE_MET, args![me.id, user], value::<bool>)? {
                return Err(Error::not_found());
            }
            tx.run(ADD, args![me.id, user, tx.now()])?;
            Ok(())
        })
        .await
}

/// Unblocks a person.
#[utoipa::path(delete, path = "/api/blocks/{userId}", operation_id = "blocks_remove", tag = "messages", params(("userId" = i64, Path)), request_body = NoBody, responses(
    (status = 204)))]
pub async fn unblock(
    State(app): State<App>,
    me: Me,
    Path(user): Path<UserId>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .done(&app, move |tx, _| {
            tx.run(REMOVE, args![me.id, user])?;
            Ok(())
        })
        .await
}

/// Whether a person shows when they are here.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Presence {
    /// Whether people in the caller's conversations see when the caller is here.
    visible: bool,
}

/// Returns whether the caller shows when they are here.
#[utoipa::path(get, path = "/api/presence", operation_id = "presence_get", tag = "messages", responses(
    (status = 200, body = Presence)))]
pub async fn presence(State(app): State<App>, me: Me) -> Result<axum::Json<Presence>> {
    let hides = app.db.read(move |tx| tx.one(HIDES, args![me.id], value::<bool>)).await?;
    Ok(axum::Json(Presence { visible: !hides }))
}

/// Shows or hides when the caller is here.
#[utoipa::path(put, path = "/api/presence", operation_id = "presence_set", tag = "messages", request_body = Presence, responses(
    (status = 200, body = Presence)))]
pub async fn set_presence(State(app): State<App>, me: Me, write: Write<Presence>) -> Result<Response> {
    let before = app.db.read(move |tx| members::partners(tx, me.id)).await?;
    let response = write
        .ok(&app, move |tx, presence| {
            tx.run(if presence.visible { SHOW } else { HIDE }, args![me.id])?;
            Ok(*presence)
        })
        .await?;
    // A person who hides has no audience.
    let after = app.db.read(move |tx| members::partners(tx, me.id)).await?;
    let signal = Signal::Ephemeral(Ephemeral::Presence { user: me.id, online: !after.is_empty() }.frame().into());
    for person in if after.is_empty() { before } else { after } {
        app.hub.send(person, &signal);
    }
    Ok(response)
}
