//! Accepting connections and serving HTTP/1.1 on each, within limits.

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{HttpService, service_fn};
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt as _;

use super::admission::{Admission, Permit};
use super::timed_stream::{Activity, TimedStream, Timeouts};
use super::unread::RequestBody;

/// Maximum size in bytes of a request's headers, and of what is read or written at once.
const MAX_BUFFER: usize = 64 * 1024;
/// Wait after a failed accept, which usually means that the process has no file descriptors left.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);
/// How long a stop waits for the first request of a new connection, which may be on its way.
const FIRST_REQUEST: Duration = Duration::from_secs(1);
/// The response to a connection over a limit.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/// The limits that connections are served within.
#[derive(Clone)]
pub struct Limits {
    /// How many may be open.
    pub admission: Arc<Admission>,
    /// How long each may take.
    pub timeouts: Timeouts,
}

/// Accepts connections until `stop` resolves, then waits for the running requests to finish.
pub async fn serve<S>(listener: TcpListener, service: S, limits: Limits, stop: impl Future<Output = ()>)
where
    S: tower::Service<Request, Response = Response, Error = Infallible, Future: Send> + Clone + Send + 'static,
{
    let (stopping, running) = watch::channel(());
    // The stream limits the time of headers, because only it can tell a slow client from an idle connection.
    let mut http = http1::Builder::new();
    http.max_buf_size(MAX_BUFFER);
    tokio::pin!(stop);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = accept(&listener, &limits) => accepted,
            () = &mut stop => break,
        };
        // Most responses are small, so waiting to fill a packet would only delay them.
        let _ = stream.set_nodelay(true);
        match limits.admission.admit(peer.ip()) {
            Ok(permit) => {
                let activity = Arc::new(Activity::default());
                let state = ConnectionState { activity, timeouts: limits.timeouts, stopping: running.clone() };
                let service = on_connection(service.clone(), peer, state.clone());
                let stream = TokioIo::new(TimedStream::new(stream, Arc::clone(&state.activity), limits.timeouts));
                let connection = http.serve_connection(stream, service).with_upgrades();
                tokio::spawn(run(connection, state, permit));
            }
            // Best effort: a new connection's send buffer has room.
            Err(_) => drop(stream.try_write(TOO_MANY)),
        }
    }
    drop(listener);
    drop(running);
    let _ = stopping.send(());
    stopping.closed().await;
}

async fn accept(listener: &TcpListener, limits: &Limits) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) => {
                limits.admission.log_failure(&error);
                tokio::time::sleep(ACCEPT_RETRY).await;
            }
        }
    }
}

/// What the parts of one connection know of it.
#[derive(Clone)]
struct ConnectionState {
    activity: Arc<Activity>,
    timeouts: Timeouts,
    /// Changes when the server stops.
    stopping: watch::Receiver<()>,
}

/// Serves a connection until it ends; when the server stops, until its running request is done. An error only means that
/// the client is gone, too slow or doesn't speak HTTP, so it isn't logged.
async fn run<S>(
    connection: http1::UpgradeableConnection<TokioIo<TimedStream>, S>,
    mut state: ConnectionState,
    permit: Permit,
) where
    S: HttpService<Incoming, ResBody = Body, Error = Infallible, Future: Send>,
{
    let mut connection = pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = state.stopping.changed() => {
            let is_served = state.activity.is_new()
                && tokio::time::timeout(FIRST_REQUEST, connection.as_mut()).await.is_ok();
            if !is_served {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
    }
    drop(permit);
}

/// The service of one connection, which knows its client's address and tells the stream what it's doing.
fn on_connection<S>(
    service: S,
    peer: SocketAddr,
    state: ConnectionState,
) -> impl hyper::service::Service<hyper::Request<Incoming>, Response = Response, Error = Infallible, Future: Send>
where
    S: tower::Service<Request, Response = Response, Error = Infallible, Future: Send> + Clone + Send + 'static,
{
    service_fn(move |request: hyper::Request<Incoming>| {
        let ConnectionState { activity, timeouts, stopping } = state.clone();
        let (parts, body) = request.into_parts();
        let body = RequestBody::new(body, &parts.headers, Arc::clone(&activity), timeouts);
        let mut request = Request::from_parts(parts, Body::new(body));
        request.extensions_mut().insert(ConnectInfo(peer));
        activity.request_started();
        let responding = service.clone().oneshot(request);
        async move {
            let mut response = responding.await?;
            // After a stop, a new connection is still served once.
            if activity.is_last() || stopping.has_changed().unwrap_or(true) {
                response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            }
            if response.status() == StatusCode::SWITCHING_PROTOCOLS {
                activity.upgraded();
            } else {
                activity.response_ready();
            }
            Ok(response)
        }
    })
}
