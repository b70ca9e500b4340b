//! How the caller wants to be reached, and trying it out.

use std::time::{Duration, Instant};

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::push_lane;
use super::settings::{self, Settings};
use super::store::{self, NewNotification};
use crate::app::{App, Write};
use crate::clock::HOUR;
use crate::identity::model::fold_email;
use crate::identity::{self, Caller, Me};
use crate::mail::model::MailState;
use crate::mail::{MailKind, NewMail, Recipient};
use crate::push::model::Payload;
use crate::push::outcome::Outcome;
use crate::web::{Error, Json, Result, Validator};
use crate::{mail, string_enum};

/// Returns how the caller wants to be reached.
#[utoipa::path(get, path = "/api/notification-settings", operation_id = "notification_settings", tag = "notifications", responses(
    (status = 200, body = Settings)))]
pub async fn get(State(app): State<App>, me: Me) -> Result<axum::Json<Settings>> {
    Ok(axum::Json(app.db.read(move |tx| settings::find(tx, me.id, me.staff.is_some())).await?))
}

/// Changes how the caller wants to be reached.
#[utoipa::path(put, path = "/api/notification-settings", operation_id = "notification_settings_save", tag = "notifications", request_body = Settings, responses(
    (status = 200, body = Settings), (status = 422, body = crate::web::error::Problem)))]
pub async fn put(State(app): State<App>, me: Me, write: Write<Settings>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let mut checks = Validator::default();
            body.validate(&mut checks);
            checks.finish()?;
            settings::save(tx, me.id, body)?;
            if body.wants_mail()
                && let Some((_, address)) = identity::store::open_contact(tx, me.id)?
            {
                mail::addresses::subscribe(tx, &fold_email(&address))?;
            }
            Ok(settings::find(tx, me.id, me.staff.is_some())?)
        })
        .await
}

string_enum! {
    /// A way to reach someone.
    #[schema(as = NotificationWay)]
    Way {
        /// The list of notifications and its badge.
        App = "app",
        /// Phones and browsers.
        Push = "push",
        /// Email.
        Mail = "mail",
    }
}

/// The way to try.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NotificationTest)]
pub struct Test {
    way: Way,
}

/// What became of a test.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = NotificationTestResult)]
pub struct TestResult {
    /// Whether it went out.
    ok: bool,
    /// What happened, as a sentence.
    message: String,
}

const TITLE: &str = "It works";
const BODY: &str = "This is a test. You asked for it in your notification settings.";
/// Number of mails in the last hour after which no test is sent.
const MAX_MAILS: i64 = 10;
/// How long a test waits for the mail server, and how often it looks.
const MAIL_PATIENCE: Duration = Duration::from_secs(6);
const MAIL_POLL: Duration = Duration::from_millis(300);
const HREF: &str = "/notifications/settings";

/// Sends the caller a test notification in one way, and says what happened.
#[utoipa::path(post, path = "/api/notification-settings/test", operation_id = "notification_settings_test", tag = "notifications", request_body = Test, responses(
    (status = 200, body = TestResult)))]
pub async fn test(State(app): State<App>, me: Me, Json(body): Json<Test>) -> Result<axum::Json<TestResult>> {
    let result = match body.way {
        Way::App => try_app(&app, &me).await?,
        Way::Push => try_push(&app, &me).await?,
        Way::Mail => try_mail(&app, &me).await?,
    };
    Ok(axum::Json(result))
}

async fn try_app(app: &App, me: &Me) -> Result<TestResult> {
    let user = me.id;
    let note = NewNotification {
        kind: "test",
        topic: Some("test"),
        title: TITLE,
        body: BODY,
        href: HREF,
        ..NewNotification::default()
    };
    app.write(Caller(Some(me.clone())), move |tx| Ok(store::send_in_app(tx, user, &note)?)).await?;
    Ok(TestResult { ok: true, message: "It’s in your list of notifications.".to_owned() })
}

async fn try_push(app: &App, me: &Me) -> Result<TestResult> {
    let payload = Payload { title: TITLE, body: BODY, href: HREF, tag: "test", badge: 1, silent: false }.to_json();
    let sent = push_lane::sender(app).send_now(me.id, payload).await?;
    let count = sent.iter().filter(|(_, outcome)| *outcome == Outcome::Sent).count();
    let devices = if sent.len() == 1 { "device" } else { "devices" };
    let problem = sent.iter().find_map(|(browser, outcome)| Some(format!("{browser}: {}", outcome.problem()?)));
    let message = match problem {
        _ if sent.is_empty() => "Push isn’t on for any of your devices yet.".to_owned(),
        None => format!("Sent to {count} {devices}. It appears within seconds."),
        Some(problem) => format!("Sent to {count} of {} {devices}. {problem}", sent.len()),
    };
    Ok(TestResult { ok: count > 0, message })
}

/// Queues a mail and waits a few seconds for what becomes of it.
async fn try_mail(app: &App, me: &Me) -> Result<TestResult> {
    let user = me.id;
    let caller = Caller(Some(me.clone()));
    let queued = app.write(caller, move |tx| {
        let values = [("title", TITLE), ("text", BODY)];
        let kind = MailKind::Notification;
        // The address may be somebody else's.
        if mail::store::count_since(tx, user, kind, tx.now() - HOUR)? >= MAX_MAILS {
            return Err(Error::rate_limited_with(
                "quota",
                "You’ve had many emails in the last hour. Try again later.",
                3_600,
            ));
        }
        Ok(mail::store::enqueue(
            tx,
            &NewMail { to: Recipient::User(user), kind, values: &values, path: Some(HREF), useful_until: None },
        )?)
    });
    let id = queued.await?.ok_or_else(Error::not_found)?;
    let deadline = Instant::now() + MAIL_PATIENCE;
    let found = loop {
        let found = app.db.read(move |tx| mail::listing::find(tx, id)).await?.ok_or_else(Error::not_found)?;
        if found.state != MailState::Waiting || !found.reason.is_empty() || Instant::now() > deadline {
            break found;
        }
        tokio::time::sleep(MAIL_POLL).await;
    };
    let setup = app.mail.clone();
    let has_server = app.db.read(move |tx| mail::server::is_set_up(tx, &setup)).await?;
    let address = found.address;
    let message = match found.state {
        MailState::Sent => format!("Sent to {address}. If it isn’t there in a minute, look into your spam folder."),
        _ if found.reason.is_empty() && has_server => {
            format!("It’s waiting to be sent to {address}. The mail server takes its time, so it may arrive later.")
        }
        _ if found.reason.is_empty() => {
            format!("It’s waiting to be sent to {address}. This site has no mail server yet.")
        }
        MailState::Waiting => format!("It’s waiting to be sent to {address}: {}", found.reason),
        _ => format!("It wasn’t sent to {address}: {}", found.reason),
    };
    Ok(TestResult { ok: found.state == MailState::Sent, message })
}
