//! Uploading and deleting files.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use super::model::{
    File, Kind, MAX_BYTES_PER_DAY, MAX_DOCUMENT_BYTES, MAX_FILES_PER_DAY, MAX_PHOTO_BYTES, Size, is_pdf, sanitize_name,
};
use super::store::{self, NewFile, Stored};
use super::{picture, voice};
use crate::app::App;
use crate::app::Write;
use crate::app::write::FileBody;
use crate::clock::{DAY, SECOND};
use crate::db::{Room, Tx};
use crate::identity::{Caller, Me, standing};
use crate::ids::UserId;
use crate::policy::{Grant, Relation, Target};
use crate::site::brake;
use crate::site::limits::{self, Limits};
use crate::warnings;
use crate::web::day_budget::Budget;
use crate::web::turns::Asker;
use crate::web::{Error, NoBody, Path, Query, Result, token};

/// Query string of an upload.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct UploadQuery {
    /// `photo`, `document`, `picture` or `voice`.
    kind: Kind,
    /// Name of the file on the user's device.
    #[serde(default)]
    #[param(max_length = 1000)]
    name: String,
}

/// Uploads a file.
/// Photos and pictures are re-encoded, so that only their pixels are stored; documents must be PDFs, and voice notes WebM
/// with Opus or MP4 with AAC. An unused file is deleted after a week.
#[utoipa::path(post, path = "/api/files", operation_id = "files_upload", tag = "files", params(UploadQuery), request_body(content = Vec<u8>, content_type = "application/octet-stream", description = "The bytes, as image/jpeg, image/png, application/pdf, audio/webm or audio/mp4"), responses(
    (status = 201, body = File), (status = 409, description = "unknown_person"), (status = 429, description = "quota or unknown_network"), (status = 507)))]
pub async fn upload(
    State(app): State<App>,
    me: Me,
    asker: Asker,
    Query(query): Query<UploadQuery>,
    write: Write<FileBody>,
) -> Result<Response> {
    app.db.admit(Room::Upload)?;
    // Check the quota before any work, and again in the write transaction.
    let length = i64::try_from(write.body.0.len()).unwrap_or(i64::MAX);
    let limits = app.db.read(move |tx| check_room(tx, me.id, length)).await?;
    if let Some(limits) = limits {
        // Counted when it's tried, so that refused files count, too.
        let most = limits.address_megabytes * MEGABYTE;
        let spent = app.day_budgets.spend(Budget::StrangerBytes, asker.client, length, most, app.clock.now());
        spent.map_err(|seconds| Error::rate_limited_with("unknown_network", MANY_BYTES, seconds))?;
    }
    let name = sanitize_name(&query.name, query.kind);
    let warning = warnings::of(&name, true).into_iter().next();
    app.db.read(move |tx| brake::check(tx, "name", warning)).await?;
    let bytes = write.body.0.clone();
    let sha256 = token::sha256_hex(&bytes);
    let new = match query.kind {
        Kind::Photo | Kind::Picture => photo(&app, asker, query.kind, name, bytes).await?,
        Kind::Document => document(name, &bytes)?,
        Kind::Voice => voice_note(&name, &bytes)?,
    };
    let length = new.sizes.first().map_or(0, |(_, data)| i64::try_from(data.len()).unwrap_or(i64::MAX));
    write
        .created(&app, move |tx, _| {
            check_room(tx, me.id, length)?;
            Ok(store::insert(tx, me.id, &new, &sha256)?)
        })
        .await
}

async fn photo(app: &App, asker: Asker, kind: Kind, name: String, bytes: axum::body::Bytes) -> Result<NewFile> {
    if bytes.len() > MAX_PHOTO_BYTES {
        return Err(Error::file_too_large("Photos can be up to 10 MB."));
    }
    let photo = picture::photo(bytes, &app.limits, asker).await?;
    Ok(NewFile {
        token: token::secret().0,
        kind,
        name,
        media_type: "image/jpeg",
        pixels: Some((photo.width.into(), photo.height.into())),
        duration: None,
        sizes: vec![(Size::Full, photo.full), (Size::Small, photo.small)],
    })
}

fn document(name: String, bytes: &[u8]) -> Result<NewFile> {
    if bytes.len() > MAX_DOCUMENT_BYTES {
        return Err(Error::file_too_large("Documents can be up to 5 MB."));
    }
    if !is_pdf(bytes) {
        return Err(Error::unprocessable("not_a_pdf", "Choose a PDF file."));
    }
    let sizes = vec![(Size::Full, bytes.to_vec())];
    let token = token::secret().0;
    Ok(NewFile {
        token,
        kind: Kind::Document,
        name,
        media_type: "application/pdf",
        pixels: None,
        duration: None,
        sizes,
    })
}

fn voice_note(name: &str, bytes: &[u8]) -> Result<NewFile> {
    let voice = voice::check(bytes)?;
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    Ok(NewFile {
        token: token::secret().0,
        kind: Kind::Voice,
        name: format!("{stem}{}", voice.ending),
        media_type: voice.media_type,
        pixels: None,
        duration: i64::try_from(voice.duration).ok(),
        sizes: vec![(Size::Full, bytes.to_vec())],
    })
}

const MEGABYTE: i64 = 1024 * 1024;

const MANY_BYTES: &str = "New people on your network uploaded a lot today. Confirm your email address in your settings, or ask \
                          the office for a code.";

/// Checks how much a person may store, so that nobody can fill the disk. Returns the site's limits if the person is a stranger.
fn check_room(tx: &mut Tx, user: UserId, added_bytes: i64) -> Result<Option<Limits>> {
    check_quota(tx, user, added_bytes)?;
    let standing = standing::find(tx, user)?;
    if standing.is_known {
        return Ok(None);
    }
    let limits = limits::find(tx)?;
    if standing.stored_bytes + added_bytes > limits.stranger_megabytes * MEGABYTE {
        let most = limits.stranger_megabytes;
        let detail = format!(
            "Until the site knows you, you can store {most} MB. Confirm your email address in your settings, or ask the office for a code."
        );
        return Err(Error::conflict("unknown_person", detail));
    }
    Ok(Some(limits))
}

/// Enforces each user's daily upload quota.
fn check_quota(tx: &mut Tx, user: UserId, added_bytes: i64) -> Result<()> {
    let now = tx.now();
    let (files, bytes, first) = store::uploaded_since(tx, user, now - DAY)?;
    if files < MAX_FILES_PER_DAY && bytes + added_bytes <= MAX_BYTES_PER_DAY {
        return Ok(());
    }
    let wait = u32::try_from((first + DAY - now) / SECOND).unwrap_or(0);
    Err(Error::rate_limited_with(
        "quota",
        "You’ve reached the limit of 100 files or 50 MB a day. Try again tomorrow.",
        i64::from(wait),
    ))
}

/// Finds a file that the caller may read.
///
/// # Errors
/// 404 when it doesn't exist or the caller may not read it.
pub fn find_readable(tx: &mut Tx, grant: Grant, caller: &Caller, token: &str) -> Result<Stored> {
    let stored = store::find(tx, token)?.ok_or_else(Error::not_found)?;
    let relations = relations(tx, caller, &stored)?;
    let target = Target { relations: &relations, state: stored.file.kind.as_str(), visible: false };
    // Someone who may not read a document must not learn that it exists, so this is never a 409.
    if grant.allows(caller, &target) { Ok(stored) } else { Err(Error::not_found()) }
}

fn relations(tx: &mut Tx, caller: &Caller, stored: &Stored) -> Result<Vec<Relation>> {
    let Some(user) = caller.id() else { return Ok(Vec::new()) };
    let owner = (stored.owner == user).then_some(Relation::Owner);
    let reader = store::can_read(tx, stored.id, user)?.then_some(Relation::Reader);
    Ok(owner.into_iter().chain(reader).collect())
}

/// Deletes a file and removes it from wherever its owner uses it.
/// A file attached to an application cannot be deleted.
#[utoipa::path(delete, path = "/api/files/{token}", operation_id = "files_delete", tag = "files", params(("token" = String, Path)), responses(
    (status = 200, body = File)))]
pub async fn delete(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(token): Path<String>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let caller = Caller(Some(me.clone()));
            let stored = store::find(tx, &token)?.ok_or_else(Error::not_found)?;
            let state = if store::is_attached(tx, stored.id)? { "attached" } else { "loose" };
            let relations: &[Relation] = if stored.owner == me.id { &[Relation::Owner] } else { &[] };
            grant.check(&caller, &Target { relations, state, visible: false })?;
            store::delete(tx, stored.id)?;
            Ok(stored.file)
        })
        .await
}
