//! Identity: people, their roles and staff levels, sessions, one-time links, known devices and password hashing.

pub mod caller;
pub mod devices;
pub mod hasher;
pub mod model;
pub mod sessions;
pub mod standing;
pub mod store;
pub mod tokens;

pub use caller::{Caller, Me};
pub use hasher::{Cost, Hasher};
pub use model::{Role, Staff};
