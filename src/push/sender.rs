//! Sending what is due.

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use futures_util::{StreamExt as _, stream};
use sha2::{Digest as _, Sha256};
use web_push_native::{Auth, encrypt, p256::PublicKey};

use super::endpoint::Services;
use super::keys::Keys;
use super::model::{Due, MAX_PAYLOAD};
use super::outcome::{Outcome, judge};
use super::store;
use crate::clock::{HOUR, SECOND};
use crate::db::{Db, Error, Result};
use crate::ids::UserId;
use crate::live::hub::Hub;
use crate::outbound::{Outbound, Request};
use crate::site::contact;

/// Number of messages on their way at the same time.
const AT_ONCE: usize = 8;
/// How long a push service keeps a test for a device that is off, in milliseconds.
const TEST_LIFETIME: i64 = HOUR;

/// What sending needs.
pub struct Sender<'a> {
    /// The database.
    pub db: &'a Db,
    /// Knows which events a visible window has shown.
    pub hub: &'a Hub,
    /// Connections to the push services.
    pub outbound: &'a Outbound,
    /// Where messages may go.
    pub services: &'a Services,
    /// The site's origin, which tells the push services who sends if the site has no contact address.
    pub origin: &'a str,
    /// The current time, in milliseconds since the epoch.
    pub now: i64,
}

/// Who signs the messages.
struct Identity {
    keys: Keys,
    /// How the push services' operators reach ours: a `mailto:` or `https:` address.
    subject: String,
}

impl Sender<'_> {
    /// Sends one batch of the messages that are due and returns their number. After a crash, a message may be sent twice;
    /// the second replaces the first on the device, because both have the same tag.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn run(&self) -> Result<usize> {
        let due = self.db.read(store::due).await?;
        Ok(self.send(due).await?.len())
    }

    /// Sends a message to all of a person's subscriptions now; returns each one's browser and what became of it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn send_now(&self, user: UserId, payload: String) -> Result<Vec<(String, Outcome)>> {
        let expires_at = self.now + TEST_LIFETIME;
        let found = self.db.read(move |tx| store::for_all(tx, user, &payload, expires_at)).await?;
        let (browsers, due) = found.into_iter().unzip::<_, _, Vec<_>, Vec<_>>();
        let done = self.send(due).await?;
        Ok(browsers.into_iter().zip(done).collect())
    }

    /// Sends messages and stores what became of each, in their order.
    async fn send(&self, due: Vec<Due>) -> Result<Vec<Outcome>> {
        if due.is_empty() {
            return Ok(Vec::new());
        }
        let identity = self.identity().await?;
        let sending = due.into_iter().map(|due| self.deliver(due, &identity));
        let done: Vec<_> = stream::iter(sending).buffered(AT_ONCE).collect().await;
        let outcomes = done.iter().map(|(_, _, outcome)| outcome.clone()).collect();
        let done = Arc::new(done);
        self.db
            .write(move |tx| done.iter().try_for_each(|(due, host, outcome)| store::finish(tx, due, host, outcome)))
            .await?;
        Ok(outcomes)
    }

    async fn identity(&self) -> Result<Identity> {
        let (keys, contact) = self.db.read(|tx| Ok::<_, Error>((store::keys(tx)?, contact::find(tx)?))).await?;
        let subject =
            if contact.email.is_empty() { self.origin.to_owned() } else { format!("mailto:{}", contact.email) };
        Ok(Identity { keys, subject })
    }

    async fn deliver(&self, due: Due, identity: &Identity) -> (Due, String, Outcome) {
        let uri = self.services.accept(&due.endpoint, self.outbound);
        let host = uri.as_ref().and_then(Uri::host).unwrap_or("unknown").to_owned();
        let outcome = match uri {
            _ if due.event.is_some_and(|event| self.hub.has_seen(due.user, event.0)) => Outcome::Seen,
            _ if self.now >= due.expires_at => Outcome::Expired,
            // The list of services became shorter after it was saved.
            None => Outcome::Gone,
            Some(uri) => match self.request(&due, uri, identity) {
                Ok(request) => judge(self.outbound.send(request).await, due.tries, self.now, jitter()),
                Err(reason) => Outcome::Refused(reason),
            },
        };
        match &outcome {
            Outcome::Refused(reason) => tracing::error!(host, reason, "a push service refused a message"),
            Outcome::Later { reason, .. } => tracing::warn!(host, reason, "a push message is sent again later"),
            _ => {}
        }
        (due, host, outcome)
    }

    fn request(&self, due: &Due, uri: Uri, identity: &Identity) -> std::result::Result<Request, String> {
        if due.payload.len() > MAX_PAYLOAD {
            return Err(format!("the message has {} bytes", due.payload.len()));
        }
        let key = PublicKey::from_sec1_bytes(&due.p256dh).map_err(|_| "the browser’s key is invalid")?;
        let body = encrypt(due.payload.clone().into_bytes(), &key, &Auth::from(due.auth)).map_err(|e| e.to_string())?;
        let ttl = ((due.expires_at - self.now) / SECOND).to_string();
        let audience =
            format!("{}://{}", uri.scheme_str().unwrap_or("https"), uri.authority().map_or("", |a| a.as_str()));
        let authorization = identity.keys.authorize(&audience, &identity.subject, self.now);
        let mut headers = HeaderMap::new();
        let mut set = |name: HeaderName, value: &str| {
            HeaderValue::from_str(value).map(|value| drop(headers.insert(name, value))).map_err(|e| e.to_string())
        };
        set(header::AUTHORIZATION, &authorization)?;
        set(header::CONTENT_ENCODING, "aes128gcm")?;
        set(header::CONTENT_TYPE, "application/octet-stream")?;
        set(HeaderName::from_static("ttl"), &ttl)?;
        set(HeaderName::from_static("urgency"), due.urgency.as_str())?;
        if let Some(topic) = &due.topic {
            set(HeaderName::from_static("topic"), &hidden(topic))?;
        }
        Ok(Request { method: Method::POST, uri, headers, body })
    }
}

/// Returns a topic as a push service may see it: 32 characters of base64url that say nothing about it.
fn hidden(topic: &str) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(&Sha256::digest(topic)[..24])
}

fn jitter() -> f64 {
    let mut byte = [0];
    // Without random bytes there's no jitter, which does no harm.
    let _ = getrandom::fill(&mut byte);
    f64::from(byte[0]) / 255.0
}
