//! A little cash, which whoever received it confirms without the password, and whoever recorded it can contest for a day.

use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::statements;
use serde_json::{Value, json};

use crate::payment_credits::notes;
use crate::payments::{answer, give_back, milestone, money, number, record};
use crate::support::pair::{Pair, newest};
use crate::support::{Site, Visitor, wrong_numbers};

statements! {
    LEDGER = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM ledger_postings";
}

/// Two people with a contract whose passwords were entered too long ago.
async fn stale(site: &Site) -> Pair {
    let pair = Pair::new(site).await;
    site.clock.advance(11 * MINUTE);
    pair
}

/// Has the employer record cash.
async fn hands_over(pair: &Pair, target: (&str, i64), amount: i64) -> Value {
    record(pair, &pair.employer, target, amount, json!({})).await.expect(201)
}

/// Has the employer record cash and the worker confirm it without the password.
async fn pays(pair: &Pair, target: (&str, i64), amount: i64) -> Value {
    let made = hands_over(pair, target, amount).await;
    confirmed(&pair.worker, &made).await
}

async fn confirmed(who: &Visitor, payment: &Value) -> Value {
    let confirmed = answer(who, payment, "confirm").await.expect(200);
    assert!(confirmed["contestUntil"].is_i64(), "confirmed without the password: {confirmed}");
    confirmed
}

async fn contested(who: &Visitor, payment: &Value) {
    assert_eq!(answer(who, payment, "contest").await.expect(200)["state"], "contested");
}

/// Returns the newest payment of the contract, which was recorded again.
async fn recorded_again(pair: &Pair) -> Value {
    let newest = money(pair, &pair.employer).await["payments"]["items"][0].clone();
    assert_eq!(newest["state"], "recorded");
    newest
}

async fn sums(pair: &Pair) -> [i64; 4] {
    let seen = money(pair, &pair.employer).await;
    ["billed", "paid", "open", "ahead"].map(|key| seen[key].as_i64().unwrap())
}

async fn nothing_is_wrong(site: &Site) {
    assert_eq!(number(site, LEDGER).await, 0);
    assert_eq!(wrong_numbers(site).await, Vec::<String>::new());
}

async fn set_limit(operator: &Visitor, amount: i64) -> u16 {
    let settings = json!({ "name": "Alder Creek Jobs", "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54",
        "fees": { "jobPost": 500, "partnerMonth": 2000, "commissionPercent": 0 }, "paymentRules": { "smallCash": amount } });
    operator.put("/api/site", settings).await.status.as_u16()
}

#[tokio::test]
async fn a_worker_confirms_a_little_cash_without_the_password_and_the_payer_contests_it() {
    let site = Site::new().await;
    let pair = stale(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let id = milestone(&pair, "Paint", 4_000).await;
    let cash = pays(&pair, ("milestone", id), 4_000).await;
    assert_eq!((&cash["state"], &cash["receipt"]), (&json!("confirmed"), &json!("2026-0001")));
    assert_eq!(
        newest(boss).await,
        "Wanda Worker confirmed the payment of $40.00. You have a day to contest it: “Line cook”"
    );
    let state = async || hand.get(&format!("{}/milestones", pair.path)).await.expect(200)["items"][0]["state"].clone();
    assert_eq!((state().await, sums(&pair).await), (json!("paid"), [4_000, 4_000, 0, 0]));
    let seen = money(&pair, boss).await["payments"]["items"][0].clone();
    assert_eq!((&seen["can"], &seen["contestUntil"]), (&json!(["contest"]), &json!(site.clock.now() + DAY)));
    assert_eq!(money(&pair, hand).await["payments"]["items"][0]["can"], json!([]), "only who recorded it");

    let reason = json!({ "note": "It was only $30." });
    let contested = boss.post(&format!("/api/payments/{}/contest", cash["id"]), reason).await.expect(200);
    assert_eq!((&contested["state"], &contested["receipt"]), (&json!("contested"), &json!("2026-0001")));
    assert_eq!((state().await, sums(&pair).await), (json!("approved"), [4_000, 0, 4_000, 0]));
    assert_eq!(boss.get(&pair.path).await.expect(200)["due"], json!(["pay"]));
    assert_eq!(hand.get(&pair.path).await.expect(200)["due"], json!(["payment"]));
    assert_eq!(newest(hand).await, "Emma Employer contested the payment of $40.00 that you confirmed: “Line cook”");
    assert_eq!(newest(boss).await, "You contested $40.00: “Line cook”");
    let timeline = hand.get(&format!("{}/timeline", pair.path)).await.expect(200).to_string();
    assert!(timeline.contains("was contested. It doesn’t count until it’s confirmed again"), "{timeline}");
    assert!(timeline.contains("“It was only $30.”"), "{timeline}");
    assert_eq!(hand.get(&format!("/api/payments/{}/receipt", cash["id"])).await.refused(409), "wrong_state");
    assert_eq!(hand.get("/api/statements/2026").await.expect(200)["total"]["paid"], 0);
    nothing_is_wrong(&site).await;

    // Again with the password, and the worker has the money.
    let again = recorded_again(&pair).await;
    assert_eq!((&again["replacesId"], &again["amount"]), (&cash["id"], &json!(4_000)));
    assert_eq!(answer(hand, &again, "confirm").await.refused(401), "step_up");
    hand.steps_up().await;
    let receipt = answer(hand, &again, "confirm").await.expect(200);
    assert_eq!((&receipt["receipt"], &receipt["contestUntil"]), (&json!("2026-0002"), &Value::Null));
    assert_eq!((state().await, sums(&pair).await), (json!("paid"), [4_000, 4_000, 0, 0]));
    assert_eq!(answer(boss, &receipt, "contest").await.refused(409), "with_password");
    nothing_is_wrong(&site).await;
    for who in [boss, hand] {
        pair.act(who, "end", json!({ "reason": "done" })).await.expect(200);
    }
    assert_eq!(notes(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn s39_everything_but_a_little_cash_for_the_caller_asks_a_stale_session_for_the_password() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let pair = stale(&site).await;
    let (boss, hand, contract) = (&pair.employer, &pair.worker, ("contract", pair.id()));
    let above = hands_over(&pair, contract, 20_001).await;
    assert_eq!(answer(hand, &above, "confirm").await.refused(401), "step_up");
    let by_bank = record(&pair, boss, contract, 500, json!({ "method": "bank" })).await.expect(201);
    assert_eq!(answer(hand, &by_bank, "confirm").await.refused(401), "step_up");
    let by_worker = record(&pair, hand, contract, 600, json!({})).await.expect(201);
    assert_eq!(answer(boss, &by_worker, "confirm").await.refused(401), "step_up", "the payer says that money went");
    // Three in 24 hours, contested or not.
    let mut made = Vec::new();
    for amount in [20_000, 100, 200, 300] {
        made.push(hands_over(&pair, contract, amount).await);
    }
    contested(boss, &confirmed(hand, &made[0]).await).await;
    site.clock.advance(HOUR);
    for payment in &made[1..3] {
        confirmed(hand, payment).await;
    }
    assert_eq!(answer(hand, &made[3], "confirm").await.refused(401), "step_up", "the fourth");
    site.clock.advance(23 * HOUR - MINUTE);
    assert_eq!(answer(hand, &made[3], "confirm").await.refused(401), "step_up");
    site.clock.advance(MINUTE);
    confirmed(hand, &made[3]).await;
    // With the password nothing is counted, and nothing can be contested.
    hand.steps_up().await;
    assert_eq!(answer(hand, &above, "confirm").await.expect(200)["contestUntil"], Value::Null);
    // The operator's amount. Changing it asks for the operator's password.
    site.clock.advance(DAY);
    assert_eq!(set_limit(&operator, 0).await, 401);
    operator.signs_in_as_operator().await;
    assert_eq!(set_limit(&operator, 0).await, 200);
    assert_eq!(operator.get("/api/site").await.expect(200)["paymentRules"]["smallCash"], 0);
    let cent = hands_over(&pair, contract, 1).await;
    assert_eq!(answer(hand, &cent, "confirm").await.refused(401), "step_up", "0 is always");
    assert_eq!(set_limit(&operator, -1).await, 422);
    assert_eq!(set_limit(&operator, 1).await, 200);
    confirmed(hand, &cent).await;
    nothing_is_wrong(&site).await;
}

#[tokio::test]
async fn of_two_confirmations_at_once_only_one_is_the_third() {
    let site = Site::new().await;
    let pair = stale(&site).await;
    let mut made = Vec::new();
    for amount in 1..=4 {
        made.push(hands_over(&pair, ("contract", pair.id()), amount).await);
    }
    for payment in &made[..2] {
        confirmed(&pair.worker, payment).await;
    }
    let (one, two) = tokio::join!(answer(&pair.worker, &made[2], "confirm"), answer(&pair.worker, &made[3], "confirm"));
    let mut seen = [one.status.as_u16(), two.status.as_u16()];
    seen.sort_unstable();
    assert_eq!(seen, [200, 401]);
    assert_eq!(sums(&pair).await[1], if one.status == 200 { 6 } else { 7 });
    nothing_is_wrong(&site).await;
}

#[tokio::test]
async fn only_the_payer_contests_once_and_within_a_day() {
    let site = Site::new().await;
    let pair = stale(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let cash = pays(&pair, ("contract", pair.id()), 700).await;
    assert_eq!(answer(hand, &cash, "contest").await.refused(409), "not_yours");
    let other = site.person("Odette Other", "employer").await;
    assert_eq!(answer(&other, &cash, "contest").await.status, 404);
    assert_eq!(answer(&Visitor::new(&site), &cash, "contest").await.status, 401);
    let path = format!("/api/payments/{}/contest", cash["id"]);
    let (long, none) = (json!({ "note": "x".repeat(501) }), json!({}));
    assert_eq!(boss.post(&path, long).await.expect(422)["fields"][0]["field"], "note");
    let tries = (0..20).map(|_| boss.post_once("one-key", &path, &none));
    let replies = futures_util::future::join_all(tries).await;
    assert!(replies.iter().all(|reply| reply.status == 200 && reply.json()["state"] == "contested"));
    assert_eq!(answer(boss, &cash, "contest").await.refused(409), "wrong_state", "a second time");
    assert_eq!(money(&pair, boss).await["payments"]["items"].as_array().unwrap().len(), 2, "recorded again once");
    assert_eq!(answer(boss, &recorded_again(&pair).await, "deny").await.expect(200)["state"], "withdrawn");
    // Two at once.
    let cash = pays(&pair, ("contract", pair.id()), 800).await;
    let (one, two) = tokio::join!(answer(boss, &cash, "contest"), answer(boss, &cash, "contest"));
    let mut seen = [one.status.as_u16(), two.status.as_u16()];
    seen.sort_unstable();
    assert_eq!((seen, sums(&pair).await), ([200, 409], [0, 0, 0, 0]));
    // The last moment, and a moment later.
    let cash = pays(&pair, ("contract", pair.id()), 900).await;
    site.clock.advance(DAY);
    assert_eq!(answer(boss, &cash, "contest").await.refused(409), "too_late");
    assert_eq!(money(&pair, boss).await["payments"]["items"][0]["can"], json!([]));
    let cash = pays(&pair, ("contract", pair.id()), 1_000).await;
    site.clock.advance(DAY - 1);
    contested(boss, &cash).await;
    assert_eq!(sums(&pair).await, [0, 900, 0, 900]);
    nothing_is_wrong(&site).await;
}

#[tokio::test]
async fn money_that_was_given_back_or_is_in_dispute_cant_be_contested() {
    let site = Site::new().await;
    let pair = stale(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let id = milestone(&pair, "Paint", 4_000).await;
    let whole = pays(&pair, ("milestone", id), 4_000).await;
    // A part of what the invoice got.
    boss.steps_up().await;
    give_back(&pair, ("milestone", id), 100).await;
    let refused = answer(boss, &whole, "contest").await;
    assert_eq!(refused.refused(409), "given_back");
    assert!(refused.text().contains("Some of this money was given back since"), "{}", refused.text());
    // A part of what is ahead.
    let ahead = pays(&pair, ("contract", pair.id()), 1_000).await;
    give_back(&pair, ("contract", pair.id()), 500).await;
    assert_eq!(answer(boss, &ahead, "contest").await.refused(409), "given_back");
    let id = milestone(&pair, "Roof", 3_000).await;
    let part = pays(&pair, ("milestone", id), 1_000).await;
    let bill = money(&pair, hand).await["invoices"]["items"][0]["id"].clone();
    let claim = json!({ "contractId": pair.id(), "about": "payment", "ids": [bill], "claim": 1_000, "text": "Half of the roof is missing." });
    let dispute = boss.post("/api/disputes", claim).await.expect(201);
    assert_eq!(answer(boss, &part, "contest").await.refused(409), "in_dispute");
    boss.post(&format!("/api/disputes/{}/withdraw", dispute["id"]), json!({})).await.expect(200);
    contested(boss, &part).await;
    nothing_is_wrong(&site).await;
}

#[tokio::test]
async fn other_money_that_was_paid_ahead_pays_what_is_open_again() {
    let site = Site::new().await;
    let pair = stale(&site).await;
    let first = milestone(&pair, "Paint", 4_000).await;
    let cash = pays(&pair, ("milestone", first), 4_000).await;
    pays(&pair, ("contract", pair.id()), 3_000).await;
    assert_eq!(sums(&pair).await, [4_000, 7_000, 0, 3_000]);
    contested(&pair.employer, &cash).await;
    assert_eq!(sums(&pair).await, [4_000, 3_000, 1_000, 0]);
    nothing_is_wrong(&site).await;
    pair.worker.steps_up().await;
    answer(&pair.worker, &recorded_again(&pair).await, "confirm").await.expect(200);
    assert_eq!(sums(&pair).await, [4_000, 7_000, 0, 3_000]);
    nothing_is_wrong(&site).await;
}

#[tokio::test]
async fn a_fixed_price_is_billed_for_what_was_paid_and_commission_follows() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let pair = Pair::fixed_price(&site, 30_000).await;
    site.end_promotion().await;
    let settings = json!({ "name": "Alder Creek Jobs", "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54",
        "fees": { "jobPost": 500, "partnerMonth": 2000, "commissionPercent": 10 } });
    operator.put("/api/site", settings).await.expect(200);
    site.clock.advance(11 * MINUTE);
    let (boss, hand, contract) = (&pair.employer, &pair.worker, ("contract", pair.id()));
    let commission = async || {
        let fees = boss.get("/api/fees").await.expect(200)["items"].clone();
        let own = fees.as_array().unwrap().iter().filter(|fee| fee["kind"] == "commission" && fee["state"] == "due");
        own.map(|fee| fee["amount"].as_i64().unwrap()).sum::<i64>()
    };
    let first = pays(&pair, contract, 12_000).await;
    pays(&pair, contract, 20_000).await;
    assert_eq!((sums(&pair).await, commission().await), ([30_000, 32_000, 0, 2_000], 3_000));
    // What the other payment is more than the price pays a part of it.
    contested(boss, &first).await;
    assert_eq!((sums(&pair).await, commission().await), ([20_000, 20_000, 0, 0], 2_000));
    nothing_is_wrong(&site).await;
    hand.steps_up().await;
    site.clock.advance(MINUTE);
    answer(hand, &recorded_again(&pair).await, "confirm").await.expect(200);
    assert_eq!((sums(&pair).await, commission().await), ([30_000, 32_000, 0, 2_000], 3_000));
    nothing_is_wrong(&site).await;
}

#[tokio::test]
async fn an_employer_confirms_a_little_cash_that_comes_back_and_the_worker_contests_it() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let pair = Pair::new(&site).await;
    site.end_promotion().await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let settings = json!({ "name": "Alder Creek Jobs", "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54",
        "fees": { "jobPost": 500, "partnerMonth": 2000, "commissionPercent": 10 } });
    operator.put("/api/site", settings).await.expect(200);
    hand.put("/api/billing", json!({ "taxName": "VAT", "taxRate": 1_000 })).await.expect(200);
    let id = milestone(&pair, "Paint", 11_000).await;
    hand.put("/api/billing", json!({})).await.expect(200);
    let cash = hands_over(&pair, ("milestone", id), 11_000).await;
    answer(hand, &cash, "confirm").await.expect(200);
    let ahead = hands_over(&pair, ("contract", pair.id()), 2_000).await;
    answer(hand, &ahead, "confirm").await.expect(200);
    site.clock.advance(11 * MINUTE);
    // What was paid ahead.
    let back = json!({ "refund": true });
    let made = record(&pair, hand, ("contract", pair.id()), 500, back.clone()).await.expect(201);
    confirmed(boss, &made).await;
    assert_eq!(sums(&pair).await, [11_000, 12_500, 0, 1_500]);
    contested(hand, &made).await;
    assert_eq!(sums(&pair).await, [11_000, 13_000, 0, 2_000]);
    nothing_is_wrong(&site).await;
    // A part of the pay: its credit note stays, and the same is billed again with its own tax and commission.
    let made = record(&pair, hand, ("milestone", id), 5_500, back.clone()).await.expect(201);
    confirmed(boss, &made).await;
    assert_eq!(sums(&pair).await, [5_500, 7_500, 0, 2_000]);
    assert_eq!(answer(boss, &made, "contest").await.refused(409), "not_yours");
    contested(hand, &made).await;
    assert_eq!(sums(&pair).await, [11_000, 13_000, 0, 2_000]);
    let bills = money(&pair, hand).await["invoices"]["items"].clone();
    let newest_bill = ["kind", "total", "tax", "taxRate", "commission", "paid"].map(|key| bills[0][key].clone());
    assert_eq!(newest_bill, [json!("invoice"), json!(5_500), json!(500), json!(1_000), json!(550), json!(5_500)]);
    let milestones = hand.get(&format!("{}/milestones", pair.path)).await.expect(200);
    assert_eq!(milestones["items"][0]["state"], "paid");
    nothing_is_wrong(&site).await;
    // Confirmed again with the password, it's given back for good.
    boss.steps_up().await;
    site.clock.advance(MINUTE);
    let again = recorded_again(&pair).await;
    assert_eq!(again["invoiceId"], bills[0]["id"]);
    answer(boss, &again, "confirm").await.expect(200);
    assert_eq!(sums(&pair).await, [5_500, 7_500, 0, 2_000]);
    nothing_is_wrong(&site).await;
    // What a tip's refund credits can't be billed again, so it asks for the password.
    site.clock.advance(11 * MINUTE);
    boss.post(&format!("{}/expenses", pair.path), json!({ "kind": "tip", "amount": 300 })).await.expect(201);
    let tip = money(&pair, boss).await["invoices"]["items"][0]["id"].as_i64().unwrap();
    let made = record(&pair, hand, ("invoice", tip), 300, back).await.expect(201);
    assert_eq!(answer(boss, &made, "confirm").await.refused(401), "step_up");
}
