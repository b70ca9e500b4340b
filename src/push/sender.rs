//! Sending what is due.

use std::collections::BTreeMap;

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

/// Number of messages on their way to a push service at the same time.
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

    /// Sends messages, stores what became of each as soon as it's known, and returns that in their order. Each push
    /// service has a lane of its own, so that one that hangs holds nobody else up.
    async fn send(&self, due: Vec<Due>) -> Result<Vec<Outcome>> {
        if due.is_empty() {
            return Ok(Vec::new());
        }
        let identity = &self.identity().await?;
        let mut lanes: BTreeMap<String, Vec<(usize, Due)>> = BTreeMap::new();
        for (number, due) in due.into_iter().enumerate() {
            lanes.entry(self.host(&due)).or_default().push((number, due));
        }
        let lanes = lanes.into_values().map(|lane| {
            let sending = lane.into_iter().map(|(number, due)| self.deliver(number, due, identity));
            stream::iter(sending).buffer_unordered(AT_ONCE)
        });
        let mut arriving = stream::select_all(lanes);
        let mut outcomes = BTreeMap::new();
        while let Some((number, due, outcome)) = arriving.next().await {
            let (host, stored) = (self.host(&due), outcome.clone());
            self.db.write(move |tx| store::finish(tx, &due, &host, &stored)).await?;
            outcomes.insert(number, outcome);
        }
        Ok(outcomes.into_values().collect())
    }

    /// Returns the push service of a message; `unknown` if nothing may be sent there.
    fn host(&self, due: &Due) -> String {
        let uri = self.services.accept(&due.endpoint, self.outbound);
        uri.as_ref().and_then(Uri::host).unwrap_or("unknown").to_owned()
    }

    async fn identity(&self) -> Result<Identity> {
        let (keys, contact) = self.db.read(|tx| Ok::<_, Error>((store::keys(tx)?, contact::find(tx)?))).await?;
        let subject =
            if contact.email.is_empty() { self.origin.to_owned() } else { format!("mailto:{}", contact.email) };
        Ok(Identity { keys, subject })
    }

    async fn deliver(&self, number: usize, due: Due, identity: &Identity) -> (usize, Due, Outcome) {
        let uri = self.services.accept(&due.endpoint, self.outbound);
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
        let host = self.host(&due);
        match &outcome {
            Outcome::Refused(reason) | Outcome::RefusesSite(reason) => {
                tracing::error!(host, reason, "a push service refused a message");
            }
            Outcome::Later { reason, .. } => tracing::warn!(host, reason, "a push message is sent again later"),
            _ => {}
        }
        (number, due, outcome)
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
