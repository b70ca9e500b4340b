//! One brand color in, a safe palette out: once, when the operator saves a color.
//!
//! Lightness is fixed for every step of the scale, so contrast does not depend on taste; only the
//! solid of buttons follows the brand's lightness, as far as the text on it can be read. The rules are
//! those of the product's design; the tests try 15,360 colors against every pair of text and ground.

mod color;
#[cfg(test)]
mod tests;

use std::fmt;

use color::{Oklch, Rgb, contrast};

/// Brands with less chroma than this are grey: their hue is noise.
const GREY: f64 = 0.015;
/// The hue that stands in a grey palette; with no chroma it is not seen.
const GREY_HUE: f64 = 90.0;
/// From this lightness on a brand keeps its face and gets dark text and an edge.
const BRIGHT: f64 = 0.70;
/// Text on the solid reaches this WCAG ratio.
const READABLE: f64 = 5.0;
/// The dark text on bright solids, lightness and chroma; it has the brand's hue.
const DARK_TEXT: (f64, f64) = (0.2, 0.02);
/// Up to this difference of a channel, of 255, nobody sees that the solid is not the color given.
const UNSEEN: f64 = 3.0;

/// The bar at the top: --b-800 of the tokens.
const RAIL: f64 = 0.325;
const RAIL_CHROMA: f64 = 0.8;

/// Not a color.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct BrandError;

impl fmt::Display for BrandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a colour is # and three or six hexadecimal digits, like #1f6b54")
    }
}

impl std::error::Error for BrandError {}

/// What the theme takes from a brand color.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// Hue in degrees, 0–360.
    pub hue: f64,
    /// OKLCH chroma, 0 or .045–.135.
    pub chroma: f64,
    /// Lightness of the solid in the light theme, 0–1.
    pub solid: f64,
    /// Lightness of the solid in the dark theme, 0–1.
    pub solid_dark: f64,
    /// A bright brand: dark text on the light theme's solid, which gets an edge.
    pub bright: bool,
    /// The light theme's solid is visibly not the color given.
    pub moved: bool,
}

impl Palette {
    /// Derives the palette from `#rrggbb` or `#rgb`, with or without `#`.
    ///
    /// # Errors
    /// The text is not a color.
    pub fn from_hex(hex: &str) -> Result<Self, BrandError> {
        let rgb = Rgb::from_hex(hex).ok_or(BrandError)?;
        let brand = Oklch::from(rgb);
        let grey = brand.c < GREY;
        let hue = if grey { GREY_HUE } else { brand.h };
        let chroma = if grey { 0.0 } else { brand.c.clamp(0.045, 0.135) };
        let bright = brand.l >= BRIGHT;
        let solid = readable_solid(brand.l, chroma, hue, bright);
        let shown = Oklch { l: solid, c: chroma, h: hue }.shown();
        Ok(Self {
            hue: rounded(hue, 1),
            chroma: rounded(chroma, 4),
            solid: rounded(solid, 3),
            solid_dark: rounded(brand.l.clamp(0.70, 0.84), 3),
            bright,
            moved: shown.distance(rgb) > UNSEEN,
        })
    }

    /// The color of the bar at the top, behind the mark: red, green and blue.
    #[must_use]
    pub fn rail(&self) -> [u8; 3] {
        Oklch { l: RAIL, c: self.chroma * RAIL_CHROMA, h: self.hue }.shown().channels()
    }

    /// The declarations of the six custom properties, without a selector around them.
    #[must_use]
    pub fn css(&self) -> String {
        let Self { hue, chroma, solid, solid_dark, bright, .. } = self;
        let (text, edge) =
            if *bright { (format!("oklch(.2 .02 {hue})"), "var(--b-700)") } else { ("#fff".to_owned(), "transparent") };
        format!(
            "--brand-h:{hue};--brand-c:{chroma};--solid-l:{solid};--solid-l-dark:{solid_dark};\
             --on-solid:{text};--solid-edge:{edge}"
        )
    }
}

/// The lightness of the light theme's solid: the brand's, moved away from the text on it until that can
/// be read.
fn readable_solid(lightness: f64, chroma: f64, hue: f64, bright: bool) -> f64 {
    let mut solid = if bright { lightness.min(0.86) } else { lightness.clamp(0.36, 0.50) };
    let step = if bright { 0.005 } else { -0.005 };
    let text = if bright { dark_text(hue) } else { 1.0 };
    let ratio = |l: f64| contrast(Oklch { l, c: chroma, h: hue }.luminance(), text);
    while ratio(solid) < READABLE && solid > 0.3 && solid < 0.95 {
        solid += step;
    }
    solid
}

fn dark_text(hue: f64) -> f64 {
    let (l, c) = DARK_TEXT;
    Oklch { l, c, h: hue }.luminance()
}

fn rounded(value: f64, digits: i32) -> f64 {
    let scale = 10_f64.powi(digits);
    (value * scale).round() / scale
}
