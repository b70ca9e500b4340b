//! A random history of a worker and an employer with three contracts: two by the hour, one at a fixed price.

use std::collections::BTreeMap;
use std::sync::Arc;

use jobstead::clock::{self, DAY, HOUR, SECOND};
use serde_json::{Value, json};

use super::model::{Hours, Kind, Model};
use crate::card_pay::sets_up;
use crate::support::stripe::Stripe;
use crate::support::{Reply, Site, Visitor, wrong_numbers};

mod cards;

const ZONE: &str = "America/Los_Angeles";
const BY_HOUR: i64 = 3_600;
const PRICE: i64 = 50_000;
const FIXED: usize = 2;
const STEPS: std::ops::RangeInclusive<usize> = 4..=14;

/// Who opens a dispute, the other side, and whether the first is the worker.
type Sides = (Arc<Visitor>, Arc<Visitor>, bool);

pub struct World {
    site: Site,
    stripe: Stripe,
    operator: Visitor,
    boss: Arc<Visitor>,
    hand: Arc<Visitor>,
    contracts: Vec<i64>,
    model: Model,
    rng: fastrand::Rng,
    seed: u64,
    log: Vec<String>,
    /// When the next work of a day can begin.
    days: BTreeMap<String, i64>,
    entries: i64,
    /// Ids of the invoices, in the order of the model's bills.
    invoices: Vec<i64>,
    /// Notifications of Stripe so far.
    events: i64,
    /// What the worker has got by card and what cards have got back, in all histories.
    sent: i64,
    returned: i64,
}

impl World {
    pub async fn new() -> Self {
        let (stripe, site, operator) = Stripe::site().await;
        let boss = Arc::new(site.person("Emma Employer", "employer").await);
        let hand = Arc::new(site.person("Wanda Worker", "worker").await);
        sets_up(&stripe, &hand).await;
        let mut world = Self {
            site,
            stripe,
            operator,
            boss,
            hand,
            contracts: Vec::new(),
            model: Model::default(),
            rng: fastrand::Rng::new(),
            seed: 0,
            log: Vec::new(),
            days: BTreeMap::new(),
            entries: 0,
            invoices: Vec::new(),
            events: 0,
            sent: 0,
            returned: 0,
        };
        world.settings(0).await;
        world
    }

    async fn settings(&mut self, percent: i64) {
        let rules = json!({ "weekStarts": "sunday", "overtimeDayHours": null, "overtimeWeekHours": 40, "overtimePercent": 150, "breakAfterHours": null, "breakMinutes": 30, "roundingMinutes": 0 });
        let body = json!({ "name": "Alder Creek Jobs", "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54",
            "fees": { "jobPost": 0, "partnerMonth": 2000, "commissionPercent": percent }, "timeRules": rules });
        self.operator.put("/api/site", body).await.expect(200);
        self.model.percent = percent;
    }

    async fn hire(&self, title: &str, rate: i64, unit: &str) -> i64 {
        let application = self.hand.applies(self.boss.posts(title).await).await;
        let offer =
            json!({ "rate": rate, "rateUnit": unit, "note": "", "contact": { "phone": "843-555-0100", "note": "" } });
        self.boss.post(&format!("/api/applications/{application}/offer"), offer).await.expect(200);
        self.hand.step(application, "accept").await.expect(200)["contractId"].as_i64().unwrap()
    }

    /// Lives through one history, works it to its end and asks the final question.
    pub async fn history(&mut self, seed: u64) {
        (self.seed, self.rng, self.log) = (seed, fastrand::Rng::with_seed(seed), Vec::new());
        // Sessions of the office end after a while.
        self.operator.signs_in_as_operator().await;
        self.boss.signs_in("Emma Employer").await;
        self.hand.signs_in("Wanda Worker").await;
        self.contracts = Vec::new();
        for (n, (rate, unit)) in [(BY_HOUR, "hour"), (BY_HOUR, "hour"), (PRICE, "job")].into_iter().enumerate() {
            let id = self.hire(&format!("Work {seed} {n}"), rate, unit).await;
            self.contracts.push(id);
        }
        let (percent, tax_rate) = (self.model.percent, self.model.tax_rate);
        self.model = Model { percent, tax_rate, ..Model::default() };
        self.model.prices.insert(FIXED, PRICE);
        self.invoices.clear();
        self.days.clear();
        self.site.clock.advance(15 * DAY);
        self.operator.signs_in_as_operator().await;
        self.boss.steps_up().await;
        self.hand.steps_up().await;
        for _ in 0..self.rng.usize(STEPS) {
            self.step().await;
        }
        self.finish().await;
        self.site.clock.advance(2 * DAY);
    }

    fn note(&mut self, what: String) {
        self.log.push(what);
    }

    fn at(&self) -> String {
        format!("seed {}, CENTS_SEED={} to repeat it:\n{}", self.seed, self.seed, self.log.join("\n"))
    }

    fn ok(&self, reply: &Reply) -> Value {
        assert!(reply.status.is_success(), "{}: {}\n{}", reply.status, reply.text(), self.at());
        if reply.status == 204 { Value::Null } else { reply.json() }
    }

    async fn step(&mut self) {
        match self.rng.u8(0..23) {
            0..=4 => self.works().await,
            5 | 6 => self.approves_a_week().await,
            7 | 8 => self.disputes_hours().await,
            9 | 10 => self.milestone().await,
            11 | 12 => self.pays().await,
            13 => self.gives_back().await,
            14 => self.extra().await,
            15 => self.asks_for_more().await,
            16 => self.disputes_an_invoice().await,
            17 => self.changes_tax().await,
            18 => self.changes_commission().await,
            19 => self.pays_commission().await,
            20 => self.pays_by_card().await,
            _ => self.funds_a_milestone().await,
        }
        self.sync().await;
    }

    fn path(&self, contract: usize) -> String {
        format!("/api/contracts/{}", self.contracts[contract])
    }

    /// Adds hours to a day of the past two weeks.
    async fn works(&mut self) {
        let contract = self.rng.usize(0..2);
        let day = clock::date_in(ZONE, self.site.clock.now() - self.rng.i64(1..14) * DAY);
        let morning = clock::start_of_day(ZONE, &day).unwrap() + 5 * HOUR;
        let from = *self.days.get(&day).unwrap_or(&morning);
        let seconds = if self.rng.bool() { self.rng.i64(1..10) * 3_600 } else { 2 * self.rng.i64(30..9_000) };
        if from + seconds * SECOND > morning + 18 * HOUR {
            return;
        }
        self.days.insert(day, from + seconds * SECOND);
        self.entries += 1;
        let body = json!({ "clientId": format!("device-{:08}", self.entries), "startedAt": from, "endedAt": from + seconds * SECOND, "manual": true });
        let made = self.hand.post(&format!("{}/entries", self.path(contract)), body).await;
        let made = self.ok(&made);
        self.note(format!("works {seconds} s on {} in contract {contract}, sheet {}", made["day"], made["week"]));
    }

    /// Returns the weeks of a contract that aren't approved.
    async fn open_weeks(&self, contract: usize) -> Vec<String> {
        let list = self.hand.get(&format!("{}/timesheets?limit=100", self.path(contract))).await.expect(200);
        let open = list["items"].as_array().unwrap().iter().filter(|one| one["state"] != "approved");
        open.map(|one| one["week"].as_str().unwrap().to_owned()).collect()
    }

    /// Returns the hours of a week's sheet that no dispute settled, and which are in one.
    async fn hours(&self, contract: usize, week: &str, disputed: &[i64]) -> Vec<Hours> {
        let sheet = self.hand.get(&format!("{}/timesheets/{week}", self.path(contract))).await.expect(200);
        let counts = |one: &&Value| one["disputeId"].is_null() || disputed.contains(&one["id"].as_i64().unwrap());
        let hours = |one: &Value| {
            let day = one["day"].as_str().unwrap();
            let back = i64::from((clock::weekday(day).unwrap() + 1).rem_euclid(7));
            let (from, to) = (one["startedAt"].as_i64().unwrap(), one["endedAt"].as_i64().unwrap());
            Hours {
                id: one["id"].as_i64().unwrap(),
                week: clock::add_days(day, -back).unwrap(),
                seconds: (to - from) / SECOND,
            }
        };
        sheet["entries"].as_array().unwrap().iter().filter(counts).map(hours).collect()
    }

    async fn approves_a_week(&mut self) {
        let contract = self.rng.usize(0..2);
        let weeks = self.open_weeks(contract).await;
        if weeks.is_empty() {
            return;
        }
        let week = weeks[self.rng.usize(0..weeks.len())].clone();
        self.approve(contract, &week, &[]).await;
    }

    async fn approve(&mut self, contract: usize, week: &str, disputed: &[i64]) -> Vec<(Hours, i64)> {
        let hours = self.hours(contract, week, disputed).await;
        if !hours.iter().any(|one| !disputed.contains(&one.id)) {
            return Vec::new();
        }
        let path = format!("{}/timesheets/{week}", self.path(contract));
        self.hand.post(&format!("{path}/submit"), json!({})).await;
        let done = self.boss.post(&format!("{path}/approve"), json!({})).await;
        self.ok(&done);
        let worth = self.model.count(&hours, |_| true);
        let all: Vec<_> = hours.into_iter().zip(worth).collect();
        let pay = all.iter().filter(|(one, _)| !disputed.contains(&one.id)).map(|(_, worth)| worth).sum();
        self.note(format!("approves the sheet {week} of contract {contract}: {pay}"));
        self.model.bill(contract, Kind::Work, pay);
        all
    }

    fn opener(&mut self) -> Sides {
        let by_worker = self.rng.bool();
        let (boss, hand) = (self.boss.clone(), self.hand.clone());
        if by_worker { (hand, boss, true) } else { (boss, hand, false) }
    }

    async fn open(&self, who: &Visitor, contract: usize, about: &str, ids: Value, claim: i64) -> String {
        let body = json!({ "contractId": self.contracts[contract], "about": about, "ids": ids, "claim": claim, "text": "It isn’t right." });
        let made = who.post("/api/disputes", body).await;
        format!("/api/disputes/{}", self.ok(&made)["id"])
    }

    /// Ends a dispute, and returns what the worker gets of the claim; `None` if it's withdrawn.
    async fn end(&mut self, path: &str, (opener, other, by_worker): &Sides, claim: i64) -> Option<i64> {
        let way = self.rng.u8(0..4);
        let (reply, outcome) = match way {
            0 => (opener.post(&format!("{path}/withdraw"), json!({})).await, None),
            1 => (other.post(&format!("{path}/accept"), json!({})).await, Some(if *by_worker { claim } else { 0 })),
            _ => {
                let amount = self.rng.i64(0..=claim);
                let range = json!({ "min": amount, "max": amount });
                let answered = other.post(&format!("{path}/answer"), json!({ "text": "It is." })).await;
                self.ok(&answered);
                let sealed = opener.post(&format!("{path}/range"), range.clone()).await;
                self.ok(&sealed);
                (other.post(&format!("{path}/range"), range).await, Some(amount))
            }
        };
        self.ok(&reply);
        self.note(format!(
            "  ends with {outcome:?} of {claim}, opened by the {}",
            if *by_worker { "worker" } else { "employer" }
        ));
        outcome
    }

    async fn disputes_hours(&mut self) {
        let contract = self.rng.usize(0..2);
        let weeks = self.open_weeks(contract).await;
        let Some(week) = weeks.first().cloned() else { return };
        let hours = self.hours(contract, &week, &[]).await;
        if hours.is_empty() {
            return;
        }
        let at = self.rng.usize(0..hours.len());
        let (id, worth) = (hours[at].id, self.model.worth(&hours)[at]);
        let sides = self.opener();
        let choices = sides.0.get(&format!("{}/disputable", self.path(contract))).await.expect(200);
        let offered = choices["hours"].as_array().unwrap().iter().find(|one| one["id"] == id);
        assert_eq!(offered.map(|one| &one["amount"]), Some(&json!(worth)), "{}", self.at());
        let claim = self.rng.i64(1..=worth);
        self.note(format!("disputes {claim} of {worth} of entry {id} in sheet {week} of contract {contract}"));
        let path = self.open(&sides.0, contract, "hours", json!([id]), claim).await;
        let approved = if self.rng.bool() { self.approve(contract, &week, &[id]).await } else { Vec::new() };
        let outcome = self.end(&path, &sides, claim).await;
        let own = approved.iter().find(|(one, _)| one.id == id);
        match (outcome, own) {
            // The week was approved without it, so it's counted already.
            (Some(outcome), Some((_, worth))) => self.model.bill(contract, Kind::Work, worth - claim + outcome),
            (Some(outcome), None) => {
                self.model.count(&hours, |one| one.id == id);
                self.model.bill(contract, Kind::Work, worth - claim + outcome);
            }
            (None, Some((_, worth))) if !sides.2 => self.model.bill(contract, Kind::Work, *worth),
            (None, Some((one, worth))) => self.model.uncount(one, *worth),
            (None, None) => {}
        }
    }

    async fn milestone(&mut self) {
        let amount = self.rng.i64(100..20_000);
        let body = json!({ "title": "Part", "amount": amount, "dueOn": null });
        let made = self.boss.post(&format!("{}/milestones", self.path(FIXED)), body).await;
        let id = self.ok(&made)["id"].as_i64().unwrap();
        let path = format!("/api/milestones/{id}");
        self.ok(&self.hand.post(&format!("{path}/agree"), json!({})).await);
        self.ok(&self.hand.post(&format!("{path}/submit"), json!({})).await);
        self.note(format!("a milestone of {amount}"));
        let mut amount = amount;
        if self.rng.u8(0..3) == 0 {
            let sides = self.opener();
            let claim = self.rng.i64(1..=amount);
            self.note(format!("disputes {claim} of it"));
            let dispute = self.open(&sides.0, FIXED, "milestone", json!([id]), claim).await;
            if let Some(outcome) = self.end(&dispute, &sides, claim).await {
                amount = amount - claim + outcome;
                if amount > 0 {
                    self.model.by_milestone.push(FIXED);
                }
                self.model.bill(FIXED, Kind::Milestone, amount);
                return;
            }
        }
        self.ok(&self.boss.post(&format!("{path}/approve"), json!({})).await);
        self.model.by_milestone.push(FIXED);
        self.model.bill(FIXED, Kind::Milestone, amount);
    }

    /// Records and confirms a payment or a refund.
    async fn transfer(&self, contract: usize, target: (&str, i64), amount: i64, refund: bool) {
        let method = ["cash", "bank", "card", "app", "other"][usize::try_from(amount).unwrap() % 5];
        let today = clock::date_in(ZONE, self.site.clock.now());
        let body = json!({ "for": { "kind": target.0, "id": target.1 }, "amount": amount, "method": method, "paidOn": today, "refund": refund });
        let (from, to) = if refund { (&self.hand, &self.boss) } else { (&self.boss, &self.hand) };
        let made = from.post(&format!("{}/payments", self.path(contract)), body).await;
        let made = self.ok(&made);
        self.ok(&to.post(&format!("/api/payments/{}/confirm", made["id"]), json!({})).await);
    }

    /// Returns the invoices of a contract, newest first.
    async fn bills(&self, contract: usize) -> Vec<Value> {
        let mut all = self.all_bills().await;
        all.retain(|one| one["contractId"] == self.contracts[contract]);
        all
    }

    /// Returns the invoices of this history, newest first.
    async fn all_bills(&self) -> Vec<Value> {
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

    async fn pays(&mut self) {
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

    async fn gives_back(&mut self) {
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

    fn place(&self, bill: &Value) -> usize {
        self.invoices.iter().position(|id| bill["id"] == *id).unwrap_or_else(|| panic!("{bill}\n{}", self.at()))
    }

    async fn extra(&mut self) {
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
    async fn asks_for_more(&mut self) {
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

    async fn disputes_an_invoice(&mut self) {
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

    async fn changes_tax(&mut self) {
        let rate = [0, 700, 825, 1_900][self.rng.usize(0..4)];
        let name = if rate > 0 { "VAT" } else { "" };
        self.note(format!("charges {rate} tax from now on"));
        self.hand.put("/api/billing", json!({ "taxName": name, "taxRate": rate })).await.expect(200);
        self.model.tax_rate = rate;
    }

    async fn changes_commission(&mut self) {
        let percent = [0, 3, 7, 10][self.rng.usize(0..4)];
        self.note(format!("takes {percent} % from now on"));
        self.settings(percent).await;
    }

    async fn pays_commission(&mut self) {
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

    /// Looks up the ids of new invoices, which have to be the ones that the model expects.
    async fn sync(&mut self) {
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
    async fn finish(&mut self) {
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
    async fn ask(&mut self) {
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
    pub async fn check(&mut self) {
        self.check_cards().await;
        assert_eq!(wrong_numbers(&self.site).await, Vec::<String>::new(), "{}", self.at());
    }

    async fn ask_tax(&self, contract: usize) {
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

fn number(of: &Value, key: &str) -> i64 {
    of[key].as_i64().unwrap_or_else(|| panic!("{key} of {of}"))
}

/// What isn't paid of an invoice.
fn left(bill: &Value) -> i64 {
    number(bill, "total") - number(bill, "paid") - number(bill, "credited")
}
