//! Enums with the same string value in JSON, in the database and in the policy matrix.

/// Declares an enum with the same string values in JSON, in the database and in the policy matrix. Each string must be
/// its variant's name in snake_case, because that is what serde uses.
#[macro_export]
macro_rules! string_enum {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $value:literal),* $(,)? }) => {
        #[derive(Clone, Copy, Debug, serde::Deserialize, Eq, PartialEq, serde::Serialize, utoipa::ToSchema)]
        #[serde(rename_all = "snake_case")]
        $(#[$meta])*
        pub enum $name { $($(#[$doc])* $variant),* }

        impl $name {
            /// Every variant.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Returns the string value.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $value),* }
            }

            /// Parses a string value.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                match text { $($value => Some(Self::$variant),)* _ => None }
            }
        }

        impl rusqlite::types::FromSql for $name {
            fn column_result(value: rusqlite::types::ValueRef<'_>) -> rusqlite::types::FromSqlResult<Self> {
                let text = value.as_str()?;
                Self::parse(text).ok_or_else(|| {
                    rusqlite::types::FromSqlError::Other(format!("invalid {}: {text}", stringify!($name)).into())
                })
            }
        }
    };
}
