//! The fonts of a document: Roboto, which is embedded in the program (Latin, Greek and Cyrillic letters, Apache License 2.0, see
//! `data/fonts`), the system's fonts for other characters, and a box for those that no font has.

use std::collections::HashMap;
use std::sync::LazyLock;

use ttf_parser::{Face, GlyphId};

use super::system::{Loaded, Shelf};
use crate::packed;
use crate::packed::unpack;

static REGULAR: LazyLock<Vec<u8>> = LazyLock::new(|| unpack(packed!("roboto-regular.ttf")));
static BOLD: LazyLock<Vec<u8>> = LazyLock::new(|| unpack(packed!("roboto-bold.ttf")));
/// Width of a box, in thousandths of the size.
pub const BOX_ADVANCE: f32 = 600.0;
/// How many boxes a font has.
pub const BOXES: usize = 256;
/// Maximum number of the system's fonts in a document.
const MAX_SYSTEM: usize = 8;

/// One of the two fonts.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Weight {
    /// For text.
    Regular,
    /// For headings and labels.
    Bold,
}

/// A font of a document.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum FontId {
    /// Roboto.
    Regular,
    /// Roboto Bold.
    Bold,
    /// One of the system's.
    System(usize),
    /// Boxes, each for another character.
    Boxes(usize),
}

/// How a character is printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glyph {
    /// With which font.
    pub font: FontId,
    /// Its number there.
    pub id: u16,
    /// Width in thousandths of the size.
    pub advance: f32,
}

/// The fonts, ready to measure text.
pub struct Fonts {
    own: [Face<'static>; 2],
    shelf: fn() -> &'static Shelf,
    system: Vec<Loaded>,
    /// Characters that have a box.
    boxes: Vec<char>,
    /// How the characters are printed that Roboto doesn't have.
    others: HashMap<char, Glyph>,
}

impl Fonts {
    /// Parses the fonts; `None` if a file is damaged, which a test rules out. `shelf` returns the system's fonts; it's called
    /// only if a character needs them.
    pub fn new(shelf: fn() -> &'static Shelf) -> Option<Self> {
        let own = [Face::parse(&REGULAR, 0).ok()?, Face::parse(&BOLD, 0).ok()?];
        Some(Self { own, shelf, system: Vec::new(), boxes: Vec::new(), others: HashMap::new() })
    }

    /// Returns how to print a character.
    pub fn glyph(&mut self, weight: Weight, character: char) -> Glyph {
        let (font, face) = match weight {
            Weight::Regular => (FontId::Regular, &self.own[0]),
            Weight::Bold => (FontId::Bold, &self.own[1]),
        };
        if let Some(id) = face.glyph_index(character) {
            return Glyph { font, id: id.0, advance: advance(face, id) };
        }
        if let Some(known) = self.others.get(&character) {
            return *known;
        }
        let found = self.system_glyph(character).unwrap_or_else(|| self.boxed(character));
        self.others.insert(character, found);
        found
    }

    /// Whether a font has a character that Roboto doesn't have.
    pub fn has_other(&self, character: char) -> bool {
        (self.shelf)().find(character).is_some()
    }

    fn system_glyph(&mut self, character: char) -> Option<Glyph> {
        let system = (self.shelf)();
        let source = system.find(character)?;
        let at = match self.system.iter().position(|font| font.source == source) {
            Some(at) => at,
            None if self.system.len() < MAX_SYSTEM => {
                self.system.push(system.load(source)?);
                self.system.len() - 1
            }
            None => return None,
        };
        let (id, advance) = self.system[at].glyph(character)?;
        Some(Glyph { font: FontId::System(at), id, advance })
    }

    fn boxed(&mut self, character: char) -> Glyph {
        let at = self.boxes.len();
        self.boxes.push(character);
        let id = u16::try_from(at % BOXES).unwrap_or(0);
        Glyph { font: FontId::Boxes(at / BOXES), id, advance: BOX_ADVANCE }
    }

    /// Returns a text's width at a size, in points.
    pub fn width_of(&mut self, text: &str, weight: Weight, size: f32) -> f32 {
        text.chars().map(|character| self.width(character, weight, size)).sum()
    }

    /// Returns a character's width at a size, in points.
    pub fn width(&mut self, character: char, weight: Weight, size: f32) -> f32 {
        self.glyph(weight, character).advance * size / 1000.0
    }

    /// Returns a font's file and its number in it; `None` for boxes.
    pub fn file(&self, font: FontId) -> Option<(&[u8], u32)> {
        match font {
            FontId::Regular => Some((&REGULAR, 0)),
            FontId::Bold => Some((&BOLD, 0)),
            FontId::System(at) => self.system.get(at).map(|font| (font.file.as_slice(), font.index)),
            FontId::Boxes(_) => None,
        }
    }
}

/// Returns a glyph's width in thousandths of the size.
pub fn advance(face: &Face<'_>, id: GlyphId) -> f32 {
    thousandths(face, face.glyph_hor_advance(id).unwrap_or(0))
}

/// Returns a measure of a font in thousandths of its size.
pub fn thousandths(face: &Face<'_>, units: impl Into<f32>) -> f32 {
    units.into() * 1000.0 / f32::from(face.units_per_em())
}
