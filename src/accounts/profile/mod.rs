//! Profiles: what people say about themselves, and who can see it.

pub mod api;
pub mod completeness;
pub mod model;
pub mod store;
