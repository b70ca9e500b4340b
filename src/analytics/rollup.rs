//! Daily totals of past days, and the report: the stored totals plus today's events counted live.

use std::collections::HashMap;

use super::model::{Day, Funnels, Report};
use super::store::{self, EVENT_RETENTION_DAYS, MEASURES};
use crate::clock::{DAY, date_in, day_bounds, days_before};
use crate::db::{Db, Result, Tx};
use crate::tasks::{self, Task};
use crate::web::Counted;
use crate::{identity, pwa, site};

/// Maximum number of names stored per day for each list.
const MAX_NAMES_PER_DAY: i64 = 200;
/// Maximum number of names shown in the report for each list.
const MAX_NAMES_SHOWN: usize = 10;

/// Name of the measure that stores the daily funnel counts.
const FUNNEL_MEASURE: &str = "funnel";

/// The totals of one day: measure, name and count.
type Totals = Vec<(&'static str, String, i64)>;

/// Totals every completed day, deletes rows that are too old, and queues the next run if any rows are left.
///
/// # Errors
/// Database errors. Days that were already totaled keep their totals.
pub async fn run(db: &Db) -> Result<()> {
    let totaled = total_days(db).await;
    // Also if a day couldn't be counted, or it would keep old rows from being deleted.
    while db.write(sweep).await? {}
    totaled?;
    db.write(|tx| {
        if store::is_empty(tx)? {
            return Ok(());
        }
        let zone = site::store::zone(tx)?;
        let (_, tomorrow) = day_bounds(&zone, tx.now());
        tasks::store::enqueue(tx, Task::RollUp, tomorrow)
    })
    .await
}

async fn total_days(db: &Db) -> Result<()> {
    while let Some((day, from, to)) = db.search(next_day).await? {
        // Counting takes long, and no other write should wait for it. The events of a completed day don't change.
        let totals = count_day(db, from, to).await?;
        db.write(move |tx| {
            // Another run may have been faster and deleted events since.
            if store::has_totals(tx, &day)? {
                return Ok(());
            }
            totals.iter().try_for_each(|(measure, name, count)| store::save_total(tx, &day, measure, name, *count))
        })
        .await?;
    }
    Ok(())
}

/// Returns the oldest completed day without totals, with its start and end.
fn next_day(tx: &mut Tx) -> Result<Option<(String, i64, i64)>> {
    let zone = site::store::zone(tx)?;
    let (today, _) = day_bounds(&zone, tx.now());
    let mut at = store::oldest_event_time(tx)?.unwrap_or(today);
    while at < today {
        let day = date_in(&zone, at);
        let (from, to) = day_bounds(&zone, at);
        if !store::has_totals(tx, &day)? {
            return Ok(Some((day, from, to)));
        }
        at = to;
    }
    Ok(None)
}

fn sweep(tx: &mut Tx) -> Result<bool> {
    let zone = site::store::zone(tx)?;
    store::sweep(tx, &date_in(&zone, tx.now() - store::TOTALS_RETENTION))
}

/// Counts the events between two times, each list in a read of its own, because reads have a time limit.
async fn count_day(db: &Db, from: i64, to: i64) -> Result<Totals> {
    let mut totals = Totals::new();
    for (measure, list) in MEASURES {
        let counted = db.search(move |tx| store::count(tx, list, from, to, MAX_NAMES_PER_DAY)).await?;
        totals.extend(counted.into_iter().map(|Counted { name, count }| (measure, name, count)));
    }
    let funnels = db.search(move |tx| store::funnels(tx, from, to)).await?;
    totals.extend(funnel_steps(&funnels).map(|(step, count)| (FUNNEL_MEASURE, step.to_owned(), count)));
    let visitors = db.search(move |tx| store::visitors(tx, from, to)).await?;
    // Always written, even when zero: they mark the day as totaled.
    totals.extend([("visits", String::new(), funnels.visits), ("visitors", String::new(), visitors)]);
    Ok(totals)
}

const fn funnel_steps(funnels: &Funnels) -> [(&'static str, i64); 5] {
    let Funnels { visits, searched, opened, applied, posted } = *funnels;
    [("visits", visits), ("searched", searched), ("opened", opened), ("applied", applied), ("posted", posted)]
}

/// Returns the report for the last `days` days, including today.
pub fn report(tx: &mut Tx, days: i64) -> Result<Report> {
    let now = tx.now();
    let zone = site::store::zone(tx)?;
    let since = days_before(&zone, now, days - 1);
    let (from, to) = day_bounds(&zone, now);
    let mut lists = HashMap::new();
    for (measure, list) in MEASURES {
        let mut totals: HashMap<String, i64> = HashMap::new();
        let stored = store::totals(tx, measure, &since, MAX_NAMES_PER_DAY)?;
        for Counted { name, count } in stored.into_iter().chain(store::count(tx, list, from, to, MAX_NAMES_PER_DAY)?) {
            *totals.entry(name).or_default() += count;
        }
        lists.insert(measure, totals);
    }
    let today = store::funnels(tx, from, to)?;
    let mut funnel: HashMap<String, i64> = store::totals(tx, FUNNEL_MEASURE, &since, MAX_NAMES_PER_DAY)?
        .into_iter()
        .map(|total| (total.name, total.count))
        .collect();
    for (step, count) in funnel_steps(&today) {
        *funnel.entry(step.to_owned()).or_default() += count;
    }
    let step = |name: &str| funnel.get(name).copied().unwrap_or(0);
    let mut by_day = store::by_day(tx, &since)?;
    by_day.push(Day { day: date_in(&zone, now), visits: today.visits, visitors: store::visitors(tx, from, to)? });
    let event = |name: &str| lists.get("event").and_then(|events| events.get(name)).copied().unwrap_or(0);
    // From noon to noon, the days whose clocks change don't matter.
    let (first_day, _) = day_bounds(&zone, from + DAY / 2 - (days - 1) * DAY);
    let (installs, active_installs) = pwa::store::counts(tx)?;
    Ok(Report {
        days: fill_missing_days(&zone, by_day, days, now),
        sources: top(&lists, "source"),
        pages: top(&lists, "page"),
        devices: top(&lists, "device"),
        depths: depths(&lists),
        searches: top(&lists, "search"),
        empty_searches: top(&lists, "empty"),
        funnels: Funnels {
            visits: step("visits"),
            searched: step("searched"),
            opened: step("opened"),
            applied: step("applied"),
            posted: step("posted"),
        },
        consent_given: event("consent_given"),
        consent_declined: event("consent_declined"),
        new_accounts: identity::store::count_since(tx, first_day)?,
        installs,
        active_installs,
        raw_days: EVENT_RETENTION_DAYS,
    })
}

fn sorted(lists: &HashMap<&str, HashMap<String, i64>>, measure: &str) -> Vec<Counted> {
    let names = lists.get(measure).into_iter().flatten();
    let mut all: Vec<Counted> = names.map(|(name, count)| Counted { name: name.clone(), count: *count }).collect();
    all.sort_by(|a, b| b.count.cmp(&a.count).then_with(|| a.name.cmp(&b.name)));
    all
}

fn top(lists: &HashMap<&str, HashMap<String, i64>>, measure: &str) -> Vec<Counted> {
    let mut all = sorted(lists, measure);
    all.truncate(MAX_NAMES_SHOWN);
    all
}

fn depths(lists: &HashMap<&str, HashMap<String, i64>>) -> Vec<Counted> {
    let mut all = sorted(lists, "depth");
    all.sort_by_key(|depth| depth.name.parse::<i64>().unwrap_or(0));
    all
}

/// Adds the days without any visits.
fn fill_missing_days(zone: &str, known: Vec<Day>, days: i64, now: i64) -> Vec<Day> {
    let mut known: HashMap<String, Day> = known.into_iter().map(|day| (day.day.clone(), day)).collect();
    (0..days)
        .rev()
        .map(|back| days_before(zone, now, back))
        .map(|day| known.remove(&day).unwrap_or(Day { day, visits: 0, visitors: 0 }))
        .collect()
}
