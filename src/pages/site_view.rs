//! The site as everyone sees it: its settings, and what follows from its jobs and promotions.

use serde::Serialize;
use utoipa::ToSchema;

use crate::categories::{self, Category};
use crate::clock::DAY;
use crate::clock::zones::{self, ZoneOffset};
use crate::db::{Result, Tx};
use crate::jobs::listing;
use crate::money::promotions;
use crate::site::model::Settings;
use crate::site::store;

/// How long before and after now pages know the zone's offsets, in milliseconds.
const KNOWN: i64 = 3 * 366 * DAY;

/// The site as everyone sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Site {
    /// The site's settings.
    #[serde(flatten)]
    pub settings: Settings,
    /// Whether posting is free for everyone now.
    pub free_promotion: bool,
    /// The job categories.
    pub categories: Vec<Category>,
    /// Number of open jobs.
    pub open_jobs: i64,
    /// Offsets of the site's time zone from three years ago until in three years. Rules on people's devices may be years old.
    pub zone_offsets: Vec<ZoneOffset>,
}

/// Returns the site; before setup, with the product's defaults.
pub fn site(tx: &mut Tx) -> Result<Site> {
    let (settings, now) = (store::settings(tx)?, tx.now());
    Ok(Site {
        zone_offsets: zones::offsets(&settings.zone, now - KNOWN, now + KNOWN),
        settings,
        free_promotion: promotions::is_free_for_everyone(tx)?,
        categories: categories::all().to_vec(),
        open_jobs: listing::open_count(tx)?,
    })
}
