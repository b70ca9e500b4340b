//! The HTTP layer that all handlers build on. It knows nothing about users.

pub mod agent;
pub mod assets;
pub mod client;
pub mod cookies;
pub mod error;
pub mod extract;
pub mod guard;
pub mod headers;
pub mod limits;
pub mod observe;
pub mod origin;
pub mod page;
pub mod patch;
pub mod token;

pub use error::{Error, Result, Validator};
pub use extract::{Json, Nothing, Path, Query};
pub use page::{Counted, Cursor, List, Page, Paged, Paging};
