//! An in-process site and the people who use it.

pub mod crowd;
pub mod database;
mod live;
pub mod mail_server;
pub mod name_server;
pub mod pair;
pub mod phone;
pub mod printed;
mod process;
pub mod push_service;
pub mod shifts;
pub mod stripe;
pub mod stripe_trouble;
mod visitor;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, StatusCode, header};
use axum::response::Response;
use jobstead::app::{App, Builder, quota::Quotas};
use jobstead::clock::{Clock, HOUR};
use jobstead::db::{self, FreeSpace, Options};
use jobstead::identity::Cost;
use jobstead::identity::tokens::{self, Purpose};
use jobstead::ids::UserId;
use jobstead::outbound::{Allowed, Outbound, Resolver};
use jobstead::web::assets::Assets;
use jobstead::web::{origin::Origin, token};
use jobstead::{money::promotions, router};
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt as _;
use tower::util::BoxCloneSyncService;

pub use live::{LiveServer, Socket};
pub use process::{Process, demo_file, program, program_with_socket};
pub use visitor::Visitor;

/// Friday, 20 November 2026, 12:00 UTC.
pub const NOON: i64 = 1_795_176_000_000;
pub const ORIGIN: &str = "http://127.0.0.1:8080";
/// Hashing that is fast enough for tests; the minimum real cost has its own test.
const CHEAP: Cost = Cost { memory: 64, passes: 1 };

/// A site with its own file and a clock that the test controls.
#[derive(Clone)]
pub struct Site {
    pub app: App,
    pub clock: Clock,
    pub path: PathBuf,
    // Built once, because building it costs more than most requests.
    service: BoxCloneSyncService<axum::extract::Request, Response, Infallible>,
    /// Deleted with the last copy.
    folder: Arc<TempDir>,
}

/// How a test's site differs from the default one.
pub struct Setup {
    pub url: &'static str,
    pub hsts_subdomains: bool,
    pub cost: Cost,
    pub proxies: Vec<&'static str>,
    pub quotas: Quotas,
    pub free_space: FreeSpace,
    pub max_live: usize,
    /// Where lookups of other servers get their answers.
    pub resolver: Resolver,
    /// Loopback addresses that the site may connect to.
    pub allow_outbound: Vec<String>,
    /// The mail server.
    pub mail: jobstead::mail::Setup,
    /// Where the stand-in for Stripe is.
    pub stripe: String,
    /// Whether writes are synced to disk, which most tests don't need.
    pub durable: bool,
    /// Whether the site makes its own file and runs the migrations, for recordings of every write.
    pub migrates: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            url: ORIGIN,
            hsts_subdomains: false,
            cost: CHEAP,
            proxies: Vec::new(),
            quotas: Quotas::default(),
            free_space: FreeSpace::Real,
            max_live: 1_000,
            // Nothing is found, so a test reaches only what it allows.
            resolver: Resolver::Fixed(Arc::new(|_| Vec::new())),
            allow_outbound: Vec::new(),
            mail: jobstead::mail::Setup::default(),
            stripe: String::new(),
            durable: false,
            migrates: false,
        }
    }
}

/// A complete response.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub bytes: Vec<u8>,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|e| panic!("{e}: {}", self.text()))
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// Returns the JSON of the response, which must have this status.
    #[track_caller]
    pub fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        if self.bytes.is_empty() { Value::Null } else { self.json() }
    }

    /// Returns the code of an error response, which must have this status.
    #[track_caller]
    pub fn refused(&self, status: u16) -> String {
        let problem = self.expect(status);
        assert_eq!(self.header("content-type"), "application/problem+json");
        problem["code"].as_str().unwrap().to_owned()
    }
}

impl Site {
    /// Returns a site with an empty file, not set up yet.
    pub fn empty() -> Self {
        Self::with(Setup::default())
    }

    pub fn with(setup: Setup) -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("site.db");
        if !setup.migrates {
            database::create(&path);
        }
        Self::open(setup, path, Clock::at(NOON), Arc::new(folder))
    }

    /// Returns the same site as after a restart: the file is the same, and nothing in memory is.
    pub fn restarted(&self) -> Self {
        Self::open(Setup::default(), self.path.clone(), self.clock.clone(), Arc::clone(&self.folder))
    }

    /// Returns the same site on a machine that started again, when its clock says `wall`.
    pub fn at_another_start(&self, wall: i64) -> Self {
        Self::open(Setup::default(), self.path.clone(), Clock::at(wall), Arc::clone(&self.folder))
    }

    /// Returns a site with a file that exists, at a time.
    pub fn of_file(folder: TempDir, path: PathBuf, now: i64) -> Self {
        Self::open(Setup::default(), path, Clock::at(now), Arc::new(folder))
    }

    fn open(setup: Setup, path: PathBuf, clock: Clock, folder: Arc<TempDir>) -> Self {
        let app = Builder {
            clock: clock.clone(),
            origin: Origin::parse(setup.url, false).unwrap(),
            hsts_subdomains: setup.hsts_subdomains,
            proxies: setup.proxies.into_iter().map(|net| net.parse().unwrap()).collect(),
            cost: setup.cost,
            quotas: setup.quotas,
            max_live: setup.max_live,
            outbound: Outbound::new(setup.resolver, Allowed::parse(&setup.allow_outbound).unwrap()),
            push_services: jobstead::push::Services::default(),
            mail: setup.mail,
            stripe: setup.stripe,
            nightly_copies: true,
            assets: Assets::Embedded,
            database: Options {
                hooks: jobstead::reactions::HOOKS,
                rules: jobstead::cli::invariants::check,
                readers: 2,
                durable: setup.durable,
                free_space: setup.free_space,
                ..Options::default()
            },
        }
        .open(&path)
        .unwrap();
        let service = BoxCloneSyncService::new(router::service(app.clone()));
        Self { app, clock, path, service, folder }
    }

    /// Returns a site that its operator has set up, during its free promotion.
    pub async fn new() -> Self {
        let site = Self::empty();
        site.set_up().await;
        site
    }

    /// Sets the site up and returns its operator.
    pub async fn set_up(&self) -> Visitor {
        let operator = Visitor::new(self);
        let link = self.setup_token().await;
        operator.post("/api/setup", setup_body(&link)).await.expect(201);
        operator
    }

    /// Returns a one-time setup token, as the console prints it.
    pub async fn setup_token(&self) -> String {
        let (text, hash) = token::secret();
        let expires = self.clock.now() + HOUR;
        self.write(move |tx| tokens::replace(tx, Purpose::Setup, None, &hash, expires)).await;
        text
    }

    /// Ends the free promotion.
    pub async fn end_promotion(&self) {
        self.write(promotions::end_all).await;
    }

    pub async fn write<T: Send + 'static>(&self, f: impl Fn(&mut db::Tx) -> db::Result<T> + Send + 'static) -> T {
        self.app.db.write(f).await.unwrap()
    }

    pub async fn read<T: Send + 'static>(&self, f: impl Fn(&mut db::Tx) -> db::Result<T> + Send + 'static) -> T {
        self.app.db.read(f).await.unwrap()
    }

    /// Sends a request like a browser on this machine.
    pub async fn send(&self, request: Request<Body>) -> Reply {
        self.send_from([127, 0, 0, 1], request).await
    }

    /// Sends a request over a connection from this address.
    pub async fn send_from(&self, address: [u8; 4], mut request: Request<Body>) -> Reply {
        let peer = SocketAddr::from((address, 50_000));
        request.extensions_mut().insert(ConnectInfo(peer));
        let host = self.app.origin.as_str().split("//").nth(1).unwrap().parse().unwrap();
        request.headers_mut().entry(header::HOST).or_insert(host);
        let response = self.service.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap().to_vec();
        Reply { status: parts.status, headers: parts.headers, bytes }
    }

    /// Signs up a person with a role.
    pub async fn person(&self, name: &str, role: &str) -> Visitor {
        let visitor = self.stranger(name).await;
        visitor.put("/api/auth/role", json!({ "role": role })).await.expect(200);
        visitor
    }

    /// Signs up a person without a role, who has confirmed their address.
    pub async fn stranger(&self, name: &str) -> Visitor {
        let visitor = self.unproven(name).await;
        let id = UserId(visitor.id().await);
        self.write(move |tx| jobstead::identity::store::verify_email(tx, id)).await;
        if self.app.mail.url.is_some() {
            // They used the link that was mailed to them.
            let file = rusqlite::Connection::open(&self.path).unwrap();
            file.execute("DELETE FROM mails WHERE user_id = ?1 AND kind = 'verify_address'", [id.0]).unwrap();
        }
        visitor
    }

    /// Signs up a person without a role, who hasn't confirmed their address.
    pub async fn unproven(&self, name: &str) -> Visitor {
        let visitor = Visitor::new(self);
        visitor.post("/api/auth/sign-up", sign_up_body(name)).await.expect(201);
        visitor
    }
}

pub fn setup_body(token: &str) -> Value {
    json!({
        "token": token, "name": "Olive Operator", "email": "olive@example.org", "password": PASSWORD,
        "site": { "name": "Alder Creek Jobs", "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54" },
    })
}

pub const PASSWORD: &str = "four plain words here";

/// Returns the checks of `jobstead check` that the site doesn't pass.
pub async fn wrong_numbers(site: &Site) -> Vec<&'static str> {
    let (_, checks) = jobstead::statements::ALL.iter().find(|(store, _)| *store == "check").unwrap();
    let mut wrong = Vec::new();
    for (name, sql) in *checks {
        if site.read(|tx| tx.one(*sql, &[], db::value::<i64>)).await > 0 {
            wrong.push(*name);
        }
    }
    wrong
}

/// Returns an email address: "Wanda Worker" becomes wanda.worker@example.org.
pub fn email(name: &str) -> String {
    format!("{}@example.org", name.to_lowercase().replace(' ', "."))
}

pub fn sign_up_body(name: &str) -> Value {
    json!({ "name": name, "email": email(name), "password": PASSWORD })
}

/// The body of a job as an employer posts it.
pub fn job_body(title: &str) -> Value {
    json!({
        "title": title, "description": "Two evenings.\n\n- bring gloves", "category": "food", "kind": "shift",
        "budgetMin": 1900, "budgetMax": 2100, "budgetUnit": "hour", "city": "Portland", "state": "OR",
        "whenText": "Fri–Sat, 4–11 pm",
    })
}

pub fn apply_body() -> Value {
    json!({ "proposedRate": 2000, "rateUnit": "hour", "message": "I live next door.", "answers": [] })
}

pub fn offer_body() -> Value {
    json!({
        "rate": 2000, "rateUnit": "hour", "note": "See you on Friday.",
        "contact": { "phone": "843-555-0100", "note": "Ask for Emma." },
    })
}

pub fn accept_body() -> Value {
    json!({ "contact": { "phone": "(843) 555-0199", "email": "wanda@example.org" } })
}

pub fn interview_body(at: i64) -> Value {
    json!({ "at": at, "how": "in_person", "where": "12 Main St", "note": "Ring twice." })
}
