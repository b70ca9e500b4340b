//! Shifts that are planned several at once, and random histories of one.

use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::schedule;
use proptest::prelude::{ProptestConfig, TestCaseError, any, prop};
use proptest::proptest;
use serde_json::{Value, json};

use crate::support::pair::{Pair, newest};
use crate::support::shifts::{act, clock_in, code, colleague, newest_shift, pass, plan, state};
use crate::support::{NOON, Site, wrong_numbers};

fn times(start: i64, length: i64) -> Value {
    json!({ "startsAt": start, "endsAt": start + length })
}

#[tokio::test]
async fn each_planned_night_ends_when_it_was_said_to() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    // From 10 PM to 6 AM in New York: clocks are put forward in the second of these nights.
    let friday = 1_804_906_800_000;
    let also = [times(friday + DAY, 7 * HOUR), times(friday + 2 * DAY - HOUR, 8 * HOUR)];
    let body = json!({ "startsAt": friday, "endsAt": friday + 8 * HOUR, "also": also });
    let first = pair.employer.post(&format!("{}/shifts", pair.path), body.clone()).await.expect(201);
    assert_eq!(first["endsAt"], friday + 8 * HOUR);
    let list = pair.employer.get(&format!("{}/shifts", pair.path)).await.expect(200);
    let ends: Vec<_> =
        list["items"].as_array().unwrap().iter().map(|shift| shift["endsAt"].as_i64().unwrap()).collect();
    assert_eq!(ends, [friday + 8 * HOUR, friday + DAY + 7 * HOUR, friday + 2 * DAY + 7 * HOUR]);
    let mut backwards = body;
    backwards["also"] = json!([times(friday + 3 * DAY, -HOUR)]);
    let refused = pair.employer.post(&format!("{}/shifts", pair.path), backwards).await.expect(422);
    assert_eq!(refused["fields"][0]["field"], "endsAt");
}

#[tokio::test]
async fn a_week_of_shifts_is_planned_at_once_and_confirmed_with_one_tap() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let other = colleague(&site, &pair, "Walter Wright").await;
    let shifts = format!("{}/shifts", pair.path);
    let start = |days: i64| NOON + days * DAY + HOUR;
    let week = |also: &[i64]| {
        let also: Vec<_> = also.iter().map(|days| times(start(*days), 4 * HOUR)).collect();
        json!({ "startsAt": start(2), "endsAt": start(2) + 4 * HOUR, "also": also })
    };
    assert_eq!(hand.post(&format!("{shifts}/confirm"), json!({})).await.refused(409), "wrong_state");
    assert_eq!(boss.post(&shifts, week(&[3, 400])).await.expect(422)["fields"][0]["field"], "startsAt");
    assert_eq!(boss.post(&shifts, week(&[-1])).await.expect(422)["fields"][0]["field"], "startsAt");
    let many: Vec<_> = (3..103).collect();
    assert_eq!(boss.post(&shifts, week(&many)).await.expect(422)["fields"][0]["field"], "also");
    boss.post(&shifts, week(&[4, 3, 4])).await.expect(201);
    assert_eq!(newest(hand).await, "Emma Employer planned 3 shifts for you");
    let refused = boss
        .post(&shifts, json!({ "startsAt": start(7), "endsAt": start(7) + HOUR, "also": [times(start(3), HOUR)] }))
        .await;
    assert_eq!(refused.json()["detail"], "Wanda Worker already has a shift at that time on Mon, Nov 23.");
    let count = async || boss.get(&shifts).await.expect(200)["items"].as_array().unwrap().len();
    assert_eq!(count().await, 3, "all or none of them are planned");
    // Nobody answers: the employer hears about it once.
    let before = boss.get("/api/notifications").await.expect(200)["items"].as_array().unwrap().len();
    pass(&site, DAY).await;
    let after = boss.get("/api/notifications").await.expect(200)["items"].as_array().unwrap().len();
    assert_eq!((newest(boss).await, after - before), ("Wanda Worker hasn’t confirmed a shift".to_owned(), 1));
    // Another employer's shift is at the same time as one of them.
    let second = site.person("Bella Boss", "employer").await;
    let application = hand.applies(second.posts("Dishwasher").await).await;
    second.step(application, "offer").await.expect(200);
    let contract = hand.step(application, "accept").await.expect(200)["contractId"].clone();
    act(boss, &format!("/api/shifts/{}", newest_shift(boss, &pair.path).await["id"]), "cancel").await.expect(200);
    let body = json!({ "startsAt": start(4), "endsAt": start(4) + HOUR });
    second.post(&format!("/api/contracts/{contract}/shifts"), body).await.expect(201);
    boss.post(&shifts, json!({ "startsAt": start(9), "endsAt": start(9) + HOUR })).await.expect(201);
    assert_eq!(boss.post(&format!("{shifts}/confirm"), json!({})).await.status, 403, "only the worker says so");
    assert_eq!(other.post(&format!("{shifts}/confirm"), json!({})).await.status, 404);
    let confirm = format!("{shifts}/confirm");
    let (a, b) = tokio::join!(hand.post(&confirm, json!({})), hand.post(&confirm, json!({})));
    let statuses = [a.status.as_u16(), b.status.as_u16()];
    assert!(statuses == [200, 409] || statuses == [409, 200], "F16: {statuses:?}");
    assert_eq!(newest(boss).await, "Wanda Worker confirmed 3 shifts");
    assert_eq!(hand.get(&pair.path).await.expect(200)["due"], json!([]));
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

/// Each step: who takes it (0 the worker, 1 the employer, 2 the one who stands in), its path, and its name in `can`.
const STEPS: [(usize, &str, &str); 8] = [
    (0, "confirm", "confirm"),
    (0, "decline", "decline"),
    (0, "clock-in", "clock_in"),
    (0, "clock-out", "clock_out"),
    (1, "cancel", "cancel"),
    (1, "replace", "replace"),
    (2, "confirm", "confirm"),
    (2, "decline", "decline"),
];

/// Where a shift can go from a state.
fn next(state: &str) -> &'static [&'static str] {
    match state {
        "proposed" => &["confirmed", "declined", "working", "canceled", "taken"],
        "confirmed" => &["declined", "working", "no_show", "canceled", "taken"],
        "working" => &["done"],
        _ => &[],
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]
    #[test]
    fn a_shift_follows_its_state_machine(steps in prop::collection::vec((0..STEPS.len(), 0..50_i64, any::<bool>()), 1..30)) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(follow(steps)).map_err(TestCaseError::fail)?;
    }
}

async fn follow(steps: Vec<(usize, i64, bool)>) -> Result<(), String> {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let other = colleague(&site, &pair, "Walter Wright").await;
    let others = other.get("/api/contracts").await.expect(200)["items"][0]["id"].clone();
    let others = format!("/api/contracts/{others}");
    let path = plan(&pair, 2, 5).await;
    for (index, minutes, runs_clock) in steps {
        site.clock.advance(minutes * MINUTE);
        if runs_clock {
            let before = newest_shift(&pair.employer, &pair.path).await["state"].clone();
            schedule::run_once(&site.app).await.unwrap();
            let after = newest_shift(&pair.employer, &pair.path).await["state"].clone();
            let is_known = before == after || next(before.as_str().unwrap()).iter().any(|state| after == *state);
            if !is_known {
                return Err(format!("the clock: {before} -> {after}"));
            }
        }
        let (actor, action, name) = STEPS[index];
        let (who, contract) = [(&pair.worker, &pair.path), (&pair.employer, &pair.path), (&other, &others)][actor];
        let before = newest_shift(who, contract).await;
        if before.is_null() {
            continue;
        }
        let target = if actor == 2 { format!("/api/shifts/{}", before["id"]) } else { path.clone() };
        let reply = match action {
            "clock-in" => clock_in(who, &target, &code(&pair).await).await,
            _ => act(who, &target, action).await,
        };
        let can = before["can"].as_array().unwrap().iter().any(|can| can == name);
        // Clocking in twice is answered like the first time, and nobody may be free to stand in.
        let is_repeated = name == "clock_in" && before["state"] == "working";
        let is_refused = matches!(reply.status.as_u16(), 403 | 409);
        let nobody_free = name == "replace" && is_refused && reply.refused(409) == "no_backups";
        if (can && !nobody_free) == is_refused && !is_repeated {
            return Err(format!("{name}: {} {} in {before}", reply.status, reply.text()));
        }
        let (ours, theirs) = (state(&pair, &path).await, newest_shift(&other, &others).await);
        let holds = |state: &Value| ["confirmed", "working", "done"].iter().any(|held| state == *held);
        if holds(&ours) && holds(&theirs["state"]) {
            return Err(format!("two people have the shift: {ours} and {theirs}"));
        }
    }
    let wrong = wrong_numbers(&site).await;
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join(", ")) }
}
