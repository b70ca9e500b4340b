//! The application state that all handlers share, and idempotent and deferred writes.

pub mod intake;
pub mod write;

use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

use ipnet::IpNet;

use crate::clock::Clock;
use crate::db::{self, Db};
use crate::identity::{Cost, Hasher};
use crate::live::typing::Typing;
use crate::policy::pages::RouteTable;
use crate::web::assets::Assets;
use crate::web::limits::Limits;
use crate::web::origin::Origin;

use intake::Intake;
pub use write::Write;

/// The shared state; cheap to clone.
#[derive(Clone)]
pub struct App(Arc<AppState>);

/// The components of the application.
pub struct AppState {
    /// The database.
    pub db: Db,
    /// Source of the current time.
    pub clock: Clock,
    /// Public origin of the site.
    pub origin: Origin,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub proxies: Vec<IpNet>,
    /// Password hasher.
    pub hasher: Hasher,
    /// Rate limits.
    pub limits: Limits,
    /// The front end's files.
    pub assets: Assets,
    /// The front end's page routes.
    pub routes: RouteTable,
    /// Queue of deferred writes.
    pub intake: Intake,
    /// Typing indicators of the support chat.
    pub typing: Typing,
}

impl Deref for App {
    type Target = AppState;

    fn deref(&self) -> &AppState {
        &self.0
    }
}

/// Builds an [`App`], from flags for `serve`, or with a fixed clock and cheap hashes for tests.
pub struct Builder {
    /// Source of the current time.
    pub clock: Clock,
    /// Public origin of the site.
    pub origin: Origin,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub proxies: Vec<IpNet>,
    /// Cost of password hashing.
    pub cost: Cost,
    /// The front end's files.
    pub assets: Assets,
    /// Database options; `clock` is overridden.
    pub database: db::Options,
}

impl Builder {
    /// Opens the database and assembles the application.
    ///
    /// # Errors
    /// A message for the operator.
    pub fn open(self, path: &Path) -> Result<App, String> {
        let options = db::Options { clock: self.clock.clone(), ..self.database };
        let db = Db::open(path, options).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(App(Arc::new(AppState {
            db,
            clock: self.clock,
            origin: self.origin,
            proxies: self.proxies,
            hasher: Hasher::new(self.cost)?,
            limits: Limits::default(),
            assets: self.assets,
            routes: RouteTable::embedded(),
            intake: Intake::default(),
            typing: Typing::default(),
        })))
    }
}
