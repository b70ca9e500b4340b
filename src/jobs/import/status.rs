//! Whether a job is open at its source, in the words of the systems that export jobs.

const OPEN: [&str; 12] =
    ["", "open", "active", "live", "listed", "posted", "public", "publish", "published", "yes", "true", "1"];
const CLOSED: [&str; 36] = [
    "closed",
    "completed",
    "suspended",
    "withdrawn",
    // WordPress stores pictures and older versions among the posts.
    "inherit",
    "draft",
    "auto-draft",
    "expired",
    "pending",
    "pending_payment",
    "pending payment",
    "pending review",
    "preview",
    "private",
    "trash",
    "future",
    "scheduled",
    "filled",
    "hired",
    "inactive",
    "archived",
    "archive",
    "deleted",
    "removed",
    "paused",
    "on hold",
    "on_hold",
    "hidden",
    "unlisted",
    "unpublished",
    "internal",
    "canceled",
    "cancelled",
    "no",
    "false",
    "0",
];

/// Returns whether a status means open; `None` if it isn't known.
#[must_use]
pub fn is_open(text: &str) -> Option<bool> {
    let word = text.trim().to_lowercase();
    if OPEN.contains(&word.as_str()) {
        return Some(true);
    }
    CLOSED.contains(&word.as_str()).then_some(false)
}

#[cfg(test)]
mod tests {
    use super::is_open;

    #[test]
    fn words_of_other_systems_are_known() {
        assert!(["publish", "Open", "ACTIVE", "", "yes"].iter().all(|text| is_open(text) == Some(true)));
        assert!(
            ["draft", "Expired", "pending", "closed", "no", "inherit"].iter().all(|text| is_open(text) == Some(false))
        );
        assert_eq!(is_open("In review"), None);
    }
}
