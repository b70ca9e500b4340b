//! Creating a new site: its settings, fees and the opening promotion that makes everything free at first.

use serde::Deserialize;
use utoipa::ToSchema;

use crate::clock;
use crate::db::{Result, Tx};
use crate::money::model::Audience;
use crate::money::promotions;
use crate::site::model::{DEFAULT_FEES, Fees, NewSite, Town, validate_fees};
use crate::site::store;
use crate::web::Validator;

const MAX_REASON_CHARS: usize = 200;
/// Public reason of the default opening promotion.
pub const OPENING_REASON: &str = "Opening promotion: posting jobs and everything else is free.";

/// An opening promotion.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewPromotion {
    /// Public reason.
    #[schema(min_length = 1, max_length = 200)]
    pub reason: String,
    /// Last day in the site's time zone, YYYY-MM-DD; null to run until it is ended.
    #[schema(max_length = 10)]
    pub until: Option<String>,
}

impl NewPromotion {
    /// Returns the default opening promotion, for a request that omits the field.
    #[must_use]
    pub fn opening() -> Option<Self> {
        Some(Self { reason: OPENING_REASON.to_owned(), until: None })
    }
}

/// The fees and opening promotion of a new site.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The site's fees.
    pub fees: Fees,
    /// The promotion's reason and when it ends, in milliseconds since the epoch (`None`: until it is ended).
    pub promotion: Option<(String, Option<i64>)>,
}

impl Default for Opening {
    fn default() -> Self {
        Self { fees: DEFAULT_FEES, promotion: Some((OPENING_REASON.to_owned(), None)) }
    }
}

impl Opening {
    /// Validates the fees and the promotion entered at setup.
    pub fn check(
        checks: &mut Validator,
        fees: Option<Fees>,
        promotion: Option<&NewPromotion>,
        zone: &str,
        now: i64,
    ) -> Self {
        let fees = fees.unwrap_or(DEFAULT_FEES);
        validate_fees(checks, &fees);
        let promotion = promotion.map(|new| {
            checks.text(&new.reason, MAX_REASON_CHARS, "promotion.reason", "Say why everything is free.");
            let end = new.until.as_deref().map(|date| clock::end_of_day(zone, date));
            let fits = end.is_none_or(|end| end.is_some_and(|end| end > now));
            checks.require(fits, "promotion.until", "Enter today’s date or a later one.");
            (new.reason.trim().to_owned(), end.flatten())
        });
        Self { fees, promotion }
    }
}

/// Creates the site's settings, fees and opening promotion.
pub fn create(tx: &mut Tx, new: &NewSite, town: &Town, opening: &Opening) -> Result<()> {
    let now = tx.now();
    store::save(tx, new, town, &opening.fees)?;
    match &opening.promotion {
        Some((reason, ends_at)) => promotions::start(tx, reason, Audience::Everyone, now, *ends_at).map(drop),
        None => Ok(()),
    }
}
