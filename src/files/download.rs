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
    let range = headers.get(header::RANGE).filter(|_| stored.file.kind == Kind::Voice);
    let range = range.map_or(Asked::Whole, |range| Asked::parse(range, length));
    let etag = format!("\"{}-{}\"", stored.file.token, size.as_str());
    let cached = stored.file.kind == Kind::Photo
        && headers.get(header::IF_NONE_MATCH).is_some_and(|sent| sent.as_bytes() == etag.as_bytes());
    let mut response = if cached {
        StatusCode::NOT_MODIFIED.into_response()
    } else if let Asked::Part(first, end) = range {
        part(&app.db, stored.id, (first, end), length).await?
    } else if range == Asked::Nothing {
        let size = [(header::CONTENT_RANGE, format!("bytes */{length}"))];
        (StatusCode::RANGE_NOT_SATISFIABLE, size).into_response()
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

/// Which bytes a request asks for (RFC 9110, section 14.1.2).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Asked {
    /// All of them. A header that isn't one range of bytes is ignored.
    Whole,
    /// The first byte, and the one after the last.
    Part(i64, i64),
    /// Bytes past the end.
    Nothing,
}

impl Asked {
    /// Reads a range such as `bytes=0-99`, `bytes=100-` or `bytes=-50`.
    fn parse(header: &HeaderValue, length: i64) -> Self {
        let text = header.to_str().unwrap_or_default();
        let Some((unit, range)) = text.split_once('=') else { return Self::Whole };
        let Some((first, last)) = range.split_once('-').filter(|_| unit.eq_ignore_ascii_case("bytes")) else {
            return Self::Whole;
        };
        let (first, end) = match (position(first), position(last)) {
            (Some(first), Some(last)) if first <= last => (first, last.saturating_add(1).min(length)),
            (Some(first), None) if last.is_empty() => (first, length),
            (None, Some(count)) if first.is_empty() => ((length - count).max(0), length),
            _ => return Self::Whole,
        };
        if first < end { Self::Part(first, end) } else { Self::Nothing }
    }
}

/// Reads a number without a sign. One that is too large for any file is as good as the largest.
fn position(digits: &str) -> Option<i64> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(i64::MAX))
}

/// Returns a range of a file that is small enough to be read at once.
async fn part(db: &Db, id: FileId, (first, end): (i64, i64), length: i64) -> Result<Response> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_as_rfc_9110_says() {
        for (text, asked) in [
            ("bytes=0-9", Asked::Part(0, 10)),
            ("Bytes=90-", Asked::Part(90, 100)),
            ("bytes=-30", Asked::Part(70, 100)),
            ("bytes=-300", Asked::Part(0, 100)),
            ("bytes=5-99999999999999999999", Asked::Part(5, 100)),
            ("bytes=-99999999999999999999", Asked::Part(0, 100)),
            ("bytes=100-", Asked::Nothing),
            ("bytes=99999999999999999999-", Asked::Nothing),
            ("bytes=-0", Asked::Nothing),
            ("bits=0-1", Asked::Whole),
            ("bytes=0-1,3-4", Asked::Whole),
            ("bytes=9-5", Asked::Whole),
            ("bytes=--5", Asked::Whole),
            ("bytes=+1-5", Asked::Whole),
            ("bytes=-", Asked::Whole),
            ("bytes", Asked::Whole),
        ] {
            assert_eq!(Asked::parse(&HeaderValue::from_static(text), 100), asked, "{text}");
        }
    }
}
