//! Payments, refunds, extras, disputes about invoices, and what the commission and the tax are.

use jobstead::clock;
use serde_json::{Value, json};

use super::super::model::Kind;
use super::{World, ZONE, left, number};

impl World {
    /// Records and confirms a payment or a refund.
    pub(super) async fn transfer(&self, contract: usize, target: (&str, i64), amount: i64, refund: bool) {
        let method = ["cash", "bank", "card", "app", "other"][usize::try_from(amount).unwrap() % 5];
        let today = clock::date_in(ZONE, self.site.clock.now());
        let body = json!({ "for": { "kind": target.0, "id": target.1 }, "amount": amount, "method": method, "paidOn": today, "refund": refund });
        let (from, to) = if refund { (&self.hand, &self.boss) } else { (&self.boss, &self.hand) };
        let made = from.post(&format!("{}/payments", self.path(contract)), body).await;
        let made = self.ok(&made);
        self.ok(&to.post(&format!("/api/payments/{}/confirm", made["id"]), json!({})).await);
    }

    /// Returns the invoices of a contract, newest first.
    pub(super) async fn bills(&self, contract: usize) -> Vec<Value> {
        let mut all = self.all_bills().await;
        all.retain(|one| one["contractId"] == self.contracts[contract]);
        all
    }

    /// Returns the invoices of this history, newest first.
    pub(super) async fn all_bills(&self) -> Vec<Value> {
        let mut all = Vec::new();
        let mut cursor = String::new();
        loop {
            let page = self.boss.get(&format!("/api/invoices?limit=100{cursor}")).await.expect(200);
            all.extend(page["items"].as_array().unwrap().clone());
            let oldest = all.last().and_then(|one| one["contractId"].as_i64()).unwrap_or_default();
            match page["nextCursor"].as_str() {
                Some(next) if self.contracts.contains(&oldest) => cursor = format!("&cursor={next}"),
                _ => break,
            }
        }
        let is_own = |one: &Value| one["contractId"].as_i64().is_some_and(|id| self.contracts.contains(&id));
        all.retain(|one| is_own(one) && one["kind"] == "invoice");
        all
    }

    pub(super) async fn pays(&mut self) {
        let contract = self.rng.usize(0..3);
        let bills = self.bills(contract).await;
        let open = bills.iter().find(|one| left(one) > 0);
        if let Some(bill) = open.filter(|_| self.rng.bool()) {
            let amount = self.rng.i64(1..=left(bill));
            self.note(format!("pays {amount} of an invoice of contract {contract}"));
            self.transfer(contract, ("invoice", bill["id"].as_i64().unwrap()), amount, false).await;
            self.model.pay(contract, amount, false);
            return;
        }
        let amount = self.rng.i64(1..30_000);
        self.note(format!("pays {amount} for contract {contract}"));
        self.transfer(contract, ("contract", self.contracts[contract]), amount, false).await;
        self.model.pay(contract, amount, true);
    }

    pub(super) async fn gives_back(&mut self) {
        let contract = self.rng.usize(0..3);
        let ahead = self.model.ahead(contract);
        if ahead > 0 && self.rng.bool() {
            let amount = self.rng.i64(1..=ahead);
            self.note(format!("gives back {amount} of {ahead} paid ahead for contract {contract}"));
            self.transfer(contract, ("contract", self.contracts[contract]), amount, true).await;
            self.model.give_back(contract, amount);
            return;
        }
        let bills = self.bills(contract).await;
        let Some(bill) = bills.iter().find(|one| number(one, "paid") > number(one, "refunded")) else { return };
        let amount = self.rng.i64(1..=number(bill, "paid") - number(bill, "refunded"));
        self.note(format!("gives back {amount} of an invoice of contract {contract}"));
        self.transfer(contract, ("invoice", bill["id"].as_i64().unwrap()), amount, true).await;
        self.model.give_back(contract, amount);
        let at = self.place(bill);
        self.model.bills[at].net -= amount;
        self.model.bills[at].of_price -= amount;
    }

    pub(super) fn place(&self, bill: &Value) -> usize {
        self.invoices.iter().position(|id| bill["id"] == *id).unwrap_or_else(|| panic!("{bill}\n{}", self.at()))
    }

    pub(super) async fn extra(&mut self) {
        let (contract, amount) = (self.rng.usize(0..3), self.rng.i64(1..5_000));
        let path = format!("{}/expenses", self.path(contract));
        if self.rng.bool() {
            self.note(format!("a tip of {amount} in contract {contract}"));
            self.ok(&self.boss.post(&path, json!({ "kind": "tip", "amount": amount })).await);
            self.model.bill(contract, Kind::Extra, amount);
            return;
        }
        let made = self.hand.post(&path, json!({ "kind": "expense", "amount": amount, "note": "Paint" })).await;
        let id = self.ok(&made)["id"].as_i64().unwrap();
        if self.rng.bool() {
            self.note(format!("an expense of {amount} in contract {contract}"));
            self.ok(&self.boss.post(&format!("/api/expenses/{id}/approve"), json!({})).await);
            self.model.bill(contract, Kind::Extra, amount);
            return;
        }
        self.ok(&self.boss.post(&format!("/api/expenses/{id}/decline"), json!({})).await);
        let claim = self.rng.i64(1..=amount);
        self.note(format!("disputes {claim} of a declined expense of {amount} in contract {contract}"));
        let sides = (self.hand.clone(), self.boss.clone(), true);
        let path = self.open(&sides.0, contract, "expense", json!([id]), claim).await;
        if let Some(outcome) = self.end(&path, &sides, claim).await {
            self.model.bill(contract, Kind::Extra, outcome);
        }
    }

    /// The worker asks for pay that isn't billed, or the employer for damage.
    pub(super) async fn asks_for_more(&mut self) {
        let contract = self.rng.usize(0..3);
        let claim = self.rng.i64(1..=100_000);
        let sides = self.opener();
        let about = if sides.2 { "extra" } else { "damage" };
        self.note(format!("disputes {about} of {claim} in contract {contract}"));
        let path = self.open(&sides.0, contract, about, json!([]), claim).await;
        match self.end(&path, &sides, claim).await {
            Some(outcome) if sides.2 => self.model.bill(contract, Kind::Work, outcome),
            Some(outcome) => self.model.damage(contract, claim - outcome),
            None => {}
        }
    }

    pub(super) async fn disputes_an_invoice(&mut self) {
        let contract = self.rng.usize(0..3);
        let sides = self.opener();
        let choices = sides.0.get(&format!("{}/disputable", self.path(contract))).await.expect(200);
        let Some(bill) = choices["invoices"].as_array().unwrap().first().cloned() else { return };
        let amount = bill["amount"].as_i64().unwrap();
        let at = self.place(&bill);
        let most = if sides.2 { amount } else { self.model.bills[at].net };
        assert_eq!(amount, most, "{}", self.at());
        let claim = self.rng.i64(1..=amount);
        self.note(format!("disputes {claim} of an invoice of contract {contract}"));
        let path = self.open(&sides.0, contract, "payment", json!([bill["id"]]), claim).await;
        if let Some(outcome) = self.end(&path, &sides, claim).await {
            self.model.bills[at].net -= claim - outcome;
        }
    }

    pub(super) async fn changes_tax(&mut self) {
        let rate = [0, 700, 825, 1_900][self.rng.usize(0..4)];
        let name = if rate > 0 { "VAT" } else { "" };
        self.note(format!("charges {rate} tax from now on"));
        self.hand.put("/api/billing", json!({ "taxName": name, "taxRate": rate })).await.expect(200);
        self.model.tax_rate = rate;
    }

    pub(super) async fn changes_commission(&mut self) {
        let percent = [0, 3, 7, 10][self.rng.usize(0..4)];
        self.note(format!("takes {percent} % from now on"));
        self.settings(percent).await;
    }

    pub(super) async fn pays_commission(&mut self) {
        let fees = self.boss.get("/api/fees?limit=100").await.expect(200);
        let due =
            fees["items"].as_array().unwrap().iter().find(|fee| fee["kind"] == "commission" && fee["state"] == "due");
        let Some(fee) = due.cloned() else { return };
        self.note(format!("pays a commission of {}", fee["amount"]));
        let paid = self
            .operator
            .post(&format!("/api/admin/fees/{}/pay", fee["id"]), json!({ "method": "cash", "reference": "R1" }))
            .await;
        self.ok(&paid);
    }
}
