//! What people choose about: the categories of notifications.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::kinds::KINDS;
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
    /// Returns its kinds of notifications, with a space around each.
    #[must_use]
    pub fn kinds(self) -> String {
        KINDS.iter().filter(|kind| kind.category == self).fold(" ".to_owned(), |all, kind| all + kind.name + " ")
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
