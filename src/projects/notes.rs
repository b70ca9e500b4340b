//! Notes on the work, with photos and documents, that both sides of a contract read.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::{App, Write};
use crate::clock::MINUTE;
use crate::contracts::access::{authorize, reads_any};
use crate::contracts::model::Side;
use crate::contracts::notify::{Message, record};
use crate::db::{self, Row, Tx, value};
use crate::files;
use crate::files::model::{File, Kind};
use crate::ids::{ContractId, FileId, ProjectNoteId, UserId};
use crate::policy::Step;
use crate::subject::Subject;
use crate::text::is_blank;
use crate::web::{Error, NoBody, Path, Result, Validator};
use crate::{args, statements};

const MAX_NOTES: i64 = 100;
const MAX_TEXT_CHARS: usize = 2_000;
const MAX_FILES: usize = 10;
/// How long the author can delete a note, in milliseconds. After that, it's part of the record.
const DELETE_TIME: i64 = 15 * MINUTE;

statements! {
    LIST = "SELECT n.id, n.side, n.user_id, u.name, n.text, n.created_at FROM project_notes n JOIN users u ON u.id = n.user_id WHERE n.contract_id = $1 ORDER BY n.id DESC LIMIT 100";
    FIND = "SELECT n.id, n.side, n.user_id, u.name, n.text, n.created_at FROM project_notes n JOIN users u ON u.id = n.user_id WHERE n.contract_id = $1 AND n.id = $2";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM project_notes WHERE contract_id = $1";
    INSERT = "INSERT INTO project_notes (contract_id, side, user_id, text, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING id";
    DELETE = "DELETE FROM project_notes WHERE id = $1";
    CONTRACTS_OF_FILE = "SELECT n.contract_id FROM file_uses f CROSS JOIN project_notes n WHERE f.file_id = $1 AND f.kind = 'project_note' AND n.id = f.subject_id LIMIT 20";
}

/// A note on the work.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ProjectNote)]
pub struct Note {
    id: ProjectNoteId,
    /// The side that wrote it.
    side: Side,
    /// Name of the person who wrote it.
    author: String,
    text: String,
    files: Vec<File>,
    created_at: i64,
    /// Whether the caller can delete it.
    can_delete: bool,
}

/// The notes of a contract, newest first.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ProjectNotes)]
pub struct Notes {
    items: Vec<Note>,
    /// Whether the caller can add one.
    can_add: bool,
}

/// A new note.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NewProjectNote)]
pub struct NewNote {
    /// The text; it may be empty if there are files.
    #[serde(default)]
    #[schema(max_length = 2000)]
    text: String,
    /// Tokens of uploaded pictures and documents.
    #[serde(default)]
    #[schema(max_items = 10)]
    file_tokens: Vec<String>,
}

impl NewNote {
    /// Checks the note and returns its files.
    fn check(&self, tx: &mut Tx, user: UserId) -> Result<Vec<FileId>> {
        let mut checks = Validator::default();
        let is_blank = is_blank(&self.text) && self.file_tokens.is_empty();
        checks.require(!is_blank, "text", "Write a note or add a file.");
        checks.at_most(&self.text, MAX_TEXT_CHARS, "text");
        checks.require(self.file_tokens.len() <= MAX_FILES, "fileTokens", format!("Add up to {MAX_FILES} files."));
        let mut found = Vec::new();
        for token in self.file_tokens.iter().take(MAX_FILES) {
            let file = files::store::find_private(tx, token, user)?.filter(|stored| stored.file.kind != Kind::Voice);
            checks.require(file.is_some(), "fileTokens", "One of these files no longer exists. Add it again.");
            found.extend(file.map(|stored| stored.id));
        }
        checks.finish()?;
        Ok(found)
    }
}

/// Lists the notes on a contract's work, newest first.
#[utoipa::path(get, path = "/api/contracts/{id}/notes", operation_id = "project_notes_list", tag = "projects", params(("id" = i64, Path)), responses(
    (status = 200, body = Notes)))]
pub async fn list(State(app): State<App>, step: Step<ContractId>) -> Result<axum::Json<Notes>> {
    let found = app
        .db
        .read(move |tx| {
            let contract = authorize(tx, &step)?;
            let can_add = contract.own_side.is_some() && contract.active_at.is_some();
            let rows = tx.all(LIST, args![contract.id], row)?;
            let items = rows.into_iter().map(|row| view(tx, row, step.me.id)).collect::<db::Result<_>>()?;
            Ok::<_, Error>(Notes { items, can_add })
        })
        .await?;
    Ok(axum::Json(found))
}

/// Adds a note, with pictures or documents.
#[utoipa::path(post, path = "/api/contracts/{id}/notes", operation_id = "project_notes_create", tag = "projects", params(("id" = i64, Path)), request_body = NewNote, responses(
    (status = 201, body = Note), (status = 409, description = "wrong_state, too_many_notes")))]
pub async fn create(State(app): State<App>, step: Step<ContractId>, write: Write<NewNote>) -> Result<Response> {
    write
        .created(&app, move |tx, new| {
            let contract = authorize(tx, &step)?;
            let side = contract.own_side.ok_or_else(Error::internal)?;
            let files = new.check(tx, step.me.id)?;
            if tx.one(COUNT, args![contract.id], value::<i64>)? >= MAX_NOTES {
                return Err(Error::conflict(
                    "too_many_notes",
                    "A contract has at most 100 notes. Send a message instead.",
                ));
            }
            let row_args = args![contract.id, side.as_str(), step.me.id, new.text.trim(), tx.now()];
            let id: ProjectNoteId = tx.insert(INSERT, row_args)?;
            files.iter().try_for_each(|file| files::store::add_use(tx, *file, Subject::ProjectNote(id)))?;
            let text = if files.is_empty() { "A note was added." } else { "A note with files was added." };
            record(tx, &contract, &Message { kind: "note_added", actor: Some((side, step.me.id)), text })?;
            let found = tx.one(FIND, args![contract.id, id], row)?;
            Ok(view(tx, found, step.me.id)?)
        })
        .await
}

/// Deletes one of the caller's own notes, within 15 minutes, and returns it.
#[utoipa::path(delete, path = "/api/contracts/{id}/notes/{noteId}", operation_id = "project_notes_delete", tag = "projects", params(("id" = i64, Path), ("noteId" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Note), (status = 403, description = "forbidden, not_yours, too_late")))]
pub async fn delete(
    State(app): State<App>,
    step: Step<ContractId>,
    Path((_, id)): Path<(ContractId, ProjectNoteId)>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let contract = authorize(tx, &step)?;
            let found = tx.find(FIND, args![contract.id, id], row)?.ok_or_else(Error::not_found)?;
            if found.user != step.me.id {
                return Err(Error::forbidden("not_yours", "You can only delete your own notes."));
            }
            let note = view(tx, found, step.me.id)?;
            if !note.can_delete {
                return Err(Error::forbidden("too_late", "A note can be deleted for 15 minutes."));
            }
            files::store::remove_uses(tx, Subject::ProjectNote(id))?;
            tx.run(DELETE, args![id])?;
            let side = contract.own_side.ok_or_else(Error::internal)?;
            let actor = Some((side, step.me.id));
            record(tx, &contract, &Message { kind: "note_deleted", actor, text: "A note was deleted." })?;
            Ok(note)
        })
        .await
}

/// Whether the file is in a note of a contract that the person may read.
pub fn file_readable_by(tx: &mut Tx, file: FileId, user: UserId) -> db::Result<bool> {
    let contracts = tx.all(CONTRACTS_OF_FILE, args![file], value)?;
    reads_any(tx, contracts, user)
}

struct Stored {
    id: ProjectNoteId,
    side: Side,
    user: UserId,
    author: String,
    text: String,
    created_at: i64,
}

fn row(row: &mut Row) -> db::Result<Stored> {
    let (id, side, user) = (row.take()?, row.take()?, row.take()?);
    Ok(Stored { id, side, user, author: row.take()?, text: row.take()?, created_at: row.take()? })
}

fn view(tx: &mut Tx, stored: Stored, me: UserId) -> db::Result<Note> {
    let Stored { id, side, user, author, text, created_at } = stored;
    let files = files::store::all_used_by(tx, Subject::ProjectNote(id))?;
    let can_delete = user == me && tx.now() < created_at + DELETE_TIME;
    Ok(Note { id, side, author, text, files, created_at, can_delete })
}
