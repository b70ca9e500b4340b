//! What people see of each other while it happens. It lives in memory and nowhere else.

pub mod typing;
