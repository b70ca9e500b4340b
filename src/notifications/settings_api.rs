//! How the caller wants to be reached, and trying it out.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::push_lane;
use super::settings::{self, Settings};
use super::store::{self, NewNotification};
use crate::app::{App, Write};
use crate::identity::{Caller, Me};
use crate::push::model::Payload;
use crate::push::outcome::Outcome;
use crate::string_enum;
use crate::web::{Json, Result, Validator};

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
const HREF: &str = "/notifications/settings";

/// Sends the caller a test notification in one way, and says what happened.
#[utoipa::path(post, path = "/api/notification-settings/test", operation_id = "notification_settings_test", tag = "notifications", request_body = Test, responses(
    (status = 200, body = TestResult)))]
pub async fn test(State(app): State<App>, me: Me, Json(body): Json<Test>) -> Result<axum::Json<TestResult>> {
    let result = match body.way {
        Way::App => try_app(&app, &me).await?,
        Way::Push => try_push(&app, &me).await?,
    };
    Ok(axum::Json(result))
}

async fn try_app(app: &App, me: &Me) -> Result<TestResult> {
    let user = me.id;
    let note = NewNotification { kind: "test", topic: Some("test"), title: TITLE, body: BODY, href: HREF };
    app.write(Caller(Some(me.clone())), move |tx| Ok(store::send_in_app(tx, user, &note)?)).await?;
    Ok(TestResult { ok: true, message: "It’s in your list of notifications.".to_owned() })
}

async fn try_push(app: &App, me: &Me) -> Result<TestResult> {
    let payload = Payload { title: TITLE, body: BODY, href: HREF, tag: "test", badge: 1 }.to_json();
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
