//! Profiles: what people say of themselves, and who may read it.

pub mod api;
pub mod complete;
pub mod model;
pub mod store;
