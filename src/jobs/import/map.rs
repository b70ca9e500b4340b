//! The map of an import, a TOML file: which column fills which field, and how.
//!
//! ```toml
//! encoding = "utf-8"            # the file's encoding; any that extends ASCII
//! mend = true                   # repair text such as "â€™"
//! source = "city-portal"        # name of the source; keys of different sources are never the same job
//! key = "Job ID"                # column with the source's own key; without it, equal jobs are the same job
//! order = "Posting Date"        # oldest first, so that the newest is listed last, on top
//! dates = ["%d|%m|%Y"]          # strptime formats of unusual dates
//! date_order = "day_first"      # what 04/05/2026 means, if no other date of the column shows it
//! old = true                    # import postings older than a year too
//! empty = ["N/A"]               # texts that count as empty
//! title_case = ["title"]        # fields whose all-caps text becomes title case …
//! keep = ["NYC", "of"]          # … except for these words
//! separator = ";"               # between skills
//!
//! [prefer]                      # which of several rows with the same key wins: the first in this list
//! column = "Posting Type"
//! values = ["External", "Internal"]
//!
//! [const]                       # the same for every job
//! city = "New York"
//!
//! [map]                         # field = column, or parts of the description
//! title = "Business Title"
//! description = [{ label = "What you do", column = "Job Description" }]
//!
//! [values.category]             # the column's text → our value; else the default; else the text itself
//! "Health" = "health"
//! default = "other"
//! ```
//!
//! `texts = { "Health" = "health" }` means the same as the line with "Health".

use std::collections::BTreeMap;

use encoding_rs::Encoding;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::dates::DateOrder;
use super::field::Field;
use super::local::Local;
use super::pay::Currency;
use super::{ImportError, keys};
use crate::money::format::decimal_places;

/// Source of a field.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(untagged)]
#[schema(as = ImportSource)]
pub enum Source {
    /// A column.
    Column(String),
    /// Columns joined as paragraphs; empty ones are left out.
    Parts(Vec<Part>),
}

/// One column of a description.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ImportPart)]
pub struct Part {
    /// Label put before it in bold.
    pub label: Option<String>,
    /// Column to read.
    pub column: String,
    /// Whether all-caps text becomes title case.
    #[serde(default)]
    pub title_case: bool,
}

/// Which of several rows with the same key wins.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ImportPreference)]
pub struct Preference {
    /// Column that decides.
    pub column: String,
    /// Its texts, best first; other texts rank last, and among equals the first row wins.
    pub values: Vec<String>,
}

/// Translation of a column's texts.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[schema(as = ImportValues)]
pub struct Values {
    /// Value for a text that isn't listed; without it, the text itself is used.
    pub default: Option<String>,
    /// Text → our value.
    #[serde(default)]
    texts: BTreeMap<String, String>,
    /// The same, written directly below `[values.field]`.
    #[serde(flatten)]
    #[schema(ignore)]
    lines: BTreeMap<String, String>,
}

impl Values {
    /// Returns our value for a text, without the default.
    #[must_use]
    pub fn get(&self, text: &str) -> Option<&String> {
        self.texts.get(text).or_else(|| self.lines.get(text))
    }

    /// Returns the number of texts that are listed.
    #[must_use]
    pub fn count(&self) -> usize {
        self.texts.len() + self.lines.len()
    }
}

/// The map of an import.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportMap {
    #[serde(default = "default_encoding")]
    encoding: String,
    /// Whether to undo a wrong decoding that happened before the file was written.
    #[serde(default)]
    pub mend: bool,
    /// Name of the source; maps of different sources may have the same keys. Without it, keys are shared by all maps
    /// without a source.
    pub source: Option<String>,
    /// Column with the source's own key; without it, jobs with the same texts are the same job.
    pub key: Option<String>,
    /// Which of several rows with the same key wins; without it, the first.
    pub prefer: Option<Preference>,
    /// Date column that sets the listing order, oldest first; without it, the order of the file.
    pub order: Option<String>,
    /// strptime formats, tried in this order and before the usual ones.
    #[serde(default)]
    pub dates: Vec<String>,
    /// What comes first in dates such as 04/05/2026, if no date of the column shows it.
    pub date_order: Option<DateOrder>,
    /// Whether to import jobs that were posted more than a year ago and have no last day.
    #[serde(default)]
    pub old: bool,
    /// Texts that count as empty, in any column.
    #[serde(default)]
    pub empty: Vec<String>,
    /// Fields whose all-caps text becomes title case.
    #[serde(default)]
    pub title_case: Vec<Field>,
    /// Words that title case leaves as written here.
    #[serde(default)]
    pub keep: Vec<String>,
    /// Separator between skills.
    #[serde(default = "default_separator")]
    pub separator: String,
    /// Values that are the same for every job.
    #[serde(default, rename = "const")]
    pub constants: BTreeMap<Field, String>,
    /// Source of each field.
    #[serde(rename = "map")]
    pub sources: BTreeMap<Field, Source>,
    /// Translations of the texts of each field.
    #[serde(default)]
    pub values: BTreeMap<Field, Values>,
    /// The site's currency, set by the caller.
    #[serde(skip, default = "default_currency")]
    pub currency: Currency,
    /// The site's day and place, set by the caller; without it, no job is over.
    #[serde(skip)]
    pub local: Option<Local>,
}

fn default_encoding() -> String {
    "utf-8".to_owned()
}

fn default_separator() -> String {
    ";".to_owned()
}

fn default_currency() -> Currency {
    Currency { code: "USD".to_owned(), exponent: 2 }
}

impl Default for ImportMap {
    fn default() -> Self {
        Self {
            encoding: default_encoding(),
            mend: false,
            source: None,
            key: None,
            prefer: None,
            order: None,
            dates: Vec::new(),
            date_order: None,
            old: false,
            empty: Vec::new(),
            title_case: Vec::new(),
            keep: Vec::new(),
            separator: default_separator(),
            constants: BTreeMap::new(),
            sources: BTreeMap::new(),
            values: BTreeMap::new(),
            currency: default_currency(),
            local: None,
        }
    }
}

impl ImportMap {
    /// Returns a map without any column for a file of a source, whose texts are repaired.
    #[must_use]
    pub fn of_source(name: String) -> Self {
        Self { mend: true, source: Some(name), ..Self::default() }
    }

    /// Parses and validates a map.
    ///
    /// # Errors
    /// If it isn't valid TOML, has an unknown name, or lacks a source for a required field.
    pub fn parse(text: &str) -> Result<Self, ImportError> {
        let map: Self = toml::from_str(text).map_err(|error| ImportError::Map(error.to_string()))?;
        map.encoding()?;
        map.check()?;
        Ok(map)
    }

    /// Returns the file's encoding.
    ///
    /// # Errors
    /// If the encoding doesn't exist, or is one in which commas can't be found byte by byte.
    pub fn encoding(&self) -> Result<&'static Encoding, ImportError> {
        let known = Encoding::for_label(self.encoding.as_bytes()).filter(|encoding| encoding.is_ascii_compatible());
        known.ok_or_else(|| {
            ImportError::Map(format!("encoding \"{}\" is unknown or does not extend ASCII", self.encoding))
        })
    }

    /// Returns the map for a site with this currency.
    #[must_use]
    pub fn for_site(self, currency: &str, local: Local) -> Self {
        let currency = Currency { code: currency.to_owned(), exponent: decimal_places(currency) };
        Self { currency, local: Some(local), ..self }
    }

    /// Returns the columns that fill a field of this name; the key's if the name is empty.
    #[must_use]
    pub fn columns_of(&self, field: &str) -> Vec<&str> {
        if field.is_empty() {
            return self.key.iter().map(String::as_str).collect();
        }
        match self.sources.iter().find(|(one, _)| one.name() == field) {
            Some((_, Source::Column(column))) => vec![column],
            Some((_, Source::Parts(parts))) => parts.iter().map(|part| part.column.as_str()).collect(),
            None => Vec::new(),
        }
    }

    fn has(&self, field: Field) -> bool {
        self.constants.contains_key(&field) || self.sources.contains_key(&field)
    }

    /// Checks that every required field has one source, and that the map's names and lists are valid.
    ///
    /// # Errors
    /// [`ImportError::Map`] with the first problem.
    pub fn check(&self) -> Result<(), ImportError> {
        self.find_problem().map_or(Ok(()), |problem| Err(ImportError::Map(problem)))
    }

    fn find_problem(&self) -> Option<String> {
        for field in Field::REQUIRED {
            if !self.has(field) {
                return Some(format!("{} is in neither [map] nor [const]", field.name()));
            }
        }
        for (field, source) in &self.sources {
            if self.constants.contains_key(field) {
                return Some(format!("{} is in both [map] and [const]", field.name()));
            }
            if matches!(source, Source::Parts(_)) && *field != Field::Description {
                return Some(format!("{} cannot be composed of several columns", field.name()));
            }
        }
        if [Field::BudgetMin, Field::BudgetMax].iter().any(|field| self.has(*field)) && self.has(Field::Budget) {
            return Some("budget is for pay in one column; it cannot be next to budgetMin and budgetMax".to_owned());
        }
        if let Some(source) = &self.source {
            let length = source.chars().count();
            if !(1..=keys::MAX_SOURCE_CHARS).contains(&length) || source.contains(char::is_control) {
                return Some(format!("source must be a name of 1 to {} characters", keys::MAX_SOURCE_CHARS));
            }
        }
        if self.separator.is_empty() {
            return Some("separator cannot be empty".to_owned());
        }
        None
    }
}
