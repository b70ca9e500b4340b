//! Reverse proxies that are set up wrong: the log says so once an hour, and the office says what to do.

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::process::Command;

use axum::body::Body;
use axum::http::{HeaderValue, Method, Request, header};
use jobstead::clock::HOUR;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::{Process, Reply, Setup, Site, Visitor, program};

const URL: &str = "https://jobs.example.org";
const FORWARDED_FOR: &str = "x-forwarded-for";

/// A site behind a trusted proxy on the same machine, and its operator.
async fn behind_proxy() -> (Site, Visitor) {
    let site = Site::with(Setup { url: URL, proxies: vec!["127.0.0.1/32"], ..Setup::default() });
    let operator = site.set_up().await;
    // What the test itself sent has no such header.
    site.clock.advance(HOUR);
    (site, operator)
}

fn with(mut request: Request<Body>, name: &'static str, value: &'static str) -> Request<Body> {
    request.headers_mut().insert(name, HeaderValue::from_static(value));
    request
}

/// Asks for the office as an operator whose proxy says who they are.
async fn health(operator: &Visitor) -> Value {
    let request = operator.request(Method::GET, "/api/admin/office", None);
    operator.send(with(request, FORWARDED_FOR, "203.0.113.9")).await.expect(200)["health"].clone()
}

fn faults(health: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let all = health["proxyFaults"].as_array().unwrap().iter();
    all.map(|one| (text(&one["fault"]), text(&one["got"]))).collect()
}

#[tokio::test]
async fn the_office_says_how_the_operators_own_visit_came_in() {
    let (site, operator) = behind_proxy().await;
    assert_eq!(health(&operator).await["visit"], json!({ "address": "203.0.113.9", "fault": null }));
    let office = || operator.request(Method::GET, "/api/admin/office", None);
    let visit = |reply: Reply| reply.expect(200)["health"]["visit"].clone();
    assert_eq!(
        visit(operator.send(office()).await),
        json!({ "address": "127.0.0.1", "fault": "no_forwarded_for" }),
        "a proxy that doesn't say who it is"
    );
    let untrusted = with(office(), FORWARDED_FOR, "203.0.113.9");
    assert_eq!(
        visit(site.send_from([10, 0, 0, 2], untrusted).await),
        json!({ "address": "10.0.0.2", "fault": "untrusted_proxy" })
    );
    // Without https, people may well come without a proxy.
    let plain = Site::with(Setup { proxies: vec!["10.0.0.0/8"], ..Setup::default() });
    plain.set_up().await;
    let operator = Visitor::new(&plain);
    operator.signs_in_as_operator().await;
    let office = operator.get("/api/admin/office").await.expect(200);
    assert_eq!(office["health"]["visit"], json!({ "address": "127.0.0.1", "fault": null }));
    assert_eq!(office["health"]["proxyFaults"], json!([]));
    let office = operator.request(Method::GET, "/api/admin/office", None);
    assert_eq!(visit(plain.send_from([10, 0, 0, 2], office).await)["fault"], Value::Null, "a trusted neighbor");
    let forwarded = with(operator.request(Method::GET, "/api/admin/office", None), FORWARDED_FOR, "203.0.113.9");
    assert_eq!(visit(operator.send(forwarded).await)["fault"], "untrusted_proxy", "a proxy that isn't named");
}

#[tokio::test]
async fn the_office_lists_what_was_wrong_in_the_last_hour() {
    let (site, operator) = behind_proxy().await;
    assert_eq!(faults(&health(&operator).await), []);
    let stranger = Visitor::new(&site);
    let page = || with(stranger.request(Method::GET, "/", None), FORWARDED_FOR, "198.51.100.7");
    assert_eq!(site.send(with(page(), "host", "127.0.0.1:8080")).await.refused(421), "unknown_host");
    let live = with(operator.request(Method::GET, "/api/live", None), FORWARDED_FOR, "198.51.100.7");
    assert_eq!(operator.send(live).await.refused(400), "not_a_websocket");
    assert_eq!(faults(&health(&operator).await).len(), 1, "someone who opens the address in a browser");
    let live = with(operator.request(Method::GET, "/api/live", None), FORWARDED_FOR, "198.51.100.7");
    operator.send(with(live, "sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")).await.refused(400);
    let mut direct = page();
    direct.headers_mut().remove(FORWARDED_FOR);
    site.send(direct).await;
    site.send_from([10, 0, 0, 2], page()).await;
    let all = [
        ("unknown_host", "127.0.0.1:8080"),
        ("no_upgrade", "127.0.0.1"),
        ("no_forwarded_for", "127.0.0.1"),
        ("untrusted_proxy", "10.0.0.2"),
    ];
    assert_eq!(faults(&health(&operator).await), all.map(|(fault, got)| (fault.to_owned(), got.to_owned())));
    site.clock.advance(HOUR - 1);
    assert_eq!(faults(&health(&operator).await).len(), 4);
    site.clock.advance(1);
    assert_eq!(faults(&health(&operator).await), []);
    // Monitors ask for these directly.
    for path in ["/healthz", "/readyz"] {
        let request = with(stranger.request(Method::GET, path, None), "host", "10.0.0.9");
        assert_ne!(site.send(request).await.status, 421);
    }
    assert_eq!(faults(&health(&operator).await), []);
}

#[tokio::test]
async fn what_a_stranger_sends_as_host_is_cut_and_stays_text() {
    let (site, operator) = behind_proxy().await;
    let long = format!("{}.example.org", "a".repeat(300));
    let mut request = Visitor::new(&site).request(Method::GET, "/", None);
    request.headers_mut().insert(header::HOST, long.parse().unwrap());
    site.send(with(request, FORWARDED_FOR, "198.51.100.7")).await.refused(421);
    assert_eq!(faults(&health(&operator).await)[0].1, "a".repeat(100));
}

#[test]
fn the_log_says_once_what_came_and_what_should_have() {
    let folder = TempDir::new().unwrap();
    let log = folder.path().join("log");
    let mut command = Command::new(program());
    command
        .envs([("JOBSTEAD_URL", URL), ("JOBSTEAD_TRUSTED_PROXY", "127.0.0.1"), ("JOBSTEAD_LOG", "warn")])
        .stderr(File::create(&log).unwrap());
    let process = Process::start(&folder.path().join("site.db"), command);
    let ask = |head: &str| {
        let mut stream = TcpStream::connect(("127.0.0.1", process.port)).unwrap();
        stream.write_all(format!("GET / HTTP/1.1\r\nconnection: close\r\n{head}\r\n").as_bytes()).unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text.split(' ').nth(1).unwrap().to_owned()
    };
    for n in 0..20 {
        assert_eq!(ask(&format!("host: upstream-{n}:8080\r\n")), "421");
        assert_eq!(ask("host: jobs.example.org\r\n"), "200");
    }
    let text = fs::read_to_string(&log).unwrap();
    let lines: Vec<_> = text.lines().filter(|line| line.contains("in examples/")).collect();
    assert_eq!(lines.len(), 2, "{text}");
    // One came before this test's first request: the one that waits for the start.
    assert!(lines[0].contains("jobs.example.org") && lines[0].contains("want"), "{text}");
    assert!(lines[1].contains("X-Forwarded-For"), "{text}");
}
