//! Values bound to a statement's `$1 … $n` parameters.

use crate::ids::Id;
use rusqlite::ToSql;
use rusqlite::types::{ToSqlOutput, ValueRef};

/// One bound value, borrowed from the caller.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// NULL.
    Null,
    /// An integer; booleans are 0 and 1.
    Int(i64),
    /// A floating-point number.
    Real(f64),
    /// Text.
    Text(&'a str),
    /// Bytes.
    Blob(&'a [u8]),
}

impl ToSql for Arg<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Int(v) => ValueRef::Integer(*v),
            Self::Real(v) => ValueRef::Real(*v),
            Self::Text(v) => ValueRef::Text(v.as_bytes()),
            Self::Blob(v) => ValueRef::Blob(v),
        }))
    }
}

impl From<i64> for Arg<'_> {
    fn from(v: i64) -> Self {
        Self::Int(v)
    }
}
impl<I: Id> From<I> for Arg<'_> {
    fn from(id: I) -> Self {
        Self::Int(id.number())
    }
}
impl<I: Id> From<Option<I>> for Arg<'_> {
    fn from(id: Option<I>) -> Self {
        id.map_or(Self::Null, Into::into)
    }
}
impl From<bool> for Arg<'_> {
    fn from(v: bool) -> Self {
        Self::Int(i64::from(v))
    }
}
impl From<f64> for Arg<'_> {
    fn from(v: f64) -> Self {
        Self::Real(v)
    }
}
impl<'a> From<&'a str> for Arg<'a> {
    fn from(v: &'a str) -> Self {
        Self::Text(v)
    }
}
impl<'a> From<&'a String> for Arg<'a> {
    fn from(v: &'a String) -> Self {
        Self::Text(v)
    }
}
impl<'a> From<&'a [u8]> for Arg<'a> {
    fn from(v: &'a [u8]) -> Self {
        Self::Blob(v)
    }
}
impl<'a, const N: usize> From<&'a [u8; N]> for Arg<'a> {
    fn from(v: &'a [u8; N]) -> Self {
        Self::Blob(v)
    }
}
impl<'a> From<&'a Option<String>> for Arg<'a> {
    fn from(v: &'a Option<String>) -> Self {
        v.as_ref().map_or(Self::Null, |text| Self::Text(text))
    }
}

/// Implements `From<Option<T>>` per type: a blanket impl would send the compiler into endless `Option<Option<…>>`.
macro_rules! optional {
    ($($kind:ty),*) => {
        $(impl<'a> From<Option<$kind>> for Arg<'a> {
            fn from(v: Option<$kind>) -> Self {
                v.map_or(Self::Null, Into::into)
            }
        })*
    };
}
optional!(i64, bool, f64, &'a str);

/// Builds a statement's arguments, in the order of `$1 … $n`.
#[macro_export]
macro_rules! args {
    ($($value:expr),* $(,)?) => { &[$($crate::db::Arg::from($value)),*] };
}
