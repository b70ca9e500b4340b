//! The API for the site's settings.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::app::Write;
use crate::audit::{self, Action};
use crate::db::{Result as DbResult, Tx, value};
use crate::identity::Me;
use crate::ids::PlaceId;
use crate::pages::site_view::{self, Site};
use crate::site::contact::{self, Contact};
use crate::site::dispute_rules::{self, DisputeRules};
use crate::site::maps::{self, Maps};
use crate::site::model::{self, Fees, NewSite, Rules};
use crate::site::pay_rules::{self, PayRules};
use crate::site::payment_rules::{self, PaymentRules};
use crate::site::protection::{self, Protection};
use crate::site::store;
use crate::site::time_rules::{self, TimeRules};
use crate::statements;
use crate::web::{Error, Result, Validator};

/// Returns the site's public settings.
#[utoipa::path(get, path = "/api/site", tag = "operator", responses((status = 200, body = Site)))]
pub async fn get_site(State(app): State<App>) -> Result<axum::Json<Site>> {
    Ok(axum::Json(app.db.read(site_view::site).await.map_err(Error::from)?))
}

/// New values of the site's settings.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Settings {
    #[schema(max_length = 100)]
    name: String,
    /// Name of the town, optionally with its state: "Alder Creek, OR".
    #[schema(max_length = 100)]
    town: String,
    place_id: Option<PlaceId>,
    #[schema(max_length = 60)]
    zone: Option<String>,
    /// ISO 4217 currency code; can't change once anything has a price.
    #[schema(max_length = 3)]
    currency: String,
    /// Brand color, `#rrggbb`.
    #[schema(max_length = 7)]
    brand: String,
    fees: Fees,
    /// Applications a worker may send per day; unchanged if omitted.
    #[schema(minimum = 1, maximum = 1000)]
    apply_limit: Option<i64>,
    /// Default reply deadline of a new job, in days; unchanged if omitted.
    #[schema(minimum = 1, maximum = 60)]
    reply_days: Option<i64>,
    /// Days an employer has to approve remote work; unchanged if omitted.
    #[schema(minimum = 1, maximum = 60)]
    approve_days: Option<i64>,
    /// Days an employer has to approve work done at a place; unchanged if omitted.
    #[schema(minimum = 1, maximum = 60)]
    local_approve_days: Option<i64>,
    /// Whether messages that look like a scam are refused; unchanged if omitted.
    block_risky_messages: Option<bool>,
    /// How hours of work count; unchanged if omitted.
    time_rules: Option<TimeRules>,
    /// The clock of disputes, and who hears appeals; unchanged if omitted.
    dispute_rules: Option<DisputeRules>,
    /// What the two sides of a contract may confirm without the password; unchanged if omitted.
    payment_rules: Option<PaymentRules>,
    /// Where the links to maps lead; unchanged if omitted.
    maps: Option<Maps>,
    /// What jobs pay at the least; unchanged if omitted.
    pay_rules: Option<PayRules>,
    /// Watermark and copy protection; unchanged if omitted.
    protection: Option<Protection>,
    /// How to reach the office; unchanged if omitted.
    contact: Option<Contact>,
}

statements! {
    HAS_PRICES = "SELECT EXISTS (SELECT 1 FROM jobs WHERE budget_min IS NOT NULL OR budget_max IS NOT NULL) OR EXISTS (SELECT 1 FROM applications)
              OR EXISTS (SELECT 1 FROM profiles WHERE rate IS NOT NULL) OR EXISTS (SELECT 1 FROM fees WHERE amount > 0)";
}

/// Whether anything has a price, so the currency can't change anymore.
fn has_prices(tx: &mut Tx) -> DbResult<bool> {
    tx.one(HAS_PRICES, &[], value)
}

/// Saves the site's settings.
#[utoipa::path(put, path = "/api/site", tag = "operator", request_body = Settings, responses(
    (status = 200, body = Site), (status = 409, description = "currency_frozen")))]
pub async fn put_site(State(app): State<App>, me: Me, write: Write<Settings>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let body = body.clone();
            let new = NewSite {
                name: body.name,
                town: body.town,
                place_id: body.place_id,
                zone: body.zone,
                currency: body.currency,
                brand: body.brand,
            };
            let mut checks = Validator::default();
            let town = model::validate(&mut checks, "", &new);
            model::validate_fees(&mut checks, &body.fees);
            let current = store::settings(tx)?;
            let rules = Rules {
                apply_limit: body.apply_limit.unwrap_or(current.apply_limit),
                reply_days: body.reply_days.unwrap_or(current.reply_days),
                approve_days: body.approve_days.unwrap_or(current.approve_days),
                local_approve_days: body.local_approve_days.unwrap_or(current.local_approve_days),
                block_risky_messages: body.block_risky_messages.unwrap_or(current.block_risky_messages),
            };
            model::validate_rules(&mut checks, rules);
            let dispute_rules = body.dispute_rules.unwrap_or(current.dispute_rules);
            dispute_rules.check(&mut checks);
            let payment_rules = body.payment_rules.unwrap_or(current.payment_rules);
            payment_rules.check(&mut checks);
            let maps = body.maps.unwrap_or(current.maps);
            maps.check(&mut checks);
            let pay_rules = body.pay_rules.unwrap_or(current.pay_rules);
            pay_rules.check(&mut checks);
            let protection = body.protection.unwrap_or(current.protection);
            protection.check(&mut checks);
            let time_rules = body.time_rules.unwrap_or(current.time_rules);
            time_rules.check(&mut checks);
            let contact = body.contact.unwrap_or(current.contact);
            contact.check(&mut checks);
            checks.finish()?;
            let town = town.ok_or_else(Error::internal)?;
            if current.currency != new.currency && has_prices(tx)? {
                return Err(Error::conflict(
                    "currency_frozen",
                    "Something already has a price, so the currency can’t change.",
                ));
            }
            store::save(tx, &new, &town, &body.fees)?;
            store::set_rules(tx, rules)?;
            dispute_rules::save(tx, &dispute_rules)?;
            payment_rules::save(tx, &payment_rules)?;
            maps::save(tx, &maps)?;
            if body.pay_rules.is_some() {
                pay_rules::save(tx, &pay_rules)?;
            }
            protection::save(tx, &protection)?;
            time_rules::save(tx, &time_rules)?;
            contact::save(tx, &contact)?;
            let name = "site_settings_changed";
            audit::record(tx, &Action { actor: Some(me.id), name, subject_kind: "site", subject: 1, reason: "" })?;
            Ok(site_view::site(tx)?)
        })
        .await
}
