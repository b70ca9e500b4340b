//! Enums that are words: the same in JSON, in the database and in the policy matrix.

/// Declares an enum whose words are the same in JSON, in the database and in the policy matrix.
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        #[derive(Clone, Copy, Debug, serde::Deserialize, Eq, PartialEq, serde::Serialize, utoipa::ToSchema)]
        #[serde(rename_all = "snake_case")]
        $(#[$meta])*
        pub enum $name { $($(#[$doc])* $variant),* }

        impl $name {
            /// Every value.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The word.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word),* }
            }

            /// The value of a word.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                match text { $($word => Some(Self::$variant),)* _ => None }
            }

            /// The value of a word out of the database.
            ///
            /// # Errors
            /// The database holds a word that this program does not know.
            pub fn read(text: &str) -> $crate::db::Result<Self> {
                Self::parse(text).ok_or_else(|| $crate::db::Error::Invalid(format!("unknown {}: {text}", stringify!($name))))
            }
        }
    };
}
