//! The web platform: what every feature's handlers stand on.

pub mod agent;
pub mod assets;
pub mod client;
pub mod cookies;
pub mod error;
pub mod extract;
pub mod gate;
pub mod guard;
pub mod headers;
pub mod idempotency;
pub mod limits;
pub mod observe;
pub mod origin;
pub mod page;
pub mod session;
pub mod token;

pub use error::{Checks, Error, Result};
pub use extract::{Json, Nothing, Path, Query};
pub use idempotency::Write;
pub use page::{Counted, Cursor, List, Paging};
pub use session::{Caller, Me};
