//! How a person wants to be reached.

use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, ToSpan as _, Zoned};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::category::{Category, Grid, Ways};
use crate::clock::zones;
use crate::db::{Result, Row, Tx};
use crate::ids::UserId;
use crate::web::Validator;
use crate::{args, site, statements, string_enum};

statements! {
    CHOICES = "SELECT category, app, push, mail FROM notification_choices WHERE user_id = $1 LIMIT 50";
    CHOICE = "SELECT app, push, mail FROM notification_choices WHERE user_id = $1 AND category = $2";
    CHOOSE = "INSERT INTO notification_choices (user_id, category, app, push, mail) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (user_id, category) DO UPDATE SET app = excluded.app, push = excluded.push, mail = excluded.mail";
    FORGET = "DELETE FROM notification_choices WHERE user_id = $1 AND category = $2";
    TIMES = "SELECT quiet_from, quiet_to, zone, digest FROM notification_times WHERE user_id = $1";
    SAVE_TIMES = "INSERT INTO notification_times (user_id, quiet_from, quiet_to, zone, digest) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (user_id) DO UPDATE SET quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, zone = excluded.zone, digest = excluded.digest";
}

/// The hour of the day at which digests are mailed.
const DIGEST_HOUR: i8 = 8;
/// Maximum length of a time zone's name.
const MAX_ZONE: usize = 60;

string_enum! {
    /// Whether mails are collected.
    Digest {
        /// Each event has its own mail.
        Off = "off",
        /// One mail each morning.
        Daily = "daily",
        /// One mail on Monday mornings.
        Weekly = "weekly",
    }
}

/// The hours without pushes.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Quiet {
    /// When they begin, as `HH:MM`.
    #[schema(example = "22:00")]
    pub from: String,
    /// When they end, as `HH:MM`; before `from` if they span midnight.
    #[schema(example = "07:00")]
    pub to: String,
    /// Time zone, such as `America/Chicago`.
    #[schema(max_length = 60)]
    pub zone: String,
}

/// How a person wants to be reached.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NotificationSettings)]
pub struct Settings {
    /// The ways of each category. A request changes only the categories that it lists.
    pub grid: Grid,
    /// The quiet hours; null for none. What happens meanwhile is pushed when they end; what can’t wait, without a sound.
    pub quiet: Option<Quiet>,
    /// Whether mails are collected. What can't wait, such as offers, cancellations and news about the account, isn't.
    pub digest: Digest,
}

/// When a person wants to be reached, as the database has it.
#[derive(Clone, Debug)]
pub struct Times {
    quiet: Option<(i16, i16)>,
    zone: TimeZone,
    digest: Digest,
}

impl Settings {
    /// Whether any mail is on that a person can do without.
    #[must_use]
    pub fn wants_mail(&self) -> bool {
        self.grid.iter().any(|(category, ways)| ways.mail && !category.is_fixed())
    }

    /// Checks a request.
    pub fn validate(&self, checks: &mut Validator) {
        for (category, ways) in &self.grid {
            let field = format!("grid.{}", category.as_str());
            let fixed = !category.is_fixed() || (ways.app && ways.mail);
            checks.require(fixed, &field, "News about your account always comes in the app and by mail.");
        }
        let Some(quiet) = &self.quiet else { return };
        let (from, to) = (minutes(&quiet.from), minutes(&quiet.to));
        checks.require(from.is_some(), "quiet.from", "Enter a time, like 22:00.");
        checks.require(to.is_some(), "quiet.to", "Enter a time, like 07:00.");
        checks.require(from.is_none() || from != to, "quiet.to", "Choose two different times.");
        checks.require(is_zone(&quiet.zone), "quiet.zone", "Choose a time zone.");
    }
}

fn is_zone(name: &str) -> bool {
    name.len() <= MAX_ZONE && zones::find(name).is_some()
}

fn minutes(text: &str) -> Option<i16> {
    let (hours, minutes) = text.split_once(':').filter(|(h, m)| h.len() == 2 && m.len() == 2)?;
    let (hours, minutes): (i16, i16) = (hours.parse().ok()?, minutes.parse().ok()?);
    ((0..24).contains(&hours) && (0..60).contains(&minutes)).then_some(hours * 60 + minutes)
}

fn text(minutes: i16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

fn ways(row: &mut Row) -> Result<Ways> {
    Ok(Ways { app: row.take()?, push: row.take()?, mail: row.take()? })
}

/// Returns a person's settings. Staff have one more category.
pub fn find(tx: &mut Tx, user: UserId, is_staff: bool) -> Result<Settings> {
    let shown = Category::ALL.iter().filter(|category| is_staff || !category.is_for_staff());
    let mut grid: Grid = shown.map(|category| (*category, category.default_ways())).collect();
    let chosen = tx.all(CHOICES, args![user], |row| Ok((row.take::<Category>()?, ways(row)?)))?;
    for (category, ways) in chosen {
        if let Some(known) = grid.get_mut(&category) {
            *known = ways;
        }
    }
    let stored = stored_times(tx, user)?;
    let site = site::store::zone(tx)?;
    let (quiet, zone, digest) = stored.unwrap_or((None, None, Digest::Off));
    let zone = zone.unwrap_or(site);
    Ok(Settings { grid, quiet: quiet.map(|(from, to)| Quiet { from: text(from), to: text(to), zone }), digest })
}

/// Stores a person's settings.
pub fn save(tx: &mut Tx, user: UserId, settings: &Settings) -> Result<()> {
    for (category, ways) in &settings.grid {
        if *ways == category.default_ways() {
            tx.run(FORGET, args![user, category.as_str()])?;
        } else {
            tx.run(CHOOSE, args![user, category.as_str(), ways.app, ways.push, ways.mail])?;
        }
    }
    let quiet = settings.quiet.as_ref();
    let from = quiet.and_then(|quiet| minutes(&quiet.from)).map(i64::from);
    let to = quiet.and_then(|quiet| minutes(&quiet.to)).map(i64::from);
    let zone = quiet.map(|quiet| quiet.zone.as_str());
    tx.run(SAVE_TIMES, args![user, from, to, zone, settings.digest.as_str()]).map(drop)
}

/// Turns off the mail that a person can do without.
pub fn stop_mail(tx: &mut Tx, user: UserId) -> Result<()> {
    for (category, ways) in find(tx, user, true)?.grid {
        if ways.mail && !category.is_fixed() {
            tx.run(CHOOSE, args![user, category.as_str(), ways.app, ways.push, false])?;
        }
    }
    Ok(())
}

/// Returns the ways that a person chose for a category.
pub fn ways_of(tx: &mut Tx, user: UserId, category: Category) -> Result<Ways> {
    Ok(tx.find(CHOICE, args![user, category.as_str()], ways)?.unwrap_or_else(|| category.default_ways()))
}

type StoredTimes = (Option<(i16, i16)>, Option<String>, Digest);

fn stored_times(tx: &mut Tx, user: UserId) -> Result<Option<StoredTimes>> {
    tx.find(TIMES, args![user], |row| {
        let (from, to): (Option<i16>, Option<i16>) = (row.take()?, row.take()?);
        Ok((from.zip(to), row.take()?, row.take()?))
    })
}

/// Returns when a person wants to be reached. Without a zone of their own, the site's counts.
pub fn times_of(tx: &mut Tx, user: UserId) -> Result<Times> {
    let (quiet, zone, digest) = stored_times(tx, user)?.unwrap_or((None, None, Digest::Off));
    let zone = match zone {
        Some(zone) => zone,
        None => site::store::zone(tx)?,
    };
    Ok(Times { quiet, zone: zones::get(&zone), digest })
}

impl Times {
    /// Whether a moment is within the quiet hours.
    #[must_use]
    pub fn is_quiet(&self, at: i64) -> bool {
        self.after_quiet(at) > at
    }

    /// Returns the first moment from `at` on that isn't within the quiet hours, in milliseconds since the epoch.
    #[must_use]
    pub fn after_quiet(&self, at: i64) -> i64 {
        let Some((from, to)) = self.quiet else { return at };
        let Some(local) = self.local(at) else { return at };
        let now = i16::from(local.hour()) * 60 + i16::from(local.minute());
        let is_quiet = if from < to { (from..to).contains(&now) } else { now >= from || now < to };
        if !is_quiet {
            return at;
        }
        let days = i64::from(from > to && now >= from);
        morning(&local, days, to).unwrap_or(at)
    }

    /// Returns when a notification of `at` is mailed, in milliseconds since the epoch: after `delay`, or with the
    /// next digest.
    #[must_use]
    pub fn mail_at(&self, at: i64, delay: i64) -> i64 {
        let days_left = |local: &Zoned, weekly: bool| {
            let is_over = local.hour() >= DIGEST_HOUR;
            let days = if weekly { 7 - i64::from(local.weekday().to_monday_zero_offset()) } else { 1 };
            // On a Monday before the digest, or on any day for a daily one, it's today's.
            if !is_over && (!weekly || days == 7) { 0 } else { days }
        };
        let Some(local) = self.local(at) else { return at + delay };
        let days = match self.digest {
            Digest::Off => return at + delay,
            Digest::Daily => days_left(&local, false),
            Digest::Weekly => days_left(&local, true),
        };
        morning(&local, days, i16::from(DIGEST_HOUR) * 60).unwrap_or(at + delay)
    }

    fn local(&self, at: i64) -> Option<Zoned> {
        Some(Timestamp::from_millisecond(at).ok()?.to_zoned(self.zone.clone()))
    }
}

/// Returns a time of the same or a later day, which isn't past. A time that daylight saving skips becomes the next one that
/// exists; of one that comes twice, it's the second if the first is over.
fn morning(local: &Zoned, days: i64, minutes: i16) -> Option<i64> {
    let span: Span = Span::new().try_days(days).ok()?;
    let date = local.date().checked_add(span).ok()?;
    let time = date.at(0, 0, 0, 0).checked_add(i64::from(minutes).minutes()).ok()?;
    let found = local.time_zone().to_ambiguous_zoned(time);
    let first = found.clone().compatible().ok()?;
    let next = if first > *local { first } else { found.later().ok()? };
    Some(next.timestamp().as_millisecond())
}
