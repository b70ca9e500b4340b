//! Guessing how to read a file, from the names of its columns and from what is in them: full columns before empty ones,
//! outer ones before nested ones, and no key that different jobs share.

mod amounts;
pub mod contents;
pub mod earlier;
pub mod meanings;
mod names;
#[cfg(test)]
mod shape_tests;
mod source;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use contents::{Column, Contents};

use crate::ids::EmployerId;
use crate::jobs::import::dates::DateOrder;
use crate::jobs::import::{Field, ImportMap, Part, Source};
use crate::jobs::model::Kind;

/// Name of the key among the fields.
pub const KEY: &str = "";
/// Columns that could fill a field instead, per field.
const OTHERS: usize = 3;
/// Columns with texts that belong to a description, after the main one.
const PARTS: [&str; 6] = ["lists", "additional", "responsibilities", "requirements", "qualifications", "benefits"];
/// Columns of a description at most.
const MAX_PARTS: usize = 3;

/// How a file is probably to be read.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(default, rename_all = "camelCase")]
#[schema(as = ImportGuess)]
pub struct Guess {
    /// The employer of an earlier file of the same source.
    pub employer_id: Option<EmployerId>,
    /// The columns and their meanings, or those of an earlier file of the same source. Fields without a good column are
    /// missing.
    pub map: ImportMap,
    /// Other columns that could fill a field; those of the key are under an empty name.
    pub others: BTreeMap<String, Vec<String>>,
    /// What comes first in the dates of each column whose dates show it.
    pub orders: BTreeMap<String, DateOrder>,
    /// What the file says it's from: the address or title of a feed.
    pub feed: Option<String>,
}

/// Guesses how to read a file with these columns and contents. `name` is the name of the file, `feed` what it says it's from.
#[must_use]
pub fn guess(columns: &[String], contents: &Contents, name: &str, feed: Option<String>) -> Guess {
    let mut guesser = Guesser {
        columns,
        contents,
        wrapper: names::wrapper(columns),
        used: BTreeSet::new(),
        map: ImportMap::of_source(source::name(name, feed.as_deref())),
    };
    let title = guesser.take(Field::Title);
    if title.is_some_and(|title| contents.column(title).has_capitals()) {
        guesser.map.title_case = vec![Field::Title];
    }
    let keys = guesser.keys(title);
    guesser.map.key = keys.first().map(|key| columns[*key].clone());
    guesser.used.extend(keys.first());
    for field in Field::ALL.into_iter().filter(|field| !matches!(field, Field::Title | Field::Description)) {
        guesser.take(field);
    }
    // A short description, such as "Grill", may be called like a town.
    guesser.take_description();
    guesser.take_town();
    guesser.set_pay();
    guesser.set_kind();
    if let Some(Source::Column(posted)) = guesser.map.sources.get(&Field::FirstPostedOn) {
        guesser.map.order = Some(posted.clone());
    }
    let mut others: BTreeMap<String, Vec<String>> =
        Field::ALL.into_iter().map(|field| (field.name().to_owned(), guesser.others(field))).collect();
    others.insert(KEY.to_owned(), keys.iter().map(|key| columns[*key].clone()).collect());
    others.retain(|_, columns| !columns.is_empty());
    let orders = (0..columns.len()).filter_map(|at| Some((columns[at].clone(), contents.column(at).evidence.order()?)));
    Guess { employer_id: None, orders: orders.collect(), map: guesser.map, others, feed }
}

struct Guesser<'g> {
    columns: &'g [String],
    contents: &'g Contents,
    /// What most columns begin with.
    wrapper: String,
    /// Columns that fill a field.
    used: BTreeSet<usize>,
    map: ImportMap,
}

impl Guesser<'_> {
    /// Returns the columns with a usual name whose contents fit, the best first.
    fn candidates(&self, field: Field) -> Vec<usize> {
        let mut found: Vec<(bool, usize, usize)> = (0..self.columns.len())
            .filter(|at| !self.used.contains(at) && self.fits(field, *at))
            .filter_map(|at| {
                let rank = names::rank(&self.columns[at], names::usual(field), &self.wrapper)?;
                Some((self.contents.fill(at) < 0.5, rank, at))
            })
            .collect();
        found.sort_unstable();
        found.into_iter().map(|(_, _, at)| at).collect()
    }

    fn fits(&self, field: Field, at: usize) -> bool {
        let column = self.contents.column(at);
        let is_full = self.contents.fill(at) >= 0.5;
        let is_town = || names::rank(&self.columns[at], names::TOWNS, &self.wrapper).is_some() && !column.has_digits();
        column.filled > 0
            && match field {
                Field::Title => is_full && column.length() <= 140.0 && !column.has_dates() && !column.has_numbers(),
                Field::Category => {
                    let (distinct, filled) = self.contents.distinct(at);
                    is_full && (filled < 20 || distinct * 2 <= filled) && !column.has_numbers()
                }
                Field::Kind => is_full && column.has_kinds(),
                Field::Budget | Field::BudgetMin | Field::BudgetMax => column.has_digits(),
                Field::City => is_full && (column.towns() >= 0.5 || is_town()),
                Field::Openings => column.has_numbers(),
                Field::FirstPostedOn | Field::ExpiresOn => column.has_dates(),
                // What a column that is named as a status says is asked for, unless it's about something else.
                Field::Status => column.has_statuses() || names::is_status(&self.columns[at]) && !column.has_kinds(),
                Field::Remote => column.has_remotes(),
                Field::IsUrgent => column.has_flags(),
                Field::State => !column.has_statuses() && column.length() <= 40.0,
                Field::Description
                | Field::BudgetUnit
                | Field::Area
                | Field::WhenText
                | Field::HiringName
                | Field::Skills => true,
            }
    }

    /// Fills a field with the best column, if there is one.
    fn take(&mut self, field: Field) -> Option<usize> {
        let at = self.candidates(field).first().copied()?;
        self.used.insert(at);
        self.map.sources.insert(field, Source::Column(self.columns[at].clone()));
        Some(at)
    }

    /// Returns the columns that tell jobs apart: full, and never the same for jobs with different titles.
    fn keys(&self, title: Option<usize>) -> Vec<usize> {
        let mut found: Vec<(usize, usize)> = (0..self.columns.len())
            .filter(|at| {
                let (distinct, filled) = self.contents.distinct(*at);
                let is_unique = distinct == filled || title.is_some_and(|title| !self.contents.clashes(*at, title));
                self.contents.fill(*at) >= 0.99 && is_unique && self.contents.column(*at).length() <= 100.0
            })
            .filter_map(|at| Some((names::rank(&self.columns[at], names::KEYS, &self.wrapper)?, at)))
            .collect();
        found.sort_unstable();
        found.into_iter().map(|(_, at)| at).collect()
    }

    /// Returns the columns that nothing is known about, with what is in them.
    fn unused(&self) -> impl Iterator<Item = (usize, Column)> {
        (0..self.columns.len()).filter(|at| !self.used.contains(at)).map(|at| (at, self.contents.column(at)))
    }

    /// Fills the town with a column of towns under another name, or with one that says that work is done from anywhere.
    fn take_town(&mut self) {
        if self.map.sources.contains_key(&Field::City) {
            return;
        }
        let is_town = |at: &usize| self.contents.fill(*at) >= 0.5 && self.contents.column(*at).only_towns() >= 0.8;
        let found = self.unused().map(|(at, _)| at).find(is_town);
        let found = found.or_else(|| self.source(Field::Remote).filter(is_town));
        if let Some(at) = found {
            self.used.insert(at);
            self.map.sources.insert(Field::City, Source::Column(self.columns[at].clone()));
        }
    }

    /// Composes the description: its column, what belongs to it, and another text if few rows have it.
    fn take_description(&mut self) {
        let part = |at: usize, label: Option<&str>| Part {
            label: label.map(str::to_owned),
            column: self.columns[at].clone(),
            title_case: false,
        };
        let (mut parts, mut taken) = (Vec::new(), Vec::new());
        if let Some(main) = self.candidates(Field::Description).first().copied() {
            parts.push(part(main, None));
            taken.push(main);
        }
        let is_sparse = taken.first().is_none_or(|main| self.contents.fill(*main) < 0.5);
        if let Some(other) = self.texts().into_iter().find(|at| is_sparse && !taken.contains(at)) {
            parts.push(part(other, (!taken.is_empty()).then_some(self.columns[other].as_str())));
            taken.push(other);
        }
        let more = PARTS.iter().filter_map(|name| {
            let at = self
                .unused()
                .map(|(at, _)| at)
                .find(|at| names::rank(&self.columns[*at], name, &self.wrapper).is_some());
            at.filter(|at| self.contents.fill(*at) >= 0.2)
        });
        for at in more.collect::<Vec<_>>() {
            if parts.len() < MAX_PARTS && !taken.contains(&at) && !parts.is_empty() {
                // Lists of sections have their own headings.
                let has_headings = ["lists", "additional"].contains(&self.columns[at].as_str());
                parts.push(part(at, (!has_headings).then_some(self.columns[at].as_str())));
                taken.push(at);
            }
        }
        let source = match &parts[..] {
            [] => return,
            [only] => Source::Column(only.column.clone()),
            _ => Source::Parts(parts),
        };
        self.used.extend(taken);
        self.map.sources.insert(Field::Description, source);
    }

    /// Returns the full columns of texts, the longest first.
    fn texts(&self) -> Vec<usize> {
        let mut found: Vec<(usize, Column)> = self
            .unused()
            .filter(|(at, column)| {
                let is_other =
                    column.has_dates() || column.has_numbers() || column.has_links() || column.only_towns() >= 0.5;
                self.contents.fill(*at) >= 0.9 && column.length() >= 12.0 && !is_other
            })
            .collect();
        found.sort_by(|(_, a), (_, b)| b.length().total_cmp(&a.length()));
        found.into_iter().map(|(at, _)| at).collect()
    }

    /// Leaves one way to say the pay, and says what it's for.
    fn set_pay(&mut self) {
        if self.map.sources.contains_key(&Field::BudgetMin) || self.map.sources.contains_key(&Field::BudgetMax) {
            self.map.sources.remove(&Field::Budget);
        }
        if self.map.sources.contains_key(&Field::BudgetUnit) {
            return;
        }
        let amounts =
            [Field::Budget, Field::BudgetMin, Field::BudgetMax].into_iter().find_map(|field| self.source(field));
        let unit = amounts.and_then(|at| {
            amounts::unit_of_name(&self.columns[at]).or_else(|| self.contents.column(at).amounts.unit())
        });
        // Without a unit, amounts that don't say it themselves are asked about.
        self.map.constants.extend(unit.map(|unit| (Field::BudgetUnit, unit.as_str().to_owned())));
    }

    /// Fills the job type if no column does.
    fn set_kind(&mut self) {
        if !self.map.sources.contains_key(&Field::Kind) {
            self.map.constants.insert(Field::Kind, Kind::Steady.as_str().to_owned());
        }
    }

    /// Returns the column that fills a field.
    fn source(&self, field: Field) -> Option<usize> {
        let Some(Source::Column(name)) = self.map.sources.get(&field) else { return None };
        self.columns.iter().position(|column| column == name)
    }

    /// Returns columns that could fill a field instead.
    fn others(&self, field: Field) -> Vec<String> {
        let mut found = self.candidates(field);
        found.extend(match field {
            Field::Description => self.texts(),
            Field::Title => self.texts().into_iter().filter(|at| self.contents.column(*at).length() <= 80.0).collect(),
            Field::City => self.unused().filter(|(_, column)| column.only_towns() >= 0.5).map(|(at, _)| at).collect(),
            _ => Vec::new(),
        });
        let mut names: Vec<String> = Vec::new();
        for at in found {
            if !names.contains(&self.columns[at]) && self.contents.fill(at) >= 0.5 {
                names.push(self.columns[at].clone());
            }
        }
        names.truncate(OTHERS);
        names
    }
}
