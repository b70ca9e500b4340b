//! The columns of a file, as the map names them.

use csv::{ByteRecord, StringRecord};
use encoding_rs::Encoding;

use super::field::Field;
use super::map::{Map, Source};
use super::{ImportError, mend, title};

/// A column of a field.
pub struct Column {
    /// Where it stands.
    pub index: usize,
    /// Stands before it in a description.
    pub label: Option<String>,
    /// Its shouting is calmed.
    pub calm: bool,
}

/// Reads the columns of one file by one map.
pub struct Columns<'m> {
    /// The map.
    pub map: &'m Map,
    encoding: &'static Encoding,
    fields: Vec<(Field, Vec<Column>)>,
}

impl<'m> Columns<'m> {
    /// Finds the map's columns in the header.
    pub fn new(map: &'m Map, headers: &StringRecord) -> Result<Self, ImportError> {
        let mut fields = Vec::new();
        for (field, source) in &map.sources {
            let calm = map.title_case.contains(field);
            let found = match source {
                Source::Column(name) => vec![Column { index: index_of(headers, name)?, label: None, calm }],
                Source::Parts(parts) => parts
                    .iter()
                    .map(|part| {
                        let index = index_of(headers, &part.column)?;
                        Ok(Column { index, label: part.label.clone(), calm: calm || part.title_case })
                    })
                    .collect::<Result<_, ImportError>>()?,
            };
            fields.push((*field, found));
        }
        Ok(Self { map, encoding: map.encoding()?, fields })
    }

    /// A column's text: decoded, mended, without control characters; a text as good as nothing is empty.
    pub fn text(&self, record: &ByteRecord, index: usize) -> Result<String, String> {
        let bytes = record.get(index).unwrap_or_default();
        let (decoded, damaged) = self.encoding.decode_without_bom_handling(bytes);
        if damaged {
            return Err(format!("column {} is not {}", index + 1, self.encoding.name()));
        }
        let mended = if self.map.mend { mend::mend(&decoded) } else { decoded };
        let text = mend::clean(&mended);
        let text = text.trim();
        Ok(if self.map.empty.iter().any(|empty| empty == text) { String::new() } else { text.to_owned() })
    }

    /// The columns of a field: none, one, or the parts of a description.
    pub fn of(&self, field: Field) -> &[Column] {
        self.fields.iter().find(|(f, _)| *f == field).map_or(&[], |(_, columns)| columns)
    }

    /// What a text means, and whether the map says so.
    pub fn meaning(&self, field: Field, text: String) -> (String, bool) {
        let Some(values) = self.map.values.get(&field) else { return (text, false) };
        let listed = values.texts.get(&text).or(values.default.as_ref());
        listed.map_or((text, false), |value| (value.clone(), true))
    }

    /// A text without its shouting.
    pub fn calmed(&self, text: &str) -> String {
        title::calm(text, &self.map.keep)
    }
}

/// Where a column stands.
pub fn index_of(headers: &StringRecord, name: &str) -> Result<usize, ImportError> {
    let found = headers.iter().position(|header| header.trim() == name);
    found.ok_or_else(|| ImportError::NoColumn(name.to_owned()))
}
