//! The watermark on every page, and copy protection.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::db::{Result, Row, Tx};
use crate::web::Validator;
use crate::{args, statements};

statements! {
    FIND = "SELECT watermark_text, watermark_position, watermark_percent, anti_copy FROM site WHERE id = 1";
    SAVE = "UPDATE site SET watermark_text = $1, watermark_position = $2, watermark_percent = $3, anti_copy = $4 WHERE id = 1";
}

/// Maximum length of the watermark in characters.
const MAX_TEXT_CHARS: usize = 200;
/// Allowed positions of the watermark.
const POSITIONS: [&str; 5] = ["top-left", "top-right", "bottom-left", "bottom-right", "center"];

/// Settings of the watermark and copy protection.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = SiteProtection)]
pub struct Protection {
    /// Text of the watermark; empty for the default copyright line.
    #[schema(max_length = 200)]
    pub text: String,
    /// Position: `top-left`, `top-right`, `bottom-left`, `bottom-right` or `center`.
    #[schema(max_length = 12)]
    pub position: String,
    /// Opacity in percent.
    #[schema(minimum = 5, maximum = 40)]
    pub percent: i64,
    /// Whether pages block right-click and viewing the source.
    pub anti_copy: bool,
}

impl Default for Protection {
    fn default() -> Self {
        Self { text: String::new(), position: "bottom-right".to_owned(), percent: 10, anti_copy: true }
    }
}

impl Protection {
    fn of(row: &mut Row) -> Result<Self> {
        Ok(Self { text: row.take()?, position: row.take()?, percent: row.take()?, anti_copy: row.take::<i64>()? != 0 })
    }

    /// Validates the operator's input.
    pub fn check(&self, checks: &mut Validator) {
        checks.line_at_most(&self.text, MAX_TEXT_CHARS, "protection.text");
        checks.require(POSITIONS.contains(&self.position.as_str()), "protection.position", "Choose a position.");
        checks.require((5..=40).contains(&self.percent), "protection.percent", "Enter a number from 5 to 40.");
    }
}

/// Returns the settings; the defaults before setup.
pub fn find(tx: &mut Tx) -> Result<Protection> {
    Ok(tx.find(FIND, &[], Protection::of)?.unwrap_or_default())
}

/// Saves the settings.
pub fn save(tx: &mut Tx, new: &Protection) -> Result<()> {
    tx.run(SAVE, args![new.text.trim(), &new.position, new.percent, i64::from(new.anti_copy)]).map(drop)
}
