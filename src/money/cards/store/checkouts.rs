//! Checkouts in the database.

use crate::db::{Error, Result, Row, Tx, value};
use crate::ids::{CheckoutId, ContractId, EmployerId, FeeId, MilestoneId, UserId};
use crate::money::cards::model::{About, CheckoutState};
use crate::tasks::{self, Task};
use crate::{args, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT id, fee_id, invoice_id, milestone_id, title, name, employer_id, user_id, amount, currency, key, state, session, url, payment, charge, paid_at, expires_at, created_at, contract_id FROM card_checkouts ",
            $rest
        )
    };
}

statements! {
    FIND = columns!("WHERE id = $1");
    LIVE_FEE = columns!("WHERE fee_id = $1 AND state IN ('new', 'open')");
    LIVE_INVOICE = columns!("WHERE invoice_id = $1 AND state IN ('new', 'open')");
    LIVE_MILESTONE = columns!("WHERE milestone_id = $1 AND state IN ('new', 'open')");
    HELD = columns!("WHERE milestone_id = $1 AND state = 'paid' AND released_at IS NULL");
    HOLDS = "SELECT EXISTS (SELECT 1 FROM card_checkouts WHERE state = 'paid' AND milestone_id IS NOT NULL AND released_at IS NULL)";
    RELEASE = "UPDATE card_checkouts SET released_at = $2, updated_at = $2 WHERE id = $1";
    LOSE = "UPDATE card_checkouts SET lost = $3, released_at = $2, updated_at = $2 WHERE id = $1";
    HELD_OF = columns!("WHERE contract_id = $1 AND state = 'paid' AND milestone_id IS NOT NULL AND released_at IS NULL ORDER BY id LIMIT 200");
    OF_CHARGE = "SELECT id FROM card_checkouts WHERE charge = $1";
    PAID = columns!("WHERE fee_id = $1 AND state = 'paid' ORDER BY id DESC LIMIT 1");
    OF_SESSION = "SELECT id FROM card_checkouts WHERE session = $1";
    OF_PAYMENT = "SELECT id FROM card_checkouts WHERE payment = $1 LIMIT 1";
    INSERT = "INSERT INTO card_checkouts (fee_id, invoice_id, milestone_id, title, name, employer_id, user_id, amount, currency, key, state, expires_at, created_at, updated_at, contract_id)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'new', $11, $12, $12, $13) RETURNING id";
    // One that was replaced in the meantime can be paid all the same.
    OPEN = "UPDATE card_checkouts SET state = CASE state WHEN 'new' THEN 'open' ELSE state END, session = $2, url = $3, updated_at = $4 WHERE id = $1 AND session IS NULL";
    UNSETTLED = "SELECT id FROM card_checkouts WHERE session IS NOT NULL AND paid_at IS NULL AND (state = 'open' OR expires_at > $1) ORDER BY id DESC LIMIT 500";
    IS_ANY_OPEN = "SELECT EXISTS (SELECT 1 FROM card_checkouts WHERE state IN ('new', 'open') AND expires_at > $1
                     AND (fee_id IS NOT NULL OR invoice_id IS NOT NULL OR milestone_id IS NOT NULL))";
    EXPIRE = "UPDATE card_checkouts SET state = 'expired', updated_at = $2 WHERE id = $1";
    EXPIRE_ALL = "UPDATE card_checkouts SET state = 'expired', updated_at = $1 WHERE state IN ('new', 'open')";
    SET_PAID = "UPDATE card_checkouts SET state = $2, payment = $3, charge = $4, paid_at = $5, updated_at = $5 WHERE id = $1";
    LAST_TEST = "SELECT MAX(paid_at) FROM card_checkouts WHERE fee_id IS NULL AND invoice_id IS NULL AND milestone_id IS NULL AND paid_at IS NOT NULL";
}

/// A page on which something can be paid.
#[derive(Clone, Debug)]
pub struct Checkout {
    /// Its id.
    pub id: CheckoutId,
    /// What is paid.
    pub about: About,
    /// Title of the job or of the work.
    pub title: String,
    /// What Stripe's page calls it.
    pub name: String,
    /// The employer that pays; `None` for a test.
    pub employer: Option<EmployerId>,
    /// Who pays.
    pub user: UserId,
    /// Amount in minor units.
    pub amount: i64,
    /// ISO 4217 currency code.
    pub currency: String,
    /// What makes repeated requests to Stripe one.
    pub key: String,
    /// State.
    pub state: CheckoutState,
    /// Stripe's id of the page.
    pub session: Option<String>,
    /// Address of the page.
    pub url: Option<String>,
    /// Stripe's id of the payment.
    pub payment: Option<String>,
    /// Stripe's id of the payment's charge.
    pub charge: Option<String>,
    /// When the site learned that it was paid, in milliseconds since the epoch.
    pub paid_at: Option<i64>,
    /// Until when the page can be used, in milliseconds since the epoch.
    pub expires_at: i64,
    /// When it was asked for, in milliseconds since the epoch.
    pub created_at: i64,
    /// The contract that it's about.
    pub contract: Option<ContractId>,
}

/// A checkout to store.
#[derive(Clone, Copy, Debug)]
pub struct New<'a> {
    /// What is paid.
    pub about: About,
    /// Title of the job or of the work.
    pub title: &'a str,
    /// What Stripe's page calls it.
    pub name: &'a str,
    /// The employer that pays; `None` for a test.
    pub employer: Option<EmployerId>,
    /// The contract that it's about.
    pub contract: Option<ContractId>,
    /// Who pays.
    pub user: UserId,
    /// Amount in minor units.
    pub amount: i64,
    /// ISO 4217 currency code.
    pub currency: &'a str,
    /// What makes repeated requests to Stripe one.
    pub key: &'a str,
    /// Until when the page can be used, in milliseconds since the epoch.
    pub expires_at: i64,
}

/// Returns a checkout that must exist.
pub fn get(tx: &mut Tx, id: CheckoutId) -> Result<Checkout> {
    tx.find(FIND, args![id], from_row)?.ok_or_else(|| Error::Invalid(format!("checkout {id} does not exist")))
}

/// Returns the checkout with which something can be paid now.
pub fn live(tx: &mut Tx, about: About) -> Result<Option<Checkout>> {
    match about {
        About::Fee(id) => tx.find(LIVE_FEE, args![id], from_row),
        About::Invoice(id) => tx.find(LIVE_INVOICE, args![id], from_row),
        About::Milestone(id) => tx.find(LIVE_MILESTONE, args![id], from_row),
        About::Test => Ok(None),
    }
}

/// Returns the checkout with which a fee was paid.
pub fn paid(tx: &mut Tx, fee: FeeId) -> Result<Option<Checkout>> {
    tx.find(PAID, args![fee], from_row)
}

/// Returns the checkout whose money is held for a milestone.
pub fn held(tx: &mut Tx, milestone: MilestoneId) -> Result<Option<Checkout>> {
    tx.find(HELD, args![milestone], from_row)
}

/// Whether money is held for any milestone.
pub fn holds(tx: &mut Tx) -> Result<bool> {
    tx.one(HOLDS, &[], value)
}

/// Stores that the money isn't held anymore.
pub fn release(tx: &mut Tx, id: CheckoutId) -> Result<()> {
    tx.run(RELEASE, args![id, tx.now()]).map(drop)
}

/// Stores what a bank took back for good of money that was held, which isn't held anymore.
pub fn lose(tx: &mut Tx, id: CheckoutId, amount: i64) -> Result<()> {
    tx.run(LOSE, args![id, tx.now(), amount]).map(drop)
}

/// Returns the checkouts whose money is held for milestones of a contract, at most 200.
pub fn held_of(tx: &mut Tx, contract: ContractId) -> Result<Vec<Checkout>> {
    tx.all(HELD_OF, args![contract], from_row)
}

/// Returns the checkout that was paid by a payment or by a charge of Stripe.
pub fn find_charged(tx: &mut Tx, payment: Option<&str>, charge: Option<&str>) -> Result<Option<CheckoutId>> {
    if let Some(payment) = payment
        && let Some(id) = tx.find(OF_PAYMENT, args![payment], value)?
    {
        return Ok(Some(id));
    }
    match charge {
        Some(charge) => tx.find(OF_CHARGE, args![charge], value),
        None => Ok(None),
    }
}

/// Returns the checkout that an object of Stripe belongs to: a page, or a payment.
pub fn find_by(tx: &mut Tx, session: &str, payment: Option<&str>) -> Result<Option<CheckoutId>> {
    if let Some(id) = tx.find(OF_SESSION, args![session], value)? {
        return Ok(Some(id));
    }
    match payment.unwrap_or(session) {
        payment if payment.starts_with("pi_") => tx.find(OF_PAYMENT, args![payment], value),
        _ => Ok(None),
    }
}

/// Stores that a page is asked for.
pub fn insert(tx: &mut Tx, new: &New) -> Result<Checkout> {
    let (fee, invoice, milestone) = new.about.columns();
    let what = args![fee, invoice, milestone, new.title, new.name, new.employer, new.user];
    let rest = args![new.amount, new.currency, new.key, new.expires_at, tx.now(), new.contract];
    let id = tx.insert(INSERT, &[what.as_slice(), rest].concat())?;
    get(tx, id)
}

/// Stores the page that Stripe made.
pub fn open(tx: &mut Tx, id: CheckoutId, session: &str, url: &str) -> Result<()> {
    tx.run(OPEN, args![id, session, url, tx.now()]).map(drop)
}

/// Sees to it that Stripe is asked about every page of which it isn't known what became of it, at most 500. `since` is when
/// those ended that may have been replaced.
pub fn ask_again(tx: &mut Tx, since: i64) -> Result<()> {
    let now = tx.now();
    for id in tx.all(UNSETTLED, args![since], value)? {
        tasks::store::enqueue(tx, Task::CardCheckout(id), now)?;
    }
    Ok(())
}

/// Whether anyone may be paying right now.
pub fn is_any_open(tx: &mut Tx) -> Result<bool> {
    tx.one(IS_ANY_OPEN, args![tx.now()], value)
}

/// Stores that the page can't be used anymore.
pub fn expire(tx: &mut Tx, id: CheckoutId) -> Result<()> {
    tx.run(EXPIRE, args![id, tx.now()]).map(drop)
}

/// Stores that no page can be used anymore, because the key has changed.
pub fn expire_all(tx: &mut Tx) -> Result<()> {
    tx.run(EXPIRE_ALL, args![tx.now()]).map(drop)
}

/// Stores that it was paid: with the state `paid`, or `surplus` if the money goes back.
pub fn set_paid(
    tx: &mut Tx,
    id: CheckoutId,
    state: CheckoutState,
    (payment, charge): (Option<&str>, Option<&str>),
) -> Result<()> {
    tx.run(SET_PAID, args![id, state.as_str(), payment, charge, tx.now()]).map(drop)
}

/// Returns when the last test payment was seen.
pub fn last_test(tx: &mut Tx) -> Result<Option<i64>> {
    tx.one(LAST_TEST, &[], value)
}

fn from_row(row: &mut Row) -> Result<Checkout> {
    Ok(Checkout {
        id: row.take()?,
        about: About::of((row.take()?, row.take()?, row.take()?)),
        title: row.take()?,
        name: row.take()?,
        employer: row.take()?,
        user: row.take()?,
        amount: row.take()?,
        currency: row.take()?,
        key: row.take()?,
        state: row.take()?,
        session: row.take()?,
        url: row.take()?,
        payment: row.take()?,
        charge: row.take()?,
        paid_at: row.take()?,
        expires_at: row.take()?,
        created_at: row.take()?,
        contract: row.take()?,
    })
}
