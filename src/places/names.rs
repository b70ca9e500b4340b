//! Other names of towns.

use super::fold::lookup_key;

/// Names that people use for large cities, with their listed names.
const NICKNAMES: [(&str, &str); 16] = [
    ("bay area", "san francisco"),
    ("dc", "washington"),
    ("dfw", "dallas"),
    ("jax", "jacksonville"),
    ("la", "los angeles"),
    ("nola", "new orleans"),
    ("ny", "new york city"),
    ("nyc", "new york city"),
    ("okc", "oklahoma city"),
    ("philly", "philadelphia"),
    ("quebec city", "quebec"),
    ("saint pete", "saint petersburg"),
    ("sf", "san francisco"),
    ("slc", "salt lake city"),
    ("vegas", "las vegas"),
    ("washington dc", "washington"),
];

/// Words before a town's name that mean the town or its surroundings.
const BEFORE: [&str; 10] =
    ["the", "greater", "metro", "metropolitan", "downtown", "near", "around", "city of", "town of", "village of"];
/// The same after it.
const AFTER: [&str; 11] = [
    "metropolitan area",
    "metro area",
    "bay area",
    "surrounding area",
    "surrounding areas",
    "area",
    "region",
    "metro",
    "metroplex",
    "downtown",
    "vicinity",
];

/// Directions as they are abbreviated at the start of a name only.
const DIRECTIONS: [(&str, &str); 2] = [("no ", "north "), ("so ", "south ")];

/// Returns the listed name of a town by a nickname's key.
pub fn nickname(key: &str) -> Option<String> {
    NICKNAMES.iter().find(|(nick, _)| *nick == key).map(|(_, name)| (*name).to_owned())
}

/// Returns a name without words such as "Greater" and "Area"; `None` if nothing would be left.
pub fn plainer(name: &str) -> Option<String> {
    let mut plain = lookup_key(name);
    if let Some((short, long)) = DIRECTIONS.iter().find(|(short, _)| plain.starts_with(short)) {
        plain = plain.replacen(short, long, 1);
    }
    let stripped = |name: &str| {
        let before = BEFORE.iter().find_map(|word| name.strip_prefix(word)?.strip_prefix(' '));
        before.or_else(|| AFTER.iter().find_map(|word| name.strip_suffix(word)?.strip_suffix(' '))).map(str::to_owned)
    };
    while let Some(shorter) = stripped(&plain) {
        shorter.strip_suffix(" and").unwrap_or(&shorter).clone_into(&mut plain);
    }
    (!plain.is_empty()).then_some(plain)
}
