//! Derives an accessible palette from one brand color.
//!
//! Every step of the scale has a fixed lightness, so contrast doesn't depend on the color chosen. Only the solid fill
//! of buttons follows the brand's lightness, as far as its text stays readable. The tests check 15,360 colors against
//! every pair of text and background.

mod color;
#[cfg(test)]
mod tests;

use std::fmt;

use color::{Oklch, Rgb, contrast};

/// Brand colors with less chroma than this count as gray: their hue is noise.
const GRAY_CHROMA: f64 = 0.015;
/// Hue of a gray palette; without chroma it is invisible.
const GRAY_HUE: f64 = 90.0;
/// Brand colors at least this light stay bright, and get dark text and an edge.
const BRIGHT_LIGHTNESS: f64 = 0.70;
/// Minimum WCAG contrast ratio of text on the solid.
const MIN_CONTRAST: f64 = 5.0;
/// Lightness and chroma of the dark text on bright solids; it takes the brand's hue.
const DARK_TEXT: (f64, f64) = (0.2, 0.02);
/// Largest difference in a channel, out of 255, at which the solid still looks like the color given.
const MAX_UNNOTICED_DIFFERENCE: f64 = 3.0;

/// Lightness and chroma factor of the top bar: `--b-800` in `tokens.css`.
const TOP_BAR_LIGHTNESS: f64 = 0.325;
const TOP_BAR_CHROMA: f64 = 0.8;

/// The text isn't a hexadecimal color.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct BrandError;

impl fmt::Display for BrandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a color is # followed by three or six hexadecimal digits, like #1f6b54")
    }
}

impl std::error::Error for BrandError {}

/// What the theme derives from a brand color.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// Hue in degrees, 0–360.
    pub hue: f64,
    /// OKLCH chroma: 0, or 0.045–0.135.
    pub chroma: f64,
    /// Lightness of the solid in the light theme, 0–1.
    pub solid: f64,
    /// Lightness of the solid in the dark theme, 0–1.
    pub solid_dark: f64,
    /// Whether the brand is bright: the light theme's solid then has dark text and an edge.
    pub bright: bool,
    /// Whether the light theme's solid visibly differs from the color given.
    pub differs_from_brand: bool,
}

impl Palette {
    /// Derives the palette from `#rrggbb` or `#rgb`, with or without `#`.
    ///
    /// # Errors
    /// [`BrandError`] if the text isn't a hexadecimal color.
    pub fn from_hex(hex: &str) -> Result<Self, BrandError> {
        let rgb = Rgb::from_hex(hex).ok_or(BrandError)?;
        let brand = Oklch::from(rgb);
        let gray = brand.c < GRAY_CHROMA;
        let hue = if gray { GRAY_HUE } else { brand.h };
        let chroma = if gray { 0.0 } else { brand.c.clamp(0.045, 0.135) };
        let bright = brand.l >= BRIGHT_LIGHTNESS;
        let solid = readable_solid(brand.l, chroma, hue, bright);
        let shown = Oklch { l: solid, c: chroma, h: hue }.to_rgb();
        Ok(Self {
            hue: rounded(hue, 1),
            chroma: rounded(chroma, 4),
            solid: rounded(solid, 3),
            solid_dark: rounded(brand.l.clamp(0.70, 0.84), 3),
            bright,
            differs_from_brand: shown.max_channel_difference(rgb) > MAX_UNNOTICED_DIFFERENCE,
        })
    }

    /// Returns the color of the top bar, behind the logo: red, green and blue.
    #[must_use]
    pub fn top_bar(&self) -> [u8; 3] {
        Oklch { l: TOP_BAR_LIGHTNESS, c: self.chroma * TOP_BAR_CHROMA, h: self.hue }.to_rgb().channels()
    }

    /// Returns the declarations of the six CSS custom properties, without a selector.
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

/// Returns the lightness of the light theme's solid: the brand's, moved away from the text's until the text is
/// readable.
fn readable_solid(lightness: f64, chroma: f64, hue: f64, bright: bool) -> f64 {
    let mut solid = if bright { lightness.min(0.86) } else { lightness.clamp(0.36, 0.50) };
    let step = if bright { 0.005 } else { -0.005 };
    let text = if bright { dark_text_luminance(hue) } else { 1.0 };
    let ratio = |l: f64| contrast(Oklch { l, c: chroma, h: hue }.luminance(), text);
    while ratio(solid) < MIN_CONTRAST && solid > 0.3 && solid < 0.95 {
        solid += step;
    }
    solid
}

fn dark_text_luminance(hue: f64) -> f64 {
    let (l, c) = DARK_TEXT;
    Oklch { l, c, h: hue }.luminance()
}

fn rounded(value: f64, digits: i32) -> f64 {
    let scale = 10_f64.powi(digits);
    (value * scale).round() / scale
}
