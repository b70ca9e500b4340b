//! One-time links that are mailed: asking for one, and using it. Without a mail server, staff hand them out.

use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::email_changes;
use crate::app::App;
use crate::clock::HOUR;
use crate::db::{self, Tx};
use crate::identity::tokens::{self, Purpose};
use crate::identity::{self, Caller};
use crate::ids::UserId;
use crate::mail::{self, MailKind, NewMail, Recipient};
use crate::web::client::Client;
use crate::web::limits::Limit;
use crate::web::{Result, token};

/// Maximum number of mails with a link, of one kind, that an account gets within an hour. Whoever asks for more would
/// otherwise fill someone else's mailbox.
const MAX_LINKS: i64 = 5;

/// A one-time link that is mailed.
pub(super) struct Link {
    /// What the token is for.
    pub purpose: Purpose,
    /// The mail.
    pub kind: MailKind,
    /// The page that uses it.
    pub page: &'static str,
    /// How long it works, in milliseconds.
    pub ttl: i64,
}

/// Response to a request for a link. To strangers it's the same whether or not the account exists.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LinkRequested {
    /// What happens next, for display.
    message: &'static str,
}

/// What happens next, for display.
pub(super) struct Next {
    /// With a mail server.
    pub mailed: &'static str,
    /// Without one.
    pub handed_out: &'static str,
}

/// Runs `queue`, which queues the mail with the link, and says what happens next.
///
/// # Errors
/// 429 after too many requests, 401 if the caller's session has ended, and those of `queue`.
pub(super) async fn request(
    app: &App,
    caller: Caller,
    client: Client,
    next: &Next,
    queue: impl Fn(&mut Tx) -> Result<()> + Send + 'static,
) -> Result<(StatusCode, axum::Json<LinkRequested>)> {
    app.limits.check(Limit::Reset, client)?;
    let setup = app.mail.clone();
    let has_mail = app
        .write(caller, move |tx| {
            queue(tx)?;
            Ok(mail::server::is_set_up(tx, &setup)?)
        })
        .await?;
    let message = if has_mail { next.mailed } else { next.handed_out };
    Ok((StatusCode::ACCEPTED, axum::Json(LinkRequested { message })))
}

/// Stores a one-time link of an account and queues the mail with it. Does nothing for an account that got many already; one
/// whose address nobody proved gets no more of all kinds together than others of each.
pub(super) fn mail_link(tx: &mut Tx, user: UserId, link: &Link) -> db::Result<()> {
    mail_link_with(tx, user, link, &[])
}

/// Does the same, with values for the mail's text.
pub(super) fn mail_link_with(tx: &mut Tx, user: UserId, link: &Link, values: &[(&str, &str)]) -> db::Result<()> {
    let since = tx.now() - HOUR;
    let sent = if identity::store::is_proven(tx, user)? {
        mail::store::count_since(tx, user, link.kind, since)?
    } else {
        mail::store::count_links_since(tx, user, since)?
    };
    if sent >= MAX_LINKS {
        return Ok(());
    }
    let (text, hash) = token::secret();
    tokens::add_link(tx, link.purpose, user, &hash, tx.now() + link.ttl)?;
    let path = format!("{}#token={text}", link.page);
    mail::store::enqueue(
        tx,
        &NewMail { to: Recipient::User(user), kind: link.kind, values, path: Some(&path), useful_until: None },
    )
    .map(drop)
}

/// Ends what a reset has to end too: links that sign in or set a password, and a change of the email address that isn't
/// confirmed yet. They may be in the wrong hands, and nobody needs them anymore.
pub(super) fn end_all(tx: &mut Tx, user: UserId) -> db::Result<()> {
    tokens::delete_of(tx, Purpose::Reset, user)?;
    tokens::delete_of(tx, Purpose::EmailLink, user)?;
    email_changes::drop_request(tx, user)
}

/// The token of a mailed link. It comes in a POST, because programs that check mail open the links in it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = EmailLinkToken)]
pub struct LinkToken {
    #[schema(max_length = 100)]
    token: String,
}

impl LinkToken {
    /// Returns the token's hash, as it's stored.
    ///
    /// # Errors
    /// 429 after too many attempts.
    pub(super) fn hash(&self, app: &App, client: Client) -> Result<[u8; 32]> {
        app.limits.check(Limit::Token, client)?;
        Ok(token::hash(&self.token))
    }
}
