//! What people see of each other in real time. It lives only in memory.

pub mod typing;
