//! Reaching people: those whom no message reaches in time, and how the push services do.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::clock::MINUTE;
use crate::db::{Result as DbResult, Row, Tx, value};
use crate::ids::{NotificationId, UserId};
use crate::push::store::{self as push, PushService};
use crate::web::{List, Result};
use crate::{args, statements};

/// How long something that just happened may be on its way, in milliseconds.
const ON_ITS_WAY: i64 = 2 * MINUTE;

/// What has a deadline, wasn't read, was taken by no push service, and has neither left by mail nor waits for its time to
/// leave. Mail to an address that nobody proved doesn't count. What people did themselves they know.
macro_rules! unreached {
    ($columns:literal, $rest:literal) => {
        concat!(
            "SELECT ", $columns, " FROM notifications n JOIN users u ON u.id = n.user_id LEFT JOIN mails m ON m.id = n.mail_id
             WHERE n.useful_until > $1 AND n.read_at IS NULL AND n.pushed_at IS NULL AND n.created_at <= $2 AND u.disabled_at IS NULL
               AND n.kind <> 'interview_calendar'
               AND (n.mail_due_at IS NULL OR n.mail_due_at <= $1 OR u.email_verified_at IS NULL)
               AND (m.id IS NULL OR m.state <> 'sent' OR u.email_verified_at IS NULL)
               AND NOT EXISTS (SELECT 1 FROM push_outbox p WHERE p.notification_id = n.id AND p.due_at > $1 AND p.tries = 0) ",
            $rest
        )
    };
}

statements! {
    UNREACHED = unreached!(
        "n.id, n.user_id, u.name, u.email, COALESCE((SELECT c.phone FROM contacts c WHERE c.user_id = n.user_id AND c.phone <> '' ORDER BY c.updated_at DESC LIMIT 1), ''),
         n.title, n.useful_until, n.created_at",
        "ORDER BY n.useful_until, n.id LIMIT 100"
    );
    COUNT = concat!("SELECT CAST(COUNT(*) AS BIGINT) FROM (", unreached!("1", "LIMIT 100"), ") AS waiting");
}

/// Someone to call.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Unreached {
    /// The notification that didn't reach them.
    id: NotificationId,
    /// Their account.
    user_id: UserId,
    /// Their name.
    name: String,
    /// Their email address.
    email: String,
    /// The phone number that they gave last; empty if they never gave one.
    phone: String,
    /// What it's about.
    title: String,
    /// Until when they should know, in milliseconds since the epoch.
    useful_until: i64,
    /// Since when there's something to tell them, in milliseconds since the epoch.
    since: i64,
}

/// Lists the people whom no message has reached about something with a deadline, the most urgent first; at most 100. Someone
/// who reads it in the app, or is reached in another way, drops off the list.
#[utoipa::path(get, path = "/api/admin/unreached", operation_id = "office_unreached", tag = "office", responses(
    (status = 200, body = List<Unreached>)))]
pub async fn unreached(State(app): State<App>) -> Result<axum::Json<List<Unreached>>> {
    let read = |tx: &mut Tx| {
        tx.all(UNREACHED, args![tx.now(), tx.now() - ON_ITS_WAY], |row: &mut Row| {
            Ok(Unreached {
                id: row.take()?,
                user_id: row.take()?,
                name: row.take()?,
                email: row.take()?,
                phone: row.take()?,
                title: row.take()?,
                useful_until: row.take()?,
                since: row.take()?,
            })
        })
    };
    Ok(axum::Json(List::whole(app.db.read(read).await?)))
}

/// Counts the rows of that list.
pub fn count(tx: &mut Tx) -> DbResult<i64> {
    tx.one(COUNT, args![tx.now(), tx.now() - ON_ITS_WAY], value)
}

/// Lists how the push services do.
#[utoipa::path(get, path = "/api/admin/push-services", operation_id = "office_push_services", tag = "office", responses(
    (status = 200, body = List<PushService>)))]
pub async fn push_services(State(app): State<App>) -> Result<axum::Json<List<PushService>>> {
    Ok(axum::Json(List::whole(app.db.read(push::services).await?)))
}
