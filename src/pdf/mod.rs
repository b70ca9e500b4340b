//! Printable documents: headings, paragraphs and tables as PDF, tagged for screen readers, with embedded fonts.
//!
//! With the same fonts, the same content makes the same bytes. Characters that no font has are printed as a box, but copying the
//! text still gives the right characters.

mod embed;
mod font;
mod joined;
mod layout;
mod paper;
mod structure;
mod system;
#[cfg(test)]
mod tests;
mod wrap;
mod write;

pub use layout::{About, Cell, Document};
pub use paper::Paper;
