//! The kinds of work, `data/categories.json`. Ids are text and never change.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A kind of work.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Category {
    /// Its id.
    pub id: String,
    /// Its name on screens.
    pub name: String,
    /// The paper it is printed on: home, food, desk, care, trade or move.
    pub stock: String,
    /// Its lucide icon.
    pub icon: String,
    /// Not offered for new jobs.
    #[serde(default)]
    pub hidden: bool,
}

static ALL: LazyLock<Vec<Category>> = LazyLock::new(|| {
    // Embedded data; a test reads it too.
    serde_json::from_str(include_str!("../data/categories.json")).expect("data/categories.json is valid")
});

/// Every category, in the order of the screens.
#[must_use]
pub fn all() -> &'static [Category] {
    &ALL
}

/// The category of an id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Category> {
    ALL.iter().find(|category| category.id == id)
}
