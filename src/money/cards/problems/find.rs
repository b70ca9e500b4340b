//! Finding problems: in what Stripe says, in the nightly comparison, and when money doesn't move.

use super::model::{Kind, Outcome};
use super::settle;
use super::store::{self, New};
use crate::db::{Result, Tx};
use crate::events::{Event, OfficeNews};
use crate::ids::UserId;
use crate::money::cards::amounts::from_stripe;
use crate::money::cards::model::{Difference, DifferenceKind, Object};
use crate::money::cards::store::checkouts::{self, Checkout};
use crate::money::cards::store::movements::{self, Movement};
use crate::money::cards::store::transactions::MAX_DIFFERENCES;
use crate::tasks::{self, Task};

/// Stores a problem, and tells the office and both sides of a contract whose money now waits. One that's known changes nothing.
fn report(tx: &mut Tx, new: &New) -> Result<()> {
    let stop = |tx: &mut Tx| new.contract.map_or(Ok(None), |contract| store::stop(tx, contract));
    let before = stop(tx)?;
    if store::open(tx, new)? {
        tx.emit(Event::OfficeNews(OfficeNews::CardProblem))?;
    }
    match new.contract {
        Some(contract) if before.is_none() && stop(tx)?.is_some() => tx.emit(Event::CardMoneyStopped { contract }),
        _ => Ok(()),
    }
}

/// What is known about a chargeback.
#[derive(Clone, Copy, Debug)]
pub struct Chargeback<'a> {
    /// Stripe's id of it.
    pub id: &'a str,
    /// The payment that it's about.
    pub payment: Option<&'a str>,
    /// Id of that payment's charge.
    pub charge: Option<&'a str>,
    /// Amount as Stripe counts the currency.
    pub amount: Option<i64>,
    /// ISO 4217 currency code, in small letters.
    pub currency: &'a str,
    /// Why the cardholder wants the money back, in a word of Stripe.
    pub reason: &'a str,
}

/// Stores a chargeback, and sees to it that Stripe is asked about it.
pub fn chargeback(tx: &mut Tx, found: &Chargeback) -> Result<()> {
    save_chargeback(tx, found)?;
    match store::find_by(tx, Kind::Chargeback, found.id)?.filter(|problem| problem.done_at.is_none()) {
        Some(problem) => tasks::store::hasten(tx, Task::CardProblem(problem.id), tx.now()),
        None => Ok(()),
    }
}

/// Stores what is known about a chargeback.
pub(super) fn save_chargeback(tx: &mut Tx, found: &Chargeback) -> Result<()> {
    let checkout = checkouts::find_charged(tx, found.payment, found.charge)?;
    let checkout = checkout.map(|id| checkouts::get(tx, id)).transpose()?;
    let currency = found.currency.to_uppercase();
    report(
        tx,
        &New {
            kind: Kind::Chargeback,
            reference: found.id,
            checkout: checkout.as_ref().map(|checkout| checkout.id),
            movement: None,
            contract: checkout.as_ref().and_then(|checkout| checkout.contract),
            user: None,
            amounts: (found.amount.map(|amount| from_stripe(amount, &currency)), None),
            currency: &currency,
            detail: &found.reason.replace('_', " "),
            is_final: false,
        },
    )
}

/// Stores that money that was sent to a worker came back, and sees to it that Stripe is asked how much. `transfer` is Stripe's
/// id of what sent it; `amount` is how much of it has come back in all, as Stripe counts the currency.
pub fn reversal(tx: &mut Tx, transfer: &str, amount: i64, movement: &Movement) -> Result<()> {
    let checkout = checkouts::get(tx, movement.checkout)?;
    let name = format!("{amount}/{transfer}");
    let amounts = (Some(from_stripe(amount, &checkout.currency)), None);
    report(tx, &New { amounts, ..about(Kind::Reversal, &name, &checkout, Some(movement)) })?;
    match store::find_by(tx, Kind::Reversal, &name)?.filter(|problem| problem.done_at.is_none()) {
        Some(problem) => tasks::store::hasten(tx, Task::CardProblem(problem.id), tx.now()),
        None => Ok(()),
    }
}

/// Stores that a worker's bank refused a payout.
pub fn payout(tx: &mut Tx, object: &Object, user: UserId) -> Result<()> {
    let currency = object.currency.to_uppercase();
    let new = New {
        kind: Kind::Payout,
        reference: &object.id,
        checkout: None,
        movement: None,
        contract: None,
        user: Some(user),
        amounts: (object.amount.map(|amount| from_stripe(amount, &currency)), None),
        currency: &currency,
        detail: object.failure_message.as_deref().unwrap_or_default(),
        is_final: false,
    };
    report(tx, &new)
}

/// Stores that Stripe refuses to move money, or hasn't for an hour; `is_final` if asking again doesn't help.
pub fn unmoved(tx: &mut Tx, movement: &Movement, detail: &str, is_final: bool) -> Result<()> {
    let checkout = checkouts::get(tx, movement.checkout)?;
    let kind = if movement.account.is_some() { Kind::Transfer } else { Kind::Refund };
    let name = movement.id.to_string();
    let known = store::of_movement(tx, movement.id)?.into_iter().next();
    // The nightly comparison doesn't know why.
    let known = known.filter(|_| detail.is_empty());
    let detail = known.as_ref().map_or(detail, |known| known.detail.as_str());
    let is_final = known.as_ref().map_or(is_final, |known| known.is_final);
    let amounts = (Some(movement.amount), None);
    report(tx, &New { amounts, detail, is_final, ..about(kind, &name, &checkout, Some(movement)) })
}

fn about<'a>(kind: Kind, reference: &'a str, checkout: &'a Checkout, movement: Option<&Movement>) -> New<'a> {
    New {
        kind,
        reference,
        checkout: Some(checkout.id),
        movement: movement.map(|movement| movement.id),
        contract: checkout.contract,
        user: None,
        amounts: (None, None),
        currency: &checkout.currency,
        detail: "",
        is_final: false,
    }
}

/// Stores what Stripe and the ledger see differently, and ends what they agree on now.
pub fn differences(tx: &mut Tx, found: &[Difference]) -> Result<()> {
    let mut seen = Vec::new();
    for one in found {
        if one.kind == DifferenceKind::Waiting {
            if let Some(movement) = one.movement {
                let movement = movements::get(tx, movement)?;
                unmoved(tx, &movement, "", false)?;
            }
            continue;
        }
        let checkout = one.checkout.map(|id| checkouts::get(tx, id)).transpose()?;
        // Stripe has converted it, so the amounts can't be compared.
        if checkout.as_ref().is_some_and(|checkout| checkout.currency != one.currency) {
            continue;
        }
        let (name, contract) = (name_of(one), checkout.and_then(|checkout| checkout.contract));
        report(
            tx,
            &New {
                kind: Kind::Difference,
                reference: &name,
                checkout: one.checkout,
                movement: one.movement,
                contract,
                user: None,
                amounts: (one.at_stripe, one.in_ledger),
                currency: &one.currency,
                detail: &one.what,
                is_final: false,
            },
        )?;
        seen.push(name);
    }
    // A list that was cut off says nothing about what it left out.
    let is_cut = |kind: DifferenceKind| {
        let count = found.iter().filter(|one| one.kind == kind).count();
        i64::try_from(count).is_ok_and(|count| count >= MAX_DIFFERENCES)
    };
    for (id, name) in store::open_of(tx, Kind::Difference)? {
        let kind = name.split('/').next().and_then(DifferenceKind::parse);
        if !seen.contains(&name) && !kind.is_some_and(is_cut) {
            settle::done(tx, id, Outcome::Matches, None)?;
        }
    }
    Ok(())
}

fn name_of(one: &Difference) -> String {
    format!("{}/{}", one.kind.as_str(), one.reference)
}

/// Sees to it that Stripe is asked about every chargeback that it hasn't said the end of.
pub fn ask_again(tx: &mut Tx) -> Result<()> {
    for (id, _) in store::open_of(tx, Kind::Chargeback)? {
        tasks::store::hasten(tx, Task::CardProblem(id), tx.now())?;
    }
    Ok(())
}
