//! Checking the fields of a request.

use super::error::{Error, FieldError, Result};
use crate::text::{is_blank, is_one_line};

/// What to do about a line break where there is room for one line.
const ONE_LINE: &str = "Leave out line breaks and invisible control characters.";

/// Collects the invalid fields of a request.
#[derive(Default)]
pub struct Validator(Vec<FieldError>);

impl Validator {
    /// Reports the field as invalid unless `ok`.
    pub fn require(&mut self, ok: bool, field: &str, message: impl Into<String>) {
        if !ok {
            self.0.push(FieldError { field: field.to_owned(), message: message.into() });
        }
    }

    /// Requires text that shows something, of at most `max` characters.
    pub fn text(&mut self, value: &str, max: usize, field: &str, missing: &str) {
        self.require(!is_blank(value), field, missing);
        self.at_most(value, max, field);
    }

    /// Requires text of at most `max` characters.
    pub fn at_most(&mut self, value: &str, max: usize, field: &str) {
        self.require(value.chars().count() <= max, field, format!("Use {max} characters or fewer."));
    }

    /// Requires one line of text that shows something, of at most `max` characters.
    pub fn line(&mut self, value: &str, max: usize, field: &str, missing: &str) {
        self.text(value, max, field, missing);
        self.require(is_one_line(value), field, ONE_LINE);
    }

    /// Requires one line of text of at most `max` characters.
    pub fn line_at_most(&mut self, value: &str, max: usize, field: &str) {
        self.at_most(value, max, field);
        self.require(is_one_line(value), field, ONE_LINE);
    }

    /// Finishes the validation.
    ///
    /// # Errors
    /// [`Error::invalid`] if any field was reported.
    pub fn finish(self) -> Result<()> {
        if self.0.is_empty() { Ok(()) } else { Err(Error::invalid(self.0)) }
    }
}
