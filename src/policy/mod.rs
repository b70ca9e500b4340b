//! Authorization: one place, deny by default, with the rules as data in a matrix.
//!
//! Each route has a row in [`matrix::ROWS`]. The row's clauses are checked twice: before the handler, using only what
//! is known about the caller, and by the handler through [`Grant::check`], which adds the caller's relationship to the
//! resource and the resource's state. A route without a row is denied.

mod clause;
pub mod matrix;
pub mod pages;
mod step;

use axum::extract::FromRequestParts;
use axum::http::Method;
use axum::http::request::Parts;

pub use clause::{Clause, Who};
pub use step::Step;

use crate::identity::{Caller, Me, Staff};
use crate::web::{Error, Result};

/// The caller's relationship to a resource.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Relation {
    /// A member of the employer, with the permission that the action needs.
    Owner,
    /// A member of the employer who may read, with or without permission to act.
    Viewer,
    /// The worker who sent the application.
    Applicant,
    /// Either side of the contract.
    Party,
    /// Someone who may read it because an application showed it to them.
    Reader,
    /// The person who started the support chat, signed in or not.
    Visitor,
}

/// What a handler knows about the requested resource.
#[derive(Clone, Debug)]
pub struct Target<'a> {
    /// The caller's relationships to it.
    pub relations: &'a [Relation],
    /// Its state, as the API names it; empty for a resource without states.
    pub state: &'a str,
    /// Whether the caller may know that it exists. If so, a denial is a 403, otherwise a 404.
    pub visible: bool,
}

impl<'a> Target<'a> {
    /// A resource that everyone allowed to take the action may know about, in any state, and to which no caller has a
    /// special relationship.
    #[must_use]
    pub const fn known(state: &'a str) -> Self {
        Self { relations: &[], state, visible: true }
    }
}

/// The policy row of the matched route.
#[derive(Clone, Copy, Debug)]
pub struct Grant(&'static matrix::Compiled);

impl Grant {
    /// Returns the policy row of a route.
    #[must_use]
    pub fn of(method: &Method, path: &str) -> Option<Self> {
        matrix::find(method, path).map(Self)
    }

    /// Checks that some clause could allow this caller, given the right relationship and state, and that they entered
    /// their password lately if the row asks for it in any case.
    ///
    /// # Errors
    /// 401 if the caller isn't signed in or has to enter their password, 403 if no clause can match them.
    pub fn enter(self, caller: &Caller) -> Result<()> {
        if !self.0.clauses.iter().any(|clause| clause.who.could_match(caller)) {
            return Err(refusal(caller, true));
        }
        if self.0.row.effect.is_some() && !self.0.row.handler_asks {
            return require_password(caller.0.as_ref());
        }
        Ok(())
    }

    /// Asks for the password again, on a route whose row leaves that to the handler.
    ///
    /// # Errors
    /// 401 if the caller didn't enter it lately.
    fn ask_for_password(self, me: &Me) -> Result<()> {
        debug_assert!(self.0.row.handler_asks, "{} doesn't say that its handler asks", self.0.row.path);
        require_password(Some(me))
    }

    /// Whether the body of a request is a secret that must leave no trace.
    #[must_use]
    pub const fn takes_secret(self) -> bool {
        self.0.row.secret
    }

    /// The free text in the body of a request.
    #[must_use]
    pub const fn says(self) -> matrix::Says {
        self.0.row.says
    }

    /// Whether a block between the two sides closes the route while the resource is in this state.
    #[must_use]
    pub fn is_closed_by_block(self, state: &str) -> bool {
        self.0.row.closed_by_block.in_state(state)
    }

    /// Whether the action is allowed on this resource.
    #[must_use]
    pub fn allows(self, caller: &Caller, target: &Target) -> bool {
        self.0.clauses.iter().any(|c| c.who.matches(caller, target.relations) && c.in_state(target.state))
    }

    /// Checks that the action is allowed on this resource.
    ///
    /// # Errors
    /// 409 if only the state forbids it; otherwise 401, 403 or 404.
    pub fn check(self, caller: &Caller, target: &Target) -> Result<()> {
        if self.allows(caller, target) {
            return Ok(());
        }
        if self.0.clauses.iter().any(|clause| clause.who.matches(caller, target.relations)) {
            return Err(wrong_state(target.state));
        }
        Err(refusal(caller, target.visible))
    }
}

/// Whether a staff level is enough for a route, whatever the person's other roles.
#[must_use]
pub fn allows_staff(method: &Method, path: &str, staff: Staff) -> bool {
    let enough = |clause: &Clause| matches!(clause.who, Who::Staff(least) if staff >= least);
    Grant::of(method, path).is_some_and(|grant| grant.0.clauses.iter().any(enough))
}

/// Checks that a caller entered their password lately.
fn require_password(me: Option<&Me>) -> Result<()> {
    if me.is_some_and(|me| me.stepped_up) { Ok(()) } else { Err(Error::step_up()) }
}

fn refusal(caller: &Caller, visible: bool) -> Error {
    match (&caller.0, visible) {
        (None, _) => Error::unauthorized(),
        (Some(_), true) => Error::forbidden("forbidden", "You don’t have permission to do that."),
        (Some(_), false) => Error::not_found(),
    }
}

fn wrong_state(state: &str) -> Error {
    Error::conflict("wrong_state", format!("That is not possible while it is {}.", state.replace('_', " ")))
}

/// Returns a route's grant if one of its clauses could match the caller. A route without a row is denied.
///
/// # Errors
/// As [`Grant::enter`], and 404 without a row.
pub fn enter(method: &Method, path: &str, caller: &Caller) -> Result<Grant> {
    let Some(grant) = Grant::of(method, path) else {
        // A method that the path doesn't support has no row either; it gets a 405, as from the router.
        if matrix::has_path(path) {
            return Err(Error::method_not_allowed());
        }
        tracing::error!(path, "a route without a row in the policy matrix");
        return Err(Error::not_found());
    };
    grant.enter(caller)?;
    Ok(grant)
}

impl<S: Sync> FromRequestParts<S> for Grant {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self> {
        parts.extensions.get::<Self>().copied().ok_or_else(Error::internal)
    }
}
