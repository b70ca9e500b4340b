//! Who opens a mailed link reads the address's mail. If nobody proved before that the address is theirs, someone else may have
//! made the account, and still be signed in: so the link asks for the account's password, or for a new one, which ends
//! whatever others hold.

use axum::http::HeaderMap;
use serde::Deserialize;
use utoipa::ToSchema;

use super::links;
use super::model;
use super::verify::{self, Verified};
use super::{password, store};
use crate::app::App;
use crate::db::Tx;
use crate::identity::sessions::Entered;
use crate::identity::{self, Caller};
use crate::ids::UserId;
use crate::site;
use crate::web::client::Client;
use crate::web::limits::Limit;
use crate::web::turns::Asker;
use crate::web::{Error, Result, token};

/// The token of a mailed link. If the address isn't proven yet and the browser isn't signed in to the account, one of the
/// passwords comes with it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = EmailProof)]
pub struct ProofToken {
    #[schema(max_length = 100)]
    token: String,
    /// The account's password: everything stays as it is.
    #[serde(default)]
    #[schema(max_length = 1024)]
    password: Option<String>,
    /// A new password: all sessions end, and the old one doesn't work anymore.
    #[serde(default)]
    #[schema(min_length = 8, max_length = 1024)]
    new_password: Option<String>,
}

/// Which addresses a link proves.
#[derive(Clone, Copy, Eq, PartialEq)]
pub(super) enum Proves {
    /// The account's, which may be proven already.
    Current,
    /// One that the account doesn't have yet.
    New,
}

/// How someone who opened a link showed that the account is theirs.
pub(super) enum Proof {
    /// They are signed in to it, or the address was proven before.
    Known,
    /// They know its password.
    Password(Verified),
    /// They don't, and chose a new one; its hash.
    NewPassword(String),
}

/// Who opened a link, and where.
pub(super) struct Opened<'a> {
    pub caller: &'a Caller,
    pub client: Client,
    pub headers: &'a HeaderMap,
}

impl ProofToken {
    /// Returns the token's hash, as it's stored.
    ///
    /// # Errors
    /// 429 after too many attempts.
    pub(super) fn hash(&self, app: &App, client: Client) -> Result<[u8; 32]> {
        app.limits.check(Limit::Token, client)?;
        Ok(token::hash(&self.token))
    }

    /// Checks what came with a link of this account. [`Proof::apply`] has to follow, in the write that uses up the link.
    ///
    /// # Errors
    /// 409 `proof_needed` if a password has to come with it; 422 for one that's wrong or too weak; 429.
    pub(super) async fn check(self, app: &App, opened: &Opened<'_>, user: UserId, proves: Proves) -> Result<Proof> {
        let (account, site) =
            app.db.read(move |tx| Ok::<_, Error>((store::user(tx, user)?, site::store::site_name(tx)?))).await?;
        if opened.caller.id() == Some(user) || (account.email_verified && proves == Proves::Current) {
            return Ok(Proof::Known);
        }
        if let Some(given) = self.password {
            let found = verify::find(app, opened.headers, account.email).await?;
            let verified = found.verify(app, opened.client, given).await?.ok_or_else(wrong)?;
            return Ok(Proof::Password(verified));
        }
        let new = self.new_password.ok_or_else(needed)?;
        let context = [account.name.as_str(), &account.email, &site, "jobstead"];
        model::check(|checks| password::check_as(checks, "newPassword", &new, &context))?;
        Ok(Proof::NewPassword(app.hasher.hash(new, Asker { client: opened.client, account: None }).await?))
    }
}

fn needed() -> Error {
    Error::conflict("proof_needed", "Enter the account’s password, or choose a new one.")
}

fn wrong() -> Error {
    let message = "That’s not the account’s password. If you never set one, choose a new one.";
    Error::invalid_field("password", message)
}

impl Proof {
    /// Returns how the holder of a session that starts with this proof got in.
    pub(super) const fn entered(&self) -> Entered {
        match self {
            Self::Known => Entered::MailedLink,
            Self::Password(_) | Self::NewPassword(_) => Entered::Password,
        }
    }

    /// Checks again what may have changed since, ends what others hold, and sets the account's address proven.
    ///
    /// # Errors
    /// 409 `proof_needed`, 401 if the session or the password has changed.
    pub(super) fn apply(&self, tx: &mut Tx, caller: &Caller, user: UserId, proves: Proves) -> Result<()> {
        match self {
            Self::Known => {
                if caller.id() == Some(user) {
                    caller.check_session(tx)?;
                } else if proves == Proves::New || !store::user(tx, user)?.email_verified {
                    return Err(needed());
                }
            }
            Self::Password(verified) => verified.check(tx)?,
            Self::NewPassword(hash) => {
                links::end_all(tx, user)?;
                identity::store::reset_password(tx, user, hash)?;
                identity::devices::delete_all(tx, user)?;
            }
        }
        Ok(identity::store::verify_email(tx, user)?)
    }
}
