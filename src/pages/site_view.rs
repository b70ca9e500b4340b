//! The site as everyone sees it: its settings, and what follows from its jobs and promotions.

use serde::Serialize;
use utoipa::ToSchema;

use crate::categories::{self, Category};
use crate::db::{Result, Tx};
use crate::jobs::listing;
use crate::money::promotions;
use crate::site::model::Settings;
use crate::site::store;

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
}

/// Returns the site; before setup, with the product's defaults.
pub fn site(tx: &mut Tx) -> Result<Site> {
    Ok(Site {
        settings: store::settings(tx)?,
        free_promotion: promotions::is_free_for_everyone(tx)?,
        categories: categories::all().to_vec(),
        open_jobs: listing::open_count(tx)?,
    })
}
