//! The dashboard's parts.

use serde::Serialize;
use utoipa::ToSchema;

use crate::identity::model::Role;
use crate::ids::ContractId;
use crate::payments::view::Payment;
use crate::string_enum;

/// To-dos and counts for the caller.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Dashboard {
    /// The active role; it decides which parts the dashboard shows.
    pub role: Option<Role>,
    /// To-dos, most urgent first.
    pub actions: Vec<Todo>,
    /// Current counts.
    pub figures: Vec<DashboardFigure>,
}

/// A to-do.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Todo {
    /// Kind of to-do: `unproven`, `rapid`, `offer`, `interview`, `interviewed`, `answer`, `draft`, `waiting`, `fee`, `contract`, `offer_out`, `expiring` or
    /// `office`.
    pub kind: &'static str,
    /// One-line title.
    pub title: String,
    /// Details: a sentence, or several lines.
    pub body: String,
    /// Path of the page for doing it.
    pub href: String,
    /// When it's due or takes place, in milliseconds since the epoch; null if it has no deadline.
    pub due: Option<i64>,
    /// What does it with one tap; null if it's only done on that page.
    pub act: Option<TodoAct>,
    /// Its place among to-dos without a deadline.
    #[serde(skip)]
    pub rank: Rank,
}

/// The order of to-dos.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub enum Rank {
    /// What others wait for, or what has a deadline.
    Soon,
    /// Money.
    Money,
    /// The rest.
    #[default]
    Rest,
}

string_enum! {
    /// What one tap does about a to-do.
    TodoActKind {
        /// Confirm all shifts of a contract.
        ConfirmShifts = "confirm_shifts",
        /// Send in the hours of a week as they were planned.
        SendHours = "send_hours",
        /// Confirm a payment. It asks first.
        ConfirmPayment = "confirm_payment",
    }
}

/// What does a to-do with one tap.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TodoAct {
    /// What it does.
    pub kind: TodoActKind,
    /// What the button says.
    pub label: String,
    /// The contract.
    pub contract_id: ContractId,
    /// The employer's name.
    pub employer: String,
    /// First day of the week whose hours are sent in, YYYY-MM-DD; null for other acts.
    pub week: Option<String>,
    /// The payment to confirm; null for other acts.
    pub payment: Option<Payment>,
}

/// A labeled count.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DashboardFigure {
    /// Identifier of the count.
    pub kind: &'static str,
    /// Label to display.
    pub label: &'static str,
    /// The count.
    pub value: i64,
    /// Path of the page that lists the counted items.
    pub href: &'static str,
}
