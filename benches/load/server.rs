//! A server in its own process, and what the kernel reports about it.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

/// How long a server may take to start or stop.
const TIMEOUT: Duration = Duration::from_secs(30);
/// Unit of CPU times in `/proc`: a hundredth of a second on every Linux.
const TICK: Duration = Duration::from_millis(10);

/// A running server; it is killed on drop.
pub struct Server {
    child: Child,
    /// Address it listens on.
    pub address: SocketAddr,
    /// Time from the start of the process to the first 200.
    pub started_in: Duration,
}

/// Returns an address with a port that was free a moment ago.
pub fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("there is a free port")
}

impl Server {
    /// Starts a program that listens on the address and waits until `health` responds with 200.
    pub fn start(command: &mut Command, address: SocketAddr, health: &str) -> Self {
        let begun = Instant::now();
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let child = child.unwrap_or_else(|e| panic!("{}: {e}", command.get_program().display()));
        let mut server = Self { child, address, started_in: Duration::ZERO };
        while !server.is_healthy(health) {
            assert!(begun.elapsed() < TIMEOUT, "{} does not respond", command.get_program().display());
            std::thread::sleep(Duration::from_micros(200));
        }
        server.started_in = begun.elapsed();
        server
    }

    fn is_healthy(&self, path: &str) -> bool {
        let ask = || -> std::io::Result<bool> {
            let mut stream = TcpStream::connect(self.address)?;
            stream.set_read_timeout(Some(Duration::from_secs(5)))?;
            stream.write_all(format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.address).as_bytes())?;
            let mut status = [0; 12];
            stream.read_exact(&mut status)?;
            Ok(status.ends_with(b" 200"))
        };
        ask().unwrap_or(false)
    }

    fn read_proc(&self, file: &str) -> String {
        let path = format!("/proc/{}/{file}", self.child.id());
        std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}; did the server stop?"))
    }

    /// Returns the anonymous memory of the process (RssAnon) in megabytes.
    pub fn anonymous_memory_mb(&self) -> f64 {
        let status = self.read_proc("status");
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).expect("the kernel reports RssAnon");
        let kib: f64 = line.trim().trim_end_matches(" kB").parse().expect("RssAnon is a number");
        kib * 1_024.0 / 1e6
    }

    /// Returns the CPU time used so far, in user mode and in the kernel.
    pub fn cpu_time(&self) -> Duration {
        let stat = self.read_proc("stat");
        // The name in parentheses may contain spaces; utime and stime are the 14th and 15th fields.
        let (_, fields) = stat.rsplit_once(')').expect("the process name is in parentheses");
        let ticks: u32 = fields.split_whitespace().skip(11).take(2).map(|n| n.parse::<u32>().expect("ticks")).sum();
        TICK * ticks
    }

    /// Asks the server to stop with SIGTERM, as an operator would, and waits for it.
    pub fn stop(mut self) {
        let id = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw).expect("a process has an id");
        kill_process(id, Signal::TERM).expect("a child process can be signaled");
        let asked = Instant::now();
        while self.child.try_wait().expect("a child process can be waited for").is_none() {
            assert!(asked.elapsed() < TIMEOUT, "the server does not stop");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Fails harmlessly if the process has already stopped.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
