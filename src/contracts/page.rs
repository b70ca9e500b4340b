//! Where on a contract's page something is found.

use crate::ids::ContractId;

/// The tools whose parts of the page have a tab, by the first word of the kinds of what happens in them. The tabs have the same
/// names in `ui/src/features/contracts/words.ts`.
const TABS: &[(&str, &[&str])] = &[
    ("hours", &["hours", "shift", "timer", "timesheet", "attendance"]),
    ("milestones", &["milestone", "approve", "changes"]),
    ("pay", &["payment", "invoice", "expense", "bonus", "tip", "cash", "card", "pay"]),
    ("notes", &["note", "task"]),
];

/// Returns the path to where something of a kind is found, such as `payment_recorded`, the notification
/// `contract_payment_recorded` or what is due, such as `payment`; to the top of the page for what has no tab.
#[must_use]
pub fn href(contract: ContractId, kind: &str) -> String {
    let kind = kind.strip_prefix("contract_").unwrap_or(kind);
    let tool = kind.split('_').next().unwrap_or_default();
    let tab = TABS.iter().find(|(_, tools)| tools.contains(&tool));
    tab.map_or_else(|| format!("/contracts/{contract}"), |(tab, _)| format!("/contracts/{contract}?tab={tab}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contracts::model::Due;

    #[test]
    fn a_link_leads_to_the_tab() {
        let at = |kind| href(ContractId(5), kind);
        assert_eq!(at("payment_recorded"), "/contracts/5?tab=pay");
        assert_eq!(at("contract_shift_reminder"), "/contracts/5?tab=hours");
        assert_eq!(at("milestone_submitted"), "/contracts/5?tab=milestones");
        assert_eq!(at("terms_proposed"), "/contracts/5");
        for due in Due::ALL {
            let tab = match due {
                Due::Pay | Due::Payment | Due::Expense => "?tab=pay",
                Due::Hours | Due::Timesheet | Due::Shift | Due::Attendance => "?tab=hours",
                Due::Milestone | Due::Approve | Due::Changes => "?tab=milestones",
                Due::Confirm | Due::Terms | Due::Notice | Due::Review | Due::Dispute => "",
            };
            assert_eq!(at(due.as_str()), format!("/contracts/5{tab}"));
        }
    }
}
