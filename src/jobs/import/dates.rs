//! Parsing calendar dates in the file's formats.

use jiff::civil::Date;

/// Formats tried if the map names none.
pub const FORMATS: [&str; 3] = ["%Y-%m-%d", "%Y-%m-%dT%H:%M:%S%.f", "%m/%d/%Y"];

/// Parses a date with the first of the strptime formats that matches; a time of day is ignored.
///
/// # Errors
/// If none of the formats matches.
pub fn parse(text: &str, formats: &[String]) -> Result<Date, String> {
    let parsed = formats.iter().find_map(|format| Date::strptime(format, text).ok());
    parsed.ok_or_else(|| format!("\"{text}\" does not match any date format in the map"))
}
