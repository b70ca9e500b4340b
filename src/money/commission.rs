//! The site's commission on pay: charged with an invoice, and given up in part when the pay is credited.

use super::billing::{self, FeeSubject, NewFee, Notification, waive_automatically};
use super::double_entry::{Account, EntryKind};
use super::format::format_amount;
use super::model::{Fee, FeeKind, FeeState, PaymentMethod};
use super::price::Waiver;
use super::promotions::{self, Hirer, Poster};
use super::{cards, fees, ledger};
use crate::db::{Result, Tx, value};
use crate::events::{Event, OfficeNews};
use crate::ids::{EmployerId, FeeId, InvoiceId, UserId};
use crate::{args, statements};

/// Maximum length of a fee's title, in characters.
const MAX_TITLE_CHARS: usize = 200;

statements! {
    OF_INVOICE = "SELECT id FROM fees WHERE invoice_id = $1 AND kind = 'commission'";
    CREDITED = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM fees WHERE credits_fee_id = $1";
    LOWER = "UPDATE fees SET amount = amount - $2, updated_at = $3 WHERE id = $1 AND state = 'due'";
    ADD_CREDIT = "INSERT INTO fees (kind, invoice_id, employer_id, user_id, title, amount, currency, state, method, paid_on, reference, credits_fee_id, created_at, updated_at)
                  VALUES ('commission_credit', $1, $2, $3, $4, $5, $6, 'paid', $7, $8, '', $9, $10, $10) RETURNING id";
    OWE = "UPDATE fees SET state = 'refunded' WHERE id = $1";
    OWED = "SELECT id FROM fees WHERE credits_fee_id = $1 AND amount = $2 AND state = 'refunded' AND returned_at IS NULL ORDER BY id LIMIT 1";
    CREDITS = "SELECT credits_fee_id FROM fees WHERE id = $1 AND credits_fee_id IS NOT NULL";
}

/// An invoice that the site takes commission on.
#[derive(Clone, Copy, Debug)]
pub struct Commission<'a> {
    /// Id of the invoice.
    pub invoice: InvoiceId,
    /// Who pays it, on top of the invoice.
    pub employer: EmployerId,
    /// Who approved the work, or the member whose job it was if the clock did.
    pub user: UserId,
    /// What was approved.
    pub title: &'a str,
    /// Amount in minor units.
    pub amount: i64,
    /// ISO 4217 currency code.
    pub currency: &'a str,
}

/// Charges commission, and waives it if a promotion makes the site free for this employer.
pub fn charge(tx: &mut Tx, new: Commission) -> Result<()> {
    let Commission { invoice, employer, user, title, amount, currency } = new;
    let about = FeeSubject::Invoice(invoice);
    let title: String = title.chars().take(MAX_TITLE_CHARS).collect();
    let fee = billing::add(tx, &NewFee { about, employer: Some(employer), user, title: &title, amount, currency })?;
    let poster = Poster { user, hirer: Hirer::Employer(employer) };
    match promotions::current(tx, Some(poster))? {
        Some(found) => waive_automatically(tx, &fee, &Waiver::by_promotion(found)),
        None => tx.emit(Event::OfficeNews(OfficeNews::Fee)),
    }
}

/// Whether the site takes its commission on an invoice: what was waived or refunded isn't taken. Where credit notes took all of
/// the pay off, it was given up with them.
pub fn is_taken(tx: &mut Tx, invoice: InvoiceId) -> Result<bool> {
    let Some(id) = tx.find(OF_INVOICE, args![invoice], value::<FeeId>)? else { return Ok(false) };
    Ok(matches!(fees::get(tx, id)?.state, FeeState::Due | FeeState::Paid | FeeState::Cancelled))
}

/// Lowers the commission on an invoice to what is left of its pay after a credit note: a due fee becomes smaller, and of a
/// paid one the rest is owed back. What was waived, canceled or refunded stays. Returns by how much, in minor units.
pub fn lower(tx: &mut Tx, invoice: InvoiceId, note: InvoiceId, left: i64) -> Result<i64> {
    let Some(id) = tx.find(OF_INVOICE, args![invoice], value::<FeeId>)? else { return Ok(0) };
    let fee = fees::get(tx, id)?;
    let credited: i64 = tx.one(CREDITED, args![id], value)?;
    let amount = (fee.amount - credited - left).max(0);
    match fee.state {
        _ if amount == 0 => return Ok(0),
        FeeState::Due if amount == fee.amount => billing::cancel(tx, &fee)?,
        FeeState::Due => lower_due(tx, &fee, amount)?,
        FeeState::Paid => give_back(tx, &fee, note, amount)?,
        FeeState::Waived | FeeState::Refunded | FeeState::Cancelled => return Ok(0),
    }
    Ok(amount)
}

fn lower_due(tx: &mut Tx, fee: &Fee, amount: i64) -> Result<()> {
    let now = tx.now();
    tx.run(LOWER, args![fee.id, amount, now])?;
    let accounts = (Account::CommissionRevenue, Account::Receivable);
    ledger::transfer(tx, EntryKind::Lowered, billing::entry_context(fee, "", None, now), accounts, amount)
}

/// Owes a part of a paid commission back, as a fee of its own, so that the paid one and its receipt stay as they are.
fn give_back(tx: &mut Tx, paid: &Fee, note: InvoiceId, amount: i64) -> Result<()> {
    let now = tx.now();
    let method = paid.method.map(PaymentMethod::as_str);
    let what = args![note, paid.employer_id, paid.user, &paid.title, amount, &paid.currency];
    let rest = args![method, paid.paid_on.as_deref(), paid.id, now];
    let id: FeeId = tx.insert(ADD_CREDIT, &[what.as_slice(), rest].concat())?;
    tx.run(OWE, args![id])?;
    let fee = fees::get(tx, id)?;
    let accounts = (Account::CommissionRevenue, Account::Receivable);
    ledger::transfer(tx, EntryKind::Refunded, billing::entry_context(&fee, "", None, now), accounts, amount)?;
    let amount = format_amount(amount, &fee.currency);
    let body = format!("You’ll get back {amount} of the commission for “{}”, because the pay was credited.", fee.title);
    billing::notify(tx, &fee, &Notification { kind: "fee_refunded", what: "will be refunded", body })?;
    cards::fees::give_back_part(tx, paid, fee.amount)
}

/// Returns the fee whose money a refund of a commission's card payment gives back: the commission, or a part of it that is
/// owed back.
pub fn refunded_by_card(tx: &mut Tx, fee: Fee, amount: i64) -> Result<Fee> {
    if fee.state == FeeState::Refunded {
        return Ok(fee);
    }
    match tx.find(OWED, args![fee.id, amount], value::<FeeId>)? {
        Some(part) => fees::get(tx, part),
        None => Ok(fee),
    }
}

/// Returns the fee that was paid: for a part of a commission that is owed back, the commission.
pub fn paid_fee(tx: &mut Tx, fee: &Fee) -> Result<FeeId> {
    if fee.kind != FeeKind::CommissionCredit {
        return Ok(fee.id);
    }
    Ok(tx.find(CREDITS, args![fee.id], value)?.unwrap_or(fee.id))
}
