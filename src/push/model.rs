//! Subscriptions and messages.

use serde::{Deserialize, Serialize};

use crate::db::{Error, Result};
use crate::ids::{LiveEventId, NotificationId, PushSubscriptionId, UserId};
use crate::string_enum;
use crate::text::truncate;

/// Maximum size of a message before it's encrypted, in bytes: some push services accept no more than 4 kB afterwards.
pub const MAX_PAYLOAD: usize = 3_000;
/// Maximum number of characters of a message's body. Phones show fewer.
const MAX_BODY_CHARS: usize = 240;

string_enum! {
    /// How soon a device that saves power should wake up for a message (RFC 8030, section 5.3).
    Urgency {
        /// When it's awake anyway.
        Low = "low",
        /// Soon.
        Normal = "normal",
        /// Now.
        High = "high",
    }
}

/// A browser that subscribed.
#[derive(Clone, Debug)]
pub struct NewSubscription {
    /// Whose it is.
    pub user: UserId,
    /// Hash of the session that it ends with.
    pub session: [u8; 32],
    /// Address at the push service, already accepted by `Services`.
    pub endpoint: String,
    /// The browser's public key, an uncompressed point.
    pub p256dh: [u8; 65],
    /// The browser's secret.
    pub auth: [u8; 16],
    /// Kind of device, in the app's words, such as `phone`.
    pub device_type: String,
    /// Browser, from its `User-Agent`.
    pub user_agent: String,
}

/// What a device shows. The worker of the app reads it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Payload<'a> {
    /// One-line title.
    pub title: &'a str,
    /// Details; may be empty.
    pub body: &'a str,
    /// Path of the page it opens.
    pub href: &'a str,
    /// A message replaces the one on the screen with the same tag.
    pub tag: &'a str,
    /// Number of unread notifications, for the app's icon.
    pub badge: i64,
    /// Whether it makes no sound, because it comes within the person's quiet hours.
    pub silent: bool,
}

impl Payload<'_> {
    /// Returns the JSON text, whose body is short enough for a push service.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut chars = MAX_BODY_CHARS;
        loop {
            let body = truncate(self.body, chars);
            let json = serde_json::to_string(&Payload { body: &body, ..self.clone() }).unwrap_or_default();
            if json.len() <= MAX_PAYLOAD || chars == 0 {
                return json;
            }
            chars /= 2;
        }
    }
}

/// A stored payload, without its words.
#[derive(Deserialize)]
struct Frame {
    href: String,
    tag: String,
    badge: i64,
    #[serde(default)]
    silent: bool,
}

/// Returns a stored payload with other words.
///
/// # Errors
/// If it isn't a payload.
pub fn reworded(json: &str, title: &str, body: &str) -> Result<String> {
    let Frame { href, tag, badge, silent } = serde_json::from_str(json).map_err(|e| Error::Invalid(e.to_string()))?;
    Ok(Payload { title, body, href: &href, tag: &tag, badge, silent }.to_json())
}

/// A message for all of a person's subscriptions.
#[derive(Clone, Debug)]
pub struct NewPush<'a> {
    /// For whom.
    pub user: UserId,
    /// The notification that it's about; its deletion deletes the message. `None` for a test.
    pub notification: Option<NotificationId>,
    /// The live event that told open apps.
    pub event: LiveEventId,
    /// A message replaces an undelivered one of the same topic.
    pub topic: Option<&'a str>,
    /// How soon a sleeping device should wake up.
    pub urgency: Urgency,
    /// What to show.
    pub payload: Payload<'a>,
    /// When to send it, in milliseconds since the epoch.
    pub due_at: i64,
    /// When it's too late to deliver it, in milliseconds since the epoch.
    pub expires_at: i64,
}

/// A message that is due, with the subscription that it goes to.
#[derive(Clone, Debug)]
pub struct Due {
    /// Row id in the outbox; `None` for a test, which is sent only once.
    pub id: Option<i64>,
    /// Where it goes.
    pub subscription: PushSubscriptionId,
    /// Whose subscription it is.
    pub user: UserId,
    /// The notification that it's about, if any.
    pub notification: Option<NotificationId>,
    /// The live event that told open apps, if any.
    pub event: Option<LiveEventId>,
    /// Its topic, if any.
    pub topic: Option<String>,
    /// How soon a sleeping device should wake up.
    pub urgency: Urgency,
    /// What to show, as JSON.
    pub payload: String,
    /// When it's too late to deliver it, in milliseconds since the epoch.
    pub expires_at: i64,
    /// How often sending it failed.
    pub tries: i64,
    /// Address at the push service.
    pub endpoint: String,
    /// The browser's public key.
    pub p256dh: [u8; 65],
    /// The browser's secret.
    pub auth: [u8; 16],
}
