//! Who is asking: people with their roles and powers, their sessions, links and devices, and the hashing of passwords.

pub mod caller;
pub mod devices;
pub mod hasher;
pub mod model;
pub mod sessions;
pub mod store;
pub mod tokens;

pub use caller::{Caller, Me};
pub use hasher::{Cost, Hasher};
pub use model::{Role, Staff};
