//! What the money of ended contracts differs by from what was agreed: what older versions got wrong. A check in the background
//! finds it, the office reads it with a proposed correction, and issues it. Nothing is rewritten by itself.

pub mod api;
pub mod check;
pub mod correct;
pub mod find;
pub mod model;
pub mod store;
