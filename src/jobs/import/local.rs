//! Where and when the site is: what a file leaves open is as it is there.

use jiff::civil::{Date, Time};
use jiff::fmt::{rfc2822, temporal::Pieces};
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, civil::DateTime};

use crate::places::Place;

/// Seconds and milliseconds since 1970 have this many digits.
const SECONDS: usize = 10;
const MILLISECONDS: usize = 13;

/// The site's day and place.
#[derive(Clone, Debug)]
pub struct Local {
    /// Today.
    pub today: Date,
    /// Its time zone.
    pub zone: TimeZone,
    /// Its town, if it's in the list of places.
    pub town: Option<Place>,
}

/// Returns the day it is in a zone at a moment that a file names: "2026-12-15T04:59:59Z" is the evening of December 14 in
/// California. `None` for a text without an offset, and for the first and last minute of a day, which stand for the day
/// itself wherever it's read.
#[must_use]
pub fn local_day(text: &str, zone: &TimeZone) -> Option<Date> {
    let (written, offset) = moment(text.trim())?;
    let is_whole_day = written.time() == Time::midnight() || (written.hour(), written.minute()) == (23, 59);
    let moment = offset.to_timestamp(written).ok().filter(|_| !is_whole_day)?;
    Some(moment.to_zoned(zone.clone()).date())
}

fn moment(text: &str) -> Option<(DateTime, Offset)> {
    if text.bytes().all(|b| b.is_ascii_digit()) {
        let number = text.parse().ok()?;
        let moment = match text.len() {
            SECONDS => Timestamp::from_second(number),
            MILLISECONDS => Timestamp::from_millisecond(number),
            _ => return None,
        };
        return Some((Offset::UTC.to_datetime(moment.ok()?), Offset::UTC));
    }
    if let Ok(pieces) = Pieces::parse(text) {
        return Some((pieces.date().to_datetime(pieces.time()?), pieces.to_numeric_offset()?));
    }
    let moment = rfc2822::DateTimeParser::new().parse_zoned(text).ok()?;
    Some((moment.datetime(), moment.offset()))
}

#[cfg(test)]
mod tests {
    use super::local_day;
    use crate::clock::zones;

    #[test]
    fn a_moment_is_on_the_sites_day() {
        let day =
            |text: &str, zone: &str| local_day(text, &zones::get(zone)).map_or_else(String::new, |day| day.to_string());
        for (text, pacific, tokyo) in [
            ("2026-12-15T04:59:59Z", "2026-12-14", "2026-12-15"),
            ("2026-12-14 23:00:00-05:00", "2026-12-14", "2026-12-15"),
            ("Tue, 15 Dec 2026 04:59:59 GMT", "2026-12-14", "2026-12-15"),
            ("1797310799", "2026-12-14", "2026-12-15"),
            ("1797310799000", "2026-12-14", "2026-12-15"),
            ("2026-12-15T00:00:00Z", "", ""),
            ("2026-12-14T23:59:59Z", "", ""),
            ("2026-12-15T04:59:59", "", ""),
            ("2026-12-15", "", ""),
            ("20261215", "", ""),
            ("soon", "", ""),
        ] {
            assert_eq!(
                (day(text, "America/Los_Angeles"), day(text, "Asia/Tokyo")),
                (pacific.into(), tokyo.into()),
                "{text}"
            );
        }
    }
}
