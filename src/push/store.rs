//! Keys, subscriptions and the outbox in the database.

use super::keys::Keys;
use super::model::{self, Due, NewPush, NewSubscription, Urgency};
use super::outcome::Outcome;
use crate::db::{Result, Row, Tx, value};
use crate::events::{Event, OfficeNews};
use crate::ids::{NotificationId, PushSubscriptionId, UserId};
use crate::text::truncate;
use crate::{args, statements};

/// Maximum number of subscriptions of a person; a new one replaces the one that was used longest ago.
pub const MAX_SUBSCRIPTIONS: i64 = 16;
/// Maximum number of messages that are sent in one go.
const BATCH: i64 = 32;
/// Maximum length of a stored error, in characters.
const MAX_ERROR_CHARS: usize = 400;

statements! {
    KEYS = "SELECT private_key FROM push_keys WHERE id = 1";
    // A browser that changes hands, or signs in again, keeps its address.
    SUBSCRIBE = "INSERT INTO push_subscriptions (user_id, session, endpoint, p256dh, auth, device_type, user_agent, created_at, updated_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
            ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session = excluded.session, p256dh = excluded.p256dh,
              auth = excluded.auth, device_type = excluded.device_type, user_agent = excluded.user_agent, updated_at = excluded.updated_at";
    DELETE_OTHERS_OUTBOX = "DELETE FROM push_outbox WHERE subscription_id IN (SELECT id FROM push_subscriptions WHERE endpoint = $1 AND user_id <> $2)";
    TRIM = "DELETE FROM push_subscriptions WHERE user_id = $1 AND id IN
            (SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY updated_at DESC, id DESC LIMIT -1 OFFSET $2)";
    UNSUBSCRIBE = "DELETE FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2";
    UNSUBSCRIBE_ALL = "DELETE FROM push_subscriptions WHERE user_id = $1";
    DELETE_SUBSCRIPTION = "DELETE FROM push_subscriptions WHERE id = $1";
    SUBSCRIPTIONS_OF = "SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY id LIMIT 16";
    ENQUEUE = "INSERT INTO push_outbox (subscription_id, notification_id, event, topic, urgency, payload, due_at, expires_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    // A first attempt isn't put off by news that keeps coming, nor brought forward once a push service asked to wait.
    UPDATE = "UPDATE push_outbox SET event = $3, topic = $4, urgency = $5, payload = $6, expires_at = $8,
              due_at = CASE WHEN tries = 0 AND due_at > $7 THEN $7 ELSE due_at END
            WHERE subscription_id = $1 AND notification_id = $2";
    CARRY_OVER = "UPDATE push_outbox SET notification_id = $2 WHERE notification_id = $1";
    PAYLOADS = "SELECT id, payload FROM push_outbox WHERE notification_id = $1 LIMIT 16";
    SET_PAYLOAD = "UPDATE push_outbox SET payload = $2 WHERE id = $1";
    SETTLE = "DELETE FROM push_outbox WHERE notification_id = $1";
    DUE = "SELECT o.id, o.subscription_id, s.user_id, o.notification_id, o.event, o.topic, o.urgency, o.payload, o.expires_at, o.tries, s.endpoint, s.p256dh, s.auth
            FROM push_outbox o JOIN push_subscriptions s ON s.id = o.subscription_id WHERE o.due_at <= $1 ORDER BY o.due_at, o.id LIMIT $2";
    FOR_ALL = "SELECT id, user_id, endpoint, p256dh, auth, user_agent FROM push_subscriptions WHERE user_id = $1 ORDER BY id LIMIT 16";
    DELETE = "DELETE FROM push_outbox WHERE id = $1";
    CLEAR_OUTBOX = "DELETE FROM push_outbox";
    RETRY = "UPDATE push_outbox SET due_at = $2, tries = tries + 1 WHERE id = $1";
    COUNT_SENT = "INSERT INTO push_services (host, sent, last_sent_at) VALUES ($1, 1, $2)
            ON CONFLICT (host) DO UPDATE SET sent = push_services.sent + 1, last_sent_at = excluded.last_sent_at, refused_at = NULL";
    COUNT_FAILED = "INSERT INTO push_services (host, failed, last_failed_at, last_error) VALUES ($1, 1, $2, $3)
            ON CONFLICT (host) DO UPDATE SET failed = push_services.failed + 1, last_failed_at = excluded.last_failed_at, last_error = excluded.last_error";
    SET_REFUSED = "UPDATE push_services SET refused_at = $2 WHERE host = $1 AND refused_at IS NULL";
    COUNT_REFUSING = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM push_services WHERE refused_at IS NOT NULL LIMIT 50) AS refusing";
    SERVICES = "SELECT host, sent, failed, last_sent_at, last_failed_at, last_error, refused_at FROM push_services ORDER BY host LIMIT 50";
}

/// Returns the site's key pair.
pub fn keys(tx: &mut Tx) -> Result<Keys> {
    Keys::from_bytes(&tx.one(KEYS, &[], value::<[u8; 32]>)?)
}

/// Stores a subscription, or what changed about it.
pub fn subscribe(tx: &mut Tx, new: &NewSubscription) -> Result<()> {
    // What waits for the browser's former owner must not reach the new one.
    tx.run(DELETE_OTHERS_OUTBOX, args![&new.endpoint, new.user])?;
    let (device, agent) = (truncate(&new.device_type, 40), truncate(&new.user_agent, 400));
    tx.run(SUBSCRIBE, args![new.user, &new.session, &new.endpoint, &new.p256dh, &new.auth, &device, &agent, tx.now()])?;
    tx.run(TRIM, args![new.user, MAX_SUBSCRIPTIONS]).map(drop)
}

/// Deletes a person's own subscription. Returns whether there was one.
pub fn unsubscribe(tx: &mut Tx, user: UserId, endpoint: &str) -> Result<bool> {
    Ok(tx.run(UNSUBSCRIBE, args![user, endpoint])? > 0)
}

/// Deletes all subscriptions of a person.
pub fn unsubscribe_all(tx: &mut Tx, user: UserId) -> Result<()> {
    tx.run(UNSUBSCRIBE_ALL, args![user]).map(drop)
}

/// Queues a message for each of a person's subscriptions, or changes the one about the same notification that waits there.
/// Returns how many there are. Call it in the event's transaction.
pub fn enqueue(tx: &mut Tx, push: &NewPush) -> Result<usize> {
    let subscriptions: Vec<PushSubscriptionId> = tx.all(SUBSCRIPTIONS_OF, args![push.user], value)?;
    if subscriptions.is_empty() {
        return Ok(0);
    }
    let payload = push.payload.to_json();
    for subscription in &subscriptions {
        let args = args![
            *subscription,
            push.notification,
            push.event,
            push.topic,
            push.urgency.as_str(),
            &payload,
            push.due_at,
            push.expires_at
        ];
        if tx.run(UPDATE, args)? == 0 {
            tx.run(ENQUEUE, args)?;
        }
    }
    Ok(subscriptions.len())
}

/// Makes what waits to be sent about a notification be about the one that replaces it.
pub fn carry_over(tx: &mut Tx, from: NotificationId, to: NotificationId) -> Result<()> {
    tx.run(CARRY_OVER, args![from, to]).map(drop)
}

/// Changes the words of what waits to be sent about a notification.
pub fn restate(tx: &mut Tx, notification: NotificationId, title: &str, body: &str) -> Result<()> {
    let waiting = tx.all(PAYLOADS, args![notification], |row| Ok((row.take::<i64>()?, row.take::<String>()?)))?;
    for (id, payload) in waiting {
        let payload = model::reworded(&payload, title, body)?;
        tx.run(SET_PAYLOAD, args![id, &payload])?;
    }
    Ok(())
}

/// Deletes what waits to be sent about a notification that was read.
pub fn settle(tx: &mut Tx, notification: NotificationId) -> Result<()> {
    tx.run(SETTLE, args![notification]).map(drop)
}

/// Returns the messages that are due, oldest first.
pub fn due(tx: &mut Tx) -> Result<Vec<Due>> {
    tx.all(DUE, args![tx.now(), BATCH], |row: &mut Row| {
        Ok(Due {
            id: row.take()?,
            subscription: row.take()?,
            user: row.take()?,
            notification: row.take()?,
            event: row.take()?,
            topic: row.take()?,
            urgency: row.take()?,
            payload: row.take()?,
            expires_at: row.take()?,
            tries: row.take()?,
            endpoint: row.take()?,
            p256dh: row.take()?,
            auth: row.take()?,
        })
    })
}

/// Returns a message for each of a person's subscriptions, with its browser, that isn't in the outbox.
pub fn for_all(tx: &mut Tx, user: UserId, payload: &str, expires_at: i64) -> Result<Vec<(String, Due)>> {
    tx.all(FOR_ALL, args![user], |row: &mut Row| {
        let due = Due {
            id: None,
            subscription: row.take()?,
            user: row.take()?,
            endpoint: row.take()?,
            p256dh: row.take()?,
            auth: row.take()?,
            notification: None,
            event: None,
            topic: None,
            urgency: Urgency::High,
            payload: payload.to_owned(),
            expires_at,
            tries: 0,
        };
        Ok((row.take()?, due))
    })
}

/// Stores what became of a message. `host` is the push service's.
pub fn finish(tx: &mut Tx, due: &Due, host: &str, outcome: &Outcome) -> Result<()> {
    let now = tx.now();
    match outcome {
        Outcome::Expired => delete(tx, due),
        Outcome::Seen => {
            reached(tx, due)?;
            delete(tx, due)
        }
        Outcome::Sent => {
            tx.run(COUNT_SENT, args![host, now])?;
            reached(tx, due)?;
            delete(tx, due)
        }
        Outcome::Gone => tx.run(DELETE_SUBSCRIPTION, args![due.subscription]).map(drop),
        Outcome::Refused(reason) => {
            count_failed(tx, host, reason)?;
            delete(tx, due)
        }
        Outcome::RefusesSite(reason) => {
            count_failed(tx, host, reason)?;
            // The bell rings once until it accepts messages again.
            if tx.run(SET_REFUSED, args![host, now])? > 0 {
                tx.emit(Event::OfficeNews(OfficeNews::PushRefused))?;
            }
            delete(tx, due)
        }
        Outcome::Later { at, reason } => {
            count_failed(tx, host, reason)?;
            tx.run(RETRY, args![due.id, *at]).map(drop)
        }
    }
}

fn delete(tx: &mut Tx, due: &Due) -> Result<()> {
    tx.run(DELETE, args![due.id]).map(drop)
}

fn reached(tx: &mut Tx, due: &Due) -> Result<()> {
    due.notification.map_or(Ok(()), |notification| tx.emit(Event::Pushed { notification }))
}

fn count_failed(tx: &mut Tx, host: &str, reason: &str) -> Result<()> {
    tx.run(COUNT_FAILED, args![host, tx.now(), &truncate(reason, MAX_ERROR_CHARS)]).map(drop)
}

/// How a push service does, for the operator.
#[derive(Clone, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PushService {
    /// Its host.
    pub host: String,
    /// Number of messages that it accepted.
    pub sent: i64,
    /// Number of failed attempts.
    pub failed: i64,
    /// When it last accepted one, in milliseconds since the epoch.
    pub last_sent_at: Option<i64>,
    /// When one last failed, in milliseconds since the epoch.
    pub last_failed_at: Option<i64>,
    /// Why.
    pub last_error: Option<String>,
    /// Since when it refuses this site, because of the site's key or clock, in milliseconds since the epoch; null if it
    /// doesn't.
    pub refused_at: Option<i64>,
}

/// Returns how the push services do.
pub fn services(tx: &mut Tx) -> Result<Vec<PushService>> {
    tx.all(SERVICES, &[], |row: &mut Row| {
        Ok(PushService {
            host: row.take()?,
            sent: row.take()?,
            failed: row.take()?,
            last_sent_at: row.take()?,
            last_failed_at: row.take()?,
            last_error: row.take()?,
            refused_at: row.take()?,
        })
    })
}

/// Counts the push services that refuse this site.
pub fn count_refusing(tx: &mut Tx) -> Result<i64> {
    tx.one(COUNT_REFUSING, &[], value)
}

/// Drops all messages that wait to be pushed.
pub fn clear_outbox(tx: &mut Tx) -> Result<()> {
    tx.run(CLEAR_OUTBOX, &[]).map(drop)
}
