//! A TCP stream with time limits, so that a client can't occupy a connection by doing nothing.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, Ordering::Relaxed};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

use crate::web::pace::{MinPace, Pace};

/// Time limits of a connection. The time limits of request bodies are in [`crate::web::body`].
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// From connecting, or from the first byte of a later request, to the end of its headers.
    pub header: Duration,
    /// Between a response and the first byte of the next request. Longer than a reverse proxy keeps idle connections,
    /// because otherwise it may send a request just as the server closes.
    pub idle: Duration,
    /// How slowly a client may receive a response.
    pub write: MinPace,
    /// For the rest of a body that nobody reads.
    pub discard: Duration,
    /// Without a byte of it.
    pub discard_pause: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            header: Duration::from_secs(10),
            idle: Duration::from_secs(75),
            write: MinPace::DEFAULT,
            discard: Duration::from_secs(30),
            discard_pause: Duration::from_secs(5),
        }
    }
}

const WAITING: u8 = 0;
const SERVING: u8 = 1;
const UPGRADED: u8 = 2;

/// What the connection is doing, as its service tells the stream.
#[derive(Debug, Default)]
pub struct Activity {
    state: AtomicU8,
    responses: AtomicU32,
    body_left: AtomicBool,
}

impl Activity {
    /// The headers of a request are complete.
    pub fn request_started(&self) {
        self.state.store(SERVING, Relaxed);
    }

    /// The response is ready to be sent.
    pub fn response_ready(&self) {
        self.responses.fetch_add(1, Relaxed);
        self.state.store(WAITING, Relaxed);
    }

    /// Whether no request has arrived yet.
    pub fn is_new(&self) -> bool {
        self.state.load(Relaxed) == WAITING && self.responses.load(Relaxed) == 0
    }

    /// The handler left a part of the body, so the connection won't be used again.
    pub fn body_left(&self) {
        self.body_left.store(true, Relaxed);
    }

    /// Whether the connection won't be used again.
    pub fn is_last(&self) -> bool {
        self.body_left.load(Relaxed)
    }

    /// Whether what arrives next is the head of a request.
    fn awaits_head(&self) -> bool {
        self.state.load(Relaxed) == WAITING && !self.is_last()
    }

    /// The connection isn't HTTP anymore, so the limits for HTTP end.
    pub fn upgraded(&self) {
        self.state.store(UPGRADED, Relaxed);
    }
}

/// A TCP stream that fails with `TimedOut` when the client exceeds a limit.
pub struct TimedStream {
    stream: TcpStream,
    activity: Arc<Activity>,
    timeouts: Timeouts,
    /// Responses that were ready at the last read or write.
    responses: u32,
    last_progress: Instant,
    head_started: Option<Instant>,
    blocked_write: Option<Pace>,
    read_timer: Timer,
    write_timer: Timer,
}

impl TimedStream {
    pub fn new(stream: TcpStream, activity: Arc<Activity>, timeouts: Timeouts) -> Self {
        let now = Instant::now();
        Self {
            stream,
            activity,
            timeouts,
            responses: 0,
            last_progress: now,
            // A new connection must send its first request at once.
            head_started: Some(now),
            blocked_write: None,
            read_timer: Timer::default(),
            write_timer: Timer::default(),
        }
    }

    /// Resets what belongs to one request when its response is ready.
    fn follow_responses(&mut self) {
        let responses = self.activity.responses.load(Relaxed);
        if responses != self.responses {
            self.responses = responses;
            self.last_progress = Instant::now();
            self.head_started = None;
            self.blocked_write = None;
        }
    }

    /// Returns when a read that is blocked now times out; never while a request is handled, because its handler limits
    /// the time of the body.
    fn read_deadline(&self) -> Option<Instant> {
        if self.activity.state.load(Relaxed) != WAITING {
            return None;
        }
        let head = self.head_started.map(|started| started + self.timeouts.header);
        Some(head.unwrap_or(self.last_progress + self.timeouts.idle))
    }

    fn wrote(&mut self, cx: &mut Context<'_>, outcome: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match outcome {
            Poll::Ready(Ok(count)) => {
                self.last_progress = Instant::now();
                if let Some(pace) = &mut self.blocked_write {
                    pace.progress(count);
                }
                Poll::Ready(Ok(count))
            }
            Poll::Pending if self.activity.state.load(Relaxed) != UPGRADED => {
                let min = self.timeouts.write;
                let deadline = self.blocked_write.get_or_insert_with(|| Pace::start(min)).deadline();
                ready!(self.write_timer.poll(cx, deadline));
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
            other => other,
        }
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let filled = buffer.filled().len();
        let outcome = Pin::new(&mut self.stream).poll_read(cx, buffer);
        self.follow_responses();
        if outcome.is_ready() {
            if buffer.filled().len() > filled {
                let now = Instant::now();
                self.last_progress = now;
                if self.activity.awaits_head() {
                    self.head_started.get_or_insert(now);
                }
            }
            return outcome;
        }
        let Some(deadline) = self.read_deadline() else { return Poll::Pending };
        ready!(self.read_timer.poll(cx, deadline));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.follow_responses();
        let outcome = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.wrote(cx, outcome)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.follow_responses();
        let outcome = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.wrote(cx, outcome)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// A timer that is set once and then follows a deadline that mostly moves later, which costs nothing until it fires.
#[derive(Default)]
struct Timer(Option<Pin<Box<Sleep>>>);

impl Timer {
    /// Becomes ready once `deadline` has passed.
    fn poll(&mut self, cx: &mut Context<'_>, deadline: Instant) -> Poll<()> {
        let sleep = self.0.get_or_insert_with(|| Box::pin(sleep_until(deadline)));
        if sleep.deadline() > deadline {
            sleep.as_mut().reset(deadline);
        }
        while sleep.as_mut().poll(cx).is_ready() {
            if Instant::now() >= deadline {
                return Poll::Ready(());
            }
            sleep.as_mut().reset(deadline);
        }
        Poll::Pending
    }
}
