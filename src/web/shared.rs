//! A cache for slow responses that don't depend on the caller. Each is rebuilt only after a time, and all readers share one
//! copy.

use std::collections::VecDeque;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;

use super::Result;

/// Maximum number of responses to keep; the oldest goes first.
const MAX_KEPT: usize = 16;

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
        match make.await {
            Ok(body) => {
                let body = Bytes::from(body);
                *kept = Some((now, body.clone()));
                Ok(body)
            }
            Err(error) => {
                // Names that don't exist must not take the place of responses that do.
                self.0.lock().unwrap_or_else(PoisonError::into_inner).retain(|(_, other)| !Arc::ptr_eq(other, &slot));
                Err(error)
            }
        }
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
    use crate::web::Error;

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
        for name in 0..2 * MAX_KEPT {
            let missing = async { Err(Error::not_found()) };
            assert!(shared.get(&format!("missing {name}"), 0, TTL, missing).await.is_err());
        }
        assert_eq!(shared.get("a", 0, TTL, build()).await.unwrap()[..], [2], "what fails takes no place");
        for name in 0..MAX_KEPT {
            shared.get(&name.to_string(), 0, TTL, build()).await.unwrap();
        }
        assert_eq!(shared.0.lock().unwrap().len(), MAX_KEPT);
    }
}
