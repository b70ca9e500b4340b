//! Canned replies, which agents insert into chats.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::MAX_MESSAGE_CHARS;
use crate::app::App;
use crate::app::Write;
use crate::db::{self, Row, Tx};
use crate::ids::CannedId;
use crate::web::{Error, NoBody, Path, Result, Validator};
use crate::{args, statements};

/// Maximum length of a title, in characters.
const MAX_TITLE_CHARS: usize = 60;
/// Maximum number of canned replies.
const MAX_REPLIES: usize = 100;

statements! {
    LIST = "SELECT id, title, body FROM support_canned ORDER BY title, id LIMIT 100";
    INSERT = "INSERT INTO support_canned (title, body) VALUES ($1, $2)";
    UPDATE = "UPDATE support_canned SET title = $2, body = $3 WHERE id = $1";
    DELETE = "DELETE FROM support_canned WHERE id = $1";
}

/// A canned reply.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = CannedReply)]
pub struct Canned {
    id: CannedId,
    title: String,
    body: String,
}

/// All canned replies, by title.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = CannedReplies)]
pub struct Replies {
    items: Vec<Canned>,
}

/// A canned reply to save.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewCannedReply)]
pub struct NewCanned {
    #[schema(min_length = 1, max_length = 60)]
    title: String,
    #[schema(min_length = 1, max_length = 4000)]
    body: String,
}

impl NewCanned {
    fn validate(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.line(&self.title, MAX_TITLE_CHARS, "title", "Give it a title.");
        checks.text(&self.body, MAX_MESSAGE_CHARS, "body", "Write the reply.");
        checks.finish()
    }
}

fn all(tx: &mut Tx) -> db::Result<Replies> {
    let read = |row: &mut Row| Ok(Canned { id: row.take()?, title: row.take()?, body: row.take()? });
    Ok(Replies { items: tx.all(LIST, &[], read)? })
}

/// Returns the canned replies, by title.
#[utoipa::path(get, path = "/api/admin/support/canned", operation_id = "support_canned", tag = "support", responses(
    (status = 200, body = Replies)))]
pub async fn list(State(app): State<App>) -> Result<axum::Json<Replies>> {
    Ok(axum::Json(app.db.read(all).await.map_err(Error::from)?))
}

/// Adds a canned reply.
#[utoipa::path(post, path = "/api/admin/support/canned", operation_id = "support_add_canned", tag = "support", request_body = NewCanned, responses(
    (status = 201, body = Replies), (status = 409)))]
pub async fn add(State(app): State<App>, write: Write<NewCanned>) -> Result<Response> {
    write
        .created(&app, |tx, new| {
            new.validate()?;
            if all(tx)?.items.len() >= MAX_REPLIES {
                return Err(Error::conflict("canned_full", "You already have 100 canned replies. Delete one first."));
            }
            tx.run(INSERT, args![new.title.trim(), new.body.trim()])?;
            Ok(all(tx)?)
        })
        .await
}

/// Updates a canned reply.
#[utoipa::path(put, path = "/api/admin/support/canned/{cannedId}", operation_id = "support_change_canned", tag = "support", params(("cannedId" = i64, Path)), request_body = NewCanned, responses(
    (status = 200, body = Replies)))]
pub async fn update(State(app): State<App>, Path(id): Path<CannedId>, write: Write<NewCanned>) -> Result<Response> {
    write
        .ok(&app, move |tx, new| {
            new.validate()?;
            if tx.run(UPDATE, args![id, new.title.trim(), new.body.trim()])? == 0 {
                return Err(Error::not_found());
            }
            Ok(all(tx)?)
        })
        .await
}

/// Deletes a canned reply.
#[utoipa::path(delete, path = "/api/admin/support/canned/{cannedId}", operation_id = "support_delete_canned", tag = "support", params(("cannedId" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Replies)))]
pub async fn delete(State(app): State<App>, Path(id): Path<CannedId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            if tx.run(DELETE, args![id])? == 0 {
                return Err(Error::not_found());
            }
            Ok(all(tx)?)
        })
        .await
}
