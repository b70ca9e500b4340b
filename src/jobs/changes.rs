//! Notifies applicants of what an employer changed in a job.

use super::draft::Draft;
use super::model::Job;
use crate::db::{Result, Tx};
use crate::events::Event;
use crate::places;

/// Returns the parts of a job that differ, named as in the form.
#[must_use]
pub fn changed_parts(job: &Job, draft: &Draft) -> Vec<&'static str> {
    let card = &job.card;
    let pay =
        (card.budget_min, card.budget_max, card.budget_unit) != (draft.budget_min, draft.budget_max, draft.budget_unit);
    let place = (&card.city, &card.state, &card.area, card.remote)
        != (&draft.city, &places::normalize_state(&draft.state), &draft.area, draft.remote);
    let times = (&card.start_time, &card.end_time) != (&draft.start_time, &draft.end_time);
    let days =
        (&card.when_text, &card.start_date, &card.end_date) != (&draft.when_text, &draft.start_date, &draft.end_date);
    let parts = [
        ("title", card.title != draft.title),
        ("pay", pay),
        ("when", times || days),
        ("location", place),
        ("description", job.description != draft.description),
        ("category or job type", card.category != draft.category || card.kind != draft.kind),
        ("number of openings", card.openings != draft.openings),
        ("skills", job.skills != draft.skills),
        ("questions", job.questions != draft.questions),
        ("photos", job.photo_tokens() != draft.photos),
        ("urgency", card.is_urgent != draft.is_urgent),
        ("reply deadline", draft.reply_days.is_some_and(|days| days != card.reply_days)),
    ];
    parts.into_iter().filter(|(_, changed)| *changed).map(|(name, _)| name).collect()
}

/// Notifies applicants who don't have a decision yet of what changed, if anything did.
pub fn notify_applicants(tx: &mut Tx, job: &Job, draft: &Draft) -> Result<()> {
    let changed = changed_parts(job, draft);
    if changed.is_empty() {
        return Ok(());
    }
    let summary = format!("The employer changed: {}.", changed.join(", "));
    tx.emit(Event::JobChanged { job: job.card.id, title: draft.title.clone(), changes: summary })
}
