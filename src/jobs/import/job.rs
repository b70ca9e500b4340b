//! A job read from an import file.

use jiff::civil::Date;

use super::{html, keys};
use crate::jobs::draft::Draft;
use crate::jobs::model::{Job, Kind};
use crate::pay::PayUnit;
use crate::places;

/// A job as read from the file: within the site's limits but not posted yet.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ImportedJob {
    /// Name of the source, if the map has one.
    pub source: Option<String>,
    /// The source's own key, unique in the file.
    pub key: String,
    /// At most 140 characters.
    pub title: String,
    /// Description with paragraphs, lists and bold, at most 20,000 characters.
    pub description: String,
    /// Id of an existing category.
    pub category: String,
    /// Job type.
    pub kind: Kind,
    /// Minimum pay in minor units; `None` if not stated.
    pub budget_min: Option<i64>,
    /// Maximum pay in minor units, not below the minimum; `None` if not stated.
    pub budget_max: Option<i64>,
    /// Unit of pay.
    pub budget_unit: PayUnit,
    /// Town.
    pub city: String,
    /// State or region; may be empty.
    pub state: String,
    /// Neighborhood, at most 60 characters.
    pub area: Option<String>,
    /// When the work happens, at most 60 characters.
    pub when_text: Option<String>,
    /// Number of openings, 1 to 500.
    pub openings: i64,
    /// Employer name to display, at most 120 characters.
    pub hiring_name: Option<String>,
    /// Day it was first posted, YYYY-MM-DD.
    pub first_posted_on: Option<String>,
    /// Last day according to the file.
    pub expires_on: Option<Date>,
    /// Whether the work can be done from anywhere.
    pub remote: bool,
    /// Whether someone is needed within 48 hours.
    pub is_urgent: bool,
    /// At most 20 skills of at most 40 characters.
    pub skills: Vec<String>,
}

impl ImportedJob {
    /// Returns the key that tells the job from those of all sources.
    #[must_use]
    pub fn stored_key(&self) -> String {
        keys::stored(self.source.as_deref(), &self.key)
    }

    /// Returns whether this is the title and town of a stored job. Earlier imports left tags and entities in titles, and
    /// the state in towns.
    #[must_use]
    pub fn is_called(&self, title: &str, city: &str) -> bool {
        html::to_line(title) == self.title && places::read(city, "", None).city == self.city
    }

    /// Returns a stored job with what the file says of it. What files don't have stays, and so do the openings that are
    /// filled.
    #[must_use]
    pub fn draft_over(&self, stored: &Job) -> Draft {
        Draft {
            start_date: stored.card.start_date.clone(),
            end_date: stored.card.end_date.clone(),
            start_time: stored.card.start_time.clone(),
            end_time: stored.card.end_time.clone(),
            openings: self.openings.max(stored.card.filled),
            questions: stored.questions.clone(),
            photos: stored.photo_tokens(),
            ..self.draft()
        }
    }

    /// Returns the job as an employer would have entered it.
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
            new_business: None,
            as_myself: false,
        }
    }
}
