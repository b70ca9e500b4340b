//! Fees, promotions and vouchers: every rule, every rejection, and who may do what.

use jobstead::clock::{DAY, HOUR, MINUTE};
use serde_json::{Value, json};

use crate::support::{Site, Visitor, job_body};

const FREE: &str = "FREE DAY SPECIAL: posting is free until midnight.";

/// Returns a site without an active promotion, and its operator.
async fn with_fees() -> (Site, Visitor) {
    let site = Site::empty();
    let operator = site.set_up().await;
    site.end_promotion().await;
    (site, operator)
}

async fn post(who: &Visitor, title: &str) -> (i64, String) {
    let job = who.post("/api/jobs", job_body(title)).await.expect(201);
    (job["id"].as_i64().unwrap(), job["status"].as_str().unwrap().to_owned())
}

async fn fee_of(who: &Visitor, job: i64) -> Value {
    who.get(&format!("/api/jobs/{job}/fee")).await.expect(200)
}

fn cash() -> Value {
    json!({ "method": "cash", "reference": "Receipt 12" })
}

async fn notification_kinds(who: &Visitor) -> Vec<String> {
    let found = who.get("/api/notifications").await.expect(200);
    found["items"].as_array().unwrap().iter().map(|note| note["kind"].as_str().unwrap().to_owned()).collect()
}

async fn balance(operator: &Visitor, account: &str) -> i64 {
    let sums = operator.get("/api/admin/ledger/sums").await.expect(200);
    let found = sums["items"].as_array().unwrap().iter().find(|s| s["month"].is_null() && s["account"] == account);
    found.map_or(0, |sum| sum["amount"].as_i64().unwrap())
}

#[tokio::test]
async fn recording_the_payment_of_a_due_fee_opens_the_job() {
    let (site, operator) = with_fees().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (job, status) = post(&employer, "Line cook").await;
    assert_eq!(status, "pending_payment");
    let response = fee_of(&employer, job).await;
    let fee = &response["fee"];
    assert_eq!((&fee["state"], &fee["amount"], &fee["currency"]), (&json!("due"), &json!(500), &json!("USD")));
    assert_eq!((&response["quote"]["due"], &response["quote"]["cause"]), (&json!(500), &json!(null)));
    let mine = employer.get("/api/my-jobs").await.expect(200);
    assert_eq!(mine["items"][0]["feeDue"], 500);
    assert_eq!(balance(&operator, "receivable").await, 500);

    let path = format!("/api/admin/fees/{}/pay", fee["id"]);
    for (bad, field) in [
        (json!({ "method": "cash", "reference": " " }), "reference"),
        (json!({ "method": "cash", "reference": "x".repeat(201) }), "reference"),
        (json!({ "method": "cash", "reference": "x", "paidOn": "2026-11-21" }), "paidOn"),
        (json!({ "method": "cash", "reference": "x", "paidOn": "soon" }), "paidOn"),
    ] {
        assert_eq!(operator.post(&path, bad).await.expect(422)["fields"][0]["field"], field);
    }
    assert_eq!(
        operator.post(&path, json!({ "method": "card", "reference": "x" })).await.status,
        422,
        "cards are not supported"
    );
    assert_eq!(employer.post(&path, cash()).await.refused(403), "forbidden");
    let mut payment = cash();
    payment["paidOn"] = json!("2026-11-18");
    let paid = operator.post(&path, payment).await.expect(200);
    assert_eq!(
        (&paid["state"], &paid["method"], &paid["paidOn"]),
        (&json!("paid"), &json!("cash"), &json!("2026-11-18"))
    );
    assert_eq!(Visitor::new(&site).get(&format!("/api/jobs/{job}")).await.expect(200)["status"], "open");
    assert_eq!(notification_kinds(&employer).await, ["fee_paid"]);
    assert_eq!((balance(&operator, "receivable").await, balance(&operator, "cash").await), (0, 500));
    assert_eq!(operator.post(&path, cash()).await.refused(409), "wrong_state");
    assert_eq!(balance(&operator, "cash").await, 500);

    // The receipt is visible to members who post or pay for the employer, and to the office.
    let receipt = format!("/api/fees/{}", fee["id"]);
    assert_eq!(employer.get(&receipt).await.expect(200)["reference"], "Receipt 12");
    assert_eq!(employer.get("/api/fees").await.expect(200)["items"][0]["id"], fee["id"]);
    let other = site.person("Otto Other", "employer").await;
    assert_eq!(other.get(&receipt).await.refused(404), "not_found");
    assert_eq!(other.get("/api/fees").await.expect(200)["items"], json!([]));
    assert_eq!(other.get(&format!("/api/jobs/{job}/fee")).await.refused(403), "forbidden");
}

#[tokio::test]
async fn a_payment_recorded_twice_at_once_counts_once() {
    let (site, operator) = with_fees().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (job, _) = post(&employer, "Line cook").await;
    let path = format!("/api/admin/fees/{}/pay", fee_of(&employer, job).await["fee"]["id"]);
    let (one, two) = tokio::join!(operator.post(&path, cash()), operator.post(&path, cash()));
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    assert_eq!(balance(&operator, "cash").await, 500);
}

#[tokio::test]
async fn a_waived_fee_opens_the_job_and_stores_the_reason() {
    let (site, operator) = with_fees().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (job, _) = post(&employer, "Line cook").await;
    let path = format!("/api/admin/fees/{}/waive", fee_of(&employer, job).await["fee"]["id"]);
    assert_eq!(operator.post(&path, json!({ "reason": "" })).await.refused(422), "invalid");
    let waived = operator.post(&path, json!({ "reason": "The school." })).await.expect(200);
    assert_eq!(
        (&waived["state"], &waived["cause"], &waived["reference"]),
        (&json!("waived"), &json!("operator"), &json!("The school."))
    );
    assert_eq!(Visitor::new(&site).get(&format!("/api/jobs/{job}")).await.expect(200)["status"], "open");
    assert_eq!((balance(&operator, "waivers").await, balance(&operator, "fee_revenue").await), (500, -500));
    assert_eq!(notification_kinds(&employer).await, ["fee_waived"]);
}

#[tokio::test]
async fn the_fee_of_a_job_taken_down_is_refunded_and_paid_out() {
    let (site, operator) = with_fees().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (job, _) = post(&employer, "Line cook").await;
    let id = fee_of(&employer, job).await["fee"]["id"].clone();
    operator.post(&format!("/api/admin/fees/{id}/pay"), cash()).await.expect(200);
    operator.post(&format!("/api/jobs/{job}/refuse"), json!({ "reason": "It asks for money." })).await.expect(200);
    let fee = fee_of(&employer, job).await["fee"].clone();
    assert_eq!((&fee["state"], &fee["returnedAt"]), (&json!("refunded"), &json!(null)));
    assert_eq!((balance(&operator, "fee_revenue").await, balance(&operator, "receivable").await), (0, -500));
    let owed = operator.get("/api/admin/fees?queue=owed").await.expect(200);
    assert_eq!(owed["items"][0]["id"], id);
    assert!(notification_kinds(&employer).await.contains(&"fee_refunded".to_owned()));

    let path = format!("/api/admin/fees/{id}/return");
    operator.post(&path, json!({ "method": "bank", "reference": "Transfer 7" })).await.expect(200);
    assert_eq!((balance(&operator, "bank").await, balance(&operator, "receivable").await), (-500, 0));
    assert_eq!(operator.get("/api/admin/fees?queue=owed").await.expect(200)["items"], json!([]));
    assert_eq!(
        operator.post(&path, json!({ "method": "bank", "reference": "Transfer 8" })).await.refused(409),
        "wrong_state"
    );
    assert!(notification_kinds(&employer).await.contains(&"fee_returned".to_owned()));
}

#[tokio::test]
async fn a_manual_refund_leaves_the_job_open() {
    let (site, operator) = with_fees().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (job, _) = post(&employer, "Line cook").await;
    let id = fee_of(&employer, job).await["fee"]["id"].clone();
    let path = format!("/api/admin/fees/{id}/refund");
    assert_eq!(operator.post(&path, json!({ "reason": "Paid twice." })).await.refused(409), "wrong_state");
    operator.post(&format!("/api/admin/fees/{id}/pay"), cash()).await.expect(200);
    assert_eq!(operator.post(&path, json!({ "reason": "Paid twice." })).await.expect(200)["state"], "refunded");
    assert_eq!(Visitor::new(&site).get(&format!("/api/jobs/{job}")).await.expect(200)["status"], "open");
}

#[tokio::test]
async fn closing_an_unpaid_job_cancels_its_fee() {
    let (site, operator) = with_fees().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (job, _) = post(&employer, "Line cook").await;
    employer.post(&format!("/api/jobs/{job}/close"), json!({ "reason": "not_needed" })).await.expect(200);
    let fee = fee_of(&employer, job).await["fee"].clone();
    assert_eq!(fee["state"], "cancelled");
    assert_eq!((balance(&operator, "receivable").await, balance(&operator, "fee_revenue").await), (0, 0));
    assert_eq!(operator.post(&format!("/api/admin/fees/{}/pay", fee["id"]), cash()).await.refused(409), "wrong_state");
    // The fee of a job that was open stays paid when the job is closed.
    let (open, _) = post(&employer, "Second").await;
    let id = fee_of(&employer, open).await["fee"]["id"].clone();
    operator.post(&format!("/api/admin/fees/{id}/pay"), cash()).await.expect(200);
    employer.post(&format!("/api/jobs/{open}/close"), json!({ "reason": "not_needed" })).await.expect(200);
    assert_eq!(fee_of(&employer, open).await["fee"]["state"], "paid");
}

#[tokio::test]
async fn a_job_has_one_fee_and_a_promotion_counts_what_it_waived() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (job, status) = post(&employer, "Line cook").await;
    assert_eq!(status, "open");
    let fee = fee_of(&employer, job).await;
    assert_eq!(
        (&fee["fee"]["state"], &fee["fee"]["cause"], &fee["quote"]),
        (&json!("waived"), &json!("promotion"), &json!(null))
    );
    assert_eq!(fee["fee"]["reason"], "Opening promotion: posting jobs and everything else is free.");
    let (second, _) = post(&employer, "Second").await;
    let given = operator.get("/api/admin/promotions").await.expect(200);
    assert_eq!((&given["items"][0]["given"], &given["items"][0]["amount"]), (&json!(2), &json!(1000)));
    // A job that was taken down no longer counts toward the promotion.
    operator.post(&format!("/api/jobs/{job}/refuse"), json!({ "reason": "It asks for money." })).await.expect(200);
    assert_eq!(fee_of(&employer, job).await["fee"]["state"], "cancelled");
    let given = operator.get("/api/admin/promotions").await.expect(200);
    assert_eq!((&given["items"][0]["given"], &given["items"][0]["amount"]), (&json!(1), &json!(500)));
    // The fee of the operator's own job says why it's free.
    site.end_promotion().await;
    let (own, _) = post(&operator, "Own").await;
    assert_eq!(fee_of(&operator, own).await["fee"]["cause"], "superadmin");
    // Renewing is free and creates no fee.
    let fees = employer.get("/api/fees").await.expect(200)["items"].as_array().unwrap().len();
    site.clock.advance(25 * DAY);
    employer.post(&format!("/api/jobs/{second}/renew"), json!({})).await.expect(200);
    assert_eq!(employer.get("/api/fees").await.expect(200)["items"].as_array().unwrap().len(), fees);
}

#[tokio::test]
async fn a_price_of_zero_creates_a_fee_of_zero() {
    let (site, operator) = with_fees().await;
    let settings = json!({ "name": "A", "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54",
        "fees": { "jobPost": 0, "partnerMonth": 0, "commissionPercent": 0 } });
    operator.put("/api/site", settings).await.expect(200);
    let employer = site.person("Emma Employer", "employer").await;
    let (job, status) = post(&employer, "Line cook").await;
    let fee = fee_of(&employer, job).await["fee"].clone();
    assert_eq!((status.as_str(), &fee["amount"], &fee["cause"]), ("open", &json!(0), &json!("no_fee")));
    assert_eq!(operator.get("/api/admin/ledger").await.expect(200)["items"], json!([]));
}

#[tokio::test]
async fn a_due_fee_keeps_its_amount_and_a_later_promotion_covers_it() {
    let (site, operator) = with_fees().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (job, _) = post(&employer, "Line cook").await;
    let settings = json!({ "name": "A", "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54",
        "fees": { "jobPost": 900, "partnerMonth": 0, "commissionPercent": 0 } });
    operator.put("/api/site", settings).await.expect(200);
    assert_eq!(fee_of(&employer, job).await["quote"]["due"], 500);
    assert_eq!(employer.get("/api/fee-quote").await.expect(200)["due"], 900);
    let publish = format!("/api/jobs/{job}/publish");
    assert_eq!(employer.post(&publish, json!({})).await.refused(409), "fee_due");
    operator.post("/api/admin/promotions/free-day", json!({})).await.expect(201);
    assert_eq!(fee_of(&employer, job).await["quote"]["reason"], FREE);
    assert_eq!(employer.post(&publish, json!({})).await.expect(200)["status"], "open");
    assert_eq!(balance(&operator, "promotions").await, 500);
}

#[tokio::test]
async fn a_free_day_ends_at_midnight_in_the_sites_time_zone() {
    let (site, operator) = with_fees().await;
    let anyone = Visitor::new(&site);
    operator.post("/api/admin/promotions/free-day", json!({})).await.expect(201);
    // Noon UTC is 4 AM in Portland.
    let status = anyone.get("/api/paywall/status").await.expect(200);
    let wanted = json!({ "isActive": true, "reason": FREE, "remainingMinutes": 1200, "isSuperAdminBypass": false });
    assert_eq!(status, wanted, "exactly these four fields");
    assert_eq!(operator.post("/api/admin/promotions/free-day", json!({})).await.refused(409), "free_day_runs");
    site.clock.advance(20 * HOUR - MINUTE / 2);
    assert_eq!(anyone.get("/api/paywall/status").await.expect(200)["remainingMinutes"], 1, "minutes are rounded up");
    site.clock.advance(MINUTE / 2);
    let over = anyone.get("/api/paywall/status").await.expect(200);
    assert_eq!(
        (&over["isActive"], &over["reason"], &over["remainingMinutes"]),
        (&json!(false), &json!(""), &json!(null))
    );
}

#[tokio::test]
async fn promotions_can_be_scheduled_overlap_and_end_early() {
    let (site, operator) = with_fees().await;
    let anyone = Visitor::new(&site);
    let path = "/api/admin/promotions";
    let month = json!({ "reason": "Grand reopening", "audience": "everyone", "from": null, "until": null });
    let month = operator.post(path, month).await.expect(201);
    let later = json!({ "reason": "FREE DAY SPECIAL: the fair", "audience": "everyone", "from": "2026-11-21", "until": "2026-11-21" });
    let later = operator.post(path, later).await.expect(201);
    assert_eq!(anyone.get("/api/paywall/status").await.expect(200)["reason"], "Grand reopening");
    assert_eq!(
        anyone.get("/api/promotions").await.expect(200)["items"].as_array().unwrap().len(),
        2,
        "the scheduled one is not listed"
    );
    site.clock.advance(20 * HOUR);
    // Of two active promotions, the one that started last applies; once it ends, the other applies again.
    assert_eq!(anyone.get("/api/paywall/status").await.expect(200)["reason"], "FREE DAY SPECIAL: the fair");
    let operator = sign_in_again(&site).await;
    let end = operator.post(&format!("{path}/{}/end", later["id"]), json!({})).await.expect(200);
    assert_eq!(end["endsAt"], json!(site.clock.now()));
    assert_eq!(anyone.get("/api/paywall/status").await.expect(200)["reason"], "Grand reopening");
    assert_eq!(operator.post(&format!("{path}/{}/end", later["id"]), json!({})).await.refused(409), "ended");
    operator.post(&format!("{path}/{}/end", month["id"]), json!({})).await.expect(200);
    assert_eq!(anyone.get("/api/paywall/status").await.expect(200)["isActive"], false);
    // Ending a promotion before it starts deletes it.
    let never = json!({ "reason": "Spring", "audience": "everyone", "from": "2027-03-01", "until": "2027-03-31" });
    let never = operator.post(path, never).await.expect(201);
    operator.post(&format!("{path}/{}/end", never["id"]), json!({})).await.expect(200);
    assert_eq!(operator.post(&format!("{path}/{}/end", never["id"]), json!({})).await.refused(404), "not_found");
}

async fn sign_in_again(site: &Site) -> Visitor {
    let operator = Visitor::new(site);
    let body = json!({ "email": "olive@example.org", "password": crate::support::PASSWORD });
    operator.post("/api/auth/sign-in", body).await.expect(200);
    operator
}

#[tokio::test]
async fn invalid_promotions_are_rejected() {
    let (_site, operator) = with_fees().await;
    let body = |reason: &str, from: Value, until: Value| json!({ "reason": reason, "audience": "everyone", "from": from, "until": until });
    for (bad, field) in [
        (body("", json!(null), json!(null)), "reason"),
        (body(&"x".repeat(201), json!(null), json!(null)), "reason"),
        (body("x", json!("2026-11-19"), json!(null)), "from"),
        (body("x", json!("today"), json!(null)), "from"),
        (body("x", json!(null), json!("2026-11-19")), "until"),
        (body("x", json!("2026-12-02"), json!("2026-12-01")), "until"),
        (body("FREE DAY SPECIAL", json!(null), json!(null)), "until"),
        (body("FREE DAY SPECIAL", json!(null), json!("2026-11-21")), "until"),
    ] {
        assert_eq!(operator.post("/api/admin/promotions", bad).await.expect(422)["fields"][0]["field"], field);
    }
    let bad = json!({ "reason": "x", "audience": "friends" });
    assert_eq!(operator.post("/api/admin/promotions", bad).await.status, 422);
}

#[tokio::test]
async fn a_promotion_applies_only_to_its_audience() {
    let (site, operator) = with_fees().await;
    let first = json!({ "reason": "Your first job is free", "audience": "first_job" });
    operator.post("/api/admin/promotions", first).await.expect(201);
    let employer = site.person("Emma Employer", "employer").await;
    let anyone = Visitor::new(&site);
    assert_eq!(
        anyone.get("/api/paywall/status").await.expect(200)["isActive"],
        false,
        "a signed-out visitor may have posted before"
    );
    assert_eq!(employer.get("/api/paywall/status").await.expect(200)["reason"], "Your first job is free");
    let (_, status) = post(&employer, "First").await;
    assert_eq!(status, "open");
    assert_eq!(employer.get("/api/paywall/status").await.expect(200)["isActive"], false);
    assert_eq!(post(&employer, "Second").await.1, "pending_payment");
    // Posting for another employer doesn't make a person new again.
    let business =
        employer.post("/api/employers", json!({ "kind": "business", "name": "Emma's Diner" })).await.expect(201);
    let mut body = job_body("For the diner");
    body["employerId"] = business["id"].clone();
    assert_eq!(employer.post("/api/jobs", body.clone()).await.expect(201)["status"], "pending_payment");

    let firms = json!({ "reason": "Businesses first", "audience": "businesses" });
    operator.post("/api/admin/promotions", firms).await.expect(201);
    assert_eq!(post(&employer, "As a person").await.1, "pending_payment");
    body["title"] = json!("For the diner again");
    assert_eq!(employer.post("/api/jobs", body).await.expect(201)["status"], "open");
    let quote = employer.get(&format!("/api/fee-quote?employerId={}", business["id"])).await.expect(200);
    assert_eq!((&quote["due"], &quote["reason"]), (&json!(0), &json!("Businesses first")));
    // A business that is added with the job is one, too.
    let added = employer.get("/api/fee-quote?newBusiness=true").await.expect(200);
    assert_eq!((&added["due"], &added["reason"]), (&json!(0), &json!("Businesses first")));
    assert_eq!(employer.get("/api/fee-quote?asMyself=true").await.expect(200)["due"], 500);
    // Anyone can read the prices and promotions.
    let pricing = anyone.get("/api/pricing").await.expect(200);
    assert_eq!((&pricing["fees"]["jobPost"], pricing["promotions"].as_array().unwrap().len()), (&json!(500), 2));
}

#[tokio::test]
async fn the_operator_writes_the_payment_instructions() {
    let (site, operator) = with_fees().await;
    let path = "/api/admin/pay-instructions";
    assert_eq!(operator.put(path, json!({ "howToPay": "x".repeat(1001) })).await.refused(422), "invalid");
    operator.put(path, json!({ "howToPay": "Bring it to **Depot Street 4**." })).await.expect(200);
    let anyone = Visitor::new(&site);
    assert_eq!(anyone.get("/api/pricing").await.expect(200)["howToPay"], "Bring it to **Depot Street 4**.");
    // The pages show it without JavaScript.
    let html = anyone.get("/pricing").await.text();
    for words in ["<h1>Pricing</h1>", "$5.00", "$20.00", "<strong>Depot Street 4</strong>", "No promotion right now."] {
        assert!(html.contains(words), "{words}");
    }
    let html = anyone.get("/promotion").await.text();
    assert!(html.contains("<h1>Promotions</h1>") && html.contains("Opening promotion"), "{html}");
}
