//! The agents' side of support: the queue, a chat with its context, and the actions on it.

mod access;
pub mod act;
pub mod api;
pub mod matters;
pub mod store;
pub mod transcript;
