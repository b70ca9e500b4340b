//! How a new site opens: its fees, and the promotion that makes everything free at first.

use serde::Deserialize;
use utoipa::ToSchema;

use crate::clock;
use crate::db::{Result, Tx};
use crate::money::model::Audience;
use crate::money::promotions;
use crate::site::model::{Fees, NEW_FEES, NewSite, Town, check_fees};
use crate::site::store;
use crate::web::Validator;

const REASON: usize = 200;
/// Why everything is free on a new site.
pub const OPENING: &str = "Opening promotion: posting and everything else is free.";

/// A promotion as the operator announces it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewPromotion {
    /// Why, for everybody.
    #[schema(min_length = 1, max_length = 200)]
    pub reason: String,
    /// The last day, YYYY-MM-DD in the site's zone; null until it is ended.
    #[schema(max_length = 10)]
    pub until: Option<String>,
}

impl NewPromotion {
    /// The promotion of a site whose operator named none.
    #[must_use]
    pub fn opening() -> Option<Self> {
        Some(Self { reason: OPENING.to_owned(), until: None })
    }
}

/// With which fees, and for how long without them, a site opens.
#[derive(Clone, Debug)]
pub struct Opening {
    /// What things cost.
    pub fees: Fees,
    /// Why nothing costs anything, and until when.
    pub promotion: Option<(String, Option<i64>)>,
}

impl Default for Opening {
    fn default() -> Self {
        Self { fees: NEW_FEES, promotion: Some((OPENING.to_owned(), None)) }
    }
}

impl Opening {
    /// Validator what set-up asks for.
    pub fn check(
        checks: &mut Validator,
        fees: Option<Fees>,
        promotion: Option<&NewPromotion>,
        zone: &str,
        now: i64,
    ) -> Self {
        let fees = fees.unwrap_or(NEW_FEES);
        check_fees(checks, &fees);
        let promotion = promotion.map(|new| {
            checks.text(&new.reason, REASON, "promotion.reason", "Say why everything is free.");
            let end = new.until.as_deref().map(|date| clock::end_of_day(zone, date));
            let fits = end.is_none_or(|end| end.is_some_and(|end| end > now));
            checks.require(fits, "promotion.until", "Enter today or a later day.");
            (new.reason.trim().to_owned(), end.flatten())
        });
        Self { fees, promotion }
    }
}

/// Makes a new site: its settings, its fees and the promotion with which it opens.
pub fn create(tx: &mut Tx, new: &NewSite, town: &Town, opening: &Opening) -> Result<()> {
    let now = tx.now();
    store::save(tx, new, town, &opening.fees)?;
    match &opening.promotion {
        Some((reason, ends_at)) => promotions::start(tx, reason, Audience::Everyone, now, *ends_at).map(drop),
        None => Ok(()),
    }
}
