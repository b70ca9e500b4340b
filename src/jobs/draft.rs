//! The request body for posting a job, with validation.

use serde::Deserialize;
use utoipa::ToSchema;

use super::model::Kind;
use crate::categories;
use crate::clock::is_date;
use crate::ids::EmployerId;
use crate::pay::PayUnit;
use crate::places::{self, Place};
use crate::web::Result;
use crate::web::Validator;

const MAX_TITLE_CHARS: usize = 140;
const MAX_DESCRIPTION_CHARS: usize = 20_000;
const MAX_PLACE_CHARS: usize = 100;
const MAX_SHORT_TEXT_CHARS: usize = 60;
const OPENINGS_RANGE: std::ops::RangeInclusive<i64> = 1..=500;
const MAX_SKILLS: usize = 20;
const MAX_SKILL_CHARS: usize = 40;
const MAX_QUESTIONS: usize = 5;
const MAX_QUESTION_CHARS: usize = 200;
const MAX_PHOTOS: usize = 5;
const REPLY_DAYS_RANGE: std::ops::RangeInclusive<i64> = 1..=60;
/// Ten billion minor units is more than any pay and far from overflow.
const PAY_RANGE: std::ops::RangeInclusive<i64> = 1..=10_000_000_000;

/// A job to post.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Draft {
    /// What the job is, in one line.
    #[schema(min_length = 1, max_length = 140)]
    pub title: String,
    /// Description of the work: paragraphs, `- ` lists, `**bold**` and links. If empty, it's the title.
    #[serde(default)]
    #[schema(max_length = 20_000)]
    pub description: String,
    /// Category id.
    #[schema(max_length = 40)]
    pub category: String,
    /// Job type.
    pub kind: Kind,
    /// Minimum pay in minor units; null if not stated.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    pub budget_min: Option<i64>,
    /// Maximum pay in minor units; null if not stated.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    pub budget_max: Option<i64>,
    /// Unit of pay.
    pub budget_unit: PayUnit,
    /// Town.
    #[schema(min_length = 1, max_length = 100)]
    pub city: String,
    /// State or region.
    #[serde(default)]
    #[schema(max_length = 100)]
    pub state: String,
    /// Neighborhood.
    #[schema(max_length = 60)]
    pub area: Option<String>,
    /// When the work happens, in free text.
    #[schema(max_length = 60)]
    pub when_text: Option<String>,
    /// First day, YYYY-MM-DD.
    #[schema(max_length = 10)]
    pub start_date: Option<String>,
    /// Last day, YYYY-MM-DD.
    #[schema(max_length = 10)]
    pub end_date: Option<String>,
    /// Daily start time, HH:MM.
    #[schema(max_length = 5)]
    pub start_time: Option<String>,
    /// Daily end time, HH:MM.
    #[schema(max_length = 5)]
    pub end_time: Option<String>,
    /// Whether the work can be done from anywhere.
    #[serde(default)]
    pub remote: bool,
    /// Whether someone is needed within 48 hours.
    #[serde(default)]
    pub is_urgent: bool,
    /// Number of openings.
    #[serde(default = "default_openings")]
    #[schema(minimum = 1, maximum = 500)]
    pub openings: i64,
    /// Skills the job asks for.
    #[serde(default)]
    #[schema(max_items = 20)]
    pub skills: Vec<String>,
    /// Questions that applicants answer.
    #[serde(default)]
    #[schema(max_items = 5)]
    pub questions: Vec<String>,
    /// Tokens of uploaded photos, in display order.
    #[serde(default)]
    #[schema(max_items = 5)]
    pub photos: Vec<String>,
    /// Reply deadline for each application, in days; defaults to the site's setting.
    #[schema(minimum = 1, maximum = 60)]
    pub reply_days: Option<i64>,
    /// Employer to post for; defaults to the caller's own.
    pub employer_id: Option<EmployerId>,
    /// Name of a business to post for, instead of `employerId`. It is created with the job unless the caller already
    /// posts for it.
    #[schema(min_length = 1, max_length = 100)]
    pub new_business: Option<String>,
    /// Whether to post in the caller's own name, instead of `employerId`.
    #[serde(default)]
    pub as_myself: bool,
}

const fn default_openings() -> i64 {
    1
}

impl Draft {
    /// Trims surrounding whitespace, and turns line breaks into spaces where there is one line; optional texts that end
    /// up empty become `None`. Without a description, the title is all there is to say. Of several towns of a name, the one
    /// around `here` is meant.
    #[must_use]
    pub fn trimmed(mut self, here: Option<&Place>) -> Self {
        let one_line = |text: &mut String| *text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        self.description = self.description.trim().to_owned();
        self.new_business.iter_mut().for_each(one_line);
        for text in [&mut self.title, &mut self.city, &mut self.state] {
            one_line(text);
        }
        places::settle(&mut self.city, &mut self.state, here);
        if self.description.is_empty() {
            self.description.clone_from(&self.title);
        }
        for text in [
            &mut self.area,
            &mut self.when_text,
            &mut self.start_date,
            &mut self.end_date,
            &mut self.start_time,
            &mut self.end_time,
        ] {
            text.iter_mut().for_each(one_line);
            *text = text.take().filter(|t| !t.is_empty());
        }
        self.skills.iter_mut().chain(&mut self.questions).for_each(one_line);
        self
    }

    /// Validates a job before it is posted or edited; `filled` is the number of people already hired.
    ///
    /// # Errors
    /// 422 with the invalid fields, in the order of the form.
    pub fn validate(&self, filled: i64) -> Result<()> {
        let mut checks = Validator::default();
        checks.line(&self.title, MAX_TITLE_CHARS, "title", "Say what the job is.");
        checks.at_most(&self.description, MAX_DESCRIPTION_CHARS, "description");
        checks.require(categories::find(&self.category).is_some(), "category", "Choose a category.");
        self.validate_pay(&mut checks);
        self.validate_place(&mut checks);
        self.validate_time(&mut checks);
        checks.require(OPENINGS_RANGE.contains(&self.openings), "openings", "Enter a number from 1 to 500.");
        checks.require(
            self.openings >= filled,
            "openings",
            format!("You’ve already hired {filled}, so openings can’t be lower than that."),
        );
        self.validate_lists(&mut checks);
        checks.finish()
    }

    fn validate_pay(&self, checks: &mut Validator) {
        let fits = |amount: Option<i64>| amount.is_none_or(|amount| PAY_RANGE.contains(&amount));
        checks.require(fits(self.budget_min), "budgetMin", "Enter an amount above zero.");
        checks.require(fits(self.budget_max), "budgetMax", "Enter an amount above zero.");
        let ordered = self.budget_min.zip(self.budget_max).is_none_or(|(min, max)| min <= max);
        checks.require(ordered, "budgetMax", "The maximum can’t be less than the minimum.");
    }

    fn validate_place(&self, checks: &mut Validator) {
        checks.line(&self.city, MAX_PLACE_CHARS, "city", "Enter the town.");
        checks.line_at_most(&self.state, MAX_PLACE_CHARS, "state");
        for (value, field) in [(&self.area, "area"), (&self.when_text, "whenText")] {
            checks.line_at_most(value.as_deref().unwrap_or_default(), MAX_SHORT_TEXT_CHARS, field);
        }
    }

    fn validate_time(&self, checks: &mut Validator) {
        for (value, field) in [(&self.start_date, "startDate"), (&self.end_date, "endDate")] {
            checks.require(value.as_deref().is_none_or(is_date), field, "Enter a date.");
        }
        for (value, field) in [(&self.start_time, "startTime"), (&self.end_time, "endTime")] {
            checks.require(value.as_deref().is_none_or(is_time), field, "Enter a time, like 16:30.");
        }
        let ordered = self.start_date.as_ref().zip(self.end_date.as_ref()).is_none_or(|(start, end)| start <= end);
        checks.require(ordered, "endDate", "The last day can’t be before the first day.");
    }

    fn validate_lists(&self, checks: &mut Validator) {
        checks.require(self.skills.len() <= MAX_SKILLS, "skills", format!("Add {MAX_SKILLS} skills or fewer."));
        let fits = |text: &String, max: usize| !text.is_empty() && text.chars().count() <= max;
        checks.require(
            self.skills.iter().all(|s| fits(s, MAX_SKILL_CHARS)),
            "skills",
            format!("Use 1 to {MAX_SKILL_CHARS} characters for each skill."),
        );
        checks.require(
            self.questions.len() <= MAX_QUESTIONS,
            "questions",
            format!("Ask {MAX_QUESTIONS} questions or fewer."),
        );
        let fit = self.questions.iter().all(|q| fits(q, MAX_QUESTION_CHARS));
        checks.require(fit, "questions", format!("Use 1 to {MAX_QUESTION_CHARS} characters for each question."));
        checks.require(self.photos.len() <= MAX_PHOTOS, "photos", format!("Add {MAX_PHOTOS} photos or fewer."));
        let reply_days_valid = self.reply_days.is_none_or(|days| REPLY_DAYS_RANGE.contains(&days));
        checks.require(reply_days_valid, "replyDays", "Choose a reply deadline of 1 to 60 days.");
    }
}

/// Returns whether a text is an `HH:MM` time from 00:00 to 23:59.
fn is_time(text: &str) -> bool {
    let digits = |part: &str, below: u8| {
        part.len() == 2 && part.parse::<u8>().is_ok_and(|n| n < below) && part.bytes().all(|b| b.is_ascii_digit())
    };
    text.split_once(':').is_some_and(|(hour, minute)| digits(hour, 24) && digits(minute, 60))
}
