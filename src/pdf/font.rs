//! The embedded fonts: Roboto, regular and bold, with Latin, Greek and Cyrillic letters (Apache License 2.0, see
//! `data/fonts`).

use ttf_parser::{Face, GlyphId};

const REGULAR: &[u8] = include_bytes!("../../data/fonts/roboto-regular.ttf");
const BOLD: &[u8] = include_bytes!("../../data/fonts/roboto-bold.ttf");
/// Printed instead of a character that the fonts don't have.
const BOX: char = '\u{25a1}';

/// One of the two fonts.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Weight {
    /// For text.
    Regular,
    /// For headings and labels.
    Bold,
}

impl Weight {
    /// Both, in the order of their numbers.
    pub const ALL: [Self; 2] = [Self::Regular, Self::Bold];

    /// Returns the font's file.
    pub const fn file(self) -> &'static [u8] {
        match self {
            Self::Regular => REGULAR,
            Self::Bold => BOLD,
        }
    }

    /// Returns the font's PostScript name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Regular => "Roboto-Regular",
            Self::Bold => "Roboto-Bold",
        }
    }
}

/// The two fonts, ready to measure text.
pub struct Fonts([Font; 2]);

/// A parsed font.
pub struct Font {
    face: Face<'static>,
}

impl Fonts {
    /// Parses the fonts; `None` if a file is damaged, which a test rules out.
    pub fn new() -> Option<Self> {
        let parse = |weight: Weight| Face::parse(weight.file(), 0).ok().map(|face| Font { face });
        Some(Self([parse(Weight::Regular)?, parse(Weight::Bold)?]))
    }

    /// Returns a font.
    pub const fn of(&self, weight: Weight) -> &Font {
        match weight {
            Weight::Regular => &self.0[0],
            Weight::Bold => &self.0[1],
        }
    }
}

impl Font {
    /// Returns the parsed face.
    pub const fn face(&self) -> &Face<'static> {
        &self.face
    }

    /// Returns the glyph to print for a character.
    pub fn glyph(&self, character: char) -> GlyphId {
        let known = |c| self.face.glyph_index(c);
        known(character).or_else(|| known(BOX)).unwrap_or(GlyphId(0))
    }

    /// Returns a measure of the font in thousandths of its size.
    pub fn thousandths(&self, units: impl Into<f32>) -> f32 {
        units.into() * 1000.0 / f32::from(self.face.units_per_em())
    }

    /// Returns a character's width at a size, in points.
    pub fn width(&self, character: char, size: f32) -> f32 {
        let advance = self.face.glyph_hor_advance(self.glyph(character)).unwrap_or(0);
        self.thousandths(advance) * size / 1000.0
    }

    /// Returns a text's width at a size, in points.
    pub fn width_of(&self, text: &str, size: f32) -> f32 {
        text.chars().map(|character| self.width(character, size)).sum()
    }
}
