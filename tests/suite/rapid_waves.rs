//! The waves of rapid hires: random steps of everyone, and 500 people with 20 hires at once.

use std::collections::BTreeSet;

use jobstead::clock::MINUTE;
use jobstead::db::value;
use jobstead::{args, schedule, statements};
use proptest::prelude::{ProptestConfig, TestCaseError, any, prop};
use proptest::proptest;
use serde_json::{Value, json};

use crate::rapid_hire::{available, dishwasher, start};
use crate::support::{NOON, Reply, Site, Visitor, wrong_numbers};

statements! {
    ADD_PERSON = "INSERT INTO users (email, email_fold, name, name_fold, password_hash, created_at) VALUES ($1, $1, $2, $2, 'none', $3) RETURNING id";
    ADD_AVAILABLE = "INSERT INTO availability (user_id, available, city, state, city_fold, lat, lon, radius_miles, rate_unit, hours, until, updated_at)
                     SELECT $1, 1, city, state, city_fold, lat, lon, 10, 'hour', '[]', until, updated_at FROM availability WHERE user_id = $2";
    ADD_CATEGORY = "INSERT INTO availability_categories (category, user_id) VALUES ('food', $1)";
    OFFERS = "SELECT hire_id, worker_id, state FROM rapid_offers ORDER BY id LIMIT 10000";
    ACCEPTED = "UPDATE rapid_offers SET state = 'accepted' WHERE state = 'offered' AND worker_id % 2 = $1";
    OVERDUE = "SELECT CAST(COUNT(*) AS BIGINT) FROM rapid_offers WHERE (state = 'offered' AND answer_by <= $1) OR (state = 'chosen' AND confirm_by <= $1)";
    OPEN_TWICE = "SELECT CAST(COUNT(*) AS BIGINT) FROM rapid_offers a JOIN rapid_offers b ON b.worker_id = a.worker_id AND b.id > a.id
                  WHERE a.state IN ('offered', 'chosen') AND b.state IN ('offered', 'chosen')";
    TOO_MANY = "SELECT CAST(COUNT(*) AS BIGINT) FROM rapid_hires h JOIN jobs j ON j.id = h.job_id
                WHERE j.filled + (SELECT COUNT(*) FROM rapid_offers o WHERE o.hire_id = h.id AND o.state = 'chosen') >
                  j.openings + (SELECT COUNT(*) FROM rapid_offers o WHERE o.hire_id = h.id AND o.state = 'replacing')";
    WITHOUT_CONTRACT = "SELECT CAST(COUNT(*) AS BIGINT) FROM rapid_offers WHERE (state IN ('confirmed', 'replacing', 'replaced')) <> (contract_id IS NOT NULL AND shift_id IS NOT NULL)";
}

const WORKERS: usize = 5;
const STEPS: [&str; 7] = ["accept", "accept", "decline", "confirm", "confirm", "replace", "stop"];

/// Which state may follow which.
const MOVES: [(&str, &[&str]); 10] = [
    ("offered", &["accepted", "chosen", "declined", "expired", "closed"]),
    ("accepted", &["chosen", "declined", "closed", "lapsed"]),
    ("chosen", &["confirmed", "declined", "lapsed", "closed"]),
    ("confirmed", &["replacing", "replaced"]),
    ("replacing", &["replaced", "confirmed"]),
    ("replaced", &[]),
    ("declined", &[]),
    ("expired", &[]),
    ("lapsed", &[]),
    ("closed", &[]),
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]
    #[test]
    fn people_are_chosen_in_order_and_never_twice(
        steps in prop::collection::vec((0..STEPS.len(), 0..WORKERS, 0..2_usize, 0..40_i64, any::<bool>()), 1..40),
    ) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(follow(steps)).map_err(TestCaseError::fail)?;
    }
}

async fn follow(steps: Vec<(usize, usize, usize, i64, bool)>) -> Result<(), String> {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let mut workers = Vec::new();
    for n in 0..WORKERS {
        workers.push(available(&site, &format!("Worker {n}")).await);
    }
    let hires = [start(&site, &boss, 2).await, start(&site, &boss, 1).await];
    let mut before = panels(&boss, &hires).await;
    for (step, worker, hire, minutes, runs_clock) in steps {
        let minutes = if minutes < 30 { 0 } else { minutes };
        site.clock.advance(minutes * MINUTE);
        if runs_clock {
            schedule::run_once(&site.app).await.unwrap();
            before = moved(&boss, &hires, &before).await?;
        }
        let action = STEPS[step];
        match action {
            "stop" if minutes > 0 => drop(boss.post(&format!("{}/stop", hires[hire]), json!({})).await),
            "stop" => {}
            "replace" => replace(&boss, &before[hire]).await?,
            _ => answer(&site, &workers[worker], hire, action).await?,
        }
        let after = moved(&boss, &hires, &before).await?;
        for (statement, what) in
            [(OPEN_TWICE, "someone has two"), (TOO_MANY, "too many were chosen"), (WITHOUT_CONTRACT, "no contract")]
        {
            if site.read(move |tx| tx.one(statement, &[], value::<i64>)).await > 0 {
                return Err(format!("{what} after {action}: {after:#?}"));
            }
        }
        before = after;
    }
    let wrong = wrong_numbers(&site).await;
    if wrong.is_empty() { Ok(()) } else { Err(format!("{wrong:?}")) }
}

/// Returns the panels after a step, which moved each offer along an edge.
async fn moved(boss: &Visitor, hires: &[String], before: &[Value]) -> Result<Vec<Value>, String> {
    let after = panels(boss, hires).await;
    before.iter().zip(&after).try_for_each(|(old, new)| check_moves(old, new))?;
    Ok(after)
}

async fn panels(boss: &Visitor, hires: &[String]) -> Vec<Value> {
    let mut panels = Vec::new();
    for hire in hires {
        panels.push(boss.get(hire).await.expect(200));
    }
    panels
}

/// Answers the worker's own offer of a hire, and checks that it's possible exactly when it should be.
async fn answer(site: &Site, worker: &Visitor, hire: usize, action: &str) -> Result<(), String> {
    let mine = worker.get("/api/rapid-offers").await.expect(200);
    let title_of = |one: &&Value| one["jobId"].as_i64().is_some_and(|job| usize::try_from(job).unwrap() == hire + 1);
    let Some(offer) = mine["items"].as_array().unwrap().iter().find(title_of).cloned() else { return Ok(()) };
    let (state, now) = (offer["state"].as_str().unwrap(), site.clock.now());
    let is_before = |field: &str| offer[field].as_i64().is_some_and(|until| now < until);
    let expected = match (action, state) {
        ("accept" | "decline", "offered") => is_before("answerBy"),
        ("decline", "accepted") => true,
        ("decline" | "confirm", "chosen") => is_before("confirmBy"),
        _ => false,
    };
    let body = if action == "confirm" { json!({ "contact": { "phone": "503-555-0123" } }) } else { json!({}) };
    let reply = worker.post(&format!("/api/rapid-offers/{}/{action}", offer["id"]), body).await;
    // Another confirmed place at the same time is in the way.
    let is_busy = action == "confirm" && reply.status == 409 && reply.json()["code"] == "busy";
    if reply.status.is_success() == expected || is_busy {
        return Ok(());
    }
    Err(format!("{action} of {state}: {} {}", reply.status, reply.text()))
}

/// Looks for someone else for the first one who can be replaced; for anyone else, that's refused.
async fn replace(boss: &Visitor, panel: &Value) -> Result<(), String> {
    let offers = panel["offers"].as_array().unwrap();
    let missing = offers.iter().find(|one| one["can"] == json!(["replace"]));
    let Some(offer) = missing.or(offers.first()) else { return Ok(()) };
    let reply = boss.post(&format!("/api/rapid-offers/{}/replace", offer["id"]), json!({})).await;
    if missing.is_none() && reply.status.is_success() && reply.json()["offers"][0]["state"] != "replacing" {
        return Err(format!("replaced {offer}"));
    }
    Ok(())
}

/// Checks that each offer moved along an edge, and that nobody was chosen while someone before them could be.
fn check_moves(old: &Value, new: &Value) -> Result<(), String> {
    let (old, new) = (old["offers"].as_array().unwrap(), new["offers"].as_array().unwrap());
    for (index, offer) in new.iter().enumerate() {
        let state = offer["state"].as_str().unwrap();
        let Some(before) = old.get(index).map(|one| one["state"].as_str().unwrap()) else { continue };
        let (_, next) = MOVES.iter().find(|(from, _)| *from == before).unwrap();
        if state != before && !next.contains(&state) {
            return Err(format!("{before} became {state}"));
        }
    }
    let is_new =
        |index: usize| new[index]["state"] == "chosen" && old.get(index).is_none_or(|one| one["state"] != "chosen");
    let last = (0..new.len()).rev().find(|index| is_new(*index));
    if let Some(last) = last {
        let ahead = new[..last].iter().filter(|one| one["state"] == "offered").count();
        if ahead > 2 {
            return Err(format!("{last} was chosen before {ahead} who may still answer"));
        }
    }
    Ok(())
}

/// Posts a hire as an app does: a busy site answers 503 and asks to try again, with the same key.
async fn post_until_taken(boss: &Visitor, body: Value) -> Reply {
    for _ in 0..20 {
        let reply = boss.post_once("twenty-hires", "/api/rapid-hires", &body).await;
        if reply.status != 503 {
            return reply;
        }
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    panic!("the site stayed busy");
}

#[tokio::test]
async fn five_hundred_people_and_twenty_hires_at_once_meet_in_waves_that_are_on_time() {
    let site = Site::new().await;
    let first = available(&site, "Ana Ames").await.id().await;
    site.write(move |tx| {
        for n in 1..500_i64 {
            let (email, name) = (format!("p{n}@example.org"), format!("Person {n}"));
            let id: i64 = tx.one(ADD_PERSON, args![&email, &name, NOON], value)?;
            tx.run(ADD_AVAILABLE, args![id, first])?;
            tx.run(ADD_CATEGORY, args![id])?;
        }
        Ok(())
    })
    .await;
    let mut bosses = Vec::new();
    for n in 0..20 {
        bosses.push(site.person(&format!("Boss {n}"), "employer").await);
    }
    let posting = bosses.iter().map(|boss| post_until_taken(boss, dishwasher(&site, 3)));
    let hires = futures_util::future::join_all(posting).await;
    assert!(
        hires.iter().all(|reply| reply.status == 201),
        "{:?}",
        hires.iter().map(|one| one.status).collect::<Vec<_>>()
    );
    for minute in 0..=180 {
        // Every other person says yes at once; the rest never answers, and nobody confirms.
        site.write(move |tx| tx.run(ACCEPTED, args![minute % 2])).await;
        site.clock.advance(MINUTE);
        schedule::run_once(&site.app).await.unwrap();
        let now = site.clock.now();
        assert_eq!(site.read(|tx| tx.one(OPEN_TWICE, &[], value::<i64>)).await, 0);
        assert_eq!(site.read(|tx| tx.one(TOO_MANY, &[], value::<i64>)).await, 0);
        assert_eq!(site.read(move |tx| tx.one(OVERDUE, args![now], value::<i64>)).await, 0, "waves are on time");
    }
    let rows = site
        .read(|tx| tx.all(OFFERS, &[], |row| Ok((row.take::<i64>()?, row.take::<i64>()?, row.take::<String>()?))))
        .await;
    let pairs: BTreeSet<_> = rows.iter().map(|(hire, worker, _)| (hire, worker)).collect();
    assert_eq!(pairs.len(), rows.len(), "nobody was asked twice for the same hire");
    let lapsed: BTreeSet<_> = rows.iter().filter(|(_, _, state)| state == "lapsed").map(|(hire, ..)| hire).collect();
    assert_eq!(lapsed.len(), 20, "each hire chose people");
    assert!(rows.len() > 500, "{}", rows.len());
}
