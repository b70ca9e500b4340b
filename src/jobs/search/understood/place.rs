//! Places in a search: "in the Bronx", "near Charleston, SC", "within 10 miles of 29405".

use crate::db::{Result, Tx};
use crate::jobs::search::index::{Expr, Index};
use crate::jobs::search::property::Property;
use crate::jobs::search::query::Near;
use crate::jobs::search::terms::Field;
use crate::jobs::search::tokens::{self, Token, start_with};
use crate::places::{self, Place};
use crate::site;

/// Radius around a town in miles, unless one is typed or chosen.
pub const MILES: i64 = 25;
/// Names have at most this many words.
const MAX_WORDS: usize = 5;
/// A town without jobs counts if it's at most this many miles from the site's own town.
const MAX_MILES: f64 = 150.0;
/// A town without jobs that is farther away counts if it has at least this many people, or if its state is named or its
/// name starts with "Saint". Names of other small towns often mean something else.
const MIN_POPULATION: i64 = 50_000;

/// Phrases for the site's own town.
const HERE: [&[&str]; 4] = [&["near", "me"], &["close", "to", "me"], &["around", "me"], &["nearby"]];
/// Words before a place.
const BEFORE: [&[&str]; 6] = [&["close", "to"], &["around"], &["near"], &["at"], &["in", "the"], &["in"]];

/// Where jobs should be.
pub enum Where {
    /// Around a town.
    Near(Near),
    /// In a state, by its code.
    State(&'static str),
    /// In a neighborhood, a town or a state that jobs name.
    Named(Expr),
}

/// Reads a place that is typed in a field of its own. Returns `None` if there's no such place.
pub fn typed(tx: &mut Tx, text: &str, miles: i64) -> Result<Option<Where>> {
    let (tokens, mut index) = (tokens::read(text), Index::default());
    let around = |place: Place| Where::Near(Near::around(place, Some(miles)));
    // "Charleston, SC 29401" and "29401-1234".
    if let Some(zip) = tokens.iter().rev().take(2).find(|token| is_zip(token)) {
        return Ok(by_zip(tx, zip)?.map(around));
    }
    if tokens.is_empty() {
        return Ok(None);
    }
    // In a sentence, "in" and "or" aren't Indiana and Oregon.
    if let Some(code) = places::state_typed_as_town(text).filter(|code| code.len() == text.len()) {
        return Ok(Some(Where::State(code)));
    }
    if is_likely(&tokens)
        && let Some((taken, found)) = at(tx, &mut index, text, &tokens, miles)?
        && taken == tokens.len()
    {
        return Ok(Some(found));
    }
    // "The Dalles", but also "the Bronx".
    let shorter = tokens.get(1).filter(|_| tokens[0].word == "the").map(|second| (&text[second.start..], &tokens[1..]));
    for (name, words) in [Some((text, &tokens[..])), shorter].into_iter().flatten() {
        if let Some(found) = resolve(tx, &mut index, name, words, miles, true)? {
            return Ok(Some(found));
        }
    }
    let named = places::named(text).into_iter().next();
    Ok(named.or(places::read(text, "", here(tx)?.as_ref()).place).map(around))
}

/// Words after "in" and "at" that no place begins with.
const NOT_PLACES: [&str; 8] = ["a", "an", "my", "our", "your", "any", "all", "one"];
/// Codes of states that are words too.
const WORDS: [&str; 14] = ["al", "as", "co", "de", "hi", "id", "in", "la", "ma", "me", "oh", "ok", "or", "pa"];

/// Words that names of towns start with, as people write them.
const STARTS: [&str; 6] = ["st", "saint", "ft", "fort", "mt", "mount"];

/// Whether the tokens start like the name of a town, "St. Augustine", which needs no word before it.
fn start_name(tokens: &[Token]) -> bool {
    tokens.len() > 1 && STARTS.contains(&tokens[0].word.as_str())
}

/// Whether the tokens may start with a place. Looking it up costs more.
pub fn is_likely(tokens: &[Token]) -> bool {
    let said = HERE.iter().chain(&BEFORE).find(|words| start_with(tokens, words));
    let is_place =
        |words: &&[&str]| tokens.get(words.len()).is_none_or(|next| !NOT_PLACES.contains(&next.word.as_str()));
    said.is_some_and(is_place) || radius(tokens).is_some() || tokens.first().is_some_and(is_zip) || start_name(tokens)
}

/// Reads a place at the start of the tokens, around which jobs are within `miles` unless the words say another distance.
/// Returns it with the number of tokens it takes.
pub fn at(tx: &mut Tx, index: &mut Index, text: &str, tokens: &[Token], miles: i64) -> Result<Option<(usize, Where)>> {
    let around = |place: Place| Where::Near(Near::around(place, Some(miles)));
    if let Some(words) = HERE.iter().find(|words| start_with(tokens, words)) {
        return Ok(here(tx)?.map(|here| (words.len(), around(here))));
    }
    if let Some(token) = tokens.first().filter(|token| is_zip(token)) {
        return Ok(by_zip(tx, token)?.map(|place| (1, around(place))));
    }
    let (before, miles) = match radius(tokens) {
        Some((taken, miles)) => (taken, miles),
        None => match BEFORE.iter().find(|words| start_with(tokens, words)) {
            Some(words) => (words.len(), miles),
            None if start_name(tokens) => (0, miles),
            None => return Ok(None),
        },
    };
    let named = &tokens[before..];
    let shortest = if start_name(named) { 2 } else { 1 };
    for length in (shortest..=named.len().min(MAX_WORDS)).rev() {
        let name = &text[named[0].start..named[length - 1].end];
        // "in Nashville, in a hotel" isn't about Indiana.
        let is_word = |region: &str| WORDS.contains(&region.trim());
        if length < named.len() && name.rsplit_once(',').is_some_and(|(_, region)| is_word(region)) {
            continue;
        }
        if let Some(found) = resolve(tx, index, name, &named[..length], miles, before > 0 || length == named.len())? {
            return Ok(Some((before + length, found)));
        }
    }
    Ok(None)
}

/// Reads "within 10 miles of" or "10 miles from".
fn radius(tokens: &[Token]) -> Option<(usize, i64)> {
    let within = usize::from(tokens.first()?.word == "within");
    let amount = tokens.get(within)?.amount?;
    let is_radius = matches!(tokens.get(within + 1)?.word.as_str(), "mile" | "miles" | "mi")
        && matches!(tokens.get(within + 2)?.word.as_str(), "of" | "from");
    let miles = amount.hundredths / 100;
    (is_radius && (1..=500).contains(&miles)).then_some((within + 3, miles))
}

fn is_zip(token: &Token) -> bool {
    token.amount.is_some_and(|amount| !amount.has_sign) && places::by_zip(&token.word).is_some()
}

/// Finds the town of a ZIP code. Other countries have codes of five digits too.
fn by_zip(tx: &mut Tx, token: &Token) -> Result<Option<Place>> {
    let is_american = here(tx)?.is_none_or(|here| here.country == "US");
    Ok(places::by_zip(&token.word).filter(|_| is_american))
}

/// Finds the place that a name means here: a town with jobs, a state, a place that jobs name, or a town that
/// people may mean. `is_said` says whether the words can hardly mean anything but a place.
fn resolve(
    tx: &mut Tx,
    index: &mut Index,
    name: &str,
    words: &[Token],
    miles: i64,
    is_said: bool,
) -> Result<Option<Where>> {
    let around = |place: Place| Some(Where::Near(Near::around(place, Some(miles))));
    if let [only] = words
        && is_zip(only)
    {
        return Ok(by_zip(tx, only)?.and_then(around));
    }
    let mut towns = places::named(name);
    if towns.is_empty() {
        // "In the Bronx" is about "The Bronx".
        towns = places::named(&format!("the {name}"));
    }
    // Whoever searches on the site of a town means that town, and not a larger one far away.
    let here = if towns.is_empty() { None } else { here(tx)? };
    if let Some(own) = towns.iter().find(|town| here.as_ref().is_some_and(|here| here.id == town.id)) {
        return Ok(around(own.clone()));
    }
    let near = |town: &Place| here.as_ref().is_some_and(|here| places::miles_between(here, town) <= MAX_MILES);
    towns.sort_by_key(|town| !near(town));
    for town in &towns {
        if index.has(tx, &Expr::Term(Property::Place(Some(town.id)).term()))? {
            return Ok(around(town.clone()));
        }
    }
    if let Some(code) = places::state_typed_as_town(name).filter(|code| code.len() < name.len()) {
        return Ok(Some(Where::State(code)));
    }
    let said = phrase(words);
    if index.has(tx, &said)? {
        return Ok(Some(Where::Named(said)));
    }
    let is_certain = name.contains(',') || is_said && start_name(words);
    let large = |town: &&Place| is_certain || town.population >= MIN_POPULATION;
    Ok(towns.iter().find(|town| near(town)).or_else(|| towns.iter().find(large)).cloned().and_then(around))
}

/// Returns the jobs that name all these words in their place.
fn phrase(words: &[Token]) -> Expr {
    Field::Location.phrase(&words.iter().map(|token| token.word.as_str()).collect::<Vec<_>>())
}

/// Returns the site's own town.
fn here(tx: &mut Tx) -> Result<Option<Place>> {
    site::store::place(tx)
}
