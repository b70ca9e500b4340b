//! Refusals that are ready while the body still arrives: they reach the client through a reverse proxy, and a client that
//! goes on sending can't hold its connection for long.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use futures_util::{StreamExt as _, stream};
use jobstead::db::FreeSpace;
use jobstead::router;
use jobstead::server::{Admission, Limits, Timeouts, serve};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tower::service_fn;

use crate::support::{ORIGIN, Setup, Site, Visitor};

/// How often each refusal is tried, and how many at a time.
const TRIES: usize = 200;
const AT_ONCE: usize = 20;
/// The size of what a proxy passes on at a time.
const PIECE: usize = 8 * 1024;

async fn start<S>(service: S, timeouts: Timeouts) -> SocketAddr
where
    S: tower::Service<Request, Response = Response, Error = Infallible, Future: Send> + Clone + Send + 'static,
{
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let limits = Limits { admission: Admission::new(1_000, 256, Vec::new()), timeouts };
    tokio::spawn(serve(listener, service, limits, std::future::pending()));
    address
}

/// A server that refuses everything before it reads a byte of the body. Its limits are so short that a test can wait.
async fn start_refusing() -> SocketAddr {
    let refuse = service_fn(|_| async { Ok::<_, Infallible>(StatusCode::UNAUTHORIZED.into_response()) });
    let timeouts = Timeouts {
        header: Duration::from_millis(500),
        discard: Duration::from_secs(3),
        discard_pause: Duration::from_secs(1),
        ..Timeouts::default()
    };
    start(refuse, timeouts).await
}

/// Reads the head and the body of a response.
async fn read_response(stream: &mut TcpStream) -> Option<String> {
    let mut text = String::new();
    loop {
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            if body.len() >= length.map_or(0, |length| length.parse().unwrap()) {
                return Some(text);
            }
        }
        let mut buffer = [0; 4_096];
        match stream.read(&mut buffer).await {
            Ok(count) if count > 0 => text.push_str(&String::from_utf8_lossy(&buffer[..count])),
            _ => return None,
        }
    }
}

fn status_of(response: &str) -> u16 {
    response.split(' ').nth(1).unwrap().parse().unwrap()
}

/// Passes a request on as a reverse proxy with a slow client does: the body piece by piece, then the response. Returns the
/// status that the client gets, which is 502 if the server breaks off before it has the whole body.
async fn relay(server: SocketAddr, head: &str, length: usize) -> u16 {
    let mut stream = TcpStream::connect(server).await.unwrap();
    let head = format!("{head}host: 127.0.0.1:8080\r\ncontent-length: {length}\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    for start in (0..length).step_by(PIECE) {
        tokio::time::sleep(Duration::from_millis(1)).await;
        if stream.write_all(&vec![b'x'; PIECE.min(length - start)]).await.is_err() {
            return 502;
        }
    }
    read_response(&mut stream).await.map_or(502, |response| status_of(&response))
}

/// Passes a request on many times, and counts how often the client gets a status.
async fn count(server: SocketAddr, head: &str, length: usize, status: u16) -> usize {
    let relays = stream::iter(0..TRIES).map(|_| relay(server, head, length));
    relays.buffer_unordered(AT_ONCE).filter(|got| std::future::ready(*got == status)).count().await
}

#[tokio::test]
async fn each_refusal_of_an_upload_reaches_the_client_through_a_slow_proxy() {
    const NOTE: usize = 129_000;
    let free = Arc::new(AtomicU64::new(u64::MAX / 2));
    let site = Site::with(Setup { free_space: FreeSpace::Fixed(Arc::clone(&free)), ..Setup::default() });
    site.set_up().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let cookie = worker.cookies_line();
    let server = start(router::service(site.app.clone()), Timeouts::default()).await;
    let post = |path: &str, media: &str, origin: &str, cookie: &str| {
        format!("POST {path} HTTP/1.1\r\norigin: {origin}\r\ncontent-type: {media}\r\ncookie: {cookie}\r\n")
    };
    let (upload, unsubscribe) = ("/api/files?kind=voice&name=note.webm", "/api/mail/unsubscribe/nobody");
    let cases = [
        (401, post(upload, "audio/webm", ORIGIN, "a=b"), NOTE),
        (403, post(upload, "audio/webm", "https://evil.example", &cookie), NOTE),
        (413, post("/api/jobs/1/applications", "application/json", ORIGIN, &cookie), 300_000),
        (415, post(upload, "text/plain", ORIGIN, &cookie), NOTE),
        (429, post(unsubscribe, "application/x-www-form-urlencoded", ORIGIN, "a=b"), NOTE),
    ];
    // The address has used up its tries.
    let stranger = Visitor::new(&site);
    while stranger.post(unsubscribe, json!({})).await.status != 429 {}
    for (status, head, length) in cases {
        assert_eq!(count(server, &head, length, status).await, TRIES, "{status}");
    }
    free.store(1024 * 1024, Ordering::Relaxed);
    let full = post(upload, "audio/webm", ORIGIN, &cookie);
    assert_eq!(count(server, &full, NOTE, 507).await, TRIES, "507");
}

#[tokio::test]
async fn the_rest_of_a_refused_body_is_read_and_then_the_connection_is_closed() {
    let mut stream = TcpStream::connect(start_refusing().await).await.unwrap();
    stream.write_all(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n").await.unwrap();
    let response = read_response(&mut stream).await.expect("a response before the body");
    // A proxy that stops sending the body must not send another request instead.
    assert!(status_of(&response) == 401 && response.contains("connection: close"), "{response}");
    // Slower than a head may be.
    for _ in 0..4 {
        tokio::time::sleep(Duration::from_millis(300)).await;
        stream.write_all(&vec![b'x'; 25_000]).await.unwrap();
    }
    let read = tokio::time::timeout(Duration::from_millis(900), stream.read(&mut [0])).await;
    assert_eq!(read.expect("it's closed at once").expect("without a reset"), 0);
}

/// Starts an upload that is refused, sends a byte every `pause`, and returns how long the server goes along.
async fn patience(pause: Duration) -> Duration {
    let mut stream = TcpStream::connect(start_refusing().await).await.unwrap();
    let started = Instant::now();
    stream.write_all(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n").await.unwrap();
    assert!(read_response(&mut stream).await.is_some());
    let mut buffer = [0];
    loop {
        match tokio::time::timeout(pause, stream.read(&mut buffer)).await {
            Ok(_) => return started.elapsed(),
            Err(_) => drop(stream.write_all(b"x").await),
        }
    }
}

#[tokio::test]
async fn a_client_that_goes_on_sending_after_a_refusal_is_cut_off_and_a_silent_one_sooner() {
    let (sending, silent) = tokio::join!(patience(Duration::from_millis(200)), patience(Duration::from_secs(60)));
    assert!((3.0..5.0).contains(&sending.as_secs_f64()), "{sending:?}");
    assert!((1.0..2.5).contains(&silent.as_secs_f64()), "{silent:?}");
}

#[test]
fn the_limits_of_what_nobody_reads_are_below_those_of_an_idle_connection() {
    let Timeouts { discard, discard_pause, idle, .. } = Timeouts::default();
    assert!(discard_pause < discard && discard < idle);
    assert_eq!((discard.as_secs(), discard_pause.as_secs()), (30, 5));
}

#[tokio::test]
async fn a_client_that_held_its_body_back_is_not_waited_for() {
    let mut stream = TcpStream::connect(start_refusing().await).await.unwrap();
    let head = b"POST / HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 1000000\r\n\r\n";
    stream.write_all(head).await.unwrap();
    let response = read_response(&mut stream).await.unwrap();
    assert!(status_of(&response) == 401 && response.contains("connection: close"), "{response}");
    let read = tokio::time::timeout(Duration::from_millis(900), stream.read(&mut [0])).await;
    assert_eq!(read.expect("it's closed at once").unwrap(), 0);
}
