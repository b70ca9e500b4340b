//! `jobstead check --money`: asks of every ended contract whether the worker got what was agreed, the employer paid it once,
//! and tax and commission follow what was paid. What older versions got wrong shows up here; nothing is changed.

use std::collections::BTreeMap;

use super::print_line;
use crate::contracts;
use crate::contracts::view::Contract;
use crate::db::{Result, Row, SingleConnection, Tx, value};
use crate::ids::{ContractId, TimesheetId};
use crate::money::format::format_amount;
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
    BILLED_TWICE = "SELECT i.year, i.number, i.total - i.refunded - i.credited FROM invoices i
        WHERE i.contract_id = $1 AND i.kind = 'invoice' AND i.about = 'payment' AND i.refunded + i.credited < i.total
          AND EXISTS (SELECT 1 FROM payments r WHERE r.invoice_id = i.id AND r.kind = 'refund' AND r.answered_at = i.issued_at) ORDER BY i.id LIMIT 500";
    CREDITED = "SELECT i.year, i.number, i.total, i.tax, i.refunded + i.credited, (SELECT CAST(COALESCE(SUM(n.tax), 0) AS BIGINT) FROM invoices n WHERE n.credits_id = i.id),
          i.commission, i.commission_percent, f.amount - (SELECT CAST(COALESCE(SUM(c.amount), 0) AS BIGINT) FROM fees c WHERE c.credits_fee_id = f.id)
        FROM invoices i LEFT JOIN fees f ON f.invoice_id = i.id AND f.kind = 'commission' AND f.state IN ('due', 'paid')
        WHERE i.contract_id = $1 AND i.kind = 'invoice' AND i.refunded + i.credited > 0 ORDER BY i.id LIMIT 2000";
    SHEETS = "SELECT id FROM timesheets WHERE contract_id = $1 AND state = 'approved' AND entries > 0 ORDER BY week LIMIT 2000";
}

/// Prints a note for each difference, and how many contracts were asked.
///
/// # Errors
/// The database's error.
pub fn print(db: &SingleConnection) -> std::result::Result<(), String> {
    let (mut last, mut asked, mut notes) = (ContractId(0), 0, 0);
    loop {
        let batch = db.read(|tx| batch(tx, last)).map_err(|e| e.to_string())?;
        let Some((id, _)) = batch.last() else { break };
        last = *id;
        for (_, found) in batch {
            asked += 1;
            notes += found.len();
            found.iter().try_for_each(|note| print_line(&format!("note  {note}")))?;
        }
    }
    print_line(&format!("the money of {asked} ended contracts: {notes} notes"))
}

/// Returns the notes about the next 100 ended contracts after one, by contract.
///
/// # Errors
/// The database's error.
pub fn batch(tx: &mut Tx, after: ContractId) -> Result<Vec<(ContractId, Vec<String>)>> {
    let ids: Vec<ContractId> = tx.all(ENDED, args![after, BATCH], value)?;
    ids.into_iter().map(|id| Ok((id, notes_on(tx, id)?))).collect()
}

fn notes_on(tx: &mut Tx, id: ContractId) -> Result<Vec<String>> {
    let contract = contracts::store::get(tx, id)?;
    let mut notes = billed_twice(tx, &contract)?;
    notes.extend(credited(tx, &contract)?);
    notes.extend(overtime(tx, &contract)?);
    let (open, ahead) = (payments::sums(tx, id)?.open, payments::payments::sum_ahead(tx, id)?);
    notes.extend((open > 0).then(|| format!("{} is billed and not paid", amount(&contract, open))));
    notes.extend(
        (ahead > 0).then(|| format!("{} was paid ahead, and neither used nor given back", amount(&contract, ahead))),
    );
    let about = format!("contract {id}, “{}”", contract.job_title);
    Ok(notes.into_iter().map(|note| format!("{about}: {note}")).collect())
}

fn amount(contract: &Contract, minor: i64) -> String {
    format_amount(minor, &contract.currency)
}

fn billed_twice(tx: &mut Tx, contract: &Contract) -> Result<Vec<String>> {
    let read = |row: &mut Row| Ok((number_of(row.take()?, row.take()?), row.take::<i64>()?));
    let found = tx.all(BILLED_TWICE, args![contract.id], read)?;
    let note = |(number, net): (String, i64)| {
        format!("invoice {number} bills {} of an advance that pays for other work: credit it", amount(contract, net))
    };
    Ok(found.into_iter().map(note).collect())
}

/// Asks whether credit notes carry their part of the tax and of the commission.
fn credited(tx: &mut Tx, contract: &Contract) -> Result<Vec<String>> {
    let found = tx.all(CREDITED, args![contract.id], Credited::of)?;
    let mut notes = Vec::new();
    for one in found {
        let tax = share_of(one.tax, one.off, one.total) - one.tax_off;
        if tax != 0 {
            let (number, tax) = (&one.number, amount(contract, tax));
            notes.push(format!("the credit notes of invoice {number} carry {tax} too little of its tax"));
        }
        let net = one.total - one.off;
        let left = match one.percent {
            Some(percent) => commission_on(net, percent),
            None => share_of(one.commission, net, one.total),
        };
        let over = one.taken.map_or(0, |taken| taken - left);
        if over > 0 {
            let (number, over) = (&one.number, amount(contract, over));
            notes.push(format!("the commission on invoice {number} is {over} more than what is left of its pay"));
        }
    }
    Ok(notes)
}

/// An invoice of which something was taken off.
struct Credited {
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
fn overtime(tx: &mut Tx, contract: &Contract) -> Result<Vec<String>> {
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
    let mut notes = Vec::new();
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
        if missing > 0 {
            let missing = amount(contract, missing);
            notes.push(format!("overtime in the week of {week} was underpaid by {missing}"));
        }
    }
    Ok(notes)
}

/// Returns an entry's work with the time that counts.
fn counted(entry: &TimeEntry) -> Work {
    let ended_at = entry.started_at + entry.figures.counted_seconds * 1_000;
    Work { started_at: entry.started_at, ended_at, day: entry.day.clone(), rate: entry.rate, is_disputed: false }
}
