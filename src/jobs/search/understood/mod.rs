//! Reading filters out of the words of a search: "nurse in the Bronx, $30 an hour, weekends".
//!
//! What isn't understood stays words. A filter chosen explicitly always wins over one that was read.

mod pay;
mod place;

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

use self::pay::MinPay;
use self::place::Where;
use super::facets::{self, Facet};
use super::index::{Expr, Index};
use super::property::Property;
use super::query::{MatchMode, Near, Search};
use super::tokens::{self, Token};
use super::words::Words;
use crate::db::{Result, Tx};
use crate::ids::PlaceId;
use crate::money::format;
use crate::pay::PayUnit;
use crate::site;
use crate::text::capitalized;

/// Words that say nothing about a job.
const FILLERS: [&str; 15] = [
    "job",
    "jobs",
    "openings",
    "vacancies",
    "hiring",
    "looking",
    "wanted",
    "careers",
    "employment",
    "near",
    "nearby",
    "me",
    "i",
    "need",
    "want",
];

/// Places looked up per search.
const MAX_LOOKUPS: usize = 3;

/// A part of the words that is taken as a filter.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Understood {
    /// What it filters by: `pay`, `place`, `hours`, `when`, `experience`, `remote` or `urgent`.
    pub field: &'static str,
    /// The value: minor units and a unit as in `2000 hour`, the id of a town, the code of a state, the name of another place, or a name such as `part_time`.
    pub value: String,
    /// The part of the query; as `literal` it's taken as words.
    pub text: String,
    /// The filter in words.
    pub label: String,
    /// Whether no job fits with it, so that the results leave it out.
    pub ignored: bool,
}

impl Understood {
    /// Whether it says where jobs should be.
    #[must_use]
    pub fn is_place(&self) -> bool {
        self.field == "place"
    }
}

/// The place where the results are.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FoundPlace {
    /// Id of the town in the center; null for a state or a neighborhood.
    pub id: Option<PlaceId>,
    /// Name, such as "Charleston, SC".
    pub label: String,
    /// Radius in miles; null without one.
    pub miles: Option<f64>,
}

impl FoundPlace {
    /// Returns the town in the center of a search.
    #[must_use]
    pub fn around(near: &Near) -> Self {
        Self { id: Some(near.place.id), label: near.place.label(), miles: near.miles }
    }

    fn named(label: String) -> Self {
        Self { id: None, label, miles: None }
    }
}

/// Looks up the place that is typed in a field of its own, unless another filter says where. Returns the search in it,
/// and the place if it's known.
pub fn read_place(tx: &mut Tx, search: &Search) -> Result<(Search, Option<FoundPlace>)> {
    let mut search = search.clone();
    let Some(text) = search.typed_place.clone().filter(|_| !search.has_place()) else { return Ok((search, None)) };
    let found = match place::typed(tx, &text, search.within_miles.unwrap_or(place::MILES))? {
        Some(Where::Near(near)) => {
            let found = FoundPlace::around(&near);
            search.near = Some(near);
            found
        }
        Some(Where::State(code)) => {
            search.state = Some(code.to_owned());
            FoundPlace::named(if text.len() == code.len() { code.to_owned() } else { capitalized(&text) })
        }
        Some(Where::Named(expr)) => {
            search.also.push(expr);
            FoundPlace::named(text)
        }
        None => {
            search.also.push(Expr::NOTHING);
            return Ok((search, None));
        }
    };
    Ok((search, Some(found)))
}

/// A search whose words were read.
pub struct Reading {
    /// The search with the filters and without their words.
    pub search: Search,
    /// What was understood.
    pub understood: Vec<Understood>,
    facets: Vec<&'static Facet>,
    /// What the search requires besides the facets.
    required: Vec<Expr>,
    /// How often a place may still be looked up.
    lookups: usize,
}

/// Reads the words of a search.
pub fn read(tx: &mut Tx, search: &Search) -> Result<Reading> {
    let mut reading = Reading {
        search: search.clone(),
        understood: Vec::new(),
        facets: Vec::new(),
        required: Vec::new(),
        lookups: MAX_LOOKUPS,
    };
    let Some(text) = search.query.as_deref().filter(|_| search.match_mode != MatchMode::Any) else {
        return Ok(reading);
    };
    let tokens = tokens::read(text);
    let (mut index, mut at, mut rest) = (Index::default(), 0, String::new());
    let mut copied = 0;
    while at < tokens.len() {
        let left = &tokens[at..];
        match filter_at(tx, &mut index, text, left, &mut reading)? {
            Some(taken) => {
                rest.push_str(&text[copied..left[0].start]);
                rest.push(' ');
                copied = left[taken - 1].end;
                at += taken;
            }
            None => at += 1,
        }
    }
    reading.filter_by_facets();
    if copied > 0 {
        rest.push_str(&text[copied..]);
        reading.search.words = Words::read(&rest);
    }
    if let Some(words) = &reading.search.words {
        match words.without(&FILLERS) {
            Some(words) => reading.search.words = Some(words),
            // "jobs in the Bronx" is only about the place and "jobs near me" about nothing, but "hiring" alone is a word.
            None if copied > 0 || words.as_slice().len() > 1 => reading.search.words = None,
            None => {}
        }
    }
    Ok(reading)
}

/// Reads one filter at the start of the tokens, applies it and returns how many tokens it takes.
fn filter_at(
    tx: &mut Tx,
    index: &mut Index,
    text: &str,
    tokens: &[Token],
    reading: &mut Reading,
) -> Result<Option<usize>> {
    let said = |taken: usize| &text[tokens[0].start..tokens[taken - 1].end];
    let is_literal = |taken: usize| reading.search.is_literal(said(taken));
    let is_new = |field: &str| reading.understood.iter().all(|one| one.field != field);
    let pay = pay::at(text, tokens).filter(|_| is_new("pay"));
    if let Some((taken, pay)) = pay.filter(|(taken, _)| !is_literal(*taken)) {
        let currency = site::store::currency(tx)?;
        reading.ask_for_pay(pay, &currency, said(taken));
        return Ok(Some(taken));
    }
    if let Some((taken, one)) = facets::at(tokens).filter(|(taken, _)| !is_literal(*taken)) {
        reading.ask_for(one, said(taken));
        return Ok(Some(taken));
    }
    if !is_new("place") || reading.lookups == 0 || !place::is_likely(tokens) {
        return Ok(None);
    }
    reading.lookups -= 1;
    let miles = reading.search.within_miles.unwrap_or(place::MILES);
    let place = place::at(tx, index, text, tokens, miles)?;
    let Some((taken, found)) = place.filter(|(taken, _)| !reading.search.is_literal(said(*taken))) else {
        return Ok(None);
    };
    reading.look_in(found, said(taken));
    Ok(Some(taken))
}

impl Reading {
    /// Returns the search without pay and facets that were read. `typed` is the search before reading.
    #[must_use]
    pub fn without_conditions(&self, typed: &Search) -> Search {
        let (min_hourly_pay, min_job_pay) = (typed.min_hourly_pay, typed.min_job_pay);
        Search { min_hourly_pay, min_job_pay, also: self.required.clone(), ..self.search.clone() }
    }

    fn add(&mut self, field: &'static str, value: String, text: &str, label: String) {
        self.understood.push(Understood { field, value, text: text.to_owned(), label, ignored: false });
    }

    fn ask_for_pay(&mut self, pay: MinPay, currency: &str, text: &str) {
        let search = &mut self.search;
        if search.min_hourly_pay.is_some() || search.min_job_pay.is_some() {
            return;
        }
        let minor = format::minor_units(pay.hundredths, currency);
        search.min_hourly_pay = pay.unit.per_hour(minor);
        search.min_job_pay = Some(minor).filter(|_| pay.unit == PayUnit::Job);
        let amount = format::format_amount(minor, currency);
        let amount = amount.strip_suffix(".00").unwrap_or(&amount);
        let per = match pay.unit {
            PayUnit::Job => "for the job",
            PayUnit::Hour => "an hour",
            PayUnit::Day => "a day",
            PayUnit::Week => "a week",
            PayUnit::Month => "a month",
            PayUnit::Year => "a year",
        };
        self.add("pay", format!("{minor} {}", pay.unit.as_str()), text, format!("{amount} {per} or more"));
    }

    fn ask_for(&mut self, one: &'static Facet, text: &str) {
        let is_chosen = match one.field {
            "remote" => self.search.remote.is_some(),
            "urgent" => self.search.urgent.is_some(),
            _ => false,
        };
        if !is_chosen && self.facets.iter().all(|known| known.label != one.label) {
            self.facets.push(one);
            self.add(one.field, one.value.to_owned(), text, one.label.to_owned());
        }
    }

    /// Filters by the facets: by all of them, but by any of those in one field, as in "full time or part time".
    fn filter_by_facets(&mut self) {
        self.required.clone_from(&self.search.also);
        let mut fields: BTreeMap<&str, Vec<Expr>> = BTreeMap::new();
        for one in &self.facets {
            fields.entry(one.field).or_default().push(Expr::Term(Property::Facet(one).term()));
        }
        self.search.also.extend(fields.into_values().map(Expr::Any));
    }

    fn look_in(&mut self, found: Where, text: &str) {
        let search = &mut self.search;
        if search.has_place() || search.typed_place.is_some() {
            return;
        }
        match found {
            Where::State(code) => {
                search.state = Some(code.to_owned());
                self.add("place", code.to_owned(), text, capitalized(text));
            }
            Where::Near(near) => {
                let miles = near.miles.unwrap_or_default();
                let unit = if miles > 1.0 { "miles" } else { "mile" };
                let label = format!("Within {miles} {unit} of {}", near.place.label());
                let value = near.place.id.to_string();
                search.near = Some(near);
                self.add("place", value, text, label);
            }
            Where::Named(expr) => {
                search.also.push(expr);
                self.add("place", text.to_owned(), text, capitalized(text));
            }
        }
    }
}
