//! What feedback is made of.

use serde::Serialize;
use utoipa::ToSchema;

use crate::string_enum;

string_enum! {
    /// What kind of feedback it is.
    FeedbackType {
        /// What somebody likes.
        GeneralFeedback = "general_feedback",
        /// What could be better.
        ImprovementSuggestion = "improvement_suggestion",
        /// What is missing.
        FeatureRequest = "feature_request",
        /// What is broken.
        BugReport = "bug_report",
    }
}

string_enum! {
    /// How much it presses.
    Priority {
        /// As usual.
        Medium = "medium",
        /// Something is broken.
        High = "high",
    }
}

string_enum! {
    /// What came of it.
    FeedbackState {
        /// Nobody has decided yet.
        New = "new",
        /// It will be done.
        Planned = "planned",
        /// It is done.
        Shipped = "shipped",
        /// It will not be done.
        Declined = "declined",
    }
}

impl FeedbackType {
    /// The title of feedback that was sent without one.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::GeneralFeedback => "What I Like About the product",
            Self::ImprovementSuggestion => "What Could Be Improved",
            Self::FeatureRequest => "Feature Request",
            Self::BugReport => "Bug Report",
        }
    }
}

impl FeedbackState {
    /// What its sender is told when it comes to this.
    #[must_use]
    pub const fn told(self) -> &'static str {
        match self {
            Self::New => "The office read your feedback",
            Self::Planned => "Your idea is planned",
            Self::Shipped => "Your idea is shipped",
            Self::Declined => "Your idea was declined",
        }
    }
}

/// Feedback as its sender sees it. A duplicate shows the state and the answer of the one that is kept.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Feedback {
    /// Its id.
    pub id: i64,
    /// Its kind.
    pub feedback_type: FeedbackType,
    /// Its subject.
    pub title: String,
    /// In the sender's words.
    pub description: String,
    /// How much it presses.
    pub priority: Priority,
    /// What came of it.
    pub state: FeedbackState,
    /// What the office answered; empty when it did not.
    pub answer: String,
    /// When it was sent.
    pub created_at: i64,
}

/// Feedback as the office sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfficeFeedback {
    /// What its sender sees.
    #[serde(flatten)]
    pub feedback: Feedback,
    /// Who sent it: first name and initial; null for a visitor.
    pub by: Option<String>,
    /// The error that it is about; null when there is none.
    pub error_group_id: Option<i64>,
    /// What says the same.
    pub duplicates: Vec<Duplicate>,
}

/// Feedback that says the same as the one that is kept.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Duplicate {
    /// Its id.
    pub id: i64,
    /// Its subject.
    pub title: String,
    /// In the sender's words.
    pub description: String,
}
