//! Who is typing: true for a few seconds, so it is kept in memory and nowhere else.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::clock::SECOND;

/// Typing is told again every three seconds; after twice that the fingers rest.
const FRESH: i64 = 6 * SECOND;
/// Chats remembered at most.
const REMEMBERED: usize = 10_000;

/// One end of a chat.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Side {
    /// Who asks.
    Visitor,
    /// Who answers.
    Agent,
}

/// When each end of each chat last typed.
#[derive(Default)]
pub struct Typing(Mutex<HashMap<(i64, Side), i64>>);

impl Typing {
    /// Somebody types.
    pub fn note(&self, chat: i64, side: Side, now: i64) {
        let mut typed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if typed.len() >= REMEMBERED {
            typed.retain(|_, at| now - *at < FRESH);
        }
        if typed.len() < REMEMBERED {
            typed.insert((chat, side), now);
        }
    }

    /// What was typed has been sent.
    pub fn done(&self, chat: i64, side: Side) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&(chat, side));
    }

    /// Somebody typed a moment ago.
    #[must_use]
    pub fn is(&self, chat: i64, side: Side, now: i64) -> bool {
        let typed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        typed.get(&(chat, side)).is_some_and(|at| now - at < FRESH)
    }
}
