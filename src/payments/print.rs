//! Invoices, credit notes and receipts as PDF.

use axum::extract::State;
use axum::response::Response;

use super::access;
use super::model::{InvoiceKind, PaymentKind};
use super::view::{Invoice, Party, Payment};
use crate::app::App;
use crate::clock;
use crate::contracts::view::Contract;
use crate::ids::{InvoiceId, PaymentId};
use crate::money::format::format_amount;
use crate::pdf::{Cell, Document};
use crate::policy::Step;
use crate::site::print::{Stationery, respond};
use crate::web::turns::Asker;
use crate::web::{Error, Result};

/// Returns an invoice or a credit note as a PDF.
#[utoipa::path(get, path = "/api/invoices/{id}/pdf", operation_id = "invoices_pdf", tag = "payments", params(("id" = i64, Path)), responses(
    (status = 200, content_type = "application/pdf")))]
pub async fn invoice(State(app): State<App>, asker: Asker, step: Step<InvoiceId>) -> Result<Response> {
    let (invoice, stationery) = app
        .db
        .read(move |tx| {
            let (invoice, _, _) = access::invoice(tx, &step)?;
            Ok::<_, Error>((invoice, Stationery::read(tx)?))
        })
        .await?;
    let kind = if invoice.kind == InvoiceKind::Invoice { "invoice" } else { "credit-note" };
    respond(asker, format!("{kind}-{}", invoice.number), false, move || print_invoice(&invoice, &stationery)).await
}

fn print_invoice(invoice: &Invoice, stationery: &Stationery) -> Option<Vec<u8>> {
    let amount = |minor: i64| format_amount(minor, &invoice.currency);
    let date = |day: &str| clock::format_date(day).unwrap_or_else(|| day.to_owned());
    let document = &invoice.document;
    let name = if invoice.kind == InvoiceKind::Invoice { "Invoice" } else { "Credit note" };
    let title = format!("{name} {}", invoice.number);
    let mut page = stationery.begin(&title, &format!("Contract {}", invoice.contract_id))?;
    page.heading(&title);
    party(&mut page, "From", &document.from);
    party(&mut page, "To", &document.to);
    page.row("Issued on", &date(&invoice.issued_on));
    if invoice.kind == InvoiceKind::Invoice {
        page.row("To be paid by", &date(&invoice.due_on));
    } else {
        page.row("Reduces", &format!("Invoice {}", document.credits));
    }
    page.row("Work", &format!("{} (contract {})", document.work, invoice.contract_id));
    page.rule();
    cells(&mut page, "Description", "Amount", true);
    for line in &document.lines {
        cells(&mut page, &line.text, &amount(line.amount), false);
    }
    page.rule();
    if invoice.tax_rate > 0 {
        cells(&mut page, "Without tax", &amount(invoice.total - invoice.tax), false);
        let tax = format!("{}, {}", document.tax_name, percent(invoice.tax_rate));
        cells(&mut page, &tax, &amount(invoice.tax), false);
    } else {
        cells(&mut page, "Tax: none charged", &amount(0), false);
    }
    cells(&mut page, "Total", &amount(invoice.total), true);
    if invoice.paid > 0 {
        page.rule();
        cells(&mut page, "Paid", &amount(invoice.paid), false);
        cells(&mut page, "Open", &amount(invoice.open()), true);
    }
    page.rule();
    agreed_on(&mut page, document.site.clone());
    Some(page.finish())
}

/// Returns a rate in hundredths of a percent as text: "8.25 %".
fn percent(rate: i64) -> String {
    let digits = format!("{}.{:02}", rate / 100, rate % 100);
    format!("{}%", digits.trim_end_matches('0').trim_end_matches('.'))
}

fn party(page: &mut Document, label: &str, party: &Party) {
    let tax_id = if party.tax_id.is_empty() { String::new() } else { format!("Tax number: {}", party.tax_id) };
    let lines = [party.name.as_str(), party.address.as_str(), tax_id.as_str()];
    let lines: Vec<_> = lines.into_iter().filter(|line| !line.is_empty()).collect();
    page.row(label, &lines.join("\n"));
}

fn agreed_on(page: &mut Document, site: Party) {
    let address = site.address.replace('\n', ", ");
    let site = if address.is_empty() { site.name } else { format!("{}, {address}", site.name) };
    page.note(&format!("The work was agreed on and approved on {site}. Money is paid directly between the two sides."));
}

/// Left edge and width of the columns, in points.
const TEXT: (f32, f32) = (0.0, 370.0);
const AMOUNT: (f32, f32) = (375.0, 108.0);

fn cells(page: &mut Document, text: &str, amount: &str, is_heading: bool) {
    let text = Cell { x: TEXT.0, width: TEXT.1, is_right: false, text: text.to_owned() };
    let amount = Cell { x: AMOUNT.0, width: AMOUNT.1, is_right: true, text: amount.to_owned() };
    page.cells(&[text, amount], is_heading);
}

/// Returns the receipt of a confirmed payment or refund as a PDF.
#[utoipa::path(get, path = "/api/payments/{id}/receipt", operation_id = "payments_receipt", tag = "payments", params(("id" = i64, Path)), responses(
    (status = 200, content_type = "application/pdf"), (status = 409, description = "wrong_state")))]
pub async fn receipt(State(app): State<App>, asker: Asker, step: Step<PaymentId>) -> Result<Response> {
    let (payment, contract, invoices, stationery) = app
        .db
        .read(move |tx| {
            let (payment, contract, _) = access::payment(tx, &step)?;
            let invoices = super::store::paid_by(tx, payment.id)?;
            Ok::<_, Error>((payment, contract, invoices, Stationery::read(tx)?))
        })
        .await?;
    let name = format!("receipt-{}", payment.receipt.as_deref().unwrap_or_default());
    respond(asker, name, false, move || print_receipt(&payment, &contract, &invoices, &stationery)).await
}

fn print_receipt(
    payment: &Payment,
    contract: &Contract,
    paid: &[(String, i64)],
    stationery: &Stationery,
) -> Option<Vec<u8>> {
    let amount = |minor: i64| format_amount(minor, &payment.currency);
    let title = format!("Receipt {}", payment.receipt.as_deref().unwrap_or_default());
    let mut page = stationery.begin(&title, &format!("Contract {}", contract.id))?;
    page.heading(&title);
    let (employer, worker) = (&contract.employer.name, &contract.worker.name);
    let (from, to) = match payment.kind {
        PaymentKind::Payment => (employer, worker),
        PaymentKind::Refund => (worker, employer),
    };
    page.row("Paid by", from);
    page.row("Received by", to);
    page.row("Amount", &amount(payment.amount));
    page.row("How", payment.method.words());
    page.row("Paid on", &clock::format_date(&payment.paid_on).unwrap_or_default());
    page.row("Work", &format!("{} (contract {})", contract.job_title, contract.id));
    if !payment.note.is_empty() {
        page.row("Note", &payment.note);
    }
    if !paid.is_empty() {
        page.rule();
        for (number, part) in paid {
            cells(&mut page, &format!("For invoice {number}"), &amount(*part), false);
        }
    }
    page.rule();
    let confirmed = payment.answered_at.map(|at| stationery.day(at)).unwrap_or_default();
    page.note(&format!("One side recorded this on {}, and the other confirmed it on {confirmed}.", stationery.name));
    Some(page.finish())
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn a_rate_has_only_the_digits_it_needs() {
        assert_eq!([1_900, 825, 50, 1_000].map(percent), ["19%", "8.25%", "0.5%", "10%"]);
    }
}
