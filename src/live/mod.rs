//! The live channel: sends a person's open apps the names of what changed, so that they load it again.
//!
//! An event is a row, written in the transaction of the change; it names what changed and never contains it. [`tail`]
//! follows the rows after each commit and hands them to the [`hub`], which knows who is connected. An app that was away
//! resumes after the last event it has seen. What lasts only seconds, such as typing, is never stored.

pub mod hub;
pub mod model;
pub mod socket;
pub mod store;
pub mod tail;
pub mod typing;
