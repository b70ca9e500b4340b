//! What people choose about: the categories of notifications.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::MINUTE;
use crate::push::model::Urgency;
use crate::string_enum;

string_enum! {
    /// A category of notifications.
    #[derive(Ord, PartialOrd)]
    #[schema(as = NotificationCategory)]
    Category {
        /// Messages of people.
        Messages = "messages",
        /// Applications that someone sent or received.
        Applications = "applications",
        /// Interviews and reminders of them.
        Interviews = "interviews",
        /// Offers, hires and what changes in a contract.
        Offers = "offers",
        /// Jobs that someone posted, applied to or reported.
        Jobs = "jobs",
        /// New jobs that match a saved search.
        Searches = "searches",
        /// Posting fees.
        Fees = "fees",
        /// Replies of the site's team.
        Support = "support",
        /// Who joins, and who gets into the account.
        Account = "account",
        /// What waits for the site's team. Only for staff.
        Office = "office",
    }
}

use Category::{Account, Applications, Fees, Interviews, Jobs, Messages, Offers, Office, Searches, Support};

/// The category of each kind of notification.
const KINDS: &[(&str, Category)] = &[
    ("message", Messages),
    ("message_failed", Messages),
    ("application_received", Applications),
    ("shortlisted", Applications),
    ("declined", Applications),
    ("not_selected", Applications),
    ("withdrawn", Applications),
    ("promise_near", Applications),
    ("promise_past", Applications),
    ("promise_broken", Applications),
    ("interview", Interviews),
    ("interview_off", Interviews),
    ("interview_reminder", Interviews),
    ("offer", Offers),
    ("hired", Offers),
    ("refused", Offers),
    ("contact_changed", Offers),
    ("contract", Offers),
    ("rapid_offer", Offers),
    ("rapid_hire", Offers),
    ("job_changed", Jobs),
    ("job_hold", Jobs),
    ("job_renewed", Jobs),
    ("job_expired", Jobs),
    ("job_expiring", Jobs),
    ("job_refused", Jobs),
    ("report_resolved", Jobs),
    ("search_match", Searches),
    ("fee_paid", Fees),
    ("fee_waived", Fees),
    ("fee_refunded", Fees),
    ("fee_returned", Fees),
    ("partner_unpaid", Fees),
    ("partner_ending", Fees),
    ("partner_ended", Fees),
    ("feedback", Support),
    ("message_report", Support),
    ("review_report", Support),
    ("support_answer", Support),
    ("member_joined", Account),
    ("admin_link_used", Account),
    ("test", Account),
    ("office", Office),
    ("support_waiting", Office),
    ("support_transferred", Office),
];

/// Ways in which a notification reaches someone.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Ways {
    /// Counted in the app until it's read. The list of notifications has it either way.
    pub app: bool,
    /// Pushed to phones and browsers.
    pub push: bool,
    /// Mailed, unless it's read before.
    pub mail: bool,
}

/// The ways of each category.
pub type Grid = BTreeMap<Category, Ways>;

impl Category {
    /// Returns the category of a kind of notification.
    #[must_use]
    pub fn of(kind: &str) -> Self {
        let found = KINDS.iter().find(|(known, _)| *known == kind);
        debug_assert!(found.is_some(), "the notification kind {kind} has no category");
        found.map_or(Account, |(_, category)| *category)
    }

    /// Returns its kinds of notifications, with a space around each.
    #[must_use]
    pub fn kinds(self) -> String {
        KINDS.iter().filter(|(_, category)| *category == self).fold(" ".to_owned(), |all, (kind, _)| all + kind + " ")
    }

    /// Returns the ways of someone who hasn't chosen.
    #[must_use]
    pub const fn default_ways(self) -> Ways {
        let (push, mail) = match self {
            Messages | Applications | Interviews | Offers | Account => (true, true),
            // Nobody needs to get up for these.
            Jobs | Searches | Fees => (false, true),
            // A visitor or a member waits for these right now.
            Support | Office => (true, false),
        };
        Ways { app: true, push, mail }
    }

    /// Whether only the site's team gets it.
    #[must_use]
    pub const fn is_for_staff(self) -> bool {
        matches!(self, Office)
    }

    /// Whether it always comes in the app and by mail, because it may be a sign of a break-in.
    #[must_use]
    pub const fn is_fixed(self) -> bool {
        matches!(self, Account)
    }

    /// How long a mail waits for the notification to be read in the app, in milliseconds.
    #[must_use]
    pub const fn mail_delay(self) -> i64 {
        match self {
            Account => 0,
            Messages => 15 * MINUTE,
            _ => 5 * MINUTE,
        }
    }

    /// How soon a sleeping device should wake up.
    #[must_use]
    pub const fn urgency(self) -> Urgency {
        match self {
            Messages | Interviews | Offers | Account | Office | Support => Urgency::High,
            Applications => Urgency::Normal,
            Jobs | Searches | Fees => Urgency::Low,
        }
    }
}
