//! Converting a row of the file to a job.

mod description;
mod pay;

use description::MAX_DESCRIPTION_CHARS;
pub use description::labeled;

use std::str::FromStr;

use csv::ByteRecord;
use jiff::ToSpan as _;
use jiff::civil::Date;

use super::columns::{Column, Columns};
use super::fault::{Cost, Fault, Problem};
use super::field::Field;
use super::job::ImportedJob;
use super::local::local_day;
use super::{dates, html, status};
use crate::jobs::model::Kind;
use crate::places::{self, Reading};
use crate::{categories, text};

const MAX_TITLE_CHARS: usize = 140;
const MAX_PLACE_CHARS: usize = 100;
const MAX_SHORT_TEXT_CHARS: usize = 60;
const MAX_HIRING_NAME_CHARS: usize = 120;
const OPENINGS: std::ops::RangeInclusive<i64> = 1..=500;
const MAX_SKILLS: usize = 20;
const MAX_SKILL_CHARS: usize = 40;
/// Characters of a wrong text that a fault shows.
const MAX_SHOWN: usize = 1_000;

/// A row that was read.
pub struct Converted {
    /// The job, unless a fault costs the row.
    pub job: Option<ImportedJob>,
    /// Every fault of the row.
    pub faults: Vec<Fault>,
    /// Number of texts that were cut.
    pub cut: u64,
}

/// A row being converted.
struct Row<'c> {
    columns: &'c Columns<'c>,
    record: &'c ByteRecord,
    line: u64,
    key: String,
    cut: u64,
    faults: Vec<Fault>,
    /// What no field of a job can say, for the end of its description.
    notes: Vec<String>,
}

/// A field's text on one line.
#[derive(Default)]
struct Line {
    /// The text in the file, without tags and entities.
    found: String,
    /// The same with the map's values applied.
    value: String,
    /// Whether the value is the map's.
    translated: bool,
}

/// Converts a row to a job, and finds all its faults.
#[must_use]
pub fn convert(columns: &Columns<'_>, record: &ByteRecord, line: u64, key: String) -> Converted {
    let mut row = Row { columns, record, line, key, cut: 0, faults: Vec::new(), notes: Vec::new() };
    // Nobody has to mend a row that is left out anyway.
    if row.is_stale() {
        return Converted { job: None, faults: row.faults, cut: 0 };
    }
    let job = row.job();
    let fails = row.faults.iter().any(|fault| fault.cost() == Cost::Row);
    Converted { job: job.filter(|_| !fails), faults: row.faults, cut: if fails { 0 } else { row.cut } }
}

impl Row<'_> {
    /// Whether nobody can apply for the job anymore, or yet; if so, the only fault says why.
    fn is_stale(&mut self) -> bool {
        let status = self.line(Field::Status).unwrap_or_default().value;
        let (posted, last) = (self.date(Field::FirstPostedOn), self.date(Field::ExpiresOn));
        self.faults.clear();
        let today = self.columns.map.local.as_ref().map(|local| local.today);
        let year_ago = today.and_then(|today| today.checked_sub(1.year()).ok());
        let is_old = last.is_none() && !self.columns.map.old && posted.is_some() && posted < year_ago;
        if status::is_open(&status) == Some(false) {
            self.fault(Field::Status, Problem::NotOpen, &status);
        } else if self.columns.is_filled(self.record) {
            self.fault(Field::Status, Problem::NotOpen, "filled");
        } else if let Some(last) = last.filter(|last| today.is_some_and(|today| *last < today)) {
            self.fault(Field::ExpiresOn, Problem::Ended, &dates::in_words(last));
        } else if let Some(posted) = posted.filter(|_| is_old) {
            self.fault(Field::FirstPostedOn, Problem::Old, &dates::in_words(posted));
        }
        !self.faults.is_empty()
    }

    /// Reads every field, even after a fault, so that all faults are found.
    fn job(&mut self) -> Option<ImportedJob> {
        let title = self.required(Field::Title, MAX_TITLE_CHARS);
        let description = self.description();
        let category = self.parsed(Field::Category, |id| categories::find(id).map(|found| found.id.clone()));
        let kind = self.parsed(Field::Kind, Kind::parse);
        let (pay, budget_unit) = self.pay();
        let remote = self.flag(Field::Remote);
        let town = self.town(remote);
        let area = self.truncated(Field::Area, MAX_SHORT_TEXT_CHARS);
        let when_text = self.truncated(Field::WhenText, MAX_SHORT_TEXT_CHARS);
        let openings = self.openings();
        let hiring_name = self.truncated(Field::HiringName, MAX_HIRING_NAME_CHARS);
        let first_posted_on = self.date(Field::FirstPostedOn).map(|date| date.to_string());
        let expires_on = self.date(Field::ExpiresOn);
        self.parsed(Field::Status, status::is_open);
        let is_urgent = self.flag(Field::IsUrgent);
        let skills = self.skills();
        Some(ImportedJob {
            source: self.columns.map.source.clone(),
            key: self.key.clone(),
            title,
            description: self.with_notes(description),
            category: category?,
            kind: kind?,
            budget_min: pay.min,
            budget_max: pay.max,
            budget_unit,
            city: town.city,
            state: town.state,
            area,
            when_text,
            openings,
            hiring_name,
            first_posted_on,
            expires_on,
            remote: remote || town.remote,
            is_urgent,
            skills,
        })
    }

    fn fault(&mut self, field: Field, problem: Problem, value: &str) {
        self.faults.push(Fault {
            line: self.line,
            key: Some(self.key.clone()),
            field: Some(field),
            problem,
            value: text::truncate(value, MAX_SHOWN),
        });
    }

    /// Returns a column's text; empty, with a fault, if it isn't in the file's encoding.
    fn text(&mut self, field: Field, index: usize) -> Option<String> {
        match self.columns.text(self.record, index) {
            Ok(text) => Some(text),
            Err(column) => {
                self.fault(field, Problem::Encoding, &column);
                None
            }
        }
    }

    /// Returns a field on a single line, with the map's values applied; empty if it has no source, and `None` after a
    /// fault.
    fn line(&mut self, field: Field) -> Option<Line> {
        if let Some(constant) = self.columns.map.constants.get(&field) {
            return Some(Line { found: constant.clone(), value: constant.clone(), translated: true });
        }
        let [Column { index, title_case, .. }] = self.columns.of(field) else { return Some(Line::default()) };
        let raw = text::to_one_line(&self.text(field, *index)?);
        let found = html::to_line(&raw);
        if let Some(value) = self.columns.translate(field, &raw, &found) {
            return Some(Line { value: value.to_owned(), found, translated: true });
        }
        // The state after a town's name stays as it is.
        let title_case = *title_case && field != Field::City;
        let value = if title_case { self.columns.title_cased(&found) } else { found.clone() };
        Some(Line { found, value, translated: false })
    }

    fn required(&mut self, field: Field, max: usize) -> String {
        let Some(line) = self.line(field) else { return String::new() };
        if line.value.is_empty() {
            self.fault(field, Problem::Missing, "");
        }
        self.at_most(field, line.value, max)
    }

    fn at_most(&mut self, field: Field, text: String, max: usize) -> String {
        let length = text.chars().count();
        if length > max {
            self.fault(field, Problem::TooLong(max), &format!("{length} characters"));
        }
        text
    }

    fn truncated(&mut self, field: Field, max: usize) -> Option<String> {
        let line = self.line(field)?.value;
        let truncated = text::truncate(&line, max);
        self.cut += u64::from(truncated != line);
        Some(truncated).filter(|text| !text.is_empty())
    }

    fn parsed<T>(&mut self, field: Field, parse: impl Fn(&str) -> Option<T>) -> Option<T> {
        let line = self.line(field)?;
        let parsed = parse(&line.value);
        if parsed.is_none() {
            self.fault(field, if line.translated { Problem::WrongInMap } else { Problem::NotInMap }, &line.found);
        }
        parsed
    }

    fn town(&mut self, remote: bool) -> Reading {
        let (Some(city), Some(state)) = (self.line(Field::City), self.line(Field::State)) else {
            return Reading::default();
        };
        let here = self.columns.map.local.as_ref().and_then(|local| local.town.as_ref());
        let mut town = places::read(&city.value, &state.value, here);
        if town.city.is_empty() && remote {
            // Work that is done from anywhere has no town, but a job has to show something.
            (town.city, town.remote) = ("Remote".to_owned(), true);
        }
        if self.columns.of(Field::City).iter().any(|column| column.title_case) && !city.translated {
            town.city = self.columns.title_cased(&town.city);
        }
        if town.city.is_empty() {
            self.fault(Field::City, Problem::Missing, "");
        } else if town.place.is_none() && !town.remote {
            self.fault(Field::City, Problem::UnknownTown, &city.found);
        }
        if town.hybrid {
            self.note("Location", &city.found);
        }
        town.city = self.at_most(Field::City, town.city, MAX_PLACE_CHARS);
        town.state = self.at_most(Field::State, town.state, MAX_PLACE_CHARS);
        town
    }

    /// Adds what no field of a job can say to its description.
    fn note(&mut self, label: &str, text: &str) {
        self.notes.push(labeled(Some(label), text));
    }

    /// Adds the notes to a description, unless it gets too long by that.
    fn with_notes(&self, description: String) -> String {
        let noted = [&[description.clone()][..], &self.notes].concat().join("\n\n");
        if noted.chars().count() <= MAX_DESCRIPTION_CHARS { noted } else { description }
    }

    fn openings(&mut self) -> i64 {
        let Some(line) = self.line(Field::Openings) else { return 1 };
        let number = if line.value.is_empty() { Some(1) } else { i64::from_str(&line.value).ok() };
        number.filter(|number| OPENINGS.contains(number)).unwrap_or_else(|| {
            self.fault(Field::Openings, Problem::NotANumber, &line.found);
            1
        })
    }

    fn date(&mut self, field: Field) -> Option<Date> {
        let line = self.line(field)?;
        if line.value.is_empty() {
            return None;
        }
        let index = self.columns.of(field).first().map(|column| column.index);
        let local = self.columns.map.local.as_ref().filter(|_| field == Field::ExpiresOn);
        // A moment ends the day before where the site is behind it.
        let last = local.and_then(|local| local_day(&line.value, &local.zone));
        let date = self.columns.date(index, &line.value).map(|date| last.unwrap_or(date));
        date.map_err(|problem| self.fault(field, problem, &line.found)).ok()
    }

    fn flag(&mut self, field: Field) -> bool {
        let Some(line) = self.line(field) else { return false };
        match line.value.to_lowercase().as_str() {
            "" | "no" | "n" | "false" | "0" => false,
            "yes" | "y" | "true" | "1" => true,
            // "Telecommute", "On-site".
            text => {
                let remote = if field == Field::Remote { places::is_remote(text) } else { None };
                remote.unwrap_or_else(|| {
                    self.fault(field, Problem::NotYesOrNo, &line.found);
                    false
                })
            }
        }
    }

    fn skills(&mut self) -> Vec<String> {
        let Some(line) = self.line(Field::Skills) else { return Vec::new() };
        let mut skills: Vec<String> = Vec::new();
        let parts = line.value.split(self.columns.map.separator.as_str()).map(str::trim);
        for part in parts.filter(|part| !part.is_empty()) {
            let skill = text::truncate(part, MAX_SKILL_CHARS);
            if skills.contains(&skill) {
                continue;
            }
            if skills.len() == MAX_SKILLS {
                self.cut += 1;
                break;
            }
            self.cut += u64::from(skill != part);
            skills.push(skill);
        }
        skills
    }
}
