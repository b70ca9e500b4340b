//! Push messages to browsers and phones: the site's keys, subscriptions, and an outbox that is sent with retries (RFC 8030,
//! 8188, 8291 and 8292).
//!
//! It knows a notification only by its id and its texts. Each message is encrypted for the browser that subscribed, so the
//! push service can't read it.

pub mod endpoint;
pub mod keys;
pub mod model;
pub mod outcome;
pub mod sender;
pub mod store;

pub use endpoint::Services;
