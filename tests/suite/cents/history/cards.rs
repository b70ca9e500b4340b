//! Steps with cards: money that is held for a milestone and released, lowered, given back, frozen by a dispute and split, or taken
//! back by a bank; and invoices that are paid by card.

use jobstead::clock::SECOND;
use serde_json::{Value, json};

use super::super::model::Kind;
use super::{FIXED, World, left, number};
use crate::support::stripe::{notify, ran};
use crate::support::stripe_trouble::tell;

impl World {
    /// Has the employer pay on the newest page, and returns its id.
    async fn pays_on_page(&mut self) -> String {
        let page = self.stripe.newest();
        self.stripe.account().seconds = self.site.clock.now() / SECOND;
        self.stripe.pay(&page);
        self.events += 1;
        notify(&self.site, &format!("evt_{}", self.events), &page).await.expect(204);
        ran(&self.site).await;
        page
    }

    /// Has Stripe say how a chargeback is.
    async fn hears_of(&mut self, dispute: &str) {
        self.events += 1;
        let object = self.stripe.object(dispute);
        let event = format!("evt_{}", self.events);
        tell(&self.site, &event, "charge.dispute.updated", &object, None).await.expect(204);
        ran(&self.site).await;
    }

    async fn held_for(&self, milestone: i64) -> i64 {
        let list = self.boss.get(&format!("{}/milestones", self.path(FIXED))).await.expect(200);
        let found = list["items"].as_array().unwrap().iter().find(|one| one["id"] == milestone);
        number(found.unwrap(), "held")
    }

    /// The worker has got this by card.
    fn sends(&mut self, contract: usize, amount: i64) {
        self.model.pay(contract, amount, false);
        self.sent += amount;
    }

    /// Has the employer pay for a milestone by card ahead, and works it to its end in one of several ways.
    pub(super) async fn funds_a_milestone(&mut self) {
        let amount = self.rng.i64(100..20_000);
        let body = json!({ "title": "Part by card", "amount": amount, "dueOn": null });
        let made = self.boss.post(&format!("{}/milestones", self.path(FIXED)), body).await;
        let id = self.ok(&made)["id"].as_i64().unwrap();
        let path = format!("/api/milestones/{id}");
        self.ok(&self.hand.post(&format!("{path}/agree"), json!({})).await);
        self.ok(&self.boss.post(&format!("{path}/checkout"), json!({})).await);
        let page = self.pays_on_page().await;
        assert_eq!(self.held_for(id).await, amount, "{}", self.at());
        self.note(format!("a milestone of {amount} that is held by card"));
        match self.rng.u8(0..6) {
            0 => self.drops(&path, amount).await,
            1 => self.lowers(&path, amount).await,
            2 | 3 => self.freezes(&path, (id, amount)).await,
            4 => self.is_charged_back(&path, &page, amount).await,
            _ => self.releases(&path, amount).await,
        }
        ran(&self.site).await;
    }

    async fn releases(&mut self, path: &str, amount: i64) {
        // It may have been sent in before.
        self.hand.post(&format!("{path}/submit"), json!({})).await;
        self.ok(&self.boss.post(&format!("{path}/approve"), json!({})).await);
        self.model.by_milestone.push(FIXED);
        self.model.bill(FIXED, Kind::Milestone, amount);
        self.sends(FIXED, amount);
    }

    async fn changes(&self, path: &str, terms: Value) {
        self.ok(&self.boss.patch(path, json!({ "terms": terms })).await);
        self.ok(&self.hand.post(&format!("{path}/agree"), json!({})).await);
    }

    async fn drops(&mut self, path: &str, amount: i64) {
        self.note("  is dropped".to_owned());
        self.changes(path, Value::Null).await;
        self.returned += amount;
    }

    async fn lowers(&mut self, path: &str, amount: i64) {
        let lower = self.rng.i64(1..=amount);
        self.note(format!("  becomes {lower}"));
        self.changes(path, json!({ "title": "Less", "amount": lower, "dueOn": null })).await;
        self.releases(path, lower).await;
        self.returned += amount - lower;
    }

    async fn freezes(&mut self, path: &str, (id, amount): (i64, i64)) {
        self.ok(&self.hand.post(&format!("{path}/submit"), json!({})).await);
        let sides = self.opener();
        let claim = self.rng.i64(1..=amount);
        self.note(format!("disputes {claim} of it"));
        let dispute = self.open(&sides.0, FIXED, "milestone", json!([id]), claim).await;
        let Some(outcome) = self.end(&dispute, &sides, claim).await else { return self.releases(path, amount).await };
        let worth = amount - claim + outcome;
        if worth > 0 {
            self.model.by_milestone.push(FIXED);
        }
        self.model.bill(FIXED, Kind::Milestone, worth);
        self.sends(FIXED, worth);
        self.returned += amount - worth;
    }

    async fn is_charged_back(&mut self, path: &str, page: &str, amount: i64) {
        let dispute = self.stripe.charge_back(page, amount);
        self.hears_of(&dispute).await;
        self.ok(&self.hand.post(&format!("{path}/submit"), json!({})).await);
        let refusal = self.boss.post(&format!("{path}/approve"), json!({})).await;
        assert_eq!(refusal.refused(409), "money_stopped", "{}", self.at());
        let is_won = self.rng.bool();
        self.note(format!("  the bank decides: {}", if is_won { "won" } else { "lost" }));
        self.stripe.decide(&dispute, if is_won { "won" } else { "lost" });
        self.hears_of(&dispute).await;
        if is_won {
            return self.releases(path, amount).await;
        }
        // Nothing is held anymore, so the milestone is owed as any other.
        self.ok(&self.boss.post(&format!("{path}/approve"), json!({})).await);
        self.model.by_milestone.push(FIXED);
        self.model.bill(FIXED, Kind::Milestone, amount);
    }

    /// Has the employer pay the rest of an invoice by card. A bank may take it back, which the worker doesn't notice.
    pub(super) async fn pays_by_card(&mut self) {
        let contract = self.rng.usize(0..3);
        let bills = self.bills(contract).await;
        let Some(bill) = bills.iter().find(|one| left(one) > 0 && one["disputeId"].is_null()) else { return };
        let amount = left(bill);
        self.note(format!("pays {amount} of an invoice of contract {contract} by card"));
        self.ok(&self.boss.post(&format!("/api/invoices/{}/checkout", bill["id"]), json!({})).await);
        let page = self.pays_on_page().await;
        self.sends(contract, amount);
        if self.rng.u8(0..4) == 0 {
            let taken = self.rng.i64(1..=amount);
            let status = ["won", "lost", "warning_closed"][self.rng.usize(0..3)];
            let dispute = match status {
                "warning_closed" => self.stripe.inquire(&page, taken, "warning_needs_response"),
                _ => self.stripe.charge_back(&page, taken),
            };
            self.hears_of(&dispute).await;
            self.note(format!("  the bank looks at {taken} of it: {status}"));
            self.stripe.decide(&dispute, status);
            self.hears_of(&dispute).await;
        }
    }

    /// Asks whether Stripe moved exactly what it had to, and sees it as the ledger does.
    pub(super) async fn check_cards(&mut self) {
        self.stripe.account().seconds = self.site.clock.now() / SECOND;
        ran(&self.site).await;
        let given: i64 = self.stripe.account().refunds.values().map(|one| number(one, "amount")).sum();
        assert_eq!((self.stripe.sent_to("acct_1"), given), (self.sent, self.returned), "{}", self.at());
        self.operator.signs_in_as_operator().await;
        let open = self.operator.get("/api/admin/ledger/card-problems?state=open").await.expect(200);
        assert_eq!(open["items"], json!([]), "{}", self.at());
    }
}
