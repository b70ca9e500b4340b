//! The partner subscription in the admin area: what partners get, and who they are.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::Partner;
use super::store;
use crate::app::{App, Write};
use crate::audit::{self, Action};
use crate::identity::Me;
use crate::site::{self, model::MAX_INSTRUCTIONS_CHARS};
use crate::web::{List, Paged, Paging, Result, Validator, page::Unfiltered};

/// Returns the people who are partners today, in the order in which their months end; days of grace count.
#[utoipa::path(get, path = "/api/admin/partners", operation_id = "admin_partners", tag = "money", params(Paging), responses(
    (status = 200, body = List<Partner>)))]
pub async fn list(
    State(app): State<App>,
    Paged { page, .. }: Paged<Unfiltered, (String, i64)>,
) -> Result<axum::Json<List<Partner>>> {
    Ok(axum::Json(app.db.read(move |tx| store::list(tx, &page)).await?))
}

/// What partners get.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PartnerOffer {
    /// What partners get, in the site's text markup; while it's empty, nobody can subscribe.
    #[schema(max_length = 1000)]
    partner_offer: String,
}

/// Saves what partners get. Without it, months that have begun go on, but nobody can start one.
#[utoipa::path(put, path = "/api/admin/partner-offer", operation_id = "admin_partner_offer", tag = "money", request_body = PartnerOffer, responses(
    (status = 200, body = PartnerOffer)))]
pub async fn put_offer(State(app): State<App>, me: Me, write: Write<PartnerOffer>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let mut checks = Validator::default();
            checks.at_most(&body.partner_offer, MAX_INSTRUCTIONS_CHARS, "partnerOffer");
            checks.finish()?;
            let partner_offer = body.partner_offer.trim().to_owned();
            site::store::set_partner_offer(tx, &partner_offer)?;
            let name = "partner_offer_changed";
            audit::record(tx, &Action { actor: Some(me.id), name, subject_kind: "site", subject: 1, reason: "" })?;
            Ok(PartnerOffer { partner_offer })
        })
        .await
}
