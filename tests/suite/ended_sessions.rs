//! A session that was ended stays ended, and a password that was replaced stays replaced, whatever is in flight.
//!
//! Each test races a thief against what should stop them, 1,000 times: the thief's requests have already been admitted
//! when the session ends or the password changes.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use axum::body::Body;
use axum::http::{Method, Request};
use jobstead::clock::MINUTE;
use jobstead::db::{self, SingleConnection};
use jobstead::identity::sessions::Entered;
use jobstead::identity::tokens::{self, Purpose};
use jobstead::identity::{self, Cost, Hasher};
use jobstead::ids::UserId;
use jobstead::web::token;
use jobstead::web::user_agent::BrowserLabel;
use jobstead::{args, statements};
use serde_json::{Value, json};

use crate::support::{PASSWORD, Reply, Setup, Site, Visitor, email};

const TRIES: usize = 1_000;
/// Requests that a thief has in flight at once.
const IN_FLIGHT: usize = 3;

statements! {
    SESSIONS = "SELECT hash FROM sessions WHERE user_id = $1 LIMIT 100";
    SET_PASSWORD = "UPDATE users SET password_hash = $2 WHERE id = $1";
    END_ALL = "DELETE FROM sessions WHERE user_id = $1";
}

const STOLEN: &str = "the thief has another password";
const NEW: &str = "the owner chose some new words";

/// An account whose owner and thief are both signed in.
struct Race {
    site: Site,
    operator: Visitor,
    owner: Arc<Visitor>,
    thief: Arc<Visitor>,
    id: UserId,
    password: String,
    requests: AtomicU32,
}

impl Race {
    async fn new() -> Self {
        let site = Site::with(Setup { proxies: vec!["127.0.0.1/32"], ..Setup::default() });
        let operator = site.set_up().await;
        let owner = Arc::new(site.stranger("Wanda Worker").await);
        let id = UserId(owner.id().await);
        let thief = Arc::new(Visitor::new(&site));
        let password = Hasher::new(Cost { memory: 64, passes: 1 }).unwrap().hash_blocking(PASSWORD).unwrap();
        Self { site, operator, owner, thief, id, password, requests: AtomicU32::new(0) }
    }

    /// Puts the account back: the old password, one session of the owner and one of the thief.
    async fn start_over(&self) {
        // Longer than the longest wait between changes of a password.
        self.site.clock.advance(16 * MINUTE);
        let (id, password, mine, stolen) = (self.id, self.password.clone(), token::secret(), token::secret());
        let device = token::hash(&self.owner.cookie("device").unwrap());
        self.site
            .write(move |tx| {
                tx.run(END_ALL, args![id])?;
                tx.run(SET_PASSWORD, args![id, &password])?;
                // The thief's browsers don't count as the owner's.
                identity::devices::delete_all(tx, id)?;
                identity::devices::insert(tx, id, &device)?;
                for session in [&mine.1, &stolen.1] {
                    let agent = BrowserLabel("Firefox on Linux".to_owned());
                    identity::caller::start(tx, id, session, &agent, Entered::Password)?;
                }
                Ok(())
            })
            .await;
        self.owner.set_cookie("sid", &mine.0);
        self.thief.set_cookie("sid", &stolen.0);
    }

    /// Builds a request from an address of its own, so that no limit per address stops it.
    fn request(&self, visitor: &Visitor, method: &Method, path: &str, body: &Value) -> Request<Body> {
        let mut request = visitor.request(method.clone(), path, Some(body));
        let [_, a, b, c] = self.requests.fetch_add(1, Ordering::SeqCst).to_be_bytes();
        request.headers_mut().insert("x-forwarded-for", format!("10.{a}.{b}.{c}").parse().unwrap());
        request
    }

    async fn owner_sends(&self, method: &Method, path: &str, body: Value) -> Reply {
        self.owner.send(self.request(&self.owner, method, path, &body)).await
    }

    /// Sends these requests of the thief at once.
    fn thief_sends(&self, method: &Method, path: &'static str, body: &Value) -> Vec<tokio::task::JoinHandle<()>> {
        (0..IN_FLIGHT)
            .map(|_| {
                let request = self.request(&self.thief, method, path, body);
                let site = self.site.clone();
                tokio::spawn(async move {
                    site.send(request).await;
                })
            })
            .collect()
    }

    /// The thief, who has the cookie, changes the active role and so gets new session ids.
    fn thief_changes_role(&self) -> Vec<tokio::task::JoinHandle<()>> {
        self.thief_sends(&Method::PUT, "/api/auth/role", &json!({ "role": "worker" }))
    }

    /// The thief, who has the cookie and the password, changes the password.
    fn thief_changes_password(&self) -> Vec<tokio::task::JoinHandle<()>> {
        self.thief_sends(&Method::PUT, "/api/auth/password", &json!({ "current": PASSWORD, "new": STOLEN }))
    }

    /// The thief, who has the password, signs in.
    fn thief_signs_in(&self) -> Vec<tokio::task::JoinHandle<()>> {
        let body = json!({ "email": email("Wanda Worker"), "password": PASSWORD });
        self.thief_sends(&Method::POST, "/api/auth/sign-in", &body)
    }

    async fn sessions(&self) -> Vec<[u8; 32]> {
        let id = self.id;
        self.site.read(move |tx| tx.all(SESSIONS, args![id], db::value)).await
    }

    /// Asserts that the only sessions left are these.
    async fn assert_sessions(&self, round: usize, expected: &[String]) {
        let mut expected: Vec<_> = expected.iter().map(|cookie| token::hash(cookie)).collect();
        let mut found = self.sessions().await;
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "round {round}: sessions that should have ended");
    }

    async fn assert_password(&self, round: usize, password: &str) {
        let body = json!({ "email": email("Wanda Worker"), "password": password });
        self.site.clock.advance(16 * MINUTE);
        let request = self.request(&Visitor::new(&self.site), &Method::POST, "/api/auth/sign-in", &body);
        let signed_in = self.site.send(request).await;
        assert_eq!(signed_in.status, 200, "round {round}: not the owner's password");
    }
}

async fn all(requests: Vec<tokio::task::JoinHandle<()>>) {
    for request in requests {
        request.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn s5_one_session_changing_roles_at_once_never_becomes_two() {
    let race = Race::new().await;
    for round in 0..TRIES {
        race.start_over().await;
        all(race.thief_changes_role()).await;
        assert_eq!(race.sessions().await.len(), 2, "round {round}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn s8_ending_other_sessions_wins_every_race() {
    let race = Race::new().await;
    for round in 0..TRIES {
        race.start_over().await;
        let thief = race.thief_changes_role();
        race.owner_sends(&Method::POST, "/api/sessions/end-others", json!({})).await.expect(200);
        all(thief).await;
        race.assert_sessions(round, &[race.owner.cookie("sid").unwrap()]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn s7_a_password_change_wins_every_race() {
    let race = Race::new().await;
    for round in 0..TRIES {
        race.start_over().await;
        let mut thief = race.thief_changes_role();
        thief.extend(race.thief_signs_in());
        let change = json!({ "current": PASSWORD, "new": NEW });
        race.owner_sends(&Method::PUT, "/api/auth/password", change).await.expect(200);
        all(thief).await;
        race.assert_sessions(round, &[race.owner.cookie("sid").unwrap()]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn s8_the_operator_ending_sessions_wins_every_race() {
    let race = Race::new().await;
    let path = format!("/api/admin/people/{}/end-sessions", race.id);
    for round in 0..TRIES {
        race.start_over().await;
        let sign_in = json!({ "email": "olive@example.org", "password": PASSWORD });
        let sign_in = race.request(&race.operator, &Method::POST, "/api/auth/sign-in", &sign_in);
        race.operator.send(sign_in).await.expect(200);
        let thief = race.thief_changes_role();
        race.operator.post(&path, json!({})).await.expect(200);
        all(thief).await;
        race.assert_sessions(round, &[]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn s32_the_operators_reset_link_wins_every_race() {
    let race = Race::new().await;
    let id = race.id;
    for round in 0..TRIES {
        race.start_over().await;
        let (link, hash) = token::secret();
        let expires = race.site.clock.now() + MINUTE;
        race.site.write(move |tx| tokens::replace_link(tx, Purpose::Reset, id, &hash, expires)).await;
        let mut thief = race.thief_changes_password();
        thief.extend(race.thief_changes_role());
        thief.extend(race.thief_signs_in());
        let reset = json!({ "token": link, "password": NEW });
        race.owner_sends(&Method::POST, "/api/auth/reset", reset).await.expect(200);
        all(thief).await;
        race.assert_sessions(round, &[race.owner.cookie("sid").unwrap()]).await;
        race.assert_password(round, NEW).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn s32_a_reset_on_the_console_wins_every_race() {
    let race = Race::new().await;
    let id = race.id;
    let options = db::Options { clock: race.site.clock.clone(), durable: false, ..db::Options::default() };
    let console = Arc::new(Mutex::new(SingleConnection::open(&race.site.path, false, options).unwrap()));
    let new = Hasher::new(Cost { memory: 64, passes: 1 }).unwrap().hash_blocking(NEW).unwrap();
    for round in 0..TRIES {
        race.start_over().await;
        let mut thief = race.thief_changes_password();
        thief.extend(race.thief_changes_role());
        thief.extend(race.thief_signs_in());
        let (console, new) = (Arc::clone(&console), new.clone());
        let reset = move || console.lock().unwrap().write(|tx| identity::store::reset_password(tx, id, &new));
        tokio::task::spawn_blocking(reset).await.unwrap().unwrap();
        all(thief).await;
        race.assert_sessions(round, &[]).await;
        race.assert_password(round, NEW).await;
    }
}
