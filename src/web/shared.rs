//! Responses that are the same for everyone who may ask and take long to make: each is made anew only after a time, and all
//! its readers share one copy, so that none of them costs memory.

use std::collections::VecDeque;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;

use super::Result;

/// Maximum number of responses to keep; the oldest goes first.
const MAX_KEPT: usize = 8;

/// A response, once it was made, and when.
type Slot = Arc<tokio::sync::Mutex<Option<(i64, Bytes)>>>;

/// The newest shared responses, by name.
#[derive(Default)]
pub struct Shared(Mutex<VecDeque<(String, Slot)>>);

impl Shared {
    /// Returns the response with this name if it was made less than `ttl` milliseconds before `now`, or else makes it.
    /// Others who ask meanwhile wait for it.
    pub async fn get(
        &self,
        name: &str,
        now: i64,
        ttl: i64,
        make: impl Future<Output = Result<Vec<u8>>>,
    ) -> Result<Bytes> {
        let slot = self.slot(name);
        let mut kept = slot.lock().await;
        if let Some((at, body)) = kept.as_ref()
            && (*at..*at + ttl).contains(&now)
        {
            return Ok(body.clone());
        }
        let body = Bytes::from(make.await?);
        *kept = Some((now, body.clone()));
        Ok(body)
    }

    fn slot(&self, name: &str) -> Slot {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, slot)) = kept.iter().find(|(kept, _)| kept == name) {
            return Arc::clone(slot);
        }
        if kept.len() == MAX_KEPT {
            kept.pop_front();
        }
        let slot = Slot::default();
        kept.push_back((name.to_owned(), Arc::clone(&slot)));
        slot
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU8, Ordering};

    use super::{MAX_KEPT, Shared};

    const TTL: i64 = 60_000;

    #[tokio::test]
    async fn a_response_is_made_once_for_a_time_and_shared() {
        let (shared, made) = (Shared::default(), AtomicU8::new(0));
        let build = || async { Ok(vec![made.fetch_add(1, Ordering::Relaxed)]) };
        let first = shared.get("a", 0, TTL, build()).await.unwrap();
        let again = shared.get("a", TTL - 1, TTL, build()).await.unwrap();
        assert_eq!((&first[..], first.as_ptr()), (&[0][..], again.as_ptr()), "one copy");
        assert_eq!(shared.get("a", TTL, TTL, build()).await.unwrap()[..], [1]);
        assert_eq!(shared.get("a", 0, TTL, build()).await.unwrap()[..], [2], "the clock was set back");
        for name in 0..MAX_KEPT {
            shared.get(&name.to_string(), 0, TTL, build()).await.unwrap();
        }
        assert_eq!(shared.0.lock().unwrap().len(), MAX_KEPT);
    }
}
