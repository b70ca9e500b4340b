//! Interview hours in the database.

use crate::db::{Error, Result, Tx};
use crate::ids::EmployerId;
use crate::interviews::hours::Hours;
use crate::week::WeekRange;
use crate::{args, statements};

statements! {
    FIND = "SELECT hours, buffer_minutes, notice_hours, days_ahead FROM interview_hours WHERE employer_id = $1";
    SET = "INSERT INTO interview_hours (employer_id, hours, buffer_minutes, notice_hours, days_ahead, updated_at) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (employer_id) DO UPDATE SET hours = excluded.hours, buffer_minutes = excluded.buffer_minutes,
             notice_hours = excluded.notice_hours, days_ahead = excluded.days_ahead, updated_at = excluded.updated_at";
}

/// Returns an employer's interview hours; no ranges until someone sets them.
pub fn get(tx: &mut Tx, employer: EmployerId) -> Result<Hours> {
    let found = tx.find(FIND, args![employer], |row| {
        let ranges: Vec<WeekRange> = parse(&row.take::<String>()?)?;
        Ok(Hours { ranges, buffer_minutes: row.take()?, notice_hours: row.take()?, days_ahead: row.take()? })
    })?;
    Ok(found.unwrap_or_default())
}

/// Replaces an employer's interview hours.
pub fn set(tx: &mut Tx, employer: EmployerId, hours: &Hours) -> Result<()> {
    let ranges = serde_json::to_string(&hours.ranges).map_err(|e| Error::Invalid(e.to_string()))?;
    let Hours { buffer_minutes, notice_hours, days_ahead, .. } = *hours;
    tx.run(SET, args![employer, &ranges, buffer_minutes, notice_hours, days_ahead, tx.now()]).map(drop)
}

fn parse(text: &str) -> Result<Vec<WeekRange>> {
    serde_json::from_str(text).map_err(|e| Error::Invalid(e.to_string()))
}
