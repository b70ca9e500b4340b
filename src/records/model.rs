//! What a work record says. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::is_date;
use crate::reviews::model::{Kept, Score};
use crate::text;
use crate::web::extract::has_control_characters;

/// Version of the format. A program that knows only older ones can't read the record.
pub const VERSION: i64 = 1;
/// Maximum size of a record in bytes before it's signed. Its file is a third larger, and must fit into a request.
pub const MAX_BYTES: usize = 140 * 1024;

/// Someone's work on a site. The fields are kept in files, so their meaning never changes.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WorkRecord {
    /// Version of the format.
    pub version: i64,
    /// The site that keeps the record.
    pub site: RecordSite,
    /// Full name of the person.
    pub name: String,
    /// Day on which they joined the site, YYYY-MM-DD.
    pub joined_on: String,
    /// Day on which the record was signed, YYYY-MM-DD.
    pub signed_on: String,
    /// What all their contracts add up to.
    pub totals: RecordTotals,
    /// Their contracts, those under way first, then the newest.
    pub contracts: Vec<RecordContract>,
    /// Number of contracts that the file has no room for.
    pub left_out: i64,
}

/// The site that keeps a record.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordSite {
    /// Its name.
    pub name: String,
    /// Its address, such as `https://jobs.example.org`.
    pub url: String,
}

/// What someone's contracts add up to.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordTotals {
    /// Number of contracts that both sides confirmed.
    pub contracts: i64,
    /// Number of employers.
    pub employers: i64,
    /// Approved hours, in seconds.
    pub seconds: i64,
    /// Confirmed shifts of the last year, at most the newest 500.
    pub shifts: Kept,
    /// Number of published reviews by employers.
    pub reviews: i64,
    /// The mean of all their scores in hundredths: 100 to 500; null with fewer than three reviews.
    pub mean: Option<i64>,
}

/// A contract in a record.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordContract {
    /// What the work is called.
    pub work: String,
    /// The employer's public name.
    pub employer: String,
    /// Day on which both sides had confirmed it, YYYY-MM-DD.
    pub from: String,
    /// Day on which it was over, YYYY-MM-DD; null while it isn't.
    pub to: Option<String>,
    /// Approved hours, in seconds.
    pub seconds: i64,
    /// Number of shifts that the person worked.
    pub shifts: i64,
    /// Number of approved milestones.
    pub milestones: i64,
    /// The employer's published review; null if there is none.
    pub review: Option<RecordReview>,
}

/// An employer's review in a record.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordReview {
    /// The scores.
    pub scores: Vec<Score>,
    /// In words; empty if there are none.
    pub text: String,
    /// The person's reply; null if there is none.
    pub reply: Option<String>,
}

impl WorkRecord {
    /// Leaves out the last contracts until the record fits into a file.
    #[must_use]
    pub fn fitted(mut self) -> Self {
        while self.json().len() > MAX_BYTES && !self.contracts.is_empty() {
            let keep = self.contracts.len() * 9 / 10;
            self.left_out += i64::try_from(self.contracts.len() - keep).unwrap_or(i64::MAX);
            self.contracts.truncate(keep);
        }
        self
    }

    /// Whether each value can be shown as it is. Anyone can sign a file with a key of their own, so a record may hold dates
    /// that aren't, or text that draws lines of its own on a terminal.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let dates = [&self.joined_on, &self.signed_on];
        let lines = [&self.name, &self.site.name, &self.site.url];
        let totals = &self.totals;
        let counts = [totals.contracts, totals.employers, totals.seconds, totals.reviews, self.left_out];
        dates.into_iter().all(|date| is_date(date))
            && lines.into_iter().all(|line| is_line(line))
            && counts.iter().chain(&[totals.shifts.due, totals.shifts.kept]).all(|count| *count >= 0)
            && totals.mean.is_none_or(|mean| (100..=500).contains(&mean))
            && self.contracts.iter().all(RecordContract::is_sound)
    }

    /// Returns the record as JSON, which is what is signed.
    #[must_use]
    pub fn json(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }
}

impl RecordContract {
    fn is_sound(&self) -> bool {
        is_date(&self.from)
            && self.to.as_deref().is_none_or(is_date)
            && is_line(&self.work)
            && is_line(&self.employer)
            && [self.seconds, self.shifts, self.milestones].iter().all(|count| *count >= 0)
            && self.review.as_ref().is_none_or(RecordReview::is_sound)
    }
}

impl RecordReview {
    fn is_sound(&self) -> bool {
        let texts = [Some(&self.text), self.reply.as_ref()];
        self.scores.iter().all(|score| (1..=5).contains(&score.score))
            && texts.into_iter().flatten().all(|text| !has_control_characters(text))
    }
}

/// Whether it's text of one line.
fn is_line(text: &str) -> bool {
    text::is_one_line(text) && !has_control_characters(text)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Returns a record with some contracts, each with a review of this length.
    pub fn example(contracts: usize, review_chars: usize) -> WorkRecord {
        let review = RecordReview { scores: vec![], text: "é".repeat(review_chars), reply: None };
        let contract = RecordContract {
            work: "Line cook".to_owned(),
            employer: "Corner Bistro".to_owned(),
            from: "2026-03-02".to_owned(),
            to: Some("2026-09-30".to_owned()),
            seconds: 360_000,
            shifts: 12,
            milestones: 0,
            review: Some(review),
        };
        WorkRecord {
            version: VERSION,
            site: RecordSite { name: "Jacksonville Jobs".to_owned(), url: "https://jobs.example.org".to_owned() },
            name: "Wanda Worker".to_owned(),
            joined_on: "2026-01-05".to_owned(),
            signed_on: "2026-11-26".to_owned(),
            totals: RecordTotals {
                contracts: 1,
                employers: 1,
                seconds: 360_000,
                shifts: Kept { due: 12, kept: 12 },
                reviews: 1,
                mean: None,
            },
            contracts: vec![contract; contracts],
            left_out: 0,
        }
    }

    #[test]
    fn a_record_that_cannot_be_shown_is_not_sound() {
        type Change = fn(&mut WorkRecord);
        let changes: [Change; 9] = [
            |record| record.signed_on = "soon".to_owned(),
            |record| record.joined_on = "2026-02-30".to_owned(),
            |record| record.name = "Wanda\n  key        abc".to_owned(),
            |record| record.site.url = "\u{1b}[2J".to_owned(),
            |record| record.totals.seconds = -1,
            |record| record.totals.mean = Some(900),
            |record| record.contracts[0].to = Some(String::new()),
            |record| record.contracts[0].work = "Line\tcook".to_owned(),
            |record| record.contracts[0].review.as_mut().unwrap().text = "\u{7}".to_owned(),
        ];
        for (n, change) in changes.into_iter().enumerate() {
            let mut record = example(1, 10);
            assert!(record.is_sound());
            change(&mut record);
            assert!(!record.is_sound(), "change {n}");
        }
    }

    #[test]
    fn a_long_record_leaves_out_its_last_contracts() {
        assert_eq!(example(3, 100).fitted(), example(3, 100));
        let long = example(500, 2_000).fitted();
        assert!(long.json().len() <= MAX_BYTES && long.json().len() > MAX_BYTES * 3 / 4);
        assert_eq!(i64::try_from(long.contracts.len()).unwrap() + long.left_out, 500);
    }
}
