//! Small cash payments. The side that received one may confirm it without the password; the payer hears of it at once and can
//! contest it for a day. Confirming anything else asks for the password.

use super::model::Method;
use super::store;
use super::store::payments as rows;
use super::view::Payment;
use crate::clock::DAY;
use crate::contracts::model::Side;
use crate::db::{self, Tx};
use crate::ids::{PaymentId, UserId};
use crate::policy::Step;
use crate::site;
use crate::web::Result;

/// How often somebody may confirm without the password in 24 hours. Counting the site's days would allow six around midnight.
const MAX_A_DAY: i64 = 3;
/// How long it can be contested, in milliseconds.
const CONTESTABLE_FOR: i64 = DAY;

/// Asks for the password to confirm a payment, unless it's a little cash. Returns until when the payer can contest it; `None`
/// if it's confirmed with the password.
///
/// # Errors
/// 401 if the caller has to enter the password.
pub fn ask_for_password(tx: &mut Tx, step: &Step<PaymentId>, (payment, side): (&Payment, Side)) -> Result<Option<i64>> {
    if step.me.stepped_up || !is_exempt(tx, payment, side, step.me.id)? {
        step.ask_for_password()?;
        return Ok(None);
    }
    Ok(Some(tx.now() + CONTESTABLE_FOR))
}

fn is_exempt(tx: &mut Tx, payment: &Payment, side: Side, user: UserId) -> db::Result<bool> {
    let is_payee = payment.kind.payee() == side;
    let is_new = payment.replaces_id.is_none();
    if payment.method != Method::Cash || !is_payee || !is_new || !can_be_turned_back(tx, payment)? {
        return Ok(false);
    }
    let limit = site::payment_rules::find(tx)?.small_cash;
    Ok(payment.amount <= limit && rows::count_without_password(tx, user, tx.now() - DAY)? < MAX_A_DAY)
}

/// Whether contesting it could bill again what its confirmation credits. Expenses and extras are billed once.
fn can_be_turned_back(tx: &mut Tx, payment: &Payment) -> db::Result<bool> {
    match payment.invoice_id.filter(|_| payment.kind.is_refund()) {
        Some(invoice) => Ok(store::get(tx, invoice)?.about.has_commission()),
        None => Ok(true),
    }
}
