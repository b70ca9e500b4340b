//! What invoices say about a worker, an employer or the site: names, addresses and tax.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::store::billing::{self, Owner};
use crate::app::{App, Write};
use crate::audit::{self, Action};
use crate::db::Tx;
use crate::employers;
use crate::identity::Me;
use crate::ids::EmployerId;
use crate::policy::Step;
use crate::web::{Error, Result, Validator};

const MAX_NAME_CHARS: usize = 200;
const MAX_ADDRESS_CHARS: usize = 500;
const MAX_TAX_ID_CHARS: usize = 60;
const MAX_TAX_NAME_CHARS: usize = 40;

/// What invoices say about someone.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = BillingDetails)]
pub struct Billing {
    /// Name; the account's or the employer's name if it's empty.
    #[schema(max_length = 200)]
    pub name: String,
    /// Address in several lines.
    #[schema(max_length = 500)]
    pub address: String,
    /// Tax or business number, as it should be printed.
    #[schema(max_length = 60)]
    pub tax_id: String,
    /// What the tax is called, such as "VAT"; only a worker's counts, because workers issue the invoices.
    #[schema(max_length = 40)]
    pub tax_name: String,
    /// Tax in the agreed amounts, in hundredths of a percent; 0 if none is charged. Only a worker's counts.
    #[schema(minimum = 0, maximum = 10_000)]
    pub tax_rate: i64,
}

impl Billing {
    fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.line_at_most(&self.name, MAX_NAME_CHARS, "name");
        checks.at_most(&self.address, MAX_ADDRESS_CHARS, "address");
        checks.line_at_most(&self.tax_id, MAX_TAX_ID_CHARS, "taxId");
        checks.line_at_most(&self.tax_name, MAX_TAX_NAME_CHARS, "taxName");
        checks.require((0..=10_000).contains(&self.tax_rate), "taxRate", "Enter a rate from 0 to 100 percent.");
        let is_named = self.tax_rate == 0 || !self.tax_name.trim().is_empty();
        checks.require(is_named, "taxName", "Enter what the tax is called, such as sales tax or VAT.");
        checks.finish()
    }
}

fn save(tx: &mut Tx, owner: Owner, details: &Billing) -> Result<Billing> {
    details.check()?;
    billing::save(tx, owner, details)?;
    Ok(billing::find(tx, owner)?)
}

/// Returns what the caller's own invoices say about them.
#[utoipa::path(get, path = "/api/billing", operation_id = "billing_mine", tag = "payments", responses(
    (status = 200, body = Billing)))]
pub async fn mine(State(app): State<App>, me: Me) -> Result<axum::Json<Billing>> {
    Ok(axum::Json(app.db.read(move |tx| Ok::<_, Error>(billing::find(tx, Owner::Worker(me.id))?)).await?))
}

/// Changes what the caller's own invoices say about them. Invoices that were issued stay as they are.
#[utoipa::path(put, path = "/api/billing", operation_id = "billing_save_mine", tag = "payments", request_body = Billing, responses(
    (status = 200, body = Billing)))]
pub async fn save_mine(State(app): State<App>, me: Me, write: Write<Billing>) -> Result<Response> {
    write.ok(&app, move |tx, details| save(tx, Owner::Worker(me.id), details)).await
}

/// Returns what invoices say about an employer, to those who may pay for it.
#[utoipa::path(get, path = "/api/employers/{id}/billing", operation_id = "billing_of_employer", tag = "payments", params(("id" = i64, Path)), responses(
    (status = 200, body = Billing), (status = 403)))]
pub async fn of_employer(State(app): State<App>, step: Step<EmployerId>) -> Result<axum::Json<Billing>> {
    let found = app
        .db
        .read(move |tx| {
            employers::access::authorize(tx, &step, |rights| rights.pay)?;
            Ok::<_, Error>(billing::find(tx, Owner::Employer(step.id))?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Changes what invoices say about an employer. Invoices that were issued stay as they are.
#[utoipa::path(put, path = "/api/employers/{id}/billing", operation_id = "billing_save_of_employer", tag = "payments", params(("id" = i64, Path)), request_body = Billing, responses(
    (status = 200, body = Billing), (status = 403)))]
pub async fn save_of_employer(
    State(app): State<App>,
    step: Step<EmployerId>,
    write: Write<Billing>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, details| {
            employers::access::authorize(tx, &step, |rights| rights.pay)?;
            save(tx, Owner::Employer(step.id), details)
        })
        .await
}

/// Returns what invoices say about the site.
#[utoipa::path(get, path = "/api/admin/billing", operation_id = "admin_billing", tag = "payments", responses(
    (status = 200, body = Billing)))]
pub async fn of_site(State(app): State<App>) -> Result<axum::Json<Billing>> {
    Ok(axum::Json(app.db.read(|tx| Ok::<_, Error>(billing::find(tx, Owner::Site)?)).await?))
}

/// Changes what invoices say about the site. Invoices that were issued stay as they are.
#[utoipa::path(put, path = "/api/admin/billing", operation_id = "admin_billing_save", tag = "payments", request_body = Billing, responses(
    (status = 200, body = Billing)))]
pub async fn save_of_site(State(app): State<App>, me: Me, write: Write<Billing>) -> Result<Response> {
    write
        .ok(&app, move |tx, details| {
            let saved = save(tx, Owner::Site, details)?;
            let name = "billing_details_changed";
            audit::record(tx, &Action { actor: Some(me.id), name, subject_kind: "site", subject: 1, reason: "" })?;
            Ok(saved)
        })
        .await
}
