//! What happens to a request's body that its handler didn't read to the end.
//!
//! A refusal such as a 401 is often ready while the body still arrives. If the server closed the connection then, the
//! kernel would answer the rest of the body with a reset, and a reverse proxy that gets one throws the response away. So
//! the response says that the connection will be closed, and the rest is read and discarded first, within limits. The
//! connection isn't used again, because some proxies stop sending a body once it's refused, and what they send next would
//! be taken for the rest of it.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Bytes, HttpBody};
use axum::http::{HeaderMap, header};
use http_body_util::BodyExt as _;
use hyper::body::{Frame, Incoming, SizeHint};
use tokio::runtime::Handle;
use tokio::time::{Instant, timeout_at};

use super::timed_stream::{Activity, Timeouts};

/// How many bytes of a body that nobody reads are read and discarded: more than the largest body that any route accepts.
const MAX_BYTES: usize = 64 * 1024 * 1024;

/// A request's body. If it's dropped before its end, the rest is discarded.
pub struct RequestBody {
    /// `None` after its end, or after an error.
    body: Option<Incoming>,
    activity: Arc<Activity>,
    /// Whether the client sends the body only once it's asked to, and nobody has.
    is_held_back: bool,
    timeouts: Timeouts,
}

impl RequestBody {
    pub fn new(body: Incoming, headers: &HeaderMap, activity: Arc<Activity>, timeouts: Timeouts) -> Self {
        let expectation = headers.get(header::EXPECT).map_or(&[][..], |value| value.as_bytes());
        let is_held_back = expectation.eq_ignore_ascii_case(b"100-continue");
        Self { body: Some(body), activity, is_held_back, timeouts }
    }
}

impl HttpBody for RequestBody {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        self.is_held_back = false;
        let Some(body) = &mut self.body else { return Poll::Ready(None) };
        let frame = Pin::new(body).poll_frame(cx);
        if let Poll::Ready(None | Some(Err(_))) = frame {
            self.body = None;
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.as_ref().is_none_or(HttpBody::is_end_stream)
    }

    fn size_hint(&self) -> SizeHint {
        self.body.as_ref().map_or_else(|| SizeHint::with_exact(0), HttpBody::size_hint)
    }
}

impl Drop for RequestBody {
    fn drop(&mut self) {
        let Some(body) = self.body.take().filter(|body| !body.is_end_stream()) else { return };
        self.activity.body_left();
        // A client that held its body back doesn't send it, so there's nothing to wait for.
        if !self.is_held_back
            && let Ok(runtime) = Handle::try_current()
        {
            runtime.spawn(discard(body, self.timeouts));
        }
    }
}

/// Reads the rest of a body. Once it's dropped, the connection is closed.
async fn discard(mut body: Incoming, timeouts: Timeouts) {
    let (end, mut left) = (Instant::now() + timeouts.discard, MAX_BYTES);
    let deadline = || end.min(Instant::now() + timeouts.discard_pause);
    while let Ok(Some(Ok(frame))) = timeout_at(deadline(), body.frame()).await {
        let length = frame.data_ref().map_or(0, Bytes::len);
        let Some(rest) = left.checked_sub(length) else { return };
        left = rest;
    }
}
