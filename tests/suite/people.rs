//! Viewing and ending sessions, password reset links, what staff can do to accounts, and who can view a profile.

use std::net::{IpAddr, Ipv4Addr};

use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::web::client::Client;
use jobstead::web::limits::{Guess, Limit, Limits};
use jobstead::{args, db, statements};
use serde_json::{Value, json};

use crate::support::{PASSWORD, Site, Visitor, email};

statements! {
    SET_STAFF = "UPDATE users SET staff = $2 WHERE id = $1";
    HASHES = "SELECT hash FROM one_time_tokens LIMIT 10";
    RESET_REQUESTS = "SELECT CAST(COUNT(*) AS BIGINT) FROM password_reset_requests";
}

const NEW: &str = "other plain words there";

async fn second_browser(site: &Site, name: &str) -> Visitor {
    let visitor = Visitor::new(site);
    visitor.post("/api/auth/sign-in", json!({ "email": email(name), "password": PASSWORD })).await.expect(200);
    visitor
}

async fn sessions(visitor: &Visitor) -> Vec<Value> {
    visitor.get("/api/sessions").await.expect(200)["items"].as_array().unwrap().clone()
}

async fn is_signed_in(visitor: &Visitor) -> bool {
    visitor.get("/api/auth/user").await.status == 200
}

#[tokio::test]
async fn s8_people_can_view_and_end_their_sessions() {
    let site = Site::new().await;
    let wanda = site.stranger("Wanda Worker").await;
    let other = site.stranger("Otto Other").await;
    site.clock.advance(MINUTE);
    let phone = second_browser(&site, "Wanda Worker").await;
    let list = sessions(&phone).await;
    assert_eq!(list.len(), 2);
    assert_eq!((&list[0]["current"], &list[1]["current"]), (&json!(true), &json!(false)));
    assert_eq!(list[0]["agent"], "Unknown browser");
    let first = format!("/api/sessions/{}", list[1]["ref"].as_str().unwrap());
    assert_eq!(other.delete(&first).await.refused(404), "not_found", "another person's session is not found");
    assert_eq!(phone.delete("/api/sessions/zz").await.refused(404), "not_found");
    assert!(is_signed_in(&wanda).await);
    assert_eq!(phone.delete(&first).await.expect(200)["items"].as_array().unwrap().len(), 1);
    assert!(!is_signed_in(&wanda).await && is_signed_in(&phone).await);
    let third = second_browser(&site, "Wanda Worker").await;
    phone.post("/api/sessions/end-others", json!({})).await.expect(200);
    assert!(!is_signed_in(&third).await && is_signed_in(&phone).await && is_signed_in(&other).await);
    // Expired sessions aren't listed.
    site.clock.advance(31 * DAY);
    let fresh = second_browser(&site, "Wanda Worker").await;
    assert_eq!(sessions(&fresh).await.len(), 1);
}

#[tokio::test]
async fn s8_staff_can_end_any_session_except_of_higher_staff() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let wanda = site.stranger("Wanda Worker").await;
    let admin = site.stranger("Ada Admin").await;
    let (wanda_id, admin_id, operator_id) = (wanda.id().await, admin.id().await, operator.id().await);
    site.write(move |tx| tx.run(SET_STAFF, args![admin_id, "admin"])).await;
    let path = |id: i64, action: &str| format!("/api/admin/people/{id}/{action}");
    admin.post(&path(wanda_id, "end-sessions"), json!({})).await.expect(200);
    assert!(!is_signed_in(&wanda).await);
    for action in ["end-sessions", "disable", "enable", "reset-link"] {
        assert_eq!(admin.post(&path(operator_id, action), json!({})).await.refused(403), "higher_role", "{action}");
        assert_eq!(admin.post(&path(admin_id, action), json!({})).await.refused(409), "own_account", "{action}");
        assert_eq!(admin.post(&path(9_999, action), json!({})).await.refused(404), "not_found", "{action}");
    }
    assert!(is_signed_in(&operator).await);
    let wanda = second_browser(&site, "Wanda Worker").await;
    let closed = operator.post(&path(wanda_id, "disable"), json!({})).await.expect(200);
    assert!(closed["disabledAt"].is_i64());
    assert!(!is_signed_in(&wanda).await);
    let right = json!({ "email": email("Wanda Worker"), "password": PASSWORD });
    assert_eq!(wanda.post("/api/auth/sign-in", right.clone()).await.refused(401), "wrong_credentials");
    assert_eq!(operator.get(&format!("/api/people/{wanda_id}")).await.refused(404), "not_found");
    assert_eq!(operator.post(&path(wanda_id, "reset-link"), json!({})).await.refused(409), "disabled");
    operator.post(&path(wanda_id, "enable"), json!({})).await.expect(200);
    wanda.post("/api/auth/sign-in", right).await.expect(200);
}

#[tokio::test]
async fn staff_search_people_and_see_who_requested_a_reset() {
    let site = Site::empty();
    let operator = site.set_up().await;
    for name in ["Zoë Ångström", "Wanda Worker", "Walter 100%"] {
        site.stranger(name).await;
    }
    let names = async |query: &str| -> Vec<String> {
        let found = operator.get(&format!("/api/admin/people{query}")).await.expect(200);
        found["items"].as_array().unwrap().iter().map(|m| m["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names("").await, ["Walter 100%", "Wanda Worker", "Zoë Ångström", "Olive Operator"]);
    assert_eq!(names("?query=zoe%20ang").await, ["Zoë Ångström"]);
    assert_eq!(names("?query=WANDA.worker%40").await, ["Wanda Worker"]);
    assert_eq!(names("?query=100%25").await, ["Walter 100%"]);
    assert_eq!(names("?query=%25").await, ["Walter 100%"], "a percent sign is matched literally");
    let first = operator.get("/api/admin/people?limit=3").await.expect(200);
    let next = first["nextCursor"].as_str().unwrap();
    assert_eq!(names(&format!("?limit=3&cursor={next}")).await, ["Olive Operator"]);
    assert_eq!(names("?oldest=true&limit=2").await, ["Olive Operator", "Zoë Ångström"]);
    let oldest = operator.get("/api/admin/people?oldest=true&limit=3").await.expect(200);
    let next = oldest["nextCursor"].as_str().unwrap();
    assert_eq!(names(&format!("?oldest=true&limit=3&cursor={next}")).await, ["Walter 100%"]);
    assert_eq!(names("?group=staff").await, ["Olive Operator"]);
    assert!(names("?group=closed").await.is_empty());
    let zoe = operator.get("/api/admin/people?query=zoe").await.expect(200)["items"][0]["id"].clone();
    operator.post(&format!("/api/admin/people/{zoe}/disable"), json!({})).await.expect(200);
    assert_eq!(names("?group=closed").await, ["Zoë Ångström"]);
    assert!(names("?asked=true").await.is_empty());
    let ask = json!({ "email": "Wanda.Worker@example.org" });
    Visitor::new(&site).post("/api/auth/reset-request", ask).await.expect(202);
    assert_eq!(names("?asked=true").await, ["Wanda Worker"]);
}

#[tokio::test]
async fn s31_a_reset_request_reveals_nothing_about_accounts() {
    let site = Site::new().await;
    site.stranger("Wanda Worker").await;
    let mut times = [Vec::new(), Vec::new()];
    let mut bodies = Vec::new();
    for n in 0..200 {
        for (which, email) in [(0, "wanda.worker@example.org".to_owned()), (1, format!("nobody{n}@example.org"))] {
            let started = std::time::Instant::now();
            let reply = request_reset_from(&site, n, &email).await;
            times[which].push(started.elapsed());
            assert_eq!(reply.status, 202);
            bodies.push(reply.bytes);
        }
    }
    bodies.dedup();
    assert_eq!(bodies.len(), 1);
    let median = |times: &mut Vec<std::time::Duration>| {
        times.sort_unstable();
        times[times.len() / 2]
    };
    let [known, unknown] = &mut times;
    assert!(median(known).abs_diff(median(unknown)).as_millis() < 5);
    assert_eq!(site.read(|tx| tx.one(RESET_REQUESTS, &[], db::value::<i64>)).await, 1);
    let visitor = Visitor::new(&site);
    assert_eq!(visitor.post("/api/auth/reset-request", json!({ "email": "no address" })).await.refused(422), "invalid");
}

/// Requests a reset from a different address for each `n`, because the handler's limiter counts by connection.
async fn request_reset_from(site: &Site, n: usize, email: &str) -> crate::support::Reply {
    let visitor = Visitor::new(site);
    let body = json!({ "email": email });
    let request = visitor.request(axum::http::Method::POST, "/api/auth/reset-request", Some(&body));
    site.send_from([10, 0, u8::try_from(n / 250).unwrap(), u8::try_from(n % 250).unwrap()], request).await
}

/// Returns the token of a new link with which a person who asked for it chooses a password.
pub async fn reset_link(operator: &Visitor, user: i64) -> String {
    let made = operator.post(&format!("/api/admin/people/{user}/reset-link"), json!({})).await.expect(200);
    let url = made["url"].as_str().unwrap();
    assert!(url.starts_with("http://127.0.0.1:8080/reset-password#token="));
    url.split('=').nth(1).unwrap().to_owned()
}

#[tokio::test]
async fn s32_a_reset_link_is_long_hashed_short_lived_and_single_use() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let wanda = site.stranger("Wanda Worker").await;
    let user = wanda.id().await;
    Visitor::new(&site).post("/api/auth/reset-request", json!({ "email": email("Wanda Worker") })).await.expect(202);
    let old = reset_link(&operator, user).await;
    let token = reset_link(&operator, user).await;
    assert!(token.len() >= 43, "the token has fewer than 256 bits");
    let stored = site.read(|tx| tx.all(HASHES, &[], db::value::<Vec<u8>>)).await;
    let is_stored = |token: &str| stored.contains(&jobstead::web::token::hash(token).to_vec());
    assert!(is_stored(&token) && !is_stored(&old), "only the hash is stored, and only of the newest");
    assert_eq!(stored.len(), 2, "the other one is the owner's own, in the notice");
    let body = |token: &str, password: &str| json!({ "token": token, "password": password });
    let browser = Visitor::new(&site);
    assert_eq!(
        browser.post("/api/auth/reset", body(&old, NEW)).await.refused(404),
        "not_found",
        "a newer link replaced it"
    );
    let weak = browser.post("/api/auth/reset", body(&token, "Wanda Worker")).await;
    assert_eq!(weak.expect(422)["fields"][0]["field"], "password", "a rejected password does not use up the link");
    assert_eq!(browser.post("/api/auth/reset", body(&token, NEW)).await.expect(200)["id"], user);
    assert!(is_signed_in(&browser).await, "signed in");
    assert!(!is_signed_in(&wanda).await, "all other sessions end");
    assert_eq!(Visitor::new(&site).post("/api/auth/reset", body(&token, NEW)).await.refused(404), "not_found");
    let sign_in = |password: &str| json!({ "email": email("Wanda Worker"), "password": password });
    assert_eq!(wanda.post("/api/auth/sign-in", sign_in(PASSWORD)).await.refused(401), "wrong_credentials");
    site.clock.advance(HOUR);
    wanda.post("/api/auth/sign-in", sign_in(NEW)).await.expect(200);
    assert_eq!(site.read(|tx| tx.one(RESET_REQUESTS, &[], db::value::<i64>)).await, 0, "the reset request is deleted");
    operator.steps_up().await;
    let late = reset_link(&operator, user).await;
    site.clock.advance(30 * MINUTE);
    assert_eq!(browser.post("/api/auth/reset", body(&late, NEW)).await.refused(404), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn s32_a_reset_link_used_twice_at_once_works_once() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let user = site.stranger("Wanda Worker").await.id().await;
    let token = reset_link(&operator, user).await;
    let tries: Vec<_> = (0..2)
        .map(|n| {
            let (site, token) = (site.clone(), token.clone());
            tokio::spawn(async move {
                let body = json!({ "token": token, "password": format!("{NEW} number {n}") });
                Visitor::new(&site).post("/api/auth/reset", body).await.status.as_u16()
            })
        })
        .collect();
    let mut statuses = Vec::new();
    for one in tries {
        statuses.push(one.await.unwrap());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 404]);
}

#[tokio::test]
async fn a_password_change_ends_other_sessions_and_renews_this_one() {
    let site = Site::new().await;
    let wanda = site.stranger("Wanda Worker").await;
    let phone = second_browser(&site, "Wanda Worker").await;
    let before = wanda.cookie("sid");
    let body = |current: &str, new: &str| json!({ "current": current, "new": new });
    let field = async |current: &str, new: &str| {
        let reply = wanda.put("/api/auth/password", body(current, new)).await;
        reply.expect(422)["fields"][0]["field"].as_str().unwrap().to_owned()
    };
    assert_eq!(field("not my password", NEW).await, "current");
    assert_eq!(field(PASSWORD, "password").await, "new");
    assert!(is_signed_in(&phone).await);
    wanda.put("/api/auth/password", body(PASSWORD, NEW)).await.expect(200);
    assert_ne!(wanda.cookie("sid"), before);
    assert!(is_signed_in(&wanda).await && !is_signed_in(&phone).await);
    // Guesses here are limited like guesses at sign-in.
    for _ in 0..5 {
        wanda.put("/api/auth/password", body("guess after guess", NEW)).await.expect(422);
    }
    assert_eq!(wanda.put("/api/auth/password", body(NEW, PASSWORD)).await.refused(429), "too_many");
}

#[test]
fn s36_limiter_memory_is_bounded_for_a_million_addresses() {
    let resident = || {
        let text = std::fs::read_to_string("/proc/self/status").unwrap();
        let line = text.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<i64>().unwrap()
    };
    let limits = Limits::default();
    let fill = |from: u32, to: u32| {
        for n in from..to {
            let _ = limits.check(Limit::SignIn, Client(IpAddr::V4(Ipv4Addr::from(n))));
            let _ = limits
                .guesses(Guess::Password)
                .attempt(jobstead::web::token::hash(&n.to_string()), i64::from(n) * 2_000);
        }
    };
    fill(0, 40_000);
    let before = resident();
    fill(40_000, 1_000_000);
    let grown = resident() - before;
    assert!(grown < 24_000, "{grown} KiB more");
}

#[tokio::test]
async fn owners_choose_who_can_view_their_profile() {
    let site = Site::new().await;
    let wanda = site.person("Wanda Wrightson", "worker").await;
    let employer = site.person("Emma Employer", "employer").await;
    let stranger = site.person("Otto Other", "employer").await;
    let nobody = Visitor::new(&site);
    let id = wanda.id().await;
    let path = format!("/api/people/{id}");
    let page = format!("/people/{id}");
    let application = wanda.applies(employer.posts("Line cook").await).await;
    let see = async |visibility: &str| {
        let edit = json!({ "name": "Wanda Wrightson", "headline": "Cook <b>", "city": "Salem", "state": "OR", "visibility": visibility });
        wanda.put("/api/profile", edit).await.expect(200);
        let mut statuses = Vec::new();
        for visitor in [&nobody, &stranger, &employer, &wanda] {
            let api = visitor.get(&path).await.status.as_u16();
            assert_eq!(visitor.get(&page).await.status.as_u16(), api, "page and API agree");
            statuses.push(api);
        }
        statuses
    };
    assert_eq!(see("everyone").await, [200, 200, 200, 200]);
    let html = nobody.get(&page).await.text();
    assert!(html.contains("<title>Wanda W. – Alder Creek Jobs</title>"));
    assert!(html.contains("<h1>Wanda W.</h1>") && html.contains("Cook &lt;b&gt;") && !html.contains("Cook <b>"));
    assert!(!html.contains("Wrightson"), "the full name is not shown yet");
    assert_eq!(see("members").await, [404, 200, 200, 200]);
    assert_eq!(see("applied").await, [404, 404, 200, 200]);
    employer.step(application, "offer").await.expect(200);
    assert_eq!(employer.get(&path).await.expect(200)["name"], "Wanda W.");
    wanda.step(application, "accept").await.expect(200);
    assert_eq!(employer.get(&path).await.expect(200)["name"], "Wanda Wrightson", "the full name is shown after hiring");
    let employer_id = employer.id().await;
    let other_side = wanda.get(&format!("/api/people/{employer_id}")).await.expect(200);
    assert_eq!(other_side["name"], "Emma Employer");
}

#[tokio::test]
async fn the_distance_between_two_towns_is_shown() {
    let site = Site::new().await;
    let wanda = site.person("Wanda Worker", "worker").await;
    let emma = site.person("Emma Employer", "employer").await;
    let live = |name: &str, city: &str| json!({ "name": name, "city": city, "state": "OR" });
    let path = format!("/api/people/{}", wanda.id().await);
    let distance = async || emma.get(&path).await.expect(200)["distanceMiles"].clone();
    wanda.put("/api/profile", live("Wanda Worker", "Salem")).await.expect(200);
    assert_eq!(distance().await, json!(null));
    emma.put("/api/profile", live("Emma Employer", "Portland")).await.expect(200);
    let miles = distance().await.as_f64().unwrap();
    assert!((40.0..50.0).contains(&miles), "{miles}");
    emma.put("/api/profile", live("Emma Employer", "Salem")).await.expect(200);
    assert_eq!(distance().await, json!(null), "no distance within a town");
}

#[tokio::test]
async fn a_profile_has_a_photo_and_at_most_ten_documents() {
    let site = Site::new().await;
    let wanda = site.person("Wanda Worker", "worker").await;
    let employer = site.person("Emma Employer", "employer").await;
    let mut png = Vec::new();
    let pixels = image::RgbImage::new(30, 20);
    pixels.write_with_encoder(image::codecs::png::PngEncoder::new(&mut png)).unwrap();
    let photo = wanda.upload("photo", "me.png", "image/png", &png).await.expect(201);
    let body = json!({ "photo": photo["token"] });
    assert_eq!(employer.put("/api/profile/photo", body.clone()).await.refused(422), "unknown_file");
    let before = wanda.get("/api/profile").await.expect(200)["completeness"]["percent"].as_i64().unwrap();
    let profile = wanda.put("/api/profile/photo", body).await.expect(200);
    assert_eq!(profile["photo"]["token"], photo["token"]);
    assert_eq!(profile["completeness"]["percent"], before + 15);
    assert_eq!(wanda.get("/api/auth/user").await.expect(200)["avatarUrl"], photo["smallUrl"]);
    let job = employer.posts("Line cook").await;
    wanda.applies(job).await;
    let applicants = employer.get(&format!("/api/jobs/{job}/applications")).await.expect(200);
    assert_eq!(applicants["items"][0]["worker"]["photoUrl"], photo["smallUrl"]);
    let person = employer.get(&format!("/api/people/{}", wanda.id().await)).await.expect(200);
    assert_eq!(person["photoUrl"], photo["smallUrl"]);
    // Saving the text of a profile keeps its photo.
    wanda.put("/api/profile", json!({ "name": "Wanda Worker" })).await.expect(200);
    assert_eq!(wanda.get("/api/profile").await.expect(200)["photo"]["token"], photo["token"]);

    let pdf = b"%PDF-1.4\n%%EOF";
    for n in 0..11 {
        let document = wanda.upload("document", &format!("{n}.pdf"), "application/pdf", pdf).await.expect(201);
        let path = format!("/api/profile/documents/{}", document["token"].as_str().unwrap());
        let reply = wanda.put(&path, json!({})).await;
        match n {
            10 => assert_eq!(reply.refused(409), "too_many_documents"),
            _ => assert_eq!(reply.expect(200)["documents"].as_array().unwrap().len(), n + 1),
        }
        if n == 0 {
            assert_eq!(employer.put(&path, json!({})).await.refused(422), "unknown_file");
        }
    }
    let first = wanda.get("/api/profile").await.expect(200)["documents"][0]["token"].as_str().unwrap().to_owned();
    let left = wanda.delete(&format!("/api/profile/documents/{first}")).await.expect(200);
    assert_eq!(left["documents"].as_array().unwrap().len(), 9);
}

#[tokio::test]
async fn superadmins_give_and_take_staff_levels_and_everyone_concerned_hears_of_it() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let wanda = site.person("Wanda Worker", "worker").await;
    let other = site.stranger("Otto Owner").await;
    let admin = site.stranger("Ada Admin").await;
    let (wanda_id, other_id, admin_id, own_id) =
        (wanda.id().await, other.id().await, admin.id().await, operator.id().await);
    site.write(move |tx| tx.run(SET_STAFF, args![other_id, "superadmin"])).await;
    site.write(move |tx| tx.run(SET_STAFF, args![admin_id, "admin"])).await;
    let path = |id: i64| format!("/api/admin/people/{id}/staff-level");
    let level = |level: Value| json!({ "level": level });
    assert_eq!(admin.put(&path(wanda_id), level(json!("agent"))).await.refused(403), "forbidden");
    assert_eq!(operator.put(&path(own_id), level(Value::Null)).await.refused(409), "own_account");
    for wrong in [json!({}), level(json!("superadmin")), level(json!("owner"))] {
        assert_eq!(operator.put(&path(wanda_id), wrong).await.status, 422);
    }
    let news = async |who: &Visitor| {
        let found = who.get("/api/notifications?limit=1").await.expect(200)["items"][0]["title"].clone();
        found.as_str().unwrap_or_default().to_owned()
    };
    for (given, own, others) in [
        ("agent", "You’re now a support agent", "Olive Operator made Wanda Worker a support agent"),
        ("admin", "You’re now an admin", "Olive Operator made Wanda Worker an admin"),
        ("moderator", "You’re now a moderator", "Olive Operator made Wanda Worker a moderator"),
    ] {
        let member = operator.put(&path(wanda_id), level(json!(given))).await.expect(200);
        assert_eq!((&member["staff"], &member["sessions"]), (&json!(given), &json!(0)));
        assert!(!is_signed_in(&wanda).await, "{given}");
        wanda.signs_in("Wanda Worker").await;
        assert_eq!((news(&wanda).await, news(&other).await), (own.to_owned(), others.to_owned()));
        assert_ne!(news(&operator).await, others, "the person who does it already knows");
        let sees_people = wanda.get("/api/admin/people").await.expect(200)["items"].as_array().unwrap().len() > 1;
        assert_eq!(sees_people, given == "admin");
        if given == "admin" {
            wanda.put("/api/auth/role", json!({ "role": "admin" })).await.expect(200);
        }
    }
    let active = wanda.get("/api/auth/user").await.expect(200)["role"].clone();
    assert_eq!(active, "worker", "the pages of an admin are left with the level");
    let before = operator.put(&path(wanda_id), level(json!("moderator"))).await.expect(200);
    assert_eq!(before["sessions"], 1, "nothing changed, so nobody is signed out");
    operator.put(&path(wanda_id), level(Value::Null)).await.expect(200);
    assert!(!is_signed_in(&wanda).await);
    wanda.signs_in("Wanda Worker").await;
    assert_eq!(news(&wanda).await, "You no longer have access to the office");
    assert_eq!(wanda.get("/api/admin/people").await.refused(403), "forbidden");
    // A closed account can't be given a level, but its level can be taken away.
    operator.post(&format!("/api/admin/people/{admin_id}/disable"), json!({})).await.expect(200);
    assert_eq!(operator.put(&path(admin_id), level(json!("agent"))).await.refused(409), "disabled");
    operator.put(&path(admin_id), level(Value::Null)).await.expect(200);
}

#[tokio::test]
async fn there_is_always_a_superadmin_left() {
    let site = Site::empty();
    let olive = site.set_up().await;
    let otto = site.stranger("Otto Owner").await;
    let (olive_id, otto_id) = (olive.id().await, otto.id().await);
    site.write(move |tx| tx.run(SET_STAFF, args![otto_id, "superadmin"])).await;
    // Both at once: the second one isn't signed in anymore.
    let path = |id: i64| format!("/api/admin/people/{id}/staff-level");
    let (others, own) = (path(otto_id), path(olive_id));
    let (first, second) =
        tokio::join!(olive.put(&others, json!({ "level": null })), otto.put(&own, json!({ "level": null })));
    let mut statuses = [first.status.as_u16(), second.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 401]);
}
