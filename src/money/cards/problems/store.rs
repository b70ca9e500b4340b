//! Problems with card payments in the database.

use super::model::{Kind, Outcome, Problem, State, Stop};
use crate::db::{Result, Row, Tx, value};
use crate::ids::{CardProblemId, CheckoutId, ContractId, MovementId, UserId};
use crate::web::{List, Page};
use crate::{args, statements};

/// Maximum length of what Stripe says, in characters.
const MAX_DETAIL_CHARS: usize = 500;
/// Where the operator sees their account at Stripe.
const DASHBOARD: &str = "https://dashboard.stripe.com";

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT p.id, p.kind, p.reference, p.checkout_id, p.movement_id, p.user_id, p.contract_id, c.fee_id, COALESCE(c.title, ''), COALESCE(w.name, ''), p.amount, p.in_ledger,
               p.currency, p.detail, p.is_final, p.state, p.found_at, p.outcome, p.done_at, COALESCE(d.name, ''), c.payment
             FROM card_problems p LEFT JOIN card_checkouts c ON c.id = p.checkout_id LEFT JOIN users w ON w.id = p.user_id LEFT JOIN users d ON d.id = p.done_by ",
            $rest
        )
    };
}

statements! {
    FIND = columns!("WHERE p.id = $1");
    FIND_BY = columns!("WHERE p.kind = $1 AND p.reference = $2");
    LIST = columns!("WHERE p.state = $1 AND p.id < $2 ORDER BY p.id DESC LIMIT $3");
    LIST_BEFORE = columns!("WHERE p.state = $1 AND p.id > $2 ORDER BY p.id LIMIT $3");
    OF_MOVEMENT = columns!("WHERE p.movement_id = $1 AND p.state = 'open' AND p.kind IN ('transfer', 'refund') ORDER BY p.id LIMIT 10");
    OPEN_OF = "SELECT id, reference FROM card_problems WHERE state = 'open' AND kind = $1 ORDER BY id LIMIT 1000";
    INSERT = "INSERT INTO card_problems (kind, reference, checkout_id, movement_id, contract_id, user_id, amount, in_ledger, currency, detail, is_final, state, found_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'open', $12) ON CONFLICT (kind, reference) DO NOTHING";
    // What the office has explained stays explained, as long as it's about the same amounts.
    REOPEN = "UPDATE card_problems SET state = 'open', outcome = NULL, done_at = NULL, done_by = NULL, found_at = $3
              WHERE kind = $1 AND reference = $2 AND state = 'done' AND (outcome <> 'explained' OR amount IS DISTINCT FROM $4 OR in_ledger IS DISTINCT FROM $5)";
    // What came back is known from Stripe once it's booked; a notification says only how much it is in all.
    UPDATE = "UPDATE card_problems SET checkout_id = COALESCE($3, checkout_id), contract_id = COALESCE($4, contract_id), amount = CASE WHEN kind = 'reversal' AND in_ledger IS NOT NULL THEN amount ELSE $5 END, in_ledger = CASE WHEN kind = 'reversal' THEN in_ledger ELSE $6 END, currency = $7, detail = CASE WHEN $8 = '' THEN detail ELSE $8 END, is_final = $9
              WHERE kind = $1 AND reference = $2 AND state = 'open'";
    SET_DONE = "UPDATE card_problems SET state = 'done', outcome = $2, done_at = $3, done_by = $4 WHERE id = $1 AND state = 'open'";
    SET_AMOUNT = "UPDATE card_problems SET amount = $2, in_ledger = $2 WHERE id = $1";
    // 'chargeback' comes before 'difference'.
    STOP = "SELECT MIN(kind) FROM card_problems WHERE contract_id = $1 AND state = 'open' AND kind IN ('chargeback', 'difference')";
    IS_CHARGED_BACK = "SELECT EXISTS (SELECT 1 FROM card_problems WHERE checkout_id = $1 AND state = 'open' AND kind = 'chargeback')";
    REFUSED_REFUND = "SELECT movement_id FROM card_problems WHERE checkout_id = $1 AND state = 'open' AND kind = 'refund' AND is_final = 1 AND movement_id IS NOT NULL ORDER BY id LIMIT 1";
    FROZEN = "SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
              WHERE e.about = 'checkout' AND e.about_id = $1 AND p.account = 'frozen'";
}

/// A problem to store.
#[derive(Clone, Copy, Debug)]
pub struct New<'a> {
    /// What's wrong.
    pub kind: Kind,
    /// Stripe's id of it, or what else names it.
    pub reference: &'a str,
    /// The payment.
    pub checkout: Option<CheckoutId>,
    /// What moves the money.
    pub movement: Option<MovementId>,
    /// The contract that the payment is about.
    pub contract: Option<ContractId>,
    /// The worker.
    pub user: Option<UserId>,
    /// Amounts at Stripe and in the ledger, in minor units.
    pub amounts: (Option<i64>, Option<i64>),
    /// ISO 4217 currency code.
    pub currency: &'a str,
    /// What Stripe says about it.
    pub detail: &'a str,
    /// Whether Stripe refuses it for good.
    pub is_final: bool,
}

/// Stores a problem, unless it's open already, and keeps what is known about it up to date. Returns whether it's new, or there
/// again.
pub fn open(tx: &mut Tx, new: &New) -> Result<bool> {
    let detail: String = new.detail.chars().take(MAX_DETAIL_CHARS).collect();
    let (amount, in_ledger) = new.amounts;
    let what = args![new.kind.as_str(), new.reference, new.checkout, new.movement, new.contract, new.user];
    let rest = args![amount, in_ledger, new.currency, &detail, i64::from(new.is_final), tx.now()];
    if tx.run(INSERT, &[what.as_slice(), rest].concat())? > 0 {
        return Ok(true);
    }
    let again = args![new.kind.as_str(), new.reference, tx.now(), amount, in_ledger];
    let is_back = new.kind.can_return() && tx.run(REOPEN, again)? > 0;
    let what = args![new.kind.as_str(), new.reference, new.checkout, new.contract];
    let rest = args![amount, in_ledger, new.currency, &detail, i64::from(new.is_final)];
    tx.run(UPDATE, &[what.as_slice(), rest].concat())?;
    Ok(is_back)
}

/// Finds a problem.
pub fn find(tx: &mut Tx, id: CardProblemId) -> Result<Option<Problem>> {
    tx.find(FIND, args![id], from_row)
}

/// Finds a problem by what names it.
pub fn find_by(tx: &mut Tx, kind: Kind, reference: &str) -> Result<Option<Problem>> {
    tx.find(FIND_BY, args![kind.as_str(), reference], from_row)
}

/// Returns a page of the problems in a state, newest first.
pub fn list(tx: &mut Tx, state: State, page: &Page) -> Result<List<Problem>> {
    let (sql, from) = page.start(LIST, LIST_BEFORE, i64::MAX);
    let rows = tx.all(sql, args![state.as_str(), from, page.rows()], from_row)?;
    Ok(page.list(rows, |problem| problem.id.0))
}

/// Returns the open problems with a movement of money.
pub fn of_movement(tx: &mut Tx, movement: MovementId) -> Result<Vec<Problem>> {
    tx.all(OF_MOVEMENT, args![movement], from_row)
}

/// Returns the open problems of a kind with what names each, at most 1,000.
pub fn open_of(tx: &mut Tx, kind: Kind) -> Result<Vec<(CardProblemId, String)>> {
    tx.all(OPEN_OF, args![kind.as_str()], |row: &mut Row| Ok((row.take()?, row.take()?)))
}

/// Stores how a problem ended; `by` is who of the office said so. Returns false if it had ended before.
pub fn set_done(tx: &mut Tx, id: CardProblemId, outcome: Outcome, by: Option<UserId>) -> Result<bool> {
    Ok(tx.run(SET_DONE, args![id, outcome.as_str(), tx.now(), by])? > 0)
}

/// Stores what was recorded in the ledger, in minor units.
pub fn set_amount(tx: &mut Tx, id: CardProblemId, amount: i64) -> Result<()> {
    tx.run(SET_AMOUNT, args![id, amount]).map(drop)
}

/// Returns why money of a contract waits; `None` if it doesn't.
pub fn stop(tx: &mut Tx, contract: ContractId) -> Result<Option<Stop>> {
    tx.one(STOP, args![contract], value)
}

/// Whether a bank may be taking a payment back.
pub fn is_charged_back(tx: &mut Tx, checkout: CheckoutId) -> Result<bool> {
    tx.one(IS_CHARGED_BACK, args![checkout], value)
}

/// Returns a refund of a payment that Stripe refuses for good.
pub fn refused_refund(tx: &mut Tx, checkout: CheckoutId) -> Result<Option<MovementId>> {
    tx.find(REFUSED_REFUND, args![checkout], value)
}

/// Whether the money that is held from a payment is frozen.
pub fn is_frozen(tx: &mut Tx, checkout: CheckoutId) -> Result<bool> {
    Ok(tx.one(FROZEN, args![checkout], value::<i64>)? != 0)
}

fn from_row(row: &mut Row) -> Result<Problem> {
    let (id, kind, reference): (_, Kind, String) = (row.take()?, row.take()?, row.take()?);
    let mut problem = Problem {
        id,
        kind,
        reference,
        checkout: row.take()?,
        movement: row.take()?,
        user: row.take()?,
        contract_id: row.take()?,
        fee_id: row.take()?,
        title: row.take()?,
        worker: row.take()?,
        amount: row.take()?,
        in_ledger: row.take()?,
        currency: row.take()?,
        detail: row.take()?,
        is_final: row.take::<i64>()? != 0,
        state: row.take()?,
        found_at: row.take()?,
        outcome: row.take()?,
        done_at: row.take()?,
        done_by: row.take()?,
        stripe_url: None,
        stops_money: false,
        can: Vec::new(),
    };
    let payment: Option<String> = row.take()?;
    // A movement has only a number of the site's own.
    if matches!(kind, Kind::Transfer | Kind::Refund) {
        problem.reference = payment.clone().unwrap_or_default();
    } else if let Some((_, own)) = problem.reference.rsplit_once('/') {
        problem.reference = own.to_owned();
    }
    problem.stripe_url = match (payment, kind) {
        (Some(payment), _) => Some(format!("{DASHBOARD}/payments/{payment}")),
        (None, Kind::Chargeback) => Some(format!("{DASHBOARD}/disputes")),
        (None, _) => None,
    };
    problem.stops_money = kind.stops() && problem.state == State::Open && problem.contract_id.is_some();
    problem.can = problem.acts();
    Ok(problem)
}
