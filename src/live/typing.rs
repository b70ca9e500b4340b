//! Typing indicators. They expire within seconds, so they are held in memory only.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::clock::SECOND;
use crate::ids::ChatId;

/// How long a report is valid. Clients repeat it every three seconds, so this allows for a lost one.
const VALID_FOR: i64 = 6 * SECOND;
/// Maximum number of reports held.
const MAX_REPORTS: usize = 10_000;

/// One side of a chat.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Side {
    /// The visitor.
    Visitor,
    /// The support agent.
    Agent,
}

/// The last time each side of each chat reported typing.
#[derive(Default)]
pub struct Typing(Mutex<HashMap<(ChatId, Side), i64>>);

impl Typing {
    /// Records that a side is typing. Ignored while the map is full of recent reports.
    pub fn record(&self, chat: ChatId, side: Side, now: i64) {
        let mut reports = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if reports.len() >= MAX_REPORTS {
            reports.retain(|_, at| now - *at < VALID_FOR);
        }
        if reports.len() < MAX_REPORTS {
            reports.insert((chat, side), now);
        }
    }

    /// Clears the indicator once the message is sent.
    pub fn clear(&self, chat: ChatId, side: Side) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&(chat, side));
    }

    /// Whether a side has reported typing recently.
    #[must_use]
    pub fn is_typing(&self, chat: ChatId, side: Side, now: i64) -> bool {
        let reports = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        reports.get(&(chat, side)).is_some_and(|at| now - at < VALID_FOR)
    }
}
