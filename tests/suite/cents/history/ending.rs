//! How a history ends: everything is approved, paid and given back, and then the question is asked.

use serde_json::{Value, json};

use super::{World, left, number};
use crate::support::wrong_numbers;

impl World {
    /// Looks up the ids of new invoices, which have to be the ones that the model expects.
    pub(super) async fn sync(&mut self) {
        let mut all = self.all_bills().await;
        all.reverse();
        let totals: Vec<_> = all.iter().map(|one| number(one, "total")).collect();
        let expected: Vec<_> = self.model.bills.iter().map(|bill| bill.total).collect();
        assert_eq!(totals, expected, "{}", self.at());
        let nets: Vec<_> =
            all.iter().map(|one| number(one, "total") - number(one, "refunded") - number(one, "credited")).collect();
        let expected: Vec<_> = self.model.bills.iter().map(|bill| bill.net).collect();
        assert_eq!(nets, expected, "{}", self.at());
        self.invoices = all.iter().map(|one| one["id"].as_i64().unwrap()).collect();
    }

    /// Approves, pays and gives back what is left, and ends the contracts.
    pub(super) async fn finish(&mut self) {
        self.note("the end".to_owned());
        for contract in 0..2 {
            while let Some(week) = self.open_weeks(contract).await.last().cloned() {
                if self.approve(contract, &week, &[]).await.is_empty() {
                    // All that is left of it was settled in disputes.
                    break;
                }
            }
        }
        self.sync().await;
        for contract in 0..3 {
            let (open, ahead) = (self.model.open(contract), self.model.ahead(contract));
            for bill in self.bills(contract).await.iter().rev().filter(|one| left(one) > 0) {
                self.transfer(contract, ("invoice", bill["id"].as_i64().unwrap()), left(bill), false).await;
            }
            self.model.pay(contract, open, false);
            if ahead > 0 {
                self.transfer(contract, ("contract", self.contracts[contract]), ahead, true).await;
                self.model.give_back(contract, ahead);
            }
            for who in [&self.boss, &self.hand] {
                self.ok(&who.post(&format!("{}/end", self.path(contract)), json!({ "reason": "done" })).await);
            }
        }
        self.ask().await;
    }

    /// The final question.
    pub(super) async fn ask(&mut self) {
        for contract in 0..3 {
            let agreed = self.model.owed(contract);
            let money = self.hand.get(&format!("{}/money", self.path(contract))).await.expect(200);
            let seen = ["billed", "paid", "open", "ahead"].map(|key| number(&money, key));
            assert_eq!(seen, [agreed, agreed, 0, 0], "contract {contract}\n{}", self.at());
            assert_eq!(self.model.cash.get(&contract).copied().unwrap_or_default(), agreed, "{}", self.at());
            self.ask_tax(contract).await;
        }
        let fees = self.boss.get("/api/fees?limit=100").await.expect(200);
        let taken = |fee: &Value| match (fee["kind"].as_str().unwrap(), fee["state"].as_str().unwrap()) {
            ("commission", "due" | "paid") => number(fee, "amount"),
            ("commission_credit", _) => -number(fee, "amount"),
            _ => 0,
        };
        let titles: Vec<String> = (0..3).map(|n| format!("Work {} {n}", self.seed)).collect();
        let own =
            fees["items"].as_array().unwrap().iter().filter(|fee| titles.iter().any(|title| fee["title"] == *title));
        assert_eq!(own.map(taken).sum::<i64>(), self.model.commission(), "commission\n{}", self.at());
    }

    /// Asks whether the file's own figures agree.
    pub(in crate::cents) async fn check(&mut self) {
        self.check_cards().await;
        assert_eq!(wrong_numbers(&self.site).await, Vec::<String>::new(), "{}", self.at());
    }

    pub(super) async fn ask_tax(&self, contract: usize) {
        let path = format!("{}/money", self.path(contract));
        let money = self.hand.get(&path).await.expect(200);
        assert!(money["invoices"]["nextCursor"].is_null() || money["invoices"]["items"].as_array().unwrap().len() > 9);
        let list = self.hand.get("/api/invoices?limit=100").await.expect(200);
        let all: Vec<_> = list["items"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|one| one["contractId"] == self.contracts[contract])
            .collect();
        for bill in all.iter().filter(|one| one["kind"] == "invoice") {
            let model = &self.model.bills[self.place(bill)];
            assert_eq!(number(bill, "taxRate"), model.tax_rate, "{}", self.at());
            let notes = all.iter().filter(|one| one["document"]["credits"] == bill["number"]);
            let credited: i64 = notes.map(|note| number(note, "tax")).sum();
            let tax = number(bill, "tax") - credited;
            let whole = 10_000 + model.tax_rate;
            let distance = (tax * whole - model.net * model.tax_rate).abs();
            assert!(distance <= whole && (model.net > 0 || tax == 0), "{tax} of {}\n{}", model.net, self.at());
        }
    }
}
