//! The request body for editing a job.

use serde::Deserialize;
use utoipa::ToSchema;

use super::draft::Draft;
use super::model::{Job, Kind};
use crate::pay::PayUnit;
use crate::web::patch::{Patch, patch};

/// An edit of a job: omitted fields stay as they are, and null clears an optional field.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct JobChange {
    title: Option<String>,
    description: Option<String>,
    category: Option<String>,
    kind: Option<Kind>,
    #[serde(deserialize_with = "patch")]
    budget_min: Patch<i64>,
    #[serde(deserialize_with = "patch")]
    budget_max: Patch<i64>,
    budget_unit: Option<PayUnit>,
    city: Option<String>,
    state: Option<String>,
    #[serde(deserialize_with = "patch")]
    area: Patch<String>,
    #[serde(deserialize_with = "patch")]
    when_text: Patch<String>,
    #[serde(deserialize_with = "patch")]
    start_date: Patch<String>,
    #[serde(deserialize_with = "patch")]
    end_date: Patch<String>,
    #[serde(deserialize_with = "patch")]
    start_time: Patch<String>,
    #[serde(deserialize_with = "patch")]
    end_time: Patch<String>,
    remote: Option<bool>,
    is_urgent: Option<bool>,
    openings: Option<i64>,
    skills: Option<Vec<String>>,
    questions: Option<Vec<String>>,
    photos: Option<Vec<String>>,
    reply_days: Option<i64>,
}

impl JobChange {
    /// Returns the job with the edit applied.
    #[must_use]
    pub fn apply(&self, job: &Job) -> Draft {
        let card = &job.card;
        let text = |new: &Option<String>, old: &String| new.clone().unwrap_or_else(|| old.clone());
        let optional = |new: &Patch<String>, old: &Option<String>| new.clone().unwrap_or_else(|| old.clone());
        Draft {
            title: text(&self.title, &card.title),
            description: self.new_description(job),
            category: text(&self.category, &card.category),
            kind: self.kind.unwrap_or(card.kind),
            budget_min: self.budget_min.unwrap_or(card.budget_min),
            budget_max: self.budget_max.unwrap_or(card.budget_max),
            budget_unit: self.budget_unit.unwrap_or(card.budget_unit),
            city: text(&self.city, &card.city),
            state: text(&self.state, &card.state),
            area: optional(&self.area, &card.area),
            when_text: optional(&self.when_text, &card.when_text),
            start_date: optional(&self.start_date, &card.start_date),
            end_date: optional(&self.end_date, &card.end_date),
            start_time: optional(&self.start_time, &card.start_time),
            end_time: optional(&self.end_time, &card.end_time),
            remote: self.remote.unwrap_or(card.remote),
            is_urgent: self.is_urgent.unwrap_or(card.is_urgent),
            openings: self.openings.unwrap_or(card.openings),
            skills: self.skills.clone().unwrap_or_else(|| job.skills.clone()),
            questions: self.questions.clone().unwrap_or_else(|| job.questions.clone()),
            photos: self.photos.clone().unwrap_or_else(|| job.photo_tokens()),
            reply_days: Some(self.reply_days.unwrap_or(card.reply_days)),
            employer_id: None,
            new_business: None,
            as_myself: false,
        }
    }

    /// A description that only repeats the title follows the title.
    fn new_description(&self, job: &Job) -> String {
        let title = self.title.as_ref().unwrap_or(&job.card.title);
        let kept = if job.description == job.card.title { title } else { &job.description };
        self.description.as_ref().unwrap_or(kept).clone()
    }
}
