//! What one side tells the other about a recorded payment.

use serde::Deserialize;
use utoipa::ToSchema;

use crate::web::{Result, Validator};

const MAX_CHARS: usize = 500;

/// Why a payment is denied, withdrawn or contested.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = PaymentNote)]
pub struct Note {
    /// What to tell the other side.
    #[schema(max_length = 500)]
    note: String,
}

impl Note {
    /// Returns the text.
    ///
    /// # Errors
    /// 422 if it's too long.
    pub fn text(&self) -> Result<&str> {
        let mut checks = Validator::default();
        checks.at_most(&self.note, MAX_CHARS, "note");
        checks.finish()?;
        Ok(&self.note)
    }
}
