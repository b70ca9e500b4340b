//! Verifying a password, with the limits on guessing it.

use axum::http::HeaderMap;

use crate::app::App;
use crate::db::Tx;
use crate::identity;
use crate::ids::UserId;
use crate::web::client::Client;
use crate::web::cookies::{self, Name};
use crate::web::limits::Guess;
use crate::web::turns::{self, Asker};
use crate::web::{Error, Result, token};

/// An account whose password someone claims to know. It may not exist, which the caller must not learn.
pub struct Account {
    /// SHA-256 of the email address.
    email: [u8; 32],
    /// The open account with this address, and its password hash.
    found: Option<(UserId, String)>,
    /// SHA-256 of this browser's device cookie, if it has signed in to this account before. It has its own failure
    /// count, so that other people's guesses don't lock out the owner.
    pub known_device: Option<[u8; 32]>,
}

/// Finds the account with this email address.
///
/// # Errors
/// An error from the database.
pub async fn find(app: &App, headers: &HeaderMap, email: String) -> Result<Account> {
    let device = cookies::get(headers, &app.origin, Name::Device).map(|cookie| token::hash(&cookie));
    let hash = token::hash(&identity::model::fold_email(&email));
    let (found, owner) = app
        .db
        .read(move |tx| {
            let owner = device.map(|hash| identity::devices::find(tx, &hash)).transpose()?.flatten();
            Ok::<_, Error>((identity::store::find_credentials(tx, &email)?, owner))
        })
        .await?;
    let known_device = device.filter(|_| owner.is_some() && owner == found.as_ref().map(|f| f.user));
    let found = found.filter(|f| !f.disabled).map(|f| (f.user, f.hash));
    Ok(Account { email: hash, found, known_device })
}

/// A password that was right.
pub struct Verified {
    /// The account's user.
    pub user: UserId,
    /// Whether the hash should be replaced by one of the password as it was given.
    pub outdated: bool,
    hash: String,
}

impl Verified {
    /// Checks in a write that the password is still the account's, which may have changed while it was being verified.
    ///
    /// # Errors
    /// 401 if it isn't.
    pub fn check(&self, tx: &mut Tx) -> Result<()> {
        if identity::store::has_password(tx, self.user, &self.hash)? { Ok(()) } else { Err(Error::wrong_credentials()) }
    }
}

impl Account {
    /// Returns who asks for a hash of this account's password.
    #[must_use]
    pub const fn asker(&self, client: Client) -> Asker {
        Asker { client, account: Some(turns::Account::Email(self.email)) }
    }

    /// Verifies a password; `None` if it's wrong. Takes the same time whether or not the account exists.
    ///
    /// # Errors
    /// 429 after too many wrong ones, 429 or 503 when too many hashes are queued.
    pub async fn verify(self, app: &App, client: Client, password: String) -> Result<Option<Verified>> {
        let guesses = app.limits.guesses(Guess::Password);
        let attempt = guesses.attempt(self.known_device.unwrap_or(self.email), app.clock.now())?;
        let asker = self.asker(client);
        let (user, hash) = self.found.unzip();
        let (matches, outdated) = match app.hasher.verify(password, hash.clone(), asker).await {
            Ok(outcome) => outcome,
            Err(error) => {
                attempt.withdraw();
                return Err(error);
            }
        };
        let Some((user, hash)) = user.zip(hash).filter(|_| matches) else { return Ok(None) };
        attempt.succeeded();
        Ok(Some(Verified { user, outdated, hash }))
    }
}
