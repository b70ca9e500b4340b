//! The lifecycle of a fee: charged, then waived, paid, refunded or canceled. Each step writes its ledger entry in the same
//! transaction; payments, refunds and waivers by the office also notify the employer, or the person who owes it.

use super::double_entry::{Account, EntryKind};
use super::format::format_amount;
use super::ledger::{self, About, EntryContext};
use super::model::{Fee, FeeKind, FeeState, NewPayment, PaymentMethod, WaiverCause};
use super::price::{self, Waiver};
use super::promotions::Hirer;
use super::{cards, fees, promotions, vouchers};
use crate::db::{Arg, Result, Sql, Tx, value};
use crate::employers::{model::Right, rights};
use crate::events::{Event, OfficeNews};
use crate::identity::Me;
use crate::identity::standing::{self, Known};
use crate::ids::{EmployerId, InvoiceId, JobId, UserId};
use crate::notifications::store::{self as notifications, NewNotification};
use crate::{args, statements};

statements! {
    ADD = "INSERT INTO fees (kind, job_id, invoice_id, employer_id, user_id, title, amount, currency, state, reference, created_at, updated_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'due', '', $9, $9) RETURNING id";
    PAY = "UPDATE fees SET state = 'paid', method = $2, reference = $3, paid_on = $4, updated_at = $5 WHERE id = $1 AND state = 'due'";
    WAIVE = "UPDATE fees SET state = 'waived', cause = $2, promotion_id = $3, voucher_id = $4, reference = $5, updated_at = $6 WHERE id = $1 AND state = 'due'";
    // Commission of which a part was given back isn't refunded as a whole.
    REFUND = "UPDATE fees SET state = 'refunded', reference = $2, updated_at = $3 WHERE id = $1 AND state = 'paid'
                AND NOT EXISTS (SELECT 1 FROM fees c WHERE c.credits_fee_id = fees.id)";
    RETURN = "UPDATE fees SET returned_at = $2, reference = $3, updated_at = $2 WHERE id = $1 AND state = 'refunded' AND returned_at IS NULL";
    CANCEL = "UPDATE fees SET state = 'cancelled', updated_at = $2 WHERE id = $1 AND state IN ('due', 'waived') RETURNING promotion_id";
}

/// A job being posted.
#[derive(Clone, Copy, Debug)]
pub struct JobPosting<'a> {
    /// Id of the job.
    pub job: JobId,
    /// Id of the employer.
    pub employer: EmployerId,
    /// The job's title.
    pub title: &'a str,
}

/// Charges the fee of a job being posted, and waives it when posting is free. Returns whether the job can be published.
pub fn publish(tx: &mut Tx, me: &Me, posting: JobPosting) -> Result<bool> {
    let active = fees::active_for_job(tx, posting.job)?;
    let is_new = active.is_none();
    let fee = match active {
        Some(fee) => fee,
        None => charge(tx, me, posting)?,
    };
    let is_free = fee.state != FeeState::Due || waive_if_free(tx, me, posting, &fee)?;
    if is_new && !is_free {
        tx.emit(Event::OfficeNews(OfficeNews::Fee))?;
    }
    Ok(is_free)
}

/// Waives a due fee when posting is free for this person; returns whether it is.
fn waive_if_free(tx: &mut Tx, me: &Me, posting: JobPosting, fee: &Fee) -> Result<bool> {
    let Some(waiver) = price::waiver_for(tx, me, Hirer::Employer(posting.employer), fee.amount)? else {
        return Ok(false);
    };
    if let Some(voucher) = waiver.voucher
        && !vouchers::spend(tx, voucher, me.id, fee.id)?
    {
        return Ok(false);
    }
    waive_automatically(tx, fee, &waiver)?;
    Ok(true)
}

fn charge(tx: &mut Tx, me: &Me, posting: JobPosting) -> Result<Fee> {
    let JobPosting { job, employer, title } = posting;
    let (amount, currency) = price::posting_fee(tx)?;
    let (about, employer) = (FeeSubject::Job(job), Some(employer));
    add(tx, &NewFee { about, employer, user: me.id, title, amount, currency: &currency })
}

/// What a fee is for.
#[derive(Clone, Copy, Debug)]
pub(super) enum FeeSubject {
    Job(JobId),
    Invoice(InvoiceId),
    PartnerMonth,
}

/// A fee to charge.
pub(super) struct NewFee<'a> {
    pub about: FeeSubject,
    /// Who owes it; `None` if it's the person.
    pub employer: Option<EmployerId>,
    pub user: UserId,
    pub title: &'a str,
    /// Amount in minor units.
    pub amount: i64,
    /// ISO 4217 currency code.
    pub currency: &'a str,
}

/// Adds a fee that is due, with its ledger entry.
pub(super) fn add(tx: &mut Tx, new: &NewFee) -> Result<Fee> {
    let now = tx.now();
    let (kind, job, invoice, revenue) = match new.about {
        FeeSubject::Job(job) => (FeeKind::JobPost, Some(job), None, Account::FeeRevenue),
        FeeSubject::Invoice(invoice) => (FeeKind::Commission, None, Some(invoice), Account::CommissionRevenue),
        FeeSubject::PartnerMonth => (FeeKind::PartnerMonth, None, None, Account::FeeRevenue),
    };
    let args = args![kind.as_str(), job, invoice, new.employer, new.user, new.title, new.amount, new.currency, now];
    let id = tx.insert(ADD, args)?;
    let fee = fees::get(tx, id)?;
    let accounts = (Account::Receivable, revenue);
    ledger::transfer(tx, EntryKind::Charged, entry_context(&fee, "", None, now), accounts, new.amount)?;
    Ok(fee)
}

/// Waives a due fee because of a promotion, a voucher or similar. The fee's reference stays empty: the promotion or
/// voucher holds the reason.
pub(super) fn waive_automatically(tx: &mut Tx, fee: &Fee, waiver: &Waiver) -> Result<()> {
    let now = tx.now();
    let row = args![fee.id, waiver.cause.as_str(), waiver.promotion, waiver.voucher, "", now];
    let action = LedgerAction::Transfer(EntryKind::Waived, waiver.cause.account(), Account::Receivable);
    let context = entry_context(fee, waiver.reason.as_deref().unwrap_or_default(), None, now);
    if let (true, Some(promotion)) = (record(tx, fee, (WAIVE, row), action, context, None)?, waiver.promotion) {
        promotions::count_waived(tx, promotion, fee.amount, 1)?;
    }
    Ok(())
}

/// Records the payment of a due fee. Returns false if it was not due.
pub fn pay(tx: &mut Tx, fee: &Fee, payment: &NewPayment, paid_on: &str, by: UserId) -> Result<bool> {
    let now = tx.now();
    let reference = payment.reference.trim();
    let row = args![fee.id, payment.method.as_str(), reference, paid_on, now];
    let action = LedgerAction::Transfer(EntryKind::Paid, payment.method.account(), Account::Receivable);
    let received = format!("We received {} for “{}”.", format_amount(fee.amount, &fee.currency), fee.title);
    let body = sentences(&[&received, fee.kind.effect()]);
    let message = Notification { kind: "fee_paid", what: "paid", body };
    let changed = record(tx, fee, (PAY, row), action, entry_context(fee, reference, Some(by), now), Some(message))?;
    if changed {
        standing::set(tx, fee.user, Known::Deed)?;
    }
    announce_settled(tx, fee, changed)
}

/// Waives a due fee at the office's discretion. Returns false if it was not due.
pub fn waive(tx: &mut Tx, fee: &Fee, reason: &str, by: UserId) -> Result<bool> {
    let now = tx.now();
    let cause = WaiverCause::Operator;
    let row = args![fee.id, cause.as_str(), None::<i64>, None::<i64>, reason, now];
    let action = LedgerAction::Transfer(EntryKind::Waived, cause.account(), Account::Receivable);
    let (news, why) = (format!("You don’t have to pay for “{}”.", fee.title), format!("Reason: {reason}"));
    let body = sentences(&[&news, fee.kind.effect(), &why]);
    let message = Notification { kind: "fee_waived", what: "waived", body };
    let changed = record(tx, fee, (WAIVE, row), action, entry_context(fee, reason, Some(by), now), Some(message))?;
    announce_settled(tx, fee, changed)
}

/// Joins the sentences that aren't empty.
fn sentences(parts: &[&str]) -> String {
    parts.iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(" ")
}

/// Emits the event that publishes the fee's job or begins its month, if the fee changed. Returns `changed`.
fn announce_settled(tx: &mut Tx, fee: &Fee, changed: bool) -> Result<bool> {
    match (changed, fee.kind, fee.job_id) {
        (true, _, Some(job)) => tx.emit(Event::FeeSettled { job })?,
        (true, FeeKind::PartnerMonth, None) => tx.emit(Event::PartnerMonthSettled { fee: fee.id })?,
        _ => {}
    }
    Ok(changed)
}

/// Marks a paid fee as refunded. Returns false if it was not paid.
pub fn refund(tx: &mut Tx, fee: &Fee, reason: &str, by: UserId) -> Result<bool> {
    let now = tx.now();
    let row = args![fee.id, reason, now];
    let body =
        format!("You’ll get back {} for “{}”. Reason: {reason}", format_amount(fee.amount, &fee.currency), fee.title);
    let message = Notification { kind: "fee_refunded", what: "will be refunded", body };
    let context = entry_context(fee, reason, Some(by), now);
    let changed = record(tx, fee, (REFUND, row), LedgerAction::Reversal, context, Some(message))?;
    if changed {
        cards::fees::give_back(tx, fee, by)?;
    }
    Ok(changed)
}

/// Records that the money for a refund was sent back. Returns false if none was owed.
pub fn return_payment(tx: &mut Tx, fee: &Fee, method: PaymentMethod, reference: &str, by: UserId) -> Result<bool> {
    let now = tx.now();
    let row = args![fee.id, now, reference];
    let action = LedgerAction::Transfer(EntryKind::Returned, Account::Receivable, method.account());
    let body = format!("{} for “{}”: {reference}", format_amount(fee.amount, &fee.currency), fee.title);
    let message = Notification { kind: "fee_returned", what: "refunded", body };
    record(tx, fee, (RETURN, row), action, entry_context(fee, reference, Some(by), now), Some(message))
}

/// What a step writes to the ledger.
#[derive(Clone, Copy)]
enum LedgerAction {
    /// Transfers the fee's amount to the first account from the second.
    Transfer(EntryKind, Account, Account),
    /// Reverses the charge.
    Reversal,
}

/// Notification for who owes the fee.
pub(super) struct Notification<'a> {
    /// Kind of notification.
    pub kind: &'a str,
    /// What happened to the fee.
    pub what: &'a str,
    /// The text.
    pub body: String,
}

/// Records a step: updates the fee, writes the ledger entry and notifies who owes it. Returns false, changing nothing,
/// if the fee was not in the state that the step requires.
fn record(
    tx: &mut Tx,
    fee: &Fee,
    (update, row): (Sql, &[Arg]),
    action: LedgerAction,
    context: EntryContext,
    message: Option<Notification>,
) -> Result<bool> {
    if tx.run(update, row)? == 0 {
        return Ok(false);
    }
    match action {
        LedgerAction::Transfer(kind, to, from) => ledger::transfer(tx, kind, context, (to, from), fee.amount)?,
        LedgerAction::Reversal => ledger::reverse_charge(tx, context)?,
    }
    if let Some(message) = message {
        notify(tx, fee, &message)?;
    }
    Ok(true)
}

/// Notifies who owes the fee.
pub(super) fn notify(tx: &mut Tx, fee: &Fee, Notification { kind, what, body }: &Notification) -> Result<()> {
    let (title, href) = (format!("{} {what}", fee.kind.name()), format!("/fees/{}", fee.id));
    let note = NewNotification { kind, title: &title, body, href: &href, ..NewNotification::default() };
    match fee.employer_id {
        Some(employer) => rights::notify(tx, employer, Right::Pay, &note),
        None => notifications::send(tx, fee.user, &note),
    }
}

pub(super) const fn entry_context<'a>(fee: &'a Fee, note: &'a str, by: Option<UserId>, now: i64) -> EntryContext<'a> {
    let (title, currency) = (fee.title.as_str(), fee.currency.as_str());
    EntryContext { about: About::Fee(fee.id), title, employer: fee.employer_id, currency, note, by, now }
}

/// Handles a job that moderation took down: refunds the fee if it was paid, otherwise cancels it.
pub fn on_job_taken_down(tx: &mut Tx, job: JobId, by: UserId) -> Result<()> {
    let Some(fee) = fees::active_for_job(tx, job)? else { return Ok(()) };
    if fee.state == FeeState::Paid {
        return refund(tx, &fee, "The job was taken down.", by).map(drop);
    }
    cancel(tx, &fee)
}

/// Cancels the due fee of a job that was closed before payment.
pub fn on_job_closed(tx: &mut Tx, job: JobId) -> Result<()> {
    match fees::active_for_job(tx, job)? {
        Some(fee) if fee.state == FeeState::Due => cancel(tx, &fee),
        _ => Ok(()),
    }
}

/// Cancels a fee that is due or waived.
pub(super) fn cancel(tx: &mut Tx, fee: &Fee) -> Result<()> {
    let now = tx.now();
    if let Some(Some(promotion)) = tx.find(CANCEL, args![fee.id, now], value)? {
        promotions::count_waived(tx, promotion, fee.amount, -1)?;
    }
    vouchers::release(tx, fee.id)?;
    ledger::reverse_all(tx, EntryKind::Cancelled, entry_context(fee, "", None, now))
}
