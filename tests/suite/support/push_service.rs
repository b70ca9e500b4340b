//! A stand-in for a push service, and a browser that subscribes there and can decrypt what arrives.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use web_push_native::p256::SecretKey;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint as _;
use web_push_native::{Auth, decrypt};

use super::{Setup, Site, Visitor};

/// A request that arrived.
#[derive(Clone, Debug)]
pub struct Arrived {
    pub path: String,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Arrived {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

#[derive(Default)]
struct Inbox {
    arrived: Vec<Arrived>,
    /// The answers to the next requests; 201 when there are none.
    answers: Vec<(StatusCode, HeaderMap)>,
}

/// The stand-in.
#[derive(Clone)]
pub struct PushService {
    pub port: u16,
    inbox: Arc<Mutex<Inbox>>,
}

impl PushService {
    pub async fn start() -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let inbox = Arc::<Mutex<Inbox>>::default();
        let service = Router::new().fallback(receive).with_state(Arc::clone(&inbox));
        tokio::spawn(async move { axum::serve(listener, service).await });
        Self { port, inbox }
    }

    /// Returns a site that may connect to the stand-in.
    pub async fn site(&self) -> Site {
        let site = Site::with(Setup { allow_outbound: vec![format!("127.0.0.1:{}", self.port)], ..Setup::default() });
        site.set_up().await;
        site
    }

    /// Sets the answer to the next request.
    pub fn answer(&self, status: u16, headers: &[(&'static str, &str)]) {
        let headers = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect();
        self.inbox.lock().unwrap().answers.push((StatusCode::from_u16(status).unwrap(), headers));
    }

    /// Takes what has arrived.
    pub fn take(&self) -> Vec<Arrived> {
        std::mem::take(&mut self.inbox.lock().unwrap().arrived)
    }
}

async fn receive(
    State(inbox): State<Arc<Mutex<Inbox>>>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> (StatusCode, HeaderMap) {
    let mut inbox = inbox.lock().unwrap();
    inbox.arrived.push(Arrived { path: uri.path().to_owned(), headers, body: body.to_vec() });
    if inbox.answers.is_empty() { (StatusCode::CREATED, HeaderMap::new()) } else { inbox.answers.remove(0) }
}

/// A browser's side of a subscription.
pub struct Browser {
    pub endpoint: String,
    key: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    /// Returns a browser whose subscription has this name at the stand-in.
    pub fn new(service: &PushService, name: &str) -> Self {
        let mut bytes = [1; 32];
        bytes[..name.len()].copy_from_slice(name.as_bytes());
        let endpoint = format!("http://127.0.0.1:{}/{name}", service.port);
        Self { endpoint, key: SecretKey::from_slice(&bytes).unwrap(), auth: [7; 16] }
    }

    /// Returns the body of the request that subscribes it.
    pub fn body(&self) -> Value {
        let point = self.key.public_key().to_encoded_point(false);
        json!({
            "endpoint": self.endpoint, "p256dh": BASE64_URL_SAFE_NO_PAD.encode(point.as_bytes()),
            "auth": BASE64_URL_SAFE_NO_PAD.encode(self.auth), "deviceType": "phone",
        })
    }

    /// Subscribes it for a person.
    pub async fn subscribes(&self, person: &Visitor) {
        assert_eq!(person.post("/api/mobile/push/subscribe", self.body()).await.expect(200), true);
    }

    /// Decrypts what arrived.
    pub fn read(&self, arrived: &Arrived) -> Value {
        let text = decrypt(arrived.body.clone(), &self.key, &Auth::from(self.auth)).unwrap();
        serde_json::from_slice(&text).unwrap()
    }
}
