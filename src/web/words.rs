//! The words of a search, as every list takes them.

use super::{Error, Result};

/// Maximum length, in characters.
pub const MAX_CHARS: usize = 200;

/// Returns the words without the spaces around them; `None` if there are none.
///
/// # Errors
/// 400 if there are more than 200 characters.
pub fn words(text: Option<String>) -> Result<Option<String>> {
    let words = text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    if words.as_ref().is_some_and(|words| words.chars().count() > MAX_CHARS) {
        return Err(Error::bad_request("invalid_query", format!("Use {MAX_CHARS} characters or fewer.")));
    }
    Ok(words)
}
