//! Private notes that an employer's members write on an application. The worker never sees them.

use axum::extract::State;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use super::input::NewNote;
use super::{access, live};
use crate::app::App;
use crate::app::Write;
use crate::db::{Row, Tx};
use crate::ids::{ApplicationId, NoteId, UserId};
use crate::policy::Step;
use crate::web::{Error, NoBody, Path, Result};
use crate::{args, db, statements};

statements! {
    LIST = "SELECT n.id, n.author_id, u.name, n.text, n.created_at FROM application_notes n JOIN users u ON u.id = n.author_id WHERE n.application_id = $1 ORDER BY n.id DESC LIMIT 100";
    FIND = "SELECT n.id, n.author_id, u.name, n.text, n.created_at FROM application_notes n JOIN users u ON u.id = n.author_id WHERE n.application_id = $1 AND n.id = $2";
    INSERT = "INSERT INTO application_notes (application_id, author_id, text, created_at) VALUES ($1, $2, $3, $4) RETURNING id";
    DELETE = "DELETE FROM application_notes WHERE id = $1";
}

/// A private note.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ApplicationNote)]
pub struct Note {
    id: NoteId,
    author_id: UserId,
    /// Name of the member who wrote it.
    author: String,
    text: String,
    created_at: i64,
    /// Whether the caller wrote it.
    is_own: bool,
}

/// Notes on an application, at most the newest 100.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ApplicationNotes)]
pub struct Notes {
    items: Vec<Note>,
}

fn note(row: &mut Row, me: UserId) -> db::Result<Note> {
    let (id, author_id) = (row.take()?, row.take()?);
    let (author, text, created_at) = (row.take()?, row.take()?, row.take()?);
    Ok(Note { id, author_id, author, text, created_at, is_own: author_id == me })
}

fn list_notes(tx: &mut Tx, step: &Step<ApplicationId>) -> Result<Notes> {
    Ok(Notes { items: tx.all(LIST, args![step.id], |row| note(row, step.me.id))? })
}

/// Lists the notes on an application, newest first.
#[utoipa::path(get, path = "/api/applications/{id}/notes", operation_id = "applications_notes", tag = "applications", params(("id" = i64, Path)), responses(
    (status = 200, body = Notes), (status = 403)))]
pub async fn list(State(app): State<App>, step: Step<ApplicationId>) -> Result<axum::Json<Notes>> {
    let notes = app
        .db
        .read(move |tx| {
            access::authorize(tx, &step)?;
            list_notes(tx, &step)
        })
        .await?;
    Ok(axum::Json(notes))
}

/// Adds a note.
#[utoipa::path(post, path = "/api/applications/{id}/notes", operation_id = "applications_add_note", tag = "applications", params(("id" = i64, Path)), request_body = NewNote, responses(
    (status = 201, body = Note)))]
pub async fn add(State(app): State<App>, step: Step<ApplicationId>, write: Write<NewNote>) -> Result<Response> {
    write
        .created(&app, move |tx, new| {
            let application = access::authorize(tx, &step)?;
            new.check()?;
            live::notes_changed(tx, &application)?;
            let note_id: NoteId = tx.insert(INSERT, args![step.id, step.me.id, new.text.trim(), tx.now()])?;
            Ok(tx.one(FIND, args![step.id, note_id], |row| note(row, step.me.id))?)
        })
        .await
}

/// Deletes one of the caller's own notes and returns the rest.
#[utoipa::path(delete, path = "/api/applications/{id}/notes/{noteId}", operation_id = "applications_delete_note", tag = "applications", params(("id" = i64, Path), ("noteId" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Notes)))]
pub async fn delete(
    State(app): State<App>,
    step: Step<ApplicationId>,
    Path((_, note_id)): Path<(ApplicationId, NoteId)>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let application = access::authorize(tx, &step)?;
            let found = tx.find(FIND, args![step.id, note_id], |row| note(row, step.me.id))?;
            let found = found.ok_or_else(Error::not_found)?;
            if !found.is_own {
                return Err(Error::forbidden("not_yours", "You can only delete your own notes."));
            }
            tx.run(DELETE, args![note_id])?;
            live::notes_changed(tx, &application)?;
            list_notes(tx, &step)
        })
        .await
}
