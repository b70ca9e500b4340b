//! Verifying the account's email address, changing it, and undoing a change from the old address.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::auth::email_taken;
use super::email_changes::{self as store, Change};
use super::links::{self, Link, LinkRequested, LinkToken, Next, mail_link};
use super::model;
use super::proof::{Opened, Proof, ProofToken, Proves};
use crate::app::App;
use crate::clock::DAY;
use crate::db::Tx;
use crate::identity::model::fold_email;
use crate::identity::tokens::{self, Purpose};
use crate::identity::{self, Caller, Me};
use crate::ids::UserId;
use crate::live::model::Kind;
use crate::live::store::publish;
use crate::mail::{self, MailKind, NewMail, Recipient};
use crate::web::client::Client;
use crate::web::turns::Asker;
use crate::web::{Error, Json, NoBody, Result, token};

/// How long the link in the mail to a new address works.
const CONFIRM_TTL: i64 = DAY;
/// How long the link in the mail to the old address works.
const UNDO_TTL: i64 = 7 * DAY;

const VERIFY: Link =
    Link { purpose: Purpose::VerifyEmail, kind: MailKind::VerifyAddress, page: "/verify-email", ttl: 3 * DAY };
const VERIFY_NEXT: Next = Next {
    mailed: "We’ve sent you a link. It works for three days.",
    handed_out: "Ask the office for your link. It works for three days.",
};
const CHANGE_NEXT: Next = Next {
    mailed: "We’ve sent a link to the new address. Your address changes when you open it, within one day.",
    handed_out: "Ask the office for the link. Your address changes when you open it, within one day.",
};

/// An email address that is now an account's.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CurrentEmail {
    /// The address.
    email: String,
}

/// Mails the caller a link that verifies their address.
#[utoipa::path(post, path = "/api/auth/verify-email", tag = "accounts", request_body = NoBody, responses(
    (status = 202, body = LinkRequested), (status = 409, description = "already_verified"), (status = 429)))]
pub async fn ask_to_verify(
    State(app): State<App>,
    me: Me,
    client: Client,
    Json(NoBody {}): Json<NoBody>,
) -> Result<(StatusCode, axum::Json<LinkRequested>)> {
    let id = me.id;
    let queue = move |tx: &mut Tx| {
        if super::store::user(tx, id)?.email_verified {
            return Err(Error::conflict("already_verified", "Your email address is verified already."));
        }
        Ok(mail_link(tx, id, &VERIFY)?)
    };
    links::request(&app, Caller(Some(me)), client, &VERIFY_NEXT, queue).await
}

/// Mails a new account the link that verifies its address, if there's a mail server. Without one, staff hand it out when asked.
pub(super) fn greet(tx: &mut Tx, user: UserId, setup: &mail::Setup) -> Result<()> {
    if mail::server::is_set_up(tx, setup)? { Ok(mail_link(tx, user, &VERIFY)?) } else { Ok(()) }
}

/// Verifies the address of the account that the link was mailed to.
#[utoipa::path(post, path = "/api/auth/verify-email/confirm", tag = "accounts", request_body = ProofToken, responses(
    (status = 200, body = CurrentEmail), (status = 404), (status = 409, description = "proof_needed"), (status = 429)))]
pub async fn verify(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    headers: HeaderMap,
    Json(body): Json<ProofToken>,
) -> Result<axum::Json<CurrentEmail>> {
    let link = body.hash(&app, client)?;
    let asked = move |tx: &mut Tx| tokens::peek(tx, Purpose::VerifyEmail, &link)?.ok_or_else(Error::not_found);
    let user = app.db.read(asked).await?;
    let opened = Opened { caller: &caller, client, headers: &headers };
    let proof = body.check(&app, &opened, user, Proves::Current).await?;
    let email = app
        .db
        .write(move |tx| {
            let user = tokens::consume(tx, Purpose::VerifyEmail, &link)?.ok_or_else(Error::not_found)?;
            proof.apply(tx, &caller, user, Proves::Current)?;
            publish(tx, user, Kind::SessionsChanged, user)?;
            Ok::<_, Error>(super::store::user(tx, user)?.email)
        })
        .await?;
    Ok(axum::Json(CurrentEmail { email }))
}

/// A new email address.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct EmailChange {
    #[schema(max_length = 254)]
    email: String,
}

/// Mails a link to a new address; the account has it once the link is used. A newer request replaces this one.
#[utoipa::path(post, path = "/api/auth/email-change", tag = "accounts", request_body = EmailChange, responses(
    (status = 202, body = LinkRequested), (status = 409, description = "email_taken"), (status = 429)))]
pub async fn ask_to_change(
    State(app): State<App>,
    me: Me,
    client: Client,
    Json(body): Json<EmailChange>,
) -> Result<(StatusCode, axum::Json<LinkRequested>)> {
    model::check(|checks| model::check_email(checks, &body.email))?;
    let id = me.id;
    let queue = move |tx: &mut Tx| request_change(tx, id, body.email.trim());
    links::request(&app, Caller(Some(me)), client, &CHANGE_NEXT, queue).await
}

fn request_change(tx: &mut Tx, user: UserId, new: &str) -> Result<()> {
    store::check_free(tx, new, user)?;
    let old = super::store::user(tx, user)?.email;
    if mail::store::count_since(tx, user, MailKind::ConfirmNewAddress, tx.now() - DAY)? >= store::MAX_REQUESTS {
        return Err(Error::rate_limited(3_600));
    }
    mail::store::check_stranger(tx, new)?;
    let (text, hash) = token::secret();
    store::request(tx, user, &old, new, &hash, tx.now() + CONFIRM_TTL)?;
    let path = format!("/verify-email#change={text}");
    let (to, kind) = (Recipient::AddressOf(user, new), MailKind::ConfirmNewAddress);
    mail::store::enqueue(
        tx,
        &NewMail { to, kind, values: &[("address", new)], path: Some(&path), useful_until: None },
    )?;
    Ok(())
}

/// Makes a new address the account's, and mails the old one a link that undoes it. Links mailed to the old address don't
/// work anymore.
#[utoipa::path(post, path = "/api/auth/email-change/confirm", tag = "accounts", request_body = ProofToken, responses(
    (status = 200, body = CurrentEmail), (status = 404), (status = 409, description = "email_taken, proof_needed"), (status = 429)))]
pub async fn confirm(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    headers: HeaderMap,
    Json(body): Json<ProofToken>,
) -> Result<axum::Json<CurrentEmail>> {
    let link = body.hash(&app, client)?;
    let user = app.db.read(move |tx| Ok::<_, Error>(find_change(tx, &link)?.user)).await?;
    let opened = Opened { caller: &caller, client, headers: &headers };
    let proof = body.check(&app, &opened, user, Proves::New).await?;
    let email = app.db.write(move |tx| make_change(tx, &link, &proof, &caller)).await?;
    Ok(axum::Json(CurrentEmail { email }))
}

/// Returns a change that waits for its link. Undoing an earlier one, or closing the account, ends it.
fn find_change(tx: &mut Tx, hash: &[u8; 32]) -> Result<Change> {
    let change = store::find_requested(tx, hash)?.ok_or_else(Error::not_found)?;
    let current = identity::store::open_contact(tx, change.user)?.map(|(_, email)| email);
    if current.is_none_or(|current| fold_email(&current) != fold_email(&change.old)) {
        return Err(Error::not_found());
    }
    Ok(change)
}

fn make_change(tx: &mut Tx, hash: &[u8; 32], proof: &Proof, caller: &Caller) -> Result<String> {
    let change = find_change(tx, hash)?;
    let user = change.user;
    store::check_free(tx, &change.new, user)?;
    let was_proven = super::store::user(tx, user)?.email_verified;
    proof.apply(tx, caller, user, Proves::New)?;
    identity::store::set_email(tx, user, &change.new).map_err(email_taken)?;
    tokens::delete_all(tx, user)?;
    if !was_proven {
        // Nobody showed that the old address was theirs, so nobody there gets the account back.
        store::drop_request(tx, user)?;
        publish(tx, user, Kind::SessionsChanged, user)?;
        return Ok(change.new);
    }
    let (text, undo) = token::secret();
    store::confirmed(tx, change.id, &undo, tx.now() + UNDO_TTL)?;
    let (to, path) = (Recipient::AddressOf(user, &change.old), format!("/verify-email#undo={text}"));
    let shown = masked(&change.new);
    let values = &[("address", shown.as_str())];
    mail::store::enqueue(
        tx,
        &NewMail { to, kind: MailKind::AddressChanged, values, path: Some(&path), useful_until: None },
    )?;
    publish(tx, user, Kind::SessionsChanged, user)?;
    Ok(change.new)
}

/// Hides most of the name in an address, because someone else may read the old mailbox.
fn masked(address: &str) -> String {
    let (name, domain) = address.rsplit_once('@').unwrap_or((address, ""));
    format!("{}…@{domain}", name.chars().next().unwrap_or('…'))
}

/// What undoing a change leads to.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UndoneChange {
    /// The address that the account has again.
    email: String,
    /// The token of a link for choosing a new password: the person who changed the address may know the old one.
    reset_token: String,
}

/// Gives an account its old address back. All sessions end, the password no longer works, and later changes can't be undone
/// or confirmed anymore: the address that lost the account first wins (S33).
#[utoipa::path(post, path = "/api/auth/email-change/undo", tag = "accounts", request_body = LinkToken, responses(
    (status = 200, body = UndoneChange), (status = 404), (status = 409, description = "email_taken"), (status = 429)))]
pub async fn undo(
    State(app): State<App>,
    client: Client,
    Json(body): Json<LinkToken>,
) -> Result<axum::Json<UndoneChange>> {
    let hash = body.hash(&app, client)?;
    // Hashing takes long, so a made-up token must not get this far.
    app.db.read(move |tx| store::find_undoable(tx, &hash)?.ok_or_else(Error::not_found)).await?;
    let unknown = app.hasher.hash(token::secret().0, Asker { client, account: None }).await?;
    let (reset_token, reset_hash) = token::secret();
    let email = app.db.write(move |tx| undo_change(tx, &hash, &unknown, &reset_hash)).await?;
    tracing::warn!("a change of an email address was undone from the old address");
    Ok(axum::Json(UndoneChange { email, reset_token }))
}

/// Gives the account its old address, a password that nobody knows, and a link for choosing another one.
fn undo_change(tx: &mut Tx, hash: &[u8; 32], unknown: &str, reset: &[u8; 32]) -> Result<String> {
    let change = store::find_undoable(tx, hash)?.ok_or_else(Error::not_found)?;
    let user = change.user;
    if !identity::store::is_open(tx, user)? {
        return Err(Error::not_found());
    }
    identity::store::set_email(tx, user, &change.old).map_err(email_taken)?;
    store::delete_from(tx, user, change.id)?;
    tokens::delete_all(tx, user)?;
    identity::store::reset_password(tx, user, unknown)?;
    identity::devices::delete_all(tx, user)?;
    tokens::add_link(tx, Purpose::Reset, user, reset, tx.now() + super::reset::LINK_TTL)?;
    Ok(change.old)
}
