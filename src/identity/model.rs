//! Roles, staff levels, and normalized forms of names and email addresses.

use crate::text::address;
use crate::{places, string_enum};

/// Maximum length of a folded name, in characters.
const MAX_FOLDED_NAME: usize = 400;

string_enum! {
    /// What a person uses the site for. `admin` is never held; staff of level admin or higher can make it active.
    Role {
        /// Looks for work.
        Worker = "worker",
        /// Hires as an individual.
        Employer = "employer",
        /// Hires as a company with several members.
        Enterprise = "enterprise",
        /// Looks for partners and funding.
        Entrepreneur = "entrepreneur",
        /// Looks for ventures to invest in.
        Investor = "investor",
        /// Runs the site.
        Admin = "admin",
    }
}

impl Role {
    /// Returns whether the role lets a person post jobs.
    #[must_use]
    pub const fn can_post_jobs(self) -> bool {
        matches!(self, Self::Employer | Self::Enterprise)
    }
}

string_enum! {
    /// Staff level, from lowest to highest.
    #[derive(Ord, PartialOrd)]
    Staff {
        /// Answers support chats.
        Agent = "agent",
        /// Moderates, verifies and mediates.
        Moderator = "moderator",
        /// Runs the site.
        Admin = "admin",
        /// Runs the site and its staff.
        Superadmin = "superadmin",
    }
}

/// Returns the normalized email address, which is unique per account.
#[must_use]
pub fn fold_email(email: &str) -> String {
    address::fold(email)
}

/// Returns the first word of a person's name.
#[must_use]
pub fn first_name(name: &str) -> &str {
    name.split_whitespace().next().unwrap_or_default()
}

/// Returns the folded name that staff search by. Truncated, because folding can turn one character into a whole phrase.
#[must_use]
pub fn fold_name(name: &str) -> String {
    places::fold(name).chars().take(MAX_FOLDED_NAME).collect()
}

/// Returns the first name and last initial, which is how people appear to each other until one hires the other.
#[must_use]
pub fn short_name(name: &str) -> String {
    let mut words = name.split_whitespace();
    let first = words.next().unwrap_or_default();
    match words.next_back().and_then(|last| last.chars().next()) {
        Some(initial) => format!("{first} {}.", initial.to_uppercase()),
        None => first.to_owned(),
    }
}
