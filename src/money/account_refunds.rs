//! Refunding what was paid for the jobs of an account that staff remove.

use serde::Serialize;
use utoipa::ToSchema;

use super::{billing, fees};
use crate::audit::{self, Action};
use crate::db::{Result, Row, Tx};
use crate::ids::{EmployerId, FeeId, UserId};
use crate::{args, statements};

/// The reason on the receipts.
const REASON: &str = "The account was removed.";

/// What the audit log says about a fee that isn't refunded.
const LOST: &str = "Not refunded: the bank took the card payment back.";

/// Selects the paid job fees of an employer. The last column says whether the bank took the payment back for good.
macro_rules! paid_fees {
    ($rest:literal) => {
        concat!(
            "SELECT f.id, f.amount, f.currency, EXISTS (SELECT 1 FROM card_checkouts c JOIN card_problems p ON p.checkout_id = c.id
               WHERE c.fee_id = f.id AND c.state = 'paid' AND p.kind = 'chargeback' AND p.outcome = 'lost') AS lost
             FROM fees f WHERE f.employer_id = $1 AND f.kind = 'job_post' AND f.state = 'paid'",
            $rest
        )
    };
}

statements! {
    PAID = concat!("SELECT id, lost FROM (", paid_fees!(" AND f.id > $2 ORDER BY f.id LIMIT $3"), ") AS paid");
    SUMS = concat!("SELECT currency, CAST(SUM(amount) AS BIGINT) FROM (", paid_fees!(""), ") AS paid WHERE NOT lost GROUP BY currency ORDER BY currency LIMIT 20");
}

/// What was paid for jobs in a currency and can be refunded.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Refundable {
    /// Sum in minor units.
    amount: i64,
    /// ISO 4217 currency code.
    currency: String,
}

/// Returns what was paid for the jobs of these employers and can be refunded.
pub fn refundable(tx: &mut Tx, employers: &[EmployerId]) -> Result<Vec<Refundable>> {
    let mut sums: Vec<Refundable> = Vec::new();
    for employer in employers {
        let read = |row: &mut Row| Ok(Refundable { currency: row.take()?, amount: row.take()? });
        for sum in tx.all(SUMS, args![*employer], read)? {
            match sums.iter_mut().find(|known| known.currency == sum.currency) {
                Some(known) => known.amount += sum.amount,
                None => sums.push(sum),
            }
        }
    }
    Ok(sums)
}

/// Refunds up to `max` paid job fees of these employers after a fee, as `by` could one by one. Returns the last fee, or `None` if
/// there was none left.
pub fn refund_after(
    tx: &mut Tx,
    employers: &[EmployerId],
    after: FeeId,
    max: i64,
    by: UserId,
) -> Result<Option<FeeId>> {
    let mut paid = Vec::new();
    for employer in employers {
        paid.extend(tx.all(PAID, args![*employer, after, max], |row| Ok((row.take::<FeeId>()?, row.take::<bool>()?)))?);
    }
    paid.sort_unstable();
    paid.truncate(usize::try_from(max).unwrap_or_default());
    for (id, is_lost) in &paid {
        refund(tx, *id, *is_lost, by)?;
    }
    Ok(paid.last().map(|(id, _)| *id))
}

fn refund(tx: &mut Tx, id: FeeId, is_lost: bool, by: UserId) -> Result<()> {
    let fee = fees::get(tx, id)?;
    let (name, reason) = match is_lost {
        false if billing::refund(tx, &fee, REASON, by)? => ("fee_refund_owed", ""),
        true => ("fee_not_refunded", LOST),
        false => return Ok(()),
    };
    audit::record(tx, &Action { actor: Some(by), name, subject_kind: "fee", subject: id.0, reason })
}
