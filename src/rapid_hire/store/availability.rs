//! Who can be asked to work, in the database.

use crate::db::{Error, Result, Row, Tx, value};
use crate::ids::UserId;
use crate::rapid_hire::availability::Availability;
use crate::rapid_hire::town::Town;
use crate::week::WeekRange;
use crate::{args, site, statements};

statements! {
    FIND = "SELECT available, city, state, radius_miles, min_rate, rate_unit, hours, until FROM availability WHERE user_id = $1";
    CATEGORIES = "SELECT category FROM availability_categories WHERE user_id = $1 ORDER BY category LIMIT 100";
    SET = "INSERT INTO availability (user_id, available, city, state, city_fold, lat, lon, radius_miles, min_rate, rate_unit, hours, until, updated_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
           ON CONFLICT (user_id) DO UPDATE SET available = excluded.available, city = excluded.city, state = excluded.state, city_fold = excluded.city_fold,
             lat = excluded.lat, lon = excluded.lon, radius_miles = excluded.radius_miles, min_rate = excluded.min_rate,
             rate_unit = excluded.rate_unit, hours = excluded.hours, until = excluded.until, updated_at = excluded.updated_at";
    CLEAR_CATEGORIES = "DELETE FROM availability_categories WHERE user_id = $1";
    ADD_CATEGORY = "INSERT INTO availability_categories (category, user_id) VALUES ($1, $2)";
    // The most a person is available for is 100 miles, and one box of degrees holds them.
    NEARBY = "SELECT a.city_fold, a.state, a.lat, a.lon, a.radius_miles, a.hours FROM availability a JOIN users u ON u.id = a.user_id
              WHERE a.available = 1 AND a.lat BETWEEN $1 AND $2 AND a.lon BETWEEN $3 AND $4 AND a.until > $5 AND u.disabled_at IS NULL LIMIT 5000";
    IN_TOWN = "SELECT a.city_fold, a.state, a.lat, a.lon, a.radius_miles, a.hours FROM availability a JOIN users u ON u.id = a.user_id
               WHERE a.available = 1 AND a.city_fold = $1 AND a.state = $2 AND a.until > $3 AND u.disabled_at IS NULL LIMIT 5000";
}

/// Someone who is available somewhere near.
#[derive(Debug)]
pub struct Nearby {
    /// Their town.
    pub town: Town,
    /// How far they go, in miles.
    pub radius: i64,
    /// When they work.
    pub hours: Vec<WeekRange>,
}

/// Returns what a person is available for; `None` if they never said.
pub fn find(tx: &mut Tx, user: UserId) -> Result<Option<Availability>> {
    let found = tx.find(FIND, args![user], |row| {
        let (available, city, state): (i64, _, _) = (row.take()?, row.take()?, row.take()?);
        let (radius_miles, min_rate, rate_unit) = (row.take()?, row.take()?, row.take()?);
        let hours = hours(row)?;
        let until = row.take()?;
        let categories = Vec::new();
        let available = available != 0;
        Ok(Availability { available, city, state, radius_miles, categories, min_rate, rate_unit, hours, until })
    })?;
    let Some(mut found) = found else { return Ok(None) };
    found.categories = tx.all(CATEGORIES, args![user], value)?;
    Ok(Some(found))
}

/// Stores what a person is available for.
pub fn set(tx: &mut Tx, user: UserId, new: &Availability) -> Result<()> {
    let hours = serde_json::to_string(&new.hours).map_err(|e| Error::Invalid(e.to_string()))?;
    let Town { fold, state, point } = Town::named(&new.city, &new.state, site::store::place(tx)?.as_ref());
    let (lat, lon) = point.unzip();
    let town = args![user, i64::from(new.available), new.city.trim(), &state, &fold, lat, lon];
    let now = tx.now();
    let rest = args![new.radius_miles, new.min_rate, new.rate_unit.as_str(), &hours, new.until, now];
    tx.run(SET, &[town.as_slice(), rest].concat())?;
    tx.run(CLEAR_CATEGORIES, args![user])?;
    new.categories.iter().try_for_each(|category| tx.run(ADD_CATEGORY, args![category, user]).map(drop))
}

/// Returns those whose town is in a box of degrees and who are available, at most 5,000.
pub fn nearby(tx: &mut Tx, lat: (f64, f64), lon: (f64, f64)) -> Result<Vec<Nearby>> {
    tx.all(NEARBY, args![lat.0, lat.1, lon.0, lon.1, tx.now()], near)
}

/// Returns those who live in a town and are available, at most 5,000.
pub fn in_town(tx: &mut Tx, town: &Town) -> Result<Vec<Nearby>> {
    tx.all(IN_TOWN, args![&town.fold, &town.state, tx.now()], near)
}

fn near(row: &mut Row) -> Result<Nearby> {
    Ok(Nearby { town: super::town(row)?, radius: row.take()?, hours: hours(row)? })
}

/// Reads the times of a week.
pub(super) fn hours(row: &mut Row) -> Result<Vec<WeekRange>> {
    serde_json::from_str(&row.take::<String>()?).map_err(|e| Error::Invalid(e.to_string()))
}
