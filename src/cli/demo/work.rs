//! Work in the demo: jobs are posted, people apply, and employers answer, interview and hire, each at its time.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use axum::http::Method;
use serde_json::{Value, json};

use super::bodies::{decline, draft, interview, offer, pay_range, phone};
use super::data::{self, JobRow};
use super::interviews::{self, Invitation};
use super::office;
use super::people::{self, Employer, Worker};
use super::town::{Town, id};
use crate::clock::{DAY, HOUR, MINUTE};
use crate::ids::{JobId, UserId};
use crate::jobs::draft::Draft;
use crate::jobs::store::write::{self, Source};

/// A worker joins about as often.
const JOINS: i64 = 7 * HOUR;
/// Fees are paid this long after a job is posted.
const PAID_AFTER: i64 = 2 * HOUR;

/// Something that happens at some time.
enum Step {
    /// A worker opens an account.
    Join(usize),
    /// A job is posted; whether it's the last time.
    Post(usize, bool),
    /// A worker applies for a job.
    Apply(Application),
    /// A person sends this to this path.
    Ask(UserId, Method, String, Value),
    /// An employer proposes an interview.
    Propose(Invitation),
    /// The office takes the money for a job.
    Pay(JobId),
}

/// An application to come, and what becomes of it.
struct Application {
    job: i64,
    rate: i64,
    unit: &'static str,
    worker: UserId,
    employer: UserId,
    fate: &'static [&'static str],
    number: usize,
    /// Time between two steps.
    pace: i64,
}

/// What becomes of the applications to an open job, one after the other.
const FATES: [&[&str]; 8] = [
    &["open", "shortlist", "verdict:yes", "note", "interview"],
    &[],
    &["open", "decline"],
    &["open", "shortlist", "verdict:maybe", "note", "offer"],
    &["open", "shortlist", "verdict:maybe"],
    &["withdraw"],
    &["open", "shortlist", "note", "verdict:yes", "propose"],
    &["open"],
];
/// What becomes of those who are hired, and of the others who apply for the same job.
const HIRED: [&[&str]; 2] =
    [&["open", "shortlist", "offer", "accept"], &["open", "shortlist", "note", "interview", "offer", "accept"]];
const NOT_HIRED: [&[&str]; 3] = [&["open", "decline"], &["open"], &["open", "shortlist", "verdict:maybe"]];

/// What is still to come.
pub struct Work<'a> {
    hash: &'a str,
    office: UserId,
    employers: &'a [Employer],
    jobs: Vec<JobRow>,
    workers: Vec<Worker>,
    steps: BTreeMap<(i64, usize), Step>,
    /// Ends the past.
    now: i64,
    /// How many applications there were; who applies next and what they write follows from it.
    applied: usize,
    /// How many interviews are proposed; what becomes of the next one follows from it.
    proposed: usize,
    planned: usize,
    reported: Vec<JobId>,
}

impl<'a> Work<'a> {
    /// Plans the past up to `now`.
    pub fn plan(hash: &'a str, office: UserId, employers: &'a [Employer], began: i64, now: i64) -> Self {
        let jobs = data::jobs();
        let (workers, steps) = (Vec::new(), BTreeMap::new());
        let mut work = Self {
            hash,
            office,
            employers,
            jobs,
            workers,
            steps,
            now,
            applied: 0,
            proposed: 0,
            planned: 0,
            reported: Vec::new(),
        };
        for number in 0..data::names().len() {
            let joined = began + HOUR + i64::try_from(number).unwrap_or(0) * if number < 80 { MINUTE } else { JOINS };
            work.add(joined.min(now - HOUR), Step::Join(number));
        }
        for number in 0..work.jobs.len() {
            let days = work.jobs[number].days_ago.clone();
            for (at, ago) in days.iter().enumerate() {
                let hour = i64::try_from(number % 9).unwrap_or(0) * HOUR;
                work.add(now - ago * DAY + hour - 9 * HOUR, Step::Post(number, at + 1 == days.len()));
            }
        }
        work
    }

    /// The workers who have joined.
    pub fn workers(&self) -> &[Worker] {
        &self.workers
    }

    /// The jobs that people are going to report.
    pub fn reported(&self) -> &[JobId] {
        &self.reported
    }

    fn add(&mut self, at: i64, step: Step) {
        self.planned += 1;
        if at < self.now {
            self.steps.insert((at, self.planned), step);
        }
    }

    /// Lets everything happen up to a time.
    pub async fn until(&mut self, town: &mut Town, until: i64) -> Result<(), String> {
        while let Some(next) = self.steps.first_entry().filter(|next| next.key().0 < until) {
            let at = next.key().0;
            let step = next.remove();
            town.wait_until(at).await?;
            self.take(town, at, step).await?;
        }
        town.wait_until(until).await
    }

    async fn take(&mut self, town: &mut Town, at: i64, step: Step) -> Result<(), String> {
        match step {
            Step::Join(number) => {
                let worker = people::worker(town, number, data::names()[number], self.hash).await?;
                self.workers.push(worker);
                Ok(())
            }
            Step::Post(number, is_last) => self.post(town, at, number, is_last).await,
            Step::Apply(application) => self.apply(town, at, application).await,
            Step::Ask(user, method, path, body) => town.ask(user, method, &path, &body).await.map(drop),
            Step::Propose(invitation) => {
                let (path, follow_up) = interviews::propose(town, at, self.now, &invitation).await?;
                if let Some((user, action, body)) = follow_up {
                    self.add(at + HOUR, Step::Ask(user, Method::POST, format!("{path}/{action}"), body));
                }
                Ok(())
            }
            Step::Pay(job) => office::pay(town, job, self.office).await,
        }
    }

    async fn post(&mut self, town: &mut Town, at: i64, number: usize, is_last: bool) -> Result<(), String> {
        let row = &self.jobs[number];
        let employer = self.employers.iter().find(|one| one.key == row.employer).ok_or(row.employer)?;
        // Every other job is posted by the colleague, if there is one.
        let poster = employer.colleague.filter(|_| number % 2 == 1).unwrap_or(employer.owner);
        let ends = if is_last { row.ends } else { "filled" };
        let draft = draft(row, is_last);
        if ends == "draft" {
            let draft: Draft = serde_json::from_value(draft).map_err(|e| e.to_string())?;
            let id = employer.id;
            return town.write(move |tx| write::insert(tx, id, poster, &draft, &Source::default()).map(drop)).await;
        }
        let added = town.post(poster, "/api/jobs", draft).await?;
        let job = id(&added);
        if added["status"] == "pending_payment" {
            if ends == "unpaid" {
                return Ok(());
            }
            self.add(at + PAID_AFTER, Step::Pay(JobId(job)));
        }
        let path = |what: &str| format!("/api/jobs/{job}/{what}");
        match ends {
            "closed" => self.add(
                at + 9 * DAY,
                Step::Ask(poster, Method::POST, path("close"), json!({ "reason": "filled_elsewhere" })),
            ),
            "paused" => self.add(at + 3 * DAY, Step::Ask(poster, Method::POST, path("pause"), json!({}))),
            "reported" => self.reported.push(JobId(job)),
            _ => {}
        }
        self.expect_applications(at, number, job, poster, ends == "filled");
        Ok(())
    }

    /// Plans who applies for a job and what becomes of it.
    fn expect_applications(&mut self, at: i64, number: usize, job: i64, employer: UserId, is_filled: bool) {
        let (row, ends) = (&self.jobs[number], self.jobs[number].ends);
        let [_, pay, unit, ..] = row.facts;
        let (least, most) = pay_range(pay);
        let count = if is_filled { 3 } else { 1 + (number + 5) % 7 };
        let applicants = self.applicants(row.category, count);
        // Nobody applies for a job that's no longer open.
        let age = match ends {
            "closed" => 7 * DAY,
            "paused" => 2 * DAY,
            _ => self.now - at,
        };
        for (n, worker) in applicants.into_iter().enumerate() {
            let fate = match n {
                _ if !is_filled => FATES[(n + number) % FATES.len()],
                0 => HIRED[self.applied % HIRED.len()],
                _ => NOT_HIRED[self.applied % NOT_HIRED.len()],
            };
            let order = i64::try_from(n).unwrap_or(0);
            let (start, pace) = match (is_filled, fate.len() < 2) {
                // The one who's hired applied last, so that the others were answered before.
                (true, _) => (at + PAID_AFTER + HOUR + (2 - order) * 2 * HOUR, 3 * HOUR),
                // Nobody has to wait for an answer for longer than was promised.
                (false, true) if ends == "open" => (self.now - (2 + 3 * order) * HOUR - 20 * MINUTE, HOUR),
                (false, _) => (at + PAID_AFTER + HOUR + age * order / 12, (age / 14).min(9 * HOUR)),
            };
            let application = Application {
                job,
                rate: least + (most - least) / 100 * i64::try_from(self.applied % 3).unwrap_or(0) * 50,
                unit,
                worker,
                employer,
                fate,
                number: self.applied,
                pace,
            };
            self.applied += 1;
            self.add(start.max(at + PAID_AFTER + 10 * MINUTE), Step::Apply(application));
        }
    }

    /// Returns workers who do this kind of work, other ones each time, and any others if there are too few.
    fn applicants(&self, category: &str, count: usize) -> Vec<UserId> {
        let turn = self.applied % self.workers.len().max(1);
        let mut workers: Vec<(usize, &Worker)> = self.workers.iter().enumerate().collect();
        workers.rotate_left(turn);
        workers.sort_by_key(|(_, worker)| Reverse(worker.category == category));
        workers.into_iter().take(count).map(|(_, worker)| worker.id).collect()
    }

    async fn apply(&mut self, town: &mut Town, at: i64, new: Application) -> Result<(), String> {
        let body = json!({
            "proposedRate": new.rate, "rateUnit": new.unit, "message": data::text("message", new.number), "answers": [],
        });
        let sent = town.post(new.worker, &format!("/api/jobs/{}/applications", new.job), body).await?;
        let path = |action: &str| format!("/api/applications/{}/{action}", id(&sent));
        for (at, step) in (1..).map(|n| at + n * new.pace).zip(new.fate) {
            if let Some(verdict) = step.strip_prefix("verdict:") {
                let body = json!({ "verdict": verdict });
                self.add(at, Step::Ask(new.employer, Method::PUT, path("verdict"), body));
                continue;
            }
            if *step == "propose" {
                let invitation = Invitation {
                    application: id(&sent),
                    employer: new.employer,
                    worker: new.worker,
                    number: new.number,
                    turn: self.proposed,
                };
                self.proposed += 1;
                self.add(at, Step::Propose(invitation));
                continue;
            }
            let (user, path, body) = match *step {
                "note" => (new.employer, path("notes"), json!({ "text": data::text("note", new.number) })),
                "interview" => (new.employer, path(step), interview(at, new.number)),
                "offer" => (new.employer, path(step), offer(new.number, new.rate, new.unit)),
                "decline" => (new.employer, path(step), decline(new.number)),
                "accept" => (new.worker, path(step), json!({ "contact": { "phone": phone(new.number) } })),
                "withdraw" => (new.worker, path(step), json!({})),
                step => (new.employer, path(step), json!({})),
            };
            self.add(at, Step::Ask(user, Method::POST, path, body));
        }
        Ok(())
    }
}
