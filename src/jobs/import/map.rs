//! The map of an import: which column becomes which field, and how. A TOML file.
//!
//! ```toml
//! encoding = "utf-8"            # of the file; any that extends ASCII
//! mend = true                   # undo "â€™"
//! key = "Job ID"                # the source's own key
//! order = "Posting Date"        # oldest first, so that the newest is listed last, on top
//! dates = ["%Y-%m-%d"]          # strptime formats
//! empty = ["N/A"]               # texts as good as nothing
//! title_case = ["title"]        # fields whose shouting is calmed …
//! keep = ["NYC", "of"]          # … but for these words
//! separator = ";"               # between skills
//!
//! [prefer]                      # which of several rows with one key wins: the first in this list
//! column = "Posting Type"
//! values = ["External", "Internal"]
//!
//! [const]                       # the same for every job
//! city = "New York"
//!
//! [map]                         # field = column, or parts for the description
//! title = "Business Title"
//! description = [{ label = "What you do", column = "Job Description" }]
//!
//! [values.category]             # the column's text → ours; else the default; else the text itself
//! default = "other"
//! texts = { "Health" = "health" }
//! ```

use std::collections::BTreeMap;

use encoding_rs::Encoding;
use serde::Deserialize;

use super::field::Field;
use super::{ImportError, dates};

/// Where a field comes from.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Source {
    /// A column.
    Column(String),
    /// Columns put together as paragraphs; empty ones are left out.
    Parts(Vec<Part>),
}

/// A column of a description.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Stands before it in bold.
    pub label: Option<String>,
    /// The column.
    pub column: String,
    /// Calms its shouting.
    #[serde(default)]
    pub title_case: bool,
}

/// Which of several rows with one key wins.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prefer {
    /// The column that decides.
    pub column: String,
    /// Its texts, the best first; the others come after them, and among equals the first row wins.
    pub values: Vec<String>,
}

/// What a column's texts mean.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// For a text that is not listed; without one the text itself is taken.
    pub default: Option<String>,
    /// Text → our value.
    #[serde(default)]
    pub texts: BTreeMap<String, String>,
}

/// The map of an import.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    #[serde(default = "utf8")]
    encoding: String,
    /// Undo a wrong decoding that happened before the file was written.
    #[serde(default)]
    pub mend: bool,
    /// The column of the source's own key.
    pub key: String,
    /// Which of several rows with one key wins; without it the first.
    pub prefer: Option<Prefer>,
    /// The date column that jobs are listed by, the oldest first; without it the file's order.
    pub order: Option<String>,
    /// strptime formats, tried in this order.
    #[serde(default = "usual_dates")]
    pub dates: Vec<String>,
    /// Texts that are as good as nothing, in any column.
    #[serde(default)]
    pub empty: Vec<String>,
    /// Fields whose shouting is calmed.
    #[serde(default)]
    pub title_case: Vec<Field>,
    /// Words that title case writes as they stand here.
    #[serde(default)]
    pub keep: Vec<String>,
    /// Between two skills.
    #[serde(default = "semicolon")]
    pub separator: String,
    /// The same for every job.
    #[serde(default, rename = "const")]
    pub constants: BTreeMap<Field, String>,
    /// Field → where it comes from.
    #[serde(rename = "map")]
    pub sources: BTreeMap<Field, Source>,
    /// What texts mean.
    #[serde(default)]
    pub values: BTreeMap<Field, Values>,
    /// Decimals of the site's currency; the caller sets it.
    #[serde(skip, default = "cents")]
    pub exponent: u32,
}

fn utf8() -> String {
    "utf-8".to_owned()
}

fn usual_dates() -> Vec<String> {
    dates::FORMATS.map(str::to_owned).into()
}

fn semicolon() -> String {
    ";".to_owned()
}

const fn cents() -> u32 {
    2
}

impl Map {
    /// Reads and checks a map.
    ///
    /// # Errors
    /// Not TOML, a name that does not exist, or a required field without a source.
    pub fn parse(text: &str) -> Result<Self, ImportError> {
        let map: Self = toml::from_str(text).map_err(|error| ImportError::Map(error.to_string()))?;
        map.encoding()?;
        map.check().map_err(ImportError::Map)?;
        Ok(map)
    }

    /// The file's encoding.
    ///
    /// # Errors
    /// An encoding that does not exist, or one in which commas cannot be seen byte by byte.
    pub fn encoding(&self) -> Result<&'static Encoding, ImportError> {
        let known = Encoding::for_label(self.encoding.as_bytes()).filter(|encoding| encoding.is_ascii_compatible());
        known.ok_or_else(|| ImportError::Map(format!("encoding \"{}\" is not one that extends ASCII", self.encoding)))
    }

    fn check(&self) -> Result<(), String> {
        for field in Field::REQUIRED {
            if !self.constants.contains_key(&field) && !self.sources.contains_key(&field) {
                return Err(format!("{} is neither in [map] nor in [const]", field.name()));
            }
        }
        for (field, source) in &self.sources {
            if self.constants.contains_key(field) {
                return Err(format!("{} is both in [map] and in [const]", field.name()));
            }
            if matches!(source, Source::Parts(_)) && *field != Field::Description {
                return Err(format!("{} cannot be put together of parts", field.name()));
            }
        }
        if self.separator.is_empty() || self.dates.is_empty() {
            return Err("separator and dates cannot be empty".to_owned());
        }
        Ok(())
    }
}
