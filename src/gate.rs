//! The middleware around every handler: request id, admission checks, logging and headers.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::Instrument as _;

use crate::app::App;
use crate::audit::{self, Action};
use crate::db::{self, Room};
use crate::identity::{Caller, caller};
use crate::policy;
use crate::web::client::{self, Client};
use crate::web::limits::Limit;
use crate::web::proxy::{self, ProxyFault};
use crate::web::{Error, csrf, headers, observe, origin, token};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Sign-in routes, which still work on a full disk so that the operator can free up space.
const SIGN_IN_ROUTES: [&str; 3] = ["/api/auth/sign-in", "/api/auth/admin-link", "/api/auth/reset"];

/// Assigns the request an id, checks whether to admit it, runs its handler, logs the response and adds the security
/// headers. The id is in the response and in every log line of the request.
pub async fn middleware(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let (id, started) = (token::random_id(), Instant::now());
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let is_api = request.uri().path().starts_with("/api/");
    let span = tracing::info_span!("request", id = %id);
    let response_future = async {
        match admit(&app, &mut request, route.as_ref()).await {
            Ok(()) => next.run(request).await,
            Err(rejection) => rejection,
        }
    };
    let mut response = response_future.instrument(span.clone()).await;
    span.in_scope(|| observe::log(&method, route.as_ref().map(MatchedPath::as_str), response.status(), started));
    headers::add(response.headers_mut(), is_api, app.hsts);
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    response
}

/// Checks the host, rejects cross-site requests, identifies the caller and applies the route's policy.
async fn admit(app: &App, request: &mut Request, route: Option<&MatchedPath>) -> Result<(), Response> {
    check_host(app, request)?;
    csrf::check(app.origin.as_str(), request).map_err(IntoResponse::into_response)?;
    let client = client::identify(request, &app.proxies);
    look_at_proxy(app, request);
    let caller = caller::caller(&app.db, &app.origin, request.headers()).await.map_err(IntoResponse::into_response)?;
    if let Some(route) = route {
        let grant = match policy::enter(request.method(), route.as_str(), &caller) {
            Ok(grant) => grant,
            Err(refusal) => {
                let response = refusal.into_response();
                let is_staff_write = !request.method().is_safe() && route.as_str().starts_with("/api/admin/");
                if response.status() == StatusCode::FORBIDDEN && is_staff_write {
                    log_refusal(app, client, &caller, request.method(), route.as_str()).await;
                }
                return Err(response);
            }
        };
        if !request.method().is_safe() {
            let room = room(&caller, route.as_str());
            app.db.admit(room).map_err(|e| Error::from(e).into_response())?;
        }
        request.extensions_mut().insert(grant);
    }
    request.extensions_mut().insert(client);
    request.extensions_mut().insert(caller);
    Ok(())
}

/// Checks the host, and remembers one that isn't the site's for the operator.
#[expect(clippy::result_large_err, reason = "a refusal is rare and moved once")]
fn check_host(app: &App, request: &Request) -> Result<(), Response> {
    origin::check_host(&app.origin, request).inspect_err(|refusal| {
        if refusal.status() == StatusCode::MISDIRECTED_REQUEST {
            let got = origin::host_of(request.headers(), request.uri()).unwrap_or_default();
            app.proxy_faults.record(ProxyFault::UnknownHost, got, app.origin.host(), app.clock.now());
        }
    })
}

/// Remembers for the operator if a proxy passes requests on in the wrong way. Monitors may ask for these two directly.
fn look_at_proxy(app: &App, request: &Request) {
    if matches!(request.uri().path(), "/healthz" | "/readyz") {
        return;
    }
    let peer = client::peer(request);
    if let Some(fault) = proxy::fault_of(peer, request.headers(), &app.proxies, &app.origin) {
        app.proxy_faults.record(fault, &peer.to_string(), client::FORWARDED_FOR.as_str(), app.clock.now());
    }
}

/// Records in the audit log that a signed-in person was refused a change that only staff make. The response is the same if
/// it can't be recorded.
async fn log_refusal(app: &App, client: Client, caller: &Caller, method: &Method, route: &str) {
    let Some(user) = caller.id().filter(|_| app.limits.check(Limit::RefusalLogged, client).is_ok()) else { return };
    if app.db.admit(Room::Write).is_err() {
        return;
    }
    let reason = format!("{method} {route}");
    let recorded = app.db.write::<_, db::Error, _>(move |tx| {
        let action =
            Action { actor: Some(user), name: "refused", subject_kind: "user", subject: user.0, reason: &reason };
        audit::record(tx, &action)
    });
    if let Err(error) = recorded.await {
        tracing::warn!(%error, "a refusal couldn't be recorded in the audit log");
    }
}

/// Returns how much of the disk a write may use. Uploads check again for theirs.
fn room(caller: &Caller, route: &str) -> Room {
    let staff = caller.0.as_ref().is_some_and(|me| me.staff.is_some());
    if staff || SIGN_IN_ROUTES.contains(&route) { Room::Staff } else { Room::Write }
}
