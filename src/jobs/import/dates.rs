//! Calendar dates in the file's formats.

use jiff::civil::Date;

/// The formats tried when the map names none.
pub const FORMATS: [&str; 3] = ["%Y-%m-%d", "%Y-%m-%dT%H:%M:%S%.f", "%m/%d/%Y"];

/// Reads a date in the first of the formats (strptime's) that fits; a time of day is left out.
///
/// # Errors
/// None of the formats fits.
pub fn parse(text: &str, formats: &[String]) -> Result<Date, String> {
    let fitting = formats.iter().find_map(|format| Date::strptime(format, text).ok());
    fitting.ok_or_else(|| format!("\"{text}\" is no date in a format of the map"))
}
