//! State machines: the model's transitions and the policy's states agree, and no sequence of random steps reaches a
//! state that breaks a rule.

use jobstead::applications::model::{Action, Status};
use jobstead::policy::Clause;
use jobstead::policy::matrix::ROWS;
use proptest::prelude::*;

#[test]
fn the_policy_allows_exactly_the_states_with_a_transition() {
    for action in Action::ALL {
        let row = ROWS.iter().find(|row| row.path == action.path()).unwrap();
        let clauses: Vec<_> = row.allow.iter().map(|text| Clause::parse(text)).collect();
        for status in Status::ALL {
            let allowed = clauses.iter().any(|clause| clause.in_state(status.as_str()));
            assert_eq!(allowed, status.after(*action).is_some(), "{action:?} in {status:?}");
        }
    }
}

proptest! {
    #[test]
    fn an_application_in_a_final_state_never_changes(steps in prop::collection::vec(0..Action::ALL.len(), 0..40)) {
        let mut status = Status::Sent;
        let mut was_offered = false;
        for step in steps {
            let Some(next) = status.after(Action::ALL[step]) else { continue };
            prop_assert!(!status.is_final(), "{status:?} changed");
            was_offered |= next == Status::Offered;
            prop_assert!(next != Status::Hired || was_offered);
            status = next;
        }
    }

    #[test]
    fn an_application_with_a_reply_never_awaits_one_again(steps in prop::collection::vec(0..Action::ALL.len(), 0..40)) {
        let mut status = Status::Sent;
        let mut replied = false;
        for step in steps {
            status = status.after(Action::ALL[step]).unwrap_or(status);
            replied |= status.counts_as_reply();
            // Reply deadlines only apply to applications that await a reply.
            prop_assert!(!(replied && status.awaits_reply()), "{status:?}");
            prop_assert!(!status.awaits_reply() || !status.is_final());
        }
    }
}
