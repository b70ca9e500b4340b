//! The route, caller and id of a request that acts on one resource; most handlers start with it.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::{Grant, Target};
use crate::identity::{Caller, Me};
use crate::web::{Error, Path, Result};

/// A signed-in caller's request to act on the resource with the path's `{id}`.
#[derive(Clone, Debug)]
pub struct Step<I> {
    /// The policy row of the route.
    pub grant: Grant,
    /// The signed-in caller.
    pub me: Me,
    /// The resource's id.
    pub id: I,
}

impl<I> Step<I> {
    /// Returns the caller, in the form that the policy takes.
    #[must_use]
    pub fn caller(&self) -> Caller {
        Caller(Some(self.me.clone()))
    }

    /// Checks that the policy allows this on the target.
    ///
    /// # Errors
    /// As [`Grant::check`].
    pub fn check(&self, target: &Target) -> Result<()> {
        self.grant.check(&self.caller(), target)
    }

    /// Asks for the password again. The route's row has to say that its handler may.
    ///
    /// # Errors
    /// 401 if the caller didn't enter it within the last ten minutes.
    pub fn ask_for_password(&self) -> Result<()> {
        self.grant.ask_for_password(&self.me)
    }
}

/// Reads only `{id}`, because a path may have more parameters.
#[derive(Deserialize)]
struct Params<I> {
    id: I,
}

impl<I: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Step<I> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let grant = Grant::from_request_parts(parts, state).await?;
        let me = Me::from_request_parts(parts, state).await?;
        let Path(Params { id }) = Path::from_request_parts(parts, state).await?;
        Ok(Self { grant, me, id })
    }
}
