//! Clauses of the policy matrix, such as `anonymous`, `user`, `role:worker`, `staff>=admin`, `owner@open|paused`.

use super::Relation;
use crate::identity::Caller;
use crate::identity::model::{Role, Staff};

/// Who a clause applies to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Who {
    /// Everyone, signed in or not.
    Anonymous,
    /// Everyone who is signed in.
    User,
    /// Users with this role.
    Role(Role),
    /// Staff with at least this staff role.
    Staff(Staff),
    /// Callers with this relationship to the resource.
    Relation(Relation),
}

/// One way to be allowed: who, and in which states.
#[derive(Clone, Debug)]
pub struct Clause {
    /// Who is allowed.
    pub who: Who,
    /// States, as the API names them; empty for any state.
    pub states: Vec<&'static str>,
}

impl Clause {
    /// Parses a clause of the matrix.
    ///
    /// # Panics
    /// If the text isn't a clause. The matrix is a constant, so the first request of any test would catch it.
    #[must_use]
    pub fn parse(text: &'static str) -> Self {
        let (who, states) = text.split_once('@').unwrap_or((text, ""));
        let states = states.split('|').filter(|s| !s.is_empty()).collect();
        let who = Who::parse(who).unwrap_or_else(|| panic!("{text:?} isn't a clause"));
        Self { who, states }
    }

    /// Whether the clause applies in this state.
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

    /// Whether a caller with these relationships to the resource matches.
    #[must_use]
    pub fn matches(self, caller: &Caller, relations: &[Relation]) -> bool {
        let me = caller.0.as_ref();
        match self {
            Self::Anonymous => true,
            Self::User => me.is_some(),
            Self::Role(role) => me.is_some_and(|me| me.has_role(role)),
            Self::Staff(least) => me.and_then(|me| me.staff).is_some_and(|staff| staff >= least),
            // A visitor may have no account: the handler identifies them by the token in their cookie.
            Self::Relation(Relation::Visitor) => relations.contains(&Relation::Visitor),
            Self::Relation(relation) => me.is_some() && relations.contains(&relation),
        }
    }

    /// Whether the caller could match, given the right relationship to the resource.
    #[must_use]
    pub fn could_match(self, caller: &Caller) -> bool {
        match self {
            Self::Relation(Relation::Visitor) => true,
            Self::Relation(_) => caller.0.is_some(),
            _ => self.matches(caller, &[]),
        }
    }
}
