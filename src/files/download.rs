//! Downloads, streamed in chunks so that a whole file is never in memory.

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{TryStreamExt as _, stream};
use serde::Deserialize;
use utoipa::IntoParams;

use super::api::find_readable;
use super::model::{File, Kind, Size, content_disposition};
use super::store;
use crate::app::App;
use crate::db::{self, Db};
use crate::identity::Caller;
use crate::ids::FileId;
use crate::policy::Grant;
use crate::web::{Error, Path, Query, Result};

/// Keeps documents from running anything in a browser.
const SANDBOX: &str = "sandbox; default-src 'none'";
/// A photo's URL always serves the same image.
const IMMUTABLE: &str = "private, max-age=31536000, immutable";
/// Pictures and voice notes of a conversation: read again and again for a day, on a weak line.
const FOR_A_DAY: &str = "private, max-age=86400";

/// Query string of a download.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct DownloadQuery {
    /// Size to download; `full` if omitted. Only photos have a small size.
    size: Option<Size>,
}

/// Downloads a file.
/// A photo is visible to anyone who has its URL; any other file only to its owner and to anyone who may see an application
/// or a message it is attached to. Voice notes can be read in ranges, which players ask for.
#[utoipa::path(get, path = "/api/files/{token}", operation_id = "files_download", tag = "files", params(("token" = String, Path), DownloadQuery), responses(
    (status = 200, content_type = "image/jpeg"), (status = 206, description = "The range"), (status = 304, description = "Not modified"), (status = 416, description = "No such range")))]
pub async fn download(
    State(app): State<App>,
    grant: Grant,
    caller: Caller,
    Path(token): Path<String>,
    Query(query): Query<DownloadQuery>,
    headers: HeaderMap,
) -> Result<Response> {
    let size = query.size.unwrap_or(Size::Full);
    let (stored, length) = app
        .db
        .read(move |tx| {
            let stored = find_readable(tx, grant, &caller, &token)?;
            let length = store::length(tx, stored.id, size)?;
            Ok::<_, Error>((stored, length))
        })
        .await?;
    if length == 0 {
        return Err(Error::not_found());
    }
    let range =
        headers.get(header::RANGE).filter(|_| stored.file.kind == Kind::Voice).map(|range| Range::parse(range, length));
    let etag = format!("\"{}-{}\"", stored.file.token, size.as_str());
    let cached = stored.file.kind == Kind::Photo
        && headers.get(header::IF_NONE_MATCH).is_some_and(|sent| sent.as_bytes() == etag.as_bytes());
    let mut response = if cached {
        StatusCode::NOT_MODIFIED.into_response()
    } else if let Some(range) = range {
        part(&app.db, stored.id, range, length).await?
    } else {
        let body = Body::from_stream(chunks(app.db.clone(), stored.id, size));
        (StatusCode::OK, [(header::CONTENT_LENGTH, length)], body).into_response()
    };
    for (name, value) in response_headers(&stored.file, &etag) {
        // `content_disposition` returns only printable ASCII, so this is always a valid header value.
        response.headers_mut().insert(name, HeaderValue::from_str(&value).unwrap_or(HeaderValue::from_static("")));
    }
    Ok(response)
}

fn response_headers(file: &File, etag: &str) -> Vec<(HeaderName, String)> {
    let (disposition, cache, policy) = match file.kind {
        Kind::Photo => ("inline", IMMUTABLE, None),
        Kind::Document => ("attachment", "no-store", Some(SANDBOX)),
        Kind::Picture | Kind::Voice => ("inline", FOR_A_DAY, Some(SANDBOX)),
    };
    let ranges = (file.kind == Kind::Voice).then(|| (header::ACCEPT_RANGES, "bytes".to_owned()));
    let always = [
        (header::CONTENT_TYPE, file.media_type.clone()),
        (header::CONTENT_DISPOSITION, content_disposition(disposition, &file.name)),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::ETAG, etag.to_owned()),
    ];
    let policy = policy.map(|policy| (header::CONTENT_SECURITY_POLICY, policy.to_owned()));
    always.into_iter().chain(policy).chain(ranges).collect()
}

/// A range of bytes: the first, and the one after the last.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Range(i64, i64);

impl Range {
    /// Reads a range such as `bytes=0-99`, `bytes=100-` or `bytes=-50`; `None` if there's nothing there.
    fn parse(header: &HeaderValue, length: i64) -> Option<Self> {
        let (first, last) = header.to_str().ok()?.strip_prefix("bytes=")?.split_once('-')?;
        let (first, end) = match (first.parse::<i64>().ok(), last.parse::<i64>().ok()) {
            (Some(first), Some(last)) => (first, last.checked_add(1)?.min(length)),
            (Some(first), None) if last.is_empty() => (first, length),
            (None, Some(count)) if first.is_empty() => ((length - count).max(0), length),
            _ => return None,
        };
        (first >= 0 && first < end).then_some(Self(first, end))
    }
}

/// Returns a range of a file that is small enough to be read at once.
async fn part(db: &Db, id: FileId, range: Option<Range>, length: i64) -> Result<Response> {
    let Some(Range(first, end)) = range else {
        let size = [(header::CONTENT_RANGE, format!("bytes */{length}"))];
        return Ok((StatusCode::RANGE_NOT_SATISFIABLE, size).into_response());
    };
    let chunks: Vec<Bytes> = chunks(db.clone(), id, Size::Full).try_collect().await?;
    let whole = Bytes::from(chunks.concat());
    let (from, to) = (usize::try_from(first).unwrap_or(0), usize::try_from(end).unwrap_or(0));
    let headers = [(header::CONTENT_RANGE, format!("bytes {first}-{}/{length}", end - 1))];
    Ok((StatusCode::PARTIAL_CONTENT, headers, whole.slice(from..to.min(whole.len()))).into_response())
}

fn chunks(db: Db, id: FileId, size: Size) -> impl stream::Stream<Item = db::Result<Bytes>> + Send {
    stream::try_unfold((db, 0), move |(db, position)| async move {
        let chunk = db.read(move |tx| store::chunk(tx, id, size, position)).await?;
        Ok(chunk.map(|data| (Bytes::from(data), (db, position + 1))))
    })
}
