//! Downloads, streamed in chunks so that a whole file is never in memory.

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
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

/// Query string of a download.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct DownloadQuery {
    /// Size to download; `full` if omitted. Only photos have a small size.
    size: Option<Size>,
}

/// Downloads a file.
/// A photo is visible to anyone who has its URL; a document only to its owner and to anyone who may see an
/// application it is attached to.
#[utoipa::path(get, path = "/api/files/{token}", operation_id = "files_download", tag = "files", params(("token" = String, Path), DownloadQuery), responses(
    (status = 200, content_type = "image/jpeg"), (status = 304, description = "Not modified")))]
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
    let etag = format!("\"{}-{}\"", stored.file.token, size.as_str());
    let cached = stored.file.kind == Kind::Photo
        && headers.get(header::IF_NONE_MATCH).is_some_and(|sent| sent.as_bytes() == etag.as_bytes());
    let mut response = if cached {
        StatusCode::NOT_MODIFIED.into_response()
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
    };
    let always = [
        (header::CONTENT_TYPE, file.media_type.clone()),
        (header::CONTENT_DISPOSITION, content_disposition(disposition, &file.name)),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::ETAG, etag.to_owned()),
    ];
    let policy = policy.map(|policy| (header::CONTENT_SECURITY_POLICY, policy.to_owned()));
    always.into_iter().chain(policy).collect()
}

fn chunks(db: Db, id: FileId, size: Size) -> impl stream::Stream<Item = db::Result<Bytes>> + Send {
    stream::try_unfold((db, 0), move |(db, position)| async move {
        let chunk = db.read(move |tx| store::chunk(tx, id, size, position)).await?;
        Ok(chunk.map(|data| (Bytes::from(data), (db, position + 1))))
    })
}
