//! Reading calendar dates as databases, spreadsheets, feeds and people write them. A time of day and its offset are
//! ignored.

use jiff::civil::{Date, ISOWeekDate, Weekday};
use jiff::{Span, Timestamp, tz::TimeZone};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::fault::Problem;

/// Other years are typing errors, or numbers that aren't dates.
const YEARS: std::ops::RangeInclusive<i16> = 1970..=2100;
const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];
const WEEKDAYS: [&str; 7] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
/// Words that stand next to a date or a time without changing the day.
const FILLERS: [&str; 38] = [
    "of", "the", "at", "am", "pm", "a.m", "p.m", "z", "utc", "gmt", "est", "edt", "cst", "cdt", "mst", "mdt", "pst",
    "pdt", "akst", "akdt", "hst", "cet", "cest", "bst", "ist", "et", "ct", "mt", "pt", "eet", "eest", "aest", "aedt",
    "eastern", "central", "mountain", "pacific", "time",
];
/// Day 0 of spreadsheets.
const SPREADSHEET_EPOCH: Date = jiff::civil::date(1899, 12, 30);

/// What comes first in dates such as 04/05/2026.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ImportDateOrder)]
pub enum DateOrder {
    /// April 5.
    MonthFirst,
    /// May 4.
    DayFirst,
}

/// What the dates of a column show about their order: one over 12 can't be a month.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evidence {
    month_first: bool,
    day_first: bool,
}

impl Evidence {
    /// Adds a text of the column.
    pub fn add(&mut self, text: &str) {
        let Some(Found::Numbers(first, second, year)) = find(text) else { return };
        self.month_first |= second > 12 && date(year, first, second).is_some();
        self.day_first |= first > 12 && date(year, second, first).is_some();
    }

    /// Returns the order, unless no date shows it or they contradict each other.
    #[must_use]
    pub const fn order(self) -> Option<DateOrder> {
        match (self.month_first, self.day_first) {
            (true, false) => Some(DateOrder::MonthFirst),
            (false, true) => Some(DateOrder::DayFirst),
            _ => None,
        }
    }
}

/// What a text says.
enum Found {
    Date(Date),
    /// Two numbers, of which one is the month, and the year.
    Numbers(i16, i16, i16),
}

/// Reads a date of a column of dates, where a number of five digits is a spreadsheet's.
///
/// # Errors
/// [`Problem::NotADate`], or [`Problem::DayOrMonth`] without an order.
pub fn read(text: &str, order: Option<DateOrder>) -> Result<Date, Problem> {
    let only = serial(text.trim()).or_else(|| day_of_year(text.trim()));
    let found = only.map(Found::Date).or_else(|| find(text)).ok_or(Problem::NotADate)?;
    let (first, second, year) = match found {
        Found::Date(date) => return Ok(date),
        Found::Numbers(first, second, year) => (first, second, year),
    };
    match (date(year, first, second), date(year, second, first)) {
        (None, None) => Err(Problem::NotADate),
        (Some(one), None) | (None, Some(one)) => Ok(one),
        (Some(month_first), Some(day_first)) if month_first == day_first => Ok(month_first),
        (Some(month_first), Some(day_first)) => match order {
            Some(DateOrder::MonthFirst) => Ok(month_first),
            Some(DateOrder::DayFirst) => Ok(day_first),
            None => Err(Problem::DayOrMonth),
        },
    }
}

/// Reads a date in one of the strptime formats.
#[must_use]
pub fn in_formats(text: &str, formats: &[String]) -> Option<Date> {
    let mut dates = formats.iter().filter_map(|format| Date::strptime(format, text.trim()).ok());
    dates.find(|date| YEARS.contains(&date.year()))
}

/// Returns whether a text is a date in any column. A plain number isn't.
#[must_use]
pub fn is_date(text: &str) -> bool {
    !text.bytes().all(|b| b.is_ascii_digit())
        && match find(text) {
            Some(Found::Date(_)) => true,
            Some(Found::Numbers(first, second, year)) => {
                date(year, first, second).or_else(|| date(year, second, first)).is_some()
            }
            None => false,
        }
}

/// Returns whether a text is a date in a column of dates.
#[must_use]
pub fn is_date_in_its_column(text: &str) -> bool {
    !matches!(read(text, None), Err(Problem::NotADate))
}

fn date(year: i16, month: i16, day: i16) -> Option<Date> {
    let date = Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()?;
    YEARS.contains(&year).then_some(date)
}

/// Reads the number of a spreadsheet's day, whose fraction is the time.
fn serial(text: &str) -> Option<Date> {
    let days = text.split_once('.').filter(|(_, time)| is_digits(time)).map_or(text, |(days, _)| days);
    let days = days.parse::<i64>().ok().filter(|_| days.len() == 5 && is_digits(days))?;
    let date = SPREADSHEET_EPOCH.checked_add(Span::new().days(days)).ok()?;
    YEARS.contains(&date.year()).then_some(date)
}

/// Reads the day of a year: "2026-324".
fn day_of_year(text: &str) -> Option<Date> {
    let (year, day) = text.split_once('-').filter(|(_, day)| day.len() == 3)?;
    let (year, day) = (full_year(year)?, number_of(day, 3)?);
    let date = date(year, 1, 1)?.with().day_of_year(day).build().ok()?;
    Some(date)
}

/// Reads the day of a week: "2026-w47-5".
fn day_of_week(year: i16, week: &str, day: &str) -> Option<Date> {
    let week = i8::try_from(number_of(week.strip_prefix('w')?, 2)?).ok()?;
    let day = Weekday::from_monday_one_offset(i8::try_from(number_of(day, 1)?).ok()?).ok()?;
    let date = ISOWeekDate::new(year, week, day).ok()?.date();
    YEARS.contains(&date.year()).then_some(date)
}

/// Reads YYYYMMDD, with a time behind it or not, and seconds and milliseconds since 1970.
fn number(digits: &str) -> Option<Date> {
    let instant = match digits.len() {
        8 | 14 => return date(digits[..4].parse().ok()?, digits[4..6].parse().ok()?, digits[6..8].parse().ok()?),
        10 => Timestamp::from_second(digits.parse().ok()?),
        13 => Timestamp::from_millisecond(digits.parse().ok()?),
        _ => return None,
    };
    let date = instant.ok()?.to_zoned(TimeZone::UTC).date();
    YEARS.contains(&date.year()).then_some(date)
}

fn find(text: &str) -> Option<Found> {
    let text = spaced(text.trim());
    let mut words: Vec<&str> = text.split_whitespace().map(|word| word.trim_end_matches('.')).collect();
    words.retain(|word| !FILLERS.contains(word));
    if words.first().is_some_and(|word| names(&WEEKDAYS, word).is_some()) {
        words.remove(0);
    }
    let (first, mut times) = words.split_first()?;
    let (day, time) = without_time(first);
    let whole = day.strip_suffix(".0").unwrap_or(day);
    if is_digits(whole) && times.is_empty() {
        return number(whole).map(Found::Date);
    }
    let mut parts: Vec<&str> = day.split(['-', '/', '.']).collect();
    if parts.len() != 3 && words.len() >= 3 {
        // Unix writes "Nov 20 09:00:00 2026".
        let year = words[2..].iter().position(|word| full_year(word).is_some() && words.len() > 3).unwrap_or_default();
        words[2..=2 + year].rotate_right(1);
        (parts, times) = (words[..3].to_vec(), &words[3..]);
    }
    let [first, second, third] = parts[..] else { return None };
    if !times.iter().all(|word| is_time(word, &[1, 2, 6])) || !time.is_none_or(|time| is_time(time, &[2, 4, 6])) {
        return None;
    }
    if let Some(year) = full_year(first) {
        if second.starts_with('w') {
            return day_of_week(year, second, third).map(Found::Date);
        }
        return date(year, month(second)?, day_of(third)?).map(Found::Date);
    }
    let year = full_year(third).or_else(|| number_of(third, 2).filter(|_| third.len() == 2).map(|year| 2000 + year))?;
    let date = match (names(&MONTHS, first), names(&MONTHS, second)) {
        (None, None) => return Some(Found::Numbers(number_of(first, 2)?, number_of(second, 2)?, year)),
        (Some(month), None) => date(year, month, day_of(second)?),
        (None, Some(month)) => date(year, month, day_of(first)?),
        (Some(_), Some(_)) => None,
    };
    date.map(Found::Date)
}

/// Returns a text in lower case without commas, except for one within a time, and without brackets and the name of a zone
/// in them.
fn spaced(text: &str) -> String {
    let lower = text.to_lowercase();
    let zone =
        lower.rfind('(').filter(|at| lower.ends_with("time)") && !lower[*at..].contains(|c: char| c.is_ascii_digit()));
    let text = &lower[..zone.unwrap_or(lower.len())];
    let is_point = |at: usize| text[..at].contains(':') && text[at + 1..].starts_with(|c: char| c.is_ascii_digit());
    let plain = text.char_indices().map(|(at, c)| match c {
        ',' if is_point(at) => '.',
        ',' | '(' | ')' => ' ',
        c => c,
    });
    plain.collect()
}

/// Splits "2026-05-04t11:00" at the letter, and "2026-05-04z" and "2026-05-04+01:00" before the zone.
fn without_time(word: &str) -> (&str, Option<&str>) {
    if let Some(zone) = zone_of_day(word) {
        return (&word[..word.len() - zone], None);
    }
    let at = word.match_indices('t').map(|(at, _)| at).find(|at| {
        let (before, after) = (&word[..*at], &word[at + 1..]);
        before.ends_with(|c: char| c.is_ascii_digit()) && after.starts_with(|c: char| c.is_ascii_digit())
    });
    at.map_or((word, None), |at| (&word[..at], Some(&word[at + 1..])))
}

/// Returns the length of a zone that directly follows a date: the "z" of "2026-05-04z".
fn zone_of_day(word: &str) -> Option<usize> {
    let length = if word.ends_with('z') { 1 } else { "+01:00".len() };
    let (day, zone) = word.split_at_checked(word.len().checked_sub(length)?)?;
    let is_offset = zone.starts_with(['+', '-']) && zone.as_bytes().get(3) == Some(&b':');
    let is_day = day.len() == "2026-11-20".len() && day.bytes().all(|b| b.is_ascii_digit() || b == b'-');
    ((zone == "z" || is_offset) && is_day).then_some(length)
}

/// Whether a word is a time of day or an offset: "11:00", "9am", "090000z", "+0100", "[america/new_york]". Numbers of other
/// lengths would be another date.
fn is_time(word: &str, lengths: &[usize]) -> bool {
    let word = ["gmt", "utc"].iter().find_map(|zone| word.strip_prefix(zone)).unwrap_or(word);
    let time = word.split(['+', '-', 'z', '[']).next().unwrap_or_default();
    let clock = time.strip_suffix("am").or_else(|| time.strip_suffix("pm")).unwrap_or(time);
    let is_clock = clock.bytes().all(|b| b.is_ascii_digit() || matches!(b, b':' | b'.'));
    is_clock && (!is_digits(time) || lengths.contains(&time.len()))
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

fn number_of(text: &str, max_digits: usize) -> Option<i16> {
    text.parse().ok().filter(|_| is_digits(text) && text.len() <= max_digits)
}

fn full_year(text: &str) -> Option<i16> {
    number_of(text, 4).filter(|_| text.len() == 4)
}

fn month(text: &str) -> Option<i16> {
    names(&MONTHS, text).or_else(|| number_of(text, 2))
}

/// Returns the number of a day: "4", "04", "4th".
fn day_of(text: &str) -> Option<i16> {
    number_of(["st", "nd", "rd", "th"].iter().find_map(|end| text.strip_suffix(end)).unwrap_or(text), 2)
}

/// Returns which name, from 1, a word is or begins.
fn names(names: &[&str], word: &str) -> Option<i16> {
    let word = if word == "sept" { "sep" } else { word };
    let at = names.iter().position(|name| word.len() >= 3 && name.starts_with(word))?;
    i16::try_from(at + 1).ok()
}

/// Returns a date as people write it: "June 1, 2026".
#[must_use]
pub fn in_words(date: Date) -> String {
    date.strftime("%B %-d, %Y").to_string()
}
