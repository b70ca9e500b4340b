//! Types and rules of the partner subscription. Pure: no I/O.

use serde::Serialize;
use utoipa::ToSchema;

use crate::clock;
use crate::ids::{FeeId, UserId};
use crate::money::model::{Fee, FeeQuote};
use crate::string_enum;

/// How many days after the last one someone is still a partner, so that paying a little late loses nothing.
pub const GRACE_DAYS: i64 = 7;
/// How many days before the last one the next month can be paid for. Nobody can collect free months during a promotion.
pub const RENEWAL_DAYS: i64 = 14;
/// How many days before the last one a reminder is sent.
pub const REMINDER_DAYS: i64 = 7;
/// How many days an unpaid fee waits before it's canceled.
pub const UNPAID_DAYS: i64 = 14;

string_enum! {
    /// Where a subscription is.
    SubscriptionState {
        /// Never begun.
        None = "none",
        /// Within a month that was paid or waived.
        Active = "active",
        /// The month is over, but renewing it now leaves no gap.
        Grace = "grace",
        /// Over.
        Ended = "ended",
    }
}

/// The caller's partner subscription.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartnerSubscription {
    /// Where it is.
    pub state: SubscriptionState,
    /// Its last day, YYYY-MM-DD in the site's time zone; null if it never began.
    pub last_day: Option<String>,
    /// Last day on which it can be renewed without a gap.
    pub grace_until: Option<String>,
    /// First day on which the next month can be paid for; null if it can be today.
    pub renewable_from: Option<String>,
    /// The fee that's still to be paid.
    pub fee: Option<Fee>,
    /// What a month costs the caller now.
    pub quote: FeeQuote,
}

/// A partner, as shown to the office.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Partner {
    /// Id of the person.
    pub user_id: UserId,
    /// Their full name.
    pub name: String,
    /// Their email address.
    pub email: String,
    /// Fee of their latest month.
    pub fee_id: FeeId,
    /// Last day of that month, YYYY-MM-DD.
    pub last_day: String,
    /// Whether that day is past, and the days of grace run.
    pub is_grace: bool,
}

/// The days of a subscription.
#[derive(Clone, Copy, Debug)]
pub struct Days<'a> {
    /// Last day of the latest month that counts; `None` without one.
    pub last: Option<&'a str>,
    /// Today in the site's time zone.
    pub today: &'a str,
}

impl Days<'_> {
    /// Returns where the subscription is.
    #[must_use]
    pub fn state(self) -> SubscriptionState {
        match (self.last, self.grace_until()) {
            (Some(last), _) if last >= self.today => SubscriptionState::Active,
            (_, Some(until)) if until.as_str() >= self.today => SubscriptionState::Grace,
            (Some(_), _) => SubscriptionState::Ended,
            (None, _) => SubscriptionState::None,
        }
    }

    /// Returns the last day of grace.
    #[must_use]
    pub fn grace_until(self) -> Option<String> {
        clock::add_days(self.last?, GRACE_DAYS)
    }

    /// Returns the first day on which the next month can be paid for, if that's later than today.
    #[must_use]
    pub fn renewable_from(self) -> Option<String> {
        clock::add_days(self.last?, -RENEWAL_DAYS).filter(|from| from.as_str() > self.today)
    }

    /// Returns the first and the last day of the next month. It follows the latest one, unless the days of grace are over.
    /// `None` if the days aren't dates.
    #[must_use]
    pub fn next_month(self) -> Option<(String, String)> {
        let first = match (self.last, self.state()) {
            (Some(last), SubscriptionState::Active | SubscriptionState::Grace) => clock::add_days(last, 1)?,
            _ => self.today.to_owned(),
        };
        let last = clock::end_of_month_from(&first)?;
        Some((first, last))
    }
}

#[cfg(test)]
mod tests {
    use super::{Days, SubscriptionState};

    fn days<'a>(last: &'a str, today: &'a str) -> Days<'a> {
        Days { last: Some(last), today }
    }

    #[test]
    fn a_month_follows_the_one_before_unless_the_days_of_grace_are_over() {
        let next = |days: Days| days.next_month().unwrap();
        let own = |first: &str, last: &str| (first.to_owned(), last.to_owned());
        assert_eq!(next(Days { last: None, today: "2026-11-27" }), own("2026-11-27", "2026-12-26"));
        assert_eq!(next(days("2026-12-26", "2026-12-20")), own("2026-12-27", "2027-01-26"));
        assert_eq!(next(days("2026-12-26", "2027-01-02")), own("2026-12-27", "2027-01-26"));
        assert_eq!(next(days("2026-12-26", "2027-01-03")), own("2027-01-03", "2027-02-02"));
        assert_eq!(next(days("2027-01-30", "2027-01-30")), own("2027-01-31", "2027-02-27"), "February is short");
        assert_eq!(next(days("2027-12-31", "2028-01-31")), own("2028-01-31", "2028-02-28"));
    }

    #[test]
    fn a_subscription_is_active_then_in_grace_then_over() {
        assert_eq!(Days { last: None, today: "2026-11-27" }.state(), SubscriptionState::None);
        let on = |today| days("2026-12-26", today).state();
        assert_eq!(on("2026-12-26"), SubscriptionState::Active);
        assert_eq!(on("2026-12-27"), SubscriptionState::Grace);
        assert_eq!(on("2027-01-02"), SubscriptionState::Grace);
        assert_eq!(on("2027-01-03"), SubscriptionState::Ended);
        let from = |today| days("2026-12-26", today).renewable_from();
        assert_eq!(from("2026-12-11").as_deref(), Some("2026-12-12"));
        assert_eq!((from("2026-12-12"), from("2027-03-01")), (None, None));
    }
}
