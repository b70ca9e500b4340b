//! Shared real-time state, held in memory only.

pub mod typing;
