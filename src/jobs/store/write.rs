//! Writing what employers enter about their jobs to the database.

use crate::db::{Arg, Result, Tx, value};
use crate::ids::{EmployerId, JobId, UserId};
use crate::jobs::draft::Draft;
use crate::jobs::model::Job;
use crate::jobs::{photos, search, warnings};
use crate::pay::HourlyPay;
use crate::places::{self, Place};
use crate::{args, statements};

statements! {
    ADJUST_APPLICATION_COUNT = "UPDATE jobs SET application_count = application_count + $2 WHERE id = $1";
    FILL_OPENING = "UPDATE jobs SET filled = filled + 1, updated_at = $2 WHERE id = $1 AND status IN ('open', 'paused') AND filled < openings RETURNING filled = openings";
    ADD_FILLED_OPENING = "UPDATE jobs SET openings = openings + 1, filled = filled + 1, updated_at = $2 WHERE id = $1";
    INSERT = "INSERT INTO jobs (title, description, category, kind, budget_min, budget_max, budget_unit, pay_hour_min, pay_hour_max,
                city, city_fold, state, place_id, lat, lon, area, when_text, start_date, end_date, start_time, end_time, remote,
                is_urgent, openings, updated_at, created_at, employer_id, posted_by, hiring_name, first_posted_on, import_key,
                reply_days, status, filled, application_count, warnings)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24,
                $25, $25, $26, $27, $28, $29, $30, COALESCE(CAST($31 AS BIGINT), (SELECT reply_days FROM site WHERE id = 1), 7), 'draft', 0, 0, $32) RETURNING id";
    UPDATE = "UPDATE jobs SET title = $1, description = $2, category = $3, kind = $4, budget_min = $5, budget_max = $6, budget_unit = $7,
                pay_hour_min = $8, pay_hour_max = $9, city = $10, city_fold = $11, state = $12, place_id = $13, lat = $14, lon = $15,
                area = $16, when_text = $17, start_date = $18, end_date = $19, start_time = $20, end_time = $21, remote = $22,
                is_urgent = $23, openings = $24, updated_at = $25, reply_days = COALESCE(CAST($27 AS BIGINT), reply_days), warnings = $28 WHERE id = $26";
    MARK_EDITED = "UPDATE jobs SET edited_at = $2 WHERE id = $1";
    ADD_SKILL = "INSERT INTO job_skills (job_id, position, skill) VALUES ($1, $2, $3)";
    ADD_QUESTION = "INSERT INTO job_questions (job_id, position, question) VALUES ($1, $2, $3)";
    DELETE_SKILLS = "DELETE FROM job_skills WHERE job_id = $1";
    DELETE_QUESTIONS = "DELETE FROM job_questions WHERE job_id = $1";
    HAS_HISTORY = "SELECT EXISTS (SELECT 1 FROM fees WHERE job_id = $1) OR EXISTS (SELECT 1 FROM job_reports WHERE job_id = $1)";
    DELETE_SAVED = "DELETE FROM saved_jobs WHERE job_id = $1";
    DELETE = "DELETE FROM jobs WHERE id = $1";
}

/// Where an imported job comes from; empty for any other.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// Employer name to display.
    pub hiring_name: Option<String>,
    /// Day it was first posted, YYYY-MM-DD.
    pub first_posted_on: Option<String>,
    /// The source's own key; importing it again adds nothing.
    pub import_key: Option<String>,
}

/// Values derived from a draft.
struct Derived {
    pay: HourlyPay,
    city_fold: String,
    state: String,
    place: Option<Place>,
}

impl Derived {
    fn of(draft: &Draft) -> Self {
        let place = places::find(&draft.city, &draft.state);
        Self {
            pay: HourlyPay::of(draft.budget_min, draft.budget_max, draft.budget_unit),
            city_fold: places::fold(place.as_ref().map_or(&draft.city, |place| &place.name)),
            state: places::normalize_state(&draft.state),
            place,
        }
    }

    /// Returns `$1 … $25` of INSERT and UPDATE.
    fn args<'a>(&'a self, draft: &'a Draft, now: i64) -> Vec<Arg<'a>> {
        let place = self.place.as_ref();
        let args: &[Arg] = args![
            &draft.title,
            &draft.description,
            &draft.category,
            draft.kind.as_str(),
            draft.budget_min,
            draft.budget_max,
            draft.budget_unit.as_str(),
            self.pay.min,
            self.pay.max,
            &draft.city,
            &self.city_fold,
            &self.state,
            place.map(|p| p.id),
            place.map(|p| p.lat),
            place.map(|p| p.lon),
            &draft.area,
            &draft.when_text,
            &draft.start_date,
            &draft.end_date,
            &draft.start_time,
            &draft.end_time,
            draft.remote,
            draft.is_urgent,
            draft.openings,
            now
        ];
        args.to_vec()
    }
}

/// Inserts a new job as a draft and returns its id.
pub fn insert(tx: &mut Tx, employer: EmployerId, user: UserId, draft: &Draft, source: &Source) -> Result<JobId> {
    let derived = Derived::of(draft);
    let mut args = derived.args(draft, tx.now());
    args.extend_from_slice(args![employer, user, &source.hiring_name, &source.first_posted_on, &source.import_key]);
    args.push(draft.reply_days.into());
    // An import of a whole board would take twice as long.
    let kinds = source.import_key.is_none().then(|| warnings::of_draft(draft));
    args.push((&kinds).into());
    let id = tx.insert(INSERT, &args)?;
    add_lists(tx, id, draft)?;
    photos::replace(tx, id, user, &draft.photos)?;
    Ok(id)
}

fn add_lists(tx: &mut Tx, id: JobId, draft: &Draft) -> Result<()> {
    for (position, skill) in (0..).zip(&draft.skills) {
        tx.run(ADD_SKILL, args![id, position, skill])?;
    }
    for (position, question) in (0..).zip(&draft.questions) {
        tx.run(ADD_QUESTION, args![id, position, question])?;
    }
    Ok(())
}

/// Saves an edit; a listed job keeps its position and is indexed again.
pub fn update(tx: &mut Tx, job: &Job, user: UserId, draft: &Draft) -> Result<()> {
    let id = job.card.id;
    let derived = Derived::of(draft);
    let mut args = derived.args(draft, tx.now());
    let kinds = warnings::of_draft(draft);
    args.extend_from_slice(args![id, draft.reply_days, &kinds]);
    tx.run(UPDATE, &args)?;
    photos::replace(tx, id, user, &draft.photos)?;
    tx.run(DELETE_SKILLS, args![id])?;
    tx.run(DELETE_QUESTIONS, args![id])?;
    add_lists(tx, id, draft)?;
    if let Some(listing) = job.card.listing {
        let changed = super::get(tx, id)?;
        search::index(tx, listing, &changed)?;
    }
    Ok(())
}

/// Records that a person edited a job, so that imports leave it as it is.
pub fn mark_edited(tx: &mut Tx, id: JobId) -> Result<()> {
    tx.run(MARK_EDITED, args![id, tx.now()]).map(drop)
}

/// Whether a job has a fee or a report, which outlive it.
pub fn has_history(tx: &mut Tx, job: JobId) -> Result<bool> {
    tx.one(HAS_HISTORY, args![job], value)
}

/// Deletes a job that isn't listed, along with everyone's saved copy of it. Check first that it has no applications and no
/// [`has_history`].
pub fn delete(tx: &mut Tx, job: JobId, user: UserId) -> Result<()> {
    photos::replace(tx, job, user, &[])?;
    for lists in [DELETE_SKILLS, DELETE_QUESTIONS, DELETE_SAVED] {
        tx.run(lists, args![job])?;
    }
    tx.run(DELETE, args![job]).map(drop)
}

/// Fills one opening: `Some(true)` if it was the last, `None` if none is left or the job isn't open or paused.
pub fn fill_opening(tx: &mut Tx, job: JobId) -> Result<Option<bool>> {
    tx.find(FILL_OPENING, args![job, tx.now()], value)
}

/// Adds an opening that is already filled, for a backup.
pub fn add_filled_opening(tx: &mut Tx, job: JobId) -> Result<()> {
    tx.run(ADD_FILLED_OPENING, args![job, tx.now()]).map(drop)
}

/// Adds `change`, 1 or -1, to the job's application count.
pub fn adjust_application_count(tx: &mut Tx, job: JobId, change: i64) -> Result<()> {
    tx.run(ADJUST_APPLICATION_COUNT, args![job, change]).map(drop)
}
