//! The ledger in the admin area: entries, totals and a CSV export.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::double_entry::LedgerBook;
use super::format::format_plain;
use super::ledger::{self, AccountTotal, Entry};
use crate::app::App;
use crate::clock;
use crate::site::store::zone;
use crate::text::spreadsheet::{Cell, csv as csv_of};
use crate::web::{Error, List, Paged, Paging, Query, Result};

/// Maximum number of entries in one export; one town takes years to get there.
const MAX_ENTRIES: i64 = 20_000;

/// Which book of the ledger to read.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct BookQuery {
    /// `site` by default.
    book: Option<LedgerBook>,
}

/// Returns the entries of a book of the ledger, newest first.
#[utoipa::path(get, path = "/api/admin/ledger", operation_id = "admin_ledger", tag = "money", params(Paging, BookQuery), responses(
    (status = 200, body = List<Entry>)))]
pub async fn entries(
    State(app): State<App>,
    Paged { filter, page }: Paged<BookQuery>,
) -> Result<axum::Json<List<Entry>>> {
    Ok(axum::Json(app.db.read(move |tx| ledger::list(tx, filter.book.unwrap_or_default(), &page)).await?))
}

/// Totals of the ledger's accounts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LedgerTotals {
    /// All-time totals first, then the last twelve months, newest first.
    items: Vec<AccountTotal>,
    /// ISO 4217 currency code.
    currency: String,
}

/// Returns the total of each account, for all time and by month.
#[utoipa::path(get, path = "/api/admin/ledger/sums", operation_id = "admin_ledger_sums", tag = "money", responses(
    (status = 200, body = LedgerTotals)))]
pub async fn sums(State(app): State<App>) -> Result<axum::Json<LedgerTotals>> {
    let sums = app
        .db
        .search(move |tx| {
            let now = tx.now();
            // This month and the 11 before it; the same month last year is left out.
            let since = clock::months_before(&zone(tx)?, now, 11);
            let items = ledger::account_totals(tx, &since)?;
            Ok::<_, Error>(LedgerTotals { items, currency: crate::site::store::currency(tx)? })
        })
        .await?;
    Ok(axum::Json(sums))
}

/// Range of months to export.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct MonthRange {
    /// First month, YYYY-MM.
    #[param(min_length = 7, max_length = 7)]
    from: String,
    /// Last month, YYYY-MM.
    #[param(min_length = 7, max_length = 7)]
    to: String,
    /// `site` by default.
    book: Option<LedgerBook>,
}

fn is_month(text: &str) -> bool {
    text.len() == 7 && clock::end_of_day("UTC", &format!("{text}-01")).is_some()
}

/// Exports a range of months as CSV, one row per posting.
#[utoipa::path(get, path = "/api/admin/ledger.csv", operation_id = "admin_ledger_csv", tag = "money", params(MonthRange), responses(
    (status = 200, body = String, content_type = "text/csv")))]
pub async fn csv(State(app): State<App>, Query(months): Query<MonthRange>) -> Result<Response> {
    if !is_month(&months.from) || !is_month(&months.to) || months.from > months.to {
        return Err(Error::bad_request("invalid_months", "Enter two months, like 2026-01 and 2026-12."));
    }
    let book = months.book.unwrap_or_default();
    let name = format!("attachment; filename=\"ledger-{}-{}-{}.csv\"", book.as_str(), months.from, months.to);
    let (entries, zone) = app
        .db
        .search(move |tx| {
            let entries = ledger::list_months(tx, book, (&months.from, &months.to), MAX_ENTRIES + 1)?;
            Ok::<_, Error>((entries, zone(tx)?))
        })
        .await?;
    if i64::try_from(entries.len()).is_ok_and(|count| count > MAX_ENTRIES) {
        return Err(Error::bad_request(
            "too_many_entries",
            "That’s too many entries for one file. Choose fewer months.",
        ));
    }
    let table = to_csv(&entries, &zone).ok_or_else(Error::internal)?;
    let headers = [(header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, table).into_response())
}

fn to_csv(entries: &[Entry], zone: &str) -> Option<Vec<u8>> {
    let header = [
        "entry",
        "date",
        "kind",
        "reverses",
        "about",
        "number",
        "title",
        "employer",
        "account",
        "debit",
        "credit",
        "currency",
        "note",
        "recorded by",
    ];
    let rows = entries.iter().flat_map(|entry| {
        let date = clock::date_in(zone, entry.at);
        entry.postings.iter().map(move |posting| {
            let sum = format_plain(posting.amount.abs(), &entry.currency);
            let (debit, credit) = if posting.amount > 0 { (sum, String::new()) } else { (String::new(), sum) };
            vec![
                Cell::Value(entry.id.to_string()),
                Cell::Value(date.clone()),
                entry.kind.as_str().to_owned().into(),
                Cell::Value(entry.reverses.map(|id| id.to_string()).unwrap_or_default()),
                entry.about.as_str().to_owned().into(),
                Cell::Value(entry.about_id.to_string()),
                entry.title.clone().into(),
                entry.employer.clone().into(),
                posting.account.as_str().to_owned().into(),
                Cell::Value(debit),
                Cell::Value(credit),
                entry.currency.clone().into(),
                entry.note.clone().into(),
                entry.by.clone().into(),
            ]
        })
    });
    csv_of(&header, rows)
}

#[cfg(test)]
mod tests {
    use super::is_month;

    #[test]
    fn only_calendar_months_are_accepted() {
        assert!(is_month("2026-11") && !is_month("2026-13") && !is_month("2026-1") && !is_month("20261-1"));
    }
}
