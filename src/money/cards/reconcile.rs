//! Comparing the ledger with what Stripe lists, once a night.

use super::books;
use super::problems::find::{self, Chargeback};
use super::problems::model::is_chargeback;
use super::store::transactions::{self, Other};
use super::store::{self, checkouts, movements};
use super::stripe::Stripe;
use super::stripe_shapes::Transaction;
use crate::app::App;
use crate::clock::{DAY, HOUR, SECOND, day_bounds};
use crate::db::{self, Tx};
use crate::money::double_entry::{Account, EntryKind};
use crate::money::ledger::{self, EntryContext};
use crate::site;
use crate::tasks::{self, Task};

/// When it happens, in milliseconds after midnight.
const NIGHT: i64 = 3 * HOUR;
/// How much of what was compared before is looked at again, in milliseconds: Stripe may list something late.
const OVERLAP: i64 = 3 * DAY;
/// How much of the list is read at once, in milliseconds: what was read is kept if the next part fails.
const SPAN: i64 = DAY;
/// How many parts a day's list can have.
const MAX_PARTS: usize = 500;

/// Reads what changed the balance at Stripe, posts its fees and payouts, and stores until when that is, or why it failed. Asks
/// again for what Stripe hasn't answered or moved. Runs again the next night, or an hour after a failure.
///
/// # Errors
/// The database's error.
pub async fn run(app: &App) -> Result<(), String> {
    let settings = app.db.read(store::settings).await.map_err(|e| e.to_string())?;
    if settings.secret_key.is_empty() {
        return Ok(());
    }
    let now = app.clock.now();
    let mut from = settings.reconciled_at.map_or(settings.since, |at| settings.since.max(at - OVERLAP));
    let stripe = Stripe { outbound: &app.outbound, api: &app.stripe, key: &settings.secret_key };
    let mut problem = String::new();
    while from < now && problem.is_empty() {
        let to = now.min(from + SPAN);
        match read(app, &stripe, (from, to)).await {
            Ok(()) => app.db.write(move |tx| store::set_reconciled(tx, to)).await.map_err(|e| e.to_string())?,
            Err(why) => problem = why,
        }
        from = to;
    }
    while app.db.write(post_some).await.map_err(|e| e.to_string())? {}
    app.db.write(move |tx| finish(tx, &problem)).await.map_err(|e| e.to_string())
}

async fn read(app: &App, stripe: &Stripe<'_>, (from, to): (i64, i64)) -> Result<(), String> {
    let span = (from.div_euclid(SECOND), to.div_euclid(SECOND) + 1);
    let mut after = None;
    for _ in 0..MAX_PARTS {
        let part = stripe.transactions(span, after.as_deref()).await?;
        after = part.data.last().map(|last| last.id.clone());
        let items = part.data;
        app.db.write(move |tx| save(tx, &items)).await.map_err(|e| e.to_string())?;
        if !part.has_more || after.is_none() {
            return Ok(());
        }
    }
    Err("Stripe lists too much for one day.".to_owned())
}

fn save(tx: &mut Tx, items: &[Transaction]) -> db::Result<()> {
    for item in items {
        transactions::insert(tx, item)?;
        let source = item.source.as_deref().filter(|source| is_chargeback(&item.kind, Some(source)));
        // The bank takes the money first, and may send it back.
        if let Some(id) = source.filter(|_| item.amount < 0) {
            let amount = Some(-item.amount);
            let (currency, reason) = (item.currency.as_str(), "");
            find::chargeback(tx, &Chargeback { id, payment: None, charge: None, amount, currency, reason })?;
        }
    }
    Ok(())
}

/// Posts what isn't in the ledger yet. Returns whether there may be more.
fn post_some(tx: &mut Tx) -> db::Result<bool> {
    let costs = transactions::costs_to_post(tx)?;
    for cost in &costs {
        let checkout = checkouts::get(tx, cost.checkout)?;
        let accounts = (Account::CardCosts, Account::Card);
        books::post(tx, &checkout, EntryKind::Processed, accounts, (cost.amount, &cost.stripe_id, None))?;
        transactions::set_posted(tx, cost.id)?;
    }
    let chargebacks = transactions::chargebacks_to_post(tx)?;
    for one in &chargebacks {
        let (checkout, note) = (checkouts::get(tx, one.checkout)?, one.stripe_id.as_str());
        let accounts = (Account::CardDisputed, Account::Card);
        books::post(tx, &checkout, EntryKind::ChargedBack, accounts, (-one.amount, note, None))?;
        books::post(tx, &checkout, EntryKind::Processed, (Account::CardCosts, Account::Card), (one.fee, note, None))?;
        transactions::set_posted(tx, one.id)?;
    }
    let others = transactions::others_to_post(tx)?;
    for other in &others {
        post_other(tx, other)?;
        transactions::set_posted(tx, other.id)?;
    }
    Ok(!costs.is_empty() || !chargebacks.is_empty() || !others.is_empty())
}

/// Records a payout, one that came back, or what Stripe charges for something else than a payment.
fn post_other(tx: &mut Tx, other: &Other) -> db::Result<()> {
    let is_payout = other.kind.starts_with("payout");
    let context = EntryContext {
        about: ledger::About::Transaction(other.id),
        title: if is_payout { "Payout" } else { "Stripe" },
        employer: None,
        currency: &other.currency,
        note: &other.stripe_id,
        by: None,
        now: tx.now(),
    };
    let costs = (Account::CardCosts, Account::Card);
    if is_payout {
        ledger::transfer(tx, EntryKind::PaidOut, context, (Account::Bank, Account::Card), -other.amount)?;
    } else {
        ledger::transfer(tx, EntryKind::Processed, context, costs, -other.amount)?;
    }
    ledger::transfer(tx, EntryKind::Processed, context, costs, other.fee)
}

fn finish(tx: &mut Tx, problem: &str) -> db::Result<()> {
    store::set_problem(tx, problem)?;
    let now = tx.now();
    if !problem.is_empty() {
        return tasks::store::hasten(tx, Task::CardReconcile, now + HOUR);
    }
    let settings = store::settings(tx)?;
    if let Some(at) = settings.reconciled_at {
        let found = transactions::differences(tx, settings.since, at)?;
        find::differences(tx, &found)?;
    }
    find::ask_again(tx)?;
    movements::ask_again(tx)?;
    checkouts::ask_again(tx, now - OVERLAP)?;
    plan(tx)
}

/// Sees to it that the ledger is compared with Stripe the next night.
pub fn plan(tx: &mut Tx) -> db::Result<()> {
    let (_, midnight) = day_bounds(&site::store::zone(tx)?, tx.now());
    tasks::store::enqueue(tx, Task::CardReconcile, midnight + NIGHT)
}
