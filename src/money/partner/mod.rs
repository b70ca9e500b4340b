//! The partner subscription. Someone pays for one month at a time, as a fee; nothing renews by itself. A subscription is the
//! months that were paid or waived, so it has no row of its own.

pub mod admin;
pub mod api;
pub mod model;
pub mod months;
pub mod store;
