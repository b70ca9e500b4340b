//! Texts that a person uses again and again.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::app::Write;
use crate::db::{self, Tx};
use crate::identity::Me;
use crate::ids::{MessageTemplateId, UserId};
use crate::messages::model::MAX_TEXT_CHARS;
use crate::web::{Error, List, NoBody, Path, Result, Validator};
use crate::{args, statements};

const MAX_TITLE_CHARS: usize = 80;
/// Maximum number of templates per person.
const MAX_TEMPLATES: usize = 100;

statements! {
    LIST = "SELECT id, title, text FROM message_templates WHERE user_id = $1 ORDER BY id LIMIT 100";
    INSERT = "INSERT INTO message_templates (user_id, title, text, created_at) VALUES ($1, $2, $3, $4)";
    UPDATE = "UPDATE message_templates SET title = $3, text = $4 WHERE user_id = $1 AND id = $2";
    DELETE = "DELETE FROM message_templates WHERE user_id = $1 AND id = $2";
    DELETE_ALL = "DELETE FROM message_templates WHERE user_id = $1";
}

/// A template.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MessageTemplate {
    id: MessageTemplateId,
    title: String,
    text: String,
}

/// A new template, or a changed one.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTemplate {
    /// What to choose it by.
    #[schema(min_length = 1, max_length = 80)]
    title: String,
    /// The text of the message.
    #[schema(min_length = 1, max_length = 4000)]
    text: String,
}

impl NewTemplate {
    fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.line(&self.title, MAX_TITLE_CHARS, "title", "Enter a name for the template.");
        checks.text(&self.text, MAX_TEXT_CHARS, "text", "Write the text of the template.");
        checks.finish()
    }
}

fn of(tx: &mut Tx, user: UserId) -> db::Result<List<MessageTemplate>> {
    let items = tx
        .all(LIST, args![user], |row| Ok(MessageTemplate { id: row.take()?, title: row.take()?, text: row.take()? }))?;
    Ok(List::whole(items))
}

/// Deletes all templates of a person.
pub fn delete_all(tx: &mut Tx, user: UserId) -> db::Result<()> {
    tx.run(DELETE_ALL, args![user]).map(drop)
}

/// Lists the caller's templates.
#[utoipa::path(get, path = "/api/message-templates", operation_id = "message_templates_list", tag = "conversations", responses(
    (status = 200, body = List<MessageTemplate>)))]
pub async fn list(State(app): State<App>, me: Me) -> Result<axum::Json<List<MessageTemplate>>> {
    Ok(axum::Json(app.db.read(move |tx| of(tx, me.id)).await?))
}

/// Adds a template and returns all of them.
#[utoipa::path(post, path = "/api/message-templates", operation_id = "message_templates_add", tag = "conversations", request_body = NewTemplate, responses(
    (status = 201, body = List<MessageTemplate>), (status = 409, description = "too_many_templates")))]
pub async fn add(State(app): State<App>, me: Me, write: Write<NewTemplate>) -> Result<Response> {
    write
        .created(&app, move |tx, new| {
            new.check()?;
            if of(tx, me.id)?.items.len() >= MAX_TEMPLATES {
                return Err(Error::conflict(
                    "too_many_templates",
                    "You can have up to 100 templates. Delete one first.",
                ));
            }
            tx.run(INSERT, args![me.id, new.title.trim(), new.text.trim(), tx.now()])?;
            Ok(of(tx, me.id)?)
        })
        .await
}

/// Changes a template and returns all of them.
#[utoipa::path(patch, path = "/api/message-templates/{id}", operation_id = "message_templates_change", tag = "conversations", params(("id" = i64, Path)), request_body = NewTemplate, responses(
    (status = 200, body = List<MessageTemplate>), (status = 404)))]
pub async fn change(
    State(app): State<App>,
    me: Me,
    Path(id): Path<MessageTemplateId>,
    write: Write<NewTemplate>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, new| {
            new.check()?;
            if tx.run(UPDATE, args![me.id, id, new.title.trim(), new.text.trim()])? == 0 {
                return Err(Error::not_found());
            }
            Ok(of(tx, me.id)?)
        })
        .await
}

/// Deletes a template and returns the others.
#[utoipa::path(delete, path = "/api/message-templates/{id}", operation_id = "message_templates_delete", tag = "conversations", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = List<MessageTemplate>), (status = 404)))]
pub async fn delete(
    State(app): State<App>,
    me: Me,
    Path(id): Path<MessageTemplateId>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            if tx.run(DELETE, args![me.id, id])? == 0 {
                return Err(Error::not_found());
            }
            Ok(of(tx, me.id)?)
        })
        .await
}
