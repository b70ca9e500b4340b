//! Asking Stripe about problems.

use super::find::{self, Chargeback};
use super::model::{Kind, Outcome, Problem, outcome_of};
use super::{settle, store};
use crate::app::App;
use crate::db::{self, Tx};
use crate::ids::CardProblemId;
use crate::money::cards::amounts::from_stripe;
use crate::money::cards::store as cards;
use crate::money::cards::stripe::{Failure, Stripe};
use crate::money::cards::stripe_shapes::{Dispute, SentTransfer};

/// Asks Stripe about a chargeback or about money that came back, and records what it says. A second run changes nothing.
///
/// # Errors
/// Why Stripe couldn't be asked, or the database's error.
pub async fn run(app: &App, id: CardProblemId) -> Result<(), String> {
    let read = move |tx: &mut Tx| store::find(tx, id);
    let Some(problem) = app.db.read(read).await.map_err(|e| e.to_string())? else { return Ok(()) };
    if problem.done_at.is_some() {
        return Ok(());
    }
    match problem.kind {
        Kind::Chargeback => match dispute(app, &problem).await {
            Ok(found) => app.db.write(move |tx| record(tx, id, &found)).await.map_err(|e| e.to_string()),
            Err(failure) => known(failure),
        },
        Kind::Reversal => match sent(app, &problem).await {
            Ok(found) => app.db.write(move |tx| record_sent(tx, id, &found)).await.map_err(|e| e.to_string()),
            Err(failure) => known(failure),
        },
        Kind::Difference | Kind::Transfer | Kind::Refund | Kind::Payout => Ok(()),
    }
}

/// A key may be for less than reading chargebacks, so that asking again doesn't help. The office then says how it ended.
fn known(failure: Failure) -> Result<(), String> {
    if failure.is_refused { Ok(()) } else { Err(failure.text) }
}

/// Returns what Stripe says about a chargeback.
///
/// # Errors
/// Why Stripe doesn't say.
pub async fn dispute(app: &App, problem: &Problem) -> Result<Dispute, Failure> {
    let key = key(app).await?;
    Stripe { outbound: &app.outbound, api: &app.stripe, key: &key }.dispute(&problem.reference).await
}

async fn sent(app: &App, problem: &Problem) -> Result<SentTransfer, Failure> {
    let key = key(app).await?;
    Stripe { outbound: &app.outbound, api: &app.stripe, key: &key }.sent(&problem.reference).await
}

async fn key(app: &App) -> Result<String, Failure> {
    let settings = app.db.read(cards::settings).await.map_err(|e| Failure::unsure(e.to_string()))?;
    Ok(settings.secret_key)
}

fn record(tx: &mut Tx, id: CardProblemId, found: &Dispute) -> db::Result<()> {
    let seen = Chargeback {
        id: &found.id,
        payment: found.payment_intent.as_deref(),
        charge: found.charge.as_deref(),
        amount: Some(found.amount),
        currency: &found.currency,
        reason: &found.reason,
    };
    find::save_chargeback(tx, &seen)?;
    match outcome_of(&found.status) {
        Some(outcome) => settle::decide(tx, id, outcome, None).map(drop),
        None => Ok(()),
    }
}

fn record_sent(tx: &mut Tx, id: CardProblemId, found: &SentTransfer) -> db::Result<()> {
    let currency = found.currency.to_uppercase();
    let back: Vec<_> =
        found.reversals.data.iter().map(|one| (one.id.clone(), from_stripe(one.amount, &currency))).collect();
    settle::came_back(tx, id, &back)
}

/// Checks that Stripe doesn't say otherwise of how a chargeback ended. If it may not say, the office's word counts.
///
/// # Errors
/// Why the chargeback can't be recorded like that, for the office.
pub async fn confirm(app: &App, problem: &Problem, outcome: Outcome) -> Result<(), Doubt> {
    match dispute(app, problem).await {
        Ok(found) => match outcome_of(&found.status) {
            Some(other) if other == outcome => Ok(()),
            Some(other) => Err(Doubt::Other(other)),
            None => Err(Doubt::Open),
        },
        Err(failure) if failure.is_refused => Ok(()),
        Err(_) => Err(Doubt::Silent),
    }
}

/// Why a chargeback can't be recorded as the office says.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Doubt {
    /// The bank hasn't decided.
    Open,
    /// It ended otherwise.
    Other(Outcome),
    /// Stripe doesn't answer.
    Silent,
}
