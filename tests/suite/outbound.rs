//! Connections to other servers: which addresses are dialed, and that nothing is followed elsewhere.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::http::{HeaderMap, Method, StatusCode};
use jobstead::outbound::{Allowed, Outbound, Request, Resolver, Unresolved, is_public};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

/// Addresses that must not be dialed: private, loopback, link-local, shared, reserved, translated and documentation ones.
const NOT_PUBLIC: &str = "0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254
    169.254.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.170 192.0.2.1 192.88.99.1 192.168.0.1
    192.168.255.255 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.250 240.0.0.1
    255.255.255.255 :: ::1 ::2 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::ffff:0:127.0.0.1
    64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::1 100::1 2001::1 2001:2::1 2001:10::1 2001:20::1 2001:db8::1
    2002:7f00:1::1 2002:a00:1::1 3fff::1 4000::1 5f00::1 fc00::1 fd00::1 fd12:3456::1 fe80::1 fe80::a9fe:a9fe
    febf::1 fec0::1 ff00::1 ff02::1 ff05::2 ff0e::1";
const PUBLIC: &str = "1.1.1.1 8.8.8.8 93.184.216.34 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 192.167.255.255
    223.255.255.255 ::ffff:8.8.8.8 2001:4860:4860::8888 2606:4700::1111 2a00:1450::1 2400:cb00::1";

fn addresses(text: &str) -> Vec<IpAddr> {
    text.split_whitespace().map(|address| address.parse().unwrap()).collect()
}

fn fixed(answer: impl Fn(&str) -> Vec<IpAddr> + Send + Sync + 'static) -> Resolver {
    Resolver::Fixed(Arc::new(answer))
}

fn post(url: &str) -> Request {
    Request { method: Method::POST, uri: url.parse().unwrap(), headers: HeaderMap::new(), body: b"{}".to_vec() }
}

#[test]
fn s54_only_public_addresses_are_dialed() {
    assert!(addresses(NOT_PUBLIC).len() >= 56, "{}", addresses(NOT_PUBLIC).len());
    for address in addresses(NOT_PUBLIC) {
        assert!(!is_public(address), "{address}");
    }
    for address in addresses(PUBLIC) {
        assert!(is_public(address), "{address}");
    }
}

#[tokio::test]
async fn s54_a_host_with_only_private_addresses_is_refused_however_it_is_written() {
    let outbound = Outbound::new(fixed(|_| addresses(NOT_PUBLIC)), Allowed::default());
    for host in ["push.example.org", "127.0.0.1", "[::1]", "169.254.169.254", "localhost", "[::ffff:127.0.0.1]"] {
        let refused = outbound.resolve(host, 443).await;
        assert_eq!(refused, Err(Unresolved::Private(host.to_owned())));
    }
}

#[tokio::test]
async fn s54_a_name_is_looked_up_once_so_a_second_answer_leads_nowhere() {
    let lookups = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&lookups);
    let rebinding = fixed(move |_| match counted.fetch_add(1, Ordering::Relaxed) {
        0 => addresses("93.184.216.34 127.0.0.1 10.0.0.1"),
        _ => addresses("127.0.0.1"),
    });
    let outbound = Outbound::new(rebinding, Allowed::default());
    let dialed = outbound.resolve("push.example.org", 443).await.unwrap();
    assert_eq!(dialed, ["93.184.216.34:443".parse().unwrap()]);
    assert_eq!(lookups.load(Ordering::Relaxed), 1);
}

/// Serves one connection with a fixed response and returns the request's text.
async fn one_reply(response: String) -> (u16, tokio::task::JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let served = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut buffer = vec![0; 4096];
        let length = stream.read(&mut buffer).await.unwrap();
        let _ = stream.write_all(response.as_bytes()).await;
        String::from_utf8_lossy(&buffer[..length]).into_owned()
    });
    (port, served)
}

fn allowing(port: u16) -> Outbound {
    Outbound::new(fixed(|_| Vec::new()), Allowed::parse(&[format!("127.0.0.1:{port}")]).unwrap())
}

#[tokio::test]
async fn s54_a_redirect_is_an_answer_and_is_not_followed() {
    let head = "HTTP/1.1 302 Found\r\nlocation: http://169.254.169.254/latest\r\ncontent-length: 0\r\n\r\n";
    let (port, served) = one_reply(head.to_owned()).await;
    let reply = allowing(port).send(post(&format!("http://127.0.0.1:{port}/send?a=1"))).await.unwrap();
    assert_eq!(reply.status, StatusCode::FOUND);
    let request = served.await.unwrap();
    assert!(request.starts_with("POST /send?a=1 HTTP/1.1\r\n"), "{request}");
}

#[tokio::test]
async fn s54_an_answer_over_64_kib_is_cut_off() {
    let body = "x".repeat(65 * 1024);
    let (port, _served) = one_reply(format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n{body}", body.len())).await;
    let failed = allowing(port).send(post(&format!("http://127.0.0.1:{port}/"))).await.unwrap_err();
    assert!(failed.contains("length limit"), "{failed}");
}

#[tokio::test]
async fn allow_outbound_takes_loopback_addresses_and_opens_only_that_port() {
    for wrong in ["10.0.0.1:25", "mail.example.org:25", "127.0.0.1", "localhost:x", "0.0.0.0:25", "[::]:25"] {
        assert!(Allowed::parse(&[wrong.to_owned()]).is_err(), "{wrong}");
    }
    let allowed = Allowed::parse(&["127.0.0.1:2525".to_owned(), "[::1]:2526".to_owned(), "LOCALHOST:1".to_owned()]);
    let outbound = Outbound::new(fixed(|_| addresses("127.0.0.1")), allowed.unwrap());
    assert_eq!(outbound.resolve("127.0.0.1", 2525).await, Ok(vec!["127.0.0.1:2525".parse().unwrap()]));
    assert_eq!(outbound.resolve("[::1]", 2526).await, Ok(vec!["[::1]:2526".parse().unwrap()]));
    for (host, port) in [("127.0.0.1", 2526), ("127.0.0.2", 2525), ("localhost", 2525), ("mail.example.org", 2525)] {
        assert!(outbound.resolve(host, port).await.is_err(), "{host}:{port}");
    }
}

#[tokio::test]
async fn plain_http_is_only_for_what_the_operator_allowed() {
    let outbound = Outbound::new(fixed(|_| addresses("93.184.216.34")), Allowed::default());
    let refused = outbound.send(post("http://push.example.org/")).await.unwrap_err();
    assert_eq!(refused, "push.example.org isn’t reached over https");
}
