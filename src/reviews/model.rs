//! What reviews say, and their clocks. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::DAY;
use crate::contracts::model::Side;
use crate::disputes::store::figures::DisputeCounts;
use crate::ids::{ContractId, ReviewId};
use crate::string_enum;
use crate::web::{Result, Validator};

/// How long after a contract's end both sides can review each other, in milliseconds.
pub const WINDOW: i64 = 14 * DAY;
/// How long before that time is over who hasn't written yet is reminded, in milliseconds.
pub const REMINDER: i64 = 3 * DAY;
/// How long after its publication a review can be replied to, in milliseconds.
pub const REPLY_WINDOW: i64 = 28 * DAY;
/// Fewer reviews than this make no score.
pub const MIN_REVIEWS: i64 = 3;
/// Maximum length of a review and of a reply, in characters.
const MAX_TEXT_CHARS: usize = 2_000;

string_enum! {
    /// What a score is about.
    #[schema(as = ReviewCategory)]
    Category {
        /// The quality of the work.
        Work = "work",
        /// Whether the worker came and finished on time.
        Reliability = "reliability",
        /// Whether the pay came as agreed and on time.
        Pay = "pay",
        /// The conditions at work, and respect.
        Conditions = "conditions",
        /// Clear words and quick answers.
        Communication = "communication",
    }
}

impl Category {
    /// Returns what a side gives scores for, in the order in which they are stored.
    #[must_use]
    pub const fn of(side: Side) -> [Self; 3] {
        match side {
            Side::Employer => [Self::Work, Self::Reliability, Self::Communication],
            Side::Worker => [Self::Pay, Self::Conditions, Self::Communication],
        }
    }
}

string_enum! {
    /// State of a review.
    #[schema(as = ReviewState)]
    State {
        /// Written, and read by nobody but its author.
        Sealed = "sealed",
        /// Public.
        Published = "published",
        /// Taken down by a moderator.
        Removed = "removed",
    }
}

/// A score.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ReviewScore)]
pub struct Score {
    /// What it's about.
    pub category: Category,
    /// 1 to 5.
    #[schema(minimum = 1, maximum = 5)]
    pub score: i64,
}

/// A review to write, or to change while it's sealed.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewReview)]
pub struct New {
    /// A score for each of the side's three categories.
    #[schema(min_items = 3, max_items = 3)]
    pub scores: Vec<Score>,
    /// In words.
    #[serde(default)]
    #[schema(max_length = 2000)]
    pub text: String,
}

impl New {
    /// Validates it and returns the scores in the order in which they are stored.
    ///
    /// # Errors
    /// 422 for `scores` and `text`.
    pub fn check(&self, side: Side) -> Result<[i64; 3]> {
        let score = |category| self.scores.iter().find(|one| one.category == category).map_or(0, |one| one.score);
        let scores = Category::of(side).map(score);
        let mut checks = Validator::default();
        let is_complete = self.scores.len() == 3 && scores.iter().all(|score| (1..=5).contains(score));
        checks.require(is_complete, "scores", "Give one to five stars for each.");
        checks.at_most(&self.text, MAX_TEXT_CHARS, "text");
        checks.finish()?;
        Ok(scores)
    }
}

/// A reply to write.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewReviewReply)]
pub struct NewReply {
    /// The text.
    #[schema(min_length = 1, max_length = 2000)]
    pub text: String,
}

impl NewReply {
    /// Validates the reply.
    ///
    /// # Errors
    /// 422 for `text`.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.text(&self.text, MAX_TEXT_CHARS, "text", "Write a reply.");
        checks.finish()
    }
}

/// A review.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// Its id.
    pub id: ReviewId,
    /// The contract.
    pub contract_id: ContractId,
    /// Title of the work.
    pub work: String,
    /// The side that wrote it.
    pub side: Side,
    /// Who wrote it: the employer's public name, or the worker's first name and last initial.
    pub author: String,
    /// The scores.
    pub scores: Vec<Score>,
    /// In words; empty if there are none.
    pub text: String,
    /// State.
    pub state: State,
    /// When it was published, in milliseconds since the epoch; null while it's sealed.
    pub published_at: Option<i64>,
    /// The other side's reply; null if there is none.
    pub reply: Option<String>,
    /// Address of the page of the person or employer reviewed.
    pub href: String,
}

/// A score of several reviews.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CategoryScore {
    /// What it's about.
    pub category: Category,
    /// The mean in hundredths: 100 to 500.
    pub mean: i64,
}

/// What the published reviews about someone add up to.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ReviewSummary)]
pub struct Summary {
    /// Number of published reviews.
    pub count: i64,
    /// The mean of all their scores in hundredths: 100 to 500; null with fewer than three reviews.
    pub mean: Option<i64>,
    /// The mean of each category; empty with fewer than three reviews.
    pub categories: Vec<CategoryScore>,
    /// Number of contracts that both sides confirmed and that are over.
    pub contracts: i64,
    /// How they kept what they agreed to.
    pub kept: Kept,
    /// How their disputes ended.
    pub disputes: DisputeCounts,
}

/// How someone kept what they agreed to in the last year: a worker their confirmed shifts, an employer the due days of
/// invoices.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Kept {
    /// Number of shifts that the worker confirmed, or of invoices that were paid or whose day is over. At most the newest 500.
    pub due: i64,
    /// Number of those shifts that the worker worked, or of those invoices that were paid in full within two days of their day.
    pub kept: i64,
}

/// Returns a mean in hundredths, rounded half up.
#[must_use]
pub const fn mean(sum: i64, count: i64) -> i64 {
    if count == 0 { 0 } else { (sum * 100 + count / 2) / count }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_review_has_a_score_for_each_category_of_its_side() {
        let new = |scores: &[(Category, i64)]| New {
            scores: scores.iter().map(|(category, score)| Score { category: *category, score: *score }).collect(),
            text: String::new(),
        };
        let full = [(Category::Communication, 3), (Category::Work, 5), (Category::Reliability, 4)];
        assert_eq!(new(&full).check(Side::Employer).unwrap(), [5, 4, 3]);
        assert!(new(&full).check(Side::Worker).is_err(), "those are the employer's");
        assert!(new(&full[..2]).check(Side::Employer).is_err());
        assert!(new(&[full[0], full[1], (Category::Reliability, 6)]).check(Side::Employer).is_err());
    }

    #[test]
    fn means_round_half_up() {
        assert_eq!([mean(14, 3), mean(9, 2), mean(0, 0)], [467, 450, 0]);
    }
}
