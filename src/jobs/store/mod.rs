//! Reading jobs from the database.

pub mod write;

use super::model::{GeoPoint, Job, JobCard, Viewer};
use super::{photos, warnings};
use crate::db::{Error, Result, Row, Tx, value};
use crate::employers::model::public_name;
use crate::ids::JobId;
use crate::{args, employers, site, statements};

/// The columns of a card, in the order [`card`] reads them. Every list of jobs selects exactly these.
#[macro_export]
macro_rules! card_columns {
    () => {
        "j.id, j.title, j.category, j.kind, j.status, j.budget_min, j.budget_max, j.budget_unit, j.city, j.state, j.place_id,
         j.area, j.when_text, j.start_date, j.end_date, j.start_time, j.end_time, j.remote, j.is_urgent, j.openings, j.filled,
         j.hiring_name, e.name, e.kind, j.employer_id, j.listed_at, j.first_posted_on, j.expires_at, j.application_count,
         j.listing, j.pay_hour_max, j.lat, j.lon, j.checked_at, j.reply_days,
         e.jobs_ended, e.jobs_hired, e.reply_median, e.replies_due, e.replies_on_time, e.seen_at"
    };
}

statements! {
    FIND = concat!("SELECT ", card_columns!(), ", j.description, j.closed_at, j.close_reason, j.refusal, j.created_at, j.updated_at, j.warnings
              FROM jobs j JOIN employers e ON e.id = j.employer_id WHERE j.id = $1");
    SKILLS = "SELECT skill FROM job_skills WHERE job_id = $1 ORDER BY position LIMIT 20";
    QUESTIONS = "SELECT question FROM job_questions WHERE job_id = $1 ORDER BY position LIMIT 5";
}

/// Reads a card from its columns.
pub fn card(row: &mut Row, currency: &str) -> Result<JobCard> {
    let mut card = JobCard {
        id: row.take()?,
        title: row.take()?,
        category: row.take()?,
        kind: row.take()?,
        status: row.take()?,
        budget_min: row.take()?,
        budget_max: row.take()?,
        budget_unit: row.take()?,
        currency: currency.to_owned(),
        city: row.take()?,
        state: row.take()?,
        place_id: row.take()?,
        area: row.take()?,
        when_text: row.take()?,
        start_date: row.take()?,
        end_date: row.take()?,
        start_time: row.take()?,
        end_time: row.take()?,
        remote: row.take()?,
        is_urgent: row.take()?,
        openings: row.take()?,
        filled: row.take()?,
        hiring_name: row.take()?,
        posted_by: public_name(&row.take::<String>()?, row.take()?),
        employer_id: row.take()?,
        listed_at: row.take()?,
        first_posted_on: row.take()?,
        expires_at: row.take()?,
        application_count: row.take()?,
        listing: row.take()?,
        pay_hour_max: row.take()?,
        point: row.take::<Option<f64>>()?.zip(row.take()?),
        checked_at: row.take()?,
        reply_days: row.take()?,
        track_record: Some(employers::store::track_record(row)?),
        saved: false,
        applied: false,
        distance_miles: None,
    };
    if let Some(name) = &card.hiring_name {
        card.posted_by.clone_from(name);
        card.track_record = None;
    }
    Ok(card)
}

/// Returns a job without the caller's relation to it; `None` if there is no such job.
pub fn find(tx: &mut Tx, id: JobId) -> Result<Option<Job>> {
    let currency = site::store::currency(tx)?;
    let found = tx.find(FIND, args![id], |row| {
        let job = Job {
            card: card(row, &currency)?,
            description: row.take()?,
            skills: Vec::new(),
            questions: Vec::new(),
            photos: Vec::new(),
            place: None,
            closed_at: row.take()?,
            close_reason: row.take()?,
            refusal: row.take()?,
            created_at: row.take()?,
            updated_at: row.take()?,
            warnings: Vec::new(),
            viewer: Viewer::default(),
        };
        Ok((job, row.take::<Option<String>>()?))
    })?;
    let Some((mut job, kinds)) = found else { return Ok(None) };
    job.skills = tx.all(SKILLS, args![id], value)?;
    job.questions = tx.all(QUESTIONS, args![id], value)?;
    job.photos = photos::of_job(tx, id)?;
    job.warnings = warnings::stored(kinds.as_deref()).unwrap_or_else(|| warnings::of_job(&job));
    job.place = job.card.point.map(|(lat, lon)| GeoPoint { lat, lon });
    Ok(Some(job))
}

/// Returns a job that must exist.
///
/// # Errors
/// [`Error::Invalid`] if it doesn't.
pub fn get(tx: &mut Tx, id: JobId) -> Result<Job> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("job {id} not found")))
}
