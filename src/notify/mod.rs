//! Notifications: what happened to a person's affairs, stored with the event that caused it.

pub mod store;
