//! What goes wrong at the stand-in for Stripe: chargebacks, reversed transfers and refused payouts.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};

use super::stripe::{Account, Answer, SECRET, Stripe, failed, notify_with, once, sign};
use super::{Reply, Site};

/// What Stripe takes for a chargeback.
pub const CHARGEBACK_FEE: i64 = 1_500;

pub fn routes() -> Router<Stripe> {
    Router::new().route("/v1/disputes/{id}", get(dispute)).route("/v1/transfers/{id}", get(transfer))
}

impl Stripe {
    /// Has a cardholder ask their bank to take a payment back, and returns the chargeback's id. The bank takes the money at
    /// once.
    pub fn charge_back(&self, session: &str, amount: i64) -> String {
        let id = self.inquire(session, amount, "needs_response");
        self.account().list("adjustment", -amount, CHARGEBACK_FEE, &id);
        id
    }

    /// Has a bank ask about a payment, without taking money.
    pub fn inquire(&self, session: &str, amount: i64, status: &str) -> String {
        let mut account = self.account();
        let id = format!("dp_{}", account.disputes.len() + 1);
        let dispute = json!({
            "id": id, "object": "dispute", "amount": amount, "currency": "usd", "status": status, "reason": "product_not_received",
            "payment_intent": session.replace("cs_", "pi_"), "charge": session.replace("cs_", "ch_"),
        });
        account.disputes.insert(id.clone(), dispute);
        id
    }

    /// Has the bank decide. Money that it took comes back if it was won.
    pub fn decide(&self, dispute: &str, status: &str) {
        let mut account = self.account();
        let found = account.disputes.get_mut(dispute).unwrap();
        found["status"] = json!(status);
        let amount = found["amount"].as_i64().unwrap();
        if status == "won" {
            account.list("adjustment", amount, 0, dispute);
        }
    }

    /// Has money that was sent to a worker come back.
    pub fn reverse(&self, transfer: &str, amount: i64) {
        let mut account = self.account();
        let found = account.transfers.get_mut(transfer).unwrap();
        let before = found["reversals"]["data"].as_array().cloned().unwrap_or_default();
        let id = format!("trr_{transfer}_{}", before.len() + 1);
        let all: Vec<Value> = [before, vec![json!({ "id": id, "amount": amount })]].concat();
        found["amount_reversed"] = json!(all.iter().map(|one| one["amount"].as_i64().unwrap()).sum::<i64>());
        found["reversals"] = json!({ "object": "list", "has_more": false, "data": all });
        account.list("transfer_refund", amount, 0, &id);
    }

    /// Returns an object as Stripe sends it with a notification.
    pub fn object(&self, id: &str) -> Value {
        let account = self.account();
        account.disputes.get(id).or_else(|| account.transfers.get(id)).cloned().unwrap()
    }
}

/// Sends a notification about an object as Stripe does; from a worker's account if there's one.
pub async fn tell(site: &Site, event: &str, kind: &str, object: &Value, account: Option<&str>) -> Reply {
    let mut body = json!({ "id": event, "type": kind, "data": { "object": object } });
    if let Some(account) = account {
        body["account"] = json!(account);
    }
    notify_with(site, &body.to_string(), |body, now| sign(SECRET, body, now)).await
}

async fn dispute(State(stripe): State<Stripe>, headers: HeaderMap, Path(id): Path<String>) -> Answer {
    once(&stripe, &headers, &axum::body::Bytes::new(), |account| {
        if account.hides_disputes {
            return failed(StatusCode::FORBIDDEN, "The provided key does not have the required permissions.");
        }
        found(&account.disputes, &id)
    })
}

async fn transfer(State(stripe): State<Stripe>, headers: HeaderMap, Path(id): Path<String>) -> Answer {
    once(&stripe, &headers, &axum::body::Bytes::new(), |account: &mut Account| found(&account.transfers, &id))
}

fn found(all: &std::collections::BTreeMap<String, Value>, id: &str) -> Answer {
    match all.get(id) {
        Some(one) => (StatusCode::OK, Json(one.clone())),
        None => failed(StatusCode::NOT_FOUND, "No such object"),
    }
}
