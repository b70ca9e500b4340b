//! Sealing what a side would accept. Nothing that is stored, sent or logged has the numbers, or says which side sealed.

use axum::extract::State as AppState;
use axum::response::Response;

use super::access::{Own, act};
use super::model::{Action, Ending, Range, meet};
use super::store::ranges;
use super::{end, notify, stage};
use crate::app::{App, Write};
use crate::db::Tx;
use crate::ids::DisputeId;
use crate::money::format::format_amount;
use crate::policy::Step;
use crate::web::{Error, Result, Validator};

/// Seals what the caller's side would accept that the worker gets. Nobody ever sees it, and it can't be changed in this
/// round. Once both sides have sealed theirs, the dispute is settled if they meet. The response is always the same.
#[utoipa::path(post, path = "/api/disputes/{id}/range", operation_id = "disputes_range", tag = "disputes", params(("id" = i64, Path)), request_body = Range, responses(
    (status = 204), (status = 409, description = "wrong_state")))]
pub async fn seal(AppState(app): AppState<App>, step: Step<DisputeId>, write: Write<Range>) -> Result<Response> {
    write.done(&app, move |tx, body| act(tx, &step, Action::Range, |tx, own| seal_now(tx, own, *body)).map(drop)).await
}

fn seal_now(tx: &mut Tx, own: &Own, range: Range) -> Result<()> {
    let (dispute, side) = (&own.dispute, own.side()?);
    let most = format_amount(dispute.claim, &dispute.currency);
    let mut checks = Validator::default();
    let message = format!("Enter an amount from 0 to {most}.");
    checks.require((0..=dispute.claim).contains(&range.min), "min", message.clone());
    checks.require((0..=dispute.claim).contains(&range.max), "max", message);
    checks.require(range.min <= range.max, "max", "The most can’t be less than the least.");
    checks.finish()?;
    let Some(sealed) = ranges::of_round(tx, dispute.id)? else {
        let detail = "The site was restarted, so this round is about to begin again. Try again in a minute.";
        return Err(Error::conflict("wrong_state", detail));
    };
    let Some(other) = sealed.of(side.other()) else {
        ranges::seal(tx, dispute.id, side, range)?;
        return Ok(notify::happened(tx, dispute, "One side sealed its range.", "One side sealed its range")?);
    };
    match meet(range, other) {
        Some(amount) => Ok(end::end(tx, dispute, Ending::Ranges, Some(amount))?),
        None => Ok(stage::next_round(tx, dispute)?),
    }
}
