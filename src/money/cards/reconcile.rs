//! Comparing the ledger with what Stripe lists, once a night.

use super::books;
use super::store::transactions::{self, Payout};
use super::store::{self, checkouts};
use super::stripe::{Stripe, Transaction};
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
/// How many parts of a list are read at most. The rest is read the next night.
const MAX_PARTS: usize = 500;

/// Reads what changed the balance at Stripe, posts its fees and payouts, and stores when that was, or why it failed. Runs
/// again the next night, or an hour after a failure.
///
/// # Errors
/// The database's error.
pub async fn run(app: &App) -> Result<(), String> {
    let settings = app.db.read(store::settings).await.map_err(|e| e.to_string())?;
    if settings.secret_key.is_empty() {
        return Ok(());
    }
    let began_at = app.clock.now();
    let since = settings.reconciled_at.map_or(settings.since, |at| settings.since.max(at - OVERLAP));
    let stripe = Stripe { outbound: &app.outbound, api: &app.stripe, key: &settings.secret_key };
    let problem = read(app, &stripe, since).await.err();
    let post = |tx: &mut Tx| post_some(tx);
    while app.db.write(post).await.map_err(|e| e.to_string())? {}
    app.db.write(move |tx| finish(tx, began_at, problem.as_deref())).await.map_err(|e| e.to_string())
}

async fn read(app: &App, stripe: &Stripe<'_>, since: i64) -> Result<(), String> {
    let mut after = None;
    for _ in 0..MAX_PARTS {
        let part = stripe.transactions(since.div_euclid(SECOND), after.as_deref()).await?;
        after = part.data.last().map(|last| last.id.clone());
        let items = part.data;
        app.db.write(move |tx| save(tx, &items)).await.map_err(|e| e.to_string())?;
        if !part.has_more || after.is_none() {
            return Ok(());
        }
    }
    Err("Stripe lists too much for one night.".to_owned())
}

fn save(tx: &mut Tx, items: &[Transaction]) -> db::Result<()> {
    items.iter().try_for_each(|item| transactions::insert(tx, item))
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
    let payouts = transactions::payouts_to_post(tx)?;
    for payout in &payouts {
        post_payout(tx, payout)?;
        transactions::set_posted(tx, payout.id)?;
    }
    Ok(!costs.is_empty() || !payouts.is_empty())
}

/// Records a payout, or one that came back.
fn post_payout(tx: &mut Tx, payout: &Payout) -> db::Result<()> {
    let context = EntryContext {
        about: ledger::About::Transaction(payout.id),
        title: "Payout",
        employer: None,
        currency: &payout.currency,
        note: &payout.stripe_id,
        by: None,
        now: tx.now(),
    };
    ledger::transfer(tx, EntryKind::PaidOut, context, (Account::Bank, Account::Card), -payout.amount)?;
    ledger::transfer(tx, EntryKind::Processed, context, (Account::CardCosts, Account::Card), payout.fee)
}

fn finish(tx: &mut Tx, began_at: i64, problem: Option<&str>) -> db::Result<()> {
    store::set_reconciled(tx, problem.is_none().then_some(began_at), problem.unwrap_or_default())?;
    let (_, midnight) = day_bounds(&site::store::zone(tx)?, tx.now());
    let at = if problem.is_some() { tx.now() + HOUR } else { midnight + NIGHT };
    tasks::store::enqueue(tx, Task::CardReconcile, at)
}
