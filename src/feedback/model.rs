//! Types for feedback.

use serde::Serialize;
use utoipa::ToSchema;

use crate::ids::{ErrorGroupId, FeedbackId};
use crate::string_enum;

string_enum! {
    /// Type of feedback.
    FeedbackType {
        /// General feedback, such as what someone likes.
        GeneralFeedback = "general_feedback",
        /// Something that could be better.
        ImprovementSuggestion = "improvement_suggestion",
        /// Something that is missing.
        FeatureRequest = "feature_request",
        /// Something that is broken.
        BugReport = "bug_report",
    }
}

string_enum! {
    /// Priority of feedback.
    Priority {
        /// Normal; the default for everything but bug reports.
        Medium = "medium",
        /// Urgent; the default for bug reports.
        High = "high",
    }
}

string_enum! {
    /// State of feedback.
    FeedbackState {
        /// Not decided yet.
        New = "new",
        /// Accepted, to be done later.
        Planned = "planned",
        /// Done.
        Shipped = "shipped",
        /// Will not be done.
        Declined = "declined",
    }
}

impl FeedbackType {
    /// Returns the title used when the sender gave none.
    #[must_use]
    pub const fn default_title(self) -> &'static str {
        match self {
            Self::GeneralFeedback => "What I Like About the product",
            Self::ImprovementSuggestion => "What Could Be Improved",
            Self::FeatureRequest => "Feature Request",
            Self::BugReport => "Bug Report",
        }
    }
}

impl FeedbackState {
    /// Returns the title of the notification that tells the sender about this state.
    #[must_use]
    pub const fn notification_title(self) -> &'static str {
        match self {
            Self::New => "The office read your feedback",
            Self::Planned => "Your idea is planned",
            Self::Shipped => "Your idea has shipped",
            Self::Declined => "Your idea was declined",
        }
    }
}

/// Feedback as its sender sees it. A duplicate shows the state and reply of the feedback it was merged into.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Feedback {
    /// Feedback id.
    pub id: FeedbackId,
    /// Type of feedback.
    pub feedback_type: FeedbackType,
    /// Title.
    pub title: String,
    /// Text, in the sender's words.
    pub description: String,
    /// Priority.
    pub priority: Priority,
    /// Current state.
    pub state: FeedbackState,
    /// The office's reply; empty if there is none.
    pub answer: String,
    /// When it was sent, in milliseconds since the epoch.
    pub created_at: i64,
}

/// Feedback as staff see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdminFeedback {
    /// The fields its sender sees.
    #[serde(flatten)]
    pub feedback: Feedback,
    /// Sender's first name and last initial; null for a visitor without an account.
    pub by: Option<String>,
    /// Id of the error it is about; null if none is linked.
    pub error_group_id: Option<ErrorGroupId>,
    /// Feedback merged into this one.
    pub duplicates: Vec<Duplicate>,
}

/// Feedback that was merged into another.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Duplicate {
    /// Feedback id.
    pub id: FeedbackId,
    /// Title.
    pub title: String,
    /// Text, in the sender's words.
    pub description: String,
}
