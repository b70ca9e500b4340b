//! Shifts: planning, confirming, clocking in with a code, and standing in.

use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::events::Event;
use jobstead::ids::{EmployerId, UserId};
use jobstead::schedule;
use serde_json::{Value, json};

use crate::support::pair::{Pair, newest};
use crate::support::shifts::{act, asked, clock_in, code, colleague, fact, pass, plan, state};
use crate::support::{NOON, Site, Visitor, wrong_numbers};

#[tokio::test]
async fn a_shift_is_confirmed_clocked_in_with_the_code_and_out() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    assert_eq!(boss.get(&format!("{}/clock-code", pair.path)).await.refused(409), "no_shifts");
    let path = plan(&pair, 3, 8).await;
    assert_eq!(newest(hand).await, "Emma Employer planned a shift for you: Fri, Nov 20");
    assert_eq!(hand.get(&pair.path).await.expect(200)["due"], json!(["shift"]));
    assert_eq!(
        hand.get("/api/dashboard").await.expect(200)["actions"][0]["title"],
        "Confirm your shift for Emma Employer"
    );
    let body = json!({ "startsAt": NOON + 4 * HOUR, "endsAt": NOON + 5 * HOUR });
    let again = boss.post(&format!("{}/shifts", pair.path), body).await;
    assert_eq!(again.refused(409), "busy");
    let backwards = json!({ "startsAt": NOON + 4 * HOUR, "endsAt": NOON + 3 * HOUR });
    let refused = boss.post(&format!("{}/shifts", pair.path), backwards).await.expect(422);
    assert_eq!(refused["fields"][0]["field"], "endsAt");
    assert_eq!(act(boss, &path, "confirm").await.status, 403, "only the worker says whether they come");
    let confirmed = act(hand, &path, "confirm").await.expect(200);
    assert_eq!((&confirmed["state"], &confirmed["can"]), (&json!("confirmed"), &json!(["decline"])));
    assert_eq!(hand.get(&pair.path).await.expect(200)["due"], json!([]));
    let shown = code(&pair).await;
    assert_eq!(clock_in(hand, &path, &shown).await.refused(409), "wrong_state", "it's too early");
    pass(&site, 2 * HOUR).await;
    assert_eq!(newest(hand).await, "Your shift at Emma Employer is soon");
    pass(&site, 50 * MINUTE).await;
    let old = clock_in(hand, &path, &shown).await.expect(422);
    assert_eq!(old["fields"][0]["message"], "That’s not the code on the screen right now. It changes every minute.");
    let shown = code(&pair).await;
    let working = clock_in(hand, &path, &shown).await.expect(200);
    assert_eq!((&working["state"], &working["byCode"]), (&json!("working"), &json!(true)));
    assert_eq!(clock_in(hand, &path, &shown).await.expect(200)["arrivedAt"], working["arrivedAt"], "once");
    assert_eq!(hand.get("/api/timer").await.expect(200)["memo"], "Shift");
    site.clock.advance(4 * HOUR);
    let done = act(hand, &path, "clock-out").await.expect(200);
    assert_eq!((&done["state"], &done["can"]), (&json!("done"), &json!([])));
    assert_eq!(hand.get("/api/timer").await.expect(200), Value::Null);
    let sheet = boss.get(&format!("{}/timesheets/2026-11-20", pair.path)).await.expect(200);
    assert_eq!(sheet["entries"][0]["figures"]["seconds"], 4 * 3_600);
    assert_eq!(act(hand, &path, "clock-out").await.refused(409), "wrong_state");
    let stranger = site.person("Odette Other", "worker").await;
    assert_eq!(act(&stranger, &path, "confirm").await.status, 404);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_night_shift_stays_on_the_board_after_midnight() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let path = plan(&pair, 9, 14).await;
    act(&pair.worker, &path, "confirm").await.expect(200);
    let on_the_board = async |who: &Visitor| {
        let board = who.get("/api/shifts").await.expect(200);
        board["items"].as_array().unwrap().iter().map(|shift| shift["can"].clone()).collect::<Vec<_>>()
    };
    pass(&site, 9 * HOUR).await;
    let shown = code(&pair).await;
    clock_in(&pair.worker, &path, &shown).await.expect(200);
    for (hours, when) in [(4, "after midnight"), (2, "an hour after the planned end")] {
        pass(&site, hours * HOUR).await;
        assert_eq!(on_the_board(&pair.worker).await, [json!(["clock_out"])], "{when}");
        assert_eq!(on_the_board(&pair.employer).await.len(), 1, "{when}");
    }
    act(&pair.worker, &path, "clock-out").await.expect(200);
    pass(&site, DAY).await;
    assert!(on_the_board(&pair.worker).await.is_empty(), "it's over");
}

#[tokio::test]
async fn a_code_cannot_be_guessed() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let path = plan(&pair, 0, 4).await;
    let right = code(&pair).await;
    let wrong = json!(format!("{:04}", (right.as_str().unwrap().parse::<i64>().unwrap() + 1) % 10_000));
    for _ in 0..5 {
        assert_eq!(clock_in(&pair.worker, &path, &wrong).await.status, 422);
    }
    assert_eq!(clock_in(&pair.worker, &path, &right).await.refused(429), "too_many_codes");
    site.clock.advance(16 * MINUTE);
    let right = code(&pair).await;
    clock_in(&pair.worker, &path, &right).await.expect(200);
}

#[tokio::test]
async fn who_does_not_come_is_reported_and_who_had_no_signal_is_not() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let missed = plan(&pair, 3, 8).await;
    act(hand, &missed, "confirm").await.expect(200);
    pass(&site, 3 * HOUR).await;
    pass(&site, 15 * MINUTE).await;
    assert_eq!(newest(boss).await, "Not clocked in yet: Fri, Nov 20");
    pass(&site, 45 * MINUTE).await;
    assert_eq!(newest(boss).await, "Didn’t clock in: Fri, Nov 20");
    assert_eq!(state(&pair, &missed).await, "no_show");
    assert_eq!(clock_in(hand, &missed, &code(&pair).await).await.refused(409), "wrong_state");
    // At the next two, the timer ran without a code; once, its hours come later.
    let hours = |n: i64, from: i64| {
        let (start, end) = (NOON + from * HOUR, NOON + (from + 1) * HOUR);
        json!({ "clientId": format!("device-{n}"), "startedAt": start, "endedAt": end, "manual": false })
    };
    let entries = format!("{}/entries", pair.path);
    let (next, last) = (plan(&pair, 10, 14).await, plan(&pair, 20, 24).await);
    for path in [&next, &last] {
        act(hand, path, "confirm").await.expect(200);
    }
    site.clock.advance(7 * HOUR);
    hand.post(&entries, hours(1, 10)).await.expect(201);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(state(&pair, &next).await, "working");
    pass(&site, 5 * HOUR).await;
    assert_eq!(state(&pair, &next).await, "done", "its hours were stopped by hand");
    pass(&site, 6 * HOUR).await;
    assert_eq!(state(&pair, &last).await, "no_show");
    hand.post(&entries, hours(2, 20)).await.expect(201);
    assert_eq!(newest(boss).await, "Hours that arrived late show a shift was worked: Sat, Nov 21");
    assert_eq!(state(&pair, &last).await, "working");
    assert_eq!(fact(&pair, &missed).await, "missed");
    assert_eq!((fact(&pair, &next).await, fact(&pair, &last).await), (json!("came"), json!("came")));
}

#[tokio::test]
async fn a_shift_without_an_answer_is_reported_and_lapses() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let path = plan(&pair, 48, 52).await;
    pass(&site, DAY).await;
    assert_eq!(newest(&pair.employer).await, "Wanda Worker hasn’t confirmed a shift");
    assert_eq!(state(&pair, &path).await, "proposed", "it can still be confirmed");
    pass(&site, 30 * HOUR).await;
    assert_eq!(state(&pair, &path).await, "declined");
    assert_eq!(pair.worker.get(&pair.path).await.expect(200)["due"], json!([]));
}

#[tokio::test]
async fn the_first_of_those_who_were_asked_takes_the_shift() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let boss = &pair.employer;
    let path = plan(&pair, 3, 8).await;
    assert_eq!(act(boss, &path, "replace").await.refused(409), "no_backups");
    let one = colleague(&site, &pair, "Walter Wright").await;
    let two = colleague(&site, &pair, "Wilma Wood").await;
    act(&pair.worker, &path, "decline").await.expect(200);
    assert_eq!(newest(boss).await, "Wanda Worker can’t make it: Fri, Nov 20");
    let backups = boss.get(&format!("{path}/backups")).await.expect(200);
    assert_eq!(backups["items"].as_array().unwrap().len(), 2);
    assert_eq!(act(boss, &path, "replace").await.expect(200)["asked"], 2);
    assert_eq!(act(boss, &path, "replace").await.refused(409), "wrong_state", "they are asked once");
    assert_eq!(newest(&one).await, "Emma Employer needs someone: Fri, Nov 20");
    let (first, second) = (asked(&one).await, asked(&two).await);
    let paths = [&first, &second].map(|shift| format!("/api/shifts/{}", shift["id"]));
    let (a, b) = tokio::join!(act(&one, &paths[0], "confirm"), act(&two, &paths[1], "confirm"));
    let statuses = [a.status.as_u16(), b.status.as_u16()];
    assert!(statuses == [200, 409] || statuses == [409, 200], "{statuses:?}");
    let loser = if statuses[0] == 200 { &two } else { &one };
    assert_eq!(newest(loser).await, "The shift is taken: Fri, Nov 20");
    assert_eq!(state(&pair, &path).await, "declined", "what the first one said stays");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn shifts_are_canceled_with_the_contract() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let first = plan(&pair, 24, 28).await;
    let second = plan(&pair, 48, 52).await;
    act(&pair.worker, &first, "confirm").await.expect(200);
    act(&pair.employer, &second, "cancel").await.expect(200);
    assert_eq!(newest(&pair.worker).await, "Emma Employer canceled the shift: Sun, Nov 22");
    pair.act(&pair.employer, "end", json!({ "reason": "done" })).await.expect(200);
    pair.act(&pair.worker, "end", json!({ "reason": "done" })).await.expect(200);
    assert_eq!(state(&pair, &first).await, "canceled");
    let late = pair
        .employer
        .post(&format!("{}/shifts", pair.path), json!({ "startsAt": NOON + DAY, "endsAt": NOON + DAY + HOUR }))
        .await;
    assert_eq!(late.refused(409), "wrong_state");
}

#[tokio::test]
async fn a_kiosk_shows_the_code_until_it_is_turned_off() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let boss = &pair.employer;
    let employer = boss.get(&pair.path).await.expect(200)["employer"]["id"].clone();
    let body = json!({ "employerId": employer, "name": "Front door" });
    assert_eq!(pair.worker.post("/api/kiosks", body.clone()).await.status, 404);
    let made = boss.post_once("the-same-key", "/api/kiosks", &body).await.expect(201);
    assert_eq!(boss.post_once("the-same-key", "/api/kiosks", &body).await.expect(201)["token"], made["token"]);
    let path = format!("/api/kiosk-codes/{}", made["token"].as_str().unwrap());
    let anyone = Visitor::new(&site);
    let shown = anyone.get(&path).await.expect(200);
    assert_eq!((&shown["employer"], &shown["changesAt"]), (&json!("Emma Employer"), &json!(NOON + MINUTE)));
    assert!(shown["qr"]["size"].as_i64().unwrap() > 20);
    plan(&pair, 0, 4).await;
    assert_eq!(shown["code"], code(&pair).await, "every screen shows the same");
    assert_eq!(boss.get("/api/kiosks").await.expect(200)["items"][0]["name"], "Front door");
    assert_eq!(pair.worker.get("/api/kiosks").await.expect(200)["items"], json!([]));
    let kiosk = format!("/api/kiosks/{}", made["kiosk"]["id"]);
    assert_eq!(pair.worker.delete(&kiosk).await.status, 404);
    boss.delete(&kiosk).await.expect(200);
    assert_eq!(anyone.get(&path).await.status, 404);
}

#[tokio::test]
async fn a_kiosks_link_is_in_no_file_and_follows_from_nothing_that_is() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let employer = pair.contract().await["employer"]["id"].clone();
    let made = pair.employer.post_once("k", "/api/kiosks", &json!({ "employerId": employer, "name": "Door" })).await;
    let token = made.expect(201)["token"].as_str().unwrap().to_owned();
    let files = ["", "-wal"].map(|ending| {
        let mut path = site.path.clone().into_os_string();
        path.push(ending);
        std::fs::read(path).unwrap()
    });
    let holds =
        |needle: &str| files.iter().any(|file| file.windows(needle.len()).any(|part| part == needle.as_bytes()));
    assert!(holds("Door"), "the files are those of the site");
    assert!(!holds(&token));
    // The same key of someone else makes another link, and says nothing about this one.
    let other = site.person("Odette Other", "employer").await;
    let body = json!({ "employerId": other.get("/api/auth/user").await.expect(200)["employerId"], "name": "Door" });
    assert_ne!(other.post_once("k", "/api/kiosks", &body).await.expect(201)["token"], token);
}

#[tokio::test]
async fn clocking_in_twice_at_once_starts_one_timer() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let path = plan(&pair, 0, 4).await;
    let shown = code(&pair).await;
    let (one, two) = tokio::join!(clock_in(&pair.worker, &path, &shown), clock_in(&pair.worker, &path, &shown));
    assert_eq!(one.expect(200)["arrivedAt"], two.expect(200)["arrivedAt"]);
    assert_eq!(state(&pair, &path).await, "working");
    let (out, again) = tokio::join!(act(&pair.worker, &path, "clock-out"), act(&pair.worker, &path, "clock-out"));
    let statuses = [out.status.as_u16(), again.status.as_u16()];
    assert!(statuses == [200, 409] || statuses == [409, 200], "{statuses:?}");
}

#[tokio::test]
async fn a_shift_that_is_canceled_while_someone_clocks_in_is_one_or_the_other() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let path = plan(&pair, 0, 4).await;
    let shown = code(&pair).await;
    let (arrived, canceled) = tokio::join!(clock_in(&pair.worker, &path, &shown), act(&pair.employer, &path, "cancel"));
    let statuses = [arrived.status.as_u16(), canceled.status.as_u16()];
    assert!(statuses == [200, 409] || statuses == [409, 200], "{statuses:?}");
    let is_running = pair.worker.get("/api/timer").await.expect(200) != Value::Null;
    assert_eq!(is_running, statuses[0] == 200);
}

#[tokio::test]
async fn an_employer_has_twenty_screens_at_most() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let employer = pair.contract().await["employer"]["id"].clone();
    let make = || pair.employer.post("/api/kiosks", json!({ "employerId": employer, "name": "Door" }));
    for _ in 0..20 {
        make().await.expect(201);
    }
    assert_eq!(make().await.refused(409), "too_many_kiosks");
}

#[tokio::test]
async fn a_kiosk_knows_two_codes_ahead_and_each_lets_in_one_person() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, anyone) = (&pair.employer, Visitor::new(&site));
    let other = colleague(&site, &pair, "Walter Wright").await;
    let employer = pair.contract().await["employer"]["id"].clone();
    let made = boss.post("/api/kiosks", json!({ "employerId": employer, "name": "Door" })).await.expect(201);
    let shift = plan(&pair, 0, 4).await;
    let second = format!("/api/contracts/{}", other.get("/api/contracts").await.expect(200)["items"][0]["id"]);
    let body = json!({ "startsAt": NOON, "endsAt": NOON + 4 * HOUR });
    let second = format!("/api/shifts/{}", boss.post(&format!("{second}/shifts"), body).await.expect(201)["id"]);
    let shown = anyone.get(&format!("/api/kiosk-codes/{}", made["token"].as_str().unwrap())).await.expect(200);
    let ahead = shown["ahead"].as_array().unwrap();
    assert_eq!((ahead.len(), &ahead[0]["from"]), (2, &shown["changesAt"]));
    let in_app = boss.get(&format!("{}/clock-code", pair.path)).await.expect(200);
    assert_eq!(in_app["ahead"], json!([]), "only a kiosk has to do without a signal");
    assert_eq!(clock_in(&pair.worker, &shift, &ahead[0]["code"]).await.status, 422, "its minute hasn't come");
    // The kiosk loses its signal, and shows the first of them.
    site.clock.advance(MINUTE + 10_000);
    assert_ne!(ahead[0]["code"], code(&pair).await, "it isn't what the other screens show");
    clock_in(&pair.worker, &shift, &ahead[0]["code"]).await.expect(200);
    assert_eq!(clock_in(&other, &second, &ahead[0]["code"]).await.status, 422, "it's used up");
    site.clock.advance(MINUTE);
    clock_in(&other, &second, &ahead[1]["code"]).await.expect(200);
}

#[tokio::test]
async fn a_kiosk_ends_when_whoever_made_it_leaves_the_employer() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    plan(&pair, 0, 4).await;
    let employer = pair.contract().await["employer"]["id"].clone();
    let made = pair.employer.post("/api/kiosks", json!({ "employerId": employer, "name": "Door" })).await.expect(201);
    let path = format!("/api/kiosk-codes/{}", made["token"].as_str().unwrap());
    let (employer, user) = (EmployerId(employer.as_i64().unwrap()), UserId(pair.employer.id().await));
    Visitor::new(&site).get(&path).await.expect(200);
    site.write(move |tx| tx.emit(Event::HirerRemoved { employer, user })).await;
    assert_eq!(Visitor::new(&site).get(&path).await.status, 404);
}
