//! A random history of a worker and an employer with three contracts: two by the hour, one at a fixed price.

use std::collections::BTreeMap;
use std::sync::Arc;

use jobstead::clock::DAY;
use serde_json::{Value, json};

use super::model::Model;
use crate::card_pay::sets_up;
use crate::support::stripe::Stripe;
use crate::support::{Reply, Site, Visitor};

mod cards;
mod contest;
mod ending;
mod pay;
mod work;

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
        match self.rng.u8(0..26) {
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
            23..=25 => self.contests().await,
            _ => self.funds_a_milestone().await,
        }
        self.sync().await;
    }

    fn path(&self, contract: usize) -> String {
        format!("/api/contracts/{}", self.contracts[contract])
    }
}

fn number(of: &Value, key: &str) -> i64 {
    of[key].as_i64().unwrap_or_else(|| panic!("{key} of {of}"))
}

/// What isn't paid of an invoice.
fn left(bill: &Value) -> i64 {
    number(bill, "total") - number(bill, "paid") - number(bill, "credited")
}
