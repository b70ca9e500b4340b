//! The office: who sees what of it, what waits there, and what rings its bell.

use jobstead::clock::{HOUR, MINUTE};
use jobstead::identity::Staff;
use jobstead::policy::pages::Shows;
use jobstead::{args, policy, schedule, site, statements};
use serde_json::{Value, json};

use crate::support::{ORIGIN, PASSWORD, Setup, Site, Visitor, email, wrong_numbers};

statements! {
    SET_STAFF = "UPDATE users SET staff = $2 WHERE id = $1";
    AUDIT = "SELECT act FROM audit_log WHERE actor_id = $1 ORDER BY id LIMIT 20";
}

/// Signs up a staff member.
pub async fn staff(site: &Site, name: &str, level: Staff) -> Visitor {
    let person = site.person(name, "worker").await;
    let id = person.id().await;
    site.write(move |tx| tx.run(SET_STAFF, args![id, level.as_str()])).await;
    person
}

/// Returns the queues that a staff member sees, with their counts.
async fn queues(person: &Visitor) -> Vec<(String, i64)> {
    let office = person.get("/api/admin/office").await.expect(200);
    let queues = office["queues"].as_array().unwrap().iter();
    queues.map(|one| (one["queue"].as_str().unwrap().to_owned(), one["count"].as_i64().unwrap())).collect()
}

async fn bell(person: &Visitor) -> Vec<Value> {
    let found = person.get("/api/notifications?unread=true&limit=100").await.expect(200);
    found["items"].as_array().unwrap().iter().filter(|note| note["kind"] == "office").cloned().collect()
}

async fn titles(person: &Visitor) -> Vec<String> {
    bell(person).await.iter().map(|note| note["title"].as_str().unwrap().to_owned()).collect()
}

async fn reports(person: &Visitor, job: i64) {
    let body = json!({ "reason": "scam", "note": "It asks for a deposit." });
    person.post(&format!("/api/jobs/{job}/report"), body).await.expect(201);
}

async fn sends_feedback(person: &Visitor) -> Value {
    let body = json!({ "feedbackType": "general_feedback", "title": "", "description": "The map is missing." });
    person.post("/api/feedback", body).await.expect(201)["id"].clone()
}

/// Reports an error that no other call reported, as a browser does.
async fn reports_an_error(site: &Site, person: &Visitor, n: usize) {
    let (kind, reference) = (["TypeError", "RangeError", "SyntaxError"][n], ["BCDF2345", "BCDF2346", "BCDF2347"][n]);
    let body = json!({ "name": kind, "message": "x is not a function", "stack": "", "page": "/jobs", "reference": reference, "release": "0.1.0" });
    let status = person.post("/api/errors", body).await.status.as_u16();
    assert!(status < 300, "{status}");
    site.app.intake.flush(&site.app.db).await.unwrap();
}

#[tokio::test]
async fn m6_each_kind_of_news_rings_the_bell_once_and_counts_up() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let agent = staff(&site, "Ada Agent", Staff::Agent).await;
    let moderator = staff(&site, "Mona Moderator", Staff::Moderator).await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("Line cook").await;
    assert!(bell(&operator).await.is_empty(), "a free job is no news");
    site.end_promotion().await;
    for title in ["Baker", "Waiter"] {
        employer.posts(title).await;
    }
    assert_eq!(titles(&operator).await, ["2 new fees to collect"]);
    for name in ["Una One", "Udo Two", "Uta Three"] {
        reports(&site.stranger(name).await, job).await;
    }
    assert_eq!(titles(&operator).await, ["3 new reports about jobs", "2 new fees to collect"]);
    assert_eq!(titles(&moderator).await, ["3 new reports about jobs"], "moderators only review jobs");
    sends_feedback(&employer).await;
    for n in [0, 1] {
        reports_an_error(&site, &employer, n).await;
    }
    let expected = ["2 new errors", "1 new piece of feedback", "3 new reports about jobs", "2 new fees to collect"];
    assert_eq!(titles(&operator).await, expected);
    assert!(bell(&agent).await.is_empty() && bell(&employer).await.is_empty());
    let hrefs: Vec<Value> = bell(&operator).await.iter().map(|note| note["href"].clone()).collect();
    assert_eq!(json!(hrefs), json!(["/error-monitoring", "/admin/feedback", "/admin/jobs", "/admin/fees"]));
    // Once read, the count starts over.
    operator.post("/api/notifications/read", json!({ "all": true })).await.expect(200);
    sends_feedback(&employer).await;
    assert_eq!(titles(&operator).await, ["1 new piece of feedback"]);
    // An error that happens again is no news.
    reports_an_error(&site, &operator, 1).await;
    assert_eq!(titles(&operator).await, ["1 new piece of feedback"]);
}

#[tokio::test]
async fn m6_the_office_counts_what_waits_and_the_dashboard_says_so() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let none = [
        "reported",
        "messages",
        "reviews",
        "disputes",
        "support",
        "passwords",
        "fees",
        "refunds",
        "cards",
        "feedback",
        "errors",
        "calls",
        "push",
        "clock",
    ];
    assert_eq!(queues(&operator).await, none.map(|name| (name.to_owned(), 0)));
    assert_eq!(operator.get("/api/dashboard").await.expect(200)["actions"], json!([]));
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("Line cook").await;
    site.end_promotion().await;
    let unpaid = employer.posts("Baker").await;
    for name in ["Una One", "Udo Two"] {
        reports(&site.stranger(name).await, job).await;
    }
    let feedback = sends_feedback(&employer).await;
    let duplicate = sends_feedback(&employer).await;
    reports_an_error(&site, &employer, 0).await;
    let ask = json!({ "email": email("Una One") });
    Visitor::new(&site).post("/api/auth/reset-request", ask).await.expect(202);
    let counts = async || queues(&operator).await.into_iter().map(|(_, count)| count).collect::<Vec<_>>();
    assert_eq!(counts().await, [1, 0, 0, 0, 0, 1, 1, 0, 0, 2, 1, 0, 0, 0], "a job with two reports counts once");
    let todos = operator.get("/api/dashboard").await.expect(200)["actions"].clone();
    assert_eq!((&todos[0]["kind"], &todos[0]["title"]), (&json!("office"), &json!("Review 1 reported job")));
    assert_eq!(todos.as_array().unwrap().len(), 5);

    operator.post(&format!("/api/admin/feedback/{duplicate}/merge"), json!({ "into": feedback })).await.expect(200);
    assert_eq!(counts().await, [1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0]);
    operator.post(&format!("/api/jobs/{job}/dismiss-reports"), json!({})).await.expect(200);
    let fee = employer.get(&format!("/api/jobs/{unpaid}/fee")).await.expect(200)["fee"]["id"].clone();
    let payment = json!({ "method": "cash", "reference": "Receipt 12" });
    operator.post(&format!("/api/admin/fees/{fee}/pay"), payment).await.expect(200);
    operator.post(&format!("/api/admin/fees/{fee}/refund"), json!({ "reason": "Closed early" })).await.expect(200);
    assert_eq!(counts().await, [0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0]);
    let sent = json!({ "method": "cash", "reference": "Emma" });
    operator.post(&format!("/api/admin/fees/{fee}/return"), sent).await.expect(200);
    let error = operator.get("/api/admin/errors").await.expect(200)["items"][0]["id"].clone();
    operator.post(&format!("/api/admin/errors/{error}/resolve"), json!({})).await.expect(200);
    let decision = json!({ "state": "planned", "answer": "" });
    operator.put(&format!("/api/admin/feedback/{feedback}"), decision).await.expect(200);
    site.clock.advance(8 * 24 * HOUR);
    schedule::run_once(&site.app).await.unwrap();
    let credentials = json!({ "email": "olive@example.org", "password": PASSWORD });
    operator.post("/api/auth/sign-in", credentials).await.expect(200);
    assert_eq!(counts().await, [0; 14], "nobody handled the request for a link within a week");
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn the_office_shows_how_the_server_is_doing_to_those_who_run_it() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let agent = staff(&site, "Ada Agent", Staff::Agent).await;
    assert_eq!(agent.get("/api/admin/office").await.expect(200)["health"], Value::Null);
    schedule::run_once(&site.app).await.unwrap();
    let health = operator.get("/api/admin/office").await.expect(200)["health"].clone();
    assert_eq!((&health["clockRuns"], &health["hasRoom"]), (&json!(true), &json!(true)));
    assert_eq!((&health["backedUpAt"], &health["clockRanAt"]), (&Value::Null, &json!(site.clock.now())));
    site.clock.advance(6 * MINUTE);
    assert_eq!(operator.get("/api/admin/office").await.expect(200)["health"]["clockRuns"], false);
}

#[tokio::test]
async fn m7_staff_find_only_the_pages_that_their_level_allows() {
    let site = Site::new().await;
    let levels = [Staff::Agent, Staff::Moderator, Staff::Admin];
    let mut people = Vec::new();
    for (name, level) in ["Ada Agent", "Mona Moderator", "Adam Admin"].into_iter().zip(levels) {
        people.push((level, staff(&site, name, level).await));
    }
    let mut seen = 0;
    // The page of one thing is a 404 without it.
    let pages = site.app.routes.rows().iter().filter(|row| row.built && !row.path.contains('{'));
    for row in pages.filter(|row| row.role == Shows::NotFound) {
        let least = row.office.unwrap_or_else(|| panic!("{}: a staff page says who it is for", row.path));
        for (level, person) in &people {
            let expected = if *level >= least { 200 } else { 404 };
            assert_eq!(person.get(&row.path).await.status.as_u16(), expected, "{} as {level:?}", row.path);
            seen += 1;
        }
    }
    assert!(seen >= 30, "{seen}");
    let totals = people[0].1.get("/api/admin/office").await.expect(200)["totals"].clone();
    assert_eq!(totals, json!([]), "an agent reads no whole list");
    let agents = queues(&people[0].1).await.into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    assert_eq!(agents, ["support", "passwords", "calls"]);
    // Below admins, the page of errors is the same as to everyone: their own errors.
    assert_eq!(people[0].1.get("/error-monitoring").await.status, 200);
}

#[tokio::test]
async fn m7_a_page_of_the_office_is_for_those_who_can_read_its_data() {
    let site = Site::new().await;
    let data = [
        ("/admin-dashboard", "GET", "/api/admin/office"),
        ("/admin/jobs", "GET", "/api/admin/jobs"),
        ("/admin/messages", "GET", "/api/admin/message-reports"),
        ("/admin/disputes", "GET", "/api/admin/disputes"),
        ("/disputes/{id}", "GET", "/api/disputes/{id}"),
        ("/admin/reviews", "GET", "/api/admin/review-reports"),
        ("/admin/support", "GET", "/api/admin/support/chats"),
        ("/admin/fees", "GET", "/api/admin/fees"),
        ("/admin/promotions", "GET", "/api/admin/promotions"),
        ("/admin/people", "GET", "/api/admin/people"),
        ("/admin/analytics", "GET", "/api/admin/analytics"),
        ("/admin/feedback", "GET", "/api/admin/feedback"),
        ("/admin/settings", "PUT", "/api/site"),
        ("/admin/mail", "GET", "/api/admin/mail"),
        ("/admin/reach", "GET", "/api/admin/unreached"),
        ("/admin/imports", "GET", "/api/admin/imports"),
        ("/admin/imports/{id}", "GET", "/api/admin/imports/{id}"),
        ("/error-monitoring", "GET", "/api/admin/errors"),
    ];
    for row in site.app.routes.rows().iter().filter(|row| row.built && row.alias_of.is_none()) {
        let Some(least) = row.office else { continue };
        let (_, method, api) = data.iter().find(|(path, ..)| *path == row.path).expect("a page of the office has data");
        for level in [Staff::Agent, Staff::Moderator, Staff::Admin, Staff::Superadmin] {
            let may_read = policy::allows_staff(&method.parse().unwrap(), api, level);
            assert_eq!(may_read, level >= least, "{} as {level:?}", row.path);
        }
    }
}

#[tokio::test]
async fn m7_an_agent_makes_reset_links_for_members_whose_address_they_know() {
    let site = Site::with(Setup::default());
    let operator = site.set_up().await;
    let agent = staff(&site, "Ada Agent", Staff::Agent).await;
    let colleague = staff(&site, "Carl Colleague", Staff::Agent).await;
    let wanda = site.stranger("Wanda Worker").await;
    site.stranger("Otto Other").await;
    let names = async |query: &str| -> Vec<String> {
        let found = agent.get(&format!("/api/admin/people{query}")).await.expect(200);
        found["items"].as_array().unwrap().iter().map(|m| m["name"].as_str().unwrap().to_owned()).collect()
    };
    for broad in ["", "?query=", "?query=wanda", "?query=example.org", "?query=w", "?query=%25%40example.org"] {
        assert_eq!(names(broad).await, Vec::<String>::new(), "{broad}");
    }
    assert_eq!(names("?query=%20Wanda.Worker%40example.org").await, ["Wanda Worker"]);
    Visitor::new(&site).post("/api/auth/reset-request", json!({ "email": email("Wanda Worker") })).await.expect(202);
    assert_eq!(names("?asked=true").await, ["Wanda Worker"]);

    let path = |id: i64, action: &str| format!("/api/admin/people/{id}/{action}");
    let (wanda_id, colleague_id, operator_id) = (wanda.id().await, colleague.id().await, operator.id().await);
    let link = agent.post(&path(wanda_id, "reset-link"), json!({})).await.expect(200);
    assert_eq!(link["url"], Value::Null, "it goes to the account's own address");
    for id in [colleague_id, operator_id] {
        assert_eq!(agent.post(&path(id, "reset-link"), json!({})).await.refused(403), "higher_role");
    }
    for action in ["end-sessions", "disable", "enable"] {
        assert_eq!(agent.post(&path(wanda_id, action), json!({})).await.refused(403), "forbidden", "{action}");
    }
    let agent_id = agent.id().await;
    let logged: Vec<String> = site.read(move |tx| tx.all(AUDIT, args![agent_id], jobstead::db::value)).await;
    assert!(logged.contains(&"people_reset_link".to_owned()), "{logged:?}");
    // A stolen session of an agent can't make links without end, nor without the password.
    for _ in 1..30 {
        agent.post(&path(wanda_id, "reset-link"), json!({})).await.expect(200);
    }
    assert_eq!(agent.post(&path(wanda_id, "reset-link"), json!({})).await.refused(429), "quota");
    site.clock.advance(HOUR);
    assert_eq!(agent.post(&path(wanda_id, "reset-link"), json!({})).await.refused(401), "step_up");
    agent.steps_up().await;
    agent.post(&path(wanda_id, "reset-link"), json!({})).await.expect(200);
}

#[tokio::test]
async fn m10_contact_and_payment_are_shown_where_they_are_set_and_nothing_points_to_what_is_missing() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let visitor = Visitor::new(&site);
    let page = async |path: &str| visitor.get(path).await.text();
    assert!(!page("/").await.contains("Someone in town answers"));
    let (pricing, contact) = (page("/pricing").await, page("/contact").await);
    assert!(!pricing.contains("How to pay</h2>") && !pricing.contains("contact the office"), "{pricing}");
    assert!(!contact.contains("puts its address") && !contact.contains("tel:"), "{contact}");

    let contact = json!({ "email": " office@example.org ", "phone": "+1 (503) 555-0142", "address": "12 Main St\nPortland", "hours": "Mon–Fri, 9–5" });
    let mut body = json!({
        "name": "A", "town": "Salem, OR", "currency": "USD", "brand": "#aa3311",
        "fees": { "jobPost": 1, "partnerMonth": 1, "commissionPercent": 0 }, "contact": contact,
    });
    operator.put("/api/site", body.clone()).await.expect(200);
    for path in ["/", "/contact"] {
        let html = page(path).await;
        assert!(html.contains("href=\"tel:+15035550142\"") && html.contains("mailto:office@example.org"), "{path}");
        assert!(html.contains("12 Main St") && html.contains("Mon–Fri, 9–5"), "{path}");
    }
    assert!(page("/").await.contains("Someone in town answers"));
    assert!(page("/pricing").await.contains("contact the office"));
    operator.put("/api/admin/pay-instructions", json!({ "howToPay": "Bring it to the desk." })).await.expect(200);
    assert!(page("/pricing").await.contains("Bring it to the desk."));
    body.as_object_mut().unwrap().remove("contact");
    let kept = operator.put("/api/site", body.clone()).await.expect(200)["contact"].clone();
    assert_eq!((&kept["email"], &kept["phone"]), (&json!("office@example.org"), &json!("+1 (503) 555-0142")));
    for (field, wrong) in
        [("email", "office"), ("email", "a b@example.org"), ("phone", "12"), ("phone", "call me 12345")]
    {
        let mut contact = kept.clone();
        contact[field] = json!(wrong);
        body["contact"] = contact;
        let refused = operator.put("/api/site", body.clone()).await.expect(422);
        assert_eq!(refused["fields"][0]["field"], format!("contact.{field}"), "{wrong}");
    }
}

#[tokio::test]
async fn m10_setup_takes_contact_and_payment() {
    let site = Site::empty();
    let visitor = Visitor::new(&site);
    let mut body = crate::support::setup_body(&site.setup_token().await);
    body["contact"] = json!({ "email": "", "phone": "1", "address": "", "hours": "" });
    assert_eq!(visitor.post("/api/setup", body.clone()).await.expect(422)["fields"][0]["field"], "contact.phone");
    body["contact"]["phone"] = json!("503-555-0142");
    body["howToPay"] = json!(" Cash at the desk. ");
    visitor.post("/api/setup", body).await.expect(201);
    assert_eq!(visitor.get("/api/site").await.expect(200)["contact"]["phone"], "503-555-0142");
    assert_eq!(visitor.get("/api/pricing").await.expect(200)["howToPay"], "Cash at the desk.");
}

/// Returns the steps of the first day that are shown, and whether each is done.
async fn first_steps(person: &Visitor) -> Vec<(String, bool)> {
    let office = person.get("/api/admin/office").await.expect(200);
    let steps = office["firstSteps"].as_array().unwrap().iter();
    steps.map(|one| (one["step"].as_str().unwrap().to_owned(), one["isDone"].as_bool().unwrap())).collect()
}

#[tokio::test]
async fn what_a_new_operator_does_first_is_ticked_off_by_facts() {
    let site = Site::empty();
    let operator = site.set_up().await;
    site.write(|tx| site::store::save_origin(tx, ORIGIN)).await;
    let mut expected = ["logo", "jobs", "mail", "person", "backup"].map(|step| (step.to_owned(), false));
    assert_eq!(first_steps(&operator).await, expected);
    site.write(|tx| site::store::set_logo(tx, "token", b"png")).await;
    expected[0].1 = true;
    assert_eq!(first_steps(&operator).await, expected);
    let agent = staff(&site, "Ada Agent", Staff::Agent).await;
    assert_eq!(first_steps(&agent).await, [], "only those who run the site");
    expected[3].1 = true;
    site.person("Emma Employer", "employer").await.posts("Line cook").await;
    expected[1].1 = true;
    site.write(site::store::record_backup).await;
    expected[4].1 = true;
    assert_eq!(first_steps(&operator).await, expected);
    assert_eq!(operator.post("/api/admin/first-day/everything/dismiss", json!({})).await.status.as_u16() / 100, 4);
    operator.post("/api/admin/first-day/mail/dismiss", json!({})).await.expect(200);
    operator.post("/api/admin/first-day/mail/dismiss", json!({})).await.expect(200);
    assert_eq!(first_steps(&operator).await, [], "all of the others are done");
}

#[tokio::test]
async fn the_first_steps_are_gone_after_a_month() {
    let site = Site::empty();
    let operator = site.set_up().await;
    operator.post("/api/admin/first-day/logo/dismiss", json!({})).await.expect(200);
    assert_eq!(first_steps(&operator).await.len(), 4);
    site.clock.advance(30 * 24 * HOUR);
    operator.signs_in_as_operator().await;
    assert_eq!(first_steps(&operator).await, []);
}
