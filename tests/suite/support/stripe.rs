//! A stand-in for Stripe's API, with the shapes that Stripe publishes.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::routing::{get, post};
use axum::{Json, Router};
use hmac::{Hmac, KeyInit as _, Mac as _};
use jobstead::schedule;
use serde_json::{Value, json};
use sha2::Sha256;

use super::{Reply, Setup, Site, Visitor};

pub const KEY: &str = "sk_live_stand_in_1234";
pub const TEST_KEY: &str = "sk_test_stand_in_1234";
pub const SECRET: &str = "whsec_stand_in";

#[derive(Default)]
pub struct Account {
    /// Checkout sessions by id.
    pub sessions: BTreeMap<String, Value>,
    /// Refunds by id.
    pub refunds: BTreeMap<String, Value>,
    /// Transfers by id.
    pub transfers: BTreeMap<String, Value>,
    /// Workers' accounts by id.
    pub accounts: BTreeMap<String, Value>,
    /// Chargebacks by id.
    pub disputes: BTreeMap<String, Value>,
    /// Whether the site's key may not read them.
    pub hides_disputes: bool,
    /// What changed the balance, oldest first.
    pub transactions: Vec<Value>,
    /// What was asked and answered with an Idempotency-Key.
    answers: BTreeMap<String, (Bytes, Answer)>,
    /// Whether nothing can be sent to workers.
    pub no_transfers: bool,
    /// How many of the next requests fail, before and after they take effect.
    pub fails_before: usize,
    pub fails_after: usize,
    /// Whether nothing can be given back.
    pub no_refunds: bool,
    /// The time at Stripe, in seconds since the epoch.
    pub seconds: i64,
    /// Requests that changed something, without repeats.
    pub effects: usize,
}

#[derive(Clone, Default)]
pub struct Stripe(Arc<Mutex<Account>>);

impl Account {
    /// What was paid with a charge.
    fn charged(&self, charge: &str) -> i64 {
        amounts(self.transactions.iter().filter(|one| one["source"] == charge))
    }

    /// Forgets keys of repeated requests, as Stripe does after a day.
    pub fn forget_keys(&mut self) {
        self.answers.clear();
    }

    pub fn list(&mut self, kind: &str, amount: i64, fee: i64, source: &str) {
        let id = format!("txn_{}", self.transactions.len() + 1);
        self.transactions.push(json!({
            "id": id, "object": "balance_transaction", "type": kind, "amount": amount, "fee": fee, "net": amount - fee, "currency": "usd",
            "source": source, "created": self.seconds,
        }));
    }
}

impl Stripe {
    /// Returns a site whose fees can be paid by card at the stand-in, and its operator.
    pub async fn site() -> (Self, Site, Visitor) {
        let stripe = Self::default();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let service = Router::new()
            .route("/v1/checkout/sessions", post(create))
            .route("/v1/checkout/sessions/{id}", get(session))
            .route("/v1/refunds", post(refund).get(refunds))
            .route("/v1/transfers", post(transfer).get(transfers))
            .route("/v1/accounts", post(create_account))
            .route("/v1/accounts/{id}", get(account))
            .route("/v1/account_links", post(account_link))
            .route("/v1/balance", get(balance))
            .route("/v1/balance_transactions", get(transactions))
            .merge(super::stripe_trouble::routes())
            .with_state(stripe.clone());
        tokio::spawn(async move { axum::serve(listener, service).await });
        let address = format!("127.0.0.1:{port}");
        let site = Site::with(Setup {
            allow_outbound: vec![address.clone()],
            stripe: format!("http://{address}"),
            ..Setup::default()
        });
        stripe.account().seconds = site.clock.now() / 1_000;
        let operator = site.set_up().await;
        site.end_promotion().await;
        let body = json!({ "isOn": true, "isPayOn": true, "secretKey": KEY, "webhookSecret": SECRET });
        operator.put("/api/admin/cards", body).await.expect(200);
        (stripe, site, operator)
    }

    pub fn account(&self) -> MutexGuard<'_, Account> {
        self.0.lock().unwrap()
    }

    /// Has the person pay on the page.
    pub fn pay(&self, session: &str) {
        let mut account = self.account();
        let (payment, charge) = (session.replace("cs_", "pi_"), session.replace("cs_", "ch_"));
        let found = account.sessions.get_mut(session).unwrap();
        found["payment_status"] = json!("paid");
        found["status"] = json!("complete");
        found["payment_intent"] = json!({ "id": payment, "object": "payment_intent", "latest_charge": charge });
        let amount = found["amount_total"].as_i64().unwrap();
        account.list("charge", amount, amount * 29 / 1_000 + 30, &charge);
    }

    /// Has Stripe list something that changed the balance, which the site knows nothing about.
    pub fn list(&self, kind: &str, amount: i64, fee: i64, source: &str) {
        self.account().list(kind, amount, fee, source);
    }

    pub fn change(&self, session: &str, field: &str, value: Value) {
        self.account().sessions.get_mut(session).unwrap()[field] = value;
    }

    /// Has a worker complete their account at Stripe.
    pub fn complete(&self, account: &str) {
        self.account().accounts.get_mut(account).unwrap()["capabilities"]["transfers"] = json!("active");
    }

    /// What was sent to a worker's account.
    pub fn sent_to(&self, account: &str) -> i64 {
        let found = self.account();
        let to_it = found.transfers.values().filter(|one| one["destination"] == account);
        to_it.map(left_of).sum()
    }

    /// What was given back of a payment.
    pub fn given_back(&self, payment: &str) -> i64 {
        amounts(self.account().refunds.values().filter(|one| one["payment_intent"] == payment))
    }

    /// Whether a payment was given back.
    pub fn has_refunded(&self, payment: &str) -> bool {
        self.given_back(payment) > 0
    }

    pub fn refunds(&self) -> usize {
        self.account().refunds.len()
    }

    pub fn effects(&self) -> usize {
        self.account().effects
    }

    /// The id of the newest page.
    pub fn newest(&self) -> String {
        let account = self.account();
        account.sessions.keys().max_by_key(|id| id[3..].parse::<u32>().unwrap()).unwrap().clone()
    }
}

/// Sends a notification as Stripe does.
pub async fn notify(site: &Site, event: &str, object: &str) -> Reply {
    let body = json!({ "id": event, "type": "checkout.session.completed", "data": { "object": { "id": object, "object": "checkout.session" } } });
    notify_with(site, &body.to_string(), |body, now| sign(SECRET, body, now)).await
}

pub async fn notify_with(site: &Site, body: &str, sign: impl FnOnce(&str, i64) -> String) -> Reply {
    let signature = sign(body, site.clock.now() / 1_000);
    let request = axum::http::Request::post("/api/stripe/webhook")
        .header(header::CONTENT_TYPE, "application/json; charset=utf-8")
        .header("stripe-signature", signature)
        .body(axum::body::Body::from(body.to_owned()))
        .unwrap();
    site.send(request).await
}

pub fn sign(secret: &str, body: &str, seconds: i64) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(format!("{seconds}.{body}").as_bytes());
    let hex = mac.finalize().into_bytes().iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"));
    format!("t={seconds},v1={hex}")
}

pub type Answer = (StatusCode, Json<Value>);

pub fn failed(status: StatusCode, message: &str) -> Answer {
    (status, Json(json!({ "error": { "type": "api_error", "message": message } })))
}

fn is_key(headers: &HeaderMap, key: &str) -> bool {
    use base64::Engine as _;
    headers[header::AUTHORIZATION] == format!("Basic {}", base64::prelude::BASE64_STANDARD.encode(format!("{key}:")))
}

/// Answers a request. A repeat with the same key is answered alike, unless it's a failure of the server, and has to be the same.
pub fn once(stripe: &Stripe, headers: &HeaderMap, body: &Bytes, effect: impl FnOnce(&mut Account) -> Answer) -> Answer {
    if !is_key(headers, KEY) && !is_key(headers, TEST_KEY) {
        return failed(StatusCode::UNAUTHORIZED, "Invalid API Key provided");
    }
    let mut account = stripe.account();
    if account.fails_before > 0 {
        account.fails_before -= 1;
        return failed(StatusCode::INTERNAL_SERVER_ERROR, "Try again");
    }
    let Some(key) = headers.get("idempotency-key").map(|key| key.to_str().unwrap().to_owned()) else {
        return effect(&mut account);
    };
    if let Some((asked, answer)) = account.answers.get(&key) {
        let is_same = asked == body;
        return if is_same {
            answer.clone()
        } else {
            failed(StatusCode::BAD_REQUEST, "Keys are for the same parameters.")
        };
    }
    let answer = effect(&mut account);
    account.effects += usize::from(answer.0.is_success());
    account.answers.insert(key, (body.clone(), answer.clone()));
    if account.fails_after > 0 {
        account.fails_after -= 1;
        return failed(StatusCode::BAD_GATEWAY, "Lost");
    }
    answer
}

fn form(body: &Bytes) -> BTreeMap<String, String> {
    serde_html_form::from_bytes(body).unwrap()
}

async fn create(State(stripe): State<Stripe>, headers: HeaderMap, body: Bytes) -> Answer {
    let form = form(&body);
    once(&stripe, &headers, &body, |account| {
        let id = format!("cs_{}", account.sessions.len() + 1);
        let session = json!({
            "id": id, "object": "checkout.session", "status": "open", "payment_status": "unpaid", "payment_intent": null,
            "url": format!("https://checkout.stripe.com/c/pay/{id}"),
            "amount_total": form["line_items[0][price_data][unit_amount]"].parse::<i64>().unwrap(),
            "currency": form["line_items[0][price_data][currency]"], "client_reference_id": form["client_reference_id"],
            "success_url": form["success_url"], "expires_at": form["expires_at"].parse::<i64>().unwrap(),
            "name": form["line_items[0][price_data][product_data][name]"],
        });
        account.sessions.insert(id, session.clone());
        (StatusCode::OK, Json(session))
    })
}

async fn session(
    State(stripe): State<Stripe>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Answer {
    once(&stripe, &headers, &Bytes::new(), |account| match account.sessions.get(&id) {
        Some(session) => {
            let mut session = session.clone();
            if query.get("expand[]").is_none_or(|what| what != "payment_intent") {
                session["payment_intent"] = session["payment_intent"]["id"].clone();
            }
            (StatusCode::OK, Json(session))
        }
        None => failed(StatusCode::NOT_FOUND, "No such checkout session"),
    })
}

async fn refund(State(stripe): State<Stripe>, headers: HeaderMap, body: Bytes) -> Answer {
    let form = form(&body);
    let payment = form["payment_intent"].clone();
    once(&stripe, &headers, &body, |account| {
        let amount: i64 = form["amount"].parse().unwrap();
        let charged = account.charged(&payment.replace("pi_", "ch_"));
        let refunded = amounts(account.refunds.values().filter(|one| one["payment_intent"] == *payment));
        if account.no_refunds || refunded + amount > charged {
            return failed(StatusCode::BAD_REQUEST, "Charge has already been refunded.");
        }
        let id = format!("re_{}", account.refunds.len() + 1);
        let refund = json!({
            "id": id, "object": "refund", "status": "succeeded", "amount": amount, "payment_intent": payment,
            "metadata": { "movement": form["metadata[movement]"] },
        });
        account.list("refund", -amount, 0, &id);
        account.refunds.insert(id, refund.clone());
        (StatusCode::OK, Json(refund))
    })
}

async fn balance(State(stripe): State<Stripe>, headers: HeaderMap) -> Answer {
    let livemode = is_key(&headers, KEY);
    once(&stripe, &headers, &Bytes::new(), |_| {
        (StatusCode::OK, Json(json!({ "object": "balance", "livemode": livemode })))
    })
}

async fn transactions(
    State(stripe): State<Stripe>,
    headers: HeaderMap,
    Query(query): Query<BTreeMap<String, String>>,
) -> Answer {
    let limit: usize = query["limit"].parse().unwrap();
    let (since, to): (i64, i64) = (query["created[gte]"].parse().unwrap(), query["created[lt]"].parse().unwrap());
    once(&stripe, &headers, &Bytes::new(), |account| {
        let newest_first =
            account.transactions.iter().rev().filter(|one| (since..to).contains(&one["created"].as_i64().unwrap()));
        let rest: Vec<_> = match query.get("starting_after") {
            Some(after) => newest_first.skip_while(|one| one["id"] != **after).skip(1).cloned().collect(),
            None => newest_first.cloned().collect(),
        };
        let part = &rest[..limit.min(rest.len())];
        (StatusCode::OK, Json(json!({ "object": "list", "data": part, "has_more": rest.len() > part.len() })))
    })
}

async fn transfer(State(stripe): State<Stripe>, headers: HeaderMap, body: Bytes) -> Answer {
    let form = form(&body);
    once(&stripe, &headers, &body, |account| {
        let amount: i64 = form["amount"].parse().unwrap();
        let charge = form["source_transaction"].clone();
        let charged = account.charged(&charge);
        let of_charge = account.transfers.values().filter(|one| one["source_transaction"] == *charge);
        let sent: i64 = of_charge.map(left_of).sum();
        if account.no_transfers || !account.accounts.contains_key(&form["destination"]) || sent + amount > charged {
            return failed(StatusCode::BAD_REQUEST, "Insufficient funds in the source transaction.");
        }
        let id = format!("tr_{}", account.transfers.len() + 1);
        let made = json!({
            "id": id, "object": "transfer", "amount": amount, "destination": form["destination"], "source_transaction": charge,
            "transfer_group": form["transfer_group"], "currency": form["currency"], "reversals": { "object": "list", "data": [], "has_more": false }, "metadata": { "movement": form["metadata[movement]"] },
        });
        account.list("transfer", -amount, 0, &id);
        account.transfers.insert(id, made.clone());
        (StatusCode::OK, Json(made))
    })
}

async fn refunds(
    State(stripe): State<Stripe>,
    headers: HeaderMap,
    Query(query): Query<BTreeMap<String, String>>,
) -> Answer {
    once(&stripe, &headers, &Bytes::new(), |account| listed(&account.refunds, "payment_intent", &query))
}

async fn transfers(
    State(stripe): State<Stripe>,
    headers: HeaderMap,
    Query(query): Query<BTreeMap<String, String>>,
) -> Answer {
    once(&stripe, &headers, &Bytes::new(), |account| listed(&account.transfers, "transfer_group", &query))
}

fn listed(all: &BTreeMap<String, Value>, by: &str, query: &BTreeMap<String, String>) -> Answer {
    let data: Vec<_> = all.values().filter(|one| one[by] == *query[by]).collect();
    (StatusCode::OK, Json(json!({ "object": "list", "data": data, "has_more": false })))
}

/// What a worker has of money that was sent.
fn left_of(transfer: &Value) -> i64 {
    transfer["amount"].as_i64().unwrap() - transfer["amount_reversed"].as_i64().unwrap_or_default()
}

fn amounts<'a>(items: impl Iterator<Item = &'a Value>) -> i64 {
    items.map(|one| one["amount"].as_i64().unwrap()).sum()
}

async fn create_account(State(stripe): State<Stripe>, headers: HeaderMap, body: Bytes) -> Answer {
    let form = form(&body);
    assert!(
        ["card_payments", "transfers"].iter().all(|one| form[&format!("capabilities[{one}][requested]")] == "true")
    );
    once(&stripe, &headers, &body, |account| {
        let id = format!("acct_{}", account.accounts.len() + 1);
        let made = json!({ "id": id, "object": "account", "capabilities": { "transfers": "inactive" } });
        account.accounts.insert(id, made.clone());
        (StatusCode::OK, Json(made))
    })
}

async fn account(State(stripe): State<Stripe>, headers: HeaderMap, Path(id): Path<String>) -> Answer {
    once(&stripe, &headers, &Bytes::new(), |account| match account.accounts.get(&id) {
        Some(found) => (StatusCode::OK, Json(found.clone())),
        None => failed(StatusCode::NOT_FOUND, "No such account"),
    })
}

async fn account_link(State(stripe): State<Stripe>, headers: HeaderMap, body: Bytes) -> Answer {
    let url = format!("https://connect.stripe.com/setup/{}", form(&body)["account"]);
    once(&stripe, &headers, &body, |_| (StatusCode::OK, Json(json!({ "object": "account_link", "url": url }))))
}

/// Does the periodic work once.
pub async fn ran(site: &Site) {
    schedule::run_once(&site.app).await.unwrap();
}

/// Returns the ledger's balance of an account.
pub async fn ledger_balance(operator: &Visitor, account: &str) -> i64 {
    let sums = operator.get("/api/admin/ledger/sums").await.expect(200);
    let found = sums["items"].as_array().unwrap().iter().find(|s| s["month"].is_null() && s["account"] == account);
    found.map_or(0, |sum| sum["amount"].as_i64().unwrap())
}
