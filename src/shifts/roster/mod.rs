//! A week of an employer on one page: who works when, and changing that for several people at once.

pub mod api;
pub mod change;
