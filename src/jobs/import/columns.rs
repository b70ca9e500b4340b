//! The columns of a file, as the map names them.

use std::collections::BTreeMap;

use csv::{ByteRecord, StringRecord};
use encoding_rs::Encoding;
use jiff::civil::Date;

use super::dates::{self, DateOrder};
use super::fault::Problem;
use super::field::Field;
use super::map::{ImportMap, Source};
use super::{ImportError, keys, mojibake, title};

/// Name of the column that marks jobs as filled.
const FILLED: &str = "_filled";

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
    key: Option<usize>,
    fields: Vec<(Field, Vec<Column>)>,
    /// WP Job Manager's mark of jobs that found somebody.
    filled: Option<usize>,
    /// Columns that name a currency: their indexes and names.
    currencies: Vec<(usize, String)>,
    /// The names of all columns.
    names: Vec<String>,
    /// What comes first in the dates of each column whose dates show it.
    orders: BTreeMap<usize, DateOrder>,
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
        let key = map.key.as_ref().map(|name| index_of(headers, name)).transpose()?;
        let filled = headers.iter().position(|header| header.trim().rsplit(['.', ':']).next() == Some(FILLED));
        let names: Vec<String> = headers.iter().map(str::to_lowercase).collect();
        let currencies = names.iter().cloned().enumerate().filter(|(_, name)| name.contains("currency")).collect();
        Ok(Self { map, encoding: map.encoding()?, key, fields, filled, currencies, names, orders: BTreeMap::new() })
    }

    /// Says what comes first in the dates of a column.
    pub fn set_order(&mut self, index: usize, order: DateOrder) {
        self.orders.insert(index, order);
    }

    /// Whether the file says that the job of a row is filled.
    #[must_use]
    pub fn is_filled(&self, record: &ByteRecord) -> bool {
        let text = self.filled.and_then(|index| self.text(record, index).ok()).unwrap_or_default();
        ["1", "true", "yes"].contains(&text.to_lowercase().as_str())
    }

    /// Returns the currency that a row names for the amount in a column. Of several, that of the column whose name begins
    /// most like the amount's: `hourly_currency` next to `hourly_min`.
    #[must_use]
    pub fn currency(&self, record: &ByteRecord, amount: usize) -> Option<String> {
        let alike = |name: &str| name.chars().zip(self.names[amount].chars()).take_while(|(a, b)| a == b).count();
        let named = self.currencies.iter().filter_map(|(index, name)| {
            let text = self.text(record, *index).ok().filter(|text| !text.is_empty())?;
            Some((alike(name), text))
        });
        named.reduce(|best, one| if one.0 > best.0 { one } else { best }).map(|(_, text)| text)
    }

    /// Reads a date of a column. Where its dates don't show what comes first, the map says it, or else those of another
    /// column do.
    ///
    /// # Errors
    /// If it isn't a date, or it's unclear which one.
    pub fn date(&self, index: Option<usize>, text: &str) -> Result<Date, Problem> {
        if let Some(date) = dates::in_formats(text, &self.map.dates) {
            return Ok(date);
        }
        let own = index.and_then(|index| self.orders.get(&index)).copied();
        let mut others = self.orders.values().copied();
        let shown = || others.next().filter(|one| others.all(|order| order == *one));
        dates::read(text, own.or(self.map.date_order).or_else(shown))
    }

    /// Returns a row's key, or what makes it unusable and the text that does. Without a column for it, the key is a hash
    /// of the texts that tell jobs apart.
    pub fn key(&self, record: &ByteRecord) -> Result<String, (Problem, String)> {
        let text = |index| self.text(record, index).map_err(|column| (Problem::Encoding, column));
        let Some(index) = self.key else {
            let columns = keys::TELLING.iter().flat_map(|field| self.of(*field));
            let texts = columns.map(|column| text(column.index)).collect::<Result<Vec<_>, _>>()?;
            return Ok(keys::of_texts(&texts));
        };
        let key = text(index)?;
        let length = key.chars().count();
        if key.is_empty() {
            return Err((Problem::Missing, String::new()));
        }
        if length > keys::MAX_KEY_CHARS {
            return Err((Problem::TooLong(keys::MAX_KEY_CHARS), format!("{length} characters")));
        }
        Ok(key)
    }

    /// Returns a row's title as the file has it, to tell whether two rows are the same job.
    #[must_use]
    pub fn title(&self, record: &ByteRecord) -> String {
        let column = self.of(Field::Title).first();
        column.and_then(|column| self.text(record, column.index).ok()).unwrap_or_default().to_lowercase()
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
    #[must_use]
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
    #[must_use]
    pub fn title_cased(&self, text: &str) -> String {
        title::title_case(text, &self.map.keep)
    }
}

/// Returns the index of a column.
pub fn index_of(headers: &StringRecord, name: &str) -> Result<usize, ImportError> {
    let found = headers.iter().position(|header| header.trim() == name);
    found.ok_or_else(|| ImportError::NoColumn(name.to_owned()))
}
