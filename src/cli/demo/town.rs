//! The town while it's being made: its people use the site as everybody does, through its API, while a clock moves.

use std::collections::HashMap;
use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, Response, header};
use serde_json::Value;
use tower::ServiceExt as _;
use tower::util::BoxCloneSyncService;

use crate::app::App;
use crate::clock::{DAY, MINUTE};
use crate::db::{self, Tx};
use crate::identity::sessions::{self, Entered};
use crate::ids::UserId;
use crate::web::{cookies, token};
use crate::{router, schedule};

/// After this time a person signs in again.
const SESSION: i64 = 3 * MINUTE;
/// Maximum size of a response in bytes.
const MAX_RESPONSE: usize = 4 * 1024 * 1024;

/// The site, its clock and who is signed in.
pub struct Town {
    /// The site.
    pub app: App,
    service: BoxCloneSyncService<Request<Body>, Response<Body>, std::convert::Infallible>,
    sessions: HashMap<UserId, (String, i64)>,
    /// When scheduled work ran last.
    worked_at: i64,
}

impl Town {
    /// Wraps the site; nobody is signed in yet.
    pub fn new(app: App) -> Self {
        let service = BoxCloneSyncService::new(router::service(app.clone()));
        Self { worked_at: app.clock.now(), app, service, sessions: HashMap::new() }
    }

    /// Lets time pass; the site does its scheduled work once a day.
    pub async fn wait_until(&mut self, at: i64) -> Result<(), String> {
        while self.app.clock.now() < at {
            let next = at.min(self.worked_at + DAY);
            self.app.clock.advance(next - self.app.clock.now());
            if next - self.worked_at >= DAY {
                self.work().await?;
            }
        }
        Ok(())
    }

    /// Does the scheduled work that is due.
    pub async fn work(&mut self) -> Result<(), String> {
        self.worked_at = self.app.clock.now();
        schedule::run_once(&self.app).await.map_err(|e| e.to_string())
    }

    /// Writes to the database.
    pub async fn write<T: Send + 'static>(
        &self,
        f: impl Fn(&mut Tx) -> db::Result<T> + Send + 'static,
    ) -> Result<T, String> {
        self.app.db.write(f).await.map_err(|e| e.to_string())
    }

    /// Sends a request as a person; returns the response.
    ///
    /// # Errors
    /// What was asked and what the answer was, if it was refused.
    pub async fn ask(&mut self, user: UserId, method: Method, path: &str, body: &Value) -> Result<Value, String> {
        let cookie = self.cookie(user).await?;
        let request = Request::builder()
            .method(&method)
            .uri(path)
            .header(header::ORIGIN, self.app.origin.as_str())
            .header(header::HOST, self.app.origin.as_str().trim_start_matches("http://"))
            .header(header::COOKIE, cookie)
            .header(header::CONTENT_TYPE, "application/json")
            .extension(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 50_000))))
            .body(if method == Method::GET { Body::empty() } else { Body::from(body.to_string()) })
            .map_err(|e| e.to_string())?;
        let Ok(response) = self.service.clone().oneshot(request).await;
        let status = response.status();
        let bytes = axum::body::to_bytes(response.into_body(), MAX_RESPONSE).await.map_err(|e| e.to_string())?;
        if !status.is_success() {
            return Err(format!("{method} {path} {body}: {status} {}", String::from_utf8_lossy(&bytes)));
        }
        Ok(serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    /// Returns the town's time.
    pub fn now(&self) -> i64 {
        self.app.clock.now()
    }

    /// Sends a POST as a person.
    pub async fn post(&mut self, user: UserId, path: &str, body: Value) -> Result<Value, String> {
        self.ask(user, Method::POST, path, &body).await
    }

    async fn cookie(&mut self, user: UserId) -> Result<String, String> {
        let now = self.app.clock.now();
        if let Some((cookie, since)) = self.sessions.get(&user)
            && now - since < SESSION
        {
            return Ok(cookie.clone());
        }
        let (text, hash) = token::secret();
        self.write(move |tx| sessions::insert(tx, user, &hash, "", Entered::Password)).await?;
        let set = cookies::set(&self.app.origin, cookies::Name::Session, &text);
        let cookie = set.to_str().unwrap_or_default().split(';').next().unwrap_or_default().to_owned();
        self.sessions.insert(user, (cookie.clone(), now));
        Ok(cookie)
    }

    /// Signs everybody out.
    pub async fn sign_out(&mut self) -> Result<(), String> {
        let users: Vec<UserId> = self.sessions.drain().map(|(user, _)| user).collect();
        self.write(move |tx| users.iter().try_for_each(|user| sessions::end_all(tx, *user))).await
    }
}

/// Returns the id in a response.
pub fn id(found: &Value) -> i64 {
    found["id"].as_i64().unwrap_or_default()
}
