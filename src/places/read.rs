//! Reading a town as people and other systems write it: "Port St. Lucie, FL", "29401", "Charleston, SC 29401, USA",
//! "US-SC-Charleston", "Austin, TX (Hybrid)", "Greater Boston Area", "Remote (US)".

use super::fold::lookup_key;
use super::lookup::{find, find_near};
use super::mode::{self, Mode};
use super::names::{nickname, plainer};
use super::region::{Region, normalize_state};
use super::{Place, by_zip, state_typed_as_town};

/// Longer texts aren't places.
const MAX_CHARS: usize = 200;
/// A place has at most this many parts, such as a street, a town, a state and a country.
const MAX_PARTS: usize = 8;
/// Shorter pieces of a name aren't towns: "N/A".
const MIN_PIECE: usize = 3;
/// What may stand between a town and its state, or between two towns.
const DASHES: [char; 4] = ['/', '-', '–', '—'];
/// A state's name has at most this many words.
const MAX_REGION_WORDS: usize = 3;

/// What a text says about where work is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// Name of the town: as written, or as it's listed if it was written in a way that jobs can't show. The whole text if
    /// no town is known.
    pub city: String,
    /// State or region; may be empty.
    pub state: String,
    /// The town, if it's in the list.
    pub place: Option<Place>,
    /// Whether the work can be done from anywhere.
    pub remote: bool,
    /// Whether some of the work can be done from anywhere.
    pub hybrid: bool,
}

/// Reads a town. `state` is the text of a state's own field; may be empty. If there are several towns of the name, one
/// around `here` wins, then the largest.
#[must_use]
pub fn read(city: &str, state: &str, here: Option<&Place>) -> Reading {
    if city.chars().count() > MAX_CHARS {
        return unknown(city, state, &[]);
    }
    let mut parts: Vec<Part> = separated(city).filter_map(Part::of).collect();
    let typed = Part { text: state.trim().to_owned(), is_typed_region: true, ..Part::default() };
    if !typed.text.is_empty() {
        parts.push(typed);
    }
    parts.truncate(MAX_PARTS);
    let found = town(&parts, here).or_else(|| {
        // Of several places, the first that is known.
        let pieces = city.contains(';').then(|| city.split(';'));
        pieces?.map(|piece| read(piece, state, here)).find(|reading| reading.place.is_some())
    });
    let is_place_or_empty = |part: &Part| part.text.is_empty() || Region::named(&part.text).is_some();
    let is_said = found.is_some() || parts.iter().all(is_place_or_empty);
    let modes: Vec<Mode> = parts.iter().filter_map(|part| part.mode).filter(|_| is_said).collect();
    let hybrid = modes.contains(&Mode::Hybrid);
    let remote = modes.contains(&Mode::Remote) && !hybrid;
    let mut reading = found.unwrap_or_else(|| unknown(city, state, &parts));
    if reading.city.is_empty() && remote {
        // "Remote, Oregon" names no town, but a job has to show something.
        city.trim().clone_into(&mut reading.city);
    }
    if let (Some(place), Some(_)) = (&reading.place, here) {
        tell(place, &reading.city, &mut reading.state);
    }
    Reading { remote, hybrid, ..reading }
}

/// Finds the town of a place: as it's written, or else in pieces: "Charleston/SC", "Dallas-Fort Worth".
fn town(parts: &[Part], here: Option<&Place>) -> Option<Reading> {
    let reader = |parts, splits| Reader { here, parts, splits };
    let has_region = |pieces: &Vec<Part>| {
        pieces.len() > 1
            && pieces.iter().filter_map(Part::region).any(|region| region.is_part() || region.is_united_states())
    };
    let pieces: Vec<Vec<Part>> = parts.iter().map(Part::pieces).collect();
    let is_in_pieces = pieces.iter().any(has_region);
    let pieces: Vec<Part> = pieces.into_iter().flatten().filter(|_| is_in_pieces).take(MAX_PARTS).collect();
    let whole = reader(parts, false).town().or_else(|| reader(&pieces, false).town());
    whole.or_else(|| reader(parts, true).town()).or_else(|| reader(parts, true).by_zip())
}

/// How much a text says about where work is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Says {
    /// No town that is known.
    Nothing,
    /// A town, next to other things, such as a title or a street.
    Town,
    /// Towns with their states and postal codes, or that it's done from anywhere, and nothing else.
    OnlyTowns,
}

/// Returns how much a text says about where work is.
#[must_use]
pub fn says(text: &str) -> Says {
    let pieces: Vec<Says> = text.split(';').map(says_piece).collect();
    if pieces.iter().all(|says| *says == Says::OnlyTowns) {
        return Says::OnlyTowns;
    }
    if pieces.iter().any(|says| *says != Says::Nothing) { Says::Town } else { Says::Nothing }
}

fn says_piece(text: &str) -> Says {
    let reading = read(text, "", None);
    let most = match (reading.place.is_some(), reading.remote) {
        (true, _) => 1,
        (false, true) => 0,
        (false, false) => return Says::Nothing,
    };
    let parts: Vec<Part> = separated(text).filter_map(Part::of).collect();
    let others = parts.iter().filter(|part| !part.text.is_empty() && part.region().is_none()).count();
    let has_number = text.contains(|c: char| c.is_ascii_digit()) && parts.iter().all(|part| part.zip.is_none());
    if others <= most && !has_number { Says::OnlyTowns } else { Says::Town }
}

/// Whether a text that says only how much of the work is done from anywhere says that all of it is; `None` for any other
/// text.
#[must_use]
pub fn is_remote(text: &str) -> Option<bool> {
    let (rest, mode) = mode::strip(text.trim());
    mode.filter(|_| rest.is_empty()).map(|mode| mode == Mode::Remote)
}

/// Makes a town and a state name one town of the list: that around `here` if there are several of the name. What only
/// [`read`] understands is replaced.
pub fn settle(city: &mut String, state: &mut String, here: Option<&Place>) {
    let Some(found) = find(city, state) else {
        let reading = read(city, state, here);
        if reading.place.is_some() {
            (*city, *state) = (reading.city, reading.state);
        }
        return;
    };
    let meant = Region::typed(state).and_then(|region| find_near(city, &region, here));
    if let Some(meant) = meant.filter(|meant| meant.id != found.id) {
        tell(&meant, city, state);
    }
}

/// Adds the state to a town's name if it would mean another one without it.
fn tell(place: &Place, city: &str, state: &mut String) {
    let names = |state: &str| find(city, state).is_some_and(|found| found.id == place.id);
    if !names(state) && names(place.region()) {
        place.region().clone_into(state);
    }
}

/// A part of the text between commas or the like.
#[derive(Debug, Default)]
struct Part {
    /// Without words about how the work is done, and without postal codes.
    text: String,
    /// A ZIP code in it.
    zip: Option<String>,
    mode: Option<Mode>,
    /// Whether it's from the state's own field.
    is_typed_region: bool,
}

impl Part {
    fn of(text: &str) -> Option<Self> {
        let (rest, mode) = mode::strip(text);
        let is_zip = |word: &&str| by_zip(word.split('-').next().unwrap_or_default()).is_some();
        let zip = rest.split_whitespace().find(is_zip).map(|word| word[..5].to_owned());
        let has_digit = |word: &str| word.contains(|c: char| c.is_ascii_digit());
        let is_label = |word: &str| zip.is_some() && ["zip", "code"].contains(&word.to_lowercase().as_str());
        let words = rest.split_whitespace().filter(|word| !has_digit(word) && !is_label(word));
        let text = words.collect::<Vec<_>>().join(" ");
        let is_empty = text.is_empty() && mode.is_none() && zip.is_none();
        (!is_empty).then_some(Self { text, zip, mode, is_typed_region: false })
    }

    fn pieces(&self) -> Vec<Self> {
        let pieces = self.text.split(DASHES).map(str::trim).filter(|piece| !piece.is_empty());
        pieces.map(|piece| Self { text: piece.to_owned(), ..Self::default() }).collect()
    }

    fn region(&self) -> Option<Region> {
        Region::named(&self.text).or_else(|| Region::named(&plainer(&self.text)?))
    }
}

/// Splits a text into parts. A hyphen with a space beside it separates; one within a word may be part of a name.
fn separated(text: &str) -> impl Iterator<Item = &str> {
    let marks = [" - ", " – ", " — ", "- ", " -", " or ", " & "];
    let parts = text.split([',', ';', '|', '(', ')', '[', ']', '•', '·', ':', '\n']);
    parts.flat_map(move |part| {
        let mut pieces = vec![part];
        for mark in marks {
            pieces = pieces.into_iter().flat_map(|piece| piece.split(mark)).collect();
        }
        pieces
    })
}

struct Reader<'a> {
    here: Option<&'a Place>,
    parts: &'a [Part],
    /// Whether a part may name two towns, as in "Dallas/Fort Worth"; the first counts.
    splits: bool,
}

impl Reader<'_> {
    fn town(&self) -> Option<Reading> {
        self.before_region(true)
            .or_else(|| self.after_region(true))
            .or_else(|| self.with_region_in_one_part())
            .or_else(|| self.before_region(false))
            .or_else(|| self.after_region(false))
            .or_else(|| self.alone())
    }

    /// "Charleston, SC", "Main Street, Charleston, SC", "Lyon, France". `is_part` asks for states before countries.
    fn before_region(&self, is_part: bool) -> Option<Reading> {
        self.regions(is_part).find_map(|(at, region)| {
            self.parts[..at].iter().rev().find_map(|part| self.in_region(&part.text, region, &self.parts[at].text))
        })
    }

    /// "SC, Charleston", "AU, NSW, Sydney".
    fn after_region(&self, is_part: bool) -> Option<Reading> {
        self.regions(is_part).find_map(|(at, region)| {
            self.parts[at + 1..].iter().find_map(|part| self.in_region(&part.text, region, &self.parts[at].text))
        })
    }

    fn regions(&self, is_part: bool) -> impl Iterator<Item = (usize, Region)> {
        let regions = self.parts.iter().enumerate().filter_map(|(at, part)| Some((at, part.region()?)));
        regions.filter(move |(_, region)| region.is_part() == is_part)
    }

    /// "Charleston SC", "Boise Idaho", "Charleston SC USA".
    fn with_region_in_one_part(&self) -> Option<Reading> {
        self.parts.iter().filter(|part| !part.is_typed_region).find_map(|part| {
            let words: Vec<&str> = part.text.split_whitespace().collect();
            if words.len() < 2 || self.exact(&part.text, Region::default()).is_some() {
                return None;
            }
            (1..words.len().min(MAX_REGION_WORDS + 1)).find_map(|length| {
                let (city, region) = words.split_at(words.len() - length);
                let (city, region) = (city.join(" "), region.join(" "));
                let found = Region::named(&region)?;
                if found.is_united_states() {
                    let nested = Part { text: city, ..Part::default() };
                    return Reader { parts: &[nested], ..*self }.town();
                }
                self.in_region(&city, found, &region)
            })
        })
    }

    /// A town's name alone, or next to nothing but a ZIP code.
    fn alone(&self) -> Option<Reading> {
        let mut named = self.parts.iter().filter(|part| !part.text.is_empty());
        let (only, None) = (named.next()?, named.next()) else { return None };
        let state_of_zip = self.zip().map(|place| place.region().to_owned());
        let state = state_of_zip.unwrap_or_default();
        let region = Region::typed(&state)?;
        // "DC" is a state and its only town.
        if only.text != "DC" && state_typed_as_town(&only.text).is_some() {
            return None;
        }
        // "Mexico" is a town in Missouri, but not next to "Remote".
        let is_country = Region::named(&only.text).is_some_and(|region| !region.is_part());
        if is_country && (only.mode.is_some() || self.parts.len() > 1 || self.is_united_states()) {
            return None;
        }
        // There's a Nola in the Central African Republic.
        let known = nickname(&lookup_key(&only.text)).and_then(|name| self.exact(&name, region));
        known.map(listed).or_else(|| self.in_region(&only.text, region, &state))
    }

    fn is_united_states(&self) -> bool {
        self.parts.iter().filter_map(Part::region).any(Region::is_united_states)
    }

    fn by_zip(&self) -> Option<Reading> {
        let place = self.zip()?;
        let agrees = self.parts.iter().filter_map(Part::region).all(|region| region.contains(&place));
        agrees.then(|| listed(place))
    }

    fn zip(&self) -> Option<Place> {
        // Other countries have codes of five digits too.
        let is_american = self.here.is_none_or(|here| here.country == "US");
        self.parts.iter().find_map(|part| part.zip.as_deref()).filter(|_| is_american).and_then(by_zip)
    }

    /// Finds the town that a part names in a region, which was written like `written`.
    fn in_region(&self, text: &str, region: Region, written: &str) -> Option<Reading> {
        let state = if region.is_united_states() { String::new() } else { normalize_state(written) };
        let as_written =
            |place| Reading { city: text.to_owned(), state: state.clone(), place: Some(place), ..Reading::default() };
        self.exact(text, region).map(as_written).or_else(|| {
            let pieces = text.split(DASHES).map(str::trim).filter(|piece| self.splits && piece.len() >= MIN_PIECE);
            std::iter::once(text).chain(pieces).find_map(|name| self.by_other_name(name, region)).map(listed)
        })
    }

    /// "Bronx" is in the list as "The Bronx".
    fn exact(&self, name: &str, region: Region) -> Option<Place> {
        find_near(name, &region, self.here).or_else(|| find_near(&format!("the {name}"), &region, self.here))
    }

    fn by_other_name(&self, name: &str, region: Region) -> Option<Place> {
        let other = nickname(&lookup_key(name)).or_else(|| plainer(name).filter(|plain| plain != name));
        let named = |name: &str| self.exact(name, region);
        named(name).or_else(|| {
            let other = other?;
            named(&other).or_else(|| named(&nickname(&lookup_key(&other))?))
        })
    }
}

fn listed(place: Place) -> Reading {
    Reading { city: place.name.clone(), state: place.region().to_owned(), place: Some(place), ..Reading::default() }
}

/// Splits a text without a known town: "Nowhere, ON M5V 1N6" still names the region.
fn unknown(city: &str, state: &str, parts: &[Part]) -> Reading {
    let split = || {
        let (last, before) = parts.split_last()?;
        let is_code = (2..=3).contains(&last.text.len()) && last.text.bytes().all(|b| b.is_ascii_uppercase());
        let is_region = city.contains(',') && !last.is_typed_region && (is_code || last.region().is_some());
        let names = before.iter().map(|part| part.text.as_str()).collect::<Vec<_>>().join(", ");
        is_region.then(|| (names, normalize_state(&last.text)))
    };
    let (city, state) = split().unwrap_or_else(|| (city.trim().to_owned(), normalize_state(state)));
    Reading { city, state, ..Reading::default() }
}
