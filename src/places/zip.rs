//! ZIP codes of the United States.
//!
//! `data/zips.tsv` has the nearest town of each: a ZIP code and a place's id per line, sorted. It's made from the centers of
//! the ZIP Code Tabulation Areas in the Gazetteer of the U.S. Census Bureau of 2021, which is in the public domain.

use std::sync::LazyLock;

use super::{Place, by_id};
use crate::ids::PlaceId;
use crate::packed;
use crate::packed::unpack_text;

static ZIPS: LazyLock<String> = LazyLock::new(|| unpack_text(packed!("zips.tsv")));

/// Length of a ZIP code.
const DIGITS: usize = 5;

/// Returns the town nearest to a ZIP code.
#[must_use]
pub fn by_zip(code: &str) -> Option<Place> {
    if code.len() != DIGITS || !code.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let (mut low, mut high) = (0, ZIPS.len());
    while low < high {
        let middle = ZIPS[..low + (high - low) / 2].rfind('\n').map_or(0, |at| at + 1).max(low);
        let line = ZIPS[middle..].lines().next()?;
        let (zip, place) = line.split_once('\t')?;
        match zip.cmp(code) {
            std::cmp::Ordering::Less => low = middle + line.len() + 1,
            std::cmp::Ordering::Greater => high = middle,
            std::cmp::Ordering::Equal => return by_id(PlaceId(place.parse().ok()?)),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{ZIPS, by_zip};

    #[test]
    fn finds_the_town_of_a_zip_code() {
        let town = |code: &str| by_zip(code).map(|place| place.label());
        assert_eq!(town("29401").as_deref(), Some("Charleston, SC"));
        assert_eq!(town("29405").as_deref(), Some("North Charleston, SC"));
        assert_eq!(town("76102").as_deref(), Some("Fort Worth, TX"));
        assert_eq!(town("00000"), None);
        assert_eq!(town("2940"), None);
    }

    #[test]
    fn every_line_is_found() {
        let lines: Vec<&str> = ZIPS.lines().collect();
        assert!(lines.len() > 33_000 && lines.is_sorted());
        for line in [lines[0], lines[1], lines[lines.len() / 2], lines[lines.len() - 1]] {
            let (zip, place) = line.split_once('\t').unwrap();
            assert_eq!(by_zip(zip).map(|found| found.id.to_string()).as_deref(), Some(place));
        }
    }
}
