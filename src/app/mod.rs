//! The application: what every handler shares, and the server around it.

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
pub struct App(Arc<Parts>);

/// What the application is made of.
pub struct Parts {
    /// The database.
    pub db: Db,
    /// The time.
    pub clock: Clock,
    /// The address under which people reach the site.
    pub origin: Origin,
    /// Proxies whose `X-Forwarded-For` counts.
    pub proxies: Vec<IpNet>,
    /// Password hashing.
    pub hasher: Hasher,
    /// Rate limits.
    pub limits: Limits,
    /// The front end's files.
    pub assets: Assets,
    /// The table of pages.
    pub routes: RouteTable,
    /// Small writes on their way to the disk.
    pub intake: Intake,
    /// Who is typing in a support chat.
    pub typing: Typing,
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

/// Builds an [`App`]: for `serve` from its flags, for tests with a fixed clock and cheap hashes.
pub struct Builder {
    /// The time.
    pub clock: Clock,
    /// The address under which people reach the site.
    pub origin: Origin,
    /// Proxies whose `X-Forwarded-For` counts.
    pub proxies: Vec<IpNet>,
    /// The cost of a password's hash.
    pub cost: Cost,
    /// The front end's files.
    pub assets: Assets,
    /// Threads and durability of the database.
    pub database: db::Options,
}

impl Builder {
    /// Opens the database and puts everything together.
    ///
    /// # Errors
    /// What could not be opened, for a person.
    pub fn open(self, path: &Path) -> Result<App, String> {
        let options = db::Options { clock: self.clock.clone(), ..self.database };
        let db = Db::open(path, options).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(App(Arc::new(Parts {
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
