//! The description of a row, of one column or several.

use super::Row;
use crate::jobs::import::fault::Problem;
use crate::jobs::import::field::Field;
use crate::jobs::import::{html, layout};
use crate::text;

pub const MAX_DESCRIPTION_CHARS: usize = 20_000;
/// A part up to this length goes on the same line as its label; a longer one goes below it.
const MAX_INLINE_PART: usize = 80;

impl Row<'_> {
    pub(super) fn description(&mut self) -> String {
        if let Some(constant) = self.columns.map.constants.get(&Field::Description) {
            return self.at_most(Field::Description, constant.clone(), MAX_DESCRIPTION_CHARS);
        }
        let (mut parts, columns) = (Vec::new(), self.columns);
        for column in columns.of(Field::Description) {
            let Some(text) = self.text(Field::Description, column.index) else { return String::new() };
            if text.len() > html::MAX_BYTES {
                self.fault(Field::Description, Problem::TooLong(MAX_DESCRIPTION_CHARS), "");
                return String::new();
            }
            let text = html::to_text(&text);
            let is_long = text.chars().count() > MAX_INLINE_PART || text.contains('\n');
            let formatted = if is_long { layout::tidy(&text) } else { text::to_one_line(&text) };
            let part = if column.title_case { columns.title_cased(&formatted) } else { formatted };
            if !part.is_empty() {
                parts.push(labeled(column.label.as_deref(), &part));
            }
        }
        if parts.is_empty() {
            self.fault(Field::Description, Problem::Missing, "");
        }
        self.at_most(Field::Description, parts.join("\n\n"), MAX_DESCRIPTION_CHARS)
    }
}

/// Returns a text below its label in bold, or next to it if it's short.
#[must_use]
pub fn labeled(label: Option<&str>, text: &str) -> String {
    match label {
        None => text.to_owned(),
        Some(label) if text.contains('\n') || text.starts_with("- ") || text.chars().count() > MAX_INLINE_PART => {
            format!("**{label}**\n\n{text}")
        }
        Some(label) => format!("**{label}:** {text}"),
    }
}
