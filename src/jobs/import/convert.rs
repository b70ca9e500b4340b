//! Converting a row of the file to a job.

use std::str::FromStr;

use csv::ByteRecord;
use jiff::civil::Date;

use super::columns::Columns;
use super::field::Field;
use super::job::ImportedJob;
use super::{dates, layout, money};
use crate::categories;
use crate::jobs::model::Kind;
use crate::pay::PayUnit;
use crate::text;

const MAX_TITLE_CHARS: usize = 140;
const MAX_DESCRIPTION_CHARS: usize = 20_000;
const MAX_PLACE_CHARS: usize = 100;
const MAX_SHORT_TEXT_CHARS: usize = 60;
const MAX_HIRING_NAME_CHARS: usize = 120;
const OPENINGS: std::ops::RangeInclusive<i64> = 1..=500;
const MAX_SKILLS: usize = 20;
const MAX_SKILL_CHARS: usize = 40;
/// A part of a description up to this length goes on the same line as its label; a longer one goes below it.
const MAX_INLINE_PART: usize = 80;

/// A row being converted, with the number of texts cut so far.
struct Row<'c> {
    columns: &'c Columns<'c>,
    record: &'c ByteRecord,
    cut: u64,
}

/// Converts a row to a job; also returns how many of its texts were cut.
pub fn convert(columns: &Columns<'_>, record: &ByteRecord, key: String) -> Result<(ImportedJob, u64), String> {
    let mut row = Row { columns, record, cut: 0 };
    let job = row.job(key)?;
    Ok((job, row.cut))
}

impl Row<'_> {
    fn job(&mut self, key: String) -> Result<ImportedJob, String> {
        let (budget_min, budget_max) = self.pay()?;
        Ok(ImportedJob {
            key,
            title: require_length(self.required(Field::Title)?, MAX_TITLE_CHARS, Field::Title)?,
            description: require_length(self.description()?, MAX_DESCRIPTION_CHARS, Field::Description)?,
            category: self.category()?,
            kind: self.parsed(Field::Kind, Kind::parse)?,
            budget_min,
            budget_max,
            budget_unit: self.parsed(Field::BudgetUnit, PayUnit::parse)?,
            city: require_length(self.required(Field::City)?, MAX_PLACE_CHARS, Field::City)?,
            state: require_length(self.line(Field::State)?, MAX_PLACE_CHARS, Field::State)?,
            area: self.truncated(Field::Area, MAX_SHORT_TEXT_CHARS)?,
            when_text: self.truncated(Field::WhenText, MAX_SHORT_TEXT_CHARS)?,
            openings: self.openings()?,
            hiring_name: self.truncated(Field::HiringName, MAX_HIRING_NAME_CHARS)?,
            first_posted_on: self.date(Field::FirstPostedOn)?.map(|date| date.to_string()),
            expires_on: self.date(Field::ExpiresOn)?,
            remote: self.flag(Field::Remote)?,
            is_urgent: self.flag(Field::IsUrgent)?,
            skills: self.skills()?,
        })
    }

    /// Returns a field on a single line, with the map's values applied; empty if it has no source.
    fn line(&self, field: Field) -> Result<String, String> {
        if let Some(constant) = self.columns.map.constants.get(&field) {
            return Ok(constant.clone());
        }
        let [column] = self.columns.of(field) else { return Ok(String::new()) };
        let text = self.columns.text(self.record, column.index)?;
        let (value, translated) = self.columns.translate(field, on_one_line(&text));
        Ok(if column.title_case && !translated { self.columns.title_cased(&value) } else { value })
    }

    fn required(&self, field: Field) -> Result<String, String> {
        let line = self.line(field)?;
        if line.is_empty() { Err(format!("{} is missing", field.name())) } else { Ok(line) }
    }

    fn truncated(&mut self, field: Field, max: usize) -> Result<Option<String>, String> {
        let line = self.line(field)?;
        let truncated = text::truncate(&line, max);
        self.cut += u64::from(truncated != line);
        Ok(Some(truncated).filter(|text| !text.is_empty()))
    }

    fn category(&self) -> Result<String, String> {
        let category = self.line(Field::Category)?;
        match categories::find(&category) {
            Some(_) => Ok(category),
            None => Err(format!("category \"{category}\" is not in the map")),
        }
    }

    fn parsed<T>(&self, field: Field, parse: impl Fn(&str) -> Option<T>) -> Result<T, String> {
        let line = self.line(field)?;
        parse(&line).ok_or_else(|| format!("{} \"{line}\" is not in the map", field.name()))
    }

    fn pay(&self) -> Result<(Option<i64>, Option<i64>), String> {
        let exponent = self.columns.map.exponent;
        let amount = |field: Field| {
            money::minor_units(&self.line(field)?, exponent).map_err(|why| format!("{}: {why}", field.name()))
        };
        let (min, max) = (amount(Field::BudgetMin)?, amount(Field::BudgetMax)?);
        match (min, max) {
            (Some(min), Some(max)) if min > max => Err("the minimum pay is higher than the maximum".to_owned()),
            pay => Ok(pay),
        }
    }

    fn openings(&self) -> Result<i64, String> {
        let line = self.line(Field::Openings)?;
        let number = if line.is_empty() { Some(1) } else { i64::from_str(&line).ok() };
        let in_range = number.filter(|number| OPENINGS.contains(number));
        in_range.ok_or_else(|| format!("openings \"{line}\" is not a number from 1 to 500"))
    }

    fn date(&self, field: Field) -> Result<Option<Date>, String> {
        let line = self.line(field)?;
        if line.is_empty() {
            return Ok(None);
        }
        dates::parse(&line, &self.columns.map.dates).map(Some).map_err(|why| format!("{}: {why}", field.name()))
    }

    fn flag(&self, field: Field) -> Result<bool, String> {
        let line = self.line(field)?;
        match line.to_lowercase().as_str() {
            "" | "no" | "n" | "false" | "0" => Ok(false),
            "yes" | "y" | "true" | "1" => Ok(true),
            _ => Err(format!("{} \"{line}\" is not yes or no", field.name())),
        }
    }

    fn skills(&mut self) -> Result<Vec<String>, String> {
        let line = self.line(Field::Skills)?;
        let mut skills: Vec<String> = Vec::new();
        for part in line.split(self.columns.map.separator.as_str()).map(str::trim).filter(|part| !part.is_empty()) {
            let skill = text::truncate(part, MAX_SKILL_CHARS);
            self.cut += u64::from(skill != part);
            if !skills.contains(&skill) {
                skills.push(skill);
            }
        }
        self.cut += u64::from(skills.len() > MAX_SKILLS);
        skills.truncate(MAX_SKILLS);
        Ok(skills)
    }

    fn description(&self) -> Result<String, String> {
        if let Some(constant) = self.columns.map.constants.get(&Field::Description) {
            return Ok(constant.clone());
        }
        let mut parts = Vec::new();
        for column in self.columns.of(Field::Description) {
            let text = self.columns.text(self.record, column.index)?;
            let formatted =
                if text.chars().count() > MAX_INLINE_PART { layout::tidy(&text) } else { on_one_line(&text) };
            let part = if column.title_case { self.columns.title_cased(&formatted) } else { formatted };
            if !part.is_empty() {
                parts.push(labeled(column.label.as_deref(), &part));
            }
        }
        if parts.is_empty() { Err("description is missing".to_owned()) } else { Ok(parts.join("\n\n")) }
    }
}

fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn labeled(label: Option<&str>, text: &str) -> String {
    match label {
        None => text.to_owned(),
        Some(label) if text.contains('\n') || text.chars().count() > MAX_INLINE_PART => {
            format!("**{label}**\n\n{text}")
        }
        Some(label) => format!("**{label}:** {text}"),
    }
}

fn require_length(text: String, max: usize, field: Field) -> Result<String, String> {
    let length = text.chars().count();
    if length > max {
        return Err(format!("{} has {length} characters; the maximum is {max}", field.name()));
    }
    Ok(text)
}
