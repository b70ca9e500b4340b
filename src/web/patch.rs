//! A field of a change that may be left alone, emptied or replaced.

use serde::{Deserialize, Deserializer};

/// Not named (`None`), named as null (`Some(None)`), or with a value.
pub type Patch<T> = Option<Option<T>>;

/// Tells a field that is null from one that is not named; goes with `#[serde(default)]`.
///
/// # Errors
/// The deserializer's.
pub fn patch<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Patch<T>, D::Error> {
    Option::<T>::deserialize(deserializer).map(Some)
}
