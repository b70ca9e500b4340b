//! Recording that money changed hands. It counts once the other side confirms it.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{InvoiceKind, MAX_AMOUNT, MAX_PAYMENTS, Method, PaymentKind, Subject};
use super::notify::{self, News};
use super::store::payments as rows;
use super::view::{Invoice, Payment};
use super::{access, store};
use crate::app::{App, Write};
use crate::clock::{self, DAY};
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::Tx;
use crate::ids::{ContractId, InvoiceId, UserId};
use crate::money::format::format_amount;
use crate::policy::Step;
use crate::site;
use crate::string_enum;
use crate::web::{Error, Result, Validator};

const MAX_NOTE_CHARS: usize = 500;
/// The first day of which there are statements.
const FIRST_DAY: &str = "2000-01-01";
/// How long after it was recorded the other side is reminded to confirm it, in milliseconds.
pub const REMIND_AFTER: i64 = 3 * DAY;

string_enum! {
    /// What a payment is for.
    #[schema(as = PaymentTargetKind)]
    TargetKind {
        /// An approved milestone.
        Milestone = "milestone",
        /// The approved hours of a week.
        Timesheet = "timesheet",
        /// An invoice.
        Invoice = "invoice",
        /// The contract as a whole: the oldest open invoices, and what comes.
        Contract = "contract",
    }
}

/// What a payment is for.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = PaymentTarget)]
pub struct Target {
    /// What it is.
    kind: TargetKind,
    /// Its id.
    id: i64,
}

/// A payment between the two sides of a contract.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NewContractPayment)]
pub struct New {
    /// What it's for.
    #[serde(rename = "for")]
    target: Target,
    /// Amount in minor units.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    amount: i64,
    /// How it was paid.
    method: Method,
    /// Day of the payment, YYYY-MM-DD in the site's time zone: today or earlier.
    #[schema(min_length = 10, max_length = 10)]
    paid_on: String,
    /// Transfer number, or anything that helps the other side to recognize it.
    #[serde(default)]
    #[schema(max_length = 500)]
    note: String,
    /// Whether the worker gave it back to the employer.
    #[serde(default)]
    refund: bool,
}

/// Records a payment or a refund, for the other side to confirm.
#[utoipa::path(post, path = "/api/contracts/{id}/payments", operation_id = "payments_record", tag = "payments", params(("id" = i64, Path)), request_body = New, responses(
    (status = 201, body = Payment), (status = 409, description = "wrong_state, already_recorded, too_many_payments")))]
pub async fn record(State(app): State<App>, step: Step<ContractId>, write: Write<New>) -> Result<Response> {
    write
        .created(&app, move |tx, new| {
            let (contract, side) = access::contract(tx, &step)?;
            let side = side.ok_or_else(Error::internal)?;
            record_one(tx, &contract, (side, step.me.id), new)
        })
        .await
}

/// Records a payment or a refund of a side that may do so.
///
/// # Errors
/// 422 with the invalid fields; 409 if it's recorded already, or for too many.
pub fn record_one(tx: &mut Tx, contract: &Contract, by: (Side, UserId), new: &New) -> Result<Payment> {
    let invoice = new.check(tx, contract)?;
    if rows::count(tx, contract.id)? >= MAX_PAYMENTS {
        let detail = "A contract has at most 2,000 payments. Begin a new contract.";
        return Err(Error::conflict("too_many_payments", detail));
    }
    let row = rows::New {
        kind: if new.refund { PaymentKind::Refund } else { PaymentKind::Payment },
        invoice,
        amount: new.amount,
        method: new.method,
        paid_on: &new.paid_on,
        note: &new.note,
        by,
        remind_at: tx.now() + REMIND_AFTER,
    };
    if rows::is_recorded(tx, contract.id, &row)? {
        let detail = "The other side has already recorded this payment. Confirm that one.";
        return Err(Error::conflict("already_recorded", detail));
    }
    let id = rows::insert(tx, contract, &row)?;
    store::update_contract(tx, contract.id)?;
    let mut payment = rows::get(tx, id)?;
    notify::payment(tx, contract, &payment, News::Recorded, by)?;
    payment.can = payment.allowed(by.0, tx.now());
    Ok(payment)
}

impl New {
    /// Returns the payment of an invoice.
    #[must_use]
    pub fn of_invoice(id: InvoiceId, amount: i64, method: Method, paid_on: &str, note: &str) -> Self {
        let target = Target { kind: TargetKind::Invoice, id: id.0 };
        Self { target, amount, method, paid_on: paid_on.to_owned(), note: note.to_owned(), refund: false }
    }

    /// Validates it and returns the invoice that it's for.
    fn check(&self, tx: &mut Tx, contract: &Contract) -> Result<Option<InvoiceId>> {
        let mut checks = Validator::default();
        let today = clock::date_in(&site::store::zone(tx)?, tx.now());
        let is_day = clock::is_date(&self.paid_on) && self.paid_on <= today;
        checks.require(is_day, "paidOn", "Enter today or an earlier day.");
        let is_listed = !is_day || self.paid_on.as_str() >= FIRST_DAY;
        checks.require(is_listed, "paidOn", "Enter a day from 2000 on.");
        checks.require((1..=MAX_AMOUNT).contains(&self.amount), "amount", "Enter the amount.");
        checks.at_most(&self.note, MAX_NOTE_CHARS, "note");
        checks.finish()?;
        let invoice = self.invoice(tx, contract)?;
        let most = self.most(tx, contract, invoice.as_ref())?;
        let message = match (self.refund, most) {
            (_, Some(0)) if !self.refund => "This invoice is paid.".to_owned(),
            (_, Some(0)) => "Nothing was paid that could be given back.".to_owned(),
            (false, most) => format!("Only {} is open.", format_amount(most.unwrap_or_default(), &contract.currency)),
            (true, most) => {
                format!("At most {} can be given back.", format_amount(most.unwrap_or_default(), &contract.currency))
            }
        };
        let mut checks = Validator::default();
        checks.require(most.is_none_or(|most| self.amount <= most), "amount", message);
        checks.finish()?;
        Ok(invoice.map(|invoice| invoice.id))
    }

    /// Returns the invoice that it's for; `None` for the contract as a whole.
    fn invoice(&self, tx: &mut Tx, contract: &Contract) -> Result<Option<Invoice>> {
        let id = self.target.id;
        let found = match self.target.kind {
            TargetKind::Contract if id == contract.id.0 => return Ok(None),
            TargetKind::Contract => None,
            TargetKind::Invoice => store::find(tx, InvoiceId(id))?,
            TargetKind::Milestone => store::find_about(tx, (Subject::Milestone, id))?,
            TargetKind::Timesheet => store::find_about(tx, (Subject::Timesheet, id))?,
        };
        let is_own = |invoice: &Invoice| invoice.contract_id == contract.id && invoice.kind == InvoiceKind::Invoice;
        let found = found.filter(is_own);
        let mut checks = Validator::default();
        checks.require(found.is_some(), "for", "Choose something of this contract that was approved.");
        checks.finish()?;
        Ok(found)
    }

    /// Returns the most that it can be; `None` without a limit.
    fn most(&self, tx: &mut Tx, contract: &Contract, invoice: Option<&Invoice>) -> Result<Option<i64>> {
        Ok(match (self.refund, invoice) {
            (false, invoice) => invoice.map(Invoice::open),
            (true, Some(invoice)) => Some(invoice.paid - invoice.refunded - rows::recorded_refunds(tx, invoice.id)?),
            (true, None) => Some(rows::sum_ahead(tx, contract.id)? - rows::recorded_returns(tx, contract.id)?),
        })
    }
}
