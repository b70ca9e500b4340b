//! Milestones: parts of the work with an amount and a day, which both sides agree on, the worker sends in, and the
//! employer approves. Work that nobody answers is approved by the clock.

pub mod access;
pub mod act;
pub mod api;
pub mod card;
pub mod model;
pub mod notify;
pub mod price;
pub mod store;
