//! Routes with their OpenAPI description.
//!
//! Only debug builds generate the description: its code is a seventh of the program. The front end's build puts the
//! generated one into release builds, and a test keeps it current.

use axum::Router;
use axum::routing::{MethodFilter, MethodRouter};
use utoipa::openapi::{HttpMethod, OpenApi};
use utoipa_axum::PathItemExt as _;
use utoipa_axum::router::OpenApiRouter;

/// Adds a route to a description.
type Describe<S> = fn(OpenApiRouter<S>) -> OpenApiRouter<S>;

/// The handlers of one path; made by [`routes!`](crate::routes).
pub struct Route<S> {
    /// The path, with its parameters in braces.
    pub path: String,
    /// A handler for each HTTP method.
    pub handlers: MethodRouter<S>,
    /// Adds it to a description.
    pub describe: Describe<S>,
}

/// A feature's routes.
pub struct Routes<S> {
    router: Router<S>,
    describe: Vec<Describe<S>>,
}

impl<S: Clone + Send + Sync + 'static> Default for Routes<S> {
    fn default() -> Self {
        Self { router: Router::new(), describe: Vec::new() }
    }
}

impl<S: Clone + Send + Sync + 'static> Routes<S> {
    /// Returns no routes.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the handlers of a path.
    #[must_use]
    pub fn routes(mut self, route: Route<S>) -> Self {
        self.router = self.router.route(&route.path, route.handlers);
        if cfg!(debug_assertions) {
            self.describe.push(route.describe);
        }
        self
    }

    /// Adds another feature's routes.
    #[must_use]
    pub fn merge(mut self, other: Self) -> Self {
        self.router = self.router.merge(other.router);
        self.describe.extend(other.describe);
        self
    }

    /// Returns the routes without a description.
    pub fn into_router(self) -> Router<S> {
        self.router
    }

    /// Adds the routes to a description; only in debug builds.
    ///
    /// # Panics
    /// If two different schemas have the same name.
    #[must_use]
    pub fn describe(&self, mut document: OpenApi) -> OpenApi {
        for describe in &self.describe {
            let route = describe(OpenApiRouter::default()).into_openapi();
            let known = document.components.get_or_insert_default();
            for (name, schema) in route.components.iter().flat_map(|all| &all.schemas) {
                assert!(known.schemas.get(name).is_none_or(|one| one == schema), "two schemas are called {name}");
            }
            document.merge(route);
        }
        document
    }
}

/// Returns the filter of HTTP methods that a handler is for.
#[must_use]
pub fn filter(methods: &[HttpMethod]) -> MethodFilter {
    let mut filters = methods.iter().map(HttpMethod::to_method_filter);
    let first = filters.next().unwrap_or(MethodFilter::GET);
    filters.fold(first, MethodFilter::or)
}

/// Returns the [`Route`] of handlers that have the same path.
#[macro_export]
macro_rules! routes {
    ($($first:ident)::+ $(, $($next:ident)::+)*) => {
        $crate::web::routes::Route {
            path: utoipa_axum::routes!(@path [path()] of $($first)::+),
            handlers: axum::routing::MethodRouter::new()
                .on($crate::routes!(@methods $($first)::+), $($first)::+)
                $(.on($crate::routes!(@methods $($next)::+), $($next)::+))*,
            describe: |described| described.routes(utoipa_axum::routes!($($first)::+ $(, $($next)::+)*)),
        }
    };
    (@methods $($part:ident)::+) => {
        $crate::web::routes::filter(&utoipa_axum::routes!(@path [methods()] of $($part)::+))
    };
}
