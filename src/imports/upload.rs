//! Reading a file while it arrives.
//!
//! ```text
//! request ─ bytes ─► parser (a thread of its own) ─ rows ─► database
//! ```
//!
//! Each arrow is a short queue, so that memory is bounded however fast the client sends. The parts run on their own: if
//! the client goes away, the parser reaches the end of its input and the import is deleted.

use std::io::{self, Read};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::response::Response;
use serde::Deserialize;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use utoipa::IntoParams;

use super::feed::{self, Feed, FeedError, Record};
use super::guess::contents::Contents;
use super::guess::{self, earlier};
use super::model::{Counts, ImportDetails, State as Stage};
use super::store::{self, File};
use super::{api, rows, work};
use crate::app::App;
use crate::app::write;
use crate::clock::MINUTE;
use crate::db::{self, Room, Tx};
use crate::identity::{Caller, Me};
use crate::ids::{ImportId, UserId};
use crate::text;
use crate::web::body::Frames;
use crate::web::{Error, Query, Result, token};

/// Maximum size of a file, in bytes.
const MAX_BYTES: usize = 50 * 1024 * 1024;
/// Parts of the file that wait for the parser.
const FRAMES: usize = 16;
/// Batches of rows that wait for the database.
const BATCHES: usize = 2;
/// Rows per transaction, and their size in bytes from which on a batch is full.
const BATCH_ROWS: usize = 200;
const BATCH_BYTES: usize = 512 * 1024;
/// Rows that people see while they match the columns.
const SAMPLES: usize = 5;
/// Characters that they see of each text.
const SAMPLE_CHARS: usize = 200;
const MAX_NAME_CHARS: usize = 200;
/// Files that can be stored without being imported. The older ones have to be imported or discarded first.
const MAX_WAITING: i64 = 10;
/// An upload that wrote nothing for so long isn't going on: the slowest accepted client fills a batch in nine minutes.
const STALLED: i64 = 10 * MINUTE;

/// Query string of an upload.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct UploadQuery {
    /// Name of the file.
    #[param(max_length = 200)]
    name: String,
}

/// Uploads a file of jobs of at most 50 MB: CSV, JSON, an RSS, Atom or other XML feed, or a saved web page.
/// Nothing is imported yet. Repeating the request with its `Idempotency-Key` returns the same import.
#[utoipa::path(post, path = "/api/admin/imports", operation_id = "admin_imports_upload", tag = "imports", params(UploadQuery), request_body(content = Vec<u8>, content_type = "application/octet-stream", description = "The bytes of the file"), responses(
    (status = 201, body = ImportDetails), (status = 409, description = "import_running or too_many_imports"), (status = 422, description = "unreadable_file"), (status = 507)))]
pub async fn upload(
    State(app): State<App>,
    me: Me,
    Query(query): Query<UploadQuery>,
    request: Request,
) -> Result<Response> {
    app.db.admit(Room::Upload)?;
    let (parts, body) = request.into_parts();
    let key = write::read_key(&parts.headers)?.unwrap_or_else(token::random_id);
    let too_large: fn() -> Error = || Error::file_too_large("Choose a file of 50 MB or less.");
    let mut frames = Frames::new(body, MAX_BYTES, too_large)?;
    let name = text::truncate(&query.name, MAX_NAME_CHARS);
    if name.is_empty() {
        return Err(Error::bad_request("no_name", "The file needs a name."));
    }
    let user = me.id;
    let started = {
        let name = name.clone();
        app.write(Caller(Some(me)), move |tx| start(tx, user, &key, &name)).await?
    };
    let id = match started {
        Started::Now(id) => id,
        Started::Before(id) => return api::created(&app, id).await,
    };
    let (bytes, parser) = channel(FRAMES);
    let reading = tokio::spawn(read(app.clone(), id, name, parser));
    let sent = send(&mut frames, bytes).await;
    // If the file didn't arrive whole, that's why it couldn't be read.
    sent.and(reading.await.map_err(|_| Error::internal())?)?;
    api::created(&app, id).await
}

enum Started {
    Now(ImportId),
    Before(ImportId),
}

/// Starts an import, unless this upload arrived before, another import is in progress, or too many files are stored.
fn start(tx: &mut Tx, user: UserId, key: &str, name: &str) -> Result<Started> {
    if let Some((id, stage)) = store::uploaded(tx, user, key)?
        && stage != Stage::Uploading
    {
        return Ok(Started::Before(id));
    }
    if let Some(other) = store::busy(tx)? {
        let stalled = store::find(tx, other)?.is_some_and(|import| {
            import.summary.state == Stage::Uploading && import.summary.updated_at < tx.now() - STALLED
        });
        if !stalled {
            return Err(api::running());
        }
        store::discard(tx, other)?;
        work::start(tx, other)?;
    }
    if store::waiting(tx)? >= MAX_WAITING {
        return Err(Error::conflict(
            "too_many_imports",
            "There are ten files that weren’t imported yet. Import or discard one of them first.",
        ));
    }
    Ok(Started::Now(store::insert(tx, user, key, name)?))
}

/// A part of the file; `None` after the last one.
type Frame = Option<Bytes>;

/// Passes the request's body on to the parser.
async fn send(frames: &mut Frames, parser: Sender<Frame>) -> Result<()> {
    // If the parser gave up, it says why. Browsers read a response only once they sent everything.
    while let Some(data) = frames.next().await? {
        let _ = parser.send(Some(data)).await;
    }
    let _ = parser.send(None).await;
    Ok(())
}

/// Reads the file into rows, and deletes the import if that fails.
async fn read(app: App, id: ImportId, name: String, bytes: Receiver<Frame>) -> Result<()> {
    let (sender, batches) = channel(BATCHES);
    let file_name = name.clone();
    let parser = tokio::task::spawn_blocking(move || parse(&file_name, bytes, &sender));
    let saved = save(&app, id, batches).await;
    let parsed = parser.await.map_err(|_| Error::internal())?;
    let outcome = match (saved, parsed) {
        (Err(error), _) => Err(Error::from(error)),
        (_, Err(FeedError::Interrupted)) => Err(Error::too_slow()),
        (_, Err(error)) => Err(Error::unprocessable("unreadable_file", error.to_string())),
        (Ok(()), Ok(file)) => match finish(&app, id, name, file).await {
            Ok(true) => return Ok(()),
            // It stalled, and another upload took its place.
            Ok(false) => Err(Error::too_slow()),
            Err(error) => Err(Error::from(error)),
        },
    };
    while app.db.write(move |tx| work::delete(tx, id)).await? {}
    outcome
}

/// Ends the upload with a guess how to read the file. Returns false if it was deleted in the meantime.
async fn finish(app: &App, id: ImportId, name: String, file: File) -> db::Result<bool> {
    // It compares many rows, so it isn't part of the write, for which everybody else would wait.
    let file = Arc::new(file);
    let compared = Arc::clone(&file);
    let guess = app.db.read(move |tx| earlier::recall(tx, id, &name, &compared)).await?;
    app.db.write(move |tx| store::set_file(tx, id, &file, &guess)).await
}

/// Writes the rows batch by batch, until another upload takes this one's place.
async fn save(app: &App, id: ImportId, mut batches: Receiver<Vec<Record>>) -> db::Result<()> {
    while let Some(batch) = batches.recv().await {
        app.db.admit(Room::Upload)?;
        if !app.db.write(move |tx| add(tx, id, &batch)).await? {
            break;
        }
    }
    Ok(())
}

/// Adds rows; returns false if the upload has ended in the meantime.
fn add(tx: &mut Tx, id: ImportId, batch: &[Record]) -> db::Result<bool> {
    if store::state(tx, id)? != Some(Stage::Uploading) {
        return Ok(false);
    }
    store::set_progress(tx, id, batch.last().map_or(0, |row| row.position), &Counts::default())?;
    rows::insert(tx, id, batch)?;
    Ok(true)
}

/// Parses the file and passes its rows on in batches.
fn parse(name: &str, bytes: Receiver<Frame>, rows: &Sender<Vec<Record>>) -> std::result::Result<File, FeedError> {
    let (mut samples, mut batch, mut size, mut total) = (Vec::new(), Vec::new(), 0, 0);
    let mut contents = Contents::default();
    let feed = feed::read(Arriving { bytes, current: Bytes::new(), ended: false }, &mut |row| {
        contents.add(&row.cells);
        if samples.len() < SAMPLES {
            samples.push(row.cells.iter().map(|cell| text::truncate(cell, SAMPLE_CHARS)).collect());
        }
        total = row.position;
        size += row.cells.iter().map(String::len).sum::<usize>();
        batch.push(row);
        if batch.len() < BATCH_ROWS && size < BATCH_BYTES {
            return Ok(());
        }
        size = 0;
        rows.blocking_send(std::mem::take(&mut batch)).map_err(|_| FeedError::Interrupted)
    })?;
    if !batch.is_empty() {
        rows.blocking_send(batch).map_err(|_| FeedError::Interrupted)?;
    }
    let Feed { format, columns, source } = feed;
    let guess = guess::guess(&columns, &contents, name, source);
    Ok(File { format, columns, samples, total, guess })
}

/// The file as it arrives.
struct Arriving {
    bytes: Receiver<Frame>,
    current: Bytes,
    ended: bool,
}

impl Read for Arriving {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.current.is_empty() && !self.ended {
            // Without the frame that says so, the file has no end.
            let frame = self.bytes.blocking_recv().ok_or(io::ErrorKind::UnexpectedEof)?;
            self.ended = frame.is_none();
            self.current = frame.unwrap_or_default();
        }
        let count = buffer.len().min(self.current.len());
        buffer[..count].copy_from_slice(&self.current.split_to(count));
        Ok(count)
    }
}
