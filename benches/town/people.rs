//! The people of a whole town and what they do, in proportion to its jobs. Which one does what follows from numbers alone,
//! so every build is the same.

use jobstead::accounts::store as accounts;
use jobstead::analytics::model::{Event, Properties, StoredEvent};
use jobstead::analytics::store as analytics;
use jobstead::applications::input::NewApplication;
use jobstead::applications::model::Status;
use jobstead::applications::store as applications;
use jobstead::contracts::begin;
use jobstead::contracts::store::NewContract;
use jobstead::contracts::terms::{PayMethod, PayWhen, Payment, Terms};
use jobstead::db::{self, Tx};
use jobstead::employers::model::Kind;
use jobstead::employers::store as employers;
use jobstead::identity::model::Role;
use jobstead::identity::{self, Me};
use jobstead::ids::{EmployerId, JobId, UserId};
use jobstead::jobs::listing;
use jobstead::jobs::store;
use jobstead::jobs::store::write;
use jobstead::notifications::store::{NewNotification, send};
use jobstead::pay::PayUnit;
use jobstead::{args, statements};

/// Runs the site, and posts for nobody.
pub const OPERATOR: UserId = UserId(1);
/// Posts seven tenths of all jobs.
pub const AGENCY_MANAGER: UserId = UserId(2);
/// A worker with applications, a contract, a saved search and a chat.
pub const APPLICANT: UserId = UserId(3);
/// One person in ten hires.
const PEOPLE_PER_EMPLOYER: i64 = 10;
/// Applications that [`APPLICANT`] sends.
const OWN_APPLICATIONS: i64 = 30;

statements! {
    SAVE_PROFILE = "INSERT INTO profiles (user_id, headline, about, city, state, rate_unit, visibility, updated_at) VALUES ($1, $2, $3, 'New York', 'NY', 'hour', 'everyone', $4)";
    SAVE_SEARCH = "INSERT INTO saved_searches (user_id, name, params, token, seen_listing, created_at) VALUES ($1, 'Mine', $2, $3, 9000000000000000, $4)";
    SAVE_JOB = "INSERT INTO saved_jobs (user_id, job_id, saved_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    ADD_CHAT = "INSERT INTO support_chats (token, user_id, status, page, agent_id, started_at, asked_at, asked_in_hours, taken_at, first_reply_at, last_at, ended_at, ended_by, rating)
                VALUES ($1, $2, $3, '/jobs', 1, $4, $4, 1, $4 + 20000, $4 + 60000, $4 + 90000, $5, $6, 5) RETURNING id";
    ADD_MESSAGE = "INSERT INTO support_messages (chat_id, kind, agent_id, body, sent_at) VALUES ($1, 'text', $2, 'Where do I see who applied?', $3)";
    ADD_FEEDBACK = "INSERT INTO feedback (user_id, kind, title, description, priority, state, answer, created_at) VALUES ($1, 'general_feedback', 'Thanks', 'It works.', 'medium', 'new', '', $2)";
    ADD_REPORT = "INSERT INTO job_reports (job_id, reporter_id, reason, note, created_at) VALUES ($1, $2, 'other', '', $3)";
    ADD_INSTALL = "INSERT INTO app_installs (device_id, user_id, device_type, browser_name, browser_version, os_name, os_version, is_standalone, installation_method, user_agent, installed_at, active_at)
                VALUES ($1, $2, 'android', 'Chrome', '140', 'Android', '15', 1, 'prompt', '', $3, $3)";
}

/// The people of a town with a number of jobs.
#[derive(Clone, Copy)]
pub struct People {
    /// Number of people, without the operator.
    pub count: i64,
    /// Employer of [`AGENCY_MANAGER`].
    pub agency: EmployerId,
}

impl People {
    /// Returns the person with a number, who isn't the operator.
    fn person(self, number: i64) -> UserId {
        UserId(AGENCY_MANAGER.0 + number.rem_euclid(self.count))
    }

    /// Returns someone who looks for work.
    pub fn worker(self, number: i64) -> UserId {
        let number = number.rem_euclid(self.count / PEOPLE_PER_EMPLOYER * (PEOPLE_PER_EMPLOYER - 1));
        let (ten, one) = (number / (PEOPLE_PER_EMPLOYER - 1), number % (PEOPLE_PER_EMPLOYER - 1));
        self.person(ten * PEOPLE_PER_EMPLOYER + one + 1)
    }

    /// Returns who posts a job, and for whom.
    pub fn poster(self, tx: &mut Tx, job: i64) -> db::Result<(UserId, EmployerId)> {
        if job % 10 < 7 {
            return Ok((AGENCY_MANAGER, self.agency));
        }
        let user = self.person((job / 10 * 3 + job % 10 - 6) * PEOPLE_PER_EMPLOYER);
        let employer = accounts::user(tx, user)?.employer_id;
        employer.map(|employer| (user, employer)).ok_or_else(|| db::Error::Invalid(format!("{user} does not hire")))
    }
}

/// Adds the person with a number.
pub fn add(tx: &mut Tx, number: i64) -> db::Result<()> {
    let (names, now) = (["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gia"], tx.now());
    let name = format!("{} Person{number}", names[usize::try_from(number).unwrap_or(0) % names.len()]);
    let id = identity::store::insert_user(tx, &format!("person{number}@example.org"), &name, "no password")?;
    let hires = number % PEOPLE_PER_EMPLOYER == 0;
    identity::store::activate_role(tx, id, if hires { Role::Employer } else { Role::Worker })?;
    tx.run(SAVE_PROFILE, args![id, "Careful and on time", "I have done this for years.", now])?;
    if number % 4 == 1 {
        tx.run(SAVE_SEARCH, args![id, "query=manager&category=desk", &format!("saved-search-of-{number}-0000"), now])?;
    }
    Ok(())
}

/// Founds the agency.
pub fn found_agency(tx: &mut Tx) -> db::Result<EmployerId> {
    employers::insert(tx, Kind::Business, "Town Staffing", AGENCY_MANAGER)
}

/// Returns a person as the signed-in caller who posts a job.
pub fn caller(id: UserId) -> Me {
    Me { id, role: Some(Role::Employer), roles: vec![Role::Employer], staff: None, session: [0; 32], stepped_up: false }
}

/// What happens around a job: applications to one in ten, five each, and now and then a chat, a report and a visit.
pub fn live(tx: &mut Tx, people: People, number: i64, job: JobId) -> db::Result<()> {
    let now = tx.now();
    if matches!(number % 20, 3 | 8) {
        apply(tx, people, number, job)?;
    }
    if number % 50 == 0 {
        chat(tx, people, number / 50)?;
        let device = format!("device-of-number-{number}");
        tx.run(ADD_INSTALL, args![&device, people.worker(number), now])?;
    }
    if number % 100 == 1 {
        tx.run(ADD_FEEDBACK, args![people.worker(number), now])?;
    }
    if number % 200 == 4 {
        tx.run(ADD_REPORT, args![job, people.worker(number), now])?;
    }
    Ok(())
}

fn apply(tx: &mut Tx, people: People, number: i64, id: JobId) -> db::Result<()> {
    let job = store::get(tx, id)?;
    let apply = NewApplication {
        proposed_rate: 2_000,
        rate_unit: PayUnit::Hour,
        message: "I live next door and can start on Monday.".to_owned(),
        answers: vec!["Yes.".to_owned(); job.questions.len()],
        available_from: None,
        files: Vec::new(),
        undo: false,
    };
    let now = tx.now();
    for n in 0..5 {
        let own = n == 0 && number / 20 < OWN_APPLICATIONS && number % 20 == 3;
        let worker = if own { APPLICANT } else { people.worker(number * 5 + n + 1) };
        let application = applications::insert(tx, &job, worker, &apply)?;
        tx.run(SAVE_JOB, args![worker, id, now])?;
        let topic = format!("applicants:{id}");
        let note = NewNotification {
            kind: "application_received",
            topic: Some(&topic),
            title: "Someone applied",
            body: "",
            href: "/employer-applications",
            ..NewNotification::default()
        };
        send(tx, job_owner(people, &job), &note)?;
        let status = [Status::Sent, Status::Opened, Status::Shortlisted, Status::Interviewing, Status::Offered]
            [usize::try_from(n + number / 20).unwrap_or(0) % 5];
        if status == Status::Sent {
            continue;
        }
        let stored = applications::get(tx, application)?;
        if n != 4 || number % 40 != 3 {
            applications::set_status(tx, &stored, status, AGENCY_MANAGER)?;
            continue;
        }
        let is_last = write::fill_opening(tx, id)?;
        applications::set_status(tx, &stored, Status::Hired, AGENCY_MANAGER)?;
        let contract = NewContract {
            employer: job.card.employer_id,
            worker,
            job: Some(id),
            application: Some(application),
            previous: None,
            title: &job.card.title,
            employer_contact: None,
            worker_contact: None,
            answer_due: None,
        };
        let (pay_method, pay_when) = (PayMethod::Cash, PayWhen::Weekly);
        let payment = Payment { rate: 2_000, rate_unit: PayUnit::Hour, pay_method, pay_when, notice_days: 1 };
        begin::of_offer(tx, &contract, &Terms::of_offer(&job.card, &job.description, payment, None), "")?;
        if is_last == Some(true) {
            listing::mark_filled(tx, id)?;
        }
    }
    Ok(())
}

fn job_owner(people: People, job: &jobstead::jobs::model::Job) -> UserId {
    if job.card.employer_id == people.agency { AGENCY_MANAGER } else { OPERATOR }
}

fn chat(tx: &mut Tx, people: People, number: i64) -> db::Result<()> {
    let user = if number == 0 { APPLICANT } else { people.worker(number + 7) };
    let asked = tx.now() - 100_000;
    let token = format!("support-chat-number-{number:08}");
    let (status, ended, by) =
        if number == 0 { ("connected", None, None) } else { ("ended", Some(asked + 99_000), Some("agent")) };
    let id: jobstead::ids::ChatId = tx.insert(ADD_CHAT, args![&token, user, status, asked, ended, by])?;
    for agent in [None, Some(OPERATOR.0), None] {
        tx.run(ADD_MESSAGE, args![id, agent, asked])?;
    }
    Ok(())
}

/// Records the visit with a number: a page view of a job after a search.
pub fn visit(tx: &mut Tx, number: i64) -> db::Result<()> {
    let words = ["manager", "painter", "nurse", "driver", "engineer"][usize::try_from(number).unwrap_or(0) % 5];
    for (event, path) in [(Event::PageView, "/"), (Event::Search, "/jobs"), (Event::PageView, "/jobs/{id}")] {
        let query = (event == Event::Search).then(|| format!("{words} {}", number % 50));
        let results_count = query.is_some().then_some(number % 7);
        let stored = StoredEvent {
            at: tx.now(),
            event,
            session: Some(format!("visit-{number}")),
            visitor: Some(format!("browser-{}", number / 2)),
            path: path.to_owned(),
            source: if path == "/" { "example.com".to_owned() } else { String::new() },
            device: "phone",
            properties: Properties { query, results_count, ..Properties::default() },
        };
        analytics::insert(tx, &stored)?;
    }
    Ok(())
}
