//! Who may do what: one place, deny by default, the matrix as data.
//!
//! Each route has a row in [`matrix::ROWS`]. The row's clauses are judged twice: at the door, by what is
//! known of the caller alone, and by the handler through [`Grant::check`], which adds the caller's relation
//! to the thing and the thing's state. A route without a row is refused.

mod clause;
pub mod matrix;
pub mod pages;
mod step;

use axum::extract::FromRequestParts;
use axum::http::Method;
use axum::http::request::Parts;

pub use clause::{Clause, Who};
pub use step::Step;

use crate::identity::Caller;
use crate::web::{Error, Result};

/// How a caller stands to a thing.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Relation {
    /// Member of the employer, with the right that the action needs.
    Owner,
    /// Member of the employer who may read, with or without the right to act.
    Viewer,
    /// The worker of an application.
    Applicant,
    /// Either side of a contract.
    Party,
    /// May read it because of an application: to whom it was shown.
    Reader,
    /// Began the support chat, signed in or not.
    Visitor,
}

/// What a handler knows of the thing that it is asked for.
#[derive(Clone, Debug)]
pub struct Target<'a> {
    /// The caller's relations to it.
    pub relations: &'a [Relation],
    /// Its state, in the API's word; empty for things without states.
    pub state: &'a str,
    /// The caller may know that it exists: what is refused is then 403, else 404.
    pub visible: bool,
}

impl<'a> Target<'a> {
    /// A thing that whoever may take the step knows of, whatever its state, and to which nobody stands closer than
    /// others.
    #[must_use]
    pub const fn known(state: &'a str) -> Self {
        Self { relations: &[], state, visible: true }
    }
}

/// The row of the route that a request matched.
#[derive(Clone, Copy, Debug)]
pub struct Grant(&'static matrix::Compiled);

impl Grant {
    /// The row of a route.
    #[must_use]
    pub fn of(method: &Method, path: &str) -> Option<Self> {
        matrix::find(method, path).map(Self)
    }

    /// Would any clause let this caller in, if the relation and the state were right?
    ///
    /// # Errors
    /// 401 for nobody known, 403 for a person whom no clause can fit.
    pub fn enter(self, caller: &Caller) -> Result<()> {
        if self.0.clauses.iter().any(|clause| clause.who.may_fit(caller)) {
            return Ok(());
        }
        Err(refusal(caller, true))
    }

    /// Is the action allowed on this thing?
    #[must_use]
    pub fn allows(self, caller: &Caller, target: &Target) -> bool {
        self.0.clauses.iter().any(|clause| clause.who.fits(caller, target.relations) && clause.in_state(target.state))
    }

    /// Allows the action on this thing, or says how it is refused.
    ///
    /// # Errors
    /// 409 when only the state forbids it; else 401, 403 or 404.
    pub fn check(self, caller: &Caller, target: &Target) -> Result<()> {
        if self.allows(caller, target) {
            return Ok(());
        }
        if self.0.clauses.iter().any(|clause| clause.who.fits(caller, target.relations)) {
            return Err(wrong_state(target.state));
        }
        Err(refusal(caller, target.visible))
    }
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

/// The grant of a route, for a caller whom one of its clauses could fit. A route without a row is refused.
///
/// # Errors
/// 401 or 403 at the door, 404 without a row.
pub fn enter(method: &Method, path: &str, caller: &Caller) -> Result<Grant> {
    let Some(grant) = Grant::of(method, path) else {
        // A method that the path does not take has no row either; the router answers it with 405.
        if matrix::knows(path) {
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
