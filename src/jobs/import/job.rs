//! A job out of a file.

use jiff::civil::Date;

use crate::jobs::draft::Draft;
use crate::jobs::model::Kind;
use crate::pay::PayUnit;

/// A job as the file has it: within the board's limits, but not yet on it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ImportedJob {
    /// The source's own key, unique in the file.
    pub key: String,
    /// At most 140 characters.
    pub title: String,
    /// In our grammar, at most 20,000 characters.
    pub description: String,
    /// The id of a category that exists.
    pub category: String,
    /// The kind of engagement.
    pub kind: Kind,
    /// Minor units; none when not stated.
    pub budget_min: Option<i64>,
    /// Minor units, not below the least; none when not stated.
    pub budget_max: Option<i64>,
    /// What the pay is for.
    pub budget_unit: PayUnit,
    /// The town.
    pub city: String,
    /// The state or region, or empty.
    pub state: String,
    /// The part of town, at most 60 characters.
    pub area: Option<String>,
    /// When, at most 60 characters.
    pub when_text: Option<String>,
    /// Places to fill, 1–500.
    pub openings: i64,
    /// Who hires, at most 120 characters.
    pub hiring_name: Option<String>,
    /// 'YYYY-MM-DD'.
    pub first_posted_on: Option<String>,
    /// The last day, as the file has it: it may be past.
    pub expires_on: Option<Date>,
    /// Can be done from anywhere.
    pub remote: bool,
    /// Needed soon.
    pub is_urgent: bool,
    /// At most 20 of at most 40 characters.
    pub skills: Vec<String>,
}

impl ImportedJob {
    /// What an employer would have written.
    #[must_use]
    pub fn draft(&self) -> Draft {
        Draft {
            title: self.title.clone(),
            description: self.description.clone(),
            category: self.category.clone(),
            kind: self.kind,
            budget_min: self.budget_min,
            budget_max: self.budget_max,
            budget_unit: self.budget_unit,
            city: self.city.clone(),
            state: self.state.clone(),
            area: self.area.clone(),
            when_text: self.when_text.clone(),
            start_date: None,
            end_date: None,
            start_time: None,
            end_time: None,
            remote: self.remote,
            is_urgent: self.is_urgent,
            openings: self.openings,
            skills: self.skills.clone(),
            questions: Vec::new(),
            photos: Vec::new(),
            reply_days: None,
            employer_id: None,
        }
    }
}
