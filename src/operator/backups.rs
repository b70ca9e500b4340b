//! The copies of the database that the server makes: one every night, and one for each download.

use std::fs::File;
use std::os::unix::fs::FileExt as _;
use std::path::Path;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;
use tokio::sync::oneshot;
use utoipa::ToSchema;

use crate::app::copies::{Prepared, Turn};
use crate::app::{App, Write};
use crate::audit::{self, Action};
use crate::clock::{MINUTE, date_in};
use crate::db::{self, Room, nightly};
use crate::files::model::content_disposition;
use crate::identity::Me;
use crate::site;
use crate::web::{Error, NoBody, Result};

/// How long a copy waits for its download, in milliseconds.
const WAIT: i64 = 10 * MINUTE;
/// Bytes that are read from the copy at a time.
const CHUNK: usize = 256 * 1024;

/// Makes the copy of tonight if there's none. Not while the site isn't set up, the server's clock isn't trusted, or nothing can be
/// written. Returns whether it made one.
///
/// # Errors
/// If the copy can't be made; it's tried again after an hour.
pub async fn make_nightly_if_due(app: &App) -> db::Result<bool> {
    let now = app.clock.now();
    let may = app.copies.is_nightly && app.clock.read().is_trusted() && app.db.read_only().is_none();
    if !may || app.copies.has_just_failed(now) {
        return Ok(false);
    }
    let (is_set_up, zone) =
        app.db.read(|tx| Ok::<_, db::Error>((site::store::exists(tx)?, site::store::zone(tx)?))).await?;
    let night = nightly::night(&zone, now);
    if !is_set_up || nightly::list(app.db.path(), &night)?.iter().any(|copy| copy.night == night) {
        return Ok(false);
    }
    // Whoever downloads a copy right now has the turn; a minute later it's free.
    let Some(turn) = app.copies.take_turn() else { return Ok(false) };
    let made = make_nightly(app, turn, night).await;
    if made.is_err() {
        app.copies.record_failure(now);
    }
    made.map(|()| true)
}

async fn make_nightly(app: &App, turn: Turn, night: String) -> db::Result<()> {
    app.db.admit(Room::Schedule)?;
    let db = app.db.clone();
    let path = on_thread(turn, move |_| db.make_nightly(&night)).await??;
    tracing::info!(copy = %path.display(), "made the nightly copy of the database and verified it");
    app.db.write(site::store::record_backup).await
}

/// Runs on its own thread, which holds the turn even after the request that asked for it is gone.
async fn on_thread<T: Send + 'static>(
    mut turn: Turn,
    work: impl FnOnce(&mut Option<Prepared>) -> T + Send + 'static,
) -> db::Result<T> {
    let (sender, receiver) = oneshot::channel();
    // Unlike the runtime's own threads, it doesn't hold up the end of the program.
    std::thread::Builder::new().name("db-copy".to_owned()).spawn(move || {
        let done = work(&mut turn);
        drop(turn);
        let _ = sender.send(done);
    })?;
    receiver.await.map_err(|_| db::Error::Invalid("the copy ended early".to_owned()))
}

/// A copy of the database that waits for its download.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DatabaseCopy {
    /// The name of the file.
    name: String,
    /// Its size in bytes.
    bytes: u64,
}

/// Makes and verifies a copy of the whole database, for `GET /api/admin/backup` to download within ten minutes. It isn't kept.
#[utoipa::path(post, path = "/api/admin/backup", operation_id = "backups_prepare", tag = "operator", request_body = NoBody, responses(
    (status = 200, body = DatabaseCopy), (status = 409, description = "copy_running, copy_failed")))]
pub async fn prepare(State(app): State<App>, me: Me, write: Write<NoBody>) -> Result<Response> {
    let turn = app.copies.take_turn().ok_or_else(|| {
        Error::conflict("copy_running", "The database is being copied right now. Try again in a minute.")
    })?;
    let zone = app.db.read(|tx| site::store::zone(tx).map_err(Error::from)).await?;
    let (db, now, user) = (app.db.clone(), app.clock.now(), me.id);
    let name = format!("jobstead-{}.db", date_in(&zone, now));
    let made = on_thread(turn, move |prepared| {
        let (file, bytes) = open_without_name(&db.make_download()?)?;
        *prepared = Some(Prepared { user, file, bytes, name: name.clone(), until: now + WAIT });
        Ok::<_, db::Error>(DatabaseCopy { name, bytes })
    });
    let backup = made.await.flatten().map_err(|e| match e {
        db::Error::Invalid(reason) => Error::conflict("copy_failed", format!("No copy was made: {reason}.")),
        e => e.into(),
    })?;
    let response = write
        .ok(&app, move |tx, _| {
            let name = "backup_downloaded";
            audit::record(tx, &Action { actor: Some(me.id), name, subject_kind: "site", subject: 1, reason: "" })?;
            Ok(backup.clone())
        })
        .await?;
    tracing::warn!(by = %user, "an operator downloads a copy of the database");
    Ok(response)
}

/// Opens a file and deletes its name, so that it's gone as soon as nobody reads it anymore, however that ends.
fn open_without_name(path: &Path) -> db::Result<(Arc<File>, u64)> {
    let file = File::open(path)?;
    std::fs::remove_file(path)?;
    let bytes = file.metadata()?.len();
    Ok((Arc::new(file), bytes))
}

/// Downloads the copy that the caller had made with `POST /api/admin/backup`, once.
#[utoipa::path(get, path = "/api/admin/backup", operation_id = "backups_download", tag = "operator", responses(
    (status = 200, content_type = "application/vnd.sqlite3"), (status = 404)))]
pub async fn download(State(app): State<App>, me: Me) -> Result<Response> {
    app.copies.drop_expired(app.clock.now());
    let mut turn = app.copies.take_turn().ok_or_else(Error::not_found)?;
    let prepared = turn.take_if(|prepared| prepared.user == me.id).ok_or_else(Error::not_found)?;
    let headers = [
        (header::CONTENT_TYPE, "application/vnd.sqlite3".to_owned()),
        (header::CONTENT_LENGTH, prepared.bytes.to_string()),
        (header::CONTENT_DISPOSITION, content_disposition("attachment", &prepared.name)),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, Body::from_stream(chunks(prepared.file))).into_response())
}

fn chunks(file: Arc<File>) -> impl stream::Stream<Item = std::io::Result<Bytes>> + Send {
    stream::try_unfold((file, 0_u64), |(file, position)| async move {
        let reader = Arc::clone(&file);
        let read = tokio::task::spawn_blocking(move || {
            let mut chunk = vec![0; CHUNK];
            let length = reader.read_at(&mut chunk, position)?;
            chunk.truncate(length);
            Ok::<_, std::io::Error>(chunk)
        });
        let chunk = read.await.map_err(std::io::Error::other)??;
        let next = position + chunk.len() as u64;
        Ok((!chunk.is_empty()).then(|| (Bytes::from(chunk), (file, next))))
    })
}
