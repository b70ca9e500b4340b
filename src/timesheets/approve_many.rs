//! Approving the hours of several people in one write.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::access::act_on;
use super::act::approve_sheet;
use super::model::Action;
use crate::app::{App, Write};
use crate::contracts;
use crate::contracts::access::relations_of;
use crate::contracts::model::Side;
use crate::identity::Me;
use crate::ids::ContractId;
use crate::web::{Error, Result, Validator};

/// Maximum number of timesheets that are approved at once.
const MAX_SHEETS: usize = 50;

/// A timesheet to approve.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct SheetToApprove {
    /// The contract.
    contract_id: ContractId,
    /// The first day of its week, YYYY-MM-DD.
    #[schema(min_length = 10, max_length = 10)]
    week: String,
    /// The version that the caller saw.
    version: i64,
}

/// Timesheets to approve. All of them are approved, or none.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ApproveMany {
    /// The timesheets, 1 to 50.
    #[schema(min_items = 1, max_items = 50)]
    sheets: Vec<SheetToApprove>,
}

/// What was approved.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ApprovedMany {
    /// How many timesheets.
    approved: usize,
}

/// Approves the hours of several people, each for its week.
#[utoipa::path(post, path = "/api/timesheets/approve", operation_id = "timesheets_approve_many", tag = "timesheets", request_body = ApproveMany, responses(
    (status = 200, body = ApprovedMany), (status = 404), (status = 409, description = "wrong_state, changed")))]
pub async fn approve_many(State(app): State<App>, me: Me, write: Write<ApproveMany>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let mut checks = Validator::default();
            let fits = (1..=MAX_SHEETS).contains(&body.sheets.len());
            checks.require(fits, "sheets", "Approve 1 to 50 weeks at once.");
            checks.finish()?;
            for sheet in &body.sheets {
                let contract = contracts::store::find(tx, sheet.contract_id)?.ok_or_else(Error::not_found)?;
                if relations_of(tx, &contract, me.id)?.0 != Some(Side::Employer) {
                    return Err(Error::not_found());
                }
                let version = Some(sheet.version);
                act_on(tx, (contract, Side::Employer, me.id), &sheet.week, (Action::Approve, version), approve_sheet)?;
            }
            Ok(ApprovedMany { approved: body.sheets.len() })
        })
        .await
}
