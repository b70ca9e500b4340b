//! Paying workers by card: invoices, milestones whose money is held, and disputes about it.

use jobstead::clock::{DAY, HOUR, MINUTE};
use serde_json::{Value, json};

use crate::disputes::act;
use crate::payments::{answer, record};
use crate::support::pair::{Pair, newest};
use crate::support::shifts::pass;
use crate::support::stripe::{Stripe, ledger_balance, notify, ran};
use crate::support::{Site, Visitor, wrong_numbers};

/// Both sides of a contract whose worker can be paid by card, and a milestone of $400 that was agreed on.
pub struct Paid {
    pub stripe: Stripe,
    pub site: Site,
    pub operator: Visitor,
    pub pair: Pair,
    pub milestone: String,
}

impl Paid {
    pub async fn new() -> Self {
        let (stripe, site, operator) = Stripe::site().await;
        operator.post("/api/admin/promotions/free-day", json!({})).await;
        let pair = Pair::new(&site).await;
        sets_up(&stripe, &pair.worker).await;
        let milestone = agreed(&pair, 40_000).await;
        Self { stripe, site, operator, pair, milestone }
    }

    /// Has the employer pay for the milestone by card ahead, and returns the page's id.
    pub async fn fund(&self) -> String {
        self.pair.employer.post(&format!("{}/checkout", self.milestone), json!({})).await.expect(200);
        self.pays().await
    }

    /// Has the employer pay on the newest page.
    pub async fn pays(&self) -> String {
        let page = self.stripe.newest();
        self.stripe.pay(&page);
        notify(&self.site, &format!("evt_{page}"), &page).await.expect(204);
        ran(&self.site).await;
        page
    }

    pub async fn milestone(&self) -> Value {
        let list = self.pair.employer.get(&format!("{}/milestones", self.pair.path)).await.expect(200);
        list["items"].as_array().unwrap().first().cloned().unwrap_or_default()
    }

    pub async fn act(&self, who: &Visitor, action: &str) {
        // What is held may move.
        who.steps_up().await;
        who.post(&format!("{}/{action}", self.milestone), json!({})).await.expect(200);
    }

    /// Has the worker finish a milestone and the employer approve it.
    pub async fn finishes(&self, milestone: &str) {
        self.pair.worker.post(&format!("{milestone}/submit"), json!({})).await.expect(200);
        self.pair.employer.steps_up().await;
        self.pair.employer.post(&format!("{milestone}/approve"), json!({})).await.expect(200);
    }

    /// Finishes a milestone that wasn't paid for, and returns the id of its invoice.
    pub async fn bills(&self, milestone: &str) -> Value {
        self.finishes(milestone).await;
        self.money().await["invoices"]["items"][0]["id"].clone()
    }

    /// Has the worker record $50 in cash for an invoice, and the employer confirm it.
    pub async fn pays_in_cash(&self, invoice: &Value) {
        let target = ("invoice", invoice.as_i64().unwrap());
        let cash = record(&self.pair, &self.pair.worker, target, 5_000, json!({})).await.expect(201);
        self.pair.employer.steps_up().await;
        answer(&self.pair.employer, &cash, "confirm").await.expect(200);
    }

    /// Returns how much of a page's payment was given back.
    pub fn given_back(&self, page: &str) -> i64 {
        self.stripe.given_back(&page.replace("cs_", "pi_"))
    }

    pub async fn money(&self) -> Value {
        self.pair.employer.get(&format!("{}/money", self.pair.path)).await.expect(200)
    }

    /// What the ledger says is at Stripe before its fees, and how much of it is held and frozen.
    pub async fn held(&self) -> (i64, i64, i64) {
        let [card, costs, held, frozen] =
            ["card", "card_costs", "held", "frozen"].map(|one| ledger_balance(&self.operator, one));
        (card.await + costs.await, held.await, frozen.await)
    }
}

/// Has a worker set up an account at Stripe.
pub async fn sets_up(stripe: &Stripe, worker: &Visitor) {
    let link = worker.post("/api/payout-account", json!({})).await.expect(200);
    let account = link["url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    assert_eq!(worker.post("/api/payout-account/check", json!({})).await.expect(200)["state"], "pending");
    stripe.complete(&account);
    let found = worker.post("/api/payout-account/check", json!({})).await.expect(200);
    assert_eq!(found, json!({ "isOffered": true, "state": "ready" }));
}

/// Has both sides agree on a milestone, and returns its path.
pub async fn agreed(pair: &Pair, amount: i64) -> String {
    let body = json!({ "title": "Paint the fence", "amount": amount, "dueOn": null });
    let made = pair.employer.post(&format!("{}/milestones", pair.path), body).await.expect(201);
    let path = format!("/api/milestones/{}", made["id"]);
    pair.worker.post(&format!("{path}/agree"), json!({})).await.expect(200);
    path
}

#[tokio::test]
async fn money_for_a_milestone_is_held_until_it_is_approved() {
    let paid = Paid::new().await;
    let (employer, worker) = (&paid.pair.employer, &paid.pair.worker);
    assert_eq!(worker.post(&format!("{}/checkout", paid.milestone), json!({})).await.status, 403);
    let page = paid.fund().await;
    assert_eq!(paid.milestone().await["held"], 40_000);
    assert_eq!(paid.held().await, (40_000, -40_000, 0));
    assert_eq!(
        newest(worker).await,
        "Emma Employer paid $400.00 ahead for “Paint the fence”. It’s held until the work is approved."
    );
    // Nobody pays twice, and nothing is sent before it's approved.
    let again = employer.post(&format!("{}/checkout", paid.milestone), json!({})).await;
    assert_eq!(again.refused(409), "wrong_state");
    pass(&paid.site, HOUR).await;
    assert_eq!(paid.stripe.sent_to("acct_1"), 0);
    assert!(wrong_numbers(&paid.site).await.is_empty());
    worker.post(&format!("{}/submit", paid.milestone), json!({})).await.expect(200);
    let approve = async || employer.post(&format!("{}/approve", paid.milestone), json!({})).await;
    assert_eq!(approve().await.refused(401), "step_up", "held money moves");
    employer.steps_up().await;
    approve().await.expect(200);
    ran(&paid.site).await;
    assert_eq!((paid.stripe.sent_to("acct_1"), paid.given_back(&page)), (40_000, 0));
    let money = paid.money().await;
    assert_eq!((&money["paid"], &money["open"]), (&json!(40_000), &json!(0)));
    let payment = &money["payments"]["items"][0];
    assert_eq!(
        (&payment["state"], &payment["method"], &payment["note"]),
        (&json!("confirmed"), &json!("card"), &json!("On this site"))
    );
    assert_eq!((&paid.milestone().await["state"], &paid.milestone().await["held"]), (&json!("paid"), &json!(0)));
    assert_eq!(paid.held().await, (0, 0, 0));
    assert!(wrong_numbers(&paid.site).await.is_empty());
}

#[tokio::test]
async fn money_that_is_held_goes_back_when_the_milestone_is_dropped_or_costs_less() {
    let paid = Paid::new().await;
    let (employer, worker) = (&paid.pair.employer, &paid.pair.worker);
    let page = paid.fund().await;
    employer
        .patch(
            &paid.milestone,
            json!({ "terms": { "title": "Paint half the fence", "amount": 15_000, "dueOn": null } }),
        )
        .await
        .expect(200);
    paid.act(worker, "agree").await;
    paid.finishes(&paid.milestone).await;
    ran(&paid.site).await;
    assert_eq!((paid.stripe.sent_to("acct_1"), paid.given_back(&page)), (15_000, 25_000));
    assert_eq!(paid.money().await["open"], 0);
    assert_eq!(newest(employer).await, "You get back $250.00: “Line cook”");
    let dropped = Paid { milestone: agreed(&paid.pair, 9_000).await, ..paid };
    let page = dropped.fund().await;
    dropped.pair.employer.patch(&dropped.milestone, json!({ "terms": null })).await.expect(200);
    dropped.act(&dropped.pair.worker, "agree").await;
    ran(&dropped.site).await;
    assert_eq!(dropped.given_back(&page), 9_000);
    assert_eq!(dropped.held().await, (0, 0, 0));
    assert!(wrong_numbers(&dropped.site).await.is_empty());
}

#[tokio::test]
async fn an_invoice_is_paid_by_card_and_sent_to_the_worker_at_once() {
    let paid = Paid::new().await;
    let (employer, worker) = (&paid.pair.employer, &paid.pair.worker);
    let invoice = paid.bills(&paid.milestone).await;
    let path = format!("/api/invoices/{invoice}/checkout");
    assert_eq!(worker.post(&path, json!({})).await.status, 403);
    employer.post(&path, json!({})).await.expect(200);
    let page = paid.pays().await;
    assert_eq!(paid.stripe.sent_to("acct_1"), 40_000);
    assert_eq!(newest(worker).await, "Emma Employer paid you $400.00 by card: “Line cook”");
    assert_eq!(paid.milestone().await["state"], "paid");
    assert_eq!(employer.post(&path, json!({})).await.refused(409), "wrong_state");
    assert_eq!(paid.held().await, (0, 0, 0));
    // A page that was still open when the invoice was paid otherwise: the money goes back.
    let other = agreed(&paid.pair, 5_000).await;
    let invoice = paid.bills(&other).await;
    employer.post(&format!("/api/invoices/{invoice}/checkout"), json!({})).await.expect(200);
    paid.pays_in_cash(&invoice).await;
    let second = paid.pays().await;
    assert_ne!(page, second);
    assert_eq!(paid.given_back(&second), 5_000);
    assert_eq!((paid.stripe.sent_to("acct_1"), paid.held().await), (40_000, (0, 0, 0)));
    assert!(wrong_numbers(&paid.site).await.is_empty());
}

#[tokio::test]
async fn f13_money_is_sent_once_whatever_fails() {
    let paid = Paid::new().await;
    paid.fund().await;
    paid.finishes(&paid.milestone).await;
    // The transfer is made and the answer is lost, then Stripe doesn't answer.
    paid.stripe.account().fails_after = 1;
    ran(&paid.site).await;
    assert_eq!(paid.held().await.1, -40_000);
    paid.stripe.account().fails_before = 1;
    for _ in 0..5 {
        pass(&paid.site, MINUTE).await;
    }
    assert_eq!((paid.stripe.sent_to("acct_1"), paid.held().await), (40_000, (0, 0, 0)));
    assert!(wrong_numbers(&paid.site).await.is_empty());
}

#[tokio::test]
async fn money_in_a_dispute_is_frozen_and_its_outcome_is_sent_and_given_back() {
    let paid = Paid::new().await;
    let (employer, worker) = (&paid.pair.employer, &paid.pair.worker);
    let page = paid.fund().await;
    paid.act(worker, "submit").await;
    let id: i64 = paid.milestone.rsplit('/').next().unwrap().parse().unwrap();
    let contract: i64 = paid.pair.id();
    let body =
        json!({ "contractId": contract, "about": "milestone", "ids": [id], "claim": 40_000, "text": "It’s crooked." });
    let dispute = employer.post("/api/disputes", body.clone()).await.expect(201);
    assert_eq!(paid.held().await, (40_000, 0, -40_000));
    assert!(wrong_numbers(&paid.site).await.is_empty());
    // Withdrawn: it's held as before.
    act(employer, &format!("/api/disputes/{}", dispute["id"]), "withdraw", json!({})).await.expect(200);
    assert_eq!(paid.held().await, (40_000, -40_000, 0));
    let dispute = employer.post("/api/disputes", body).await.expect(201);
    let path = format!("/api/disputes/{}", dispute["id"]);
    act(worker, &path, "answer", json!({ "text": "It’s straight." })).await.expect(200);
    act(employer, &path, "range", json!({ "min": 0, "max": 30_000 })).await.expect(204);
    act(worker, &path, "range", json!({ "min": 20_000, "max": 40_000 })).await.expect(204);
    ran(&paid.site).await;
    assert_eq!((paid.stripe.sent_to("acct_1"), paid.given_back(&page)), (25_000, 15_000));
    assert_eq!(paid.held().await, (0, 0, 0));
    assert!(wrong_numbers(&paid.site).await.is_empty());
}

#[tokio::test]
async fn only_what_is_offered_can_be_paid_by_card() {
    let (stripe, site, operator) = Stripe::site().await;
    operator.post("/api/admin/promotions/free-day", json!({})).await;
    let pair = Pair::new(&site).await;
    let path = format!("{}/checkout", agreed(&pair, 40_000).await);
    assert_eq!(pair.employer.post(&path, json!({})).await.refused(409), "not_ready");
    let money = pair.employer.get(&format!("{}/money", pair.path)).await.expect(200);
    assert_eq!(money["cards"], "not_ready");
    // Stripe makes one account, even if its answer is lost, and says when it's ready.
    stripe.account().fails_after = 1;
    assert_eq!(pair.worker.post("/api/payout-account", json!({})).await.refused(503), "stripe_failed");
    pair.worker.post("/api/payout-account", json!({})).await.expect(200);
    assert_eq!(stripe.account().accounts.len(), 1);
    stripe.complete("acct_1");
    notify(&site, "evt_1", "acct_1").await.expect(204);
    ran(&site).await;
    assert_eq!(pair.worker.get("/api/payout-account").await.expect(200)["state"], "ready");
    pair.employer.post(&path, json!({})).await.expect(200);
    operator.steps_up().await;
    // With money held, the key can't become one of another kind.
    stripe.pay("cs_1");
    pass(&site, MINUTE).await;
    let test = json!({ "isOn": false, "isPayOn": false, "secretKey": "sk_test_1" });
    assert_eq!(operator.put("/api/admin/cards", test).await.refused(409), "money_held");
    operator.put("/api/admin/cards", json!({ "isOn": true, "isPayOn": false })).await.expect(200);
    let other = format!("{}/checkout", agreed(&pair, 1_000).await);
    assert_eq!(pair.employer.post(&other, json!({})).await.refused(409), "cards_off");
    assert_eq!(pair.worker.post("/api/payout-account", json!({})).await.refused(409), "cards_off");
}

#[tokio::test]
async fn f13_money_is_sent_once_even_if_stripe_has_forgotten_the_request() {
    let paid = Paid::new().await;
    let (employer, worker) = (&paid.pair.employer, &paid.pair.worker);
    let page = paid.fund().await;
    let terms = json!({ "title": "Paint some of the fence", "amount": 10_000, "dueOn": null });
    employer.patch(&paid.milestone, json!({ "terms": terms })).await.expect(200);
    paid.act(worker, "agree").await;
    paid.finishes(&paid.milestone).await;
    // Both movements are made, and both answers are lost.
    paid.stripe.account().fails_after = 2;
    ran(&paid.site).await;
    assert_eq!(paid.held().await.1, -40_000);
    paid.stripe.account().forget_keys();
    pass(&paid.site, 25 * HOUR).await;
    paid.operator.signs_in("Olive").await;
    assert_eq!((paid.stripe.sent_to("acct_1"), paid.given_back(&page)), (10_000, 30_000));
    assert_eq!(paid.held().await, (0, 0, 0));
    assert!(wrong_numbers(&paid.site).await.is_empty());
}

#[tokio::test]
async fn a_refused_transfer_is_made_once_the_account_is_ready_again() {
    let paid = Paid::new().await;
    paid.fund().await;
    paid.stripe.account().no_transfers = true;
    paid.finishes(&paid.milestone).await;
    for _ in 0..12 {
        pass(&paid.site, HOUR).await;
    }
    assert_eq!(paid.stripe.sent_to("acct_1"), 0);
    paid.stripe.account().no_transfers = false;
    notify(&paid.site, "evt_ready", "acct_1").await.expect(204);
    ran(&paid.site).await;
    assert_eq!(paid.stripe.sent_to("acct_1"), 40_000);
}

#[tokio::test]
async fn money_that_is_held_has_a_way_back_after_the_contract_and_without_a_price() {
    let paid = Paid::new().await;
    let (employer, worker) = (&paid.pair.employer, &paid.pair.worker);
    let page = paid.fund().await;
    employer
        .patch(&paid.milestone, json!({ "terms": { "title": "A favor", "amount": 0, "dueOn": null } }))
        .await
        .expect(200);
    paid.act(worker, "agree").await;
    paid.finishes(&paid.milestone).await;
    ran(&paid.site).await;
    assert_eq!(paid.given_back(&page), 40_000);
    let (second, third) = (agreed(&paid.pair, 7_000).await, agreed(&paid.pair, 8_000).await);
    employer.post(&format!("{second}/checkout"), json!({})).await.expect(200);
    let page = paid.pays().await;
    paid.pair.act(employer, "end", json!({ "reason": "plans_changed", "note": "We’re moving." })).await.expect(200);
    while paid.pair.contract().await["state"] == "active" {
        pass(&paid.site, DAY).await;
    }
    paid.operator.signs_in("Olive").await;
    let refused = employer.post(&format!("{third}/checkout"), json!({})).await;
    assert_eq!(refused.refused(409), "wrong_state");
    assert_eq!(employer.patch(&third, json!({ "terms": null })).await.refused(409), "wrong_state");
    employer.patch(&second, json!({ "terms": null })).await.expect(200);
    assert_eq!(worker.post(&format!("{second}/agree"), json!({})).await.refused(401), "step_up", "held money moves");
    worker.steps_up().await;
    worker.post(&format!("{second}/agree"), json!({})).await.expect(200);
    ran(&paid.site).await;
    assert_eq!(paid.given_back(&page), 7_000);
    assert_eq!(paid.held().await, (0, 0, 0));
    assert!(wrong_numbers(&paid.site).await.is_empty());
}

#[tokio::test]
async fn of_two_pages_for_one_invoice_the_one_that_is_too_much_goes_back() {
    let paid = Paid::new().await;
    let employer = &paid.pair.employer;
    let invoice = paid.bills(&paid.milestone).await;
    let path = format!("/api/invoices/{invoice}/checkout");
    employer.post(&path, json!({})).await.expect(200);
    let first = paid.stripe.newest();
    paid.pays_in_cash(&invoice).await;
    employer.post(&path, json!({})).await.expect(200);
    let second = paid.pays().await;
    assert_ne!(first, second);
    paid.stripe.pay(&first);
    for _ in 0..10 {
        pass(&paid.site, MINUTE).await;
    }
    assert_eq!(paid.given_back(&first), 40_000);
    assert_eq!((paid.stripe.sent_to("acct_1"), paid.held().await), (35_000, (0, 0, 0)));
    assert!(wrong_numbers(&paid.site).await.is_empty());
}

/// One milestone after another is paid for, done, dropped or fought over, with Stripe failing now and then.
#[tokio::test]
async fn f17_s57_the_ledger_adds_up_with_money_held_and_frozen() {
    let paid = Paid::new().await;
    let (employer, worker) = (&paid.pair.employer, &paid.pair.worker);
    let mut seed: u64 = 11;
    let mut next = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    let mut expected = 0;
    for _ in 0..12 {
        let amount = 1_000 + i64::try_from(next(50)).unwrap() * 100;
        let path = agreed(&paid.pair, amount).await;
        let is_funded = next(4) > 0;
        if is_funded {
            employer.post(&format!("{path}/checkout"), json!({})).await.expect(200);
            paid.stripe.account().fails_after = usize::try_from(next(2)).unwrap();
            paid.pays().await;
        }
        for _ in 0..3 {
            pass(&paid.site, MINUTE).await;
        }
        assert!(wrong_numbers(&paid.site).await.is_empty());
        match next(3) {
            0 => {
                employer.patch(&path, json!({ "terms": null })).await.expect(200);
                worker.steps_up().await;
                worker.post(&format!("{path}/agree"), json!({})).await.expect(200);
            }
            1 => {
                worker.post(&format!("{path}/submit"), json!({})).await.expect(200);
                let (id, contract) = (path.rsplit('/').next().unwrap(), paid.pair.id());
                let body = format!(
                    r#"{{"contractId":{contract},"about":"milestone","ids":[{id}],"claim":{amount},"text":"It’s crooked."}}"#
                );
                let body: Value = serde_json::from_str(&body).unwrap();
                let dispute = employer.post("/api/disputes", body).await.expect(201);
                assert!(wrong_numbers(&paid.site).await.is_empty());
                let dispute = format!("/api/disputes/{}", dispute["id"]);
                act(worker, &dispute, "answer", json!({ "text": "It’s straight." })).await.expect(200);
                act(employer, &dispute, "range", json!({ "min": 0, "max": amount })).await.expect(204);
                let least = i64::try_from(next(10)).unwrap() * 100;
                act(worker, &dispute, "range", json!({ "min": least, "max": amount })).await.expect(204);
                let outcome = least + (amount - least + 1) / 2;
                expected += if is_funded { outcome } else { 0 };
            }
            _ => {
                paid.finishes(&path).await;
                expected += if is_funded { amount } else { 0 };
            }
        }
        for _ in 0..3 {
            pass(&paid.site, MINUTE).await;
        }
        assert_eq!((paid.stripe.sent_to("acct_1"), paid.held().await), (expected, (0, 0, 0)));
        assert!(wrong_numbers(&paid.site).await.is_empty());
    }
}
