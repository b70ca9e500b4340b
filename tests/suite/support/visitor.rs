//! A browser: it stores its cookies and sends its origin.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use axum::body::Body;
use axum::http::{Method, Request, header};
use jobstead::clock::DAY;
use serde_json::{Value, json};

use super::{Reply, Site, accept_body, apply_body, interview_body, job_body, offer_body};

pub struct Visitor {
    pub site: Site,
    cookies: Mutex<BTreeMap<String, String>>,
}

impl Visitor {
    pub fn new(site: &Site) -> Self {
        Self { site: site.clone(), cookies: Mutex::default() }
    }

    /// Returns the same browser at the same site after a restart.
    pub fn at(&self, site: &Site) -> Self {
        let cookies = self.cookies.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Self { site: site.clone(), cookies: Mutex::new(cookies) }
    }

    pub fn cookie(&self, name: &str) -> Option<String> {
        self.cookies.lock().unwrap_or_else(PoisonError::into_inner).get(name).cloned()
    }

    pub fn set_cookie(&self, name: &str, value: &str) {
        self.cookies.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned(), value.to_owned());
    }

    /// Returns the cookies as a header.
    pub fn cookies_line(&self) -> String {
        let cookies = self.cookies.lock().unwrap_or_else(PoisonError::into_inner);
        cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    /// Builds a request with this browser's cookies and origin.
    pub fn request(&self, method: Method, path: &str, body: Option<&Value>) -> Request<Body> {
        let mut builder =
            Request::builder().method(method).uri(path).header(header::ORIGIN, self.site.app.origin.as_str());
        let line = self.cookies_line();
        if !line.is_empty() {
            builder = builder.header(header::COOKIE, line);
        }
        match body {
            Some(body) => builder.header(header::CONTENT_TYPE, "application/json").body(Body::from(body.to_string())),
            None => builder.body(Body::empty()),
        }
        .unwrap()
    }

    pub async fn send(&self, request: Request<Body>) -> Reply {
        let reply = self.site.send(request).await;
        for value in reply.headers.get_all(header::SET_COOKIE) {
            let cookie = cookie::Cookie::parse(value.to_str().unwrap()).unwrap();
            let mut cookies = self.cookies.lock().unwrap_or_else(PoisonError::into_inner);
            if cookie.value().is_empty() {
                cookies.remove(cookie.name());
            } else {
                cookies.insert(cookie.name().to_owned(), cookie.value().to_owned());
            }
        }
        reply
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path, None)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.send(self.request(Method::POST, path, Some(&body))).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Reply {
        self.send(self.request(Method::PUT, path, Some(&body))).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Reply {
        self.send(self.request(Method::PATCH, path, Some(&body))).await
    }

    pub async fn delete(&self, path: &str) -> Reply {
        self.send(self.request(Method::DELETE, path, None)).await
    }

    /// Builds an upload as a browser sends it.
    pub fn upload_request(&self, kind: &str, name: &str, media: &str, bytes: &[u8]) -> Request<Body> {
        let name = name.bytes().fold(String::new(), |name, byte| name + &format!("%{byte:02X}"));
        let mut request = self.request(Method::POST, &format!("/api/files?kind={kind}&name={name}"), None);
        request.headers_mut().insert(header::CONTENT_TYPE, media.parse().unwrap());
        *request.body_mut() = Body::from(bytes.to_vec());
        request
    }

    /// Uploads a file.
    pub async fn upload(&self, kind: &str, name: &str, media: &str, bytes: &[u8]) -> Reply {
        self.send(self.upload_request(kind, name, media, bytes)).await
    }

    /// Sends a POST with an Idempotency-Key.
    pub async fn post_once(&self, key: &str, path: &str, body: &Value) -> Reply {
        let mut request = self.request(Method::POST, path, Some(body));
        request.headers_mut().insert("idempotency-key", key.parse().unwrap());
        self.send(request).await
    }

    /// Signs in again, as if after a long time away.
    pub async fn signs_in(&self, name: &str) {
        let body = json!({ "email": super::email(name), "password": super::PASSWORD });
        self.post("/api/auth/sign-in", body).await.expect(200);
    }

    /// Signs in as the operator who set the site up.
    pub async fn signs_in_as_operator(&self) {
        let body = json!({ "email": "olive@example.org", "password": super::PASSWORD });
        self.post("/api/auth/sign-in", body).await.expect(200);
    }

    /// Enters the password again, as if asked for it.
    pub async fn steps_up(&self) {
        self.post("/api/auth/step-up", json!({ "password": super::PASSWORD })).await.expect(204);
    }

    pub async fn id(&self) -> i64 {
        self.get("/api/auth/user").await.expect(200)["id"].as_i64().unwrap()
    }

    /// Posts a job and returns its id.
    pub async fn posts(&self, title: &str) -> i64 {
        self.post("/api/jobs", job_body(title)).await.expect(201)["id"].as_i64().unwrap()
    }

    /// Applies for a job and returns the application's id.
    pub async fn applies(&self, job: i64) -> i64 {
        self.post(&format!("/api/jobs/{job}/applications"), apply_body()).await.expect(201)["id"].as_i64().unwrap()
    }

    /// Takes a step on an application.
    pub async fn step(&self, application: i64, action: &str) -> Reply {
        let body = match action {
            "offer" => offer_body(),
            "accept" => accept_body(),
            "interview" => interview_body(self.site.clock.now() + 2 * DAY),
            "decline" => json!({ "reason": "timing", "message": "Maybe next time." }),
            _ => json!({}),
        };
        self.post(&format!("/api/applications/{application}/{action}"), body).await
    }
}
