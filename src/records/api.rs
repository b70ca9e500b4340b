//! Reading, sharing and verifying records.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::WorkRecord;
use super::signature::{self, SignedRecord};
use super::{access, contents, store};
use crate::app::{App, Write};
use crate::db::{self, Tx};
use crate::identity::{Caller, Me};
use crate::ids::UserId;
use crate::policy::Grant;
use crate::web::extract::Json;
use crate::web::{Error, Path, Result, token};

fn signed(tx: &mut Tx, user: UserId, origin: &str) -> db::Result<SignedRecord> {
    let record = contents::of_person(tx, user, origin)?;
    Ok(store::key(tx)?.sign(&record))
}

/// Returns a person's signed work record: to themselves, and to everyone while they share it.
#[utoipa::path(get, path = "/api/people/{id}/record", operation_id = "records_of_person", tag = "records", params(("id" = i64, Path)), responses(
    (status = 200, body = SignedRecord)))]
pub async fn of_person(
    State(app): State<App>,
    grant: Grant,
    caller: Caller,
    Path(id): Path<UserId>,
) -> Result<axum::Json<SignedRecord>> {
    let origin = app.origin.as_str().to_owned();
    let found = app
        .db
        .read(move |tx| {
            access::authorize(tx, grant, &caller, id)?;
            Ok::<_, Error>(signed(tx, id, &origin)?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Returns the signed work record behind a link.
#[utoipa::path(get, path = "/api/records/{token}", operation_id = "records_by_link", tag = "records", params(("token" = String, Path)), responses(
    (status = 200, body = SignedRecord)))]
pub async fn by_link(State(app): State<App>, Path(token): Path<String>) -> Result<axum::Json<SignedRecord>> {
    let origin = app.origin.as_str().to_owned();
    let found = app
        .db
        .read(move |tx| {
            let user = access::by_link(tx, &token)?;
            Ok::<_, Error>(signed(tx, user, &origin)?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Whether the caller shares their work record.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordLink {
    /// Token of the link `/records/{token}`; null while it isn't shared.
    token: Option<String>,
}

/// Returns the link to the caller's work record.
#[utoipa::path(get, path = "/api/profile/record", operation_id = "records_link", tag = "records", responses(
    (status = 200, body = RecordLink)))]
pub async fn own_link(State(app): State<App>, me: Me) -> Result<axum::Json<RecordLink>> {
    let token = app.db.read(move |tx| store::link(tx, me.id)).await?;
    Ok(axum::Json(RecordLink { token }))
}

/// Whether to share a record.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ShareRecord {
    /// True to make a link, unless there is one; false to end it for good.
    is_shared: bool,
}

/// Shares the caller's work record with everyone, or stops sharing it. Sharing it again makes a new link.
#[utoipa::path(put, path = "/api/profile/record", operation_id = "records_share", tag = "records", request_body = ShareRecord, responses(
    (status = 200, body = RecordLink)))]
pub async fn share(State(app): State<App>, me: Me, write: Write<ShareRecord>) -> Result<Response> {
    let token = token::public_id();
    write
        .ok(&app, move |tx, body| {
            if body.is_shared {
                store::share(tx, me.id, &token)?;
            } else {
                store::stop_sharing(tx, me.id)?;
            }
            Ok(RecordLink { token: store::link(tx, me.id)? })
        })
        .await
}

/// A record with a valid signature.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VerifiedRecord {
    /// The record.
    record: WorkRecord,
    /// Thumbprint (RFC 7638) of the key that signed it.
    key: String,
    /// Whether it's the key of this site.
    is_own: bool,
}

/// Verifies the file of a work record, of this site or another. Nothing is stored.
#[utoipa::path(post, path = "/api/records/verify", operation_id = "records_verify", tag = "records", request_body = SignedRecord, responses(
    (status = 200, body = VerifiedRecord), (status = 422, description = "invalid_record")))]
pub async fn verify(State(app): State<App>, Json(file): Json<SignedRecord>) -> Result<axum::Json<VerifiedRecord>> {
    let verified = signature::verify(&file).map_err(|fault| Error::unprocessable("invalid_record", fault.words()))?;
    let own = app.db.read(|tx| Ok::<_, Error>(store::key(tx)?.thumbprint())).await?;
    let is_own = own == verified.key;
    Ok(axum::Json(VerifiedRecord { record: verified.record, key: verified.key, is_own }))
}
