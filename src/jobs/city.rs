//! The jobs page of a town: its path, its neighborhoods and what jobs there paid.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

use super::budget_guide::MIN_JOBS;
use crate::clock::DAY;
use crate::db::{self, Tx};
use crate::ids::PlaceId;
use crate::pay::PayUnit;
use crate::places::{self, Place};
use crate::{args, site, statements};

const LOOKBACK: i64 = 365 * DAY;

statements! {
    /// Reads only the newest 500 jobs; older ones name the same neighborhoods.
    AREAS = "SELECT area FROM (SELECT area FROM jobs WHERE city_fold = $1 AND (CAST($2 AS TEXT) IS NULL OR state = $2) AND listing IS NOT NULL
               ORDER BY listing DESC LIMIT 500) AS newest
             WHERE area IS NOT NULL GROUP BY area ORDER BY COUNT(*) DESC, area LIMIT 20";
    PAST_PAY = "SELECT category, budget_unit, COALESCE(budget_min, budget_max), COALESCE(budget_max, budget_min) FROM jobs
            WHERE city_fold = $1 AND (CAST($3 AS TEXT) IS NULL OR state = $3) AND status IN ('filled', 'closed', 'expired') AND listed_at IS NOT NULL AND closed_at > $2 AND COALESCE(budget_max, budget_min) IS NOT NULL
            ORDER BY closed_at DESC LIMIT 500";
}

/// Guide to the jobs of a town.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct City {
    /// Name of the town.
    pub city: String,
    /// Its US state, or its country.
    pub state: String,
    /// State to find the town's jobs by; null outside the US, where only the town's name is matched.
    pub job_state: Option<String>,
    /// Id of the town in the list of places.
    pub place_id: PlaceId,
    /// Neighborhoods named by open jobs, most frequent first; at most 20.
    pub areas: Vec<String>,
    /// Pay of jobs that ended within a year, by category and unit; only where at least five jobs stated it.
    pub pay: Vec<CategoryPay>,
    /// ISO 4217 currency code.
    pub currency: String,
}

/// What jobs of a category paid.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CategoryPay {
    /// Category id.
    pub category: String,
    /// Unit of pay.
    pub unit: PayUnit,
    /// Number of jobs behind the figures.
    pub count: i64,
    /// Lower quartile in minor units.
    pub low: i64,
    /// Upper quartile in minor units.
    pub high: i64,
}

/// Returns the town of a path like `/jobs/in/fl/jacksonville`; `None` if it is not in the list of places.
#[must_use]
pub fn find_place(state: &str, place: &str) -> Option<Place> {
    places::find(&place.replace('-', " "), state)
}

/// Returns the state that tells a town's jobs from those of towns with the same name; `None` outside the United
/// States, where people write regions in too many ways.
#[must_use]
pub fn job_state(place: &Place) -> Option<&str> {
    (place.country == "US").then_some(&place.admin1)
}

/// Returns the path of a town's page.
#[must_use]
pub fn path(place: &Place) -> String {
    let slug: Vec<String> = places::fold(&place.name)
        .split(|c: char| !c.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect();
    format!("/jobs/in/{}/{}", place.region().to_lowercase(), slug.join("-"))
}

/// Computes the neighborhoods and past pay of a town.
pub fn guide(tx: &mut Tx, place: &Place) -> db::Result<City> {
    let city = places::fold(&place.name);
    let areas = tx.all(AREAS, args![&city, job_state(place)], db::value)?;
    let mut groups = BTreeMap::<(String, String), Vec<i64>>::new();
    let rows = tx.all(PAST_PAY, args![&city, tx.now() - LOOKBACK, job_state(place)], |row| {
        let key = (row.take::<String>()?, row.take::<String>()?);
        Ok((key, i64::midpoint(row.take()?, row.take()?)))
    })?;
    for (key, pay) in rows {
        groups.entry(key).or_default().push(pay);
    }
    let mut pay = Vec::new();
    for ((category, unit), mut amounts) in groups.into_iter().filter(|(_, amounts)| amounts.len() >= MIN_JOBS) {
        amounts.sort_unstable();
        let n = amounts.len();
        pay.push(CategoryPay {
            category,
            unit: PayUnit::parse(&unit).ok_or_else(|| db::Error::Invalid(format!("unknown pay unit: {unit}")))?,
            count: i64::try_from(n).unwrap_or(i64::MAX),
            low: amounts[n / 4],
            high: amounts[n - 1 - n / 4],
        });
    }
    let currency = site::store::currency(tx)?;
    Ok(City {
        city: place.name.clone(),
        state: place.region().to_owned(),
        job_state: job_state(place).map(str::to_owned),
        place_id: place.id,
        areas,
        pay,
        currency,
    })
}
