//! Parsing calendar dates in the file's formats.

use jiff::civil::Date;
use jiff::fmt::rfc2822::DateTimeParser;

/// Reads dates of RSS feeds, whose weekday may be wrong.
const OF_FEEDS: DateTimeParser = DateTimeParser::new().relaxed_weekday(true);

/// Formats tried if the map names none.
pub const FORMATS: [&str; 3] = ["%Y-%m-%d", "%Y-%m-%dT%H:%M:%S%.f", "%m/%d/%Y"];

/// Parses a date with the first of the strptime formats that matches, or as feeds write it ("Sat, 31 Jan 2026 12:00:00
/// GMT"). A time of day and its offset are ignored.
pub fn parse(text: &str, formats: &[String]) -> Option<Date> {
    let parse = |text: &str| formats.iter().find_map(|format| Date::strptime(format, text).ok());
    parse(text).or_else(|| parse(without_offset(text)?)).or_else(|| Some(OF_FEEDS.parse_zoned(text).ok()?.date()))
}

/// Removes "Z" or "+01:00" after a time of day.
fn without_offset(text: &str) -> Option<&str> {
    let (_, time) = text.split_once(['T', ' '])?;
    let at = time.find(['Z', '+', '-'])?;
    Some(text[..text.len() - time.len() + at].trim_end())
}

#[cfg(test)]
mod tests {
    use super::{FORMATS, parse};

    #[test]
    fn reads_dates_with_a_time_and_an_offset() {
        let formats = FORMATS.map(str::to_owned);
        for text in [
            "2026-01-31",
            "1/31/2026",
            "2026-01-31T12:00:00",
            "2026-01-31T12:00:00Z",
            "2026-01-31T12:00:00.5+01:00",
            "Sat, 31 Jan 2026 12:00:00 GMT",
            "31 Jan 2026 12:00:00 +0100",
        ] {
            assert_eq!(parse(text, &formats).map(|date| date.to_string()).as_deref(), Some("2026-01-31"), "{text}");
        }
        assert_eq!(parse("soon", &formats), None);
    }
}
