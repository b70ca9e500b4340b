//! The application state that all handlers share, and idempotent and deferred writes.

pub mod copies;
mod free_text;
pub mod intake;
pub mod pulse;
pub mod quota;
mod request_hash;
pub mod write;

use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

use ipnet::IpNet;

use crate::clock::Clock;
use crate::db::{self, Db, Tx};
use crate::identity::{Caller, Cost, Hasher};
use crate::live::hub::Hub;
use crate::live::typing::Typing;
use crate::mail;
use crate::outbound::Outbound;
use crate::policy::pages::RouteTable;
use crate::push;
use crate::timekeeping;
use crate::web::Result;
use crate::web::assets::Assets;
use crate::web::day_budget::DayBudgets;
use crate::web::headers::Hsts;
use crate::web::limits::Limits;
use crate::web::origin::Origin;
use crate::web::proxy::ProxyFaults;
use crate::web::shared::Shared;
use crate::web::token;

use copies::Copies;
use intake::Intake;
use pulse::Pulse;
use quota::Quotas;
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
    /// The `Strict-Transport-Security` header.
    pub hsts: Hsts,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub proxies: Vec<IpNet>,
    /// Faults of the reverse proxy, as seen in requests.
    pub proxy_faults: ProxyFaults,
    /// Password hasher.
    pub hasher: Hasher,
    /// Rate limits.
    pub limits: Limits,
    /// What strangers may do from one address in a day.
    pub day_budgets: DayBudgets,
    /// How much each person may write.
    pub quotas: Quotas,
    /// The front end's files.
    pub assets: Assets,
    /// The front end's page routes.
    pub routes: RouteTable,
    /// Queue of deferred writes.
    pub intake: Intake,
    /// Responses that are made at most once a minute.
    pub shared: Shared,
    /// Typing indicators of the support chat.
    pub typing: Typing,
    /// Open live connections.
    pub hub: Arc<Hub>,
    /// Connections to servers elsewhere.
    pub outbound: Outbound,
    /// Where push messages may go.
    pub push_services: push::Services,
    /// What the command line says about the mail server.
    pub mail: mail::Setup,
    /// Where Stripe's API is.
    pub stripe: String,
    /// Copies of the database.
    pub copies: Copies,
    /// Signs of life.
    pub pulse: Pulse,
}

impl AppState {
    /// Sets what the clock reckons from, by what the file remembers.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn start_clock(&self) -> db::Result<()> {
        timekeeping::start(&self.db, &self.clock).await?;
        self.pulse.record_round(self.clock.now());
        Ok(())
    }

    /// Returns a secret for a link or a cookie, and its hash. A request repeated with the same key gets the same secret, which is
    /// derived from keys that are never stored. After a restart it gets a different one, whose hash isn't in the database.
    #[must_use]
    pub fn secret(&self, purpose: &str, owner: &str, key: Option<&str>) -> (String, [u8; 32]) {
        let Some(key) = key else { return token::secret() };
        let secret = token::base64(&self.db.vault().mac(&[purpose.as_bytes(), owner.as_bytes(), key.as_bytes()]));
        let hash = token::hash(&secret);
        (secret, hash)
    }

    /// Runs a caller's write in one transaction, in which their session must not have ended. Every write of a signed-in
    /// person goes through here, so one that is in flight when the session ends is refused.
    ///
    /// # Errors
    /// 401 if the session has ended, or an error of the effect.
    pub async fn write<T: Send + 'static>(
        &self,
        caller: Caller,
        effect: impl Fn(&mut Tx) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        self.db
            .write(move |tx| {
                caller.check_session(tx)?;
                effect(tx)
            })
            .await
    }
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
    /// Whether `Strict-Transport-Security` includes subdomains.
    pub hsts_subdomains: bool,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub proxies: Vec<IpNet>,
    /// Cost of password hashing.
    pub cost: Cost,
    /// How much each person may write.
    pub quotas: Quotas,
    /// The front end's files.
    pub assets: Assets,
    /// Maximum number of live connections.
    pub max_live: usize,
    /// Connections to servers elsewhere.
    pub outbound: Outbound,
    /// Where push messages may go.
    pub push_services: push::Services,
    /// What the command line says about the mail server.
    pub mail: mail::Setup,
    /// Where Stripe's API is.
    pub stripe: String,
    /// Whether the database is copied every night.
    pub nightly_copies: bool,
    /// Database options; `clock` is overridden.
    pub database: db::Options,
}

impl Builder {
    /// Opens the database and assembles the application.
    ///
    /// # Errors
    /// Same as [`Db::open`].
    pub fn open(self, path: &Path) -> db::Result<App> {
        let options = db::Options { clock: self.clock.clone(), ..self.database };
        let db = Db::open(path, options)?;
        let pulse = Pulse::new(self.clock.now());
        Ok(App(Arc::new(AppState {
            db,
            clock: self.clock,
            hsts: Hsts::of(self.origin.secure(), self.hsts_subdomains),
            origin: self.origin,
            proxies: self.proxies,
            proxy_faults: ProxyFaults::default(),
            hasher: Hasher::new(self.cost).map_err(db::Error::Invalid)?,
            limits: Limits::default(),
            day_budgets: DayBudgets::default(),
            quotas: self.quotas,
            assets: self.assets,
            routes: RouteTable::embedded(),
            intake: Intake::default(),
            shared: Shared::default(),
            typing: Typing::default(),
            hub: Hub::new(self.max_live),
            outbound: self.outbound,
            push_services: self.push_services,
            mail: self.mail,
            stripe: self.stripe,
            copies: Copies::new(self.nightly_copies),
            pulse,
        })))
    }
}
