//! What a row of the matrix needs to be tried.

use std::pin::Pin;

use jobstead::policy::Relation;
use serde_json::{Value, json};

use super::fixture::Fixture;

/// The values of the path's parameters: `{id}` and its value.
pub type Values = Vec<(&'static str, String)>;
/// What [`Put`] returns.
pub type Staged<'a> = Pin<Box<dyn Future<Output = Values> + 'a>>;
/// Puts the thing into a state, before each try of it, and says how the path names it.
pub type Put = for<'a> fn(&'a mut Fixture, &'static str) -> Staged<'a>;

/// What a row of the matrix needs to be tried. A feature has a function from its rows to their scenes; a row that
/// none of them knows fails the test.
pub struct Scene {
    /// The states in which the thing can be; an empty word for what has none.
    pub states: Vec<&'static str>,
    /// How the owner, the applicant and a colleague who only reads stand to the thing.
    pub relations: [&'static [Relation]; 3],
    /// A body that would succeed; an empty one for routes whose success is not the point here.
    pub body: Value,
    /// The query string without which the route answers nothing.
    pub query: &'static str,
    /// Puts the thing into a state.
    pub put: Put,
    /// A rule that stands above the row may refuse with 409.
    pub refused_above: bool,
    /// Not tried here: a token in the body or the state of the site decides, and the route has tests of its own.
    pub tested_elsewhere: bool,
}

impl Scene {
    /// The scene of a route about one thing, or of one that needs something to stand in its way.
    pub fn new(put: Put) -> Self {
        Self {
            states: vec![""],
            relations: [&[Relation::Owner, Relation::Viewer], &[], &[Relation::Viewer]],
            body: json!({}),
            query: "",
            put,
            refused_above: false,
            tested_elsewhere: false,
        }
    }

    /// The scene of a route that is about no one thing.
    pub fn plain() -> Self {
        Self::new(|_, _| Box::pin(async { Vec::new() }))
    }

    /// The scene of a route that other tests try.
    pub fn elsewhere() -> Self {
        Self { tested_elsewhere: true, ..Self::plain() }
    }

    pub fn states(self, states: impl IntoIterator<Item = &'static str>) -> Self {
        Self { states: states.into_iter().collect(), ..self }
    }

    /// How the owner, the applicant and the viewer stand to the thing, where it is not an employer's.
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

    pub fn refused_above(self) -> Self {
        Self { refused_above: true, ..self }
    }
}

/// The values of a path with only an `{id}`.
pub fn id(id: i64) -> Values {
    vec![("{id}", id.to_string())]
}
