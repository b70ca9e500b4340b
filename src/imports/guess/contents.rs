//! What is in the columns of a file, counted while it arrives.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use super::amounts::Amounts;
use super::meanings;
use crate::jobs::import::dates::{self, Evidence};
use crate::jobs::import::{Field, allowed, is_open};
use crate::pay::PayUnit;
use crate::places::{self, Says};

/// Rows whose texts are looked at one by one.
const LOOKED_AT: usize = 300;
/// Texts without any town after which a column has none.
const MAX_WITHOUT_TOWN: usize = 50;
/// Rows that are compared with each other.
const COMPARED: usize = 2_000;
/// Longer texts aren't statuses.
const MAX_STATUS_BYTES: usize = 30;

/// The columns of a file.
#[derive(Default)]
pub struct Contents {
    /// Number of rows.
    pub rows: usize,
    /// What is in each column; those that no row had yet may be missing.
    columns: Vec<Column>,
}

/// What is in a column.
#[derive(Clone, Debug, Default)]
pub struct Column {
    /// Rows with a text.
    pub filled: usize,
    /// Characters of all texts.
    chars: usize,
    /// What the dates show about their order.
    pub evidence: Evidence,
    /// What the amounts show about their unit.
    pub amounts: Amounts,
    /// Texts that say that a job isn't open.
    closed: usize,
    /// The numbers from here on are of the first rows that have a text.
    looked_at: usize,
    dates: usize,
    towns: usize,
    only_towns: usize,
    remotes: usize,
    digits: usize,
    numbers: usize,
    yearly: usize,
    statuses: usize,
    flags: usize,
    kinds: usize,
    links: usize,
    capitals: usize,
    /// A hash of each text in lower case, in the order of the rows; 0 for none.
    hashes: Vec<u64>,
}

impl Contents {
    /// Adds a row.
    pub fn add(&mut self, cells: &[String]) {
        if self.columns.len() < cells.len() {
            self.columns.resize_with(cells.len(), Column::default);
        }
        for (column, text) in self.columns.iter_mut().zip(cells) {
            column.add(text.trim(), self.rows);
        }
        self.rows += 1;
    }

    /// Returns what is in a column.
    #[must_use]
    pub fn column(&self, index: usize) -> Column {
        self.columns.get(index).cloned().unwrap_or_default()
    }

    /// Returns the share of rows with a text in a column.
    #[must_use]
    pub fn fill(&self, index: usize) -> f64 {
        share(self.columns.get(index).map_or(0, |column| column.filled), self.rows)
    }

    /// Returns the number of different texts in a column, and in how many of the rows that were compared it has one.
    #[must_use]
    pub fn distinct(&self, index: usize) -> (usize, usize) {
        let mut hashes = self.columns.get(index).map_or_else(Vec::new, |column| column.hashes.clone());
        hashes.retain(|hash| *hash != 0);
        let filled = hashes.len();
        hashes.sort_unstable();
        hashes.dedup();
        (hashes.len(), filled)
    }

    /// Returns whether two rows have the same text in one column, but different ones in another.
    #[must_use]
    pub fn clashes(&self, key: usize, title: usize) -> bool {
        let (Some(keys), Some(titles)) = (self.columns.get(key), self.columns.get(title)) else { return true };
        let mut seen = HashMap::new();
        keys.hashes.iter().enumerate().filter(|(_, hash)| **hash != 0).any(|(row, key)| {
            let title = titles.hashes.get(row).copied().unwrap_or_default();
            *seen.entry(key).or_insert(title) != title
        })
    }
}

impl Column {
    fn add(&mut self, text: &str, row: usize) {
        if text.is_empty() {
            return;
        }
        self.filled += 1;
        self.chars += text.chars().count();
        let separators = text.bytes().filter(|byte| matches!(byte, b'/' | b'-' | b'.')).count();
        if text.len() <= 40 && separators >= 2 && text.starts_with(|c: char| c.is_ascii_digit()) {
            self.evidence.add(text);
        }
        self.amounts.add(text);
        self.closed += usize::from(text.len() <= MAX_STATUS_BYTES && is_open(text) == Some(false));
        if row < COMPARED {
            let mut hasher = DefaultHasher::new();
            text.to_lowercase().hash(&mut hasher);
            self.hashes.resize(row, 0);
            self.hashes.push(hasher.finish().max(1));
        }
        if self.looked_at < LOOKED_AT {
            self.look_at(text);
        }
    }

    fn look_at(&mut self, text: &str) {
        self.looked_at += 1;
        let is_short = text.len() <= 80;
        let kinds = || allowed(Field::Kind).unwrap_or_default().split(", ").map(str::to_owned).collect::<Vec<_>>();
        let flag = || ["yes", "no", "y", "n", "true", "false", "0", "1"].contains(&text.to_lowercase().as_str());
        self.dates += usize::from(is_short && dates::is_date_in_its_column(text));
        // A lookup takes longer than all the rest.
        let may_be_town = is_short && (self.towns > 0 || self.looked_at <= MAX_WITHOUT_TOWN);
        let says = if may_be_town { places::says(text) } else { Says::Nothing };
        self.towns += usize::from(says != Says::Nothing);
        self.only_towns += usize::from(says == Says::OnlyTowns);
        self.digits += usize::from(text.contains(|c: char| c.is_ascii_digit()));
        self.numbers += usize::from(text.parse::<f64>().is_ok());
        self.yearly += usize::from(is_short && PayUnit::named(&text.to_lowercase()) == Some(PayUnit::Year));
        self.statuses += usize::from(is_open(text).is_some());
        self.flags += usize::from(is_short && flag());
        self.remotes += usize::from(is_short && (flag() || places::is_remote(text).is_some()));
        self.kinds += usize::from(is_short && meanings::meaning(Field::Kind, text, &kinds()).is_some());
        self.links += usize::from(text.starts_with("http://") || text.starts_with("https://"));
        self.capitals += usize::from(is_capitals(text));
    }

    /// Returns the mean length of a text, in characters.
    #[must_use]
    pub fn length(&self) -> f64 {
        share(self.chars, self.filled)
    }

    /// Whether most texts are dates.
    #[must_use]
    pub fn has_dates(&self) -> bool {
        self.most(self.dates)
    }

    /// Returns the share of texts that are a town and nothing else: "Cook, Charleston, SC" is one of a title.
    #[must_use]
    pub fn only_towns(&self) -> f64 {
        share(self.only_towns, self.looked_at)
    }

    /// Returns the share of texts that name a town.
    #[must_use]
    pub fn towns(&self) -> f64 {
        share(self.towns, self.looked_at)
    }

    /// Whether most texts have a digit.
    #[must_use]
    pub fn has_digits(&self) -> bool {
        self.most(self.digits)
    }

    /// Whether most texts are numbers.
    #[must_use]
    pub fn has_numbers(&self) -> bool {
        self.most(self.numbers)
    }

    /// Whether most texts say that pay is for a year.
    #[must_use]
    pub fn is_yearly(&self) -> bool {
        self.most(self.yearly)
    }

    /// Whether nearly all texts say whether a job is open, or any says that it isn't.
    #[must_use]
    pub fn has_statuses(&self) -> bool {
        self.closed > 0 || self.nearly_all(self.statuses)
    }

    /// Whether nearly all texts are yes or no.
    #[must_use]
    pub fn has_flags(&self) -> bool {
        self.nearly_all(self.flags)
    }

    /// Whether nearly all texts say whether work is done from anywhere.
    #[must_use]
    pub fn has_remotes(&self) -> bool {
        self.nearly_all(self.remotes)
    }

    /// Whether most texts are job types.
    #[must_use]
    pub fn has_kinds(&self) -> bool {
        self.most(self.kinds)
    }

    /// Whether most texts are addresses of pages.
    #[must_use]
    pub fn has_links(&self) -> bool {
        self.most(self.links)
    }

    /// Whether a good part of the texts is in capitals.
    #[must_use]
    pub fn has_capitals(&self) -> bool {
        share(self.capitals, self.looked_at) >= 0.3
    }

    fn most(&self, count: usize) -> bool {
        share(count, self.looked_at) >= 0.5
    }

    fn nearly_all(&self, count: usize) -> bool {
        share(count, self.looked_at) >= 0.9
    }
}

#[allow(clippy::cast_precision_loss, reason = "shares needn't be exact")]
fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

fn is_capitals(text: &str) -> bool {
    text.chars().filter(|c| c.is_uppercase()).count() >= 3 && !text.chars().any(char::is_lowercase)
}
