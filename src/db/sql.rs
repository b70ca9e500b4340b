//! SQL only as constants: a [`Sql`] is made by the `statements!` macro and nowhere else.

/// The text of one statement. It cannot be built at run time, so user input never becomes SQL.
#[derive(Clone, Copy, Debug)]
pub struct Sql(&'static str);

impl Sql {
    /// For `statements!` only; a test refuses other uses.
    #[doc(hidden)]
    #[must_use]
    pub const fn constant(text: &'static str) -> Self {
        Self(text)
    }

    /// The statement's text.
    #[must_use]
    pub const fn text(self) -> &'static str {
        self.0
    }
}

/// Declares a store's statements and `ALL`, the list that the test of the twelve SQL rules prepares.
#[macro_export]
macro_rules! statements {
    ($($(#[$meta:meta])* $vis:vis $name:ident = $text:expr;)*) => {
        $($(#[$meta])* $vis const $name: $crate::db::Sql = $crate::db::Sql::constant($text);)*
        /// Every statement of this store, by name.
        pub const ALL: &[(&str, $crate::db::Sql)] = &[$((stringify!($name), $name)),*];
    };
}
