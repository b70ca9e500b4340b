//! Starting a rapid hire: it posts an ordinary job, and asks people once the job is on the board.

use axum::extract::State as AppState;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{MAX_AHEAD, MAX_OPENINGS, MINUTES, State};
use super::store::{self, NewHire};
use super::view::RapidHirePanel;
use super::{access, advance};
use crate::app::{App, Write};
use crate::clock::{self, MINUTE};
use crate::contracts::contact::Contact;
use crate::contracts::store::contacts::{self, Giver};
use crate::db::Tx;
use crate::employers::rights;
use crate::identity::Me;
use crate::ids::{EmployerId, RapidHireId};
use crate::jobs;
use crate::jobs::draft::Draft;
use crate::jobs::model::Kind;
use crate::pay::PayUnit;
use crate::site;
use crate::web::{Error, Result, Validator};

const MAX_NOTES_CHARS: usize = 1_000;
/// What the job says on the board. The notes are only for those who are asked or hired, and the address for those who are hired.
const DESCRIPTION: &str = "Help is needed soon. Whoever is hired gets the street address and a phone number.";

/// Who is needed, when and where.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewRapidHire {
    /// What the work is, in one line.
    #[schema(min_length = 1, max_length = 140)]
    title: String,
    /// Category id.
    #[schema(max_length = 40)]
    category: String,
    /// Town of the work.
    #[schema(min_length = 1, max_length = 100)]
    city: String,
    /// State or region of the town.
    #[serde(default)]
    #[schema(max_length = 100)]
    state: String,
    /// When the work begins, in milliseconds since the epoch; within 48 hours.
    start_at: i64,
    /// How many hours it takes, in quarters; from half an hour to 16.
    #[schema(minimum = 0.5, maximum = 16)]
    hours: f64,
    /// Rate in minor units per `rateUnit`.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    rate: i64,
    /// Unit of the rate.
    rate_unit: PayUnit,
    /// How many people are needed.
    #[schema(minimum = 1, maximum = 20)]
    openings: i64,
    /// What to know: what to bring, what to wear, whom to ask for. Only those who are asked or hired see it.
    #[serde(default)]
    #[schema(max_length = 1000)]
    notes: String,
    /// The employer; the caller's default one if left out.
    employer_id: Option<EmployerId>,
    /// How those who take the job reach the employer, and where the work is; what was given last time, if left out. It needs a
    /// phone number and a street address.
    contact: Option<Contact>,
}

impl NewRapidHire {
    /// Returns how long the work takes, in minutes; `None` if it isn't in quarters of an hour.
    fn minutes(&self) -> Option<i64> {
        let quarters = self.hours * 4.0;
        let is_whole = quarters.fract() == 0.0 && (0.0..=1_000.0).contains(&quarters);
        #[expect(clippy::cast_possible_truncation, reason = "checked above")]
        is_whole.then_some(quarters as i64 * 15)
    }

    /// Validates what the job's own rules don't.
    fn check(&self, now: i64) -> Result<i64> {
        let mut checks = Validator::default();
        let is_soon = (now..=now + MAX_AHEAD).contains(&self.start_at);
        checks.require(is_soon, "startAt", "Choose a time within the next 48 hours.");
        let minutes = self.minutes().filter(|minutes| MINUTES.contains(minutes));
        checks.require(minutes.is_some(), "hours", "Enter 0.5 to 16 hours, in quarters of an hour.");
        let fits = (1..=10_000_000_000).contains(&self.rate);
        checks.require(fits, "rate", "Enter what you pay.");
        let few = (1..=MAX_OPENINGS).contains(&self.openings);
        checks.require(few, "openings", format!("Enter 1 to {MAX_OPENINGS} people."));
        checks.at_most(&self.notes, MAX_NOTES_CHARS, "notes");
        checks.finish()?;
        minutes.ok_or_else(Error::internal)
    }

    /// Returns the job to post.
    fn job(&self, zone: &str, minutes: i64) -> Draft {
        let ends_at = self.start_at + minutes * MINUTE;
        let time = |at: i64| clock::time_in(zone, at);
        Draft {
            title: self.title.clone(),
            description: DESCRIPTION.to_owned(),
            category: self.category.clone(),
            kind: Kind::Shift,
            budget_min: Some(self.rate),
            budget_max: Some(self.rate),
            budget_unit: self.rate_unit,
            city: self.city.clone(),
            state: self.state.clone(),
            area: None,
            when_text: None,
            start_date: Some(clock::date_in(zone, self.start_at)),
            end_date: Some(clock::date_in(zone, clock::just_before(ends_at))),
            start_time: Some(time(self.start_at)),
            end_time: Some(time(ends_at)),
            remote: false,
            is_urgent: true,
            openings: self.openings,
            skills: Vec::new(),
            questions: Vec::new(),
            photos: Vec::new(),
            reply_days: Some(1),
            employer_id: self.employer_id,
            new_business: None,
            as_myself: false,
        }
    }
}

/// Posts an urgent job and asks people who are available, in waves. If the posting fee is due, it asks them once that's
/// settled.
#[utoipa::path(post, path = "/api/rapid-hires", operation_id = "rapid_hires_create", tag = "rapid hire", request_body = NewRapidHire, responses(
    (status = 201, body = RapidHirePanel)))]
pub async fn create(AppState(app): AppState<App>, me: Me, write: Write<NewRapidHire>) -> Result<Response> {
    write
        .created(&app, move |tx, new| {
            let id = start(tx, &me, new)?;
            Ok(access::panel(tx, id, me.id)?)
        })
        .await
}

/// Returns what those who are hired need to find the place and to call.
fn contact(tx: &mut Tx, giver: Giver, typed: Option<&Contact>) -> Result<Contact> {
    let contact = match typed {
        Some(typed) => typed.clone(),
        None => contacts::suggested(tx, giver)?,
    };
    let mut checks = Validator::default();
    contact.check_for_tonight(&mut checks);
    contact.check(&mut checks);
    checks.finish()?;
    Ok(contact)
}

fn start(tx: &mut Tx, me: &Me, new: &NewRapidHire) -> Result<RapidHireId> {
    let minutes = new.check(tx.now())?;
    let zone = site::store::zone(tx)?;
    let job = jobs::posting::post(tx, me, &new.job(&zone, minutes))?;
    let employer = jobs::store::get(tx, job)?.card.employer_id;
    let mut checks = Validator::default();
    let hires = rights::find(tx, employer, me.id)?.hire;
    checks.require(hires, "employerId", "You don’t have permission to hire for this employer. Choose another.");
    checks.finish()?;
    let giver = Giver { user: me.id, employer: Some(employer) };
    let contact = contact(tx, giver, new.contact.as_ref())?;
    let hire = NewHire {
        job,
        employer,
        user: me.id,
        contact: contacts::insert(tx, giver, &contact)?,
        times: (new.start_at, new.start_at + minutes * MINUTE),
        pay: (new.rate, new.rate_unit),
        notes: &new.notes,
        state: State::Unpaid,
    };
    let id = store::insert(tx, &hire)?;
    advance::advance(tx, id)?;
    Ok(id)
}
