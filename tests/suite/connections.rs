//! Limits on connections and request bodies. The clock of the runtime is paused: it jumps to the next time limit
//! whenever everything waits, so these tests take no time.

use std::convert::Infallible;
use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::Command;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use futures_util::{StreamExt as _, stream};
use hyper_util::rt::TokioIo;
use jobstead::router;
use jobstead::server::{Admission, Limits, Timeouts, serve};
use jobstead::web::client::Client;
use jobstead::web::{Error, body};
use serde_json::json;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::Instant;
use tower::service_fn;

use crate::support::{Process, Site, Visitor, program};

const GET: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
const MAX: usize = 1_000;
const MAX_PER_ADDRESS: usize = 256;

async fn start<S>(service: S, limits: Limits) -> SocketAddr
where
    S: tower::Service<Request, Response = Response, Error = Infallible, Future: Send> + Clone + Send + 'static,
{
    let listener = TcpListener::bind("0.0.0.0:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(serve(listener, service, limits, std::future::pending()));
    SocketAddr::from(([127, 0, 0, 1], port))
}

fn limits() -> Limits {
    Limits { admission: Admission::new(MAX, MAX_PER_ADDRESS, Vec::new()), timeouts: Timeouts::default() }
}

/// Starts a server that responds to everything with its body's length.
async fn start_echo(limits: Limits) -> SocketAddr {
    let service = service_fn(|request: Request| async {
        let body = axum::body::to_bytes(request.into_body(), usize::MAX).await.unwrap_or_default();
        Ok::<_, Infallible>(body.len().to_string().into_response())
    });
    start(service, limits).await
}

async fn connect_from(address: Ipv4Addr, server: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((address, 0))).unwrap();
    socket.connect(server).await.unwrap()
}

/// Returns the rest of what the server sends before it closes the connection.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    // A reset is a way to close, too.
    let _ = stream.read_to_end(&mut bytes).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

async fn response(stream: &mut TcpStream) -> String {
    let mut buffer = [0; 4_096];
    let count = stream.read(&mut buffer).await.unwrap();
    String::from_utf8_lossy(&buffer[..count]).into_owned()
}

#[tokio::test(start_paused = true)]
async fn s48_a_silent_connection_is_closed_after_ten_seconds() {
    let server = start_echo(limits()).await;
    let (stream, started) = (TcpStream::connect(server).await.unwrap(), Instant::now());
    assert_eq!(until_closed(stream).await, "");
    assert_eq!(started.elapsed().as_secs(), 10);
}

#[tokio::test(start_paused = true)]
async fn s48_headers_that_trickle_in_are_cut_off_after_ten_seconds() {
    let server = start_echo(limits()).await;
    let (mut stream, started) = (TcpStream::connect(server).await.unwrap(), Instant::now());
    let trickled = async {
        for byte in GET.iter().cycle().filter(|byte| **byte != b'\n') {
            stream.write_all(&[*byte]).await?;
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        Ok::<_, io::Error>(())
    };
    trickled.await.expect_err("the server hangs up");
    assert!((10..=12).contains(&started.elapsed().as_secs()));
}

#[tokio::test(start_paused = true)]
async fn s48_a_kept_alive_connection_may_be_idle_for_75_seconds_but_its_next_headers_get_ten() {
    let server = start_echo(limits()).await;
    let (mut idle, mut half) = (TcpStream::connect(server).await.unwrap(), TcpStream::connect(server).await.unwrap());
    for stream in [&mut idle, &mut half] {
        stream.write_all(GET).await.unwrap();
        assert!(response(stream).await.starts_with("HTTP/1.1 200"));
    }
    let started = Instant::now();
    let (idle, half) = tokio::join!(
        async {
            until_closed(idle).await;
            started.elapsed().as_secs()
        },
        async {
            tokio::time::sleep(Duration::from_secs(20)).await;
            half.write_all(b"GET / HT").await.unwrap();
            until_closed(half).await;
            started.elapsed().as_secs()
        }
    );
    assert_eq!((idle, half), (75, 30));
}

#[tokio::test(start_paused = true)]
async fn f21_a_reader_that_stalls_is_cut_off_and_one_that_reads_gets_everything() {
    const LENGTH: usize = 64 * 1024 * 1024;
    let service = service_fn(|_| async { Ok::<_, Infallible>(Bytes::from(vec![b'.'; LENGTH]).into_response()) });
    let server = start(service, limits()).await;
    let (mut stalled, mut reader) =
        (TcpStream::connect(server).await.unwrap(), TcpStream::connect(server).await.unwrap());
    stalled.write_all(GET).await.unwrap();
    reader.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
    assert!(until_closed(reader).await.len() > LENGTH);
    tokio::time::sleep(Duration::from_secs(40)).await;
    let got = until_closed(stalled).await.len();
    assert!(got < LENGTH, "the connection was closed with {got} bytes sent");
}

#[tokio::test]
async fn s48_an_address_has_256_connections_and_others_still_get_in() {
    let server = start_echo(limits()).await;
    let mut open = Vec::new();
    for _ in 0..MAX_PER_ADDRESS {
        let mut stream = connect_from(Ipv4Addr::new(127, 0, 0, 2), server).await;
        stream.write_all(GET).await.unwrap();
        assert!(response(&mut stream).await.starts_with("HTTP/1.1 200"));
        open.push(stream);
    }
    let refused = until_closed(connect_from(Ipv4Addr::new(127, 0, 0, 2), server).await).await;
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    let mut other = connect_from(Ipv4Addr::new(127, 0, 0, 3), server).await;
    other.write_all(GET).await.unwrap();
    assert!(response(&mut other).await.starts_with("HTTP/1.1 200"));
    // A closed connection makes room.
    drop(open);
    loop {
        let mut again = connect_from(Ipv4Addr::new(127, 0, 0, 2), server).await;
        let _ = again.write_all(GET).await;
        if response(&mut again).await.starts_with("HTTP/1.1 200") {
            break;
        }
    }
}

#[tokio::test]
async fn s48_the_server_has_a_maximum_and_trusted_proxies_count_only_toward_it() {
    let admission = Admission::new(4, 2, vec!["127.0.0.9/32".parse().unwrap()]);
    let address = |last| Ipv4Addr::new(127, 0, 0, last).into();
    let proxy: Vec<_> = (0..3).map(|_| admission.admit(address(9)).expect("a proxy has no own limit")).collect();
    let permit = admission.admit(address(1)).expect("the fourth connection");
    assert!(admission.admit(address(1)).is_err(), "the server is full");
    drop(proxy);
    let second = admission.admit(address(1)).expect("the address's second connection");
    assert!(admission.admit(address(1)).is_err(), "the address is full");
    drop((permit, second));
    let networks: Vec<_> = ["2001:db8::1", "2001:db8::ffff:1", "2001:db8::2"]
        .iter()
        .map(|address| admission.admit(address.parse().unwrap()).is_ok())
        .collect();
    assert_eq!(networks, [true, true, true], "a permit that is dropped makes room");
    let held: Vec<_> = ["2001:db8::1", "2001:db8::ffff:1", "2001:db8::2", "2001:db8:0:1::1"]
        .iter()
        .map(|address| admission.admit(address.parse().unwrap()).ok())
        .collect();
    let admitted: Vec<bool> = held.iter().map(Option::is_some).collect();
    assert_eq!(admitted, [true, true, false, true], "an IPv6 /64 counts as one address");
}

#[tokio::test(start_paused = true)]
async fn an_upgraded_connection_has_no_time_limits() {
    let service = service_fn(|mut request: Request| async move {
        tokio::spawn(async move {
            let upgraded = hyper::upgrade::on(&mut request).await.unwrap();
            let (mut read, mut write) = tokio::io::split(TokioIo::new(upgraded));
            tokio::io::copy(&mut read, &mut write).await
        });
        let upgrade = [(header::CONNECTION, "upgrade"), (header::UPGRADE, "echo")];
        Ok::<_, Infallible>((StatusCode::SWITCHING_PROTOCOLS, upgrade).into_response())
    });
    let server = start(service, limits()).await;
    let mut stream = TcpStream::connect(server).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n").await.unwrap();
    assert!(response(&mut stream).await.starts_with("HTTP/1.1 101"));
    tokio::time::sleep(Duration::from_secs(3_600)).await;
    stream.write_all(b"still here").await.unwrap();
    assert_eq!(response(&mut stream).await, "still here");
}

/// Reads a body as a handler does, from a client with this address.
async fn read_body(address: [u8; 4], body: Body, max: usize) -> Result<usize, Error> {
    let mut request = Request::new(Body::empty());
    request.extensions_mut().insert(Client(address.into()));
    let (parts, _) = request.into_parts();
    body::read(&parts, body, max, Error::too_large).await.map(|bytes| bytes.len())
}

/// Returns a body of chunks that arrive at intervals.
fn slow_body(chunks: usize, length: usize, every: Duration) -> Body {
    let chunk = Bytes::from(vec![b'x'; length]);
    Body::from_stream(stream::iter(0..chunks).then(move |_| {
        let chunk = chunk.clone();
        async move {
            tokio::time::sleep(every).await;
            Ok::<_, io::Error>(chunk)
        }
    }))
}

#[tokio::test(start_paused = true)]
async fn s48_a_body_must_keep_coming() {
    let one_minute = slow_body(60, 2_048, Duration::from_secs(1));
    assert_eq!(read_body([10, 0, 0, 1], one_minute, 1 << 20).await.unwrap(), 60 * 2_048);
    let started = Instant::now();
    let trickle = slow_body(10_000, 1, Duration::from_secs(1));
    assert_eq!(read_body([10, 0, 0, 1], trickle, 1 << 20).await.unwrap_err().code(), "too_slow");
    assert_eq!(started.elapsed().as_secs(), 30);
    let silent = Body::from_stream(stream::pending::<io::Result<Bytes>>());
    assert_eq!(read_body([10, 0, 0, 1], silent, 1 << 20).await.unwrap_err().code(), "too_slow");
    assert_eq!(started.elapsed().as_secs(), 60);
}

#[tokio::test(start_paused = true)]
async fn s46_unfinished_bodies_of_one_address_use_bounded_memory_and_others_are_unaffected() {
    const MB: usize = 1024 * 1024;
    let unfinished = || slow_body(1, 9 * MB, Duration::ZERO).into_data_stream().chain(stream::pending());
    let reads = || read_body([10, 0, 0, 2], Body::from_stream(unfinished()), 10 * MB);
    let (first, second, third, other) =
        tokio::join!(reads(), reads(), reads(), read_body([10, 0, 0, 3], Body::from(vec![b'x'; MB]), 10 * MB));
    let codes: Vec<&str> = [first, second, third].iter().map(|read| read.as_ref().unwrap_err().code()).collect();
    assert_eq!(codes, ["too_slow", "too_slow", "busy"], "only two fit in an address's 24 MB");
    assert_eq!(other.unwrap(), MB);
    assert_eq!(reads().await.unwrap_err().code(), "too_slow", "what was held is given back");
}

#[tokio::test]
async fn s48_the_whole_site_is_served_over_real_connections() {
    let site = Site::new().await;
    let server = start(router::service(site.app.clone()), limits()).await;
    let mut stream = TcpStream::connect(server).await.unwrap();
    let host = site.app.origin.as_str().split("//").nth(1).unwrap();
    let ask = |path: &str| format!("GET {path} HTTP/1.1\r\nhost: {host}\r\n\r\n");
    for path in ["/healthz", "/api/site"] {
        stream.write_all(ask(path).as_bytes()).await.unwrap();
        let response = response(&mut stream).await;
        assert!(response.starts_with("HTTP/1.1 200"), "{response}");
    }
}

#[tokio::test]
async fn requests_with_two_hosts_and_bodies_that_are_not_objects_are_refused() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    let mut twice = visitor.request(axum::http::Method::GET, "/api/site", None);
    let host: header::HeaderValue = site.app.origin.as_str().split("//").nth(1).unwrap().parse().unwrap();
    twice.headers_mut().append(header::HOST, host.clone());
    twice.headers_mut().append(header::HOST, host);
    assert_eq!(site.send(twice).await.refused(400), "two_hosts");
    let by_position = visitor.post("/api/auth/sign-in", json!(["olive@example.org", "four plain words here"])).await;
    assert_eq!(by_position.refused(422), "not_an_object");
    for bare in [json!("text"), json!(1), json!(null)] {
        assert_eq!(visitor.post("/api/auth/sign-in", bare).await.refused(422), "not_an_object");
    }
}

#[test]
fn f28_a_server_out_of_file_descriptors_keeps_serving_open_connections_and_recovers() {
    let folder = TempDir::new().unwrap();
    let mut limited = Command::new("prlimit");
    limited.arg("--nofile=64").arg(program());
    let process = Process::start(&folder.path().join("site.db"), limited);
    let address = SocketAddr::from(([127, 0, 0, 1], process.port));
    let connect = || std::net::TcpStream::connect(address).unwrap();
    let mut first = connect();
    let ask = |stream: &mut std::net::TcpStream| {
        stream.write_all(b"GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
        let mut buffer = [0; 1_024];
        let count = stream.read(&mut buffer).unwrap();
        String::from_utf8_lossy(&buffer[..count]).into_owned()
    };
    assert!(ask(&mut first).starts_with("HTTP/1.1 200"));
    let crowd: Vec<_> = (0..200).map(|_| connect()).collect();
    assert!(ask(&mut first).starts_with("HTTP/1.1 200"));
    drop(crowd);
    process.wait_until_healthy();
}
