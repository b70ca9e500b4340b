//! What both sides hear about invoices, payments and expenses.

use super::model::{ExpenseKind, PaymentKind};
use super::view::{Expense, Invoice, Payment};
use crate::clock;
use crate::contracts::model::Side;
use crate::contracts::notify::{About, Message, quoted, record, tell, tell_about};
use crate::contracts::page;
use crate::contracts::reminders::{Reminder, remind, remind_payers};
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::UserId;
use crate::money::cards::problems::model::Stop;
use crate::money::cards::store::checkouts::Checkout;
use crate::money::format::format_amount;

/// What happened to a payment or an expense.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum News {
    /// One side recorded a payment.
    Recorded,
    /// The other confirmed it.
    Confirmed,
    /// The side that received a little cash confirmed it without the password.
    ConfirmedWithoutPassword,
    /// The side that recorded it contested its confirmation.
    Contested,
    /// The other denied it.
    Denied,
    /// It was taken back.
    Withdrawn,
    /// An expense, a bonus or a tip was added.
    Added,
    /// The employer approved an expense.
    Approved,
    /// The employer declined an expense.
    Declined,
    /// The worker took an expense back.
    TakenBack,
}

/// Adds to the timeline that something was billed. What was approved is told by whoever approved it.
pub fn billed(tx: &mut Tx, contract: &Contract, invoice: &Invoice) -> Result<()> {
    let total = format_amount(invoice.total, &invoice.currency);
    let by = clock::format_date(&invoice.due_on).unwrap_or_default();
    let text = format!("Invoice {}: {total}, to be paid by {by}.", invoice.number);
    record(tx, contract, &Message { kind: "invoice_issued", actor: None, text: &text })
}

/// Tells both sides what one of them did with a payment.
pub fn payment(tx: &mut Tx, contract: &Contract, payment: &Payment, news: News, by: (Side, UserId)) -> Result<()> {
    let amount = format_amount(payment.amount, &payment.currency);
    let day = clock::format_date(&payment.paid_on).unwrap_or_default();
    let what = match payment.kind {
        PaymentKind::Payment => "payment",
        PaymentKind::Refund => "refund",
    };
    let words = if news == News::Recorded { &payment.note } else { &payment.answer_note };
    let words = quoted(tx, contract, words)?;
    let method = payment.method.words();
    let (kind, verb) = match news {
        News::Confirmed => ("payment_confirmed", "confirmed"),
        News::ConfirmedWithoutPassword => ("cash_confirmed", "confirmed without the password"),
        News::Contested => ("payment_contested", "contested"),
        News::Denied => ("payment_denied", "denied"),
        News::Withdrawn => ("payment_withdrawn", "taken back"),
        _ => ("payment_recorded", "recorded"),
    };
    let what_now = match news {
        News::ConfirmedWithoutPassword => " It can be contested for a day.",
        News::Contested => " It doesn’t count until it’s confirmed again, this time with the password.",
        _ => "",
    };
    let text = format!("A {what} of {amount} {method} on {day} was {verb}.{what_now}{words}");
    let message = Message { kind, actor: Some(by), text: &text };
    let job = &contract.job_title;
    let title = |who: &str| match news {
        News::Confirmed => format!("{who} confirmed the {what} of {amount}: “{job}”"),
        News::ConfirmedWithoutPassword => {
            format!("{who} confirmed the {what} of {amount}. You have a day to contest it: “{job}”")
        }
        News::Contested => format!("{who} contested the {what} of {amount} that you confirmed: “{job}”"),
        News::Denied => format!("{who} says the {what} of {amount} didn’t happen: “{job}”"),
        News::Withdrawn => format!("{who} took the {what} of {amount} back: “{job}”"),
        _ => format!("{who} recorded a {what} of {amount}. Confirm it: “{job}”"),
    };
    if by.0 == Side::Worker {
        tell_payers(tx, contract, (kind, Some(payment.id.0)), &text, &title(&contract.worker.name))?;
    }
    let about = About { thing: Some(payment.id.0), ..About::default() };
    tell_about(tx, contract, &message, about, title)
}

/// Tells the side that contested a payment that it did, because it may have been somebody else.
pub fn contested_by_own_side(tx: &mut Tx, contract: &Contract, payment: &Payment, side: Side) -> Result<()> {
    let amount = format_amount(payment.amount, &payment.currency);
    let title = format!("You contested {amount}: “{}”", contract.job_title);
    let text = "It was recorded again and doesn’t count until the other side confirms it with the password. Take it back if \
                it didn’t happen.";
    if side == Side::Employer {
        tell_payers(tx, contract, ("payment_contested", None), text, &title)?;
    }
    let href = page::href(contract.id, "payment");
    remind(tx, contract, side, &reminder(("contract_payment_contested", None), (&title, text), &href))
}

/// Tells the worker that an invoice was paid by card on this site.
pub fn paid_by_card(tx: &mut Tx, contract: &Contract, payment: &Payment, by: UserId) -> Result<()> {
    let amount = format_amount(payment.amount, &payment.currency);
    let text = format!("{amount} was paid by card on this site, and Stripe is sending it to the worker.");
    let message = Message { kind: "payment_confirmed", actor: Some((Side::Employer, by)), text: &text };
    tell(tx, contract, &message, |who| format!("{who} paid you {amount} by card: “{}”", contract.job_title))
}

/// Tells the worker that a milestone was paid for by card, and that the money is held.
pub fn held(tx: &mut Tx, contract: &Contract, checkout: &Checkout) -> Result<()> {
    let amount = format_amount(checkout.amount, &checkout.currency);
    let work = &checkout.title;
    let text = format!("{amount} for “{work}” was paid by card. The money is held until the work is approved.");
    let message = Message { kind: "milestone_funded", actor: Some((Side::Employer, checkout.user)), text: &text };
    tell(tx, contract, &message, |who| {
        format!("{who} paid {amount} ahead for “{work}”. It’s held until the work is approved.")
    })
}

/// Tells the employer that money that was held goes back to the card, and adds it to the timeline.
pub fn given_back(tx: &mut Tx, contract: &Contract, checkout: &Checkout, amount: i64) -> Result<()> {
    let amount = format_amount(amount, &checkout.currency);
    let text = format!("{amount} that was held for “{}” goes back to the card.", checkout.title);
    record(tx, contract, &Message { kind: "milestone_refunded", actor: None, text: &text })?;
    let title = format!("You get back {amount}: “{}”", contract.job_title);
    tell_payers(tx, contract, ("milestone_refunded", None), &text, &title)?;
    let kind = "contract_milestone_refunded";
    let href = page::href(contract.id, kind);
    remind(tx, contract, Side::Employer, &reminder((kind, None), (&title, &text), &href))
}

/// Tells both sides why money of the contract waits.
pub fn stopped(tx: &mut Tx, contract: &Contract, stop: Stop) -> Result<()> {
    let message = Message { kind: "card_stopped", actor: None, text: stop.sentence() };
    tell(tx, contract, &message, |_| format!("A card payment is being checked: “{}”", contract.job_title))
}

/// Adds to the timeline that money of the contract doesn't wait anymore.
pub fn freed(tx: &mut Tx, contract: &Contract) -> Result<()> {
    let text = "The card payment was checked. Money from cards goes on.";
    record(tx, contract, &Message { kind: "card_free", actor: None, text })
}

/// Tells both sides that a bank took back what was held for a milestone.
pub fn lost(tx: &mut Tx, contract: &Contract, checkout: &Checkout) -> Result<()> {
    let amount = format_amount(checkout.amount, &checkout.currency);
    let work = &checkout.title;
    let text =
        format!("The bank took back the card payment of {amount} for “{work}”, so nothing is held for it anymore.");
    let message = Message { kind: "card_lost", actor: None, text: &text };
    tell(tx, contract, &message, |_| format!("{amount} is no longer held for “{work}”"))
}

/// Tells the employer's members who pay for it but don't hire, whom the contract's own notifications don't reach.
fn tell_payers(
    tx: &mut Tx,
    contract: &Contract,
    (kind, thing): (&str, Option<i64>),
    text: &str,
    title: &str,
) -> Result<()> {
    let kind = format!("contract_{kind}");
    remind_payers(tx, contract, &reminder((&kind, thing), (title, text), "/payments"))
}

const fn reminder<'a>(
    (kind, thing): (&'a str, Option<i64>),
    (title, text): (&'a str, &'a str),
    href: &'a str,
) -> Reminder<'a> {
    Reminder { kind, thing, useful_until: None, title, text, href }
}

/// Tells both sides what one of them did with an expense, a bonus or a tip.
pub fn expense(tx: &mut Tx, contract: &Contract, expense: &Expense, news: News, by: (Side, UserId)) -> Result<()> {
    let amount = format_amount(expense.amount, &contract.currency);
    let (note, answer) = (quoted(tx, contract, &expense.note)?, quoted(tx, contract, &expense.answer_note)?);
    let job = &contract.job_title;
    let (kind, text) = match (news, expense.kind) {
        (News::Approved, _) => ("expense_approved", format!("An expense of {amount} was approved.{note}")),
        (News::Declined, _) => ("expense_declined", format!("An expense of {amount} was declined.{answer}")),
        (News::TakenBack, _) => ("expense_withdrawn", format!("An expense of {amount} was taken back.{note}")),
        (_, ExpenseKind::Expense) => ("expense_added", format!("An expense of {amount} was added.{note}")),
        (_, ExpenseKind::Bonus) => ("bonus_given", format!("A bonus of {amount} was given.{note}")),
        (_, ExpenseKind::Tip) => ("tip_given", format!("A tip of {amount} was given.{note}")),
    };
    let about = About { thing: Some(expense.id.0), ..About::default() };
    tell_about(tx, contract, &Message { kind, actor: Some(by), text: &text }, about, |who| match (news, expense.kind) {
        (News::Approved, _) => format!("{who} approved your expense of {amount}: “{job}”"),
        (News::Declined, _) => format!("{who} declined your expense of {amount}: “{job}”"),
        (News::TakenBack, _) => format!("{who} took an expense of {amount} back: “{job}”"),
        (_, ExpenseKind::Expense) => format!("{who} added an expense of {amount}: “{job}”"),
        (_, ExpenseKind::Bonus) => format!("{who} gives you a bonus of {amount}: “{job}”"),
        (_, ExpenseKind::Tip) => format!("{who} gives you a tip of {amount}: “{job}”"),
    })
}

/// Reminds the employer of an invoice that should have been paid.
pub fn remind_to_pay(tx: &mut Tx, contract: &Contract, invoice: &Invoice) -> Result<()> {
    let open = format_amount(invoice.open(), &invoice.currency);
    let by = clock::format_date(&invoice.due_on).unwrap_or_default();
    let text =
        format!("Invoice {}: {open} is open and was due on {by}. If it’s paid, record the payment.", invoice.number);
    let title = format!("Unpaid: {open}, “{}”", contract.job_title);
    let thing = Some(invoice.id.0);
    tell_payers(tx, contract, ("invoice_reminder", thing), &text, &title)?;
    let href = page::href(contract.id, "invoice");
    remind(tx, contract, Side::Employer, &reminder(("contract_invoice_reminder", thing), (&title, &text), &href))
}

/// Reminds a side of a payment that the other recorded.
pub fn remind_to_confirm(tx: &mut Tx, contract: &Contract, payment: &Payment) -> Result<()> {
    let amount = format_amount(payment.amount, &payment.currency);
    let day = clock::format_date(&payment.paid_on).unwrap_or_default();
    let text = format!("{amount} {} on {day}. Confirm it, or say that it didn’t happen.", payment.method.words());
    let title = format!("Was {amount} paid? “{}”", contract.job_title);
    let thing = Some(payment.id.0);
    if payment.side == Side::Worker {
        tell_payers(tx, contract, ("payment_check", thing), &text, &title)?;
    }
    let href = page::href(contract.id, "payment");
    remind(tx, contract, payment.side.other(), &reminder(("contract_payment_check", thing), (&title, &text), &href))
}
