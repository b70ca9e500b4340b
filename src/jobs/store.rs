//! Jobs in the database: writing them, moving them through their states, reading one.

use super::draft::Draft;
use super::model::{Counts, Job, JobCard, Kind, MyJob, Point, Status, Viewer};
use super::pay::{PayHour, PayUnit};
use super::{photos, search};
use crate::db::{Arg, Error, Result, Row, Tx, value};
use crate::employers::model::shown_name;
use crate::places::{self, Place};
use crate::web::Cursor;
use crate::{args, employers, money, operator, statements};

/// The columns of a card, in the order of [`card`]. Every list of jobs selects exactly these.
#[macro_export]
macro_rules! card_columns {
    () => {
        "j.id, j.title, j.category, j.kind, j.status, j.budget_min, j.budget_max, j.budget_unit, j.city, j.state, j.place_id,
         j.area, j.when_text, j.start_date, j.end_date, j.start_time, j.end_time, j.remote, j.is_urgent, j.openings, j.filled,
         j.hiring_name, e.name, e.kind, j.employer_id, j.listed_at, j.first_posted_on, j.expires_at, j.application_count,
         j.listing, j.pay_hour_max, j.lat, j.lon, j.checked_at, j.reply_days,
         e.jobs_ended, e.jobs_hired, e.reply_median, e.replies_due, e.replies_kept, e.seen_at"
    };
}

statements! {
    INSERT = "INSERT INTO jobs (title, description, category, kind, budget_min, budget_max, budget_unit, pay_hour_min, pay_hour_max,
                city, city_fold, state, place_id, lat, lon, area, when_text, start_date, end_date, start_time, end_time, remote,
                is_urgent, openings, updated_at, created_at, employer_id, posted_by, hiring_name, first_posted_on, import_key,
                reply_days, status, filled, application_count)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24,
                $25, $25, $26, $27, $28, $29, $30, COALESCE(CAST($31 AS BIGINT), (SELECT reply_days FROM site WHERE id = 1), 7), 'draft', 0, 0) RETURNING id";
    UPDATE = "UPDATE jobs SET title = $1, description = $2, category = $3, kind = $4, budget_min = $5, budget_max = $6, budget_unit = $7,
                pay_hour_min = $8, pay_hour_max = $9, city = $10, city_fold = $11, state = $12, place_id = $13, lat = $14, lon = $15,
                area = $16, when_text = $17, start_date = $18, end_date = $19, start_time = $20, end_time = $21, remote = $22,
                is_urgent = $23, openings = $24, updated_at = $25, reply_days = COALESCE(CAST($27 AS BIGINT), reply_days) WHERE id = $26";
    FIND = concat!("SELECT ", card_columns!(), ", j.description, j.closed_at, j.close_reason, j.refusal, j.created_at, j.updated_at
              FROM jobs j JOIN employers e ON e.id = j.employer_id WHERE j.id = $1");
    SKILLS = "SELECT skill FROM job_skills WHERE job_id = $1 ORDER BY position LIMIT 20";
    QUESTIONS = "SELECT question FROM job_questions WHERE job_id = $1 ORDER BY position LIMIT 5";
    ADD_SKILL = "INSERT INTO job_skills (job_id, position, skill) VALUES ($1, $2, $3)";
    ADD_QUESTION = "INSERT INTO job_questions (job_id, position, question) VALUES ($1, $2, $3)";
    DROP_SKILLS = "DELETE FROM job_skills WHERE job_id = $1";
    DROP_QUESTIONS = "DELETE FROM job_questions WHERE job_id = $1";
    CAN_POST = "SELECT can_post = 1 FROM employer_members WHERE employer_id = $1 AND user_id = $2";
    OWN_APPLICATION = "SELECT id FROM applications WHERE job_id = $1 AND worker_id = $2 AND status <> 'withdrawn'";
    MINE = concat!("SELECT ", card_columns!(), " FROM employer_members m JOIN jobs j ON j.employer_id = m.employer_id JOIN employers e ON e.id = j.employer_id
              WHERE m.user_id = $1 AND m.can_view = 1 AND (CAST($2 AS BIGINT) IS NULL OR j.id < $2) ORDER BY j.id DESC LIMIT $3");
    MINE_BACK = concat!("SELECT ", card_columns!(), " FROM employer_members m JOIN jobs j ON j.employer_id = m.employer_id JOIN employers e ON e.id = j.employer_id
              WHERE m.user_id = $1 AND m.can_view = 1 AND j.id > $2 ORDER BY j.id LIMIT $3");
    COUNTS = "SELECT status, CAST(COUNT(*) AS BIGINT) FROM applications WHERE job_id = $1 GROUP BY status LIMIT 10";
    IMPORTED = "SELECT id FROM jobs WHERE employer_id = $1 AND import_key = $2";
}

/// Where an imported job comes from.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// The shown name of who hires.
    pub hiring_name: Option<String>,
    /// When it was first posted, 'YYYY-MM-DD'.
    pub first_posted_on: Option<String>,
    /// The source's own key: a second import of it adds nothing.
    pub import_key: Option<String>,
}

/// Reads the columns of a card.
///
/// # Errors
/// The database's.
pub fn card(row: &mut Row, currency: &str) -> Result<JobCard> {
    let mut card = JobCard {
        id: row.take()?,
        title: row.take()?,
        category: row.take()?,
        kind: row.word(Kind::read)?,
        status: row.word(Status::read)?,
        budget_min: row.take()?,
        budget_max: row.take()?,
        budget_unit: row.word(PayUnit::read)?,
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
        posted_by: shown_name(&row.take::<String>()?, row.word(employers::model::Kind::read)?),
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
        truth: Some(employers::store::truth(row)?),
        saved: false,
        applied: false,
        distance_miles: None,
    };
    if let Some(name) = &card.hiring_name {
        card.posted_by.clone_from(name);
        card.truth = None;
    }
    Ok(card)
}

/// What follows from a draft's words.
struct Derived {
    pay: PayHour,
    city_fold: String,
    place: Option<Place>,
}

impl Derived {
    fn of(draft: &Draft) -> Self {
        let place = places::find(&draft.city, &draft.state);
        Self {
            pay: PayHour::of(draft.budget_min, draft.budget_max, draft.budget_unit),
            city_fold: places::fold(place.as_ref().map_or(&draft.city, |place| &place.name)),
            place,
        }
    }

    /// `$1 … $25` of INSERT and UPDATE.
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
            &draft.state,
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

/// Writes a new job as a draft.
///
/// # Errors
/// The database's.
pub fn insert(tx: &mut Tx, employer: i64, user: i64, draft: &Draft, source: &Source, now: i64) -> Result<i64> {
    let derived = Derived::of(draft);
    let mut args = derived.args(draft, now);
    args.extend_from_slice(args![employer, user, &source.hiring_name, &source.first_posted_on, &source.import_key]);
    args.push(draft.reply_days.into());
    let id = tx.insert(INSERT, &args)?;
    add_lists(tx, id, draft)?;
    photos::replace(tx, id, user, &draft.photos)?;
    Ok(id)
}

fn add_lists(tx: &mut Tx, id: i64, draft: &Draft) -> Result<()> {
    for (position, skill) in (0..).zip(&draft.skills) {
        tx.run(ADD_SKILL, args![id, position, skill])?;
    }
    for (position, question) in (0..).zip(&draft.questions) {
        tx.run(ADD_QUESTION, args![id, position, question])?;
    }
    Ok(())
}

/// Writes a change; a job on the board keeps its place there and is found by its new words.
///
/// # Errors
/// The database's.
pub fn update(tx: &mut Tx, job: &Job, user: i64, draft: &Draft, now: i64) -> Result<()> {
    let id = job.card.id;
    let derived = Derived::of(draft);
    let mut args = derived.args(draft, now);
    args.extend_from_slice(args![id, draft.reply_days]);
    tx.run(UPDATE, &args)?;
    photos::replace(tx, id, user, &draft.photos)?;
    tx.run(DROP_SKILLS, args![id])?;
    tx.run(DROP_QUESTIONS, args![id])?;
    add_lists(tx, id, draft)?;
    if let Some(listing) = job.card.listing {
        search::remove_words(tx, listing)?;
        let changed = get(tx, id)?;
        search::add_words(tx, listing, &changed)?;
    }
    Ok(())
}

/// A job by its id, without the caller's part.
///
/// # Errors
/// The database's.
pub fn find(tx: &mut Tx, id: i64) -> Result<Option<Job>> {
    let currency = operator::store::currency(tx)?;
    let found = tx.find(FIND, args![id], |row| {
        Ok(Job {
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
            viewer: Viewer::default(),
        })
    })?;
    let Some(mut job) = found else { return Ok(None) };
    job.skills = tx.all(SKILLS, args![id], value)?;
    job.questions = tx.all(QUESTIONS, args![id], value)?;
    job.photos = photos::of_job(tx, id)?;
    job.place = job.card.point.map(|(lat, lon)| Point { lat, lon });
    Ok(Some(job))
}

/// A job that must be there.
///
/// # Errors
/// [`Error::Invalid`] when it is not.
pub fn get(tx: &mut Tx, id: i64) -> Result<Job> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("job {id} is gone")))
}

/// The person may post for the employer.
///
/// # Errors
/// The database's.
pub fn can_post(tx: &mut Tx, employer: i64, user: i64) -> Result<bool> {
    Ok(tx.find(CAN_POST, args![employer, user], value)?.unwrap_or(false))
}

/// The person's own application to a job, a withdrawn one left out.
///
/// # Errors
/// The database's.
pub fn own_application(tx: &mut Tx, job: i64, user: i64) -> Result<Option<i64>> {
    tx.find(OWN_APPLICATION, args![job, user], value)
}

/// The person's own jobs in every state, newest first; one more row than `limit` when there are more.
///
/// # Errors
/// The database's.
pub fn mine(tx: &mut Tx, user: i64, cursor: Option<&Cursor<i64>>, limit: i64) -> Result<Vec<MyJob>> {
    let currency = operator::store::currency(tx)?;
    let map = |row: &mut Row| card(row, &currency);
    let cards = match cursor {
        Some(Cursor::Before(id)) => tx.all(MINE_BACK, args![user, *id, limit + 1], map)?,
        Some(Cursor::After(id)) => tx.all(MINE, args![user, *id, limit + 1], map)?,
        None => tx.all(MINE, args![user, None::<i64>, limit + 1], map)?,
    };
    let my = |card: JobCard| {
        let waits = card.status == Status::PendingPayment;
        let fee_due = if waits { money::fees::due(tx, card.id)? } else { None };
        Ok(MyJob { counts: counts(tx, card.id)?, card, fee_due })
    };
    cards.into_iter().map(my).collect()
}

fn counts(tx: &mut Tx, job: i64) -> Result<Counts> {
    let mut counts = Counts::default();
    for (status, n) in tx.all(COUNTS, args![job], |row| Ok((row.take::<String>()?, row.take::<i64>()?)))? {
        match status.as_str() {
            "sent" => counts.sent = n,
            "opened" => counts.opened = n,
            "shortlisted" => counts.shortlisted = n,
            "interviewing" => counts.interviewing = n,
            "offered" => counts.offered = n,
            "hired" => counts.hired = n,
            "declined" => counts.declined = n,
            "withdrawn" => counts.withdrawn = n,
            "not_selected" => counts.not_selected = n,
            other => return Err(Error::Invalid(format!("unknown application status: {other}"))),
        }
    }
    Ok(counts)
}

/// The job that an earlier import made of this key.
///
/// # Errors
/// The database's.
pub fn imported(tx: &mut Tx, employer: i64, key: &str) -> Result<Option<i64>> {
    tx.find(IMPORTED, args![employer, key], value)
}
