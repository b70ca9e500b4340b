//! What Stripe answers, as far as the site reads it: <https://docs.stripe.com/api>.

use serde::Deserialize;

/// A page that Stripe made.
#[derive(Debug, Deserialize)]
pub struct NewSession {
    /// Its id.
    pub id: String,
    /// Its address.
    pub url: Option<String>,
}

/// What became of a page, as far as the site reads it.
#[derive(Debug, Deserialize)]
pub struct Session {
    /// Its id.
    pub id: String,
    /// `open`, `complete` or `expired`.
    pub status: String,
    /// `paid`, `unpaid` or `no_payment_required`.
    pub payment_status: String,
    /// What is paid, as Stripe counts the currency.
    pub amount_total: i64,
    /// ISO 4217 currency code, in small letters.
    pub currency: String,
    /// What the site called it.
    pub client_reference_id: Option<String>,
    /// The payment.
    pub payment_intent: Option<Payment>,
}

/// A payment, as far as the site reads it.
#[derive(Debug, Deserialize)]
pub struct Payment {
    /// Its id.
    pub id: String,
    /// Id of the charge that paid it.
    pub latest_charge: Option<String>,
}

/// Something that changed the balance.
#[derive(Debug, Deserialize)]
pub struct Transaction {
    /// Its id.
    pub id: String,
    /// `charge`, `refund`, `transfer`, `payout` and others.
    #[serde(rename = "type")]
    pub kind: String,
    /// Amount as Stripe counts the currency; negative if the balance became smaller.
    pub amount: i64,
    /// What Stripe took of it, as it counts the currency.
    pub fee: i64,
    /// ISO 4217 currency code, in small letters.
    pub currency: String,
    /// Id of what it belongs to, such as a charge.
    pub source: Option<String>,
    /// When, in seconds since the epoch.
    pub created: i64,
}

/// A part of a list.
#[derive(Debug, Deserialize)]
pub struct Part<T> {
    /// The items, newest first.
    pub data: Vec<T>,
    /// Whether there are older ones.
    pub has_more: bool,
}

/// A refund, as far as the site reads it.
#[derive(Debug, Deserialize)]
pub struct Refund {
    /// Its id.
    pub id: String,
    /// `succeeded`, `pending`, `requires_action`, `failed` or `canceled`.
    pub status: String,
}

/// Something that Stripe made.
#[derive(Debug, Deserialize)]
pub struct Made {
    /// Its id.
    pub id: String,
}

/// A refund or a transfer in a list, as far as the site reads it.
#[derive(Debug, Deserialize)]
pub struct Moved {
    /// Its id.
    pub id: String,
    /// What the site noted on it.
    #[serde(default)]
    pub metadata: Metadata,
}

/// What the site notes on a refund or a transfer.
#[derive(Debug, Default, Deserialize)]
pub struct Metadata {
    /// Which of its movements it is.
    pub movement: Option<String>,
}

/// A worker's account, as far as the site reads it.
#[derive(Debug, Deserialize)]
pub struct Account {
    /// What it can do.
    #[serde(default)]
    pub capabilities: Capabilities,
}

/// What an account can do.
#[derive(Debug, Default, Deserialize)]
pub struct Capabilities {
    /// Receive money: `active`, `pending` or `inactive`.
    pub transfers: Option<String>,
}

/// A page of Stripe on which someone completes their account.
#[derive(Debug, Deserialize)]
pub struct Link {
    /// Its address.
    pub url: String,
}

/// A chargeback, as far as the site reads it.
#[derive(Debug, Deserialize)]
pub struct Dispute {
    /// Its id.
    pub id: String,
    /// What the cardholder wants back, as Stripe counts the currency.
    pub amount: i64,
    /// ISO 4217 currency code, in small letters.
    pub currency: String,
    /// How far it is, such as `needs_response`, `won` or `lost`.
    pub status: String,
    /// Why, such as `fraudulent`.
    #[serde(default)]
    pub reason: String,
    /// Id of the charge that it's about.
    pub charge: Option<String>,
    /// Id of the payment that it's about.
    pub payment_intent: Option<String>,
}

/// Money that was sent to a worker, with what came back of it.
#[derive(Debug, Deserialize)]
pub struct SentTransfer {
    /// ISO 4217 currency code, in small letters.
    pub currency: String,
    /// What came back; the newest ten.
    pub reversals: Part<Reversal>,
}

/// Money that came back from a worker's account.
#[derive(Debug, Deserialize)]
pub struct Reversal {
    /// Its id.
    pub id: String,
    /// Amount as Stripe counts the currency.
    pub amount: i64,
}

/// The account's balance, which every key may read.
#[derive(Debug, Deserialize)]
pub struct Balance {
    /// Whether the key moves real money.
    pub livemode: bool,
}
