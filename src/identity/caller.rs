//! Authentication of requests by their session.

use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, HeaderValue, request::Parts};

use super::model::{Role, Staff};
use super::sessions::{self, Entered};
use crate::clock::MINUTE;
use crate::db::{Db, Tx};
use crate::ids::UserId;
use crate::web::client::Client;
use crate::web::origin::Origin;
use crate::web::turns::{Account, Asker};
use crate::web::user_agent::BrowserLabel;
use crate::web::{Error, Result, cookies, token};

/// Minimum time between recorded uses of a session, so that most reads need no write.
const TOUCH_INTERVAL: i64 = 5 * MINUTE;

/// The signed-in user.
#[derive(Clone, Debug)]
pub struct Me {
    /// `users.id`.
    pub id: UserId,
    /// Active role. It selects screens and never grants permissions.
    pub role: Option<Role>,
    /// Roles the user holds.
    pub roles: Vec<Role>,
    /// Staff level; `None` for everyone else.
    pub staff: Option<Staff>,
    /// SHA-256 hash of the session cookie.
    pub session: [u8; 32],
    /// Whether the user entered their password in this session within the last ten minutes.
    pub stepped_up: bool,
}

impl Me {
    /// Returns whether the user holds the role.
    #[must_use]
    pub fn has_role(&self, role: Role) -> bool {
        self.roles.contains(&role)
    }

    /// Checks in a write that the session hasn't ended since the request was admitted.
    ///
    /// # Errors
    /// 401 if it has.
    pub fn check_session(&self, tx: &mut Tx) -> Result<()> {
        if sessions::is_live(tx, self.id, &self.session)? { Ok(()) } else { Err(Error::unauthorized()) }
    }

    /// Gives the session a new id, so that a copy of the old cookie is worthless. `to` is the hash of the new cookie.
    ///
    /// # Errors
    /// 401 if the session has ended or already got another id.
    pub fn rotate_session(&self, tx: &mut Tx, to: &[u8; 32]) -> Result<()> {
        if sessions::rotate(tx, self.id, &self.session, to)? { Ok(()) } else { Err(Error::unauthorized()) }
    }
}

/// The sender of a request: a signed-in user or an anonymous visitor.
#[derive(Clone, Debug)]
pub struct Caller(pub Option<Me>);

impl Caller {
    /// Returns the id of the signed-in user.
    #[must_use]
    pub fn id(&self) -> Option<UserId> {
        self.0.as_ref().map(|me| me.id)
    }

    /// Checks that a signed-in user is the one that a page is for, if it says so.
    ///
    /// # Errors
    /// 401 `other_account` if it's someone else.
    pub fn require_account(&self, named: Option<i64>) -> Result<()> {
        match (self.id(), named) {
            (Some(id), Some(named)) if id.0 != named => Err(Error::other_account()),
            _ => Ok(()),
        }
    }

    /// Checks in a write that the session, if any, hasn't ended since the request was admitted.
    ///
    /// # Errors
    /// 401 if it has.
    pub fn check_session(&self, tx: &mut Tx) -> Result<()> {
        self.0.as_ref().map_or(Ok(()), |me| me.check_session(tx))
    }
}

/// The account that a page was opened for: a page that slept while another person signed in must not write in their name.
const ACCOUNT: &str = "jobstead-account";

/// Identifies the sender of a request by the session cookie.
///
/// # Errors
/// 401 `other_account` if the page says that it's for another account.
pub async fn caller(db: &Db, origin: &Origin, headers: &HeaderMap) -> Result<Caller> {
    let Some(cookie) = cookies::get(headers, origin, cookies::Name::Session) else { return Ok(Caller(None)) };
    let caller = find(db, token::hash(&cookie)).await?;
    let named = headers.get(ACCOUNT).and_then(|id| id.to_str().ok()?.parse().ok());
    caller.require_account(named)?;
    Ok(caller)
}

async fn find(db: &Db, hash: [u8; 32]) -> Result<Caller> {
    let found = db.read(move |tx| Ok::<_, crate::db::Error>((sessions::find(tx, &hash)?, tx.now()))).await?;
    let (Some((me, last_seen_at)), now) = found else { return Ok(Caller(None)) };
    if now - last_seen_at >= TOUCH_INTERVAL {
        // Not awaited, and harmless to lose: it only makes the idle time more exact.
        let db = db.clone();
        tokio::spawn(async move { db.write(move |tx| sessions::touch(tx, &hash)).await });
    }
    Ok(Caller(Some(me)))
}

/// Starts a session. `hash` is the hash of the token in its cookie.
pub fn start(
    tx: &mut Tx,
    user: UserId,
    hash: &[u8; 32],
    agent: &BrowserLabel,
    entered: Entered,
) -> crate::db::Result<()> {
    sessions::insert(tx, user, hash, &agent.0, entered)
}

/// Returns the `Set-Cookie` value for a new session's token.
#[must_use]
pub fn cookie(origin: &Origin, token: &str) -> HeaderValue {
    cookies::set(origin, cookies::Name::Session, token)
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self> {
        parts.extensions.get::<Self>().cloned().ok_or_else(Error::internal)
    }
}

impl<S: Sync> FromRequestParts<S> for Asker {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let client = Client::from_request_parts(parts, state).await?;
        let account = Caller::from_request_parts(parts, state).await?.id().map(|id| Account::User(id.0));
        Ok(Self { client, account })
    }
}

impl<S: Sync> FromRequestParts<S> for Me {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        Caller::from_request_parts(parts, state).await?.0.ok_or_else(Error::unauthorized)
    }
}
