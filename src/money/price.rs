//! What posting costs, and why it is free.

use super::model::{Cause, Quote};
use super::promotions::{self, Poster};
use super::vouchers;
use crate::db::{Result, Tx};
use crate::identity::Me;
use crate::identity::model::Staff;
use crate::{args, site, statements};

statements! {
    PRICE = "SELECT fee_job_post, currency FROM site WHERE id = 1";
}

/// Why a fee is waived.
#[derive(Debug)]
pub struct Free {
    /// Cause of the waiver.
    pub cause: Cause,
    /// Id of the promotion that applies.
    pub promotion: Option<i64>,
    /// Id of the voucher that covers the fee.
    pub voucher: Option<i64>,
    /// The promotion's reason or the voucher's code.
    pub because: Option<String>,
}

/// Returns the regular posting fee in minor units, and its currency.
pub fn of_posting(tx: &mut Tx) -> Result<(i64, String)> {
    let price = tx.find(PRICE, args![], |row| Ok((row.take()?, row.take()?)))?;
    Ok(price.unwrap_or((site::model::NEW_FEES.job_post, "USD".to_owned())))
}

/// Returns why a person does not have to pay this amount, or `None` when they do.
pub fn waiver_for(tx: &mut Tx, me: &Me, employer: Option<i64>, amount: i64) -> Result<Option<Free>> {
    let free = |cause| Free { cause, promotion: None, voucher: None, because: None };
    if amount == 0 {
        return Ok(Some(free(Cause::NoFee)));
    }
    if let Some(found) = promotions::current(tx, Some(Poster { user: me.id, employer }))? {
        let (promotion, because) = (Some(found.id), Some(found.reason));
        return Ok(Some(Free { promotion, because, ..free(Cause::Promotion) }));
    }
    if me.staff == Some(Staff::Superadmin) {
        return Ok(Some(free(Cause::Superadmin)));
    }
    let voucher = vouchers::ready(tx, me.id)?;
    Ok(voucher.map(|(id, code)| Free { voucher: Some(id), because: Some(code), ..free(Cause::Voucher) }))
}

/// Returns what posting would cost a person now, for the given employer or else their default one. `known` is the
/// amount of a fee that is already due; it replaces the current price.
pub fn quote(tx: &mut Tx, me: &Me, employer: Option<i64>, known: Option<i64>) -> Result<Quote> {
    let (price, currency) = of_posting(tx)?;
    let amount = known.unwrap_or(price);
    let employer = match employer {
        Some(employer) => Some(employer),
        None => Poster::of(tx, me.id)?.employer,
    };
    let free = waiver_for(tx, me, employer, amount)?;
    let (due, cause) = free.as_ref().map_or((amount, None), |free| (0, Some(free.cause)));
    Ok(Quote { amount, due, currency, cause, because: free.and_then(|free| free.because) })
}
