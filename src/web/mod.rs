//! The HTTP layer that all handlers build on. It knows nothing about users.

pub mod assets;
pub mod backoff;
pub mod body;
pub mod client;
pub mod cookies;
pub mod csrf;
pub mod day_budget;
pub mod error;
pub mod extract;
pub mod headers;
pub mod limits;
pub mod observe;
pub mod origin;
pub mod pace;
pub mod page;
pub mod patch;
pub mod proxy;
pub mod qr;
pub mod routes;
pub mod shared;
pub mod token;
pub mod turns;
pub mod user_agent;
pub mod validator;
pub mod words;

pub use error::{Error, Result};
pub use extract::{Json, NoBody, Path, Query};
pub use page::{Counted, Cursor, List, Page, Paged, Paging};
pub use validator::Validator;
