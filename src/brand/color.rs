//! sRGB, OKLCH (Björn Ottosson's matrices) and the WCAG contrast ratio.

/// An sRGB color with 8-bit channels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rgb([u8; 3]);

impl Rgb {
    /// Parses `#rrggbb` or `#rgb`, with or without `#`.
    pub fn from_hex(hex: &str) -> Option<Self> {
        let digits = hex.strip_prefix('#').unwrap_or(hex);
        let digits: Vec<u8> =
            digits.chars().map(|c| c.to_digit(16).and_then(|d| u8::try_from(d).ok())).collect::<Option<_>>()?;
        match digits[..] {
            [r, g, b] => Some(Self([r * 17, g * 17, b * 17])),
            [r, s, g, h, b, c] => Some(Self([r * 16 + s, g * 16 + h, b * 16 + c])),
            _ => None,
        }
    }

    /// Returns red, green and blue, 0–255.
    pub const fn channels(self) -> [u8; 3] {
        self.0
    }

    /// Returns the largest difference in any channel, out of 255.
    pub fn max_channel_difference(self, other: Self) -> f64 {
        let difference = |(a, b): (&u8, &u8)| f64::from(a.abs_diff(*b));
        self.0.iter().zip(&other.0).map(difference).fold(0.0, f64::max)
    }

    fn linear(self) -> [f64; 3] {
        self.0.map(|channel| to_linear(f64::from(channel) / 255.0))
    }
}

#[cfg(test)]
impl std::fmt::Display for Rgb {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self([r, g, b]) = self;
        write!(f, "#{r:02x}{g:02x}{b:02x}")
    }
}

/// An OKLCH color: lightness 0–1, chroma, and hue in degrees.
#[derive(Clone, Copy, Debug)]
pub struct Oklch {
    pub l: f64,
    pub c: f64,
    pub h: f64,
}

impl From<Rgb> for Oklch {
    fn from(rgb: Rgb) -> Self {
        let [r, g, b] = rgb.linear();
        let l = (0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b).cbrt();
        let m = (0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b).cbrt();
        let s = (0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b).cbrt();
        let x = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
        let y = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
        Self {
            l: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
            c: x.hypot(y),
            h: y.atan2(x).to_degrees().rem_euclid(360.0),
        }
    }
}

impl Oklch {
    /// Returns the color as browsers show it: clipped to sRGB, 8 bits per channel.
    pub fn to_rgb(self) -> Rgb {
        let (x, y) = (self.c * self.h.to_radians().cos(), self.c * self.h.to_radians().sin());
        let l = (self.l + 0.396_337_777_4 * x + 0.215_803_757_3 * y).powi(3);
        let m = (self.l - 0.105_561_345_8 * x - 0.063_854_172_8 * y).powi(3);
        let s = (self.l - 0.089_484_177_5 * x - 1.291_485_548 * y).powi(3);
        let linear = [
            4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
            -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
            -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
        ];
        // The clamp keeps the value in range, so the cast can't truncate.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        Rgb(linear.map(|channel| (to_gamma(channel.clamp(0.0, 1.0)) * 255.0).round() as u8))
    }

    /// Returns the WCAG relative luminance of the color as browsers show it, 0–1.
    pub fn luminance(self) -> f64 {
        let [r, g, b] = self.to_rgb().linear();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }
}

/// Returns the WCAG contrast ratio of two luminances, 1–21.
pub fn contrast(a: f64, b: f64) -> f64 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn to_linear(c: f64) -> f64 {
    if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
}

fn to_gamma(c: f64) -> f64 {
    if c <= 0.003_130_8 { c * 12.92 } else { 1.055 * c.powf(1.0 / 2.4) - 0.055 }
}
