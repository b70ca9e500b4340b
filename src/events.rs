//! What happened, in a word and ids: [`crate::db::Tx::emit`] tells it, `reactions` says what follows.

/// Something that happened, told in its transaction.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Event {}
