//! Chargebacks, differences and money that doesn't move: to-dos in the office, which stop held money.

use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::statements;
use serde_json::{Value, json};

use crate::card_pay::{Paid, agreed};
use crate::cards::hours;
use crate::disputes;
use crate::support::pair::newest;
use crate::support::shifts::pass;
use crate::support::stripe::{Stripe, ledger_balance, ran};
use crate::support::stripe_trouble::{CHARGEBACK_FEE, tell};
use crate::support::{Site, Visitor, wrong_numbers};

statements! {
    SMALLER = "UPDATE card_problems SET amount = amount - 1 WHERE outcome = 'explained'";
}

impl Paid {
    /// Has a cardholder ask their bank for the money of a page, and Stripe say so.
    async fn charged_back(&self, page: &str, amount: i64) -> String {
        let id = self.stripe.charge_back(page, amount);
        let dispute = self.stripe.object(&id);
        tell(&self.site, &format!("evt_{id}"), "charge.dispute.created", &dispute, None).await.expect(204);
        ran(&self.site).await;
        id
    }

    /// Has the bank decide, and Stripe say so.
    async fn decided(&self, id: &str, status: &str) {
        self.stripe.decide(id, status);
        let dispute = self.stripe.object(id);
        tell(&self.site, &format!("evt_{id}_{status}"), "charge.dispute.closed", &dispute, None).await.expect(204);
        ran(&self.site).await;
    }

    async fn problems(&self, state: &str) -> Vec<Value> {
        problems(&self.operator, state).await
    }

    /// Does what helps with the only open problem.
    async fn handle(&self, act: &str) -> crate::support::Reply {
        self.operator.steps_up().await;
        let open = self.problems("open").await;
        assert_eq!(open.len(), 1, "{open:?}");
        let path = format!("/api/admin/ledger/card-problems/{}/act", open[0]["id"]);
        self.operator.post(&path, json!({ "act": act })).await
    }

    /// Lets nights pass, after each of which the ledger is compared with Stripe.
    async fn nights(&self, count: i64) {
        for _ in 0..count {
            pass(&self.site, DAY).await;
            self.stripe.account().seconds = self.site.clock.now() / 1_000;
        }
        self.operator.signs_in("Olive").await;
        self.pair.employer.signs_in("Emma Employer").await;
        self.pair.worker.signs_in("Wanda Worker").await;
    }

    /// Which refusal approving gets.
    async fn refusal(&self) -> String {
        self.pair.employer.steps_up().await;
        self.pair.employer.post(&format!("{}/approve", self.milestone), json!({})).await.refused(409)
    }

    fn sent(&self) -> i64 {
        self.stripe.sent_to("acct_1")
    }

    async fn is_right(&self) {
        assert_eq!(wrong_numbers(&self.site).await, Vec::<String>::new());
    }
}

async fn problems(operator: &Visitor, state: &str) -> Vec<Value> {
    let list = operator.get(&format!("/api/admin/ledger/card-problems?state={state}")).await.expect(200);
    list["items"].as_array().unwrap().clone()
}

/// How much waits in the office's queue, and the unread news about it.
async fn queue(operator: &Visitor) -> (i64, Vec<String>) {
    let office = operator.get("/api/admin/office").await.expect(200);
    let count = office["queues"].as_array().unwrap().iter().find(|one| one["queue"] == "cards").unwrap();
    let bell = operator.get("/api/notifications?unread=true").await.expect(200);
    let news = bell["items"].as_array().unwrap().iter().map(|one| one["title"].as_str().unwrap().to_owned());
    (count["count"].as_i64().unwrap(), news.filter(|title| title.contains("card payment")).collect())
}

#[tokio::test]
async fn a_chargeback_is_one_to_do_and_stops_what_is_held_until_it_is_won() {
    let paid = Paid::new().await;
    let (employer, worker) = (&paid.pair.employer, &paid.pair.worker);
    let page = paid.fund().await;
    paid.act(worker, "submit").await;
    let id = paid.charged_back(&page, 40_000).await;
    for n in 0..50 {
        let dispute = paid.stripe.object(&id);
        tell(&paid.site, &format!("evt_{n}"), "charge.dispute.updated", &dispute, None).await.expect(204);
    }
    ran(&paid.site).await;
    assert_eq!(queue(&paid.operator).await, (1, vec!["1 new problem with a card payment".to_owned()]));
    let found = paid.problems("open").await;
    assert_eq!(found.len(), 1);
    let contract = paid.pair.id();
    assert_eq!(
        (&found[0]["kind"], &found[0]["amount"], &found[0]["contractId"], &found[0]["can"]),
        (&json!("chargeback"), &json!(40_000), &json!(contract), &json!(["won", "lost"]))
    );
    assert_eq!(found[0]["stripeUrl"], "https://dashboard.stripe.com/payments/pi_1");
    // Both sides read why it waits, and nobody gets around it: not the employer, not the clock.
    assert_eq!(paid.milestone().await["stop"], "chargeback");
    assert_eq!(paid.money().await["cardStop"], "chargeback");
    assert_eq!(newest(worker).await, "A card payment is being checked: “Line cook”");
    assert_eq!(newest(employer).await, "A card payment is being checked: “Line cook”");
    assert_eq!(paid.refusal().await, "money_stopped");
    paid.nights(12).await;
    assert_eq!(paid.milestone().await["state"], "submitted");
    assert_eq!((paid.sent(), paid.held().await), (0, (0, -40_000, 0)), "the bank has the money");
    assert_eq!(ledger_balance(&paid.operator, "card_disputed").await, 40_000);
    paid.is_right().await;
    // The bank decides: it goes on by itself.
    assert_eq!(paid.handle("won").await.refused(409), "still_open");
    paid.decided(&id, "won").await;
    assert_eq!(queue(&paid.operator).await.0, 0);
    let done = paid.problems("done").await;
    assert_eq!((&done[0]["outcome"], &done[0]["doneBy"]), (&json!("won"), &json!("")));
    assert_eq!(paid.milestone().await["stop"], Value::Null);
    pass(&paid.site, 2 * HOUR).await;
    paid.nights(1).await;
    assert_eq!((paid.sent(), paid.milestone().await["state"].clone()), (40_000, json!("paid")));
    assert_eq!(ledger_balance(&paid.operator, "card_disputed").await, 0);
    paid.is_right().await;
}

#[tokio::test]
async fn a_lost_chargeback_takes_what_is_held_and_the_office_says_so_once() {
    let paid = Paid::new().await;
    let (employer, worker) = (&paid.pair.employer, &paid.pair.worker);
    let page = paid.fund().await;
    let id = paid.charged_back(&page, 40_000).await;
    paid.stripe.decide(&id, "lost");
    assert_eq!(paid.handle("won").await.refused(409), "other_outcome");
    let path = format!("/api/admin/ledger/card-problems/{}/act", paid.problems("open").await[0]["id"]);
    let lost = json!({ "act": "lost" });
    let done = paid.operator.post_once("one", &path, &lost).await.expect(200);
    assert_eq!((&done["outcome"], &done["doneBy"]), (&json!("lost"), &json!("Olive Operator")));
    // Repeating the request returns the same answer. A new request is refused.
    assert_eq!(paid.operator.post_once("one", &path, &lost).await.expect(200), done);
    assert_eq!(paid.operator.post(&path, lost).await.refused(409), "wrong_state");
    assert_eq!((paid.milestone().await["held"].clone(), paid.held().await.1), (json!(0), 0));
    for who in [employer, worker] {
        assert_eq!(newest(who).await, "$400.00 is no longer held for “Paint the fence”");
    }
    paid.nights(2).await;
    assert_eq!(paid.held().await, (0, 0, 0));
    assert_eq!(ledger_balance(&paid.operator, "card_disputed").await, 0);
    paid.is_right().await;
    // It can be paid for again, and is then sent.
    paid.fund().await;
    paid.finishes(&paid.milestone).await;
    ran(&paid.site).await;
    assert_eq!((paid.sent(), paid.problems("open").await.len()), (40_000, 0));
    paid.is_right().await;
}

#[tokio::test]
async fn what_was_approved_or_settled_before_the_bank_decides_waits_too() {
    let paid = Paid::new().await;
    let page = paid.fund().await;
    let paid = Paid { milestone: agreed(&paid.pair, 9_000).await, ..paid };
    let (employer, worker) = (&paid.pair.employer, &paid.pair.worker);
    let (second_page, first) = (paid.fund().await, "/api/milestones/1");
    // A transfer that is on its way: the money was released, and Stripe wasn't asked yet.
    paid.finishes(&paid.milestone).await;
    let id = paid.charged_back(&page, 40_000).await;
    assert_eq!((paid.sent(), paid.money().await["paid"].clone()), (0, json!(9_000)));
    // A dispute on this site about the other milestone ends in the meantime: what's owed is billed, nothing moves.
    worker.post(&format!("{first}/submit"), json!({})).await.expect(200);
    let contract = paid.pair.id();
    let body =
        json!({ "contractId": contract, "about": "milestone", "ids": [1], "claim": 40_000, "text": "It’s crooked." });
    let dispute = format!("/api/disputes/{}", employer.post("/api/disputes", body).await.expect(201)["id"]);
    disputes::act(worker, &dispute, "answer", json!({ "text": "It’s straight." })).await.expect(200);
    disputes::act(employer, &dispute, "range", json!({ "min": 0, "max": 30_000 })).await.expect(204);
    disputes::act(worker, &dispute, "range", json!({ "min": 20_000, "max": 40_000 })).await.expect(204);
    ran(&paid.site).await;
    assert_eq!((paid.sent(), paid.given_back(&page), paid.given_back(&second_page)), (0, 0, 0));
    assert_eq!((paid.money().await["open"].clone(), paid.held().await.1), (json!(25_000), -49_000));
    paid.is_right().await;
    paid.decided(&id, "warning_closed").await;
    ran(&paid.site).await;
    assert_eq!((paid.sent(), paid.given_back(&page)), (34_000, 15_000));
    assert_eq!((paid.money().await["open"].clone(), paid.held().await.1), (json!(0), 0));
    paid.is_right().await;
}

#[tokio::test]
async fn a_chargeback_that_stripe_lists_at_night_is_found_and_the_office_decides_what_the_key_may_not_read() {
    let paid = Paid::new().await;
    let page = paid.fund().await;
    // Nobody says so.
    paid.stripe.charge_back(&page, 10_000);
    paid.nights(1).await;
    assert_eq!(paid.problems("open").await[0]["contractId"], json!(paid.pair.id()));
    paid.act(&paid.pair.worker, "submit").await;
    assert_eq!(paid.refusal().await, "money_stopped");
    paid.stripe.account().hides_disputes = true;
    paid.handle("lost").await.expect(200);
    ran(&paid.site).await;
    // The bank took a part. The rest goes back to the card, because the cardholder doesn't want to pay.
    assert_eq!((paid.sent(), paid.given_back(&page)), (0, 30_000));
    paid.nights(1).await;
    assert_eq!((paid.held().await.1, ledger_balance(&paid.operator, "card_disputed").await), (0, 0));
    paid.is_right().await;
}

#[tokio::test]
async fn a_difference_about_a_payment_stops_its_contract_until_stripe_lists_it() {
    let paid = Paid::new().await;
    paid.fund().await;
    paid.act(&paid.pair.worker, "submit").await;
    let listed = paid.stripe.account().transactions.pop().unwrap();
    hours(&paid.stripe, &paid.site, &paid.operator, 30).await;
    let found = paid.problems("open").await;
    assert_eq!((found.len(), &found[0]["kind"], &found[0]["inLedger"]), (1, &json!("difference"), &json!(40_000)));
    assert_eq!(
        (paid.milestone().await["stop"].clone(), paid.refusal().await),
        (json!("difference"), "money_stopped".to_owned())
    );
    assert_eq!(paid.handle("look").await.expect(200)["state"], "open");
    paid.stripe.account().transactions.push(listed);
    assert_eq!(paid.handle("look").await.expect(200)["outcome"], "matches");
    paid.act(&paid.pair.employer, "approve").await;
    ran(&paid.site).await;
    assert_eq!(paid.sent(), 40_000);
    paid.is_right().await;
}

#[tokio::test]
async fn a_difference_that_the_office_has_explained_stays_explained() {
    let paid = Paid::new().await;
    paid.stripe.list("charge", 900, 0, "ch_shop");
    paid.nights(2).await;
    assert_eq!(queue(&paid.operator).await.0, 1);
    paid.handle("explain").await.expect(200);
    paid.nights(2).await;
    assert_eq!((queue(&paid.operator).await.0, paid.problems("done").await.len()), (0, 1));
    // What was explained was another amount.
    paid.site.write(|tx| tx.run(SMALLER, &[])).await;
    paid.nights(2).await;
    assert_eq!((queue(&paid.operator).await.0, paid.problems("open").await.len()), (1, 1));
    paid.is_right().await;
}

#[tokio::test]
async fn money_that_does_not_move_is_a_to_do_and_is_sent_again_or_otherwise() {
    let paid = Paid::new().await;
    let page = paid.fund().await;
    paid.stripe.account().no_transfers = true;
    paid.finishes(&paid.milestone).await;
    for _ in 0..5 {
        pass(&paid.site, HOUR).await;
    }
    assert_eq!(queue(&paid.operator).await, (1, vec!["1 new problem with a card payment".to_owned()]));
    assert_eq!(
        paid.problems("open").await[0]["detail"],
        "Stripe says 400: Insufficient funds in the source transaction."
    );
    paid.site.clock.advance(MINUTE);
    assert_eq!(paid.handle("send").await.refused(409), "stripe_refused");
    paid.stripe.account().no_transfers = false;
    paid.site.clock.advance(MINUTE);
    let sent = paid.handle("send").await.expect(200);
    assert_eq!((&sent["outcome"], paid.sent()), (&json!("sent"), 40_000));
    paid.is_right().await;
    // A refund that Stripe refuses for good doesn't say to try again.
    let dropped = Paid { milestone: agreed(&paid.pair, 9_000).await, ..paid };
    let second = dropped.fund().await;
    dropped.stripe.account().no_refunds = true;
    dropped.pair.employer.patch(&dropped.milestone, json!({ "terms": null })).await.expect(200);
    dropped.act(&dropped.pair.worker, "agree").await;
    ran(&dropped.site).await;
    let open = dropped.problems("open").await;
    assert_eq!(
        (&open[0]["kind"], &open[0]["isFinal"], &open[0]["can"]),
        (&json!("refund"), &json!(true), &json!(["elsewhere"]))
    );
    assert_eq!(dropped.handle("send").await.refused(409), "wrong_state");
    // While the bank decides about the same payment, it may give the money back as well.
    let act = format!("/api/admin/ledger/card-problems/{}/act", open[0]["id"]);
    let dispute = dropped.charged_back(&second, 9_000).await;
    let elsewhere = dropped.operator.post(&act, json!({ "act": "elsewhere" })).await;
    assert_eq!(elsewhere.refused(409), "money_stopped");
    dropped.decided(&dispute, "won").await;
    assert_eq!(dropped.handle("elsewhere").await.expect(200)["outcome"], "elsewhere");
    dropped.stripe.account().no_refunds = false;
    dropped.nights(2).await;
    assert_eq!((dropped.given_back(&page), dropped.given_back(&second)), (0, 0), "it isn't sent twice");
    assert_eq!((dropped.held().await.1, ledger_balance(&dropped.operator, "bank").await), (0, -9_000));
    dropped.is_right().await;
}

#[tokio::test]
async fn money_that_came_back_from_a_worker_is_sent_again_and_a_refused_payout_is_told() {
    let paid = Paid::new().await;
    paid.fund().await;
    paid.finishes(&paid.milestone).await;
    ran(&paid.site).await;
    for amount in [15_000, 5_000] {
        paid.stripe.reverse("tr_1", amount);
        let transfer = paid.stripe.object("tr_1");
        for n in 0..5 {
            tell(&paid.site, &format!("evt_{amount}_{n}"), "transfer.reversed", &transfer, None).await.expect(204);
        }
        ran(&paid.site).await;
        assert_eq!(paid.held().await.1, -amount);
        let found = paid.problems("open").await;
        assert_eq!((found.len(), &found[0]["kind"], &found[0]["amount"]), (1, &json!("reversal"), &json!(amount)));
        // Stripe repeats itself once it's booked: the money still waits to be sent.
        tell(&paid.site, &format!("evt_{amount}_late"), "transfer.updated", &transfer, None).await.expect(204);
        ran(&paid.site).await;
        let found = paid.problems("open").await;
        assert_eq!((found.len(), &found[0]["amount"], &found[0]["can"]), (1, &json!(amount), &json!(["send"])));
        paid.handle("send").await.expect(200);
        ran(&paid.site).await;
        assert_eq!((paid.sent(), paid.held().await.1), (40_000, 0));
    }
    paid.nights(2).await;
    assert_eq!(paid.problems("open").await, Vec::<Value>::new(), "Stripe lists the same");
    paid.is_right().await;
    // The worker's bank refuses a payout: nobody else's is touched by a notification like that.
    let payout = json!({ "id": "po_1", "object": "payout", "status": "failed", "amount": 40_000, "currency": "usd", "failure_message": "The bank account has been closed." });
    for account in ["acct_other", "acct_1", "acct_1"] {
        tell(&paid.site, &format!("evt_{account}_{}", paid.site.clock.now()), "payout.failed", &payout, Some(account))
            .await
            .expect(204);
        pass(&paid.site, HOUR).await;
    }
    assert_eq!(paid.problems("open").await[0]["worker"], "Wanda Worker");
    paid.handle("tell").await.expect(200);
    assert_eq!(newest(&paid.pair.worker).await, "Your bank refused $400.00 from Stripe");
    assert_eq!(queue(&paid.operator).await.0, 0);
}

/// A fee that an employer has paid by card.
struct PaidFee {
    stripe: Stripe,
    site: Site,
    operator: Visitor,
    boss: Visitor,
    fee: String,
}

async fn paid_fee() -> PaidFee {
    let (stripe, site, operator) = Stripe::site().await;
    let boss = site.person("Emma Employer", "employer").await;
    let (_, fee) = crate::cards::post(&boss).await;
    crate::cards::checkout(&boss, &fee).await;
    stripe.pay("cs_1");
    hours(&stripe, &site, &operator, 1).await;
    PaidFee { stripe, site, operator, boss, fee }
}

#[tokio::test]
async fn a_fee_that_the_bank_took_back_is_not_given_back_twice() {
    let PaidFee { stripe, site, operator, boss, fee } = paid_fee().await;
    let id = stripe.charge_back("cs_1", 500);
    let dispute = stripe.object(&id);
    tell(&site, "evt_1", "charge.dispute.created", &dispute, None).await.expect(204);
    let path = fee.replace("/api/", "/api/admin/");
    operator.post(&format!("{path}/refund"), json!({ "reason": "Posted twice." })).await.expect(200);
    hours(&stripe, &site, &operator, 30).await;
    assert_eq!(stripe.refunds(), 0, "it waits for the bank");
    let by_hand = json!({ "method": "cash", "reference": "Emma" });
    assert_eq!(operator.post(&format!("{path}/return"), by_hand).await.refused(409), "money_stopped");
    stripe.decide(&id, "lost");
    tell(&site, "evt_2", "charge.dispute.closed", &stripe.object(&id), None).await.expect(204);
    hours(&stripe, &site, &operator, 30).await;
    assert_eq!((stripe.refunds(), boss.get(&fee).await.expect(200)["reference"].clone()), (0, json!(id)));
    let balances = ["card", "card_costs", "card_disputed", "card_losses", "receivable"];
    let mut found = Vec::new();
    for account in balances {
        found.push(ledger_balance(&operator, account).await);
    }
    assert_eq!(found, [-44 - CHARGEBACK_FEE, 44 + CHARGEBACK_FEE, 0, 0, 0]);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
    assert_eq!(problems(&operator, "open").await, Vec::<Value>::new());
}

#[tokio::test]
async fn a_fee_that_stripe_refuses_to_give_back_for_good_is_sent_otherwise_at_once() {
    let PaidFee { stripe, site, operator, fee, .. } = paid_fee().await;
    stripe.account().no_refunds = true;
    let path = fee.replace("/api/", "/api/admin/");
    operator.post(&format!("{path}/refund"), json!({ "reason": "Posted twice." })).await.expect(200);
    ran(&site).await;
    let open = problems(&operator, "open").await;
    assert_eq!((&open[0]["kind"], &open[0]["feeId"], &open[0]["can"]), (&json!("refund"), &json!(1), &json!([])));
    let by_hand = json!({ "method": "cash", "reference": "Emma, in the office" });
    operator.post(&format!("{path}/return"), by_hand).await.expect(200);
    assert_eq!(problems(&operator, "done").await[0]["outcome"], "elsewhere");
    stripe.account().no_refunds = false;
    hours(&stripe, &site, &operator, 30).await;
    assert_eq!(stripe.refunds(), 0, "it isn't sent twice");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}
