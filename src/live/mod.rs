//! Real-time state that people share, held in memory only.

pub mod typing;
