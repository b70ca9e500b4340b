//! Confirming that money changed hands, and denying it.

use axum::extract::State;
use axum::response::Response;

use super::model::{About, PaymentKind, PaymentState, Subject};
use super::note::Note;
use super::notify::{self, News};
use super::store::payments as rows;
use super::store::ranges::{self, Kind};
use super::view::Payment;
use super::{access, credit, settle, small_cash, store};
use crate::app::{App, Write};
use crate::clock;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::events::Event;
use crate::ids::{PaymentId, UserId};
use crate::money::double_entry::{Account, EntryKind};
use crate::money::ledger::{self, EntryContext};
use crate::policy::Step;
use crate::site;
use crate::web::{Error, NoBody, Result};

/// Confirms a payment that the other side recorded. Its receipt gets a number, and it pays its invoice. Asks for the password
/// again, unless it's a little cash that the caller's side received.
#[utoipa::path(post, path = "/api/payments/{id}/confirm", operation_id = "payments_confirm", tag = "payments", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Payment), (status = 409, description = "wrong_state, own_payment, used_up")))]
pub async fn confirm(State(app): State<App>, step: Step<PaymentId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let (payment, contract, side) = access::payment(tx, &step)?;
            let side = side.filter(|side| *side != payment.side).ok_or_else(own_payment)?;
            if is_used_up(tx, &contract, &payment)? {
                let detail = "That much isn’t there to give back any more. Deny this refund and record another one.";
                return Err(Error::conflict("used_up", detail));
            }
            let contest_until = small_cash::ask_for_password(tx, &step, (&payment, side))?;
            record_confirmed(tx, &contract, &payment, step.me.id)?;
            rows::set_contest_until(tx, step.id, contest_until)?;
            let confirmed = rows::get(tx, step.id)?;
            let news = if contest_until.is_some() { News::ConfirmedWithoutPassword } else { News::Confirmed };
            notify::payment(tx, &contract, &confirmed, news, (side, step.me.id))?;
            Ok(confirmed)
        })
        .await
}

/// Whether an invoice, another refund or a dispute has used what a refund gives back since it was recorded.
fn is_used_up(tx: &mut Tx, contract: &Contract, payment: &Payment) -> db::Result<bool> {
    if payment.kind == PaymentKind::Payment {
        return Ok(false);
    }
    if let Some(id) = payment.invoice_id {
        let invoice = store::get(tx, id)?;
        return Ok(invoice.paid - invoice.refunded < payment.amount);
    }
    Ok(rows::sum_ahead(tx, contract.id)? < payment.amount)
}

fn own_payment() -> Error {
    Error::conflict("own_payment", "The other side confirms what you recorded.")
}

/// Says that a payment didn't happen; for the side that recorded it, takes it back.
#[utoipa::path(post, path = "/api/payments/{id}/deny", operation_id = "payments_deny", tag = "payments", params(("id" = i64, Path)), request_body = Note, responses(
    (status = 200, body = Payment), (status = 409, description = "wrong_state")))]
pub async fn deny(State(app): State<App>, step: Step<PaymentId>, write: Write<Note>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let (payment, contract, side) = access::payment(tx, &step)?;
            let side = side.ok_or_else(Error::internal)?;
            let note = body.text()?;
            let (state, news) = if side == payment.side {
                (PaymentState::Withdrawn, News::Withdrawn)
            } else {
                (PaymentState::Denied, News::Denied)
            };
            rows::close(tx, payment.id, state, step.me.id, note)?;
            store::update_contract(tx, contract.id)?;
            let closed = rows::get(tx, step.id)?;
            notify::payment(tx, &contract, &closed, news, (side, step.me.id))?;
            Ok(closed)
        })
        .await
}

/// Records a payment or a refund that both sides, or Stripe, confirmed.
pub(super) fn record_confirmed(tx: &mut Tx, contract: &Contract, payment: &Payment, by: UserId) -> db::Result<()> {
    let today = clock::date_in(&site::store::zone(tx)?, tx.now());
    let year = today.get(..4).and_then(|year| year.parse().ok()).ok_or_else(|| db::Error::Invalid(today.clone()))?;
    let number = ranges::take(tx, contract.worker.id, Kind::Receipt, year)?;
    let entry = entry(contract, payment, by, tx.now());
    let account = payment.method.account();
    match payment.kind {
        PaymentKind::Payment => {
            rows::confirm(tx, payment.id, by, (year, number), payment.amount)?;
            ledger::transfer(tx, EntryKind::Settled, entry, (account, Account::WorkOwed), payment.amount)?;
            if let Some(invoice) = payment.invoice_id {
                let invoice = store::get(tx, invoice)?;
                settle::use_for(tx, payment.id, &invoice)?;
            }
            settle::use_ahead(tx, contract)?;
            if payment.invoice_id.is_none() {
                tx.emit(Event::PaidForWork { payment: payment.id, by })?;
            }
        }
        PaymentKind::Refund => {
            rows::confirm(tx, payment.id, by, (year, number), 0)?;
            match payment.invoice_id {
                Some(invoice) => {
                    let invoice = store::get(tx, invoice)?;
                    if invoice.about == Subject::Expense {
                        rows::set_expenses(tx, payment.id)?;
                    }
                    credit::refund(tx, contract, &invoice, About::Refund(payment.id), payment.amount, by)?;
                }
                None => settle::give_back_ahead(tx, contract, payment)?,
            }
            ledger::transfer(tx, EntryKind::Repaid, entry, (Account::WorkOwed, account), payment.amount)?;
        }
    }
    store::update_contract(tx, contract.id)
}

/// What an entry of the ledger says about a payment.
pub(super) fn entry<'a>(contract: &'a Contract, payment: &'a Payment, by: UserId, now: i64) -> EntryContext<'a> {
    EntryContext {
        about: ledger::About::Payment(payment.id),
        title: &contract.job_title,
        employer: Some(contract.employer.id),
        currency: &payment.currency,
        note: &payment.note,
        by: Some(by),
        now,
    }
}
