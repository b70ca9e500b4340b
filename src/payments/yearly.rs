//! What was paid in a year, by month and by person, with the figure for a tax form.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::{Method, PaymentKind, number_of};
use crate::app::App;
use crate::db::{self, Row, Sql, Tx};
use crate::employers::rights;
use crate::identity::Me;
use crate::ids::EmployerId;
use crate::money::format::format_plain;
use crate::site;
use crate::text::spreadsheet::{self, Cell};
use crate::web::{Error, Path, Query, Result};
use crate::{args, statements};

/// Maximum number of payments in one CSV file.
const MAX_ROWS: i64 = 100_000;
/// Maximum number of people in a statement.
const MAX_PARTNERS: usize = 500;
/// From which sum a client that pays a contractor in a calendar year files Form 1099-NEC, in minor units of dollars, by the
/// first year in which it counts. From 2027 on it follows prices, and the IRS announces it.
/// Public Law 119-21, section 70433; IRS, "General Instructions for Certain Information Returns".
const FORM_1099_FROM: [(i64, Option<i64>); 3] = [(2027, None), (2026, Some(200_000)), (0, Some(60_000))];

/// What each statement reads of a confirmed payment: month, who, name, method, kind, amount and expenses in it.
macro_rules! sums {
    ($partner:literal, $own:literal) => {
        concat!(
            "SELECT SUBSTR(p.paid_on, 1, 7), p.",
            $partner,
            ", p.method, p.kind, CAST(SUM(p.amount) AS BIGINT), CAST(SUM(p.expenses) AS BIGINT)
             FROM payments p WHERE p.",
            $own,
            " = $1 AND p.state = 'confirmed' AND p.paid_on >= $2 AND p.paid_on <= $3
             GROUP BY SUBSTR(p.paid_on, 1, 7), p.",
            $partner,
            ", p.method, p.kind ORDER BY 1, 2, 3, 4 LIMIT 100000"
        )
    };
}

macro_rules! rows {
    ($own:literal) => {
        concat!(
            "SELECT p.paid_on, p.kind, p.year, p.number, c.title, e.name, u.name, p.method, p.amount, p.expenses, p.currency, p.note
             FROM payments p JOIN contracts c ON c.id = p.contract_id JOIN employers e ON e.id = p.employer_id JOIN users u ON u.id = p.worker_id
             WHERE p.", $own, " = $1 AND p.state = 'confirmed' AND p.paid_on >= $2 AND p.paid_on <= $3 ORDER BY p.paid_on, p.id LIMIT $4"
        )
    };
}

statements! {
    OF_WORKER = sums!("employer_id", "worker_id");
    OF_EMPLOYER = sums!("worker_id", "employer_id");
    ROWS_OF_WORKER = rows!("worker_id");
    ROWS_OF_EMPLOYER = rows!("employer_id");
    EMPLOYER_NAME = "SELECT name FROM employers WHERE id = $1";
    WORKER_NAME = "SELECT name FROM users WHERE id = $1";
}

/// Whose statement it is.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct StatementQuery {
    /// An employer that the caller may pay or hire for; the caller's own statement as a worker without it.
    employer_id: Option<EmployerId>,
}

/// Sums of confirmed payments, in minor units.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = StatementSums)]
pub struct Sums {
    /// Paid to the worker.
    paid: i64,
    /// Given back to the employer.
    refunded: i64,
    /// What was paid by card, of `paid`.
    by_card: i64,
    /// What paid for approved expenses, of `paid`.
    expenses: i64,
    /// The figure for a tax form such as 1099-NEC: paid without cards, payment apps and expenses, less refunds.
    reportable: i64,
}

impl Sums {
    fn add(&mut self, part: &Part) {
        let (is_card, is_reported) = (part.method == Method::Card, part.method.is_reported_elsewhere());
        match part.kind {
            PaymentKind::Payment => {
                self.paid += part.amount;
                self.expenses += part.expenses;
                self.by_card += if is_card { part.amount } else { 0 };
                self.reportable += if is_reported { 0 } else { part.amount - part.expenses };
            }
            PaymentKind::Refund => {
                self.refunded += part.amount;
                self.reportable -= if is_reported { 0 } else { part.amount - part.expenses };
            }
        }
    }
}

struct Part {
    month: String,
    partner: i64,
    method: Method,
    kind: PaymentKind,
    amount: i64,
    expenses: i64,
}

/// A month of a statement.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = StatementMonth)]
pub struct Month {
    /// The month as YYYY-MM.
    month: String,
    /// Its sums.
    sums: Sums,
}

/// The other side in a statement.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = StatementPartner)]
pub struct Partner {
    /// Id of the employer, or of the worker.
    id: i64,
    /// Name.
    name: String,
    /// What was paid between them.
    sums: Sums,
}

/// What was paid in a year, by the day of payment.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Statement {
    /// The year.
    year: i64,
    /// ISO 4217 currency code.
    currency: String,
    /// Sums of the year.
    total: Sums,
    /// Months with payments, in order.
    months: Vec<Month>,
    /// Everyone on the other side, most first, at most 500. The CSV file has all.
    partners: Vec<Partner>,
    /// Number of people on the other side.
    partner_count: i64,
    /// From which reportable sum a client in the United States has to file Form 1099-NEC, in minor units; null on a site
    /// with another currency, and if it isn't announced.
    form_1099_from: Option<i64>,
    /// Whether that sum isn't announced yet.
    form_1099_pending: bool,
}

/// The year's first and last day.
fn days_of(year: i64) -> Result<(String, String)> {
    if !(2000..=9999).contains(&year) {
        return Err(Error::not_found());
    }
    Ok((format!("{year}-01-01"), format!("{year}-12-31")))
}

/// Whose payments to read: the column's value, and which statement.
fn owner(tx: &mut Tx, me: &Me, of: StatementQuery, sql: (Sql, Sql)) -> Result<(Sql, i64)> {
    let Some(employer) = of.employer_id else { return Ok((sql.0, me.id.0)) };
    let rights = rights::find(tx, employer, me.id)?;
    if !rights.pay && !rights.can_view_applications() {
        return Err(Error::not_found());
    }
    Ok((sql.1, employer.0))
}

/// Returns what the caller was paid in a year, or what an employer paid, by month and by person.
#[utoipa::path(get, path = "/api/statements/{year}", operation_id = "statements_get", tag = "payments", params(("year" = i64, Path), StatementQuery), responses(
    (status = 200, body = Statement)))]
pub async fn get(
    State(app): State<App>,
    me: Me,
    Path(year): Path<i64>,
    Query(of): Query<StatementQuery>,
) -> Result<axum::Json<Statement>> {
    let (first, last) = days_of(year)?;
    let found = app
        .db
        .search(move |tx| {
            let (sql, id) = owner(tx, &me, of, (OF_WORKER, OF_EMPLOYER))?;
            let parts = tx.all(sql, args![id, &first, &last], part)?;
            let name = if of.employer_id.is_some() { WORKER_NAME } else { EMPLOYER_NAME };
            Ok::<_, Error>(statement(tx, year, &parts, name)?)
        })
        .await?;
    Ok(axum::Json(found))
}

fn part(row: &mut Row) -> db::Result<Part> {
    let (month, partner, method, kind) = (row.take()?, row.take()?, row.take()?, row.take()?);
    Ok(Part { month, partner, method, kind, amount: row.take()?, expenses: row.take()? })
}

fn statement(tx: &mut Tx, year: i64, parts: &[Part], name: Sql) -> db::Result<Statement> {
    let mut total = Sums::default();
    let (mut months, mut people) = (BTreeMap::<&str, Sums>::new(), BTreeMap::<i64, Sums>::new());
    for part in parts {
        total.add(part);
        months.entry(&part.month).or_default().add(part);
        people.entry(part.partner).or_default().add(part);
    }
    let partner_count = i64::try_from(people.len()).unwrap_or(i64::MAX);
    let mut people: Vec<_> = people.into_iter().collect();
    people.sort_by_key(|(_, sums)| std::cmp::Reverse(sums.paid));
    let mut partners = Vec::new();
    for (id, sums) in people.into_iter().take(MAX_PARTNERS) {
        partners.push(Partner { id, name: tx.one(name, args![id], db::value)?, sums });
    }
    let currency = site::store::currency(tx)?;
    let threshold = FORM_1099_FROM.iter().find(|(first, _)| year >= *first).and_then(|(_, amount)| *amount);
    let form_1099_from = threshold.filter(|_| currency == "USD");
    let form_1099_pending = threshold.is_none() && currency == "USD";
    let months = months.into_iter().map(|(month, sums)| Month { month: month.to_owned(), sums }).collect();
    Ok(Statement { year, currency, total, months, partners, partner_count, form_1099_from, form_1099_pending })
}

/// Returns a year's payments as CSV, one row per payment, oldest first.
#[utoipa::path(get, path = "/api/statements/{year}/csv", operation_id = "statements_csv", tag = "payments", params(("year" = i64, Path), StatementQuery), responses(
    (status = 200, body = String, content_type = "text/csv")))]
pub async fn csv(
    State(app): State<App>,
    me: Me,
    Path(year): Path<i64>,
    Query(of): Query<StatementQuery>,
) -> Result<Response> {
    let (first, last) = days_of(year)?;
    let rows = app
        .db
        .search(move |tx| {
            let (sql, id) = owner(tx, &me, of, (ROWS_OF_WORKER, ROWS_OF_EMPLOYER))?;
            Ok::<_, Error>(tx.all(sql, args![id, &first, &last, MAX_ROWS + 1], row)?)
        })
        .await?;
    if i64::try_from(rows.len()).is_ok_and(|count| count > MAX_ROWS) {
        return Err(Error::bad_request("too_many_payments", "That’s too many payments for one file."));
    }
    let columns = [
        "date",
        "kind",
        "receipt",
        "work",
        "employer",
        "worker",
        "method",
        "amount",
        "expenses in it",
        "currency",
        "note",
    ];
    let table = spreadsheet::csv(&columns, rows).ok_or_else(Error::internal)?;
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"payments-{year}.csv\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, table).into_response())
}

fn row(row: &mut Row) -> db::Result<Vec<Cell>> {
    let (day, kind): (String, PaymentKind) = (row.take()?, row.take()?);
    let receipt = number_of(row.take()?, row.take()?);
    let (work, employer, worker): (String, String, String) = (row.take()?, row.take()?, row.take()?);
    let (method, amount, expenses): (Method, i64, i64) = (row.take()?, row.take()?, row.take()?);
    let (currency, note): (String, String) = (row.take()?, row.take()?);
    let sign = if kind == PaymentKind::Refund { -1 } else { 1 };
    let (amount, expenses) = (sign * amount, sign * expenses);
    let (amount, expenses) = (format_plain(amount, &currency), format_plain(expenses, &currency));
    let (kind, method) = (kind.as_str().to_owned(), method.as_str().to_owned());
    let mut cells = vec![Cell::Value(day)];
    cells.extend([kind, receipt, work, employer, worker, method].map(Cell::from));
    cells.extend([amount, expenses].map(Cell::Value));
    cells.extend([currency, note].map(Cell::from));
    Ok(cells)
}
