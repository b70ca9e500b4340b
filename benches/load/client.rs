//! A small HTTP/1.1 client that keeps N connections busy from one thread, and its measurements.
//!
//! Every connection has one request in flight: it sends a request, reads the whole response and sends the next. The
//! client does as little as possible (only the necessary headers, no parsing of bodies), because it shares the
//! machine's cores with the server it measures.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::net::TcpStream;
use tokio::task::JoinSet;

/// Responses during this warm-up aren't counted: caches fill and connections open.
const WARM_UP: Duration = Duration::from_millis(500);
/// Time allowed beyond the test's own before a server counts as hung and the benchmark fails.
const GRACE_PERIOD: Duration = Duration::from_secs(15);

/// Writes request number n to an empty buffer.
pub type RequestWriter = Arc<dyn Fn(u64, &mut Vec<u8>) + Send + Sync>;

/// A test: the server, the load and the expected status.
#[derive(Clone, Copy, Debug)]
pub struct Test {
    /// Address of the server.
    pub address: SocketAddr,
    /// Number of concurrent connections.
    pub connections: usize,
    /// Length of the measurement.
    pub time: Duration,
    /// Expected status; any other one ends the benchmark.
    pub status: u16,
}

/// Result of a test.
#[derive(Clone, Debug, Default)]
pub struct Measurement {
    seconds: f64,
    /// Latency of every response in microseconds, in ascending order.
    micros: Vec<u32>,
}

impl Measurement {
    /// Returns the number of responses in the measured time.
    pub fn requests(&self) -> usize {
        self.micros.len()
    }

    /// Returns the number of responses per second.
    pub fn rate(&self) -> f64 {
        self.requests() as f64 / self.seconds
    }

    /// Returns a latency percentile in milliseconds; `part` is 0 to 1.
    pub fn percentile(&self, part: f64) -> f64 {
        let last = self.micros.len().saturating_sub(1);
        let at = (last as f64 * part).round() as usize;
        self.micros.get(at).map_or(f64::NAN, |micros| f64::from(*micros) / 1_000.0)
    }
}

/// Runs a test; calls `after_warm_up` when the measurement starts.
pub fn run(test: Test, request_writer: &RequestWriter, after_warm_up: impl FnOnce()) -> Measurement {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime starts");
    runtime.block_on(async {
        let next = Arc::new(AtomicU64::new(0));
        let start = Instant::now() + WARM_UP;
        let mut connections = JoinSet::new();
        for _ in 0..test.connections {
            connections.spawn(run_connection(test, Arc::clone(request_writer), Arc::clone(&next), start));
        }
        tokio::time::sleep_until(start.into()).await;
        after_warm_up();
        let all = async {
            let mut micros = Vec::new();
            while let Some(joined) = connections.join_next().await {
                micros.extend(joined.expect("a connection's task ends").expect("the server responds"));
            }
            micros
        };
        let mut micros =
            tokio::time::timeout(test.time + GRACE_PERIOD, all).await.expect("the server keeps responding");
        micros.sort_unstable();
        Measurement { seconds: test.time.as_secs_f64(), micros }
    })
}

async fn run_connection(
    test: Test,
    request_writer: RequestWriter,
    next: Arc<AtomicU64>,
    start: Instant,
) -> io::Result<Vec<u32>> {
    let mut connection = Connection::open(test.address).await?;
    let mut micros = Vec::with_capacity(64 * 1_024);
    let (end, mut request) = (start + test.time, Vec::new());
    loop {
        request.clear();
        request_writer(next.fetch_add(1, Ordering::Relaxed), &mut request);
        let sent_at = Instant::now();
        let status = connection.request(&request).await?;
        let received_at = Instant::now();
        assert_eq!(status, test.status, "{}", connection.exchange(&request));
        if received_at >= end {
            return Ok(micros);
        }
        if received_at >= start {
            micros.push(u32::try_from((received_at - sent_at).as_micros()).unwrap_or(u32::MAX));
        }
    }
}

/// Requests one after another on one connection, until there were enough or the time is up.
#[derive(Clone, Copy, Debug)]
pub struct Sequence {
    /// Address of the server.
    pub address: SocketAddr,
    /// Number of requests.
    pub count: usize,
    /// Time for all of them.
    pub time: Duration,
}

/// Number of requests before a sequence that aren't counted.
const FIRST: u64 = 5;

/// Asks a sequence of requests, up to the first that fails. Returns the status of the last one.
pub fn ask(sequence: Sequence, request_writer: &RequestWriter) -> (u16, Measurement) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime starts");
    runtime.block_on(async {
        let mut connection = Connection::open(sequence.address).await.expect("the server accepts a connection");
        let (start, mut request, mut found) = (Instant::now(), Vec::new(), Measurement::default());
        for number in 0.. {
            request.clear();
            request_writer(number, &mut request);
            let sent_at = Instant::now();
            let status = connection.request(&request).await.expect("the server responds");
            let micros = u32::try_from(sent_at.elapsed().as_micros()).unwrap_or(u32::MAX);
            let is_success = matches!(status, 200..=399 | 410);
            if number >= FIRST {
                found.micros.push(micros);
            }
            if !is_success || found.micros.len() >= sequence.count || start.elapsed() > sequence.time {
                found.micros.sort_unstable();
                return (status, found);
            }
        }
        unreachable!("the numbers don't end")
    })
}

/// Sends one request on a connection of its own and returns its status.
pub async fn send_once(address: SocketAddr, request: &[u8]) -> u16 {
    let mut connection = Connection::open(address).await.expect("the server accepts a connection");
    connection.request(request).await.expect("the server responds")
}

struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
    filled: usize,
}

impl Connection {
    async fn open(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, buffer: vec![0; 64 * 1_024], filled: 0 })
    }

    /// Sends a request, reads the whole response and returns its status.
    async fn request(&mut self, request: &[u8]) -> io::Result<u16> {
        self.send(request).await?;
        self.filled = 0;
        let mut head = None;
        loop {
            self.fill().await?;
            let bytes = &self.buffer[..self.filled];
            head = head.or_else(|| Head::read(bytes));
            if let Some(head) = head.filter(|head: &Head| head.is_complete(bytes)) {
                return Ok(head.status);
            }
        }
    }

    async fn send(&self, mut rest: &[u8]) -> io::Result<()> {
        while !rest.is_empty() {
            match self.stream.try_write(rest) {
                Ok(sent) => rest = &rest[sent..],
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => self.stream.writable().await?,
                Err(e) => return Err(e),
            }
        }
        Ok(())
    }

    async fn fill(&mut self) -> io::Result<()> {
        loop {
            if self.filled == self.buffer.len() {
                self.buffer.resize(self.filled * 2, 0);
            }
            self.stream.readable().await?;
            match self.stream.try_read(&mut self.buffer[self.filled..]) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(read) => {
                    self.filled += read;
                    return Ok(());
                }
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => {}
                Err(e) => return Err(e),
            }
        }
    }

    /// Formats a request with its response, for error messages.
    fn exchange(&self, request: &[u8]) -> String {
        let answer = &self.buffer[..self.filled.min(2_000)];
        format!("{}\n→ {}", String::from_utf8_lossy(request), String::from_utf8_lossy(answer))
    }
}

/// Status of a response, and what its head says about its length.
#[derive(Clone, Copy)]
struct Head {
    status: u16,
    bytes: usize,
    /// Length of the body; `None` if it is chunked.
    body: Option<usize>,
}

impl Head {
    /// Parses the head once all of it has arrived.
    fn read(answer: &[u8]) -> Option<Self> {
        let bytes = answer.windows(4).position(|four| four == b"\r\n\r\n")? + 4;
        let text = std::str::from_utf8(&answer[..bytes]).expect("the response head is text");
        let status = text.get(9..12).and_then(|code| code.parse().ok()).expect("the response has a status");
        let length = text.lines().filter_map(|line| line.split_once(':')).find_map(|(name, value)| {
            name.eq_ignore_ascii_case("content-length")
                .then(|| value.trim().parse().expect("content-length is a number"))
        });
        Some(Self { status, bytes, body: length })
    }

    /// Returns whether the whole response has arrived. Nothing follows it, because only one request is in flight, and
    /// JSON contains no bare line break, so the last chunk can be recognized by its bytes.
    fn is_complete(&self, answer: &[u8]) -> bool {
        self.body.map_or_else(|| answer.ends_with(b"\r\n0\r\n\r\n"), |body| answer.len() >= self.bytes + body)
    }
}
