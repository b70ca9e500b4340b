//! What posting and the partner subscription cost, and why they may be free.

use serde::Serialize;
use utoipa::ToSchema;

use super::model::{FeeQuote, Promotion, WaiverCause};
use super::promotions::{self, Hirer, Poster};
use super::{cards, vouchers};
use crate::db::{Result, Tx};
use crate::identity::Me;
use crate::identity::model::Staff;
use crate::ids::{PromotionId, VoucherId};
use crate::site::model::Fees;
use crate::{args, site, statements};

statements! {
    PRICE = "SELECT fee_job_post, currency FROM site WHERE id = 1";
}

/// Why a fee is waived.
#[derive(Debug)]
pub struct Waiver {
    /// Cause of the waiver.
    pub cause: WaiverCause,
    /// Id of the promotion that applies.
    pub promotion: Option<PromotionId>,
    /// Id of the voucher that covers the fee.
    pub voucher: Option<VoucherId>,
    /// The promotion's reason or the voucher's code.
    pub reason: Option<String>,
}

impl Waiver {
    /// Returns the waiver by a promotion.
    #[must_use]
    pub fn by_promotion(promotion: Promotion) -> Self {
        let (id, reason) = (Some(promotion.id), Some(promotion.reason));
        Self { promotion: id, reason, ..free(WaiverCause::Promotion) }
    }
}

/// Returns the regular posting fee in minor units, and its currency.
pub fn posting_fee(tx: &mut Tx) -> Result<(i64, String)> {
    let price = tx.find(PRICE, args![], |row| Ok((row.take()?, row.take()?)))?;
    Ok(price.unwrap_or((site::model::DEFAULT_FEES.job_post, "USD".to_owned())))
}

const fn free(cause: WaiverCause) -> Waiver {
    Waiver { cause, promotion: None, voucher: None, reason: None }
}

/// Returns why a person does not have to pay this amount for posting a job, or `None` when they do.
pub fn waiver_for(tx: &mut Tx, me: &Me, hirer: Hirer, amount: i64) -> Result<Option<Waiver>> {
    if let Some(waiver) = waiver_without_voucher(tx, me, hirer, amount)? {
        return Ok(Some(waiver));
    }
    let voucher = vouchers::next_usable(tx, me.id)?;
    Ok(voucher.map(|(id, code)| Waiver { voucher: Some(id), reason: Some(code), ..free(WaiverCause::Voucher) }))
}

/// Returns why a person does not have to pay this amount for a partner month, or `None` when they do. It's free for those
/// for whom posting a job is; vouchers cover only jobs.
pub fn partner_waiver_for(tx: &mut Tx, me: &Me, amount: i64) -> Result<Option<Waiver>> {
    let poster = Poster::with_default_employer(tx, me.id)?;
    waiver_without_voucher(tx, me, poster.hirer, amount)
}

/// Returns why a person does not have to pay this amount, apart from vouchers, or `None` when they do.
fn waiver_without_voucher(tx: &mut Tx, me: &Me, hirer: Hirer, amount: i64) -> Result<Option<Waiver>> {
    if amount == 0 {
        return Ok(Some(free(WaiverCause::NoFee)));
    }
    if let Some(found) = promotions::current(tx, Some(Poster { user: me.id, hirer }))? {
        return Ok(Some(Waiver::by_promotion(found)));
    }
    Ok((me.staff == Some(Staff::Superadmin)).then(|| free(WaiverCause::Superadmin)))
}

/// Returns what posting would cost a person now.
/// `due_amount` is the amount of a fee that is already due; it replaces the current price.
pub fn quote(tx: &mut Tx, me: &Me, hirer: Hirer, due_amount: Option<i64>) -> Result<FeeQuote> {
    let (price, currency) = posting_fee(tx)?;
    let amount = due_amount.unwrap_or(price);
    let waiver = waiver_for(tx, me, hirer, amount)?;
    Ok(quoted(amount, currency, waiver))
}

/// Returns what a partner month would cost a person now; `due_amount` as for [`quote`].
pub fn partner_quote(tx: &mut Tx, me: &Me, due_amount: Option<i64>) -> Result<FeeQuote> {
    let amount = match due_amount {
        Some(amount) => amount,
        None => site::store::fees(tx)?.partner_month,
    };
    let waiver = partner_waiver_for(tx, me, amount)?;
    Ok(quoted(amount, site::store::currency(tx)?, waiver))
}

fn quoted(amount: i64, currency: String, waiver: Option<Waiver>) -> FeeQuote {
    let (due, cause) = waiver.as_ref().map_or((amount, None), |waiver| (0, Some(waiver.cause)));
    FeeQuote { amount, due, currency, cause, reason: waiver.and_then(|waiver| waiver.reason) }
}

/// Prices, promotions and payment instructions.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Pricing {
    /// Regular prices.
    pub fees: Fees,
    /// ISO 4217 currency code.
    pub currency: String,
    /// The office's payment instructions in the site's text markup; empty when there are none.
    pub how_to_pay: String,
    /// What partners get, in the site's text markup; empty while there's no partner subscription.
    pub partner_offer: String,
    /// Whether fees can be paid by card on this site.
    pub cards: bool,
    /// Promotions running now, most recently started first.
    pub promotions: Vec<Promotion>,
}

/// Loads the prices; also used to preload them into the pricing page.
pub fn load_pricing(tx: &mut Tx) -> Result<Pricing> {
    Ok(Pricing {
        fees: site::store::fees(tx)?,
        currency: site::store::currency(tx)?,
        how_to_pay: site::store::pay_instructions(tx)?,
        partner_offer: site::store::partner_offer(tx)?,
        cards: cards::store::is_on(tx)?,
        promotions: promotions::running(tx)?,
    })
}
