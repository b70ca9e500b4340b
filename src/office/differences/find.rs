//! Asks of an ended contract whether the worker got what was agreed, the employer paid it once, and tax and commission follow
//! what was paid.

use std::collections::BTreeMap;

use super::model::{Found, Kind};
use super::store;
use crate::contracts;
use crate::contracts::view::Contract;
use crate::db::{Result, Row, Tx, value};
use crate::ids::{ContractId, InvoiceId, TimesheetId};
use crate::payments::model::{commission_on, number_of, share_of};
use crate::payments::store as payments;
use crate::site::time_rules::TimeRules;
use crate::timesheets::model::TimeEntry;
use crate::timesheets::rules::{self, Billed, HOUR_SECONDS, Work};
use crate::timesheets::{store as timesheets, week};
use crate::{args, statements};

/// How many contracts are read in one transaction.
const BATCH: i64 = 100;

statements! {
    ENDED = "SELECT id FROM contracts WHERE state = 'ended' AND id > $1 ORDER BY id LIMIT $2";
    // Until version 43, giving back a part of an advance billed all of it.
    BILLED_TWICE = "SELECT i.id, i.year, i.number, i.total - i.refunded - i.credited FROM invoices i
        WHERE i.contract_id = $1 AND i.kind = 'invoice' AND i.about = 'payment' AND i.refunded + i.credited < i.total
          AND EXISTS (SELECT 1 FROM payments r WHERE r.invoice_id = i.id AND r.kind = 'refund' AND r.answered_at = i.issued_at) ORDER BY i.id LIMIT 500";
    CREDITED = "SELECT i.id, i.year, i.number, i.total, i.tax, i.refunded + i.credited, (SELECT CAST(COALESCE(SUM(n.tax), 0) AS BIGINT) FROM invoices n WHERE n.credits_id = i.id),
          i.commission, i.commission_percent, f.amount - (SELECT CAST(COALESCE(SUM(c.amount), 0) AS BIGINT) FROM fees c WHERE c.credits_fee_id = f.id)
        FROM invoices i LEFT JOIN fees f ON f.invoice_id = i.id AND f.kind = 'commission' AND f.state IN ('due', 'paid')
        WHERE i.contract_id = $1 AND i.kind = 'invoice' AND i.refunded + i.credited > 0 ORDER BY i.id LIMIT 2000";
    SHEETS = "SELECT id FROM timesheets WHERE contract_id = $1 AND state = 'approved' AND entries > 0 ORDER BY week LIMIT 2000";
    BILL_OF_HOURS = "SELECT i.id FROM invoices i JOIN timesheets t ON t.id = i.about_id
        WHERE i.contract_id = $1 AND i.kind = 'invoice' AND i.about = 'timesheet' ORDER BY CASE WHEN t.week = $2 THEN 0 ELSE 1 END, i.id DESC LIMIT 1";
}

/// What was found in a contract.
pub type InContract = (Contract, Vec<Found>);

/// Returns what differs in the next 100 ended contracts after one, by contract.
///
/// # Errors
/// The database's error.
pub fn batch(tx: &mut Tx, after: ContractId) -> Result<Vec<InContract>> {
    let ids: Vec<ContractId> = tx.all(ENDED, args![after, BATCH], value)?;
    ids.into_iter().map(|id| in_contract(tx, id)).collect()
}

/// Returns what differs in a contract.
///
/// # Errors
/// The database's error.
pub fn in_contract(tx: &mut Tx, id: ContractId) -> Result<InContract> {
    let contract = contracts::store::get(tx, id)?;
    let mut found = billed_twice(tx, &contract)?;
    found.extend(credited(tx, &contract)?);
    found.extend(overtime(tx, &contract)?);
    let whole = |kind, amount| Found { kind, reference: String::new(), invoice: None, amount };
    found.push(whole(Kind::Open, payments::sums(tx, id)?.open));
    found.push(whole(Kind::Ahead, payments::payments::sum_ahead(tx, id)?));
    // Too much tax on credit notes is as wrong as too little.
    found.retain(|one| one.amount > 0 || (one.kind == Kind::CreditTax && one.amount < 0));
    Ok((contract, found))
}

fn billed_twice(tx: &mut Tx, contract: &Contract) -> Result<Vec<Found>> {
    tx.all(BILLED_TWICE, args![contract.id], |row: &mut Row| {
        let invoice = Some(row.take()?);
        let reference = number_of(row.take()?, row.take()?);
        Ok(Found { kind: Kind::BilledTwice, reference, invoice, amount: row.take()? })
    })
}

/// Asks whether credit notes carry their part of the tax and of the commission.
fn credited(tx: &mut Tx, contract: &Contract) -> Result<Vec<Found>> {
    let mut found = Vec::new();
    for one in tx.all(CREDITED, args![contract.id], Credited::of)? {
        let about = |kind, amount| Found { kind, reference: one.number.clone(), invoice: Some(one.id), amount };
        let tax = share_of(one.tax, one.off, one.total) - one.tax_off;
        found.push(about(Kind::CreditTax, tax));
        let net = one.total - one.off;
        let left = match one.percent {
            Some(percent) => commission_on(net, percent),
            None => share_of(one.commission, net, one.total),
        };
        found.push(about(Kind::Commission, one.taken.map_or(0, |taken| taken - left)));
    }
    Ok(found)
}

/// An invoice of which something was taken off.
struct Credited {
    id: InvoiceId,
    number: String,
    total: i64,
    tax: i64,
    off: i64,
    tax_off: i64,
    commission: i64,
    percent: Option<i64>,
    /// The commission that is due or paid, less what was given back.
    taken: Option<i64>,
}

impl Credited {
    fn of(row: &mut Row) -> Result<Self> {
        Ok(Self {
            id: row.take()?,
            number: number_of(row.take()?, row.take()?),
            total: row.take()?,
            tax: row.take()?,
            off: row.take()?,
            tax_off: row.take()?,
            commission: row.take()?,
            percent: row.take()?,
            taken: row.take()?,
        })
    }
}

/// Asks whether overtime was counted by the week of the work, over all of the person's hours at the employer. A week is named
/// with the newest of the contracts that have hours in it.
fn overtime(tx: &mut Tx, contract: &Contract) -> Result<Vec<Found>> {
    let sheets: Vec<TimesheetId> = tx.all(SHEETS, args![contract.id], value)?;
    let Some(first) = sheets.first() else { return Ok(Vec::new()) };
    let rules = timesheets::rules_of(tx, Some(*first))?.0;
    if rules.overtime_day_hours.is_none() && rules.overtime_week_hours.is_none() {
        return Ok(Vec::new());
    }
    let mut weeks: BTreeMap<String, Vec<TimeEntry>> = BTreeMap::new();
    for entry in timesheets::figures::settled(tx, (contract.worker.id, contract.employer.id), (0, i64::MAX))? {
        let week = week::first_day(&entry.day, rules.week_starts).unwrap_or_default();
        weeks.entry(week).or_default().push(entry);
    }
    let mut found = Vec::new();
    for (week, hours) in weeks {
        if hours.iter().map(|entry| entry.contract_id).max() != Some(contract.id) {
            continue;
        }
        let work: Vec<Work> = hours.iter().map(counted).collect();
        let plain = TimeRules { rounding_minutes: 0, ..rules };
        let expected = rules::sum(rules::figures(&work, &plain, None, &Billed::default())).overtime_seconds;
        let short = expected - rules::sum(hours.iter().map(|entry| entry.figures)).overtime_seconds;
        let rate = hours.iter().filter_map(|entry| entry.rate).min().unwrap_or_default();
        let missing = short * rate * (rules.overtime_percent - 100) / (HOUR_SECONDS * 100);
        // What the office has billed since isn't in the hours.
        let missing = missing - store::corrected(tx, contract.id, Kind::Overtime, &week)?;
        let invoice = tx.find(BILL_OF_HOURS, args![contract.id, &week], value)?;
        found.push(Found { kind: Kind::Overtime, reference: week, invoice, amount: missing });
    }
    Ok(found)
}

/// Returns an entry's work with the time that counts.
fn counted(entry: &TimeEntry) -> Work {
    let ended_at = entry.started_at + entry.figures.counted_seconds * 1_000;
    Work { started_at: entry.started_at, ended_at, day: entry.day.clone(), rate: entry.rate, is_disputed: false }
}
