//! What invoices say, and what comes off them, with its tax and its commission: refunds, corrections, and what older versions left
//! behind.

use jobstead::clock::{DAY, HOUR};
use jobstead::{schedule, statements};
use serde_json::{Value, json};

use crate::payments::{answer, give_back, milestone, money, number, pay, record};
use crate::support::pair::{Pair, newest};
use crate::support::{NOON, Site, Visitor, wrong_numbers};

statements! {
    LEDGER = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM ledger_postings";
    // What a version before 43 would have left behind.
    UNCREDIT_TAX = "UPDATE invoices SET tax = 0 WHERE kind = 'credit_note'";
    UNCREDIT_COMMISSION = "UPDATE fees SET state = 'due' WHERE kind = 'commission' AND state = 'cancelled'";
    UNCOUNT_OVERTIME = "UPDATE time_entries SET billed_overtime = 0, billed_amount = billed_seconds * 2000 / 3600";
}

async fn deposit(pair: &Pair, amount: i64) {
    pay(pair, ("contract", pair.id()), amount).await;
}

#[tokio::test]
async fn giving_back_part_of_a_deposit_leaves_the_rest_for_the_work() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let pair = Pair::new(&site).await;
    site.end_promotion().await;
    commission(&operator, 7).await;
    deposit(&pair, 10_000).await;
    give_back(&pair, ("contract", pair.id()), 2_000).await;
    assert_eq!(money(&pair, &pair.employer).await["ahead"], 8_000);
    milestone(&pair, "Kitchen", 8_000).await;
    let seen = money(&pair, &pair.employer).await;
    let sums = ["billed", "paid", "open", "ahead"].map(|key| seen[key].clone());
    assert_eq!(sums, [json!(8_000), json!(8_000), json!(0), json!(0)]);
    let fees = pair.employer.get("/api/fees").await.expect(200)["items"].clone();
    let commissions: Vec<_> = fees.as_array().unwrap().iter().filter(|fee| fee["kind"] == "commission").collect();
    assert_eq!((commissions.len(), &commissions[0]["amount"]), (1, &json!(560)), "only on what was worked");
    // The same by the hour: $200 ahead, $50 back, a week of $150.
    deposit(&pair, 20_000).await;
    give_back(&pair, ("contract", pair.id()), 5_000).await;
    let body = json!({ "clientId": "device-week", "startedAt": NOON - 8 * HOUR, "endedAt": NOON - HOUR / 2, "manual": true, "confirmed": true });
    pair.worker.post(&format!("{}/entries", pair.path), body).await.expect(201);
    pair.worker.post(&format!("{}/timesheets/2026-11-15/submit", pair.path), json!({})).await.expect(200);
    pair.employer.post(&format!("{}/timesheets/2026-11-15/approve", pair.path), json!({})).await.expect(200);
    let seen = money(&pair, &pair.employer).await;
    assert_eq!((&seen["open"], &seen["ahead"], &seen["billed"]), (&json!(0), &json!(0), &json!(23_000)));
    assert_eq!(number(&site, LEDGER).await, 0);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

/// Sets the site's commission.
async fn commission(operator: &Visitor, percent: i64) {
    let settings = json!({ "name": "Alder Creek Jobs", "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54",
        "fees": { "jobPost": 500, "partnerMonth": 2000, "commissionPercent": percent } });
    operator.put("/api/site", settings).await.expect(200);
}

#[tokio::test]
async fn commission_goes_back_with_the_pay() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let pair = Pair::new(&site).await;
    site.end_promotion().await;
    commission(&operator, 10).await;
    let fees = || async { pair.employer.get("/api/fees").await.expect(200)["items"].clone() };
    for (n, is_paid) in [(0, false), (1, true)] {
        let id = milestone(&pair, &format!("Part {n}"), 11_000).await;
        let fee = fees().await[0].clone();
        assert_eq!((&fee["amount"], &fee["state"]), (&json!(1_100), &json!("due")));
        if is_paid {
            let pay = json!({ "method": "cash", "reference": "R7" });
            operator.post(&format!("/api/admin/fees/{}/pay", fee["id"]), pay).await.expect(200);
        }
        let made = record(&pair, &pair.employer, ("milestone", id), 11_000, json!({})).await.expect(201);
        answer(&pair.worker, &made, "confirm").await.expect(200);
        give_back(&pair, ("milestone", id), 5_500).await;
        let note = money(&pair, &pair.employer).await["invoices"]["items"][0].clone();
        assert_eq!((&note["kind"], &note["commission"]), (&json!("credit_note"), &json!(550)));
        let half = fees().await[0].clone();
        let seen = ["kind", "amount", "state"].map(|key| half[key].clone());
        let expected = if is_paid { ("commission_credit", "refunded") } else { ("commission", "due") };
        assert_eq!(seen, [json!(expected.0), json!(550), json!(expected.1)]);
        give_back(&pair, ("milestone", id), 5_500).await;
        let whole = fees().await;
        if is_paid {
            let refund =
                operator.post(&format!("/api/admin/fees/{}/refund", fee["id"]), json!({ "reason": "Twice?" })).await;
            assert_eq!(refund.status, 409, "it went back already");
            for credit in [&whole[0], &whole[1]] {
                let sent = json!({ "method": "cash", "reference": "Envelope" });
                operator.post(&format!("/api/admin/fees/{}/return", credit["id"]), sent).await.expect(200);
            }
        } else {
            assert_eq!(whole[0]["state"], "cancelled");
        }
    }
    assert_eq!(number(&site, LEDGER).await, 0);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_credit_note_has_the_tax_of_its_invoice() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let vat = json!({ "taxName": "VAT", "taxRate": 1_000 });
    pair.worker.put("/api/billing", vat).await.expect(200);
    let (big, small) = (milestone(&pair, "Fence", 11_000).await, milestone(&pair, "Gate", 100).await);
    pair.worker.put("/api/billing", json!({})).await.expect(200);
    for (id, amount) in [(big, 11_000), (small, 100)] {
        let made = record(&pair, &pair.employer, ("milestone", id), amount, json!({})).await.expect(201);
        answer(&pair.worker, &made, "confirm").await.expect(200);
    }
    give_back(&pair, ("milestone", big), 11_000).await;
    let note = money(&pair, &pair.worker).await["invoices"]["items"][0].clone();
    let seen = ["tax", "taxRate"].map(|key| note[key].clone());
    assert_eq!((seen, &note["document"]["taxName"]), ([json!(1_000), json!(1_000)], &json!("VAT")));
    // Ten parts of 10 cents, with the 9 cents of tax that the invoice has.
    for _ in 0..10 {
        give_back(&pair, ("milestone", small), 10).await;
    }
    let list = money(&pair, &pair.worker).await["invoices"]["items"].clone();
    let notes =
        list.as_array().unwrap().iter().filter(|one| one["total"] == 10).map(|one| one["tax"].as_i64().unwrap());
    let notes: Vec<_> = notes.collect();
    assert_eq!((notes.len(), notes.iter().sum::<i64>()), (10, 9));
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn what_a_spreadsheet_adds_up_is_what_was_paid() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let id = milestone(&pair, "Fence", 10_000).await;
    let made = record(&pair, &pair.employer, ("milestone", id), 10_000, json!({ "note": "-1" })).await.expect(201);
    answer(&pair.worker, &made, "confirm").await.expect(200);
    give_back(&pair, ("milestone", id), 5_000).await;
    let table = pair.worker.get("/api/statements/2026/csv").await.text();
    let (mark, table) = table.split_at('\u{feff}'.len_utf8());
    assert_eq!(mark, "\u{feff}");
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let rows: Vec<_> = reader.records().map(Result::unwrap).collect();
    let sum: f64 = rows.iter().map(|row| row[7].parse::<f64>().unwrap()).sum();
    assert_eq!((rows.len(), sum), (2, 50.0));
    assert_eq!(&rows[0][10], "'-1", "people's texts are no formulas");
}

#[tokio::test]
async fn the_tax_form_has_the_figures_of_its_year() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let id = milestone(&pair, "Fence", 10_000).await;
    for (method, amount) in [("cash", 3_000), ("app", 4_000), ("card", 3_000)] {
        let made =
            record(&pair, &pair.employer, ("milestone", id), amount, json!({ "method": method })).await.expect(201);
        answer(&pair.worker, &made, "confirm").await.expect(200);
    }
    let year = pair.worker.get("/api/statements/2026").await.expect(200);
    assert_eq!((&year["total"]["paid"], &year["total"]["reportable"]), (&json!(10_000), &json!(3_000)));
    for (year, from, pending) in
        [(2025, json!(60_000), false), (2026, json!(200_000), false), (2027, Value::Null, true)]
    {
        let seen = pair.worker.get(&format!("/api/statements/{year}")).await.expect(200);
        assert_eq!((&seen["form1099From"], &seen["form1099Pending"]), (&from, &json!(pending)), "{year}");
    }
    let old = record(&pair, &pair.employer, ("contract", pair.id()), 1, json!({ "paidOn": "1999-12-31" })).await;
    assert_eq!(old.expect(422)["fields"][0]["message"], "Enter a day from 2000 on.");
    record(&pair, &pair.employer, ("contract", pair.id()), 1, json!({ "paidOn": "2000-01-01" })).await.expect(201);
}

#[tokio::test]
async fn invoices_say_who_bills_whom_and_what_tax_is_in_them() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let pair = Pair::new(&site).await;
    let rate = json!({ "name": "Wanda Worker Paints", "address": "1 Elm St\nAlder Creek, OR", "taxId": "12-345", "taxName": "", "taxRate": 1900 });
    assert_eq!(pair.worker.put("/api/billing", rate.clone()).await.expect(422)["fields"][0]["field"], "taxName");
    let mut named = rate;
    named["taxName"] = json!("VAT");
    pair.worker.put("/api/billing", named).await.expect(200);
    let employer = pair.contract().await["employer"]["id"].clone();
    let details = json!({ "name": "Emma’s Diner LLC", "address": "2 Oak St" });
    pair.employer.put(&format!("/api/employers/{employer}/billing"), details.clone()).await.expect(200);
    assert_eq!(pair.worker.put(&format!("/api/employers/{employer}/billing"), details).await.status, 404);
    operator.put("/api/admin/billing", json!({ "address": "City Hall" })).await.expect(200);
    milestone(&pair, "Paint", 11_900).await;
    let invoice = pair.worker.get("/api/invoices").await.expect(200)["items"][0].clone();
    assert_eq!((&invoice["tax"], &invoice["total"]), (&json!(1_900), &json!(11_900)));
    let document = &invoice["document"];
    assert_eq!(
        (&document["from"]["name"], &document["to"]["name"], &document["site"]["address"]),
        (&json!("Wanda Worker Paints"), &json!("Emma’s Diner LLC"), &json!("City Hall"))
    );
    // What was issued stays.
    pair.worker.put("/api/billing", json!({})).await.expect(200);
    assert_eq!(pair.worker.get("/api/invoices").await.expect(200)["items"][0]["document"], *document);
    let pdf = pair.employer.get(&format!("/api/invoices/{}/pdf", invoice["id"])).await;
    assert!(pdf.status == 200 && pdf.bytes.starts_with(b"%PDF"));
    let stranger = site.person("Odette Other", "worker").await;
    assert_eq!(stranger.get(&format!("/api/invoices/{}/pdf", invoice["id"])).await.status, 404);
}

#[tokio::test]
async fn late_invoices_and_unanswered_payments_are_reminded_of() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let id = milestone(&pair, "Paint", 5_000).await;
    site.clock.advance(2 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(newest(&pair.employer).await, "Unpaid: $50.00, “Line cook”");
    record(&pair, &pair.employer, ("milestone", id), 5_000, json!({})).await.expect(201);
    site.clock.advance(3 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(newest(&pair.worker).await, "Was $50.00 paid? “Line cook”");
}

#[tokio::test]
async fn a_colleague_who_only_pays_confirms_payments_but_approves_nothing() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let employer = pair.contract().await["employer"]["id"].clone();
    let payer = site.person("Paula Payer", "employer").await;
    let rights = json!({ "post": false, "hire": false, "pay": true, "view": false });
    let invited = json!({ "label": "Paula", "rights": rights });
    let invited = pair.employer.post(&format!("/api/employers/{employer}/invitations"), invited).await.expect(201);
    let token = invited["url"].as_str().unwrap().split("/join#token=").nth(1).unwrap().to_owned();
    payer.post("/api/employer-invitations/accept", json!({ "token": token })).await.expect(200);
    let id = milestone(&pair, "Paint", 5_000).await;
    let path = format!("{}/expenses", pair.path);
    let expense =
        pair.worker.post(&path, json!({ "kind": "expense", "amount": 900, "note": "Soap" })).await.expect(201);
    let payment = record(&pair, &pair.worker, ("milestone", id), 5_000, json!({})).await.expect(201);
    assert_eq!(newest(&payer).await, "Wanda Worker recorded a payment of $50.00. Confirm it: “Line cook”");
    assert_eq!(payer.get(&pair.path).await.status, 404, "the contract itself isn't theirs to read");
    assert_eq!(payer.post(&format!("/api/expenses/{}/approve", expense["id"]), json!({})).await.status, 404);
    assert_eq!(payer.get("/api/invoices?filter=open").await.expect(200)["items"][0]["total"], 5_000);
    assert_eq!(answer(&payer, &payment, "confirm").await.expect(200)["state"], "confirmed");
    assert_eq!(
        payer.get(&format!("/api/statements/2026?employerId={employer}")).await.expect(200)["total"]["paid"],
        5_000
    );
}

/// Returns an ended contract as a version before 43 would have left it, what `jobstead check --money` said of it before, and the
/// operator.
pub async fn old_mistakes() -> (Site, Visitor, Pair, Vec<String>) {
    let site = Site::empty();
    let operator = site.set_up().await;
    let pair = Pair::new(&site).await;
    site.end_promotion().await;
    let settings = json!({ "name": "Alder Creek Jobs", "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54",
        "fees": { "jobPost": 500, "partnerMonth": 2000, "commissionPercent": 10 },
        "timeRules": { "weekStarts": "sunday", "overtimeDayHours": 8, "overtimeWeekHours": null, "overtimePercent": 150, "breakAfterHours": null, "breakMinutes": 30, "roundingMinutes": 0 } });
    operator.put("/api/site", settings).await.expect(200);
    pair.worker.put("/api/billing", json!({ "taxName": "VAT", "taxRate": 1_000 })).await.expect(200);
    let id = milestone(&pair, "Fence", 11_000).await;
    deposit(&pair, 12_000).await;
    give_back(&pair, ("milestone", id), 11_000).await;
    let body = json!({ "clientId": "device-week", "startedAt": NOON - 12 * HOUR, "endedAt": NOON - 2 * HOUR, "manual": true, "confirmed": true });
    pair.worker.post(&format!("{}/entries", pair.path), body).await.expect(201);
    pair.worker.post(&format!("{}/timesheets/2026-11-15/submit", pair.path), json!({})).await.expect(200);
    pair.employer.post(&format!("{}/timesheets/2026-11-15/approve", pair.path), json!({})).await.expect(200);
    for who in [&pair.employer, &pair.worker] {
        pair.act(who, "end", json!({ "reason": "done" })).await.expect(200);
    }
    let before = notes(&site).await;
    for sql in [UNCREDIT_TAX, UNCREDIT_COMMISSION, UNCOUNT_OVERTIME] {
        site.write(move |tx| tx.run(sql, &[])).await;
    }
    (site, operator, pair, before)
}

/// Returns what `jobstead check --money` says.
pub async fn notes(site: &Site) -> Vec<String> {
    let found = site.read(|tx| jobstead::cli::money::batch(tx, jobstead::ids::ContractId(0))).await;
    found.into_iter().flat_map(|(_, notes)| notes).collect()
}

#[tokio::test]
async fn what_older_versions_got_wrong_is_noted_for_ended_contracts() {
    let (site, _, _, before) = old_mistakes().await;
    let unpaid = "contract 1, “Line cook”: $210.00 is billed and not paid";
    assert_eq!(before, [unpaid], "10 hours are 8 and 2 of overtime, less $10.00 that was paid ahead");
    let expected = [
        "contract 1, “Line cook”: the credit notes of invoice 2026-0001 carry $10.00 too little of its tax",
        "contract 1, “Line cook”: the commission on invoice 2026-0001 is $11.00 more than what is left of its pay",
        "contract 1, “Line cook”: overtime in the week of 2026-11-15 was underpaid by $20.00",
        unpaid,
    ];
    assert_eq!(notes(&site).await, expected);
}
