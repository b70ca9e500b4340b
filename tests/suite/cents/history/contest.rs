//! A little cash that was confirmed without the password, and that the payer contests at once.

use jobstead::clock::{self, MINUTE};
use serde_json::{Value, json};

use super::{World, ZONE, left, number};

impl World {
    /// Someone hands over a little cash or gives it back, and contests that it was confirmed.
    pub(super) async fn contests(&mut self) {
        let contract = self.rng.usize(0..3);
        if self.rng.bool() {
            self.contests_a_payment(contract).await;
        } else {
            self.contests_a_refund(contract).await;
        }
        // The office needs its password for the next setting.
        self.operator.signs_in_as_operator().await;
        self.boss.steps_up().await;
        self.hand.steps_up().await;
    }

    async fn contests_a_payment(&mut self, contract: usize) {
        let open = self.bills(contract).await.into_iter().find(|one| left(one) > 0);
        let bill = open.filter(|_| self.rng.bool());
        let most = bill.as_ref().map_or(20_000, left).min(20_000);
        let amount = self.rng.i64(1..=most);
        let target = bill.as_ref().map_or(("contract", self.contracts[contract]), |one| ("invoice", number(one, "id")));
        let is_whole = bill.is_none();
        let before = self.model.bills.len();
        let Some(payment) = self.confirms(contract, target, amount, false).await else { return };
        self.model.pay(contract, amount, is_whole);
        self.note(format!("contests a payment of {amount} ({target:?}) in contract {contract}"));
        let again = self.is_contested(contract, &payment, false).await;
        self.model.contest(contract, amount, before);
        self.sync().await;
        if self.answers_again(&again, false).await {
            self.model.pay(contract, amount, is_whole);
        }
    }

    async fn contests_a_refund(&mut self, contract: usize) {
        let ahead = self.model.ahead(contract).min(20_000);
        if ahead > 0 && self.rng.bool() {
            let amount = self.rng.i64(1..=ahead);
            let target = ("contract", self.contracts[contract]);
            let Some(refund) = self.confirms(contract, target, amount, true).await else { return };
            self.note(format!("contests that {amount} paid ahead came back in contract {contract}"));
            let again = self.is_contested(contract, &refund, true).await;
            self.sync().await;
            if self.answers_again(&again, true).await {
                self.model.give_back(contract, amount);
            }
            return;
        }
        let bills = self.bills(contract).await;
        let can_be = |one: &&Value| {
            number(one, "paid") > number(one, "refunded")
                && !["expense", "tip", "bonus"].contains(&one["about"].as_str().unwrap())
        };
        let Some(bill) = bills.iter().find(can_be) else { return };
        let at = self.place(bill);
        let amount = self.rng.i64(1..=(number(bill, "paid") - number(bill, "refunded")).min(20_000));
        let target = ("invoice", number(bill, "id"));
        let Some(refund) = self.confirms(contract, target, amount, true).await else { return };
        self.note(format!("contests that {amount} of a bill ({}) came back in contract {contract}", bill["about"]));
        let again = self.is_contested(contract, &refund, true).await;
        self.model.bill_again(at, amount);
        self.sync().await;
        if self.answers_again(&again, true).await {
            self.model.give_back(contract, amount);
            let at = self.model.bills.len() - 1;
            self.model.bills[at].net -= amount;
            self.model.bills[at].of_price -= amount;
        }
    }

    /// Records a little cash and confirms it with old sessions. `None` if that was the fourth time in a day, so that it asks for
    /// the password: then it's taken back.
    async fn confirms(&self, contract: usize, target: (&str, i64), amount: i64, refund: bool) -> Option<Value> {
        self.site.clock.advance(11 * MINUTE);
        let today = clock::date_in(ZONE, self.site.clock.now());
        let body = json!({ "for": { "kind": target.0, "id": target.1 }, "amount": amount, "method": "cash", "paidOn": today, "refund": refund });
        let (from, to) = if refund { (&self.hand, &self.boss) } else { (&self.boss, &self.hand) };
        let made = self.ok(&from.post(&format!("{}/payments", self.path(contract)), body).await);
        let reply = to.post(&format!("/api/payments/{}/confirm", made["id"]), json!({})).await;
        if reply.status == 401 {
            self.ok(&from.post(&format!("/api/payments/{}/deny", made["id"]), json!({})).await);
            return None;
        }
        Some(self.ok(&reply))
    }

    /// Contests it, and returns what was recorded again.
    async fn is_contested(&self, contract: usize, payment: &Value, refund: bool) -> Value {
        let from = if refund { &self.hand } else { &self.boss };
        self.ok(&from.post(&format!("/api/payments/{}/contest", payment["id"]), json!({})).await);
        let money = from.get(&format!("{}/money", self.path(contract))).await.expect(200);
        let again = money["payments"]["items"][0].clone();
        assert_eq!(again["replacesId"], payment["id"], "{}", self.at());
        again
    }

    /// Confirms it with the password, or denies it. Returns whether it was confirmed.
    async fn answers_again(&mut self, payment: &Value, refund: bool) -> bool {
        self.site.clock.advance(MINUTE);
        let is_true = self.rng.bool();
        self.note(format!("and confirms it again: {is_true}"));
        let to = if refund { &self.boss } else { &self.hand };
        to.steps_up().await;
        let action = if is_true { "confirm" } else { "deny" };
        self.ok(&to.post(&format!("/api/payments/{}/{action}", payment["id"]), json!({})).await);
        is_true
    }
}
