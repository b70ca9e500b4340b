//! Reading request bodies: how large, how slow, and how much of unfinished ones is in memory.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use axum::body::{Body, Bytes, HttpBody as _};
use axum::http::request::Parts;
use tokio::time::timeout_at;

use super::client::Client;
use super::pace::{MinPace, Pace};
use super::{Error, Result};

/// Maximum memory of all unfinished bodies, in bytes. Memory belongs to the process, so the count is global.
const MAX_BYTES: usize = 128 * 1024 * 1024;
/// The part of it that bodies over [`SMALL`] may use, so that uploads leave room for everything else.
const MAX_LARGE_BYTES: usize = 96 * 1024 * 1024;
/// Maximum memory of one address's unfinished bodies, in bytes: two uploads and some forms.
const MAX_BYTES_PER_ADDRESS: usize = 24 * 1024 * 1024;
/// Size in bytes up to which a body counts as small.
const SMALL: usize = 256 * 1024;

static HELD: LazyLock<Mutex<Held>> = LazyLock::new(Mutex::default);

/// The memory of unfinished bodies, in bytes.
#[derive(Default)]
struct Held {
    total: usize,
    by_address: HashMap<IpAddr, usize>,
}

fn held() -> MutexGuard<'static, Held> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The part that one body holds; given back when it's dropped.
struct Share {
    address: IpAddr,
    bytes: usize,
}

impl Share {
    /// Counts more bytes.
    ///
    /// # Errors
    /// 503 if its address or all addresses together hold too much.
    fn grow(&mut self, bytes: usize) -> Result<()> {
        let max = if self.bytes + bytes > SMALL { MAX_LARGE_BYTES } else { MAX_BYTES };
        let mut held = held();
        let of_address = held.by_address.get(&self.address).copied().unwrap_or_default();
        if held.total + bytes > max || of_address + bytes > MAX_BYTES_PER_ADDRESS {
            return Err(Error::busy());
        }
        held.total += bytes;
        held.by_address.insert(self.address, of_address + bytes);
        drop(held);
        self.bytes += bytes;
        Ok(())
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        if self.bytes == 0 {
            return;
        }
        let mut held = held();
        held.total -= self.bytes;
        if let Some(of_address) = held.by_address.get_mut(&self.address) {
            *of_address -= self.bytes;
            if *of_address == 0 {
                held.by_address.remove(&self.address);
            }
        }
    }
}

/// A body that is read part by part.
pub struct Frames {
    body: Body,
    pace: Pace,
    /// Bytes that may still come.
    left: usize,
    too_large: fn() -> Error,
}

impl Frames {
    /// Starts reading a body of at most `max` bytes.
    ///
    /// # Errors
    /// `too_large` if it's announced to be longer.
    pub fn new(body: Body, max: usize, too_large: fn() -> Error) -> Result<Self> {
        if body.size_hint().lower() > max as u64 {
            return Err(too_large());
        }
        Ok(Self { body, pace: Pace::start(MinPace::DEFAULT), left: max, too_large })
    }

    /// Returns the announced length, or the maximum.
    fn announced(&self) -> usize {
        self.body.size_hint().exact().and_then(|length| usize::try_from(length).ok()).unwrap_or(self.left)
    }

    /// Returns the next part; `None` after the last one.
    ///
    /// # Errors
    /// `too_large` if the body is longer than its maximum, 408 if it arrives too slowly or breaks off.
    pub async fn next(&mut self) -> Result<Option<Bytes>> {
        loop {
            let next = std::future::poll_fn(|cx| Pin::new(&mut self.body).poll_frame(cx));
            let frame = timeout_at(self.pace.deadline(), next).await.map_err(|_| Error::too_slow())?;
            let Some(frame) = frame else { return Ok(None) };
            let Ok(data) = frame.map_err(|_| Error::too_slow())?.into_data() else { continue };
            self.left = self.left.checked_sub(data.len()).ok_or_else(self.too_large)?;
            self.pace.progress(data.len());
            return Ok(Some(data));
        }
    }
}

/// Reads a body of at most `max` bytes.
///
/// # Errors
/// As [`Frames`], or 503 if unfinished bodies use too much memory.
pub async fn read(parts: &Parts, body: Body, max: usize, too_large: fn() -> Error) -> Result<Bytes> {
    let mut frames = Frames::new(body, max, too_large)?;
    let announced = frames.announced();
    let address = parts.extensions.get::<Client>().ok_or_else(Error::internal)?.0;
    let (mut share, mut bytes) = (Share { address, bytes: 0 }, Vec::new());
    while let Some(data) = frames.next().await? {
        share.grow(data.len())?;
        make_room(&mut bytes, data.len(), announced);
        bytes.extend_from_slice(&data);
    }
    Ok(bytes.into())
}

/// Grows the buffer as it fills, but not past the announced length, so that it holds little more than what has arrived.
fn make_room(bytes: &mut Vec<u8>, more: usize, announced: usize) {
    let needed = bytes.len() + more;
    if needed > bytes.capacity() {
        let capacity = (2 * bytes.len()).clamp(needed, announced.max(needed));
        bytes.reserve_exact(capacity - bytes.len());
    }
}
