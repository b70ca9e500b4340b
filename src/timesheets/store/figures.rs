//! What the hours of a timesheet count for: as they were billed, or as they would be billed now.

use std::collections::{BTreeMap, BTreeSet};

use super::super::model::{State, TimeEntry};
use super::super::pay::{self, PayLine};
use super::super::rules::{self, Billed, Figures, Work};
use super::super::week;
use super::{entries, get, rules_of};
use crate::clock::{DAY, start_of_day};
use crate::contracts;
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::{EmployerId, TimeEntryId, TimesheetId, UserId};
use crate::site;
use crate::site::time_rules::TimeRules;
use crate::timesheets::view::cap_of;
use crate::{args, statements};

statements! {
    SET = "UPDATE timesheets SET entries = $2, seconds = $3, counted_seconds = $4, overtime_seconds = $5, amount = $6, version = version + 1 WHERE id = $1";
    BILL = "UPDATE time_entries SET billed_seconds = $2, billed_overtime = $3, billed_amount = $4 WHERE id = $1";
    UNBILL = "UPDATE time_entries SET billed_seconds = NULL, billed_overtime = NULL, billed_amount = NULL WHERE id = $1";
    SAME_WEEKS = "SELECT DISTINCT t.id FROM timesheets t JOIN time_entries e ON e.timesheet_id = t.id
                  WHERE t.worker_id = $1 AND t.employer_id = $2 AND t.state <> 'approved' AND t.id <> $3 AND e.started_at >= $4 AND e.started_at < $5 LIMIT 100";
}

/// Hours of a timesheet with what each counts for.
pub struct Counted {
    /// The entries in the order of the work, with those in dispute.
    pub entries: Vec<TimeEntry>,
    /// The pay by week and rate, without what is or was in dispute.
    pub lines: Vec<PayLine>,
    /// Time over the contract's weekly limit, in seconds, without what is or was in dispute.
    pub over_seconds: i64,
}

impl Counted {
    /// Returns the sums of the entries that aren't and weren't in dispute.
    #[must_use]
    pub fn sums(&self) -> Figures {
        rules::sum(self.entries.iter().filter(|entry| entry.dispute_id.is_none()).map(|entry| entry.figures))
    }
}

/// Returns the hours of a timesheet with what each counts for. Overtime is counted by the week of the work, over all that
/// was billed of the person's hours at that employer.
pub fn of_sheet(tx: &mut Tx, id: TimesheetId) -> Result<Counted> {
    let sheet = get(tx, id)?;
    let contract = contracts::store::get(tx, sheet.contract_id)?;
    let (rules, cap) = rules_of(tx, Some(id))?;
    let mut list = entries::of_sheet(tx, id)?;
    if sheet.state == State::Approved {
        count_old(&mut list, &rules, cap, sheet.figures.amount);
    }
    let work: Vec<Work> = list.iter().filter(|entry| !entry.is_billed).map(entries::work_of).collect();
    let billed = billed_in(tx, &contract, &rules, &work)?;
    let counted = pay::priced(&work, &rules, cap, &billed);
    for (entry, figures) in list.iter_mut().filter(|entry| !entry.is_billed).zip(&counted) {
        entry.figures = *figures;
    }
    let undisputed: Vec<&TimeEntry> = list.iter().filter(|entry| entry.dispute_id.is_none()).collect();
    let all: Vec<Work> = undisputed.iter().map(|entry| entries::work_of(entry)).collect();
    let figures: Vec<Figures> = undisputed.iter().map(|entry| entry.figures).collect();
    let lines = pay::pay_lines(&all, &figures, &rules);
    let within = rules::figures(&work, &rules, cap_of(&contract), &billed);
    let over = |(work, (all, within)): (&Work, (&Figures, &Figures))| {
        if work.is_disputed { 0 } else { (all.counted_seconds - within.counted_seconds).max(0) }
    };
    let over_seconds = work.iter().zip(counted.iter().zip(&within)).map(over).sum();
    Ok(Counted { entries: list, lines, over_seconds })
}

/// Counts hours that were approved before each entry's figures were stored: by timesheet, as they were billed then.
fn count_old(list: &mut [TimeEntry], rules: &TimeRules, cap: Option<i64>, amount: i64) {
    let is_old = |entry: &TimeEntry| !entry.is_billed && entry.dispute_id.is_none();
    let work: Vec<Work> = list.iter().filter(|entry| is_old(entry)).map(entries::work_of).collect();
    let mut figures = pay::priced(&work, rules, cap, &Billed::default());
    let weights: Vec<i64> = figures.iter().map(|figures| figures.amount).collect();
    for (figures, amount) in figures.iter_mut().zip(pay::spread(amount, &weights)) {
        figures.amount = amount;
    }
    for (entry, figures) in list.iter_mut().filter(|entry| is_old(entry)).zip(figures) {
        entry.figures = figures;
        entry.is_billed = true;
    }
}

/// Returns the time in which the weeks of some work lie, in milliseconds since the epoch; `None` without work.
fn span(zone: &str, rules: &TimeRules, work: &[Work]) -> Option<(i64, i64)> {
    let weeks: BTreeSet<String> = work.iter().filter_map(|one| week::first_day(&one.day, rules.week_starts)).collect();
    Some((start_of_day(zone, weeks.first()?)?, week::end(zone, weeks.last()?)))
}

/// Returns what was billed in the weeks of some work of the person's hours at the employer.
fn billed_in(tx: &mut Tx, contract: &Contract, rules: &TimeRules, work: &[Work]) -> Result<Billed> {
    let mut billed = Billed::default();
    let zone = site::store::zone(tx)?;
    let Some(time) = span(&zone, rules, work) else { return Ok(billed) };
    for entry in settled(tx, (contract.worker.id, contract.employer.id), time)? {
        billed.add(rules, &entry.day, &entry.figures, entry.contract_id == contract.id);
    }
    Ok(billed)
}

/// Returns a person's hours at an employer that began in a range of time and are billed, in the order of the work, with how
/// they were counted; at most 2,000.
pub fn settled(tx: &mut Tx, people: (UserId, EmployerId), time: (i64, i64)) -> Result<Vec<TimeEntry>> {
    let mut all = Vec::new();
    let mut old: BTreeMap<TimesheetId, Vec<TimeEntryId>> = BTreeMap::new();
    for (entry, sheet) in entries::settled_between(tx, people, time)? {
        if entry.is_billed {
            all.push(entry);
        } else {
            old.entry(sheet).or_default().push(entry.id);
        }
    }
    for (sheet, ids) in old {
        let (rules, cap) = rules_of(tx, Some(sheet))?;
        let (amount, mut list) = (get(tx, sheet)?.figures.amount, entries::of_sheet(tx, sheet)?);
        count_old(&mut list, &rules, cap, amount);
        all.extend(list.into_iter().filter(|entry| ids.contains(&entry.id)));
    }
    all.sort_by_key(|entry| entry.started_at);
    Ok(all)
}

/// Sums a timesheet's entries again, and returns them.
pub fn update(tx: &mut Tx, id: TimesheetId) -> Result<Counted> {
    let counted = of_sheet(tx, id)?;
    let count = i64::try_from(counted.entries.len()).unwrap_or(i64::MAX);
    let Figures { seconds, counted_seconds, overtime_seconds, amount } = counted.sums();
    tx.run(SET, args![id, count, seconds, counted_seconds, overtime_seconds, amount])?;
    Ok(counted)
}

/// Stores how hours count that are billed now, and counts those of the same weeks again that aren't.
pub fn bill(tx: &mut Tx, contract: &Contract, sheet: TimesheetId, list: &[TimeEntry]) -> Result<()> {
    for TimeEntry { id, figures, .. } in list {
        tx.run(BILL, args![*id, figures.counted_seconds, figures.overtime_seconds, figures.amount])?;
    }
    let rules = rules_of(tx, Some(sheet))?.0;
    let work: Vec<Work> = list.iter().map(entries::work_of).collect();
    let Some((from, to)) = span(&site::store::zone(tx)?, &rules, &work) else { return Ok(()) };
    let row = args![contract.worker.id, contract.employer.id, sheet, from - DAY, to + DAY];
    let others: Vec<TimesheetId> = tx.all(SAME_WEEKS, row, crate::db::value)?;
    others.into_iter().try_for_each(|other| update(tx, other).map(drop))
}

/// Forgets how an entry was billed, because it's to be approved again.
pub fn unbill(tx: &mut Tx, id: TimeEntryId) -> Result<()> {
    tx.run(UNBILL, args![id]).map(drop)
}
