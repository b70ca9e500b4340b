//! Printable documents: headings, paragraphs and rows on A4 pages, as PDF with embedded fonts. Pure: no I/O.
//!
//! The same content makes the same bytes. Characters that the fonts don't have, such as Chinese ones, are printed as a box
//! but copying the text still gives the right characters.

mod font;
mod layout;
#[cfg(test)]
mod tests;
mod write;

pub use layout::{Cell, Document};
