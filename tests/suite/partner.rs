//! The partner subscription: months that are paid by hand or by card, renewed, reminded of, and free during a promotion.

use jobstead::clock::{DAY, HOUR};
use jobstead::money::model::Audience;
use jobstead::money::promotions;
use serde_json::{Value, json};

use crate::support::shifts::pass;
use crate::support::stripe::{Stripe, ledger_balance, notify, ran};
use crate::support::{Setup, Site, Visitor, job_body, wrong_numbers};

const PATH: &str = "/api/partner-subscription";

/// A site that offers the subscription, and its operator.
async fn site() -> (Site, Visitor) {
    let site = Site::with(Setup::default());
    let operator = site.set_up().await;
    site.end_promotion().await;
    offer(&operator, "Dinner with investors, every first Tuesday.").await;
    (site, operator)
}

async fn offer(operator: &Visitor, text: &str) {
    operator.steps_up().await;
    operator.put("/api/admin/partner-offer", json!({ "partnerOffer": text })).await.expect(200);
}

async fn subscribe(who: &Visitor) -> Value {
    who.post(PATH, json!({})).await.expect(201)
}

async fn seen(who: &Visitor) -> Value {
    who.get(PATH).await.expect(200)
}

async fn state(who: &Visitor) -> String {
    seen(who).await["state"].as_str().unwrap().to_owned()
}

/// Has the office do something about a fee.
async fn office(operator: &Visitor, fee: &Value, step: &str, body: Value) -> Value {
    operator.steps_up().await;
    operator.post(&format!("/api/admin/fees/{}/{step}", fee["id"]), body).await.expect(200)
}

async fn pay(operator: &Visitor, fee: &Value) -> Value {
    office(operator, fee, "pay", json!({ "method": "cash", "reference": "12" })).await
}

async fn partners(operator: &Visitor) -> Vec<Value> {
    operator.get("/api/admin/partners").await.expect(200)["items"].as_array().unwrap().clone()
}

/// The kinds of someone's notifications about the subscription, newest first.
async fn reminders(who: &Visitor) -> Vec<String> {
    let found = who.get("/api/notifications").await.expect(200);
    let kinds = found["items"].as_array().unwrap().iter().map(|note| note["kind"].as_str().unwrap().to_owned());
    kinds.filter(|kind| kind.starts_with("partner")).collect()
}

/// Lets days pass, each with its tasks; everyone signs in again.
async fn days(site: &Site, number: i64, people: &[(&Visitor, &str)]) {
    for _ in 0..number {
        pass(site, DAY).await;
    }
    for (who, name) in people {
        who.signs_in(name).await;
    }
}

#[tokio::test]
async fn a_month_is_paid_at_the_counter_and_ends_unless_it_is_renewed() {
    let (site, operator) = site().await;
    let (erin, other) = (site.stranger("Erin").await, site.stranger("Otto").await);
    let people = [(&erin, "Erin"), (&operator, "Olive")];
    let before = seen(&erin).await;
    assert_eq!(
        (&before["state"], &before["quote"]["due"], &before["fee"]),
        (&json!("none"), &json!(2_000), &Value::Null)
    );
    let fee = subscribe(&erin).await;
    assert_eq!((&fee["kind"], &fee["state"], &fee["amount"]), (&json!("partner_month"), &json!("due"), &json!(2_000)));
    assert_eq!((&fee["employer"], &fee["firstDay"]), (&json!("Erin"), &Value::Null));
    // Asking again finds the same fee; it's nobody else's business.
    assert_eq!(erin.post(PATH, json!({})).await.expect(200)["id"], fee["id"]);
    let path = format!("/api/fees/{}", fee["id"]);
    assert_eq!(erin.get(&path).await.expect(200)["id"], fee["id"]);
    assert_eq!(other.get(&path).await.status, 404);
    assert_eq!(erin.get("/api/fees").await.expect(200)["items"].as_array().unwrap().len(), 1);
    assert_eq!(other.get("/api/fees").await.expect(200)["items"], json!([]));
    assert_eq!((state(&erin).await.as_str(), partners(&operator).await.len()), ("none", 0));

    let paid = pay(&operator, &fee).await;
    assert_eq!((&paid["firstDay"], &paid["lastDay"]), (&json!("2026-11-20"), &json!("2026-12-19")));
    let active = seen(&erin).await;
    assert_eq!((&active["state"], &active["lastDay"]), (&json!("active"), &json!("2026-12-19")));
    assert_eq!((&active["renewableFrom"], &active["graceUntil"]), (&json!("2026-12-05"), &json!("2026-12-26")));
    let [partner] = &partners(&operator).await[..] else { panic!() };
    assert_eq!((&partner["name"], &partner["isGrace"]), (&json!("Erin"), &json!(false)));
    let told = erin.get("/api/notifications").await.expect(200)["items"][0].clone();
    let body = "We received $20.00 for “Partner subscription, one month”. Your subscription is active.";
    assert_eq!((&told["title"], &told["body"]), (&json!("Partner fee paid"), &json!(body)));
    let early = erin.post(PATH, json!({})).await;
    assert_eq!(early.refused(409), "too_early");

    // From 14 days before the last day, the next month can be paid for. It follows without a gap.
    days(&site, 15, &people).await;
    let next = subscribe(&erin).await;
    let paid = pay(&operator, &next).await;
    assert_eq!((&paid["firstDay"], &paid["lastDay"]), (&json!("2026-12-20"), &json!("2027-01-19")));
    assert_eq!(partners(&operator).await.len(), 1, "one person, though with two months");
    // Nobody is reminded of a month that was renewed.
    days(&site, 20, &people).await;
    assert_eq!((reminders(&erin).await, state(&erin).await.as_str()), (vec![], "active"));
    // January 12: a week is left. January 20: the days of grace begin.
    days(&site, 20, &people).await;
    assert_eq!(reminders(&erin).await, ["partner_ending"]);
    days(&site, 7, &people).await;
    assert_eq!(reminders(&erin).await, ["partner_ended", "partner_ending"]);
    assert_eq!((state(&erin).await.as_str(), &partners(&operator).await[0]["isGrace"]), ("grace", &json!(true)));
    let late = pay(&operator, &subscribe(&erin).await).await;
    assert_eq!((&late["firstDay"], &late["lastDay"]), (&json!("2027-01-20"), &json!("2027-02-19")));
    days(&site, 40, &people).await;
    assert_eq!((state(&erin).await.as_str(), partners(&operator).await.len()), ("ended", 0));
    let new = pay(&operator, &subscribe(&erin).await).await;
    assert_eq!(new["firstDay"], "2027-03-02", "after the days of grace, a month begins on the day it's paid");
    assert!(reminders(&erin).await.is_empty(), "who renewed needs no reminder");
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn a_month_is_paid_by_card() {
    let (stripe, site, operator) = Stripe::site().await;
    offer(&operator, "Dinner with investors.").await;
    let (erin, other) = (site.stranger("Erin").await, site.stranger("Otto").await);
    let fee = subscribe(&erin).await;
    let checkout = format!("/api/fees/{}/checkout", fee["id"]);
    assert_eq!(other.post(&checkout, json!({})).await.status, 404);
    erin.post(&checkout, json!({})).await.expect(200);
    let session = stripe.account().sessions["cs_1"].clone();
    assert_eq!(
        (&session["amount_total"], &session["name"]),
        (&json!(2_000), &json!("Partner fee 1: Partner subscription, one month"))
    );
    // Coming back from the page proves nothing (S57).
    ran(&site).await;
    assert_eq!(state(&erin).await, "none");
    stripe.pay("cs_1");
    for n in 0..50 {
        notify(&site, &format!("evt_{}", n % 3), "cs_1").await.expect(204);
    }
    ran(&site).await;
    let active = seen(&erin).await;
    assert_eq!(
        (&active["state"], &active["lastDay"], &active["fee"]),
        (&json!("active"), &json!("2026-12-19"), &Value::Null)
    );
    assert_eq!((ledger_balance(&operator, "card").await, ledger_balance(&operator, "receivable").await), (2_000, 0));
    // A refund goes back to the card and ends the month.
    office(&operator, &fee, "refund", json!({ "reason": "The dinners are off." })).await;
    ran(&site).await;
    assert_eq!((stripe.given_back("pi_1"), state(&erin).await.as_str()), (2_000, "none"));
    assert_eq!(partners(&operator).await.len(), 0);
    // What's paid on a page that stayed open after canceling goes back (F16).
    let fee = subscribe(&erin).await;
    erin.post(&format!("/api/fees/{}/checkout", fee["id"]), json!({})).await.expect(200);
    assert_eq!(erin.post(&format!("{PATH}/cancel"), json!({})).await.expect(200)["fee"], Value::Null);
    stripe.pay("cs_2");
    pass(&site, HOUR).await;
    assert_eq!((stripe.given_back("pi_2"), state(&erin).await.as_str()), (2_000, "none"));
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn a_promotion_makes_a_month_free_but_not_one_after_another() {
    let (site, operator) = site().await;
    let erin = site.stranger("Erin").await;
    let due = subscribe(&erin).await;
    site.write(|tx| promotions::start(tx, "Grand opening.", Audience::Everyone, tx.now(), None)).await;
    let quote = seen(&erin).await["quote"].clone();
    assert_eq!(
        (&quote["due"], &quote["cause"], &quote["reason"]),
        (&json!(0), &json!("promotion"), &json!("Grand opening."))
    );
    // The fee that was due is waived.
    let free = erin.post(PATH, json!({})).await.expect(200);
    assert_eq!((&free["id"], &free["state"], &free["lastDay"]), (&due["id"], &json!("waived"), &json!("2026-12-19")));
    assert_eq!(erin.post(PATH, json!({})).await.refused(409), "too_early");
    days(&site, 16, &[(&erin, "Erin"), (&operator, "Olive")]).await;
    assert_eq!(subscribe(&erin).await["lastDay"], "2027-01-19");
    assert_eq!(erin.post(PATH, json!({})).await.refused(409), "too_early");
    assert_eq!(
        (ledger_balance(&operator, "promotions").await, ledger_balance(&operator, "receivable").await),
        (4_000, 0)
    );
    // It's free for those who see that posting is free for them, and for nobody else.
    site.end_promotion().await;
    site.write(|tx| promotions::start(tx, "Your first job is free.", Audience::FirstJob, tx.now(), None)).await;
    let boss = site.person("Emma Employer", "employer").await;
    assert_eq!(seen(&boss).await["quote"]["due"], 0);
    boss.post("/api/jobs", job_body("Line cook")).await.expect(201);
    assert_eq!(seen(&boss).await["quote"]["due"], 2_000);
    // A superadmin pays nothing.
    site.end_promotion().await;
    assert_eq!(subscribe(&operator).await["cause"], "superadmin");
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn f16_twenty_requests_at_once_make_one_month() {
    let (site, operator) = site().await;
    let erin = site.stranger("Erin").await;
    let replies = futures_util::future::join_all((0..20).map(|_| erin.post(PATH, json!({})))).await;
    let fee = replies[0].json();
    assert!(replies.iter().all(|reply| reply.json()["id"] == fee["id"]));
    assert_eq!(replies.iter().filter(|reply| reply.status == 201).count(), 1);
    // Paying, waiving and canceling at once: one of them happens.
    operator.steps_up().await;
    let (pay, waive) = (format!("/api/admin/fees/{}/pay", fee["id"]), format!("/api/admin/fees/{}/waive", fee["id"]));
    let cancel = format!("{PATH}/cancel");
    let (paid, waived, canceled) = tokio::join!(
        operator.post(&pay, json!({ "method": "cash", "reference": "12" })),
        operator.post(&waive, json!({ "reason": "A friend." })),
        erin.post(&cancel, json!({})),
    );
    let mut all = [paid.status, waived.status, canceled.status].map(|status| status.as_u16());
    all.sort_unstable();
    assert_eq!(all, [200, 409, 409]);
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn without_an_offer_nobody_subscribes_and_an_unpaid_fee_does_not_wait_forever() {
    let (site, operator) = site().await;
    let erin = site.stranger("Erin").await;
    let body = json!({ "partnerOffer": "x".repeat(1_001) });
    assert_eq!(operator.put("/api/admin/partner-offer", body).await.expect(422)["fields"][0]["field"], "partnerOffer");
    assert_eq!(erin.post(&format!("{PATH}/cancel"), json!({})).await.refused(409), "wrong_state");
    let fee = subscribe(&erin).await;
    offer(&operator, " ").await;
    assert_eq!(erin.get("/api/pricing").await.expect(200)["partnerOffer"], "");
    // What was begun can be finished.
    assert_eq!(erin.post(PATH, json!({})).await.expect(200)["id"], fee["id"]);
    let people = [(&erin, "Erin"), (&operator, "Olive")];
    days(&site, 13, &people).await;
    assert_eq!(seen(&erin).await["fee"]["id"], fee["id"]);
    days(&site, 1, &people).await;
    assert_eq!((&seen(&erin).await["fee"], reminders(&erin).await), (&Value::Null, vec!["partner_unpaid".to_owned()]));
    assert_eq!(ledger_balance(&operator, "receivable").await, 0);
    assert_eq!(erin.post(PATH, json!({})).await.refused(409), "not_offered");
    assert!(wrong_numbers(&site).await.is_empty());
}
