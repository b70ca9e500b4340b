//! Contesting a confirmation of cash that needed no password.

use axum::extract::State;
use axum::response::Response;

use super::model::PaymentState;
use super::note::Note;
use super::notify::{self, News};
use super::record::REMIND_AFTER;
use super::store::payments as rows;
use super::view::Payment;
use super::{access, store, turn_back};
use crate::app::{App, Write};
use crate::contracts::model::Side;
use crate::ids::PaymentId;
use crate::policy::Step;
use crate::web::{Error, Result};

/// Turns back a confirmation that needed no password, within a day. Its receipt's number stays used. The payment is recorded
/// again, for the other side to confirm with the password or to deny.
#[utoipa::path(post, path = "/api/payments/{id}/contest", operation_id = "payments_contest", tag = "payments", params(("id" = i64, Path)), request_body = Note, responses(
    (status = 200, body = Payment), (status = 409, description = "wrong_state, not_yours, with_password, too_late, given_back, in_dispute")))]
pub async fn contest(State(app): State<App>, step: Step<PaymentId>, write: Write<Note>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let (payment, contract, side) = access::payment(tx, &step)?;
            let side = side.ok_or_else(Error::internal)?;
            let note = body.text()?;
            require_contestable(&payment, side, tx.now())?;
            turn_back::check(tx, &payment)?;
            rows::contest(tx, payment.id, step.me.id, note)?;
            let invoice = turn_back::turn_back(tx, &contract, &payment, step.me.id)?;
            rows::record_again(tx, payment.id, invoice, (step.me.id, tx.now() + REMIND_AFTER))?;
            store::update_contract(tx, contract.id)?;
            let contested = rows::get(tx, step.id)?;
            notify::payment(tx, &contract, &contested, News::Contested, (side, step.me.id))?;
            notify::contested_by_own_side(tx, &contract, &contested, side)?;
            Ok(contested)
        })
        .await
}

/// Checks that a side can contest a confirmed payment now.
fn require_contestable(payment: &Payment, side: Side, now: i64) -> Result<()> {
    debug_assert!(payment.state == PaymentState::Confirmed, "the policy allows nothing else");
    if payment.side != side {
        return Err(Error::conflict("not_yours", "Only the side that recorded it can contest it."));
    }
    match payment.contest_until {
        None => Err(Error::conflict("with_password", "It was confirmed with the password, so it can’t be contested.")),
        Some(until) if until <= now => {
            let detail = "The day to contest it is over. If it’s wrong, open a dispute.";
            Err(Error::conflict("too_late", detail))
        }
        Some(_) => Ok(()),
    }
}
