//! Hours, milestones and disputes about them.

use jobstead::clock::{self, DAY, HOUR, SECOND};
use serde_json::{Value, json};

use super::super::model::{Hours, Kind};
use super::{FIXED, Sides, World, ZONE};
use crate::support::Visitor;

impl World {
    /// Adds hours to a day of the past two weeks.
    pub(super) async fn works(&mut self) {
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
    pub(super) async fn open_weeks(&self, contract: usize) -> Vec<String> {
        let list = self.hand.get(&format!("{}/timesheets?limit=100", self.path(contract))).await.expect(200);
        let open = list["items"].as_array().unwrap().iter().filter(|one| one["state"] != "approved");
        open.map(|one| one["week"].as_str().unwrap().to_owned()).collect()
    }

    /// Returns the hours of a week's sheet that no dispute settled, and which are in one.
    pub(super) async fn hours(&self, contract: usize, week: &str, disputed: &[i64]) -> Vec<Hours> {
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

    pub(super) async fn approves_a_week(&mut self) {
        let contract = self.rng.usize(0..2);
        let weeks = self.open_weeks(contract).await;
        if weeks.is_empty() {
            return;
        }
        let week = weeks[self.rng.usize(0..weeks.len())].clone();
        self.approve(contract, &week, &[]).await;
    }

    pub(super) async fn approve(&mut self, contract: usize, week: &str, disputed: &[i64]) -> Vec<(Hours, i64)> {
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

    pub(super) fn opener(&mut self) -> Sides {
        let by_worker = self.rng.bool();
        let (boss, hand) = (self.boss.clone(), self.hand.clone());
        if by_worker { (hand, boss, true) } else { (boss, hand, false) }
    }

    pub(super) async fn open(&self, who: &Visitor, contract: usize, about: &str, ids: Value, claim: i64) -> String {
        let body = json!({ "contractId": self.contracts[contract], "about": about, "ids": ids, "claim": claim, "text": "It isn’t right." });
        let made = who.post("/api/disputes", body).await;
        format!("/api/disputes/{}", self.ok(&made)["id"])
    }

    /// Ends a dispute, and returns what the worker gets of the claim; `None` if it's withdrawn.
    pub(super) async fn end(&mut self, path: &str, (opener, other, by_worker): &Sides, claim: i64) -> Option<i64> {
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

    pub(super) async fn disputes_hours(&mut self) {
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

    pub(super) async fn milestone(&mut self) {
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
}
