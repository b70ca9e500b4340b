//! What the site asks Stripe: <https://docs.stripe.com/api>.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::stripe_shapes::{
    Account, Balance, Dispute, Link, Made, Moved, NewSession, Part, Refund, SentTransfer, Session, Transaction,
};
use crate::outbound::{Outbound, Request};

/// Where Stripe is.
pub const API: &str = "https://api.stripe.com";
/// The version of the API that the shapes below are from.
const VERSION: &str = "2025-03-31.basil";
/// The parameter that limits a page to ways of paying. Stripe renamed it in its version 2026-09-30.endive.
pub const METHOD_TYPES: &str = method_types(VERSION);
/// How many items a part of a list has; fewer than Stripe allows, so that an answer stays small.
const PART: usize = 40;
/// The most items that Stripe lists at once.
const MANY: usize = 100;

/// Why Stripe did nothing.
#[derive(Debug)]
pub struct Failure {
    /// A sentence for the operator.
    pub text: String,
    /// Whether Stripe refused the request, and answers every repeat of it with the same key alike. Otherwise it may have
    /// done what was asked.
    pub is_refused: bool,
    /// Whether the request itself is wrong, such as an amount that Stripe finds too small, so that no repeat helps.
    pub is_final: bool,
}

/// Returns the parameter that limits a page to ways of paying in a version of the API, which begins with its date.
const fn method_types(version: &str) -> &'static str {
    if is_before(version, "2026-09-30") { "payment_method_types[0]" } else { "allowed_payment_method_types[0]" }
}

/// Whether a version's date is before another date.
const fn is_before(version: &str, date: &str) -> bool {
    let (version, date) = (version.as_bytes(), date.as_bytes());
    let mut at = 0;
    while at < date.len() && at < version.len() {
        if version[at] != date[at] {
            return version[at] < date[at];
        }
        at += 1;
    }
    false
}

impl Failure {
    /// Stripe may or may not have done what was asked, or wasn't asked at all.
    #[must_use]
    pub const fn unsure(text: String) -> Self {
        Self { text, is_refused: false, is_final: false }
    }
}

impl From<Failure> for String {
    fn from(failure: Failure) -> Self {
        failure.text
    }
}

/// Asks Stripe with an account's key.
pub struct Stripe<'a> {
    /// Connections.
    pub outbound: &'a Outbound,
    /// Address of Stripe's API: [`API`], or a test's stand-in.
    pub api: &'a str,
    /// The account's secret key.
    pub key: &'a str,
}

#[derive(Deserialize)]
struct ErrorBody {
    error: Problem,
}

#[derive(Deserialize)]
struct Problem {
    #[serde(default)]
    message: String,
}

impl Stripe<'_> {
    /// Makes a page on which an amount can be paid. `key` makes repeated requests one.
    ///
    /// # Errors
    /// Why Stripe did nothing.
    pub async fn create_session(&self, form: &[(&str, &str)], key: &str) -> Result<NewSession, Failure> {
        self.ask(Method::POST, "/v1/checkout/sessions", form, Some(key)).await
    }

    /// Returns what became of a page.
    ///
    /// # Errors
    /// Why Stripe did nothing.
    pub async fn session(&self, id: &str) -> Result<Session, Failure> {
        self.ask(Method::GET, &format!("/v1/checkout/sessions/{id}?expand[]=payment_intent"), &[], None).await
    }

    /// Gives money of a payment back. `key` makes repeated requests one.
    ///
    /// # Errors
    /// Why Stripe did nothing.
    pub async fn refund(&self, form: &[(&str, &str)], key: &str) -> Result<Refund, Failure> {
        self.ask(Method::POST, "/v1/refunds", form, Some(key)).await
    }

    /// Sends money of a payment to a worker's account. `key` makes repeated requests one.
    ///
    /// # Errors
    /// Why Stripe did nothing.
    pub async fn transfer(&self, form: &[(&str, &str)], key: &str) -> Result<Made, Failure> {
        self.ask(Method::POST, "/v1/transfers", form, Some(key)).await
    }

    /// Makes a worker's account. `key` makes repeated requests one.
    ///
    /// # Errors
    /// Why Stripe did nothing.
    pub async fn create_account(&self, form: &[(&str, &str)], key: &str) -> Result<Made, Failure> {
        self.ask(Method::POST, "/v1/accounts", form, Some(key)).await
    }

    /// Returns a worker's account.
    ///
    /// # Errors
    /// Why Stripe did nothing.
    pub async fn account(&self, id: &str) -> Result<Account, Failure> {
        self.ask(Method::GET, &format!("/v1/accounts/{id}"), &[], None).await
    }

    /// Returns a page on which someone completes their account. Each can be used once.
    ///
    /// # Errors
    /// Why Stripe did nothing.
    pub async fn account_link(&self, form: &[(&str, &str)]) -> Result<Link, Failure> {
        self.ask(Method::POST, "/v1/account_links", form, None).await
    }

    /// Returns the refunds of a payment, at most 100.
    ///
    /// # Errors
    /// Why there are none.
    pub async fn refunds(&self, payment: &str) -> Result<Part<Moved>, Failure> {
        self.ask(Method::GET, &format!("/v1/refunds?limit={MANY}&payment_intent={payment}"), &[], None).await
    }

    /// Returns the transfers of a group, at most 100.
    ///
    /// # Errors
    /// Why there are none.
    pub async fn transfers(&self, group: &str) -> Result<Part<Moved>, Failure> {
        self.ask(Method::GET, &format!("/v1/transfers?limit={MANY}&transfer_group={group}"), &[], None).await
    }

    /// Returns what changed the balance from a time to another one, in seconds since the epoch, before the one with the id
    /// `after`.
    ///
    /// # Errors
    /// Why there is nothing.
    pub async fn transactions(
        &self,
        (from, to): (i64, i64),
        after: Option<&str>,
    ) -> Result<Part<Transaction>, Failure> {
        let after = after.map(|id| format!("&starting_after={id}")).unwrap_or_default();
        let path = format!("/v1/balance_transactions?limit={PART}&created[gte]={from}&created[lt]={to}{after}");
        self.ask(Method::GET, &path, &[], None).await
    }

    /// Returns a chargeback.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn dispute(&self, id: &str) -> Result<Dispute, Failure> {
        self.ask(Method::GET, &format!("/v1/disputes/{id}"), &[], None).await
    }

    /// Returns what came back of money that was sent to a worker.
    ///
    /// # Errors
    /// Why there is nothing.
    pub async fn sent(&self, id: &str) -> Result<SentTransfer, Failure> {
        self.ask(Method::GET, &format!("/v1/transfers/{id}"), &[], None).await
    }

    /// Returns the account's balance, which shows that the key works.
    ///
    /// # Errors
    /// Why Stripe did nothing.
    pub async fn balance(&self) -> Result<Balance, Failure> {
        self.ask(Method::GET, "/v1/balance", &[], None).await
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        form: &[(&str, &str)],
        key: Option<&str>,
    ) -> Result<T, Failure> {
        let request = self.request(method, path, form, key).map_err(Failure::unsure)?;
        let reply = self.outbound.send(request).await.map_err(Failure::unsure)?;
        if reply.status.is_success() {
            return serde_json::from_slice(&reply.body)
                .map_err(|e| Failure::unsure(format!("Stripe’s answer can’t be read: {e}")));
        }
        let problem = serde_json::from_slice::<ErrorBody>(&reply.body).map(|body| body.error.message);
        let text = format!("Stripe says {}: {}", reply.status.as_u16(), problem.unwrap_or_default());
        // A conflict or too many requests say nothing about what was asked.
        let is_refused = reply.status.is_client_error() && !matches!(reply.status.as_u16(), 409 | 429);
        let is_final = reply.status == StatusCode::BAD_REQUEST;
        Err(Failure { text, is_refused, is_final })
    }

    fn request(&self, method: Method, path: &str, form: &[(&str, &str)], key: Option<&str>) -> Result<Request, String> {
        let uri: Uri =
            format!("{}{path}", self.api).parse().map_err(|_| "The address of Stripe is wrong.".to_owned())?;
        let mut headers = HeaderMap::new();
        let basic = format!("Basic {}", BASE64_STANDARD.encode(format!("{}:", self.key)));
        let mut basic = HeaderValue::try_from(basic).map_err(|_| "The key has letters that no key has.".to_owned())?;
        basic.set_sensitive(true);
        headers.insert(header::AUTHORIZATION, basic);
        headers.insert("stripe-version", HeaderValue::from_static(VERSION));
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/x-www-form-urlencoded"));
        if let Some(key) = key.and_then(|key| HeaderValue::try_from(key).ok()) {
            headers.insert("idempotency-key", key);
        }
        let body = serde_html_form::to_string(form).map_err(|e| e.to_string())?.into_bytes();
        Ok(Request { method, uri, headers, body })
    }
}

#[cfg(test)]
mod tests {
    use super::method_types;

    #[test]
    fn the_parameter_for_ways_of_paying_follows_the_version() {
        for version in ["2025-03-31.basil", "2026-09-29.x"] {
            assert_eq!(method_types(version), "payment_method_types[0]");
        }
        for version in ["2026-09-30.endive", "2026-10-28.endive", "2027-01-01.x"] {
            assert_eq!(method_types(version), "allowed_payment_method_types[0]");
        }
    }
}
