//! The properties of jobs that searches filter by, as terms of the index.

use super::facets::{self, Facet};
use super::index::Expr;
use crate::ids::{EmployerId, PlaceId};
use crate::jobs::model::{Job, Kind};
use crate::places;

/// Amounts of pay that are terms, in minor units: these times a power of ten. People ask for round amounts.
const PAY_STEPS: [i64; 13] = [10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90];
/// Largest power of ten.
const MAX_PAY_FACTOR: i64 = 10_000_000;

/// A property of a job that searches filter by.
#[derive(Clone, Copy, Debug)]
pub enum Property<'a> {
    /// A category's id.
    Category(&'a str),
    /// The kind of job.
    Kind(Kind),
    /// A town's folded name.
    City(&'a str),
    /// A state or region.
    State(&'a str),
    /// A neighborhood.
    Area(&'a str),
    /// The town, if it's known.
    Place(Option<PlaceId>),
    /// An employer.
    Employer(EmployerId),
    /// It can be done from anywhere.
    Remote,
    /// It needs someone within 48 hours.
    Urgent,
    /// Its texts or times say so.
    Facet(&'static Facet),
}

impl Property<'_> {
    /// Returns the term.
    #[must_use]
    pub fn term(self) -> String {
        match self {
            Self::Category(id) => format!("category={id}"),
            Self::Kind(kind) => format!("kind={}", kind.as_str()),
            Self::City(name) => format!("city={name}"),
            Self::State(name) => format!("state={name}"),
            Self::Area(name) => format!("area={name}"),
            Self::Place(Some(id)) => format!("place={id}"),
            Self::Place(None) => "place=".to_owned(),
            Self::Employer(id) => format!("employer={id}"),
            Self::Remote => "remote".to_owned(),
            Self::Urgent => "urgent".to_owned(),
            Self::Facet(facet) => format!("{}={}", facet.field, facet.value),
        }
    }
}

/// Returns the jobs that pay at least the largest step up to this amount, per hour or for the whole job, and whether that is
/// exactly the amount.
#[must_use]
pub fn pay_at_least(amount: i64, for_job: bool) -> (Expr, bool) {
    match pay_steps().take_while(|step| *step <= amount).last() {
        Some(step) => (Expr::Term(pay_term(step, for_job)), step == amount),
        None => (Expr::Everything, false),
    }
}

fn pay_term(step: i64, for_job: bool) -> String {
    format!("{}={step}", if for_job { "jobpay" } else { "pay" })
}

fn pay_steps() -> impl Iterator<Item = i64> {
    let factors =
        std::iter::successors(Some(1), |factor| Some(factor * 10)).take_while(|factor| *factor <= MAX_PAY_FACTOR);
    factors.flat_map(|factor| PAY_STEPS.iter().map(move |step| step * factor))
}

/// Returns the terms of a job's properties and of the steps of pay that it reaches.
pub fn of_job(job: &Job) -> impl Iterator<Item = String> {
    let card = &job.card;
    let town = card.place_id.and_then(places::by_id).map_or_else(|| card.city.clone(), |place| place.name);
    let town = places::fold(&town);
    let mut properties = vec![
        Property::Category(&card.category),
        Property::Kind(card.kind),
        Property::City(&town),
        Property::State(&card.state),
        Property::Place(card.place_id),
        Property::Employer(card.employer_id),
    ];
    properties.extend(card.area.as_deref().map(Property::Area));
    properties.extend(card.remote.then_some(Property::Remote));
    properties.extend(card.is_urgent.then_some(Property::Urgent));
    properties.extend(facets::of_job(job).map(Property::Facet));
    let terms: Vec<String> = properties.into_iter().map(Property::term).collect();
    let pay = [(card.pay_hour_max, false), (card.pay_for_job(), true)];
    let reached = pay.into_iter().flat_map(|(pay, for_job)| {
        pay_steps().take_while(move |step| pay.is_some_and(|pay| *step <= pay)).map(move |step| pay_term(step, for_job))
    });
    terms.into_iter().chain(reached)
}

#[cfg(test)]
mod tests {
    use super::{Expr, pay_at_least};

    #[test]
    fn pay_is_found_by_the_next_lower_step() {
        let term = |text: &str| Expr::Term(text.to_owned());
        assert_eq!(pay_at_least(2_050, false), (term("pay=2000"), false));
        assert_eq!(pay_at_least(15_000, true), (term("jobpay=15000"), true));
        assert_eq!(pay_at_least(5, false), (Expr::Everything, false));
    }
}
