//! The visitor of a chat: an account, or a browser identified by a random token in its cookie.

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
    /// The visitor's account, if signed in.
    pub caller: Caller,
    /// SHA-256 of the token in the visitor's cookie.
    pub hash: Option<[u8; 32]>,
}

impl Visitor {
    /// Whether the chat belongs to the visitor's account or, without an account, to this browser.
    #[must_use]
    pub fn owns(&self, chat: &Chat) -> bool {
        let by_account = chat.user.is_some() && chat.user == self.caller.id();
        let by_cookie = chat.visitor.is_some() && chat.visitor == self.hash;
        by_account || by_cookie
    }

    /// Finds a chat by its id, if it belongs to this visitor.
    ///
    /// # Errors
    /// 404 when it doesn't exist or belongs to someone else; 409 when its status forbids the action.
    pub fn chat(&self, tx: &mut Tx, grant: Grant, name: &str) -> crate::web::Result<Chat> {
        let chat = super::store::by_token(tx, name)?.filter(|chat| self.owns(chat)).ok_or_else(Error::not_found)?;
        let target = Target { relations: &[Relation::Visitor], state: chat.status.as_str(), visible: true };
        grant.check(&self.caller, &target)?;
        Ok(chat)
    }

    /// Finds the visitor's current chat, the account's before the browser's.
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

/// A visitor's action on the chat named in the path.
#[derive(Clone, Debug)]
pub struct VisitorAction {
    /// Policy row of the route.
    pub grant: Grant,
    /// The visitor who acts.
    pub visitor: Visitor,
    /// The chat's id.
    pub chat_token: String,
}

impl VisitorAction {
    /// Returns the chat, if it belongs to the visitor and its status allows the action.
    ///
    /// # Errors
    /// As [`Visitor::chat`].
    pub fn chat(&self, tx: &mut Tx) -> crate::web::Result<Chat> {
        self.visitor.chat(tx, self.grant, &self.chat_token)
    }
}

impl FromRequestParts<App> for VisitorAction {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> crate::web::Result<Self> {
        let grant = Grant::from_request_parts(parts, app).await?;
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let Path(name) = Path::from_request_parts(parts, app).await?;
        Ok(Self { grant, visitor, chat_token: name })
    }
}
