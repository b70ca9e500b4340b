//! Promotions in the database: periods when everyone, or one audience, posts for free.
//!
//! Several can run at once. Of those that apply to a person, the most recently started one counts: it is shown to them
//! and recorded on the fee. A free day during a longer promotion is shown that day; afterward, the longer one is shown
//! again.

use super::model::{Audience, Paywall, Promotion};
use crate::clock::MINUTE;
use crate::db::{Result, Row, Tx, value};
use crate::identity;
use crate::identity::Me;
use crate::identity::model::Staff;
use crate::ids::{EmployerId, PromotionId, UserId};
use crate::web::{List, Page};
use crate::{args, statements};

statements! {
    RUNNING = "SELECT id, reason, audience, starts_at, ends_at FROM promotions WHERE starts_at <= $1 AND (ends_at IS NULL OR ends_at > $1)
               ORDER BY starts_at DESC, id DESC LIMIT 50";
    LIST = "SELECT id, reason, audience, starts_at, ends_at FROM promotions WHERE starts_at <= $1 AND (starts_at, id) < ($2, $3)
            ORDER BY starts_at DESC, id DESC LIMIT $4";
    LIST_BEFORE = "SELECT id, reason, audience, starts_at, ends_at FROM promotions WHERE starts_at <= $1 AND (starts_at, id) > ($2, $3)
                 ORDER BY starts_at, id LIMIT $4";
    FIND = "SELECT id, reason, audience, starts_at, ends_at FROM promotions WHERE id = $1";
    ANY_EXISTS = "SELECT EXISTS (SELECT 1 FROM promotions)";
    START = "INSERT INTO promotions (reason, audience, starts_at, ends_at) VALUES ($1, $2, $3, $4) RETURNING id";
    END = "UPDATE promotions SET ends_at = $2 WHERE id = $1";
    END_ALL = "UPDATE promotions SET ends_at = $1 WHERE starts_at <= $1 AND (ends_at IS NULL OR ends_at > $1)";
    DELETE = "DELETE FROM promotions WHERE id = $1";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM promotions";
    WAIVED_TOTAL = "SELECT given, given_amount FROM promotions WHERE id = $1";
    COUNT_WAIVED = "UPDATE promotions SET given = given + $2, given_amount = given_amount + $2 * $3 WHERE id = $1";
    KIND = "SELECT kind FROM employers WHERE id = $1";
    HAS_POSTED = "SELECT EXISTS (SELECT 1 FROM past_posters WHERE user_id = $1) OR EXISTS (SELECT 1 FROM past_posters WHERE employer_id = $2)";
    RECORD_POSTER = "INSERT INTO past_posters (user_id, employer_id) VALUES ($1, $2) ON CONFLICT (user_id, employer_id) DO NOTHING";
}

/// A person who posts a job, and the employer they post for.
#[derive(Clone, Copy, Debug)]
pub struct Poster {
    /// Id of the user.
    pub user: UserId,
    /// Who hires.
    pub hirer: Hirer,
}

/// Who hires with a job.
#[derive(Clone, Copy, Debug)]
pub enum Hirer {
    /// An employer.
    Employer(EmployerId),
    /// A person who becomes an employer with the job.
    NewPerson,
    /// A business that is added with the job.
    NewBusiness,
}

impl Hirer {
    /// Returns the employer, or else the person themselves.
    #[must_use]
    pub fn or_new_person(employer: Option<EmployerId>) -> Self {
        employer.map_or(Self::NewPerson, Self::Employer)
    }

    const fn employer(self) -> Option<EmployerId> {
        if let Self::Employer(id) = self { Some(id) } else { None }
    }
}

impl Poster {
    /// Returns the person with their default employer.
    pub fn with_default_employer(tx: &mut Tx, user: UserId) -> Result<Self> {
        Ok(Self { user, hirer: Hirer::or_new_person(identity::store::default_employer(tx, user)?) })
    }
}

fn promotion(row: &mut Row) -> Result<Promotion> {
    Ok(Promotion {
        id: row.take()?,
        reason: row.take()?,
        audience: row.take()?,
        starts_at: row.take()?,
        ends_at: row.take()?,
    })
}

/// Returns all promotions running now, most recently started first.
pub fn running(tx: &mut Tx) -> Result<Vec<Promotion>> {
    tx.all(RUNNING, args![tx.now()], promotion)
}

/// Returns whether posting is free for everyone now.
pub fn is_free_for_everyone(tx: &mut Tx) -> Result<bool> {
    Ok(running(tx)?.iter().any(|promotion| promotion.audience == Audience::Everyone))
}

/// Returns the promotion that applies to the poster. Without a poster, only promotions for everyone apply.
pub fn current(tx: &mut Tx, poster: Option<Poster>) -> Result<Option<Promotion>> {
    for promotion in running(tx)? {
        if covers(tx, promotion.audience, poster)? {
            return Ok(Some(promotion));
        }
    }
    Ok(None)
}

fn covers(tx: &mut Tx, audience: Audience, poster: Option<Poster>) -> Result<bool> {
    let Some(poster) = poster else { return Ok(audience == Audience::Everyone) };
    match audience {
        Audience::Everyone => Ok(true),
        Audience::FirstJob => Ok(!tx.one(HAS_POSTED, args![poster.user, poster.hirer.employer()], value::<bool>)?),
        Audience::Businesses => match poster.hirer {
            Hirer::Employer(employer) => Ok(tx.one(KIND, args![employer], value::<String>)? != "person"),
            Hirer::NewPerson => Ok(false),
            Hirer::NewBusiness => Ok(true),
        },
    }
}

/// Records that a person has posted a job for an employer, so the first-job promotion no longer covers either of them.
pub fn record_poster(tx: &mut Tx, user: UserId, employer: EmployerId) -> Result<()> {
    tx.run(RECORD_POSTER, args![user, employer]).map(drop)
}

/// Returns whether and why the caller is exempt from fees. A superadmin always is, but no other rule is relaxed.
pub fn paywall(tx: &mut Tx, me: Option<&Me>) -> Result<Paywall> {
    let now = tx.now();
    let poster = me.map(|me| Poster::with_default_employer(tx, me.id)).transpose()?;
    let promotion = current(tx, poster)?;
    let bypass = me.and_then(|me| me.staff) == Some(Staff::Superadmin);
    // Round up: a minute that has started counts as a full one.
    let left = |end: i64| (end - now + MINUTE - 1) / MINUTE;
    let remaining_minutes = promotion.as_ref().and_then(|promotion| promotion.ends_at).map(left);
    let is_active = bypass || promotion.is_some();
    let bypass_reason = if bypass { "Superadmin access.".to_owned() } else { String::new() };
    let reason = promotion.map_or(bypass_reason, |promotion| promotion.reason);
    Ok(Paywall { is_active, reason, remaining_minutes, is_super_admin_bypass: bypass })
}

/// Returns a page of the promotions that started by `started_by`, most recently started first.
pub fn list(tx: &mut Tx, started_by: i64, page: &Page<(i64, i64)>) -> Result<List<Promotion>> {
    let (sql, (at, id)) = page.start(LIST, LIST_BEFORE, (i64::MAX, i64::MAX));
    let rows = tx.all(sql, args![started_by, at, id, page.rows()], promotion)?;
    Ok(page.list(rows, |promotion| (promotion.starts_at, promotion.id.0)))
}

/// Returns a promotion by id.
pub fn find(tx: &mut Tx, id: PromotionId) -> Result<Option<Promotion>> {
    tx.find(FIND, args![id], promotion)
}

/// Counts all promotions: past, running and scheduled.
pub fn count(tx: &mut Tx) -> Result<i64> {
    tx.one(COUNT, &[], value)
}

/// Returns how many fees a promotion waived and their total in minor units; none if it was deleted before its start.
pub fn waived_total(tx: &mut Tx, id: PromotionId) -> Result<(i64, i64)> {
    Ok(tx.find(WAIVED_TOTAL, args![id], |row| Ok((row.take()?, row.take()?)))?.unwrap_or_default())
}

/// Counts a fee of this amount among those that a promotion waived; `change` is 1, or -1 if the fee was canceled.
pub fn count_waived(tx: &mut Tx, id: PromotionId, amount: i64, change: i64) -> Result<()> {
    tx.run(COUNT_WAIVED, args![id, change, amount]).map(drop)
}

/// Adds a promotion that starts now or later, and returns its id.
pub fn start(
    tx: &mut Tx,
    reason: &str,
    audience: Audience,
    starts_at: i64,
    ends_at: Option<i64>,
) -> Result<PromotionId> {
    tx.insert(START, args![reason, audience.as_str(), starts_at, ends_at])
}

/// Starts the opening promotion on a site that has never had one; it runs until the operator ends it.
pub fn start_opening_promotion(tx: &mut Tx, reason: &str) -> Result<()> {
    if tx.one(ANY_EXISTS, &[], value)? {
        return Ok(());
    }
    start(tx, reason, Audience::Everyone, tx.now(), None).map(drop)
}

/// Ends a promotion, or deletes it if it has not started yet.
pub fn end(tx: &mut Tx, promotion: &Promotion) -> Result<()> {
    let now = tx.now();
    if promotion.starts_at > now {
        return tx.run(DELETE, args![promotion.id]).map(drop);
    }
    tx.run(END, args![promotion.id, now]).map(drop)
}

/// Ends all running promotions.
pub fn end_all(tx: &mut Tx) -> Result<()> {
    tx.run(END_ALL, args![tx.now()]).map(drop)
}
