//! Mail: an outbox that is sent over SMTP with retries, the texts, and the addresses that don't want or can't get any.
//!
//! It works without a mail server: mails wait in the outbox, and staff can hand out their links. What's sent is rendered
//! right before, so a link always has the origin that the site has been given, never one from a request (S18).

pub mod addresses;
pub mod doctor;
pub mod domain;
pub mod invitation;
pub mod kind;
pub mod listing;
pub mod model;
pub mod outcome;
pub mod render;
pub mod sender;
pub mod server;
pub mod smtp;
pub mod store;
mod subject;
pub mod template;
pub mod templates;
mod trouble;
pub mod waiting;

pub use kind::MailKind;
pub use model::{NewMail, Recipient};
pub use server::Setup;
