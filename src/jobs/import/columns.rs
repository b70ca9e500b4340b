//! The columns of a file, as the map names them.

use csv::{ByteRecord, StringRecord};
use encoding_rs::Encoding;

use super::field::Field;
use super::map::{ImportMap, Source};
use super::{ImportError, mojibake, title};

/// A column that fills a field.
pub struct Column {
    /// Index in a row, from 0.
    pub index: usize,
    /// Label put before it in a description.
    pub label: Option<String>,
    /// Whether all-caps text becomes title case.
    pub title_case: bool,
}

/// Reads the columns of one file according to a map.
pub struct Columns<'m> {
    /// The map.
    pub map: &'m ImportMap,
    encoding: &'static Encoding,
    fields: Vec<(Field, Vec<Column>)>,
}

impl<'m> Columns<'m> {
    /// Looks up the map's columns in the header.
    pub fn new(map: &'m ImportMap, headers: &StringRecord) -> Result<Self, ImportError> {
        let mut fields = Vec::new();
        for (field, source) in &map.sources {
            let title_case = map.title_case.contains(field);
            let found = match source {
                Source::Column(name) => vec![Column { index: index_of(headers, name)?, label: None, title_case }],
                Source::Parts(parts) => parts
                    .iter()
                    .map(|part| {
                        let index = index_of(headers, &part.column)?;
                        Ok(Column { index, label: part.label.clone(), title_case: title_case || part.title_case })
                    })
                    .collect::<Result<_, ImportError>>()?,
            };
            fields.push((*field, found));
        }
        Ok(Self { map, encoding: map.encoding()?, fields })
    }

    /// Returns a column's text, decoded, repaired and without control characters; empty if the map counts it as empty.
    ///
    /// # Errors
    /// If it isn't valid in the file's encoding; names the column.
    pub fn text(&self, record: &ByteRecord, index: usize) -> Result<String, String> {
        let bytes = record.get(index).unwrap_or_default();
        let (decoded, damaged) = self.encoding.decode_without_bom_handling(bytes);
        if damaged {
            return Err(format!("column {}", index + 1));
        }
        let repaired = if self.map.mend { mojibake::repair(&decoded) } else { decoded };
        let text = mojibake::clean(&repaired);
        let text = text.trim();
        Ok(if self.map.empty.iter().any(|empty| empty == text) { String::new() } else { text.to_owned() })
    }

    /// Returns the columns of a field: none, one, or the parts of a description.
    pub fn of(&self, field: Field) -> &[Column] {
        self.fields.iter().find(|(f, _)| *f == field).map_or(&[], |(_, columns)| columns)
    }

    /// Returns the map's value for a text of the file, if it has one. Maps may name a text as it is in the file or
    /// without its tags and entities.
    pub fn translate(&self, field: Field, raw: &str, plain: &str) -> Option<&str> {
        let values = self.map.values.get(&field)?;
        let found = values.get(raw).or_else(|| values.get(plain)).or(values.default.as_ref());
        found.map(String::as_str)
    }

    /// Returns a text with all caps changed to title case.
    pub fn title_cased(&self, text: &str) -> String {
        title::title_case(text, &self.map.keep)
    }
}

/// Returns the index of a column.
pub fn index_of(headers: &StringRecord, name: &str) -> Result<usize, ImportError> {
    let found = headers.iter().position(|header| header.trim() == name);
    found.ok_or_else(|| ImportError::NoColumn(name.to_owned()))
}
