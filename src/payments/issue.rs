//! Billing what was approved: the invoice, its ledger entry and the site's commission, in the transaction that approves.

use super::billing::Billing;
use super::model::{About, InvoiceKind, commission_on, tax_in};
use super::store::billing::{self, Owner};
use super::store::ranges::{self, Kind};
use super::store::{self, NewInvoice};
use super::view::{Document, Invoice, Line, Party};
use super::{notify, settle, whole};
use crate::clock;
use crate::contracts::terms::PayWhen;
use crate::contracts::view::Contract;
use crate::db::{Error, Result, Tx};
use crate::employers::model::Right;
use crate::employers::rights;
use crate::ids::{InvoiceId, UserId};
use crate::money::commission::{self, Commission};
use crate::money::double_entry::{Account, EntryKind};
use crate::money::ledger::{self, EntryContext};
use crate::site;

/// How many days after its approval work is paid, if the terms say "when the work is done".
const DAYS_AT_END: i64 = 30;

/// What is billed.
#[derive(Clone, Debug)]
pub struct Work {
    /// What was approved.
    pub about: About,
    /// The lines; their sum must not be negative.
    pub lines: Vec<Line>,
    /// Who approved it; `None` for the clock.
    pub by: Option<UserId>,
}

/// Bills what was approved, and uses what was paid ahead for it. Nothing is billed if it costs nothing.
pub fn bill(tx: &mut Tx, contract: &Contract, work: Work) -> Result<Option<InvoiceId>> {
    bill_with(tx, contract, work, |_, _| Ok(()))
}

/// Bills what was approved, as [`bill`] does; `first` is done with the invoice before anything that was paid ahead is used.
pub fn bill_with(
    tx: &mut Tx,
    contract: &Contract,
    work: Work,
    first: impl FnOnce(&mut Tx, InvoiceId) -> Result<()>,
) -> Result<Option<InvoiceId>> {
    let total = work.lines.iter().map(|line| line.amount).sum();
    if total == 0 {
        return Ok(None);
    }
    let today = clock::date_in(&site::store::zone(tx)?, tx.now());
    let due_on = due_on(contract, &today);
    let remind_at = remind_at(tx, &due_on)?;
    let tax = tax_of_today(tx, contract, total)?;
    let kind = InvoiceKind::Invoice;
    let new = New { kind, about: work.about, total, tax, due_on: &due_on, remind_at, credits: "" };
    let id = write(tx, contract, &new, work.lines)?;
    let invoice = store::get(tx, id)?;
    let entry = context(contract, &invoice, work.by, tx.now());
    let accounts = (Account::WorkOwed, invoice.about.account());
    ledger::transfer(tx, EntryKind::Invoiced, entry, accounts, total)?;
    let percent = site::store::fees(tx)?.commission_percent;
    charge(tx, contract, &invoice, work.by, percent)?;
    notify::billed(tx, contract, &invoice)?;
    whole::make_room(tx, contract, work.about)?;
    first(tx, id)?;
    // A payment that is billed by itself pays that bill, not an older payment.
    if let About::Payment(payment) = work.about {
        settle::use_for(tx, payment, &invoice)?;
    }
    settle::use_ahead(tx, contract)?;
    store::update_contract(tx, contract.id)?;
    Ok(Some(id))
}

/// Bills again what a credit note took off an invoice, with that invoice's own rates of tax and commission. Money that was paid
/// for it is used for it by the caller.
pub(super) fn bill_again(
    tx: &mut Tx,
    contract: &Contract,
    invoice: &Invoice,
    about: About,
    line: Line,
) -> Result<InvoiceId> {
    let today = clock::date_in(&site::store::zone(tx)?, tx.now());
    let (total, rate) = (line.amount, invoice.tax_rate);
    let tax = Tax { amount: tax_in(total, rate), rate, name: invoice.document.tax_name.clone() };
    let new = New { kind: InvoiceKind::Invoice, about, total, tax, due_on: &today, remind_at: None, credits: "" };
    let id = write(tx, contract, &new, vec![line])?;
    let bill = store::get(tx, id)?;
    let entry = context(contract, &bill, None, tx.now());
    ledger::transfer(tx, EntryKind::Invoiced, entry, (Account::WorkOwed, bill.about.account()), total)?;
    if commission::is_taken(tx, invoice.id)? {
        let percent = store::commission_percent(tx, invoice.id)?.unwrap_or_default();
        charge(tx, contract, &bill, None, percent)?;
    }
    notify::billed(tx, contract, &bill)?;
    Ok(id)
}

/// A document to write.
pub(super) struct New<'a> {
    pub kind: InvoiceKind,
    pub about: About,
    pub total: i64,
    pub tax: Tax,
    pub due_on: &'a str,
    pub remind_at: Option<i64>,
    /// Number of the invoice that a credit note reduces; empty for an invoice.
    pub credits: &'a str,
}

/// The tax in a document's total.
pub(super) struct Tax {
    /// Amount in minor units.
    pub amount: i64,
    /// Rate in hundredths of a percent.
    pub rate: i64,
    /// What it's called; empty if there's none.
    pub name: String,
}

/// Takes the next number and stores the document as it reads today.
pub(super) fn write(tx: &mut Tx, contract: &Contract, new: &New, lines: Vec<Line>) -> Result<InvoiceId> {
    let today = clock::date_in(&site::store::zone(tx)?, tx.now());
    let year = today.get(..4).and_then(|year| year.parse().ok()).ok_or_else(|| Error::Invalid(today.clone()))?;
    let number = ranges::take(tx, contract.worker.id, Kind::Invoice, year)?;
    let from = billing::find(tx, Owner::Worker(contract.worker.id))?;
    let to = billing::find(tx, Owner::Employer(contract.employer.id))?;
    let site = billing::find(tx, Owner::Site)?;
    let document = Document {
        tax_name: new.tax.name.clone(),
        from: party(from, &contract.worker.name),
        to: party(to, &contract.employer.name),
        site: party(site, &site::store::site_name(tx)?),
        work: contract.job_title.clone(),
        lines,
        credits: new.credits.to_owned(),
    };
    let row = NewInvoice {
        kind: new.kind,
        number: (year, number),
        about: new.about.columns(),
        amounts: (new.total, new.tax.amount, new.tax.rate),
        days: (&today, new.due_on),
        document: &document,
        remind_at: new.remind_at,
    };
    store::insert(tx, contract, &row)
}

/// Returns the tax by the rate that the worker charges today.
fn tax_of_today(tx: &mut Tx, contract: &Contract, total: i64) -> Result<Tax> {
    let Billing { tax_rate: rate, tax_name, .. } = billing::find(tx, Owner::Worker(contract.worker.id))?;
    let name = if rate > 0 { tax_name } else { String::new() };
    Ok(Tax { amount: tax_in(total, rate), rate, name })
}

fn party(billing: Billing, name: &str) -> Party {
    let name = if billing.name.is_empty() { name.to_owned() } else { billing.name };
    Party { name, address: billing.address, tax_id: billing.tax_id }
}

/// Charges the employer the site's commission on pay.
fn charge(tx: &mut Tx, contract: &Contract, invoice: &Invoice, by: Option<UserId>, percent: i64) -> Result<()> {
    let amount = commission_on(invoice.total, percent);
    if amount == 0 || !invoice.about.has_commission() {
        return Ok(());
    }
    let members = rights::members(tx, contract.employer.id, Right::Hire)?;
    let Some(user) = by.or_else(|| members.first().copied()) else { return Ok(()) };
    store::set_commission(tx, invoice.id, amount, Some(percent))?;
    let (employer, title, currency) = (contract.employer.id, contract.job_title.as_str(), contract.currency.as_str());
    commission::charge(tx, Commission { invoice: invoice.id, employer, user, title, amount, currency })
}

pub(super) fn context<'a>(
    contract: &'a Contract,
    invoice: &'a Invoice,
    by: Option<UserId>,
    now: i64,
) -> EntryContext<'a> {
    EntryContext {
        about: ledger::About::Invoice(invoice.id),
        title: &contract.job_title,
        employer: Some(contract.employer.id),
        currency: &contract.currency,
        note: &invoice.number,
        by,
        now,
    }
}

/// Returns the day by which the terms say that work approved today is paid.
fn due_on(contract: &Contract, today: &str) -> String {
    let later = |days| clock::add_days(today, days).unwrap_or_else(|| today.to_owned());
    match contract.terms.pay_when {
        PayWhen::OnApproval => today.to_owned(),
        PayWhen::Weekly => later(7),
        PayWhen::TwoWeeks => later(14),
        PayWhen::Monthly => last_of_month(today).unwrap_or_else(|| today.to_owned()),
        PayWhen::AtEnd => {
            let end = contract.terms.end_date.as_deref().filter(|end| *end >= today);
            end.map_or_else(|| later(DAYS_AT_END), str::to_owned)
        }
    }
}

/// Returns the last day of a date's month.
fn last_of_month(date: &str) -> Option<String> {
    let next = clock::add_days(&format!("{}-01", date.get(..7)?), 31)?;
    clock::add_days(&format!("{}-01", next.get(..7)?), -1)
}

/// Returns when the employer is first reminded: on the morning after the day it should be paid by.
pub(super) fn remind_at(tx: &mut Tx, due_on: &str) -> Result<Option<i64>> {
    let zone = site::store::zone(tx)?;
    Ok(clock::add_days(due_on, 1).and_then(|day| clock::morning_of(&zone, &day)))
}

#[cfg(test)]
mod tests {
    use super::last_of_month;

    #[test]
    fn a_month_ends_on_its_last_day() {
        let days = ["2026-02-03", "2028-02-29", "2026-12-31", "2026-11-01"].map(|day| last_of_month(day).unwrap());
        assert_eq!(days, ["2026-02-28", "2028-02-29", "2026-12-31", "2026-11-30"]);
    }
}
