//! A step that a signed-in person takes on a thing: what most handlers begin with.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::Deserialize;

use super::{Grant, Target};
use crate::identity::{Caller, Me};
use crate::web::{Error, Path, Result};

/// Who takes which step, on the thing that the path's `{id}` names.
#[derive(Clone, Debug)]
pub struct Step {
    /// The row of the step's route.
    pub grant: Grant,
    /// Who takes it.
    pub me: Me,
    /// The thing's id.
    pub id: i64,
}

impl Step {
    /// Who takes it, as the policy knows them.
    #[must_use]
    pub fn caller(&self) -> Caller {
        Caller(Some(self.me.clone()))
    }

    /// Allows the step on this thing, or says how it is refused.
    ///
    /// # Errors
    /// As [`Grant::check`].
    pub fn check(&self, target: &Target) -> Result<()> {
        self.grant.check(&self.caller(), target)
    }
}

/// A path may name more than the thing: a step reads its `{id}` alone.
#[derive(Deserialize)]
struct Thing {
    id: i64,
}

impl<S: Send + Sync> FromRequestParts<S> for Step {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let grant = Grant::from_request_parts(parts, state).await?;
        let me = Me::from_request_parts(parts, state).await?;
        let Path(Thing { id }) = Path::from_request_parts(parts, state).await?;
        Ok(Self { grant, me, id })
    }
}
