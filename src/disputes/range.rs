//! Sealing what a side would accept.

use axum::extract::State as AppState;
use axum::response::Response;

use super::access::act;
use super::model::{Action, Ending, Range, meet};
use super::store::ranges;
use super::view::DisputeRoom;
use super::{end, notify, stage};
use crate::app::{App, Write};
use crate::ids::DisputeId;
use crate::money::format::format_amount;
use crate::policy::Step;
use crate::web::{Result, Validator};

/// Seals what the caller's side would accept that the worker gets. Nobody else ever sees it, and it can't be changed in this
/// round. Once both sides have sealed theirs, the dispute is settled if they meet.
#[utoipa::path(post, path = "/api/disputes/{id}/range", operation_id = "disputes_range", tag = "disputes", params(("id" = i64, Path)), request_body = Range, responses(
    (status = 200, body = DisputeRoom), (status = 409, description = "wrong_state")))]
pub async fn seal(AppState(app): AppState<App>, step: Step<DisputeId>, write: Write<Range>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let mut room = act(tx, &step, Action::Range, |tx, own| {
                let (dispute, side) = (&own.dispute, own.side()?);
                let most = format_amount(dispute.claim, &dispute.currency);
                let mut checks = Validator::default();
                let message = format!("Enter an amount from 0 to {most}.");
                checks.require((0..=dispute.claim).contains(&body.min), "min", message.clone());
                checks.require((0..=dispute.claim).contains(&body.max), "max", message);
                checks.require(body.min <= body.max, "max", "The most can’t be less than the least.");
                checks.finish()?;
                ranges::seal(tx, dispute.id, side, *body)?;
                let Some(other) = ranges::of_side(tx, dispute.id, side.other())? else {
                    let text = "One side sealed its range.";
                    return Ok(notify::acted(tx, dispute, (side, own.user), text, |who, work| {
                        format!("{who} sealed a range. Seal yours: “{work}”")
                    })?);
                };
                match meet(*body, other) {
                    Some(amount) => Ok(end::end(tx, dispute, Ending::Ranges, Some(amount))?),
                    None => Ok(stage::next_round(tx, dispute)?),
                }
            })?;
            // Responses are kept for a while, for repeated requests, and so would the range.
            room.dispute.own_range = None;
            Ok(room)
        })
        .await
}
