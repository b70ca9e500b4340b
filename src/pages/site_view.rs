//! The site as everybody sees it: its settings and what follows from the jobs and promotions on it.

use serde::Serialize;
use utoipa::ToSchema;

use crate::categories::{self, Category};
use crate::db::{Result, Tx};
use crate::jobs::listing;
use crate::money::promotions;
use crate::site::model::Settings;
use crate::site::store;

/// The site as everybody sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Site {
    /// Its settings.
    #[serde(flatten)]
    pub settings: Settings,
    /// Everything is free now.
    pub free_promotion: bool,
    /// The kinds of work.
    pub categories: Vec<Category>,
    /// Jobs on the board.
    pub open_jobs: i64,
}

/// The site; before set-up the product's own face.
pub fn site(tx: &mut Tx) -> Result<Site> {
    Ok(Site {
        settings: store::settings(tx)?,
        free_promotion: promotions::is_free_for_everyone(tx)?,
        categories: categories::all().to_vec(),
        open_jobs: listing::open_count(tx)?,
    })
}
