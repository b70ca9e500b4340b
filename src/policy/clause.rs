//! The words of the matrix: `anonymous`, `user`, `role:worker`, `staff>=admin`, `owner@open|paused`.

use super::Relation;
use crate::identity::Caller;
use crate::identity::model::{Role, Staff};

/// Whom a clause is about.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Who {
    /// Everybody, signed in or not.
    Anonymous,
    /// Everybody who is signed in.
    User,
    /// Who holds a role.
    Role(Role),
    /// Staff of at least this power.
    Staff(Staff),
    /// Who stands so to the thing.
    Relation(Relation),
}

/// One way in: whom, and in which states (none named = in all).
#[derive(Clone, Debug)]
pub struct Clause {
    /// Whom.
    pub who: Who,
    /// The states, in the API's words.
    pub states: Vec<&'static str>,
}

impl Clause {
    /// Reads a clause of the matrix.
    ///
    /// # Panics
    /// The text is no clause. The matrix is a constant, so the first request of any test finds it.
    #[must_use]
    pub fn parse(text: &'static str) -> Self {
        let (who, states) = text.split_once('@').unwrap_or((text, ""));
        let states = states.split('|').filter(|s| !s.is_empty()).collect();
        let who = Who::parse(who).unwrap_or_else(|| panic!("{text:?} is no clause"));
        Self { who, states }
    }

    /// The clause holds in this state.
    #[must_use]
    pub fn in_state(&self, state: &str) -> bool {
        self.states.is_empty() || self.states.contains(&state)
    }
}

impl Who {
    fn parse(text: &str) -> Option<Self> {
        Some(match text {
            "anonymous" => Self::Anonymous,
            "user" => Self::User,
            "owner" => Self::Relation(Relation::Owner),
            "viewer" => Self::Relation(Relation::Viewer),
            "applicant" => Self::Relation(Relation::Applicant),
            "party" => Self::Relation(Relation::Party),
            "visitor" => Self::Relation(Relation::Visitor),
            "reader" => Self::Relation(Relation::Reader),
            _ => match (text.strip_prefix("role:"), text.strip_prefix("staff>=")) {
                (Some(role), _) => Self::Role(Role::parse(role)?),
                (_, Some(staff)) => Self::Staff(Staff::parse(staff)?),
                _ => return None,
            },
        })
    }

    /// Fits the caller who stands so to the thing.
    #[must_use]
    pub fn fits(self, caller: &Caller, relations: &[Relation]) -> bool {
        let me = caller.0.as_ref();
        match self {
            Self::Anonymous => true,
            Self::User => me.is_some(),
            Self::Role(role) => me.is_some_and(|me| me.has_role(role)),
            Self::Staff(least) => me.and_then(|me| me.staff).is_some_and(|staff| staff >= least),
            // Whom no account names: the handler knows a visitor by the token of their cookie.
            Self::Relation(Relation::Visitor) => relations.contains(&Relation::Visitor),
            Self::Relation(relation) => me.is_some() && relations.contains(&relation),
        }
    }

    /// Could fit the caller, whatever the relation is.
    #[must_use]
    pub fn may_fit(self, caller: &Caller) -> bool {
        match self {
            Self::Relation(Relation::Visitor) => true,
            Self::Relation(_) => caller.0.is_some(),
            _ => self.fits(caller, &[]),
        }
    }
}
