//! The outbox in the office: what became of each mail, and handing out links.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::app::Write;
use crate::audit::{self, Action};
use crate::db::Tx;
use crate::identity::{self, Caller, Me};
use crate::ids::MailId;
use crate::mail::listing::{self, Filter};
use crate::mail::model::{Mail, MailState};
use crate::mail::server;
use crate::web::qr::{self, QrCode};
use crate::web::{Error, Json, List, NoBody, Paged, Paging, Path, Result};

/// Query parameters of the outbox.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    /// Only mails in this state; ignored when an address is searched for.
    state: Option<MailState>,
    /// Only mails with a link to hand out, or only those without one; ignored with a state.
    has_link: Option<bool>,
    /// Only mails to this address.
    #[param(max_length = 254)]
    address: Option<String>,
}

/// Lists the mail of the last 30 days, newest first.
#[utoipa::path(get, path = "/api/admin/mail", operation_id = "mail_outbox", tag = "mail", params(Paging, ListQuery), responses(
    (status = 200, body = List<Mail>)))]
pub async fn get_outbox(
    State(app): State<App>,
    Paged { filter, page }: Paged<ListQuery>,
) -> Result<axum::Json<List<Mail>>> {
    let filter = match (filter.address.filter(|text| !text.trim().is_empty()), filter.state) {
        (Some(address), _) => Filter::Address(address),
        (None, Some(state)) => Filter::State(state),
        (None, None) => filter.has_link.map_or(Filter::All, |has| if has { Filter::Links } else { Filter::Others }),
    };
    let found = app.db.read(move |tx| listing::list(tx, &filter, &page)).await.map_err(Error::from)?;
    Ok(axum::Json(found))
}

/// Sends a mail now that is waiting or was refused, even if the mail server couldn't be used a moment ago.
#[utoipa::path(post, path = "/api/admin/mail/{id}/retry", operation_id = "mail_retry", tag = "mail", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Mail), (status = 409, description = "too_late")))]
pub async fn retry_mail(
    State(app): State<App>,
    me: Me,
    Path(id): Path<MailId>,
    write: Write<NoBody>,
) -> Result<Response> {
    let retry = |tx: &mut Tx, id| {
        server::resume(tx)?;
        listing::retry(tx, id)
    };
    write.ok(&app, move |tx, _| act(tx, &me, id, "mail_retry", retry)).await
}

/// Discards a mail that wasn't sent.
#[utoipa::path(post, path = "/api/admin/mail/{id}/discard", operation_id = "mail_discard", tag = "mail", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Mail), (status = 409, description = "too_late")))]
pub async fn discard_mail(
    State(app): State<App>,
    me: Me,
    Path(id): Path<MailId>,
    write: Write<NoBody>,
) -> Result<Response> {
    write.ok(&app, move |tx, _| act(tx, &me, id, "mail_discard", listing::discard)).await
}

fn act(
    tx: &mut Tx,
    me: &Me,
    id: MailId,
    name: &str,
    change: fn(&mut Tx, MailId) -> crate::db::Result<bool>,
) -> Result<Mail> {
    listing::find(tx, id)?.ok_or_else(Error::not_found)?;
    if !change(tx, id)? {
        return Err(Error::conflict("too_late", "This email was sent, discarded or is too old by now."));
    }
    audit::record(tx, &Action { actor: Some(me.id), name, subject_kind: "mail", subject: id.0, reason: "" })?;
    listing::find(tx, id)?.ok_or_else(Error::not_found)
}

/// A link to hand out.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HandedLink {
    /// The link. Whoever has it can use it.
    url: String,
    /// Who it's for.
    address: String,
    /// Until when it works, in milliseconds since the epoch.
    expires_at: i64,
    /// The link as a QR code.
    code: QrCode,
}

/// Returns the link of a mail that wasn't sent, so that staff can hand it out. It's recorded, and nobody gets the link of an
/// account with a higher staff level than their own. The response is a secret, so it's never stored under an idempotency key.
#[utoipa::path(post, path = "/api/admin/mail/{id}/link", operation_id = "mail_link", tag = "mail", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = HandedLink), (status = 403), (status = 409, description = "no_link")))]
pub async fn hand_out(
    State(app): State<App>,
    me: Me,
    Path(id): Path<MailId>,
    Json(NoBody {}): Json<NoBody>,
) -> Result<axum::Json<HandedLink>> {
    let (by, level) = (me.id, me.staff);
    let (mail, path) = app
        .write(Caller(Some(me)), move |tx| {
            let mail = listing::find(tx, id)?.ok_or_else(Error::not_found)?;
            if let Some(user) = mail.user
                && identity::store::role_and_staff(tx, user)?.1 > level
            {
                return Err(Error::forbidden("higher_staff", "This link is for someone with a higher staff role."));
            }
            let path = listing::path(tx, id)?.filter(|_| mail.has_link);
            let path = path.ok_or_else(|| Error::conflict("no_link", "This email has no link that still works."))?;
            let action = Action {
                actor: Some(by),
                name: "mail_link",
                subject_kind: "mail",
                subject: id.0,
                reason: mail.kind.as_str(),
            };
            audit::record(tx, &action)?;
            Ok((mail, path))
        })
        .await?;
    let url = format!("{}{path}", app.origin.as_str());
    let code = qr::code(&url)?;
    Ok(axum::Json(HandedLink { url, address: mail.address, expires_at: mail.expires_at, code }))
}
