//! What a row of the matrix needs for its test.

use std::pin::Pin;

use jobstead::policy::Relation;
use serde_json::{Value, json};

use super::fixture::Fixture;

/// The values of the path's parameters: `{id}` and its value.
pub type Values = Vec<(&'static str, String)>;
/// What [`Put`] returns.
pub type Staged<'a> = Pin<Box<dyn Future<Output = Values> + 'a>>;
/// Puts the resource into a state before an attempt, and returns the values of the path's parameters.
pub type Put = for<'a> fn(&'a mut Fixture, &'static str) -> Staged<'a>;

/// What a row of the matrix needs for its test. Each feature has a function from its rows to their scenes; a row
/// without a scene fails the test.
pub struct Scene {
    /// The states that the resource can be in; one empty state if it has none.
    pub states: Vec<&'static str>,
    /// How the owner, the applicant and a read-only colleague are related to the resource.
    pub relations: [&'static [Relation]; 3],
    /// A body that would succeed, or an empty one where success doesn't matter.
    pub body: Value,
    /// The query string that the route requires.
    pub query: &'static str,
    /// Puts the resource into a state.
    pub put: Put,
    /// Another rule may reject with 409 what the row allows.
    pub conflicts: bool,
    /// Skipped here: access depends on a token in the body or the state of the site, and the route has its own tests.
    pub tested_elsewhere: bool,
}

impl Scene {
    /// The scene of a route that needs something set up before each attempt.
    pub fn new(put: Put) -> Self {
        Self {
            states: vec![""],
            relations: [&[Relation::Owner, Relation::Viewer], &[], &[Relation::Viewer]],
            body: json!({}),
            query: "",
            put,
            conflicts: false,
            tested_elsewhere: false,
        }
    }

    /// The scene of a route that needs nothing.
    pub fn plain() -> Self {
        Self::new(|_, _| Box::pin(async { Vec::new() }))
    }

    /// The scene of a route that has its own tests.
    pub fn elsewhere() -> Self {
        Self { tested_elsewhere: true, ..Self::plain() }
    }

    pub fn states(self, states: impl IntoIterator<Item = &'static str>) -> Self {
        Self { states: states.into_iter().collect(), ..self }
    }

    /// The relations of the owner, the applicant and the viewer, for a resource that isn't the employer's.
    pub fn relations(
        self,
        owner: &'static [Relation],
        applicant: &'static [Relation],
        viewer: &'static [Relation],
    ) -> Self {
        Self { relations: [owner, applicant, viewer], ..self }
    }

    pub fn body(self, body: Value) -> Self {
        Self { body, ..self }
    }

    pub fn query(self, query: &'static str) -> Self {
        Self { query, ..self }
    }

    pub fn conflicts(self) -> Self {
        Self { conflicts: true, ..self }
    }
}

/// The values for a path whose only parameter is `{id}`.
pub fn id(id: i64) -> Values {
    vec![("{id}", id.to_string())]
}
