//! The job categories, from `data/categories.json`. Their ids never change.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A job category.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Category {
    /// Permanent id, such as `food`.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Color group of its cards: `home`, `food`, `desk`, `care`, `trade` or `move`.
    pub stock: String,
    /// Name of its Lucide icon.
    pub icon: String,
    /// Whether the category is no longer offered for new jobs.
    #[serde(default)]
    pub hidden: bool,
}

static ALL: LazyLock<Vec<Category>> = LazyLock::new(|| {
    // The file is embedded, so invalid data is caught by a test.
    serde_json::from_str(include_str!("../data/categories.json")).expect("data/categories.json is valid")
});

/// Returns every category, in display order.
#[must_use]
pub fn all() -> &'static [Category] {
    &ALL
}

/// Returns the category with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Category> {
    ALL.iter().find(|category| category.id == id)
}
