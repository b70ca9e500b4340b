//! The mail server's settings in the office, and the check of them.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::lane::sender;
use crate::accounts::model::is_email;
use crate::accounts::store::user;
use crate::app::App;
use crate::app::Write;
use crate::audit::{self, Action};
use crate::db::{self, Tx};
use crate::identity::Me;
use crate::identity::model::fold_email;
use crate::mail::Setup;
use crate::mail::addresses::{self, BouncedAddress};
use crate::mail::doctor::{self, Finding};
use crate::mail::domain;
use crate::mail::server::{self, Address};
use crate::web::{Error, Json, Result, Validator};

/// The mail server's settings, without its password.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailServer {
    /// Whether mail can be sent.
    is_set_up: bool,
    /// Whether the command line names the mail server, so that it can't be changed here.
    is_fixed: bool,
    /// Its address; empty if none is set up.
    url: String,
    /// Whether there's a password.
    has_password: bool,
    /// The sender's address; empty for the site's contact address.
    sender_address: String,
    /// The sender's name; empty for the site's name.
    sender_name: String,
    /// Why mail couldn't be sent last time; empty if it could.
    problem: String,
    /// Until when sending is paused after that, in milliseconds since the epoch; 0 if it isn't.
    paused_until: i64,
    /// Addresses that no mail is sent to, because the mail server said that they don't exist.
    bounced: Vec<BouncedAddress>,
}

fn view(tx: &mut Tx, setup: &Setup) -> db::Result<MailServer> {
    let stored = server::stored(tx)?;
    let is_fixed = setup.url.is_some();
    let password = if is_fixed { setup.password.as_ref() } else { Some(&stored.password) };
    Ok(MailServer {
        is_set_up: server::is_set_up(tx, setup)?,
        is_fixed,
        has_password: password.is_some_and(|password| !password.is_empty()),
        url: setup.url.clone().unwrap_or(stored.url),
        sender_address: stored.sender_address,
        sender_name: stored.sender_name,
        problem: stored.problem,
        paused_until: stored.paused_until,
        bounced: addresses::list(tx)?,
    })
}

/// Returns the mail server's settings.
#[utoipa::path(get, path = "/api/admin/mail/server", operation_id = "mail_server", tag = "mail", responses(
    (status = 200, body = MailServer)))]
pub async fn get_server(State(app): State<App>) -> Result<axum::Json<MailServer>> {
    let setup = app.mail.clone();
    Ok(axum::Json(app.db.read(move |tx| view(tx, &setup)).await.map_err(Error::from)?))
}

/// New settings of the mail server.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewMailServer {
    /// Like `smtp://user@mail.example.org:587`; empty for none. Ignored if the command line names one.
    #[schema(max_length = 400)]
    url: String,
    /// The password; null leaves it as it is.
    #[schema(max_length = 400)]
    password: Option<String>,
    /// The sender's address; empty for the site's contact address.
    #[schema(max_length = 254)]
    sender_address: String,
    /// The sender's name; empty for the site's name.
    #[schema(max_length = 100)]
    sender_name: String,
}

impl NewMailServer {
    fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        if let Some(problem) =
            Some(&self.url).filter(|url| !url.trim().is_empty()).and_then(|url| Address::parse(url).err())
        {
            checks.require(false, "url", problem);
        }
        checks.at_most(&self.url, 400, "url");
        checks.at_most(self.password.as_deref().unwrap_or_default(), 400, "password");
        let sender = self.sender_address.trim();
        checks.require(
            sender.is_empty() || is_email(sender),
            "senderAddress",
            "Enter an email address, like office@example.org.",
        );
        checks.line_at_most(&self.sender_name, 100, "senderName");
        checks.finish()
    }
}

/// Saves the mail server's settings. The password is never returned, and changing the server without one deletes it, so that
/// it isn't sent to another server.
#[utoipa::path(put, path = "/api/admin/mail/server", operation_id = "mail_server_save", tag = "mail", request_body = NewMailServer, responses(
    (status = 200, body = MailServer)))]
pub async fn put_server(State(app): State<App>, me: Me, write: Write<NewMailServer>) -> Result<Response> {
    let setup = app.mail.clone();
    write
        .ok(&app, move |tx, new| {
            new.check()?;
            let is_moved = server::stored(tx)?.url != new.url.trim();
            let password = new.password.as_deref().or(is_moved.then_some(""));
            server::save(tx, new.url.trim(), password, new.sender_address.trim(), new.sender_name.trim())?;
            let action = Action {
                actor: Some(me.id),
                name: "mail_server_changed",
                subject_kind: "site",
                subject: 1,
                reason: new.url.trim(),
            };
            audit::record(tx, &action)?;
            Ok(view(tx, &setup)?)
        })
        .await
}

/// What to check.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailCheckRequest {
    /// The name (selector) of the DKIM key, which can't be looked up; null or empty to try the usual names.
    #[serde(default)]
    #[schema(max_length = 200)]
    selector: Option<String>,
}

/// What the check found.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailCheck {
    /// One finding for each step, in order.
    findings: Vec<Finding>,
}

/// Checks the mail server: connects, encrypts, signs in, sends a test to the caller, and reads what the sender's domain says
/// about mail.
#[utoipa::path(post, path = "/api/admin/mail/check", operation_id = "mail_check", tag = "mail", request_body = MailCheckRequest, responses(
    (status = 200, body = MailCheck)))]
pub async fn check_server(
    State(app): State<App>,
    me: Me,
    Json(body): Json<MailCheckRequest>,
) -> Result<axum::Json<MailCheck>> {
    let typed = body.selector.as_deref().unwrap_or_default().trim();
    let selector = domain::selector(typed);
    let mut checks = Validator::default();
    checks.require(typed.is_empty() || selector.is_some(), "selector", "Enter a name like s1 or mail2026.");
    checks.finish()?;
    let to = app.db.read(move |tx| user(tx, me.id)).await.map_err(Error::from)?.email;
    let findings = doctor::examine(&sender(&app), &to, selector).await.map_err(Error::from)?;
    Ok(axum::Json(MailCheck { findings }))
}

/// An address.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct AllowedAddress {
    /// The address.
    #[schema(max_length = 254)]
    address: String,
}

/// Lets mail go again to an address that bounced.
#[utoipa::path(post, path = "/api/admin/mail/allow", operation_id = "mail_allow", tag = "mail", request_body = AllowedAddress, responses(
    (status = 200, body = MailServer)))]
pub async fn allow_address(State(app): State<App>, me: Me, write: Write<AllowedAddress>) -> Result<Response> {
    let setup = app.mail.clone();
    write
        .ok(&app, move |tx, body| {
            addresses::allow(tx, &fold_email(&body.address))?;
            let action = Action {
                actor: Some(me.id),
                name: "mail_address_allowed",
                subject_kind: "mail",
                subject: 0,
                reason: &body.address,
            };
            audit::record(tx, &action)?;
            Ok(view(tx, &setup)?)
        })
        .await
}
