//! Fields of a partial update, which can be left unchanged, cleared or replaced.

use serde::{Deserialize, Deserializer};

/// Absent (`None`), null (`Some(None)`), or a value.
pub type Patch<T> = Option<Option<T>>;

/// Deserializes a field so that null differs from absent; use it with `#[serde(default)]`.
pub fn patch<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Patch<T>, D::Error> {
    Option::<T>::deserialize(deserializer).map(Some)
}
