//! SQL as constants only: a [`Sql`] is created only by the `statements!` macro.

/// The text of one statement. It can't be built at run time, so user input never becomes SQL.
#[derive(Clone, Copy, Debug)]
pub struct Sql(&'static str);

impl Sql {
    /// For `statements!` only; a test rejects other uses.
    #[doc(hidden)]
    #[must_use]
    pub const fn constant(text: &'static str) -> Self {
        Self(text)
    }

    /// Returns the statement's text.
    #[must_use]
    pub const fn text(self) -> &'static str {
        self.0
    }
}

/// Declares a store's statements and `ALL`, the list that the tests check against the SQL rules.
#[macro_export]
macro_rules! statements {
    ($($(#[$meta:meta])* $vis:vis $name:ident = $text:expr;)*) => {
        $($(#[$meta])* $vis const $name: $crate::db::Sql = $crate::db::Sql::constant($text);)*
        /// Every statement of this store, by name.
        pub const ALL: &[(&str, $crate::db::Sql)] = &[$((stringify!($name), $name)),*];
    };
}
