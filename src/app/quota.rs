//! How much one person may write, so that no account can fill the disk. Staff have a quota of reset links only, and
//! imports, which run on the console, have none. Uploads have their own in `files`.

use axum::http::Method;

use crate::clock::{DAY, HOUR, SECOND};
use crate::db::Tx;
use crate::ids::UserId;
use crate::web::{Error, Result};
use crate::{args, statements};

statements! {
    // A window that begins in the future is from before the clock was set back, so it's over, too.
    SPEND = "INSERT INTO write_quotas (user_id, quota, started_at, used) VALUES ($1, $2, $3, $4)
             ON CONFLICT (user_id, quota) DO UPDATE SET
               used = CASE WHEN write_quotas.started_at > $5 AND write_quotas.started_at <= $3 THEN write_quotas.used + $4 ELSE $4 END,
               started_at = CASE WHEN write_quotas.started_at > $5 AND write_quotas.started_at <= $3 THEN write_quotas.started_at ELSE $3 END
             RETURNING used, started_at";
}

/// Declares [`Quota`] and its rules: name, default maximum, the time it's for, and what to tell someone who used it up.
macro_rules! quotas {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $max:expr, $window:expr, $message:literal;)*) => {
        /// What is counted.
        #[derive(Clone, Copy, Debug, Eq, PartialEq)]
        pub enum Quota { $($(#[$doc])* $name,)* }

        /// The quotas with their names, in the order of the enum.
        pub const NAMES: &[(Quota, &str)] = &[$((Quota::$name, $text),)*];

        const RULES: &[Rule] = &[$(Rule { max: $max, window: $window, message: $message },)*];
    };
}

/// The maximum per window of time, in milliseconds.
struct Rule {
    max: i64,
    window: i64,
    message: &'static str,
}

quotas! {
    /// New jobs.
    Jobs = "jobs", 50, DAY, "You’ve added as many jobs as one person can in a day. Try again tomorrow, or ask the site’s team to import them.";
    /// Messages to other people.
    Messages = "messages", 300, HOUR, "You’ve sent as many messages as one person can in an hour. Try again later.";
    /// New conversations with people who didn't apply and weren't applied to.
    Introductions = "introductions", 30, DAY, "You’ve written to as many new people as one person can in a day. Try again tomorrow.";
    /// Times proposed for interviews, each of which the other side hears about.
    Interviews = "interviews", 100, HOUR, "You’ve proposed as many interview times as one person can in an hour. Try again later.";
    /// Contracts proposed to people with an earlier one.
    Contracts = "contracts", 50, DAY, "You’ve proposed as many contracts as one person can in a day. Try again tomorrow.";
    /// Drafts, which forms save while people type.
    Drafts = "drafts", 2_000, HOUR, "You’ve saved drafts too many times in the last hour. Your draft is still on this device.";
    /// All other changes.
    Changes = "changes", 600, HOUR, "You’ve made as many changes as one person can in an hour. Try again later.";
    /// Bytes of responses that are stored for a day in case a request is repeated.
    Responses = "response-bytes", 20 * 1024 * 1024, DAY, "You’ve made as many changes as one person can in a day. Try again tomorrow.";
    /// Password reset links that staff make.
    ResetLinks = "reset-links", 30, HOUR, "You’ve made as many reset links as one person can in an hour. Try again later.";
}

/// Routes that don't count as [`Quota::Changes`].
const ROUTES: &[(&str, &str, Quota)] = &[
    ("POST", "/api/jobs", Quota::Jobs),
    ("POST", "/api/jobs/{id}/duplicate", Quota::Jobs),
    ("POST", "/api/rapid-hires", Quota::Jobs),
    ("POST", "/api/support/chat/message", Quota::Messages),
    ("POST", "/api/conversations/{id}/messages", Quota::Messages),
    ("POST", "/api/interviews", Quota::Interviews),
    ("POST", "/api/contracts", Quota::Contracts),
    ("POST", "/api/interviews/{id}/move", Quota::Interviews),
    ("POST", "/api/admin/people/{id}/reset-link", Quota::ResetLinks),
    ("PUT", "/api/drafts/{name}", Quota::Drafts),
    ("DELETE", "/api/drafts/{name}", Quota::Drafts),
];

impl Quota {
    /// Returns what a write to a route counts as.
    #[must_use]
    pub fn of(method: &Method, route: &str) -> Self {
        let row = ROUTES.iter().find(|(m, path, _)| method == m && route == *path);
        row.map_or(Self::Changes, |(_, _, quota)| *quota)
    }
}

/// The maximum of each quota, in the order of [`NAMES`].
#[derive(Clone, Debug)]
pub struct Quotas(Vec<i64>);

impl Default for Quotas {
    fn default() -> Self {
        Self(RULES.iter().map(|rule| rule.max).collect())
    }
}

impl Quotas {
    /// Returns the defaults, changed by settings like `jobs=200`.
    ///
    /// # Errors
    /// A message for the operator if a setting isn't the name of a quota and a number.
    pub fn parse(settings: &[String]) -> std::result::Result<Self, String> {
        let mut quotas = Self::default();
        for setting in settings {
            let found = setting.split_once('=').and_then(|(name, max)| {
                let (quota, _) = NAMES.iter().find(|(_, text)| *text == name.trim())?;
                Some((*quota, max.trim().parse::<u32>().ok()?))
            });
            let Some((quota, max)) = found else {
                let names: Vec<&str> = NAMES.iter().map(|(_, name)| *name).collect();
                return Err(format!(
                    "--quota {setting}: use NAME=NUMBER with one of these names: {}",
                    names.join(", ")
                ));
            };
            quotas.0[quota as usize] = i64::from(max);
        }
        Ok(quotas)
    }

    /// Counts `amount` toward a person's quota, in the transaction that uses it.
    ///
    /// # Errors
    /// 429 with the seconds to wait if it's used up.
    pub fn spend(&self, tx: &mut Tx, user: UserId, quota: Quota, amount: usize) -> Result<()> {
        let (rule, name, now) = (&RULES[quota as usize], NAMES[quota as usize].1, tx.now());
        let amount = i64::try_from(amount).unwrap_or(i64::MAX);
        let (total, started_at): (i64, i64) =
            tx.one(SPEND, args![user, name, now, amount, now - rule.window], |row| Ok((row.take()?, row.take()?)))?;
        if total <= self.0[quota as usize] {
            return Ok(());
        }
        Err(Error::rate_limited_with("quota", rule.message, (started_at + rule.window - now) / SECOND + 1))
    }
}
