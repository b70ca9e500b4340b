//! Invoices, payments and expenses as the API shows them, and what a side can do with each. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{
    ExpenseAction, ExpenseKind, ExpenseState, InvoiceKind, Method, PaymentAction, PaymentKind, PaymentState, Subject,
};
use crate::contracts::model::Side;
use crate::files::model::File;
use crate::ids::{ContractId, DisputeId, EmployerId, ExpenseId, InvoiceId, PaymentId, UserId};

/// A line of an invoice.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = InvoiceLine)]
pub struct Line {
    /// What it's for.
    pub text: String,
    /// Amount in minor units.
    pub amount: i64,
}

/// A name and an address on an invoice.
#[derive(Clone, Debug, Default, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = InvoiceParty)]
pub struct Party {
    /// Name.
    pub name: String,
    /// Address in several lines; empty if none was given.
    pub address: String,
    /// Tax or business number; empty if none was given.
    pub tax_id: String,
}

/// What an invoice says, as it was on the day it was issued.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = InvoiceDocument)]
pub struct Document {
    /// Who bills: the worker.
    pub from: Party,
    /// Who is billed: the employer.
    pub to: Party,
    /// The site that it was agreed on.
    pub site: Party,
    /// Title of the work.
    pub work: String,
    /// The lines.
    pub lines: Vec<Line>,
    /// What the tax is called; empty if no tax is charged.
    pub tax_name: String,
    /// Number of the invoice that a credit note reduces; empty for an invoice.
    pub credits: String,
}

/// An invoice, or a credit note.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Invoice {
    /// Its id.
    pub id: InvoiceId,
    /// Number in the worker's range, such as `2026-0001`.
    pub number: String,
    /// What it is.
    pub kind: InvoiceKind,
    /// What it's about.
    pub about: Subject,
    /// Id of that.
    pub about_id: i64,
    /// The contract.
    pub contract_id: ContractId,
    /// The employer.
    pub employer_id: EmployerId,
    /// The worker.
    pub worker_id: UserId,
    /// Total in minor units, with tax in it.
    pub total: i64,
    /// Tax in the total, in minor units.
    pub tax: i64,
    /// Tax rate in hundredths of a percent.
    pub tax_rate: i64,
    /// ISO 4217 currency code.
    pub currency: String,
    /// What was paid of it, in minor units.
    pub paid: i64,
    /// What was given back of that, in minor units.
    pub refunded: i64,
    /// What disputes and corrections took off it, in minor units.
    pub credited: i64,
    /// The open dispute that it's in; null if there is none.
    pub dispute_id: Option<DisputeId>,
    /// What one side recorded as paid and the other hasn't confirmed yet, in minor units.
    pub recorded: i64,
    /// The site's commission, which the employer pays on top, in minor units; for a credit note, by how much it became less.
    pub commission: i64,
    /// Day of issue, YYYY-MM-DD.
    pub issued_on: String,
    /// Day it should be paid by, YYYY-MM-DD.
    pub due_on: String,
    /// What it says.
    pub document: Document,
}

impl Invoice {
    /// Returns what isn't paid yet, in minor units; 0 for a credit note.
    #[must_use]
    pub const fn open(&self) -> i64 {
        match self.kind {
            InvoiceKind::Invoice => self.total - self.paid - self.credited,
            InvoiceKind::CreditNote => 0,
        }
    }

    /// Returns what credit notes leave of it, in minor units.
    #[must_use]
    pub const fn net(&self) -> i64 {
        self.total - self.refunded - self.credited
    }
}

/// A payment, or a refund.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Payment {
    /// Its id.
    pub id: PaymentId,
    /// The contract.
    pub contract_id: ContractId,
    /// Which way the money went.
    pub kind: PaymentKind,
    /// The invoice that it's for; null for the contract as a whole.
    pub invoice_id: Option<InvoiceId>,
    /// Amount in minor units.
    pub amount: i64,
    /// ISO 4217 currency code.
    pub currency: String,
    /// How it was paid.
    pub method: Method,
    /// Day of the payment, YYYY-MM-DD.
    pub paid_on: String,
    /// What the side that recorded it says about it.
    pub note: String,
    /// State.
    pub state: PaymentState,
    /// The side that recorded it.
    pub side: Side,
    /// What was said about it when it was denied or contested.
    pub answer_note: String,
    /// When it was recorded, in milliseconds since the epoch.
    pub created_at: i64,
    /// When it was answered, in milliseconds since the epoch; null if it wasn't.
    pub answered_at: Option<i64>,
    /// The receipt's number; null until it's confirmed.
    pub receipt: Option<String>,
    /// What no invoice has used yet, in minor units.
    pub ahead: i64,
    /// Until when the side that recorded it can contest its confirmation, in milliseconds since the epoch; null if it wasn't
    /// confirmed, or with the password.
    pub contest_until: Option<i64>,
    /// The contested payment that it was recorded for again; null if there is none.
    pub replaces_id: Option<PaymentId>,
    /// What the caller can do with it now.
    pub can: Vec<PaymentAction>,
}

impl Payment {
    /// Returns what a side can do.
    #[must_use]
    pub fn allowed(&self, side: Side, now: i64) -> Vec<PaymentAction> {
        match (self.state, self.side == side) {
            (PaymentState::Recorded, true) => vec![PaymentAction::Deny],
            (PaymentState::Recorded, false) => vec![PaymentAction::Confirm, PaymentAction::Deny],
            (PaymentState::Confirmed, true) if self.contest_until.is_some_and(|until| now < until) => {
                vec![PaymentAction::Contest]
            }
            _ => Vec::new(),
        }
    }
}

/// An expense, a bonus or a tip.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Expense {
    /// Its id.
    pub id: ExpenseId,
    /// The contract.
    pub contract_id: ContractId,
    /// What it is.
    pub kind: ExpenseKind,
    /// Amount in minor units.
    pub amount: i64,
    /// What it's for.
    pub note: String,
    /// Day on which the worker paid it, YYYY-MM-DD; null for bonuses and tips.
    pub spent_on: Option<String>,
    /// State.
    pub state: ExpenseState,
    /// What the employer said when declining it.
    pub answer_note: String,
    /// When it was added, in milliseconds since the epoch.
    pub created_at: i64,
    /// Receipts.
    pub files: Vec<File>,
    /// What the caller can do with it now.
    pub can: Vec<ExpenseAction>,
}

impl Expense {
    /// Returns what a side can do.
    #[must_use]
    pub fn allowed(&self, side: Side) -> Vec<ExpenseAction> {
        match (self.state, side) {
            (ExpenseState::Submitted, Side::Employer) => ExpenseAction::ALL.to_vec(),
            (ExpenseState::Submitted, Side::Worker) => vec![ExpenseAction::Decline],
            _ => Vec::new(),
        }
    }
}
