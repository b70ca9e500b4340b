//! What a job's text warns readers of. An employer may say how to reach them, so only what is said of money and identity counts.
//!
//! It's told once, when someone writes the job: telling it whenever someone reads a long job would take longer than the rest.

use super::draft::Draft;
use super::model::Job;
use crate::warnings::{Warning, WarningKind, of};

/// Returns the kinds of a draft's warnings, as the database stores them.
#[must_use]
pub fn of_draft(draft: &Draft) -> String {
    let warnings = told(&draft.title, &draft.description, &draft.questions);
    warnings.iter().map(|warning| warning.kind.as_str()).collect::<Vec<_>>().join(" ")
}

/// Reads stored kinds; `None` if nobody has looked yet.
#[must_use]
pub fn stored(kinds: Option<&str>) -> Option<Vec<Warning>> {
    let kinds = kinds?.split(' ').filter_map(WarningKind::parse);
    Some(kinds.map(Warning::of_kind).collect())
}

/// Returns a job's warnings if nobody has looked yet.
#[must_use]
pub fn of_job(job: &Job) -> Vec<Warning> {
    told(&job.card.title, &job.description, &job.questions)
}

fn told(title: &str, description: &str, questions: &[String]) -> Vec<Warning> {
    let texts: Vec<&str> = [title, description].into_iter().chain(questions.iter().map(String::as_str)).collect();
    of(&texts.join(".\n"), true)
}
