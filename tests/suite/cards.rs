//! Paying fees by card: what Stripe says, what it never says, and what is forged.

use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::db::value;
use jobstead::money::cards::settings::{Keys, adopt};
use jobstead::statements;
use serde_json::{Value, json};

use crate::support::shifts::pass;
use crate::support::stripe::{KEY, SECRET, Stripe, TEST_KEY, ledger_balance, notify, notify_with, ran, sign};
use crate::support::{Setup, Site, Visitor, job_body, wrong_numbers};

statements! {
    CHANGES = "SELECT CAST(COUNT(*) AS BIGINT) FROM audit_log WHERE act = 'card_settings_changed'";
}

/// Posts a job whose fee is due, and returns its id and the path of its fee.
pub async fn post(employer: &Visitor) -> (i64, String) {
    let job = employer.post("/api/jobs", job_body("Line cook")).await.expect(201)["id"].as_i64().unwrap();
    let fee = employer.get(&format!("/api/jobs/{job}/fee")).await.expect(200)["fee"]["id"].clone();
    (job, format!("/api/fees/{fee}"))
}

pub async fn checkout(employer: &Visitor, fee: &str) -> String {
    let link = employer.post(&format!("{fee}/checkout"), json!({})).await.expect(200);
    link["url"].as_str().unwrap().to_owned()
}

async fn seen(who: &Visitor, path: &str) -> Value {
    who.get(path).await.expect(200)
}

#[tokio::test]
async fn s57_a_job_opens_when_stripe_says_that_it_is_paid_not_when_the_page_does() {
    let (stripe, site, operator) = Stripe::site().await;
    let boss = site.person("Emma Employer", "employer").await;
    let (job, fee) = post(&boss).await;
    let url = checkout(&boss, &fee).await;
    assert_eq!(url, "https://checkout.stripe.com/c/pay/cs_1");
    assert_eq!(checkout(&boss, &fee).await, url, "the same page, so nobody pays twice");
    let session = stripe.account().sessions["cs_1"].clone();
    assert_eq!((&session["amount_total"], &session["currency"]), (&json!(500), &json!("usd")));
    assert_eq!(session["name"], "Posting fee 1: Line cook");
    assert_eq!(session["success_url"], "http://127.0.0.1:8080/fees/1?card=done");
    // Coming back proves nothing (S57).
    ran(&site).await;
    assert_eq!(seen(&boss, &fee).await["state"], "due");
    stripe.pay("cs_1");
    notify(&site, "evt_1", "cs_1").await.expect(204);
    ran(&site).await;
    let paid = seen(&boss, &fee).await;
    assert_eq!((&paid["state"], &paid["method"], &paid["reference"]), (&json!("paid"), &json!("card"), &json!("pi_1")));
    assert_eq!(seen(&boss, &format!("/api/jobs/{job}")).await["status"], "open");
    assert_eq!((ledger_balance(&operator, "card").await, ledger_balance(&operator, "receivable").await), (500, 0));
    assert_eq!(boss.post(&format!("{fee}/checkout"), json!({})).await.refused(409), "wrong_state");
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn s56_notifications_that_are_repeated_forged_stale_or_lost_change_nothing() {
    let (stripe, site, _) = Stripe::site().await;
    let boss = site.person("Emma Employer", "employer").await;
    let (_, fee) = post(&boss).await;
    checkout(&boss, &fee).await;
    // One that says it was paid, while Stripe says it wasn't.
    notify(&site, "evt_early", "cs_1").await.expect(204);
    ran(&site).await;
    assert_eq!(seen(&boss, &fee).await["state"], "due");
    stripe.pay("cs_1");
    let body = json!({ "id": "evt_forged", "data": { "object": { "id": "cs_1" } } }).to_string();
    let forged = notify_with(&site, &body, |body, now| sign("whsec_wrong", body, now)).await;
    assert_eq!(forged.refused(400), "wrong_signature");
    let stale = notify_with(&site, &body, |body, now| sign(SECRET, body, now - 301)).await;
    assert_eq!(stale.refused(400), "wrong_signature");
    let unsigned = notify_with(&site, &body, |_, _| String::new()).await;
    assert_eq!(unsigned.refused(400), "wrong_signature");
    let other_body = notify_with(&site, &body, |_, now| sign(SECRET, "{}", now)).await;
    assert_eq!(other_body.refused(400), "wrong_signature");
    for _ in 0..50 {
        notify(&site, "evt_1", "cs_1").await.expect(204);
    }
    notify(&site, "evt_unknown", "cs_999").await.expect(204);
    ran(&site).await;
    // One that was sent earlier and comes later.
    notify(&site, "evt_0", "cs_1").await.expect(204);
    ran(&site).await;
    assert_eq!(seen(&boss, &fee).await["state"], "paid");
    let ledger = seen(&boss, "/api/notifications").await;
    let told = ledger["items"].as_array().unwrap().iter().filter(|one| one["kind"] == "fee_paid").count();
    assert_eq!(told, 1);
    // A payment is noticed even if no notification ever comes.
    let (_, fee) = post(&boss).await;
    checkout(&boss, &fee).await;
    stripe.pay("cs_2");
    pass(&site, MINUTE).await;
    assert_eq!(seen(&boss, &fee).await["state"], "paid");
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn f13_a_failure_at_any_step_charges_and_records_once() {
    let (stripe, site, operator) = Stripe::site().await;
    let boss = site.person("Emma Employer", "employer").await;
    let (_, fee) = post(&boss).await;
    // Stripe doesn't answer, then makes the page and the answer is lost.
    stripe.account().fails_before = 1;
    assert_eq!(boss.post(&format!("{fee}/checkout"), json!({})).await.refused(503), "stripe_failed");
    stripe.account().fails_after = 1;
    assert_eq!(boss.post(&format!("{fee}/checkout"), json!({})).await.refused(503), "stripe_failed");
    assert_eq!(checkout(&boss, &fee).await, "https://checkout.stripe.com/c/pay/cs_1");
    assert_eq!(stripe.account().sessions.len(), 1, "repeated requests make one page");
    stripe.pay("cs_1");
    stripe.account().fails_before = 1;
    pass(&site, MINUTE).await;
    assert_eq!(seen(&boss, &fee).await["state"], "due");
    pass(&site, MINUTE).await;
    assert_eq!(seen(&boss, &fee).await["state"], "paid");
    // The same with a refund.
    operator.steps_up().await;
    let path = fee.replace("/api/", "/api/admin/");
    operator.post(&format!("{path}/refund"), json!({ "reason": "Posted twice." })).await.expect(200);
    assert_eq!(
        operator.post(&format!("{path}/return"), json!({ "method": "cash", "reference": "x" })).await.refused(409),
        "paid_by_card"
    );
    stripe.account().fails_after = 1;
    ran(&site).await;
    assert_eq!(seen(&boss, &fee).await["returnedAt"], Value::Null);
    pass(&site, MINUTE).await;
    let returned = seen(&boss, &fee).await;
    assert_eq!((&returned["state"], &returned["reference"]), (&json!("refunded"), &json!("re_1")));
    assert_eq!(returned["returnedAt"], site.clock.now());
    assert_eq!((stripe.refunds(), stripe.effects()), (1, 2));
    assert_eq!((ledger_balance(&operator, "card").await, ledger_balance(&operator, "receivable").await), (0, 0));
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn money_that_is_not_due_or_not_what_was_asked_goes_back() {
    let (stripe, site, operator) = Stripe::site().await;
    let boss = site.person("Emma Employer", "employer").await;
    // Paid by hand while the page was open.
    let (_, fee) = post(&boss).await;
    checkout(&boss, &fee).await;
    operator.steps_up().await;
    let path = fee.replace("/api/", "/api/admin/");
    let by_hand = json!({ "method": "card", "reference": "x" });
    assert_eq!(operator.post(&format!("{path}/pay"), by_hand).await.expect(422)["fields"][0]["field"], "method");
    operator.post(&format!("{path}/pay"), json!({ "method": "cash", "reference": "12" })).await.expect(200);
    stripe.pay("cs_1");
    notify(&site, "evt_1", "cs_1").await.expect(204);
    ran(&site).await;
    assert_eq!(seen(&boss, &fee).await["method"], "cash");
    assert!(stripe.has_refunded("pi_1"));
    // The page's amount isn't the fee's (S57).
    let (_, fee) = post(&boss).await;
    checkout(&boss, &fee).await;
    stripe.change("cs_2", "amount_total", json!(1));
    stripe.pay("cs_2");
    notify(&site, "evt_2", "cs_2").await.expect(204);
    ran(&site).await;
    assert_eq!(seen(&boss, &fee).await["state"], "due");
    assert!(stripe.has_refunded("pi_2"));
    // Nobody gets another page before Stripe says what became of the last one.
    let second = checkout(&boss, &fee).await;
    assert!(second.ends_with("cs_3"));
    stripe.pay("cs_3");
    stripe.account().fails_before = usize::MAX;
    site.clock.advance(HOUR);
    let asked = boss.post(&format!("{fee}/checkout"), json!({})).await;
    assert_eq!(asked.refused(409), "asking_stripe");
    stripe.account().fails_before = 0;
    ran(&site).await;
    let paid = seen(&boss, &fee).await;
    assert_eq!((&paid["state"], &paid["reference"]), (&json!("paid"), &json!("pi_3")));
    assert!(!stripe.has_refunded("pi_3"));
    let kept = ledger_balance(&operator, "card").await + ledger_balance(&operator, "card_costs").await;
    assert_eq!((kept, ledger_balance(&operator, "cash").await), (500, 500));
    assert_eq!(ledger_balance(&operator, "held").await, 0);
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn a_page_that_nobody_pays_on_ends() {
    let (stripe, site, _) = Stripe::site().await;
    let boss = site.person("Emma Employer", "employer").await;
    let (job, fee) = post(&boss).await;
    checkout(&boss, &fee).await;
    stripe.change("cs_1", "status", json!("expired"));
    pass(&site, 2 * HOUR).await;
    assert_eq!(seen(&boss, &fee).await["state"], "due");
    assert!(checkout(&boss, &fee).await.ends_with("cs_2"));
    // Closing the job cancels the fee; a payment that still arrives goes back.
    boss.post(&format!("/api/jobs/{job}/close"), json!({ "reason": "not_needed" })).await.expect(200);
    stripe.pay("cs_2");
    pass(&site, 5 * MINUTE).await;
    assert_eq!(seen(&boss, &fee).await["state"], "cancelled");
    assert!(stripe.has_refunded("pi_2"));
    pass(&site, DAY).await;
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn s63_the_keys_are_stored_checked_and_never_shown() {
    let (_, site, operator) = Stripe::site().await;
    let shown = operator.get("/api/admin/cards").await;
    assert!(!shown.text().contains(KEY) && !shown.text().contains(SECRET));
    let settings = shown.expect(200);
    assert_eq!(
        (&settings["isOn"], &settings["isTest"], &settings["keyEnd"]),
        (&json!(true), &json!(false), &json!("1234"))
    );
    assert_eq!(settings["webhookUrl"], "http://127.0.0.1:8080/api/stripe/webhook");
    let check = operator.post("/api/admin/cards/check", json!({})).await.expect(200);
    assert_eq!((&check["keyWorks"], &check["isTest"]), (&json!(true), &json!(false)));
    operator.steps_up().await;
    let save = async |body: Value| operator.put("/api/admin/cards", body).await;
    for (body, field) in [
        (json!({ "isOn": true, "secretKey": "pk_test_1" }), "secretKey"),
        (json!({ "isOn": true, "secretKey": "sk_live 1" }), "secretKey"),
        (json!({ "isOn": true, "webhookSecret": "secret" }), "webhookSecret"),
    ] {
        assert_eq!(save(body).await.expect(422)["fields"][0]["field"], field);
    }
    save(json!({ "isOn": true, "secretKey": "sk_live_wrong" })).await.expect(200);
    let check = operator.post("/api/admin/cards/check", json!({})).await.expect(200);
    assert_eq!(
        (&check["keyWorks"], &check["problem"]),
        (&json!(false), &json!("Stripe says 401: Invalid API Key provided"))
    );
    save(json!({ "isOn": false })).await.expect(200);
    let boss = site.person("Emma Employer", "employer").await;
    let (_, fee) = post(&boss).await;
    assert_eq!(boss.post(&format!("{fee}/checkout"), json!({})).await.refused(409), "cards_off");
    assert_eq!(seen(&boss, "/api/pricing").await["cards"], false);
}

#[tokio::test]
async fn keys_can_come_with_the_start() {
    let (_stripe, site, operator) = Stripe::site().await;
    let adopts = async |secret_key: &str| {
        let keys = Keys { secret_key: Some(secret_key.to_owned()), webhook_secret: None };
        site.app.db.write(move |tx| adopt(tx, &keys)).await
    };
    let changes = async || site.read(|tx| tx.one(CHANGES, &[], value::<i64>)).await;
    // The same again at each start, and one that can't be a key: nothing changes.
    adopts(KEY).await.unwrap();
    let problem = adopts("oops").await.unwrap_err().explanation();
    assert_eq!((problem.as_str(), changes().await), ("Enter a key that begins with sk_ or rk_.", 1));
    adopts("sk_live_other_5678").await.unwrap();
    let shown = seen(&operator, "/api/admin/cards").await;
    assert_eq!((&shown["isOn"], &shown["keyEnd"], changes().await), (&json!(true), &json!("5678"), 2));
    // With a key for tests, nothing real can be paid.
    adopts(TEST_KEY).await.unwrap();
    let shown = seen(&operator, "/api/admin/cards").await;
    assert_eq!((&shown["isOn"], &shown["isPayOn"], &shown["isTest"]), (&json!(false), &json!(false), &json!(true)));
    // A new site takes payments from the start.
    let new = Site::with(Setup::default());
    let operator = new.set_up().await;
    let keys = Keys { secret_key: Some(KEY.to_owned()), webhook_secret: Some(SECRET.to_owned()) };
    new.app.db.write(move |tx| adopt(tx, &keys)).await.unwrap();
    assert_eq!(seen(&operator, "/api/admin/cards").await["isOn"], true);
}

#[tokio::test]
async fn f16_twenty_requests_at_once_make_one_page() {
    let (stripe, site, _) = Stripe::site().await;
    let boss = site.person("Emma Employer", "employer").await;
    let (_, fee) = post(&boss).await;
    let path = format!("{fee}/checkout");
    let replies = futures_util::future::join_all((0..20).map(|_| boss.post(&path, json!({})))).await;
    assert!(replies.iter().all(|reply| reply.json()["url"] == "https://checkout.stripe.com/c/pay/cs_1"));
    assert_eq!(stripe.newest(), "cs_1");
    let stranger = site.person("Sam Stranger", "employer").await;
    assert_eq!(stranger.post(&path, json!({})).await.status, 404);
}

#[tokio::test]
async fn a_test_payment_is_seen_and_is_not_money() {
    let (stripe, site, operator) = Stripe::site().await;
    assert_eq!(operator.post("/api/admin/cards/test", json!({})).await.refused(409), "no_test_key");
    let body = json!({ "isOn": true, "secretKey": TEST_KEY });
    assert_eq!(operator.put("/api/admin/cards", body).await.expect(422)["fields"][0]["field"], "isOn");
    operator.put("/api/admin/cards", json!({ "isOn": false, "secretKey": TEST_KEY })).await.expect(200);
    let link = operator.post("/api/admin/cards/test", json!({})).await.expect(200);
    assert_eq!(link["url"], "https://checkout.stripe.com/c/pay/cs_1");
    assert_eq!(
        stripe.account().sessions["cs_1"]["success_url"],
        "http://127.0.0.1:8080/admin/fees?show=cards&card=done"
    );
    assert_eq!(seen(&operator, "/api/admin/cards").await["testedAt"], Value::Null);
    stripe.pay("cs_1");
    notify(&site, "evt_1", "cs_1").await.expect(204);
    ran(&site).await;
    let settings = seen(&operator, "/api/admin/cards").await;
    assert_eq!((&settings["testedAt"], &settings["notifiedAt"]), (&json!(site.clock.now()), &json!(site.clock.now())));
    pass(&site, 2 * HOUR).await;
    assert_eq!((ledger_balance(&operator, "card").await, ledger_balance(&operator, "card_costs").await), (0, 0));
    assert_eq!(seen(&operator, "/api/admin/reconciliation").await["differences"], json!([]));
    operator.steps_up().await;
    let live = json!({ "isOn": true, "secretKey": "sk_live_1", "webhookSecret": "whsec_2" });
    assert_eq!(operator.put("/api/admin/cards", live).await.expect(200)["isTest"], false);
}

/// Moves both clocks, in steps of an hour. The operator signs in again afterwards.
pub async fn hours(stripe: &Stripe, site: &Site, operator: &Visitor, hours: i64) {
    for _ in 0..hours {
        pass(site, HOUR).await;
        stripe.account().seconds = site.clock.now() / 1_000;
    }
    operator.signs_in("Olive").await;
    operator.steps_up().await;
}

#[tokio::test]
async fn every_night_the_ledger_is_compared_with_stripe() {
    let (stripe, site, operator) = Stripe::site().await;
    let boss = site.person("Emma Employer", "employer").await;
    let (_, fee) = post(&boss).await;
    checkout(&boss, &fee).await;
    stripe.pay("cs_1");
    hours(&stripe, &site, &operator, 2).await;
    let found = seen(&operator, "/api/admin/reconciliation").await;
    assert_eq!((&found["compared"], &found["differences"], &found["problem"]), (&json!(1), &json!([]), &json!("")));
    // What Stripe took for it is in the ledger, once, and so is a payout.
    assert_eq!((ledger_balance(&operator, "card").await, ledger_balance(&operator, "card_costs").await), (456, 44));
    stripe.list("payout", -400, 0, "po_1");
    for n in 0..90 {
        stripe.list("adjustment", -n, 0, &format!("adj_{n}"));
    }
    stripe.list("charge", 900, 0, "ch_shop");
    operator.steps_up().await;
    let path = fee.replace("/api/", "/api/admin/");
    operator.post(&format!("{path}/refund"), json!({ "reason": "Posted twice." })).await.expect(200);
    hours(&stripe, &site, &operator, 26).await;
    assert_eq!(
        (ledger_balance(&operator, "card").await, ledger_balance(&operator, "bank").await),
        (456 - 400 - 500, 400)
    );
    let found = seen(&operator, "/api/admin/reconciliation").await;
    assert_eq!(found["compared"], 1 + 1 + 90 + 1 + 1);
    let differences = found["differences"].as_array().unwrap();
    assert_eq!(differences.len(), 91);
    let shop = differences.iter().find(|one| one["reference"] == "ch_shop").unwrap();
    assert_eq!((&shop["kind"], &shop["atStripe"], &shop["inLedger"]), (&json!("unknown"), &json!(900), &Value::Null));
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn what_stripe_has_differently_or_not_at_all_is_listed() {
    let (stripe, site, operator) = Stripe::site().await;
    let boss = site.person("Emma Employer", "employer").await;
    for page in ["cs_1", "cs_2"] {
        let (_, fee) = post(&boss).await;
        checkout(&boss, &fee).await;
        stripe.pay(page);
        pass(&site, MINUTE).await;
    }
    // Stripe lists another amount for the first and nothing for the second, and doesn't give back a third.
    {
        let mut account = stripe.account();
        account.transactions[0]["amount"] = json!(400);
        account.transactions.truncate(1);
        account.fails_before = usize::MAX;
    }
    operator.steps_up().await;
    operator.post("/api/admin/fees/1/refund", json!({ "reason": "Posted twice." })).await.expect(200);
    hours(&stripe, &site, &operator, 3).await;
    let found = seen(&operator, "/api/admin/reconciliation").await;
    assert_eq!((&found["comparedAt"], &found["problem"]), (&Value::Null, &json!("Stripe says 500: Try again")));
    stripe.account().fails_before = 0;
    operator.put("/api/admin/cards", json!({ "isOn": true })).await.expect(200);
    stripe.account().no_refunds = true;
    hours(&stripe, &site, &operator, 30).await;
    let found = seen(&operator, "/api/admin/reconciliation").await;
    let listed: Vec<_> = found["differences"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            (
                one["kind"].as_str().unwrap(),
                one["reference"].as_str().unwrap(),
                one["atStripe"].as_i64(),
                one["inLedger"].as_i64(),
            )
        })
        .collect();
    assert_eq!(
        listed,
        [
            ("amount", "ch_1", Some(400), Some(500)),
            ("missing", "ch_2", None, Some(500)),
            ("waiting", "pi_1", None, Some(-500)),
        ]
    );
}

#[tokio::test]
async fn a_refund_that_stripe_refuses_is_asked_for_again_and_can_be_sent_otherwise() {
    let (stripe, site, operator) = Stripe::site().await;
    let boss = site.person("Emma Employer", "employer").await;
    let mut paths = Vec::new();
    for page in ["cs_1", "cs_2"] {
        let (_, fee) = post(&boss).await;
        checkout(&boss, &fee).await;
        stripe.pay(page);
        pass(&site, MINUTE).await;
        paths.push(fee.replace("/api/", "/api/admin/"));
    }
    stripe.account().no_refunds = true;
    operator.steps_up().await;
    operator.post(&format!("{}/refund", paths[0]), json!({ "reason": "Posted twice." })).await.expect(200);
    hours(&stripe, &site, &operator, 20).await;
    assert_eq!(stripe.refunds(), 0);
    // What Stripe refused once, it does later.
    stripe.account().no_refunds = false;
    hours(&stripe, &site, &operator, 24).await;
    assert_eq!((stripe.refunds(), seen(&boss, "/api/fees/1").await["reference"].clone()), (1, json!("re_1")));
    // What it never does, the office sends otherwise.
    stripe.account().no_refunds = true;
    operator.post(&format!("{}/refund", paths[1]), json!({ "reason": "Posted twice." })).await.expect(200);
    let body = json!({ "method": "cash", "reference": "Emma, in the office" });
    assert_eq!(operator.post(&format!("{}/return", paths[1]), body.clone()).await.refused(409), "paid_by_card");
    hours(&stripe, &site, &operator, 25).await;
    operator.post(&format!("{}/return", paths[1]), body).await.expect(200);
    stripe.account().no_refunds = false;
    hours(&stripe, &site, &operator, 25).await;
    assert_eq!(stripe.refunds(), 1);
    assert!(wrong_numbers(&site).await.is_empty());
}
