//! Roles, powers, and the forms of a person's name and address.

use crate::{places, string_enum};

/// Characters of a folded name at most.
const FOLD: usize = 400;

string_enum! {
    /// What a person is here for. `admin` can be active only with staff ≥ admin and is never held.
    Role {
        /// Looks for work.
        Worker = "worker",
        /// Hires as a person.
        Employer = "employer",
        /// Hires as a company with several people.
        Enterprise = "enterprise",
        /// Looks for partners and money.
        Entrepreneur = "entrepreneur",
        /// Looks for ventures.
        Investor = "investor",
        /// Runs the site.
        Admin = "admin",
    }
}

impl Role {
    /// Holding it lets a person post jobs.
    #[must_use]
    pub const fn hires(self) -> bool {
        matches!(self, Self::Employer | Self::Enterprise)
    }
}

string_enum! {
    /// The power of staff, the least first.
    #[derive(Ord, PartialOrd)]
    Staff {
        /// Answers in the support chat.
        Agent = "agent",
        /// Moderates, verifies and mediates.
        Moderator = "moderator",
        /// Runs the site.
        Admin = "admin",
        /// Runs the site and its staff.
        Superadmin = "superadmin",
    }
}

/// The form of an email address by which accounts are told apart.
#[must_use]
pub fn fold_email(email: &str) -> String {
    email.trim().to_lowercase()
}

/// The first of a person's names.
#[must_use]
pub fn first_name(name: &str) -> &str {
    name.split_whitespace().next().unwrap_or_default()
}

/// The form of a name by which staff search; a letter may stand for a whole phrase, so it has an end.
#[must_use]
pub fn fold_name(name: &str) -> String {
    places::fold(name).chars().take(FOLD).collect()
}

/// First name and initial: how people are shown until they hire each other.
#[must_use]
pub fn short_name(name: &str) -> String {
    let mut words = name.split_whitespace();
    let first = words.next().unwrap_or_default();
    match words.next_back().and_then(|last| last.chars().next()) {
        Some(initial) => format!("{first} {}.", initial.to_uppercase()),
        None => first.to_owned(),
    }
}
