//! Who asks: an account, or a browser that holds the random token of its cookie.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use super::store::Chat;
use crate::app::App;
use crate::db::{Result, Tx};
use crate::identity::Caller;
use crate::policy::{Grant, Relation, Target};
use crate::web::{Error, Path, cookies, token};

/// A visitor of the support chat.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Their account, when they are signed in.
    pub caller: Caller,
    /// SHA-256 of the token in their cookie.
    pub hash: Option<[u8; 32]>,
}

impl Visitor {
    /// The chat is theirs: begun from their account, or from this browser without one.
    #[must_use]
    pub fn owns(&self, chat: &Chat) -> bool {
        let by_account = chat.user.is_some() && chat.user == self.caller.id();
        let by_cookie = chat.visitor.is_some() && chat.visitor == self.hash;
        by_account || by_cookie
    }

    /// A chat by its name, for its own visitor; to everybody else it is not there.
    ///
    /// # Errors
    /// 404, or what the policy says of its state.
    pub fn chat(&self, tx: &mut Tx, grant: Grant, name: &str) -> crate::web::Result<Chat> {
        let chat = super::store::by_token(tx, name)?.filter(|chat| self.owns(chat)).ok_or_else(Error::not_found)?;
        let target = Target { relations: &[Relation::Visitor], state: chat.status.as_str(), visible: true };
        grant.check(&self.caller, &target)?;
        Ok(chat)
    }

    /// The chat that they have not put away, if any: the account's before the browser's.
    pub fn current(&self, tx: &mut Tx) -> Result<Option<Chat>> {
        super::store::current(tx, self.caller.id(), self.hash.as_ref())
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> crate::web::Result<Self> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let cookie = cookies::get(&parts.headers, &app.origin, cookies::Name::Support);
        Ok(Self { caller, hash: cookie.map(|cookie| token::hash(&cookie)) })
    }
}

/// A visitor's step in the chat that the path names: who takes it, in which one, when.
#[derive(Clone, Debug)]
pub struct VisitorStep {
    /// The row of the step's route.
    pub grant: Grant,
    /// Who takes it.
    pub guest: Visitor,
    /// The chat's name.
    pub name: String,
}

impl VisitorStep {
    /// The chat, if it is theirs and the policy lets them take this step in it as it stands.
    ///
    /// # Errors
    /// As [`Visitor::chat`].
    pub fn chat(&self, tx: &mut Tx) -> crate::web::Result<Chat> {
        self.guest.chat(tx, self.grant, &self.name)
    }
}

impl FromRequestParts<App> for VisitorStep {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> crate::web::Result<Self> {
        let grant = Grant::from_request_parts(parts, app).await?;
        let guest = Visitor::from_request_parts(parts, app).await?;
        let Path(name) = Path::from_request_parts(parts, app).await?;
        Ok(Self { grant, guest, name })
    }
}
