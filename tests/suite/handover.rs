//! Restarts under load with a listening socket that outlives the program: no connection is refused or broken.

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::json;
use tempfile::TempDir;

use crate::support::{PASSWORD, Process, job_body, program_with_socket, setup_body};

const RESTARTS: usize = 3;
const CLIENTS: usize = 8;

/// Sends one request over a connection of its own, as a reverse proxy does, and returns the status; `None` if the connection
/// is refused or breaks.
fn ask(address: SocketAddr, request: &str) -> Option<u16> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(60))).ok()?;
    stream.write_all(request.as_bytes()).ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    text.split(' ').nth(1)?.parse().ok()
}

/// What the clients saw until they were told to stop.
#[derive(Default)]
struct Load {
    stopped: AtomicBool,
    fine: AtomicUsize,
    failed: AtomicUsize,
}

impl Load {
    fn run(&self, address: SocketAddr, request: &str, expected: u16) {
        while !self.stopped.load(Ordering::Relaxed) {
            let counter = if ask(address, request) == Some(expected) { &self.fine } else { &self.failed };
            counter.fetch_add(1, Ordering::Relaxed);
        }
    }
}

#[test]
fn f27_a_restart_under_load_with_a_socket_of_systemd_fails_no_request() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let process = Process::start_with_socket(&listener, &path);
    let (status, text, cookie) = process.post("/api/setup", &setup_body(process.token.as_ref().unwrap()), "");
    assert_eq!(status, 201, "{text}");
    let head = |line: &str| format!("{line} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\n");
    let read = format!("{}\r\n", head("GET /api/jobs"));
    let body = job_body("Line cook").to_string();
    let length = body.len();
    let write = format!(
        "{}origin: http://{address}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}",
        head("POST /api/jobs")
    );
    let load = Load::default();
    let process = thread::scope(|scope| {
        for client in 0..CLIENTS {
            let (load, read, write) = (&load, &read, &write);
            scope.spawn(move || if client == 0 { load.run(address, write, 201) } else { load.run(address, read, 200) });
        }
        let mut process = process;
        for _ in 0..RESTARTS {
            thread::sleep(Duration::from_millis(300));
            process.stop();
            // Connections wait meanwhile.
            thread::sleep(Duration::from_millis(300));
            process = Process::start_with_socket(&listener, &path);
        }
        load.stopped.store(true, Ordering::Relaxed);
        process
    });
    assert_eq!(load.failed.into_inner(), 0);
    let fine = load.fine.into_inner();
    assert!(fine > 2 * CLIENTS * RESTARTS, "only {fine} requests");
    let sign_in = json!({ "email": "olive@example.org", "password": PASSWORD });
    assert_eq!(process.post("/api/auth/sign-in", &sign_in, "").0, 200);
    process.stop();
}

#[test]
fn a_socket_at_another_address_than_the_setting_is_used_and_warned_about() {
    let folder = TempDir::new().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let log = folder.path().join("log");
    let mut command = program_with_socket(&listener);
    command
        .args(["serve", "--listen", "127.0.0.1:1", "--db"])
        .arg(folder.path().join("site.db"))
        .stdout(Stdio::null())
        .stderr(File::create(&log).unwrap());
    let mut child = command.spawn().unwrap();
    let health = "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    assert_eq!(ask(listener.local_addr().unwrap(), health), Some(200));
    child.kill().unwrap();
    child.wait().unwrap();
    let text = fs::read_to_string(&log).unwrap();
    assert!(text.contains("although --listen says 127.0.0.1:1"), "{text}");
}
