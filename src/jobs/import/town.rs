//! Splitting a place that is written in one column, such as "Charleston, SC".

use crate::places;

/// Names of the United States as the last part of a place.
const COUNTRY: [&str; 6] = ["us", "usa", "u.s.", "u.s.a.", "united states", "united states of america"];

/// Splits "Charleston, SC", "Charleston, South Carolina", "Charleston, SC 29401, USA", "US, SC, Charleston" or
/// "Lyon, FR" into town and state. `state` is the text of the state's own column, which wins if it isn't empty.
pub fn split(city: &str, state: &str) -> (String, String) {
    let mut parts: Vec<&str> = city.split(',').map(str::trim).collect();
    if parts.len() > 1 && is_country(parts[parts.len() - 1]) {
        parts.pop();
        // "Charleston, SC, 29401, USA".
        drop_post_code(&mut parts);
    } else if drop_post_code(&mut parts) {
    } else if parts.len() == 3
        && let Some(found) = country_first(&parts)
    {
        return found;
    }
    let [.., last] = parts[..] else { return (city.to_owned(), state.to_owned()) };
    let (before, region) = match parts.len() {
        1 => split_at_space(last).unwrap_or((last.to_owned(), String::new())),
        n => (parts[..n - 1].join(", "), without_post_code(last)),
    };
    // "Charleston, SC" next to a column with "SC" or "South Carolina".
    let agrees = !region.is_empty() && places::normalize_state(&region) == places::normalize_state(state);
    if agrees || (state.is_empty() && is_region(&before, &region)) {
        return (before, places::normalize_state(if agrees { state } else { &region }));
    }
    (parts.join(", "), state.to_owned())
}

/// Whether a text names a town that is known.
#[must_use]
pub fn is_town(text: &str) -> bool {
    let (city, state) = split(text, "");
    places::find(&city, &state).is_some()
}

/// Removes the last part if it's only a postal code.
fn drop_post_code(parts: &mut Vec<&str>) -> bool {
    let is_code =
        parts.len() > 1 && parts.last().is_some_and(|last| !last.is_empty() && without_post_code(last).is_empty());
    if is_code {
        parts.pop();
    }
    is_code
}

fn is_country(text: &str) -> bool {
    COUNTRY.contains(&text.to_lowercase().as_str())
}

/// Splits "US, SC, Charleston" and "AU, NSW, Sydney", as some systems export places.
fn country_first(parts: &[&str]) -> Option<(String, String)> {
    let [country, region, city] = *parts else { return None };
    let state = if is_country(country) { places::normalize_state(region) } else { country.to_owned() };
    let is_code = country.len() == 2 && country.bytes().all(|b| b.is_ascii_uppercase());
    // "MY, , " has no town.
    let valid = is_country(country) || (is_code && (city.is_empty() || places::find(city, country).is_some()));
    valid.then(|| (city.to_owned(), state))
}

/// Splits "Charleston SC" and "Charleston SC 29401", if there is such a town.
fn split_at_space(text: &str) -> Option<(String, String)> {
    let text = without_post_code(text);
    let (city, state) = text.rsplit_once(' ')?;
    let is_code = state.len() == 2 && state.bytes().all(|b| b.is_ascii_uppercase());
    let is_state = is_code && places::find(city, state).is_some_and(|place| place.admin1 == state);
    is_state.then(|| (city.trim().to_owned(), state.to_owned()))
}

/// Removes ZIP codes and other postal codes: words with a digit.
fn without_post_code(text: &str) -> String {
    let words = text.split_whitespace().filter(|word| !word.contains(|c: char| c.is_ascii_digit()));
    let region = words.collect::<Vec<_>>().join(" ");
    // "D.C.", "S.C."
    if region.contains('.') && places::state_typed_as_town(&region.replace('.', "")).is_some() {
        return region.replace('.', "");
    }
    region
}

/// Returns whether the text after a town's name is a state, a country or a code of a region.
fn is_region(city: &str, region: &str) -> bool {
    let is_code = (2..=3).contains(&region.len()) && region.bytes().all(|b| b.is_ascii_uppercase());
    let is_state = places::normalize_state(region) != region.trim();
    !region.is_empty() && (is_code || is_state || places::find(city, region).is_some())
}

#[cfg(test)]
mod tests {
    use super::split;
    use crate::places;

    #[test]
    fn a_place_in_one_column_gives_town_and_state() {
        let cases = [
            ("Charleston, SC", "", "Charleston", "SC"),
            ("Charleston, South Carolina", "", "Charleston", "SC"),
            ("Charleston, SC, USA", "", "Charleston", "SC"),
            ("Charleston, SC 29401, United States", "", "Charleston", "SC"),
            ("Charleston,SC 29401-1234", "", "Charleston", "SC"),
            ("Charleston SC 29401", "", "Charleston", "SC"),
            ("Charleston, SC, 29401", "", "Charleston", "SC"),
            ("Charleston, SC, 29401, USA", "", "Charleston", "SC"),
            ("Charleston, 29401", "SC", "Charleston", "SC"),
            ("Charleston, S.C.", "", "Charleston", "SC"),
            ("Charleston, SC", "South Carolina", "Charleston", "SC"),
            ("Charleston", "SC", "Charleston", "SC"),
            ("Charleston, USA", "", "Charleston", ""),
            ("US, SC, Charleston", "", "Charleston", "SC"),
            ("AU, NSW, Sydney", "", "Sydney", "AU"),
            ("Lyon, FR", "", "Lyon", "FR"),
            ("Washington, D.C.", "", "Washington", "DC"),
            ("New York, New York", "", "New York", "NY"),
            ("Toronto, ON M5V 1N6", "", "Toronto", "ON"),
        ];
        for (text, column, city, state) in cases {
            let found = split(text, column);
            assert_eq!((found.0.as_str(), found.1.as_str()), (city, state), "{text}");
            assert!(places::find(&found.0, &found.1).is_some(), "{text}");
        }
        let unknown = [
            ("Nowhere, ON M5V 1N6", "Nowhere", "ON"),
            ("MY, , ", "", "MY"),
            ("Depot Street, north end", "Depot Street, north end", ""),
            ("Springfield", "Springfield", ""),
            ("Mount Pleasant", "Mount Pleasant", ""),
            ("", "", ""),
            (", SC", "", "SC"),
        ];
        for (text, city, state) in unknown {
            assert_eq!(split(text, ""), (city.to_owned(), state.to_owned()), "{text}");
        }
    }
}
