//! `jobstead demo`: a small fictional town, created through the same functions as real data.

use super::{open, print_line};
use crate::accounts::store as accounts;
use crate::applications::input::{NewApplication, Offer};
use crate::applications::model::Status;
use crate::applications::store as applications;
use crate::clock::HOUR;
use crate::config::Config;
use crate::contracts::model::Contact;
use crate::contracts::store::contacts::Giver;
use crate::db::{self, Tx};
use crate::identity;
use crate::identity::model::Role;
use crate::identity::{Cost, Hasher};
use crate::ids::{JobId, UserId};
use crate::jobs::draft::Draft;
use crate::jobs::listing::{self, LISTED_FOR};
use crate::jobs::model::Kind;
use crate::jobs::store;
use crate::jobs::store::write::{self, Source};
use crate::operator::opening::{self, Opening};
use crate::pay::PayUnit;
use crate::site;
use crate::site::model::{NewSite, Town};
use crate::web::token;

/// Title, category, job type, minimum pay, maximum pay, pay unit, schedule, area, description.
type DemoJob = (&'static str, &'static str, Kind, i64, i64, PayUnit, &'static str, &'static str, &'static str);

const JOBS: [DemoJob; 8] = [
    (
        "Line cook, Friday and Saturday",
        "food",
        Kind::Shift,
        1_900,
        2_100,
        PayUnit::Hour,
        "Fri–Sat, 4–11 pm",
        "Depot Street",
        "Two busy evenings at the Depot Street Diner.\n\n- grill and fryer\n- cleanup at eleven",
    ),
    (
        "Repaint porch railing",
        "home",
        Kind::OneOff,
        18_000,
        18_000,
        PayUnit::Job,
        "Sat, one day",
        "Birch Street",
        "About thirty feet of railing. Paint and brushes provided.",
    ),
    (
        "Bilingual front desk",
        "desk",
        Kind::Hourly,
        1_850,
        1_850,
        PayUnit::Hour,
        "Mon–Thu, 8 am–2 pm",
        "Mill District",
        "Greet patients in English and Spanish, answer the phone, manage the calendar.",
    ),
    (
        "After-school reading helper",
        "care",
        Kind::Hourly,
        1_700,
        1_700,
        PayUnit::Hour,
        "Tue and Thu, 3–5:30 pm",
        "Carver Street",
        "Read with children ages six to nine at the library.",
    ),
    (
        "Morning baker’s helper",
        "food",
        Kind::Steady,
        1_750,
        1_900,
        PayUnit::Hour,
        "Wed–Sun, 5–10 am",
        "Northside",
        "Weigh, shape, load the oven. We’ll train you.",
    ),
    (
        "Hang storm windows, eleven of them",
        "trade",
        Kind::OneOff,
        22_000,
        22_000,
        PayUnit::Job,
        "By the end of the week",
        "Mill District",
        "Two floors; we have a ladder. The old ones go in the shed.",
    ),
    (
        "Move a piano down one flight",
        "move",
        Kind::OneOff,
        16_000,
        20_000,
        PayUnit::Job,
        "Any evening",
        "Riverside",
        "An upright, about 400 pounds. Takes two strong people.",
    ),
    (
        "Leaf cleanup, corner lot",
        "farm",
        Kind::OneOff,
        9_000,
        9_000,
        PayUnit::Job,
        "Sat or Sun, half a day",
        "Riverside",
        "Rakes and bags are in the garage.",
    ),
];

/// Name, role.
const PEOPLE: [(&str, Role); 5] = [
    ("Lena Example", Role::Employer),
    ("Rosa Example", Role::Worker),
    ("Theo Example", Role::Worker),
    ("Mia Example", Role::Worker),
    ("Sam Example", Role::Worker),
];

pub fn run(config: &Config) -> Result<(), String> {
    let db = open(config, true)?;
    let password = token::random_id();
    let hash = Hasher::new(Cost::for_host(u64::MAX))?.hash_blocking(&password)?;
    let created = db.write(|tx| {
        if identity::store::has_operator(tx)? || site::store::exists(tx)? {
            return Ok(false);
        }
        create_town(tx, &hash)?;
        Ok::<_, db::Error>(true)
    });
    if !created.map_err(|e| e.to_string())? {
        return Err(format!("{} already contains a site; use --db with a new file name", config.db.display()));
    }
    print_line("Alder Creek, a fictional town, is ready. Every account has the same password:")?;
    print_line(&format!("  operator  operator@example.org  {password}"))?;
    for (name, role) in PEOPLE {
        print_line(&format!("  {:8}  {}  {password}", role.as_str(), address(name)))?;
    }
    Ok(())
}

fn address(name: &str) -> String {
    format!("{}@example.org", name.split(' ').next().unwrap_or_default().to_lowercase())
}

fn create_town(tx: &mut Tx, hash: &str) -> db::Result<()> {
    let site = NewSite {
        name: "Alder Creek Work Office".to_owned(),
        town: "Alder Creek".to_owned(),
        place_id: None,
        zone: None,
        currency: "USD".to_owned(),
        brand: "#1f6b54".to_owned(),
    };
    let alder_creek = Town {
        name: "Alder Creek".to_owned(),
        state: "OR".to_owned(),
        country: "US".to_owned(),
        place_id: None,
        zone: "America/Los_Angeles".to_owned(),
    };
    let id = identity::store::insert_user(tx, "operator@example.org", "Olive Example", hash)?;
    identity::store::grant_superadmin(tx, id)?;
    opening::create(tx, &site, &alder_creek, &Opening::default())?;
    let people =
        PEOPLE.iter().map(|(name, role)| create_user(tx, name, *role, hash)).collect::<db::Result<Vec<_>>>()?;
    let [employer, workers @ ..] = people.as_slice() else { return Ok(()) };
    let posted = post_all(tx, *employer)?;
    apply_all(tx, *employer, workers, &posted)
}

fn create_user(tx: &mut Tx, name: &str, role: Role, hash: &str) -> db::Result<UserId> {
    let id = identity::store::insert_user(tx, &address(name), name, hash)?;
    let user = accounts::user(tx, id)?;
    identity::store::activate_role(tx, user.id, role)?;
    Ok(id)
}

fn post_all(tx: &mut Tx, user: UserId) -> db::Result<Vec<JobId>> {
    let employer = accounts::user(tx, user)?.employer_id;
    let employer = employer.ok_or_else(|| db::Error::Invalid("the demo’s employer is missing".to_owned()))?;
    let mut ids = Vec::new();
    // Post the list in reverse, so its first job is the newest.
    for (age, job) in (0..).zip(&JOBS).collect::<Vec<_>>().into_iter().rev() {
        let listed = tx.now() - age * 5 * HOUR;
        let id = write::insert(tx, employer, user, &draft(job), &Source::default())?;
        listing::publish(tx, id, listed + LISTED_FOR)?;
        ids.push(id);
    }
    Ok(ids)
}

fn draft((title, category, kind, min, max, unit, when, area, text): &DemoJob) -> Draft {
    Draft {
        title: (*title).to_owned(),
        description: (*text).to_owned(),
        category: (*category).to_owned(),
        kind: *kind,
        budget_min: Some(*min),
        budget_max: Some(*max),
        budget_unit: *unit,
        city: "Alder Creek".to_owned(),
        state: "OR".to_owned(),
        area: Some((*area).to_owned()),
        when_text: Some((*when).to_owned()),
        start_date: None,
        end_date: None,
        start_time: None,
        end_time: None,
        remote: false,
        is_urgent: false,
        openings: 1,
        skills: Vec::new(),
        questions: Vec::new(),
        photos: Vec::new(),
        reply_days: None,
        employer_id: None,
        new_business: None,
        as_myself: false,
    }
}

/// Adds applications in several statuses, so both sides have something to look at.
fn apply_all(tx: &mut Tx, employer: UserId, workers: &[UserId], posted: &[JobId]) -> db::Result<()> {
    for (job, count) in posted.iter().rev().zip([4, 3, 2, 1]) {
        let job = store::get(tx, *job)?;
        for (n, worker) in workers.iter().take(count).enumerate() {
            let apply = NewApplication {
                proposed_rate: job.card.budget_min.unwrap_or(2_000),
                rate_unit: job.card.budget_unit,
                message: "I live nearby and have done this before.".to_owned(),
                answers: Vec::new(),
                available_from: None,
                files: Vec::new(),
            };
            let id = applications::insert(tx, &job, *worker, &apply)?;
            let application = applications::get(tx, id)?;
            match n {
                1 => applications::set_status(tx, &application, Status::Shortlisted, employer)?,
                2 => {
                    let offer = Offer {
                        rate: apply.proposed_rate,
                        rate_unit: apply.rate_unit,
                        start_date: None,
                        note: String::new(),
                        contact: Contact { phone: "541-555-0100".to_owned(), ..Contact::default() },
                    };
                    let giver = Giver { user: employer, employer: Some(job.card.employer_id) };
                    applications::set_offer(tx, id, &offer, giver)?;
                    applications::set_status(tx, &application, Status::Offered, employer)?;
                }
                _ => {}
            }
        }
    }
    Ok(())
}
