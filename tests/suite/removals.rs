//! Removing a spammer: closed at once, undone within a day, and deleted after it except for what others need.

use std::time::Duration;

use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::db::value;
use jobstead::{args, removals, schedule, statements};
use serde_json::{Value, json};

use crate::cards;
use crate::messages::{open, say, texts};
use crate::payments::milestone;
use crate::support::pair::Pair;
use crate::support::shifts::pass;
use crate::support::stripe::{Stripe, notify, ran};
use crate::support::stripe_trouble::tell;
use crate::support::{PASSWORD, Reply, Site, Visitor, email, wrong_numbers};

statements! {
    SET_STAFF = "UPDATE users SET staff = $2 WHERE id = $1";
    ADD_MEMBER = "INSERT INTO employer_members (employer_id, user_id, can_post, can_hire, can_pay, can_view) SELECT employer_id, CAST($2 AS BIGINT), 1, 1, 1, 1 FROM jobs WHERE id = $1";
    AUDIT = "SELECT act || ': ' || reason FROM audit_log WHERE act LIKE 'people%' ESCAPE '\\' OR act LIKE 'fee%' ESCAPE '\\' ORDER BY id LIMIT 100";
    CHUNKS = "SELECT CAST(COUNT(*) AS BIGINT) FROM file_chunks";
    JOBS = "SELECT title || ': ' || status FROM jobs ORDER BY id LIMIT 100";
    STATES = "SELECT state FROM fees ORDER BY id LIMIT 200";
    OWN_ROWS = "SELECT (SELECT CAST(COUNT(*) AS BIGINT) FROM drafts WHERE user_id = $1) + (SELECT CAST(COUNT(*) AS BIGINT) FROM message_templates WHERE user_id = $1)
                  + (SELECT CAST(COUNT(*) AS BIGINT) FROM saved_searches WHERE user_id = $1) + (SELECT CAST(COUNT(*) AS BIGINT) FROM profiles WHERE user_id = $1)
                  + (SELECT CAST(COUNT(*) AS BIGINT) FROM profile_skills WHERE user_id = $1) + (SELECT CAST(COUNT(*) AS BIGINT) FROM calendar_addresses WHERE user_id = $1)
                  + (SELECT CAST(COUNT(*) AS BIGINT) FROM employer_invitations WHERE created_by = $1) + (SELECT CAST(COUNT(*) AS BIGINT) FROM scheduled_messages WHERE sender_id = $1)";
}

const PDF: &[u8] = b"%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n";

fn path(id: i64, action: &str) -> String {
    format!("/api/admin/people/{id}/{action}")
}

async fn remove(staff: &Visitor, id: i64, refund: bool) -> Reply {
    staff.steps_up().await;
    staff.post(&path(id, "remove"), json!({ "reason": "Posts the same ad every day.", "refund": refund })).await
}

async fn undo(staff: &Visitor, id: i64) -> Reply {
    staff.steps_up().await;
    staff.post(&path(id, "undo-removal"), json!({})).await
}

/// Lets the day pass in which staff can undo a removal.
async fn day_passes(site: &Site, operator: &Visitor) {
    pass(site, DAY + MINUTE).await;
    operator.signs_in_as_operator().await;
}

async fn listed(site: &Site) -> i64 {
    Visitor::new(site).get("/api/jobs").await.expect(200)["total"]["count"].as_i64().unwrap()
}

async fn all(site: &Site, sql: jobstead::db::Sql) -> Vec<String> {
    site.read(move |tx| tx.all(sql, &[], value::<String>)).await
}

async fn own_rows(site: &Site, id: i64) -> i64 {
    site.read(move |tx| tx.one(OWN_ROWS, args![id], value)).await
}

async fn member(operator: &Visitor, name: &str) -> Value {
    let found = operator.get(&format!("/api/admin/people?query={}", email(name))).await.expect(200);
    found["items"][0].clone()
}

async fn signs_in(site: &Site, name: &str) -> u16 {
    let reply =
        Visitor::new(site).post("/api/auth/sign-in", json!({ "email": email(name), "password": PASSWORD })).await;
    reply.status.as_u16()
}

/// Somebody with a little of everything that only they need: files, a profile, a draft, and so on. Returns the link of an
/// invitation they sent.
async fn settles_in(person: &Visitor) -> Value {
    let profile = json!({
        "name": "Sly Spammer", "headline": "Best pills in town", "about": "Buy now.", "city": "Portland", "state": "OR", "skills": ["Pills"],
        "rate": null, "rateUnit": "hour", "availability": "", "availableFrom": null, "visibility": "everyone",
    });
    person.put("/api/profile", profile).await.expect(200);
    for name in ["one.pdf", "two.pdf"] {
        let file = person.upload("document", name, "application/pdf", PDF).await.expect(201);
        let shown = format!("/api/profile/documents/{}", file["token"].as_str().unwrap());
        person.put(&shown, json!({})).await.expect(200);
    }
    person.upload("document", "loose.pdf", "application/pdf", PDF).await.expect(201);
    person.put("/api/drafts/post-job", json!({ "value": { "title": "More pills" } })).await.expect(200);
    person.post("/api/message-templates", json!({ "title": "Ad", "text": "Buy now." })).await.expect(201);
    person.post("/api/saved-searches", json!({ "name": "Rivals", "search": "query=pills" })).await.expect(201);
    person.post("/api/calendar-address", json!({})).await.expect(200);
    let employer = person.get("/api/auth/user").await.expect(200)["employerId"].clone();
    let rights = json!({ "post": true, "hire": true, "pay": true, "view": true });
    let invited = json!({ "label": "The next account", "rights": rights });
    let made = person.post(&format!("/api/employers/{employer}/invitations"), invited).await.expect(201);
    json!({ "token": made["url"].as_str().unwrap().split("/join#token=").nth(1).unwrap() })
}

#[tokio::test]
async fn a_removed_account_is_closed_at_once_and_undoing_it_brings_everything_back() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let spammer = site.person("Sly Spammer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let invitation = settles_in(&spammer).await;
    let answered = spammer.posts("Packer").await;
    spammer.posts("Pills by mail").await;
    let application = worker.applies(answered).await;
    let talk = open(&spammer, "application", application).await;
    say(&spammer, &talk, "Send your details.").await;
    let (id, before) = (spammer.id().await, own_rows(&site, spammer.id().await).await);
    assert_eq!((listed(&site).await, before), (2, 7));
    let preview = operator.get(&path(id, "removal")).await.expect(200);
    assert_eq!(preview, json!({ "openJobs": 2, "refundable": [] }), "it was free");

    let missing = operator.post(&path(id, "remove"), json!({ "reason": " " })).await.expect(422);
    assert_eq!(missing["fields"][0]["field"], "reason");
    let removed = remove(&operator, id, false).await.expect(200);
    let removal = &removed["removal"];
    assert_eq!(removal["deleteAt"], json!(site.clock.now() + DAY));
    assert_eq!((&removal["removedBy"], &removal["hasBegun"]), (&json!("Olive Operator"), &json!(false)));
    assert_eq!(removal["reason"], "Posts the same ad every day.");
    assert_eq!((listed(&site).await, signs_in(&site, "Sly Spammer").await), (0, 401));
    assert_eq!(spammer.get("/api/auth/user").await.refused(401), "unauthorized");
    let newcomer = site.person("Nick Newcomer", "employer").await;
    let read = newcomer.post("/api/employer-invitations/accept", invitation.clone()).await;
    assert_eq!(read.refused(404), "not_found", "nobody joins a spammer who is being removed");
    assert_eq!(worker.get(&format!("/api/applications/{application}")).await.expect(200)["status"], "sent");
    assert_eq!(texts(&worker, &talk).await, ["Send your details."]);
    operator.steps_up().await;
    assert_eq!(operator.post(&path(id, "enable"), json!({})).await.refused(409), "being_removed");

    pass(&site, DAY - HOUR).await;
    operator.signs_in_as_operator().await;
    let back = undo(&operator, id).await.expect(200);
    assert_eq!((&back["removal"], &back["disabledAt"]), (&Value::Null, &Value::Null));
    // The address of the calendar ends with any closing.
    assert_eq!((listed(&site).await, own_rows(&site, id).await), (2, before - 1));
    spammer.signs_in("Sly Spammer").await;
    let profile = spammer.get("/api/profile").await.expect(200);
    assert_eq!((&profile["about"], profile["documents"].as_array().unwrap().len()), (&json!("Buy now."), 2));
    newcomer.post("/api/employer-invitations/accept", invitation).await.expect(200);
    assert_eq!(undo(&operator, id).await.refused(409), "not_removed");
    // Nothing is left of it: the day that ends now deletes nothing.
    day_passes(&site, &operator).await;
    assert_eq!(listed(&site).await, 2);
    assert_eq!(all(&site, AUDIT).await, ["people_remove: Posts the same ad every day.", "people_undo_removal: "]);
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn undoing_a_removal_leaves_an_account_closed_that_was_closed_before() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let spammer = site.person("Sly Spammer", "employer").await;
    spammer.posts("Pills by mail").await;
    let id = spammer.id().await;
    let closed = operator.post(&path(id, "disable"), json!({})).await.expect(200)["disabledAt"].clone();
    site.clock.advance(MINUTE);
    assert_eq!(remove(&operator, id, false).await.expect(200)["disabledAt"], closed);
    assert_eq!(undo(&operator, id).await.expect(200)["disabledAt"], closed);
    assert_eq!(listed(&site).await, 0);
    operator.post(&path(id, "enable"), json!({})).await.expect(200);
    assert_eq!(listed(&site).await, 1);
}

#[tokio::test]
async fn a_day_later_what_only_they_need_is_gone_and_what_others_need_stays() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let pair = Pair::new(&site).await;
    milestone(&pair, "Deep clean", 20_000).await;
    let spammer = &pair.employer;
    settles_in(spammer).await;
    let employer = spammer.get("/api/auth/user").await.expect(200)["employerId"].clone();
    let page = format!("/api/employers/{employer}");
    spammer.patch(&page, json!({ "about": "Pills and more." })).await.expect(200);
    let open_job = spammer.posts("Packer").await;
    spammer.posts("Pills by mail").await;
    spammer.post(&format!("/api/jobs/{open_job}/duplicate"), json!({})).await.expect(201);
    let applicant = site.person("Abby Applicant", "worker").await;
    let application = applicant.applies(open_job).await;
    let talk = open(spammer, "application", application).await;
    let sent = spammer.upload("document", "ad.pdf", "application/pdf", PDF).await.expect(201);
    let message = json!({ "text": "Read this.", "fileTokens": [sent["token"]] });
    spammer.post(&format!("{talk}/messages"), message).await.expect(201);
    let later = json!({ "text": "Read it again.", "clientId": "later", "sendAt": site.clock.now() + 3 * DAY });
    spammer.post(&format!("{talk}/messages"), later).await.expect(201);
    let (id, chunks) = (spammer.id().await, site.read(|tx| tx.one(CHUNKS, &[], value::<i64>)).await);
    let name = email("Emma Employer");
    assert!(own_rows(&site, id).await > 7);

    remove(&operator, id, false).await.expect(200);
    day_passes(&site, &operator).await;

    let found = operator.get(&format!("/api/admin/people?query={name}")).await.expect(200)["items"][0].clone();
    assert_eq!(found["removal"]["deletedAt"], json!(site.clock.now()));
    assert_eq!(own_rows(&site, id).await, 0);
    let kept = i64::try_from(PDF.len()).unwrap();
    assert_eq!(found["storedBytes"], json!(kept), "the file in the conversation is all that is left");
    assert_eq!(site.read(|tx| tx.one(CHUNKS, &[], value::<i64>)).await, chunks - 3);
    // The jobs that nobody answered are gone, or aren't shown if they have a fee.
    assert_eq!(all(&site, JOBS).await, ["Line cook: filled", "Packer: refused", "Pills by mail: refused"]);
    assert_eq!(Visitor::new(&site).get(&page).await.expect(200)["about"], "");
    // Who dealt with them still has everything.
    let stranger = Visitor::new(&site);
    assert_eq!(stranger.get(&format!("/api/jobs/{open_job}")).await.refused(404), "not_found");
    applicant.signs_in("Abby Applicant").await;
    let seen = applicant.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!((&seen["status"], &seen["job"]["title"]), (&json!("not_selected"), &json!("Packer")));
    assert!(texts(&applicant, &talk).await.contains(&"Read this.".to_owned()));
    let file = format!("/api/files/{}", sent["token"].as_str().unwrap());
    assert_eq!(applicant.get(&file).await.bytes, PDF);
    pair.worker.signs_in("Wanda Worker").await;
    let contract = pair.worker.get(&pair.path).await.expect(200);
    assert_eq!((&contract["state"], &contract["employer"]["name"]), (&json!("active"), &json!("Emma Employer")));
    let invoices = pair.worker.get(&format!("{}/money", pair.path)).await.expect(200)["invoices"]["items"].clone();
    assert_eq!(invoices.as_array().unwrap().len(), 1);
    let invoice = pair.worker.get(&format!("/api/invoices/{}", invoices[0]["id"])).await.expect(200);
    assert_eq!(invoice["invoice"]["total"], json!(20_000));

    for action in ["undo-removal", "enable", "remove"] {
        operator.steps_up().await;
        let body = if action == "remove" { json!({ "reason": "Again." }) } else { json!({}) };
        let refused = operator.post(&path(id, action), body).await.refused(409);
        let expected = if action == "remove" { "already_removed" } else { "already_deleted" };
        assert_eq!(refused, expected, "{action}");
    }
    schedule::run_once(&site.app).await.unwrap();
    let audit = all(&site, AUDIT).await;
    assert_eq!(audit.iter().filter(|line| line.starts_with("people_deleted")).count(), 1, "{audit:?}");
    assert!(wrong_numbers(&site).await.is_empty(), "{:?}", wrong_numbers(&site).await);
}

#[tokio::test]
async fn paid_job_fees_are_refunded_once_although_the_site_stops_after_every_batch() {
    let site = Site::empty();
    let operator = site.set_up().await;
    site.end_promotion().await;
    let spammer = site.person("Sly Spammer", "employer").await;
    for n in 0..25 {
        let job = spammer.posts(&format!("Pills {n}")).await;
        let fee = spammer.get(&format!("/api/jobs/{job}/fee")).await.expect(200)["fee"]["id"].clone();
        if n < 23 {
            let paid = json!({ "method": "cash", "reference": "in an envelope" });
            operator.post(&format!("/api/admin/fees/{fee}/pay"), paid).await.expect(200);
        }
    }
    let id = spammer.id().await;
    let preview = operator.get(&path(id, "removal")).await.expect(200);
    assert_eq!(preview, json!({ "openJobs": 23, "refundable": [{ "amount": 23 * 500, "currency": "USD" }] }));
    remove(&operator, id, true).await.expect(200);
    site.clock.advance(DAY + MINUTE);
    let mut batches = 0;
    while site.restarted().write(removals::work::run_batch).await {
        batches += 1;
        let states = all(&site, STATES).await;
        assert_eq!(states.iter().filter(|state| *state == "refunded").count(), if batches == 1 { 20 } else { 23 });
        operator.signs_in_as_operator().await;
        assert_eq!(undo(&operator, id).await.refused(409), "already_deleted", "after {batches}");
    }
    assert!(batches >= 5, "two for the fees, two for the jobs, one for the rest: {batches}");
    let states = all(&site, STATES).await;
    assert_eq!(states.iter().filter(|state| *state == "cancelled").count(), 2, "what wasn't paid isn't due anymore");
    let owed = operator.get("/api/admin/fees?queue=owed&limit=100").await.expect(200);
    assert_eq!(owed["items"].as_array().unwrap().len(), 23);
    assert_eq!(owed["items"][0]["reference"], "The account was removed.");
    let audit = all(&site, AUDIT).await;
    assert_eq!(audit.iter().filter(|line| *line == "fee_refund_owed: ").count(), 23);
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn card_payments_go_back_by_themselves_but_not_those_that_the_bank_took_back() {
    let (stripe, site, operator) = Stripe::site().await;
    let spammer = site.person("Sly Spammer", "employer").await;
    for page in ["cs_1", "cs_2"] {
        let (_, fee) = cards::post(&spammer).await;
        cards::checkout(&spammer, &fee).await;
        stripe.pay(page);
        notify(&site, &format!("evt_{page}"), page).await.expect(204);
        ran(&site).await;
    }
    let dispute = stripe.charge_back("cs_2", 500);
    tell(&site, "evt_begun", "charge.dispute.created", &stripe.object(&dispute), None).await.expect(204);
    ran(&site).await;
    stripe.decide(&dispute, "lost");
    tell(&site, "evt_lost", "charge.dispute.closed", &stripe.object(&dispute), None).await.expect(204);
    ran(&site).await;
    let id = spammer.id().await;
    let preview = operator.get(&path(id, "removal")).await.expect(200);
    assert_eq!(preview["refundable"], json!([{ "amount": 500, "currency": "USD" }]), "one of the two");
    remove(&operator, id, true).await.expect(200);
    day_passes(&site, &operator).await;
    ran(&site).await;
    assert_eq!((stripe.given_back("pi_1"), stripe.given_back("pi_2"), stripe.refunds()), (500, 0, 1));
    assert_eq!(all(&site, STATES).await, ["refunded", "paid"]);
    let audit = all(&site, AUDIT).await;
    let refused = "fee_not_refunded: Not refunded: the bank took the card payment back.";
    assert_eq!(audit.iter().filter(|line| *line == refused).count(), 1, "{audit:?}");
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn without_the_wish_to_refund_and_with_a_colleague_nothing_is_paid_back() {
    let site = Site::empty();
    let operator = site.set_up().await;
    site.end_promotion().await;
    let (spammer, colleague) =
        (site.person("Sly Spammer", "employer").await, site.person("Carl Client", "employer").await);
    let job = spammer.posts("Packer").await;
    let paid = json!({ "method": "cash", "reference": "in an envelope" });
    operator.post("/api/admin/fees/1/pay", paid).await.expect(200);
    let (spammers, colleagues) = (spammer.id().await, colleague.id().await);
    site.write(move |tx| tx.run(ADD_MEMBER, args![job, colleagues])).await;
    // The colleague still has the employer, its job and what was paid for it.
    assert_eq!(operator.get(&path(spammers, "removal")).await.expect(200), json!({ "openJobs": 0, "refundable": [] }));
    remove(&operator, spammers, true).await.expect(200);
    assert_eq!(listed(&site).await, 1);
    day_passes(&site, &operator).await;
    assert_eq!((listed(&site).await, all(&site, STATES).await), (1, vec!["paid".to_owned()]));
    // Once both are removed, nobody is left.
    let preview = operator.get(&path(colleagues, "removal")).await.expect(200);
    assert_eq!(preview, json!({ "openJobs": 1, "refundable": [{ "amount": 500, "currency": "USD" }] }));
    remove(&operator, colleagues, false).await.expect(200);
    assert_eq!(listed(&site).await, 0);
    day_passes(&site, &operator).await;
    assert_eq!(
        (all(&site, JOBS).await, all(&site, STATES).await),
        (vec!["Packer: refused".to_owned()], vec!["paid".to_owned()])
    );
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn s23_only_higher_staff_remove_accounts_and_two_at_once_do_it_once() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let spammer = site.person("Sly Spammer", "employer").await;
    let (ada, adam, agent) =
        (site.stranger("Ada Admin").await, site.stranger("Adam Admin").await, site.stranger("Ally Agent").await);
    for (who, staff) in [(&ada, "admin"), (&adam, "admin"), (&agent, "agent")] {
        let id = who.id().await;
        site.write(move |tx| tx.run(SET_STAFF, args![id, staff])).await;
    }
    let (id, own, peer, higher) = (spammer.id().await, ada.id().await, adam.id().await, operator.id().await);
    assert_eq!(remove(&agent, id, false).await.refused(403), "forbidden");
    assert_eq!(remove(&spammer, own, false).await.refused(403), "forbidden");
    assert_eq!(remove(&ada, own, false).await.refused(409), "own_account");
    assert_eq!(remove(&ada, higher, false).await.refused(403), "higher_role");
    assert_eq!(remove(&ada, peer, false).await.refused(403), "higher_role", "of the same level");
    assert_eq!(remove(&ada, 9_999, false).await.refused(404), "not_found");
    for (who, expected) in [("Adam Admin", false), ("Sly Spammer", true)] {
        assert_eq!(member(&ada, who).await["canRemove"], json!(expected), "{who}");
    }
    remove(&operator, peer, false).await.expect(200);
    undo(&operator, peer).await.expect(200);
    adam.signs_in("Adam Admin").await;

    let (first, second) = tokio::join!(remove(&ada, id, false), remove(&adam, id, false));
    let statuses = [first.status.as_u16(), second.status.as_u16()];
    assert_eq!(statuses.iter().sum::<u16>(), 200 + 409, "{statuses:?}");
    let (first, second) = tokio::join!(undo(&ada, id), undo(&adam, id));
    assert_eq!(first.status.as_u16() + second.status.as_u16(), 200 + 409);
    // The same click twice is one.
    ada.steps_up().await;
    let body = json!({ "reason": "Spam.", "refund": false });
    let once = ada.post_once("click", &path(id, "remove"), &body).await.expect(200);
    assert_eq!(ada.post_once("click", &path(id, "remove"), &body).await.expect(200), once);
    let removals = all(&site, AUDIT).await.iter().filter(|line| *line == "people_remove: Spam.").count();
    assert_eq!(removals, 1);
}

#[tokio::test]
async fn undoing_and_deleting_at_the_same_moment_do_not_both_happen() {
    let site = Site::empty();
    let operator = site.set_up().await;
    for n in 0..6 {
        let name = format!("Sly Spammer{n}");
        let spammer = site.person(&name, "employer").await;
        settles_in(&spammer).await;
        let id = spammer.id().await;
        remove(&operator, id, false).await.expect(200);
        site.clock.advance(DAY + MINUTE);
        operator.signs_in_as_operator().await;
        let deleted = async {
            // Later and later, so that either can be first.
            tokio::time::sleep(Duration::from_millis(4 * n)).await;
            site.app.db.write(removals::work::run_batch).await
        };
        let (undone, _) = tokio::join!(undo(&operator, id), deleted);
        schedule::run_once(&site.app).await.unwrap();
        let rows = own_rows(&site, id).await;
        match undone.status.as_u16() {
            200 => assert_eq!((rows, signs_in(&site, &name).await), (6, 200)),
            409 => assert_eq!((rows, signs_in(&site, &name).await), (0, 401)),
            other => panic!("{other}"),
        }
    }
}

#[tokio::test]
async fn staff_have_the_whole_day_although_the_site_was_off() {
    let site = Site::empty();
    let operator = site.set_up().await;
    site.app.start_clock().await.unwrap();
    schedule::round(&site.app).await.unwrap();
    let spammer = site.person("Sly Spammer", "employer").await;
    let id = spammer.id().await;
    remove(&operator, id, false).await.expect(200);
    let back = site.at_another_start(site.clock.now() + 3 * DAY);
    back.app.start_clock().await.unwrap();
    schedule::round(&back.app).await.unwrap();
    let operator = operator.at(&back);
    operator.signs_in_as_operator().await;
    undo(&operator, id).await.expect(200);
    assert_eq!(signs_in(&back, "Sly Spammer").await, 200);
}
