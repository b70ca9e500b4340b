//! What the worker paid for the work, and what the employer gives on top.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::issue::{self, Work};
use super::model::{About, ExpenseKind, ExpenseState, MAX_AMOUNT, MAX_EXPENSES};
use super::notify::{self, News};
use super::store::expenses as rows;
use super::view::{Expense, Line};
use super::{access, store};
use crate::app::{App, Write};
use crate::clock;
use crate::contracts::access::authorize;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::files;
use crate::files::model::Kind;
use crate::ids::{ContractId, ExpenseId, FileId, UserId};
use crate::policy::Step;
use crate::site;
use crate::text::is_blank;
use crate::web::{Error, NoBody, Result, Validator};

const MAX_NOTE_CHARS: usize = 500;
const MAX_FILES: usize = 10;

/// An expense with its receipts, a bonus or a tip.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NewExpense)]
pub struct New {
    /// What it is: workers add expenses, employers bonuses and tips.
    kind: ExpenseKind,
    /// Amount in minor units.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    amount: i64,
    /// What it's for; required for an expense.
    #[serde(default)]
    #[schema(max_length = 500)]
    note: String,
    /// Day on which the worker paid it, YYYY-MM-DD; today by default. Not for bonuses and tips.
    #[serde(default)]
    #[schema(max_length = 10)]
    spent_on: Option<String>,
    /// Tokens of uploaded receipts.
    #[serde(default)]
    #[schema(max_items = 10)]
    file_tokens: Vec<String>,
}

impl New {
    /// Validates it and returns its receipts and its day.
    fn check(&self, tx: &mut Tx, side: Side, user: UserId) -> Result<(Vec<FileId>, Option<String>)> {
        let is_expense = self.kind == ExpenseKind::Expense;
        let today = clock::date_in(&site::store::zone(tx)?, tx.now());
        let mut checks = Validator::default();
        let fits = is_expense == (side == Side::Worker);
        checks.require(fits, "kind", "Workers add expenses, and employers give bonuses and tips.");
        checks.require((1..=MAX_AMOUNT).contains(&self.amount), "amount", "Enter the amount.");
        checks.require(!is_expense || !is_blank(&self.note), "note", "Say what you paid for.");
        checks.at_most(&self.note, MAX_NOTE_CHARS, "note");
        let day = self.spent_on.clone().unwrap_or_else(|| today.clone());
        checks.require(clock::is_date(&day) && day <= today, "spentOn", "Enter today or an earlier day.");
        checks.require(self.file_tokens.len() <= MAX_FILES, "fileTokens", format!("Add up to {MAX_FILES} files."));
        let mut found = Vec::new();
        for token in self.file_tokens.iter().take(MAX_FILES) {
            let file = files::store::find_private(tx, token, user)?.filter(|stored| stored.file.kind != Kind::Voice);
            checks.require(file.is_some(), "fileTokens", "One of these files no longer exists. Add it again.");
            found.extend(file.map(|stored| stored.id));
        }
        checks.finish()?;
        Ok((found, is_expense.then_some(day)))
    }
}

/// Adds an expense, which waits for the employer, or gives a bonus or a tip, which is billed at once.
#[utoipa::path(post, path = "/api/contracts/{id}/expenses", operation_id = "expenses_create", tag = "payments", params(("id" = i64, Path)), request_body = New, responses(
    (status = 201, body = Expense), (status = 409, description = "wrong_state, too_many_expenses")))]
pub async fn create(State(app): State<App>, step: Step<ContractId>, write: Write<New>) -> Result<Response> {
    write
        .created(&app, move |tx, new| {
            let contract = authorize(tx, &step)?;
            let side = contract.own_side.ok_or_else(Error::internal)?;
            let (files, day) = new.check(tx, side, step.me.id)?;
            if rows::count(tx, contract.id)? >= MAX_EXPENSES {
                let detail = "A contract has at most 500 expenses. Begin a new contract.";
                return Err(Error::conflict("too_many_expenses", detail));
            }
            let row = rows::New {
                kind: new.kind,
                amount: new.amount,
                note: &new.note,
                spent_on: day.as_deref(),
                files: &files,
                by: step.me.id,
            };
            let id = rows::insert(tx, contract.id, &row)?;
            let mut expense = rows::find(tx, id)?.ok_or_else(Error::internal)?;
            store::update_contract(tx, contract.id)?;
            notify::expense(tx, &contract, &expense, News::Added, (side, step.me.id))?;
            if expense.state == ExpenseState::Approved {
                bill(tx, &contract, &expense, step.me.id)?;
            }
            expense.can = expense.allowed(side);
            Ok(expense)
        })
        .await
}

/// Approves an expense, which is then billed.
#[utoipa::path(post, path = "/api/expenses/{id}/approve", operation_id = "expenses_approve", tag = "payments", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Expense), (status = 409, description = "wrong_state")))]
pub async fn approve(State(app): State<App>, step: Step<ExpenseId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            answer(tx, &step, "", |side| (side == Side::Employer).then_some((ExpenseState::Approved, News::Approved)))
        })
        .await
}

/// Why an expense is declined.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = ExpenseAnswer)]
pub struct Answer {
    /// What to tell the worker.
    #[schema(max_length = 500)]
    note: String,
}

/// Declines an expense; for the worker, takes it back.
#[utoipa::path(post, path = "/api/expenses/{id}/decline", operation_id = "expenses_decline", tag = "payments", params(("id" = i64, Path)), request_body = Answer, responses(
    (status = 200, body = Expense), (status = 409, description = "wrong_state")))]
pub async fn decline(State(app): State<App>, step: Step<ExpenseId>, write: Write<Answer>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let mut checks = Validator::default();
            checks.at_most(&body.note, MAX_NOTE_CHARS, "note");
            checks.finish()?;
            answer(tx, &step, &body.note, |side| {
                Some(match side {
                    Side::Employer => (ExpenseState::Declined, News::Declined),
                    Side::Worker => (ExpenseState::Withdrawn, News::TakenBack),
                })
            })
        })
        .await
}

fn answer(
    tx: &mut Tx,
    step: &Step<ExpenseId>,
    note: &str,
    to: impl FnOnce(Side) -> Option<(ExpenseState, News)>,
) -> Result<Expense> {
    let (_, contract, side) = access::expense(tx, step)?;
    let (state, news) = to(side).ok_or_else(Error::internal)?;
    rows::answer(tx, step.id, state, Some(step.me.id), note)?;
    let expense = rows::find(tx, step.id)?.ok_or_else(Error::internal)?;
    notify::expense(tx, &contract, &expense, news, (side, step.me.id))?;
    if state == ExpenseState::Approved {
        bill(tx, &contract, &expense, step.me.id)?;
    }
    store::update_contract(tx, contract.id)?;
    Ok(expense)
}

fn bill(tx: &mut Tx, contract: &Contract, expense: &Expense, by: UserId) -> db::Result<()> {
    let what = match expense.kind {
        ExpenseKind::Expense => "Expense",
        ExpenseKind::Bonus => "Bonus",
        ExpenseKind::Tip => "Tip",
    };
    let day = expense.spent_on.as_deref().and_then(clock::format_date).map(|day| format!(", {day}"));
    let note = if expense.note.is_empty() { String::new() } else { format!(": {}", expense.note) };
    let text = format!("{what}{note}{}", day.unwrap_or_default());
    let lines = vec![Line { text, amount: expense.amount }];
    let about = About::Expense(expense.kind, expense.id);
    issue::bill(tx, contract, Work { about, lines, by: Some(by) }).map(drop)
}
