//! Partner months in the database. Only those that were paid or waived count.

use super::model::{GRACE_DAYS, Partner};
use crate::db::{Result, Row, Tx, value};
use crate::ids::{FeeId, UserId};
use crate::web::{List, Page};
use crate::{args, clock, site, statements};

/// Selects the latest months of partners that end on a day or later, in the order that [`partner`] reads them.
macro_rules! latest_months {
    ($rest:literal) => {
        concat!("SELECT u.id, u.name, u.email, f.id, f.last_day FROM fees f JOIN users u ON u.id = f.user_id
                 WHERE f.kind = 'partner_month' AND f.state IN ('paid', 'waived') AND f.last_day >= $1
                   AND NOT EXISTS (SELECT 1 FROM fees later WHERE later.user_id = f.user_id AND later.kind = 'partner_month'
                                   AND later.state IN ('paid', 'waived') AND later.last_day > f.last_day) ", $rest)
    };
}

statements! {
    LAST_DAY = "SELECT last_day FROM fees WHERE user_id = $1 AND kind = 'partner_month' AND state IN ('paid', 'waived') AND last_day IS NOT NULL
                ORDER BY last_day DESC LIMIT 1";
    SET_DAYS = "UPDATE fees SET first_day = $2, last_day = $3 WHERE id = $1";
    LIST = latest_months!("AND (f.last_day, f.id) > ($2, $3) ORDER BY f.last_day, f.id LIMIT $4");
    LIST_BEFORE = latest_months!("AND (f.last_day, f.id) < ($2, $3) ORDER BY f.last_day DESC, f.id DESC LIMIT $4");
}

/// Returns today in the site's time zone, as `YYYY-MM-DD`.
pub fn today(tx: &mut Tx) -> Result<String> {
    Ok(clock::date_in(&site::store::zone(tx)?, tx.now()))
}

/// Returns the last day of a person's latest month that counts.
pub fn last_day(tx: &mut Tx, user: UserId) -> Result<Option<String>> {
    tx.find(LAST_DAY, args![user], value)
}

/// Sets the days of the month that a fee is for.
pub fn set_days(tx: &mut Tx, fee: FeeId, (first, last): (&str, &str)) -> Result<()> {
    tx.run(SET_DAYS, args![fee, first, last]).map(drop)
}

/// Returns a page of the people who are partners today, in the order in which their months end.
pub fn list(tx: &mut Tx, page: &Page<(String, i64)>) -> Result<List<Partner>> {
    let today = today(tx)?;
    let from = clock::add_days(&today, -GRACE_DAYS).unwrap_or_else(|| today.clone());
    let (sql, (day, id)) = page.start(LIST, LIST_BEFORE, (String::new(), 0));
    let rows = tx.all(sql, args![&from, &day, id, page.rows()], |row| partner(row, &today))?;
    Ok(page.list(rows, |partner| (partner.last_day.clone(), partner.fee_id.0)))
}

fn partner(row: &mut Row, today: &str) -> Result<Partner> {
    let (user_id, name, email, fee_id, last_day) =
        (row.take()?, row.take()?, row.take()?, row.take()?, row.take::<String>()?);
    let is_grace = last_day.as_str() < today;
    Ok(Partner { user_id, name, email, fee_id, last_day, is_grace })
}
