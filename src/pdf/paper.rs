//! The size of the paper that a country prints on.

/// Countries and territories that print on Letter (Unicode CLDR 47, `supplementalData/measurementData`, paperSize US-Letter), and
/// the territories of the United States.
const LETTER: [&str; 19] =
    ["AS", "BZ", "CA", "CL", "CO", "CR", "GT", "GU", "MP", "MX", "NI", "PA", "PH", "PR", "SV", "UM", "US", "VE", "VI"];

/// A size of paper.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// Returns the size that a country uses, by its ISO 3166 code.
    #[must_use]
    pub fn of_country(code: &str) -> Self {
        if LETTER.contains(&code) { Self::Letter } else { Self::A4 }
    }

    /// Returns width and height in points.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}
