//! Invoices, payments and expenses between the two sides of a contract.

use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::{db, schedule, statements};
use proptest::prelude::{Strategy as _, prop};
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};

use crate::support::pair::{Pair, newest};
use crate::support::{NOON, Reply, Site, Visitor, wrong_numbers};

statements! {
    LEDGER = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM ledger_postings";
    OWED = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM ledger_postings WHERE account = 'work_owed'";
    BALANCE = "SELECT CAST(COALESCE((SELECT SUM(total - paid - credited) FROM invoices WHERE kind = 'invoice'), 0) - COALESCE((SELECT SUM(ahead) FROM payments), 0) AS BIGINT)";
    NUMBERS = "SELECT CAST(COUNT(*) AS BIGINT) FROM invoices WHERE year = 2026";
}

/// Approves a milestone of this amount and returns its id.
pub async fn milestone(pair: &Pair, title: &str, amount: i64) -> i64 {
    let body = json!({ "title": title, "amount": amount, "dueOn": null });
    let made = pair.employer.post(&format!("{}/milestones", pair.path), body).await.expect(201);
    let path = format!("/api/milestones/{}", made["id"]);
    pair.worker.post(&format!("{path}/agree"), json!({})).await.expect(200);
    pair.worker.post(&format!("{path}/submit"), json!({})).await.expect(200);
    pair.employer.post(&format!("{path}/approve"), json!({})).await.expect(200);
    made["id"].as_i64().unwrap()
}

pub async fn money(pair: &Pair, who: &Visitor) -> Value {
    who.get(&format!("{}/money", pair.path)).await.expect(200)
}

/// Records a payment.
pub async fn record(pair: &Pair, who: &Visitor, target: (&str, i64), amount: i64, more: Value) -> Reply {
    let mut body = json!({ "for": { "kind": target.0, "id": target.1 }, "amount": amount, "method": "cash", "paidOn": "2026-11-20" });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    who.post(&format!("{}/payments", pair.path), body).await
}

pub async fn answer(who: &Visitor, payment: &Value, action: &str) -> Reply {
    who.post(&format!("/api/payments/{}/{action}", payment["id"]), json!({})).await
}

/// Has the employer record a payment in cash, and the worker confirm it.
pub async fn pay(pair: &Pair, target: (&str, i64), amount: i64) {
    let recorded = record(pair, &pair.employer, target, amount, json!({})).await.expect(201);
    answer(&pair.worker, &recorded, "confirm").await.expect(200);
}

/// Has the worker give money back in cash, and the employer confirm it.
pub async fn give_back(pair: &Pair, target: (&str, i64), amount: i64) {
    let back = record(pair, &pair.worker, target, amount, json!({ "refund": true })).await.expect(201);
    answer(&pair.employer, &back, "confirm").await.expect(200);
}

pub async fn number(site: &Site, sql: db::Sql) -> i64 {
    site.read(move |tx| tx.one(sql, &[], db::value)).await
}

#[tokio::test]
async fn an_approved_milestone_is_billed_paid_in_parts_and_marked_as_paid() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let id = milestone(&pair, "Paint the fence", 12_000).await;
    let seen = money(&pair, boss).await;
    let invoice = seen["invoices"]["items"][0].clone();
    assert_eq!((&seen["billed"], &seen["open"], &seen["paid"]), (&json!(12_000), &json!(12_000), &json!(0)));
    assert_eq!(
        (&invoice["number"], &invoice["about"], &invoice["dueOn"]),
        (&json!("2026-0001"), &json!("milestone"), &json!("2026-11-20"))
    );
    assert_eq!(invoice["document"]["lines"], json!([{ "text": "Paint the fence", "amount": 12_000 }]));
    assert_eq!(boss.get(&pair.path).await.expect(200)["due"], json!(["pay"]));
    assert_eq!(boss.get("/api/dashboard").await.expect(200)["actions"][0]["title"], "Pay Wanda Worker");
    // A part by the employer, for the milestone.
    let part = record(&pair, boss, ("milestone", id), 5_000, json!({ "method": "bank", "note": "Transfer 77" }))
        .await
        .expect(201);
    assert_eq!(
        (&part["state"], &part["invoiceId"], &part["can"]),
        (&json!("recorded"), &invoice["id"], &json!(["deny"]))
    );
    assert_eq!(newest(hand).await, "Emma Employer recorded a payment of $50.00. Confirm it: “Line cook”");
    assert_eq!(hand.get(&pair.path).await.expect(200)["due"], json!(["payment"]));
    assert_eq!(money(&pair, hand).await["recorded"], 5_000);
    assert_eq!(answer(boss, &part, "confirm").await.refused(409), "own_payment");
    let confirmed = answer(hand, &part, "confirm").await.expect(200);
    assert_eq!((&confirmed["state"], &confirmed["receipt"]), (&json!("confirmed"), &json!("2026-0001")));
    assert_eq!(answer(hand, &part, "confirm").await.refused(409), "wrong_state");
    assert_eq!(answer(boss, &part, "deny").await.refused(409), "wrong_state", "what both confirmed stays");
    let seen = money(&pair, boss).await;
    assert_eq!((&seen["open"], &seen["paid"], &seen["recorded"]), (&json!(7_000), &json!(5_000), &json!(0)));
    // The rest by the worker, for the invoice.
    let over = record(&pair, hand, ("invoice", invoice["id"].as_i64().unwrap()), 7_001, json!({})).await.expect(422);
    assert_eq!(over["fields"][0]["message"], "Only $70.00 is open.");
    let rest = record(&pair, hand, ("invoice", invoice["id"].as_i64().unwrap()), 7_000, json!({})).await.expect(201);
    assert_eq!(boss.get(&pair.path).await.expect(200)["due"], json!(["pay", "payment"]));
    answer(boss, &rest, "confirm").await.expect(200);
    assert_eq!(boss.get(&pair.path).await.expect(200)["due"], json!([]));
    let milestones = hand.get(&format!("{}/milestones", pair.path)).await.expect(200);
    assert_eq!((&milestones["items"][0]["state"], &milestones["approved"]), (&json!("paid"), &json!(12_000)));
    let again = record(&pair, boss, ("milestone", id), 1, json!({})).await.expect(422);
    assert_eq!(again["fields"][0]["message"], "This invoice is paid.");
    let view = hand.get(&format!("/api/invoices/{}", invoice["id"])).await.expect(200);
    assert_eq!((view["payments"].as_array().unwrap().len(), &view["invoice"]["paid"]), (2, &json!(12_000)));
    assert_eq!(number(&site, LEDGER).await, 0);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn hours_are_billed_when_approved_also_by_the_clock() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    for (week, shift) in [("2026-11-15", 0), ("2026-11-08", -7 * DAY)] {
        let body = json!({ "clientId": format!("device-{week}"), "startedAt": NOON + shift - 3 * HOUR, "endedAt": NOON + shift - HOUR, "manual": true, "confirmed": true });
        pair.worker.post(&format!("{}/entries", pair.path), body).await.expect(201);
        pair.worker.post(&format!("{}/timesheets/{week}/submit", pair.path), json!({})).await.expect(200);
    }
    pair.employer.post(&format!("{}/timesheets/2026-11-15/approve", pair.path), json!({})).await.expect(200);
    let invoice = money(&pair, &pair.worker).await["invoices"]["items"][0].clone();
    let line = json!([{ "text": "Hours, Nov 15 – Nov 21: 2 h × $20.00", "amount": 4_000 }]);
    assert_eq!((&invoice["about"], &invoice["document"]["lines"]), (&json!("timesheet"), &line));
    site.clock.advance(4 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    let seen = money(&pair, &pair.employer).await;
    assert_eq!((&seen["invoices"]["items"][0]["number"], &seen["billed"]), (&json!("2026-0002"), &json!(8_000)));
    // One payment for both, oldest first.
    let both = record(&pair, &pair.employer, ("contract", pair.id()), 5_000, json!({})).await.expect(201);
    pair.worker.steps_up().await;
    answer(&pair.worker, &both, "confirm").await.expect(200);
    let list = pair.worker.get("/api/invoices?filter=open").await.expect(200)["items"].clone();
    assert_eq!((list.as_array().unwrap().len(), &list[0]["paid"]), (1, &json!(1_000)));
    assert_eq!(pair.worker.get("/api/invoices").await.expect(200)["items"][1]["paid"], 4_000);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn what_is_paid_ahead_pays_the_next_invoice_or_is_given_back() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let deposit = record(&pair, boss, ("contract", pair.id()), 10_000, json!({})).await.expect(201);
    answer(hand, &deposit, "confirm").await.expect(200);
    assert_eq!(money(&pair, boss).await["ahead"], 10_000);
    milestone(&pair, "Kitchen", 6_000).await;
    let seen = money(&pair, boss).await;
    assert_eq!((&seen["ahead"], &seen["open"], &seen["paid"]), (&json!(4_000), &json!(0), &json!(10_000)));
    let refund = json!({ "refund": true });
    let too_much = record(&pair, hand, ("contract", pair.id()), 4_001, refund.clone()).await.expect(422);
    assert_eq!(too_much["fields"][0]["message"], "At most $40.00 can be given back.");
    let back = record(&pair, hand, ("contract", pair.id()), 4_000, refund.clone()).await.expect(201);
    answer(boss, &back, "confirm").await.expect(200);
    let seen = money(&pair, boss).await;
    assert_eq!((&seen["ahead"], &seen["billed"], &seen["paid"]), (&json!(0), &json!(6_000), &json!(6_000)));
    assert_eq!(seen["invoices"]["items"].as_array().unwrap().len(), 1, "giving an advance back bills nothing");
    // What waits for an answer can't be given back twice, and what work used meanwhile can't at all.
    let more = record(&pair, boss, ("contract", pair.id()), 3_000, json!({})).await.expect(201);
    answer(hand, &more, "confirm").await.expect(200);
    let back = record(&pair, hand, ("contract", pair.id()), 2_000, refund.clone()).await.expect(201);
    let twice = record(&pair, hand, ("contract", pair.id()), 1_001, refund.clone()).await.expect(422);
    assert_eq!(twice["fields"][0]["message"], "At most $10.00 can be given back.");
    milestone(&pair, "Porch", 1_500).await;
    assert_eq!(answer(boss, &back, "confirm").await.refused(409), "used_up");
    answer(hand, &back, "deny").await.expect(200);
    let seen = money(&pair, boss).await;
    // And a part of the invoice.
    let first = seen["invoices"]["items"][1]["id"].as_i64().unwrap();
    let back = record(&pair, boss, ("invoice", first), 1_500, refund.clone()).await.expect(201);
    let twice = record(&pair, boss, ("invoice", first), 4_501, refund).await.expect(422);
    assert_eq!(twice["fields"][0]["message"], "At most $45.00 can be given back.", "what waits for an answer counts");
    answer(hand, &back, "confirm").await.expect(200);
    let seen = money(&pair, hand).await;
    assert_eq!((&seen["paid"], &seen["ahead"]), (&json!(4_500 + 3_000), &json!(1_500)));
    let note = &seen["invoices"]["items"][0];
    assert_eq!((&note["kind"], &note["total"]), (&json!("credit_note"), &json!(1_500)));
    assert_eq!(number(&site, LEDGER).await, 0);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn several_payments_ahead_are_given_back_at_once_or_in_parts() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    for amount in [5_000, 6_000] {
        let ahead = record(&pair, boss, ("contract", pair.id()), amount, json!({})).await.expect(201);
        answer(hand, &ahead, "confirm").await.expect(200);
    }
    for amount in [10_000, 1_000] {
        let back = json!({ "refund": true });
        let back = record(&pair, hand, ("contract", pair.id()), amount, back).await.expect(201);
        answer(boss, &back, "confirm").await.expect(200);
    }
    let seen = money(&pair, boss).await;
    assert_eq!((&seen["ahead"], &seen["billed"], &seen["paid"]), (&json!(0), &json!(0), &json!(0)));
    assert_eq!(number(&site, LEDGER).await, 0);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_payment_can_be_denied_taken_back_and_isnt_recorded_by_both() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let id = milestone(&pair, "Paint", 5_000).await;
    let one = record(&pair, hand, ("milestone", id), 5_000, json!({})).await.expect(201);
    assert_eq!(record(&pair, boss, ("milestone", id), 5_000, json!({})).await.refused(409), "already_recorded");
    let note = json!({ "note": "Not yet." });
    let denied = boss.post(&format!("/api/payments/{}/deny", one["id"]), note).await.expect(200);
    assert_eq!((&denied["state"], &denied["answerNote"]), (&json!("denied"), &json!("Not yet.")));
    assert_eq!(newest(hand).await, "Emma Employer says the payment of $50.00 didn’t happen: “Line cook”");
    let two = record(&pair, boss, ("milestone", id), 5_000, json!({})).await.expect(201);
    assert_eq!(answer(boss, &two, "deny").await.expect(200)["state"], "withdrawn");
    assert_eq!(answer(hand, &two, "confirm").await.refused(409), "wrong_state");
    let later = record(&pair, boss, ("milestone", id), 5_000, json!({ "paidOn": "2026-11-21" })).await.expect(422);
    assert_eq!(later["fields"][0]["message"], "Enter today or an earlier day.");
    assert_eq!(record(&pair, boss, ("milestone", id + 1), 1, json!({})).await.expect(422)["fields"][0]["field"], "for");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn f16_of_two_confirmations_at_once_one_counts() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let id = milestone(&pair, "Paint", 5_000).await;
    let payment = record(&pair, &pair.employer, ("milestone", id), 5_000, json!({})).await.expect(201);
    let (one, two, three) = tokio::join!(
        answer(&pair.worker, &payment, "confirm"),
        answer(&pair.worker, &payment, "confirm"),
        answer(&pair.employer, &payment, "deny")
    );
    let won = [&one, &two, &three].iter().filter(|reply| reply.status == 200).count();
    assert_eq!(won, 1, "{} {} {}", one.status, two.status, three.status);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn f14_a_repeated_confirmation_has_one_effect() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let id = milestone(&pair, "Paint", 5_000).await;
    let payment = record(&pair, &pair.employer, ("milestone", id), 5_000, json!({})).await.expect(201);
    let path = format!("/api/payments/{}/confirm", payment["id"]);
    let body = json!({});
    let tries = (0..50).map(|_| pair.worker.post_once("one-key", &path, &body));
    let replies = futures_util::future::join_all(tries).await;
    assert!(replies.iter().all(|reply| reply.status == 200 && reply.json()["receipt"] == "2026-0001"));
    assert_eq!(money(&pair, &pair.worker).await["paid"], 5_000);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn s39_confirming_money_asks_a_stale_session_for_the_password() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let id = milestone(&pair, "Paint", 5_000).await;
    let payment =
        record(&pair, &pair.employer, ("milestone", id), 5_000, json!({ "method": "bank" })).await.expect(201);
    site.clock.advance(11 * MINUTE);
    assert_eq!(answer(&pair.worker, &payment, "confirm").await.refused(401), "step_up");
    pair.worker.steps_up().await;
    answer(&pair.worker, &payment, "confirm").await.expect(200);
}

#[tokio::test]
async fn expenses_are_approved_and_bonuses_and_tips_billed_at_once() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let path = format!("{}/expenses", pair.path);
    let paint = json!({ "kind": "expense", "amount": 2_350, "note": "Two cans of paint", "spentOn": "2026-11-19" });
    assert_eq!(boss.post(&path, paint.clone()).await.expect(422)["fields"][0]["field"], "kind");
    let blank = hand.post(&path, json!({ "kind": "expense", "amount": 100 })).await.expect(422);
    assert_eq!(blank["fields"][0]["message"], "Say what you paid for.");
    let expense = hand.post(&path, paint.clone()).await.expect(201);
    assert_eq!((&expense["state"], &expense["can"]), (&json!("submitted"), &json!(["decline"])));
    assert_eq!(boss.get(&pair.path).await.expect(200)["due"], json!(["expense"]));
    assert_eq!(hand.post(&format!("/api/expenses/{}/approve", expense["id"]), json!({})).await.status, 403);
    boss.post(&format!("/api/expenses/{}/approve", expense["id"]), json!({})).await.expect(200);
    let other = hand.post(&path, paint).await.expect(201);
    boss.post(&format!("/api/expenses/{}/decline", other["id"]), json!({ "note": "That was yours." }))
        .await
        .expect(200);
    assert_eq!(newest(hand).await, "Emma Employer declined your expense of $23.50: “Line cook”");
    boss.post(&path, json!({ "kind": "tip", "amount": 1_000, "note": "Thank you!" })).await.expect(201);
    let seen = money(&pair, hand).await;
    assert_eq!((&seen["billed"], seen["expenses"].as_array().unwrap().len()), (&json!(3_350), 3));
    let lines: Vec<_> = seen["invoices"]["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["document"]["lines"][0]["text"].clone())
        .collect();
    assert_eq!(lines, [json!("Tip: Thank you!"), json!("Expense: Two cans of paint, Nov 19, 2026")]);
    // The statement tells what a tax form counts.
    let cash = record(&pair, hand, ("contract", pair.id()), 3_350, json!({})).await.expect(201);
    answer(boss, &cash, "confirm").await.expect(200);
    let year = hand.get("/api/statements/2026").await.expect(200);
    let sums = json!({ "paid": 3_350, "refunded": 0, "byCard": 0, "expenses": 2_350, "reportable": 1_000 });
    assert_eq!((&year["total"], &year["months"][0]["month"]), (&sums, &json!("2026-11")));
    assert_eq!((&year["partners"][0]["name"], &year["form1099From"]), (&json!("Emma Employer"), &json!(200_000)));
    let employer = boss.get(&pair.path).await.expect(200)["employer"]["id"].clone();
    let own = boss.get(&format!("/api/statements/2026?employerId={employer}")).await.expect(200);
    assert_eq!((&own["total"], &own["partners"][0]["name"]), (&sums, &json!("Wanda Worker")));
    assert_eq!(hand.get(&format!("/api/statements/2026?employerId={employer}")).await.status, 404);
    let table = hand.get("/api/statements/2026/csv").await.text();
    assert!(
        table.contains("\"2026-11-20\",\"payment\",\"2026-0001\",\"Line cook\",\"Emma Employer\",\"Wanda Worker\",\"cash\",\"33.50\",\"23.50\",\"USD\""),
        "{table}"
    );
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn commission_is_a_fee_of_the_employer_unless_the_site_is_free() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let pair = Pair::new(&site).await;
    let settings = json!({ "name": "Alder Creek Jobs", "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54",
        "fees": { "jobPost": 500, "partnerMonth": 2000, "commissionPercent": 5 } });
    operator.put("/api/site", settings).await.expect(200);
    milestone(&pair, "Free", 10_000).await;
    site.end_promotion().await;
    milestone(&pair, "Paint", 10_010).await;
    let fees = pair.employer.get("/api/fees").await.expect(200)["items"].clone();
    assert_eq!(
        (&fees[0]["kind"], &fees[0]["amount"], &fees[0]["state"]),
        (&json!("commission"), &json!(501), &json!("due"))
    );
    assert_eq!((&fees[1]["state"], &fees[1]["cause"]), (&json!("waived"), &json!("promotion")));
    let invoice = pair.worker.get("/api/invoices").await.expect(200)["items"][0].clone();
    assert_eq!((&invoice["total"], &invoice["commission"]), (&json!(10_010), &json!(501)), "the worker gets it all");
    operator
        .post(&format!("/api/admin/fees/{}/pay", fees[0]["id"]), json!({ "method": "cash", "reference": "R7" }))
        .await
        .expect(200);
    assert_eq!(newest(&pair.employer).await, "Commission paid");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_job_paid_as_a_whole_is_billed_when_its_payment_is_confirmed() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let mut terms = pair.contract().await["terms"].clone();
    (terms["rateUnit"], terms["rate"]) = (json!("job"), json!(8_000));
    pair.act(&pair.employer, "propose", json!({ "terms": terms })).await.expect(200);
    pair.act(&pair.worker, "accept", json!({})).await.expect(200);
    let whole = record(&pair, &pair.worker, ("contract", pair.id()), 9_000, json!({})).await.expect(201);
    answer(&pair.employer, &whole, "confirm").await.expect(200);
    let seen = money(&pair, &pair.employer).await;
    let invoice = &seen["invoices"]["items"][0];
    assert_eq!((&invoice["about"], &invoice["paid"]), (&json!("payment"), &json!(8_000)));
    assert_eq!(seen["ahead"], 1_000, "what is beyond the price waits");
    // A milestone that is agreed on later bills the same price.
    milestone(&pair, "Kitchen", 3_000).await;
    let seen = money(&pair, &pair.employer).await;
    assert_eq!((&seen["billed"], &seen["open"], &seen["ahead"]), (&json!(8_000), &json!(0), &json!(1_000)));
    let note = &seen["invoices"]["items"][0];
    let line = json!([{ "text": format!("Invoice {}: billed by milestone instead", invoice["number"].as_str().unwrap()), "amount": 3_000 }]);
    assert_eq!((&note["kind"], &note["document"]["lines"]), (&json!("credit_note"), &line));
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Approve(i64),
    Record {
        by_worker: bool,
        invoice: Option<usize>,
        amount: i64,
        refund: bool,
    },
    /// Where nobody entered the password lately, only a little cash can be confirmed.
    Answer {
        payment: usize,
        by_worker: bool,
        action: &'static str,
        is_stale: bool,
    },
    Tip(i64),
}

const ANSWERS: [&str; 6] = ["confirm", "confirm", "confirm", "contest", "contest", "deny"];

fn steps() -> impl proptest::strategy::Strategy<Value = Vec<Step>> {
    let one = proptest::prop_oneof![
        (1..20_000_i64).prop_map(Step::Approve),
        (1..5_000_i64).prop_map(Step::Tip),
        (prop::bool::ANY, prop::option::of(0..4_usize), 1..25_000_i64, prop::bool::weighted(0.3))
            .prop_map(|(by_worker, invoice, amount, refund)| Step::Record { by_worker, invoice, amount, refund }),
        (0..8_usize, prop::bool::ANY, prop::sample::select(ANSWERS.as_slice()), prop::bool::ANY)
            .prop_map(|(payment, by_worker, action, is_stale)| Step::Answer { payment, by_worker, action, is_stale }),
    ];
    prop::collection::vec(one, 4..24)
}

async fn take(site: &Site, pair: &Pair, step: Step) {
    let who = |by_worker: bool| if by_worker { &pair.worker } else { &pair.employer };
    let status = match step {
        Step::Approve(amount) => {
            milestone(pair, "Part", amount).await;
            return;
        }
        Step::Tip(amount) => {
            let body = json!({ "kind": "tip", "amount": amount });
            pair.employer.post(&format!("{}/expenses", pair.path), body).await.status
        }
        Step::Record { by_worker, invoice, amount, refund } => {
            let list = pair.worker.get("/api/invoices").await.expect(200)["items"].clone();
            let target =
                invoice.and_then(|n| list[n]["id"].as_i64()).map_or(("contract", pair.id()), |id| ("invoice", id));
            record(pair, who(by_worker), target, amount, json!({ "refund": refund })).await.status
        }
        Step::Answer { payment, by_worker, action, is_stale } => {
            let list = money(pair, &pair.worker).await["payments"]["items"].clone();
            if list[payment].is_null() {
                return;
            }
            if is_stale {
                site.clock.advance(11 * MINUTE);
            } else {
                who(by_worker).steps_up().await;
            }
            answer(who(by_worker), &list[payment], action).await.status
        }
    };
    assert!(matches!(status.as_u16(), 200 | 201 | 401 | 403 | 409 | 422), "{step:?}: {status}");
}

#[test]
fn f17_s57_what_is_owed_billed_and_paid_always_adds_up() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let mut runner = TestRunner::new(Config { cases: 12, ..Config::default() });
    let run = runner.run(&steps(), |steps| {
        runtime.block_on(async {
            let site = Site::new().await;
            let pair = Pair::new(&site).await;
            for step in steps {
                take(&site, &pair, step).await;
                assert_eq!(wrong_numbers(&site).await, Vec::<String>::new(), "{step:?}");
                assert_eq!(number(&site, LEDGER).await, 0, "{step:?}");
            }
            assert_eq!(number(&site, OWED).await, number(&site, BALANCE).await);
            let numbers = number(&site, NUMBERS).await;
            let newest = pair.worker.get("/api/invoices").await.expect(200)["items"][0]["number"].clone();
            assert!(numbers == 0 || newest == format!("2026-{numbers:04}"), "{newest}");
        });
        Ok(())
    });
    run.unwrap();
}
