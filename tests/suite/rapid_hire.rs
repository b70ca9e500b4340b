//! Rapid hire: whom it asks and in which order, how places are given, and who comes in the end.

use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::ids::UserId;
use jobstead::rapid_hire::store::candidates;
use jobstead::{args, schedule, statements};
use serde_json::{Value, json};

use crate::support::pair::newest;
use crate::support::shifts::{clock_in, pass};
use crate::support::{NOON, Reply, Site, Visitor, wrong_numbers};

statements! {
    FORGET_CONTRACTS = "UPDATE contracts SET active_at = active_at - $1";
    MISS = "INSERT INTO shifts (contract_id, employer_id, worker_id, starts_at, ends_at, state, confirm_by, created_by, created_at)
            SELECT id, employer_id, worker_id, $2, $2 + 1000, 'no_show', $2, worker_id, $2 FROM contracts WHERE worker_id = $1 ORDER BY id LIMIT 1";
    NOTE_MISSED = "INSERT INTO attendance (shift_id, worker_id, starts_at, fact, noted_at) SELECT id, worker_id, starts_at, 'missed', starts_at FROM shifts WHERE worker_id = $1";
}

pub fn availability() -> Value {
    json!({
        "available": true, "city": "Portland", "state": "OR", "radiusMiles": 10,
        "categories": ["food"], "minRate": 1_500, "rateUnit": "hour", "hours": [],
    })
}

/// Someone who works in restaurants in Portland.
pub async fn available(site: &Site, name: &str) -> Visitor {
    let person = site.person(name, "worker").await;
    person.put("/api/availability", availability()).await.expect(200);
    person
}

/// A dishwasher for six hours at $18, from three hours from now on.
pub fn dishwasher(site: &Site, openings: i64) -> Value {
    json!({
        "title": "Dishwasher", "category": "food", "city": "Portland", "state": "OR",
        "startAt": site.clock.now() + 3 * HOUR, "hours": 6, "rate": 1_800, "rateUnit": "hour",
        "openings": openings, "notes": "Back door, ask for Emma.",
        "contact": { "phone": "503-555-0142", "email": "emma.employer@example.org", "street": "14 Mill St" },
    })
}

/// Starts a rapid hire and returns its path.
pub async fn start(site: &Site, employer: &Visitor, openings: i64) -> String {
    format!(
        "/api/rapid-hires/{}",
        employer.post("/api/rapid-hires", dishwasher(site, openings)).await.expect(201)["id"]
    )
}

/// Returns the newest offer to a person; null if there is none.
pub async fn offer(worker: &Visitor) -> Value {
    worker.get("/api/rapid-offers").await.expect(200)["items"][0].clone()
}

pub async fn answer(worker: &Visitor, action: &str) -> Reply {
    let id = offer(worker).await["id"].clone();
    let body = if action == "confirm" { json!({ "contact": { "phone": "503-555-0123" } }) } else { json!({}) };
    worker.post(&format!("/api/rapid-offers/{id}/{action}"), body).await
}

async fn state(worker: &Visitor) -> String {
    offer(worker).await["state"].as_str().unwrap_or("none").to_owned()
}

async fn seen(employer: &Visitor, path: &str) -> Value {
    employer.get(path).await.expect(200)
}

async fn taken(worker: &Visitor) {
    answer(worker, "accept").await.expect(200);
    answer(worker, "confirm").await.expect(200);
}

#[tokio::test]
async fn three_are_hired_in_a_fair_order_and_a_backup_comes_for_the_one_who_does_not() {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let mut people = Vec::new();
    for name in ["Ana Ames", "Ben Boyd", "Cleo Cole", "Dan Dale", "Eve Ells"] {
        people.push(available(&site, name).await);
    }
    let [ana, ben, cleo, dan, eve] = &people[..] else { unreachable!() };
    let path = start(&site, &boss, 3).await;
    let panel = seen(&boss, &path).await;
    assert_eq!((&panel["state"], &panel["wave"], &panel["openings"]), (&json!("asking"), &json!(1), &json!(3)));
    let names: Vec<_> = panel["offers"].as_array().unwrap().iter().map(|one| one["name"].clone()).collect();
    assert_eq!(names, ["Ana A.", "Ben B.", "Cleo C.", "Dan D.", "Eve E."], "last names are for those who are hired");
    let asked = offer(ana).await;
    assert_eq!(asked["can"], json!(["accept", "decline"]));
    assert_eq!((&asked["position"], &asked["inWave"], &asked["points"]), (&json!(1), &json!(5), &json!(30)));
    assert_eq!(asked["answerBy"], NOON + 15 * MINUTE);
    assert_eq!(newest(ana).await, "Emma E. needs you: “Dishwasher”");
    // The fastest answer doesn't count: four before her haven't answered, and there are three places.
    answer(eve, "accept").await.expect(200);
    assert_eq!(state(eve).await, "accepted");
    answer(ben, "decline").await.expect(200);
    assert_eq!(state(eve).await, "accepted");
    answer(ana, "accept").await.expect(200);
    answer(cleo, "accept").await.expect(200);
    assert_eq!(
        (state(ana).await, state(cleo).await, state(eve).await),
        ("chosen".into(), "chosen".into(), "accepted".into())
    );
    pass(&site, 15 * MINUTE).await;
    assert_eq!((state(dan).await, state(eve).await), ("expired".into(), "chosen".into()));
    assert_eq!(newest(eve).await, "“Dishwasher” is yours if you confirm");
    for worker in [ana, cleo, eve] {
        assert_eq!(offer(worker).await["contact"]["note"], "", "the form suggests how to reach them");
        answer(worker, "confirm").await.expect(200);
    }
    let panel = seen(&boss, &path).await;
    assert_eq!((&panel["state"], &panel["confirmed"]), (&json!("filled"), &json!(3)));
    let job = boss.get(&format!("/api/jobs/{}", panel["jobId"])).await.expect(200);
    assert_eq!((&job["status"], &job["filled"], &job["isUrgent"]), (&json!("filled"), &json!(3), &json!(true)));
    assert!(!job.to_string().contains("Back door"), "the notes aren't on the board");
    assert_eq!(asked["notes"], "Back door, ask for Emma.");
    // Everything after is as with any hire.
    let contract = ana.get(&format!("/api/contracts/{}", offer(ana).await["contractId"])).await.expect(200);
    assert_eq!((&contract["state"], &contract["terms"]["rate"]), (&json!("active"), &json!(1_800)));
    assert_eq!(contract["employer"]["contact"]["email"], "emma.employer@example.org");
    assert_eq!(contract["worker"]["contact"]["phone"], "503-555-0123");
    let board = ana.get("/api/shifts").await.expect(200);
    assert_eq!(
        (&board["items"][0]["state"], &board["items"][0]["startsAt"]),
        (&json!("confirmed"), &json!(NOON + 3 * HOUR))
    );
    // Two come. The third doesn't, and somebody else has become available.
    pass(&site, 2 * HOUR + 40 * MINUTE).await;
    for worker in [ana, cleo] {
        let shift = format!("/api/shifts/{}", worker.get("/api/shifts").await.expect(200)["items"][0]["id"]);
        let contract = offer(worker).await["contractId"].clone();
        let code = boss.get(&format!("/api/contracts/{contract}/clock-code")).await.expect(200)["code"].clone();
        clock_in(worker, &shift, &code).await.expect(200);
    }
    assert_eq!(seen(&boss, &path).await["arrived"], 2);
    let missing = format!("/api/rapid-offers/{}", offer(eve).await["id"]);
    assert_eq!(boss.post(&format!("{missing}/replace"), json!({})).await.refused(409), "not_missing");
    pass(&site, 20 * MINUTE).await;
    let late =
        seen(&boss, &path).await["offers"].as_array().unwrap().iter().find(|one| one["name"] == "Eve Ells").cloned();
    assert_eq!(late.as_ref().unwrap()["can"], json!(["replace"]), "{late:?}");
    let panel = boss.post(&format!("{missing}/replace"), json!({})).await.expect(200);
    assert_eq!((&panel["state"], &panel["nobodyLeft"]), (&json!("asking"), &json!(true)));
    assert_eq!(newest(&boss).await, "Nobody else is available for “Dishwasher”");
    let fay = available(&site, "Fay Ford").await;
    pass(&site, 2 * MINUTE).await;
    assert_eq!(offer(&fay).await["answerBy"], site.clock.now() + 3 * MINUTE);
    taken(&fay).await;
    let panel = seen(&boss, &path).await;
    assert_eq!((&panel["state"], &panel["confirmed"]), (&json!("filled"), &json!(3)));
    assert_eq!(state(eve).await, "replaced");
    let shift = fay.get("/api/shifts").await.expect(200)["items"][0].clone();
    assert_eq!(shift["startsAt"], site.clock.now() + 30 * MINUTE, "there is time for the way");
    let eves = eve.get("/api/shifts").await.expect(200)["items"][0]["state"].clone();
    assert_eq!(eves, "taken");
    let (id, other) = (UserId(eve.id().await), UserId(ana.id().await));
    let missed = site.read(move |tx| Ok((candidates::missed(tx, id)?, candidates::missed(tx, other)?))).await;
    assert_eq!(missed, (1, 0), "who was late when somebody stood in has missed the shift");
    assert!(wrong_numbers(&site).await.is_empty(), "{:?}", wrong_numbers(&site).await);
}

#[tokio::test]
async fn whoever_waited_longest_is_asked_first_and_missed_shifts_cost_ten_days() {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let (old, missed) = (available(&site, "Olga Old").await, available(&site, "Mark Miss").await);
    for worker in [&old, &missed] {
        let application = worker.applies(boss.posts("Line cook").await).await;
        boss.step(application, "offer").await.expect(200);
        worker.step(application, "accept").await.expect(200);
    }
    site.write(|tx| tx.run(FORGET_CONTRACTS, args![20 * DAY])).await;
    let id = missed.id().await;
    site.write(move |tx| tx.run(MISS, args![id, NOON - 5 * DAY])).await;
    site.write(move |tx| tx.run(NOTE_MISSED, args![id])).await;
    let new = available(&site, "Nora New").await;
    let path = start(&site, &boss, 1).await;
    let line = seen(&boss, &path).await["offers"].clone();
    let standing: Vec<_> = line
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["waitedDays"].clone(), one["missed"].clone(), one["points"].clone()))
        .collect();
    let expected = [(json!(null), 0, 30), (json!(20), 0, 20), (json!(20), 1, 10)];
    assert_eq!(standing, expected.map(|(days, missed, points)| (days, json!(missed), json!(points))));
    for (position, worker) in [&new, &old, &missed].iter().enumerate() {
        assert_eq!(offer(worker).await["position"], position + 1);
    }
}

#[tokio::test]
async fn only_people_are_asked_for_whom_it_fits() {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let with = |name: &'static str, field: &'static str, value: Value| {
        let site = site.clone();
        async move {
            let person = site.person(name, "worker").await;
            let mut body = availability();
            body[field] = value;
            person.put("/api/availability", body).await.expect(200);
            person
        }
    };
    let fits = [
        with("Fits Near", "city", json!("Beaverton")).await,
        // Noon in UTC is 4 AM in Portland; the work is from 7 AM to 1 PM on a Friday.
        with("Fits Hours", "hours", json!([{ "day": "friday", "from": "07:00", "to": "13:00" }])).await,
        with("Fits Pay", "minRate", json!(1_800)).await,
    ];
    let others = [
        with("Too Far", "city", json!("Salem")).await,
        with("Wrong Hours", "hours", json!([{ "day": "friday", "from": "07:30", "to": "15:00" }])).await,
        with("Wrong Day", "hours", json!([{ "day": "saturday", "from": "00:00", "to": "00:00" }])).await,
        with("Costs More", "minRate", json!(1_801)).await,
        with("Does Else", "categories", json!(["cleaning"])).await,
        with("Is Off", "available", json!(false)).await,
    ];
    let quiet = available(&site, "Sleeps Now").await;
    let times = json!({ "grid": {}, "quiet": { "from": "22:00", "to": "06:00", "zone": "America/Los_Angeles" }, "digest": "off" });
    quiet.put("/api/notification-settings", times).await.expect(200);
    let path = start(&site, &boss, 3).await;
    let asked = seen(&boss, &path).await["offers"].as_array().unwrap().len();
    assert_eq!(asked, fits.len());
    for worker in &fits {
        assert_eq!(state(worker).await, "offered");
    }
    for worker in others.iter().chain([&quiet]) {
        assert_eq!(state(worker).await, "none", "{}", worker.get("/api/auth/user").await.text());
    }
    // Availability that nobody renews ends.
    let body = dishwasher(&site, 1);
    site.clock.advance(31 * DAY);
    boss.signs_in("Emma Employer").await;
    let mut later = body;
    later["startAt"] = json!(site.clock.now() + HOUR);
    assert_eq!(boss.post("/api/rapid-hires", later).await.expect(201)["nobodyLeft"], true);
    fits[2].signs_in("Fits Pay").await;
    assert_eq!(fits[2].get("/api/availability").await.expect(200)["available"], false);
}

#[tokio::test]
async fn who_applied_is_busy_or_has_another_offer_is_not_asked_as_well() {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let rival = site.person("Rita Rival", "employer").await;
    let ana = available(&site, "Ana Ames").await;
    let first = start(&site, &boss, 1).await;
    assert_eq!(seen(&boss, &first).await["offers"].as_array().unwrap().len(), 1);
    let second = start(&site, &rival, 1).await;
    assert_eq!(seen(&rival, &second).await["offers"], json!([]), "she's being asked for something else");
    taken(&ana).await;
    pass(&site, 2 * MINUTE).await;
    assert_eq!(seen(&rival, &second).await["offers"], json!([]), "she works at that time");
    let ben = available(&site, "Ben Boyd").await;
    let job = seen(&rival, &second).await["jobId"].as_i64().unwrap();
    let application = ben.applies(job).await;
    pass(&site, 2 * MINUTE).await;
    assert_eq!(seen(&rival, &second).await["offers"], json!([]), "he applied, so the employer answers that");
    rival.step(application, "offer").await.expect(200);
    ben.step(application, "accept").await.expect(200);
    assert_eq!(seen(&rival, &second).await["state"], "filled", "an ordinary hire takes the place");
    // Someone who applies while being asked is hired with that application.
    let cleo = available(&site, "Cleo Cole").await;
    let third = start(&site, &rival, 1).await;
    let job = seen(&rival, &third).await["jobId"].as_i64().unwrap();
    let application = cleo.applies(job).await;
    taken(&cleo).await;
    let hired = cleo.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!((&hired["status"], &hired["contractId"]), (&json!("hired"), &offer(&cleo).await["contractId"]));
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn nobody_is_asked_before_the_posting_fee_is_settled() {
    let site = Site::empty();
    let operator = site.set_up().await;
    site.end_promotion().await;
    let boss = site.person("Emma Employer", "employer").await;
    let ana = available(&site, "Ana Ames").await;
    let path = start(&site, &boss, 1).await;
    let hire = seen(&boss, &path).await;
    assert_eq!((&hire["state"], &hire["offers"]), (&json!("unpaid"), &json!([])));
    let fee = boss.get(&format!("/api/jobs/{}/fee", hire["jobId"])).await.expect(200)["fee"]["id"].clone();
    operator.post(&format!("/api/admin/fees/{fee}/waive"), json!({ "reason": "The school." })).await.expect(200);
    assert_eq!(seen(&boss, &path).await["state"], "asking");
    assert_eq!(state(&ana).await, "offered");
}

#[tokio::test]
async fn whoever_does_not_confirm_in_time_loses_the_job_and_saying_no_costs_nothing() {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let (ana, ben, cleo) =
        (available(&site, "Ana Ames").await, available(&site, "Ben Boyd").await, available(&site, "Cleo Cole").await);
    let path = start(&site, &boss, 1).await;
    for worker in [&ana, &ben, &cleo] {
        answer(worker, "accept").await.expect(200);
    }
    assert_eq!((state(&ana).await, state(&ben).await), ("chosen".into(), "accepted".into()));
    assert_eq!(offer(&ana).await["confirmBy"], NOON + 30 * MINUTE);
    answer(&ana, "decline").await.expect(200);
    assert_eq!(newest(&boss).await, "Ana A. can’t make it after all");
    assert_eq!(state(&ben).await, "chosen");
    // The time is over as soon as it's over, even before the clock has looked.
    site.clock.advance(30 * MINUTE);
    assert_eq!(answer(&ben, "confirm").await.refused(409), "offer_over");
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!((state(&ben).await, state(&cleo).await), ("lapsed".into(), "chosen".into()));
    assert_eq!(newest(&ben).await, "You didn’t confirm “Dishwasher” in time");
    answer(&cleo, "confirm").await.expect(200);
    assert_eq!(answer(&cleo, "confirm").await.refused(409), "wrong_state");
    let second = start(&site, &boss, 1).await;
    let line = seen(&boss, &second).await["offers"].clone();
    let standing =
        |name: &str| line.as_array().unwrap().iter().find(|one| one["name"] == name).unwrap()["missed"].clone();
    assert_eq!((standing("Ana A."), standing("Ben B.")), (json!(0), json!(1)));
    assert_eq!(seen(&boss, &path).await["state"], "filled");
}

#[tokio::test]
async fn stopping_a_hire_or_closing_its_job_lets_everyone_go() {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let (ana, ben) = (available(&site, "Ana Ames").await, available(&site, "Ben Boyd").await);
    let path = start(&site, &boss, 2).await;
    taken(&ana).await;
    let stopped = boss.post(&format!("{path}/stop"), json!({})).await.expect(200);
    assert_eq!(
        (&stopped["state"], &stopped["confirmed"], &stopped["canStop"]),
        (&json!("ended"), &json!(1), &json!(false))
    );
    assert_eq!((state(&ana).await, state(&ben).await), ("confirmed".into(), "closed".into()));
    let job = boss.get(&format!("/api/jobs/{}", stopped["jobId"])).await.expect(200);
    assert_eq!(job["status"], "open", "the job stays on the board");
    assert_eq!(boss.post(&format!("{path}/stop"), json!({})).await.refused(409), "wrong_state");
    let second = start(&site, &boss, 1).await;
    answer(&ben, "accept").await.expect(200);
    let job = seen(&boss, &second).await["jobId"].clone();
    boss.post(&format!("/api/jobs/{job}/close"), json!({ "reason": "not_needed" })).await.expect(200);
    assert_eq!(seen(&boss, &second).await["state"], "ended");
    assert_eq!(newest(&ben).await, "You’re not needed for “Dishwasher” after all");
    // Nobody is asked for work that's over.
    let third = start(&site, &boss, 1).await;
    pass(&site, 9 * HOUR).await;
    assert_eq!(seen(&boss, &third).await["state"], "ended");
}

#[tokio::test]
async fn f16_the_last_opening_goes_to_one_of_two_who_confirm_at_once() {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let ana = available(&site, "Ana Ames").await;
    let path = start(&site, &boss, 1).await;
    answer(&ana, "accept").await.expect(200);
    // An applicant who was offered the same opening accepts while she confirms.
    let job = seen(&boss, &path).await["jobId"].as_i64().unwrap();
    let ben = site.person("Ben Boyd", "worker").await;
    let application = ben.applies(job).await;
    boss.step(application, "offer").await.expect(200);
    let (first, second) = tokio::join!(answer(&ana, "confirm"), ben.step(application, "accept"));
    let statuses = [first.status.as_u16(), second.status.as_u16()];
    assert!(statuses == [200, 409] || statuses == [409, 200], "{statuses:?}");
    assert_eq!(boss.get(&format!("/api/jobs/{job}")).await.expect(200)["filled"], 1);
    // The same answer twice at once counts once.
    let cleo = available(&site, "Cleo Cole").await;
    let path = start(&site, &boss, 1).await;
    answer(&cleo, "accept").await.expect(200);
    let (first, second) = tokio::join!(answer(&cleo, "confirm"), answer(&cleo, "confirm"));
    let mut statuses = [first.status.as_u16(), second.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    assert_eq!(seen(&boss, &path).await["confirmed"], 1);
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn f15_a_repeated_confirmation_hires_once() {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let ana = available(&site, "Ana Ames").await;
    let path = start(&site, &boss, 2).await;
    answer(&ana, "accept").await.expect(200);
    let confirm = format!("/api/rapid-offers/{}/confirm", offer(&ana).await["id"]);
    let body = json!({ "contact": { "phone": "503-555-0123" } });
    let repeats = (0..20).map(|_| ana.post_once("confirm-once", &confirm, &body));
    let replies = futures_util::future::join_all(repeats).await;
    assert!(replies.iter().all(|reply| reply.status == 200 && reply.bytes == replies[0].bytes));
    assert_eq!(seen(&boss, &path).await["confirmed"], 1);
    assert_eq!(ana.get("/api/contracts").await.expect(200)["items"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn f16_stopping_while_someone_confirms_ends_with_them_hired_or_let_go() {
    for _ in 0..5 {
        let site = Site::new().await;
        let boss = site.person("Emma Employer", "employer").await;
        let ana = available(&site, "Ana Ames").await;
        let path = start(&site, &boss, 1).await;
        answer(&ana, "accept").await.expect(200);
        let stop = format!("{path}/stop");
        let (confirmed, stopped) = tokio::join!(answer(&ana, "confirm"), boss.post(&stop, json!({})));
        stopped.expect(200);
        let (expected, contracts) = if confirmed.status == 200 { ("confirmed", 1) } else { ("closed", 0) };
        assert_eq!(state(&ana).await, expected);
        assert_eq!(ana.get("/api/contracts").await.expect(200)["items"].as_array().unwrap().len(), contracts);
        assert!(wrong_numbers(&site).await.is_empty());
    }
}

#[tokio::test]
async fn someone_who_comes_after_all_is_not_replaced() {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let ana = available(&site, "Ana Ames").await;
    let path = start(&site, &boss, 1).await;
    taken(&ana).await;
    pass(&site, 3 * HOUR - 20 * MINUTE).await;
    pass(&site, 35 * MINUTE).await;
    let offers = format!("/api/rapid-offers/{}", offer(&ana).await["id"]);
    let ben = available(&site, "Ben Boyd").await;
    boss.post(&format!("{offers}/replace"), json!({})).await.expect(200);
    answer(&ben, "accept").await.expect(200);
    let shift = ana.get("/api/shifts").await.expect(200)["items"][0]["id"].clone();
    let contract = offer(&ana).await["contractId"].clone();
    let code = boss.get(&format!("/api/contracts/{contract}/clock-code")).await.expect(200)["code"].clone();
    clock_in(&ana, &format!("/api/shifts/{shift}"), &code).await.expect(200);
    assert_eq!(answer(&ben, "confirm").await.refused(409), "job_filled");
    pass(&site, 5 * MINUTE).await;
    assert_eq!((state(&ana).await, state(&ben).await), ("confirmed".into(), "closed".into()));
    assert_eq!(seen(&boss, &path).await["state"], "filled");
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn wrong_input_is_refused_by_field() {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let worker = site.person("Ana Ames", "worker").await;
    let cases = [
        ("city", json!(" ")),
        ("startAt", json!(NOON - 1)),
        ("startAt", json!(NOON + 49 * HOUR)),
        ("hours", json!(0.25)),
        ("hours", json!(1.1)),
        ("hours", json!(17)),
        ("rate", json!(0)),
        ("openings", json!(0)),
        ("openings", json!(21)),
        ("title", json!(" ")),
        ("category", json!("magic")),
        ("notes", json!("x".repeat(1_001))),
        ("employerId", json!(999)),
    ];
    for (field, value) in cases {
        let mut body = dishwasher(&site, 1);
        body[field] = value.clone();
        let refused = boss.post("/api/rapid-hires", body).await.expect(422);
        assert_eq!(refused["fields"][0]["field"], field, "{value}");
    }
    let cases = [
        ("city", json!(" ")),
        ("radiusMiles", json!(0)),
        ("radiusMiles", json!(101)),
        ("categories", json!([])),
        ("categories", json!(["magic"])),
        ("categories", json!(["cleaning", "cleaning"])),
        ("minRate", json!(0)),
        ("hours", json!([{ "day": "friday", "from": "9", "to": "17:00" }])),
    ];
    for (field, value) in cases {
        let mut body = availability();
        body[field] = value.clone();
        let refused = worker.put("/api/availability", body).await.expect(422);
        assert_eq!(refused["fields"][0]["field"], field, "{value}");
    }
    assert_eq!(worker.get("/api/availability").await.expect(200), Value::Null);
    assert_eq!(boss.get("/api/rapid-hires").await.expect(200)["items"], json!([]), "nothing was kept");
}

#[tokio::test]
async fn the_number_of_available_people_is_rounded_and_hidden_below_five() {
    let site = Site::new().await;
    let stranger = Visitor::new(&site);
    let count = async || {
        site.clock.advance(MINUTE);
        stranger.get("/api/availability/count?city=Portland&state=OR").await.expect(200)["people"].clone()
    };
    for n in 1..=4 {
        available(&site, &format!("Person {n}")).await;
    }
    assert_eq!(count().await, Value::Null);
    for n in 5..=9 {
        available(&site, &format!("Person {n}")).await;
    }
    assert_eq!(count().await, 5);
    let town = stranger.get("/api/availability/count").await.expect(200);
    assert_eq!(town, json!({ "people": 5, "town": "Portland, OR" }), "the site's town, if none is named");
    let far = stranger.get("/api/availability/count?city=Salem&state=OR").await.expect(200);
    assert_eq!(far["people"], Value::Null);
}
