//! Search filters other than words. Some are terms in the index; the rest are checked on each job found.

use std::collections::HashSet;

use super::index::Expr;
use super::property::{Property, pay_at_least};
use super::query::{Near, Search};
use super::{MAX_LISTED_PLACES, listed_places, sql};
use crate::db::{Result, Tx};
use crate::ids::EmployerId;
use crate::jobs::hidden;
use crate::jobs::model::JobCard;
use crate::{args, places};

/// Maximum number of towns within the radius that are looked up in the index. If more have jobs, most jobs are near.
const MAX_NEAR_PLACES: usize = 200;

/// The filters of one search.
pub struct Filters {
    /// The jobs that have all the properties.
    pub expr: Expr,
    /// Jobs with listing numbers up to this are too old.
    pub after: u32,
    /// The minimum pay, if the index has only a lower step.
    min_hourly_pay: Option<i64>,
    min_job_pay: Option<i64>,
    /// The radius, if the index doesn't check it.
    near: Option<Near>,
    /// The employers that the person searching hides, with the name shown on their jobs.
    hidden: HashSet<(EmployerId, String)>,
}

impl Filters {
    /// Reads what the filters need to know.
    pub fn load(tx: &mut Tx, search: &Search) -> Result<Self> {
        let properties = [
            search.category.as_deref().map(Property::Category),
            search.kind.map(Property::Kind),
            search.city.as_deref().map(Property::City),
            search.state.as_deref().map(Property::State),
            search.area.as_deref().map(Property::Area),
            search.employer.map(Property::Employer),
            search.remote.map(|_| Property::Remote),
            search.urgent.map(|_| Property::Urgent),
        ];
        let terms = properties.into_iter().flatten().map(|property| Expr::Term(property.term()));
        let hourly = search.min_hourly_pay.map(|pay| (pay, pay_at_least(pay, false)));
        let for_job = search.min_job_pay.map(|pay| (pay, pay_at_least(pay, true)));
        let to_check = |found: &Option<(i64, (Expr, bool))>| {
            found.as_ref().filter(|(_, (_, is_exact))| !is_exact).map(|(pay, _)| *pay)
        };
        let (min_hourly_pay, min_job_pay) = (to_check(&hourly), to_check(&for_job));
        let pay = hourly.into_iter().chain(for_job).map(|(_, (expr, _))| expr);
        let radius = search.near.as_ref().filter(|near| near.miles.is_some());
        let near = radius.map(|near| places_within(tx, near)).transpose()?.flatten();
        let is_exact = near.is_some();
        let since = search.since.map(|since| last_before(tx, since)).transpose()?.unwrap_or(0);
        let oldest = match search.newest {
            Some(newest) => {
                u32::try_from(crate::jobs::listing::last_listing(tx)?).unwrap_or(u32::MAX).saturating_sub(newest)
            }
            None => 0,
        };
        let expr = terms.chain(pay).chain(near).chain(search.also.iter().cloned()).fold(Expr::Everything, Expr::and);
        Ok(Self {
            expr,
            after: since.max(oldest),
            min_hourly_pay,
            min_job_pay,
            near: radius.filter(|_| !is_exact).cloned(),
            hidden: search.viewer.map(|user| hidden::of(tx, user)).transpose()?.unwrap_or_default(),
        })
    }

    /// Whether every job that the index finds fits.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.min_hourly_pay.is_none() && self.min_job_pay.is_none() && self.near.is_none() && self.hidden.is_empty()
    }

    /// Whether a job that the index found fits.
    #[must_use]
    pub fn fit(&self, card: &JobCard) -> bool {
        self.min_hourly_pay.is_none_or(|min| card.pay_hour_max >= Some(min))
            && self.min_job_pay.is_none_or(|min| card.pay_for_job() >= Some(min))
            && self.near.as_ref().is_none_or(|near| near.includes(card.point))
            && !self.hides(card)
    }

    fn hides(&self, card: &JobCard) -> bool {
        !self.hidden.is_empty()
            && self.hidden.contains(&(card.employer_id, card.hiring_name.clone().unwrap_or_default()))
    }
}

/// Returns the jobs in the towns within the radius; `None` if there are too many towns.
fn places_within(tx: &mut Tx, near: &Near) -> Result<Option<Expr>> {
    let known = listed_places(tx, MAX_LISTED_PLACES)?.into_iter().filter_map(places::by_id);
    let inside: Vec<Expr> = known
        .filter(|place| near.includes(Some((place.lat, place.lon))))
        .take(MAX_NEAR_PLACES + 1)
        .map(|place| Expr::Term(Property::Place(Some(place.id)).term()))
        .collect();
    Ok((inside.len() <= MAX_NEAR_PLACES).then_some(Expr::Any(inside)))
}

/// Returns the last listing number before a time, by binary search: listing numbers are given in the order of time.
fn last_before(tx: &mut Tx, since: i64) -> Result<u32> {
    let (mut before, mut from) = (0, crate::jobs::listing::last_listing(tx)? + 1);
    while before + 1 < from {
        let middle = before + (from - before) / 2;
        let found = tx.find(sql::LISTED_FROM, args![middle], |row| Ok((row.take::<i64>()?, row.take::<i64>()?)))?;
        match found {
            Some((listing, listed_at)) if listed_at < since => before = listing,
            _ => from = middle,
        }
    }
    Ok(u32::try_from(before).unwrap_or(u32::MAX))
}
