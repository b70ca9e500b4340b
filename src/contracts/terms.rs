//! The terms of a contract, and how they read in plain words. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock;
use crate::jobs::model::{JobCard, Kind};
use crate::money::format::format_amount;
use crate::pay::PayUnit;
use crate::string_enum;
use crate::web::Validator;

const MAX_WORK_CHARS: usize = 20_000;
const MAX_SCHEDULE_CHARS: usize = 200;
const MAX_PLACE_CHARS: usize = 200;
const MAX_EXTRA_CHARS: usize = 2_000;
const MAX_NOTICE_DAYS: i64 = 90;
const HOURS_OF_A_WEEK: i64 = 168;
const RATES: std::ops::RangeInclusive<i64> = 1..=10_000_000_000;

string_enum! {
    /// How the worker is paid.
    #[schema(as = ContractPayMethod)]
    #[derive(Default)]
    PayMethod {
        /// In cash.
        Cash = "cash",
        /// By bank transfer.
        Bank = "bank",
        /// By card.
        Card = "card",
        /// As both sides agree.
        #[default]
        Other = "other",
    }
}

string_enum! {
    /// When the worker is paid.
    #[schema(as = ContractPayWhen)]
    #[derive(Default)]
    PayWhen {
        /// When the employer approves a milestone or a week.
        #[default]
        OnApproval = "on_approval",
        /// Every week.
        Weekly = "weekly",
        /// Every two weeks.
        TwoWeeks = "two_weeks",
        /// Every month.
        Monthly = "monthly",
        /// When the work is done.
        AtEnd = "at_end",
    }
}

/// What an employer and a worker agree on.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = ContractTerms)]
pub struct Terms {
    /// What has to be done: paragraphs, `- ` lists, `**bold**` and links.
    #[serde(default)]
    #[schema(max_length = 20_000)]
    pub work: String,
    /// Kind of work.
    pub kind: Kind,
    /// When the work happens, in free text.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub schedule: String,
    /// First day, YYYY-MM-DD; null if it's to be arranged.
    #[schema(max_length = 10)]
    pub start_date: Option<String>,
    /// Last day, YYYY-MM-DD; null if it's open.
    #[schema(max_length = 10)]
    pub end_date: Option<String>,
    /// Where the work happens, in free text.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub place: String,
    /// Rate in minor units per `rateUnit`.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    pub rate: i64,
    /// Unit of the rate.
    pub rate_unit: PayUnit,
    /// Maximum hours a week; null without one.
    #[schema(minimum = 1, maximum = 168)]
    pub weekly_hours: Option<i64>,
    /// How the worker is paid.
    #[serde(default)]
    pub pay_method: PayMethod,
    /// When the worker is paid.
    #[serde(default)]
    pub pay_when: PayWhen,
    /// How many days before the last day either side gives notice.
    #[schema(minimum = 0, maximum = 90)]
    pub notice_days: i64,
    /// What else they agree on.
    #[serde(default)]
    #[schema(max_length = 2_000)]
    pub extra: String,
}

/// One of the terms in plain words.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ContractLine)]
pub struct Line {
    /// Which of the terms it is.
    pub label: &'static str,
    /// What they agree on.
    pub text: String,
    /// What the terms in force say; null if it's the same or new.
    pub before: Option<String>,
    /// Whether it differs from the terms in force.
    pub changed: bool,
}

/// The part of the terms that an offer says; the rest is from the job.
#[derive(Clone, Copy, Debug)]
pub struct Payment {
    /// Rate in minor units per `rate_unit`.
    pub rate: i64,
    /// Unit of the rate.
    pub rate_unit: PayUnit,
    /// How the worker is paid.
    pub pay_method: PayMethod,
    /// When the worker is paid.
    pub pay_when: PayWhen,
    /// How many days before the last day either side gives notice.
    pub notice_days: i64,
}

impl Terms {
    /// Returns the terms of an accepted offer for a job.
    #[must_use]
    pub fn of_offer(job: &JobCard, description: &str, payment: Payment, start_date: Option<&str>) -> Self {
        let Payment { rate, rate_unit, pay_method, pay_when, notice_days } = payment;
        // An offer may begin later than the job said it would end.
        let ends_later = |end: &&String| start_date.is_none_or(|start| start <= end.as_str());
        let place = match (&job.area, job.remote) {
            (_, true) => "Remote".to_owned(),
            (Some(area), false) => format!("{area}, {}, {}", job.city, job.state),
            (None, false) => format!("{}, {}", job.city, job.state),
        };
        Self {
            work: description.to_owned(),
            kind: job.kind,
            schedule: job.when_text.clone().unwrap_or_default(),
            start_date: start_date.map(str::to_owned),
            end_date: job.end_date.as_ref().filter(ends_later).cloned(),
            place,
            rate,
            rate_unit,
            weekly_hours: None,
            pay_method,
            pay_when,
            notice_days,
            extra: String::new(),
        }
    }

    /// Whether the work isn't done at a place. [`Self::of_offer`] writes the word for remote jobs.
    #[must_use]
    pub fn is_remote(&self) -> bool {
        self.place.trim().eq_ignore_ascii_case("remote")
    }

    /// Validates the terms, as the field `terms` of a request.
    pub fn check(&self, checks: &mut Validator) {
        checks.at_most(&self.work, MAX_WORK_CHARS, "terms.work");
        checks.at_most(&self.schedule, MAX_SCHEDULE_CHARS, "terms.schedule");
        let is_date = |date: &Option<String>| date.as_deref().is_none_or(clock::is_date);
        checks.require(is_date(&self.start_date), "terms.startDate", "Enter a date.");
        checks.require(is_date(&self.end_date), "terms.endDate", "Enter a date.");
        let in_order = self.start_date.as_ref().zip(self.end_date.as_ref()).is_none_or(|(start, end)| start <= end);
        checks.require(in_order, "terms.endDate", "Choose a last day on or after the first day.");
        checks.at_most(&self.place, MAX_PLACE_CHARS, "terms.place");
        checks.require(RATES.contains(&self.rate), "terms.rate", "Enter the rate.");
        let hours_fit = self.weekly_hours.is_none_or(|hours| (1..=HOURS_OF_A_WEEK).contains(&hours));
        checks.require(hours_fit, "terms.weeklyHours", "Enter 1 to 168 hours, or leave it empty.");
        check_notice_days(checks, self.notice_days, "terms.noticeDays");
        checks.at_most(&self.extra, MAX_EXTRA_CHARS, "terms.extra");
    }

    /// Returns the terms with the spaces around texts removed.
    #[must_use]
    pub fn trimmed(&self) -> Self {
        let trim = |text: &String| text.trim().to_owned();
        let (work, schedule) = (trim(&self.work), trim(&self.schedule));
        Self { work, schedule, place: trim(&self.place), extra: trim(&self.extra), ..self.clone() }
    }

    /// Returns the terms in plain words, compared with those in force before.
    #[must_use]
    pub fn lines(&self, before: Option<&Self>, currency: &str) -> Vec<Line> {
        let old = before.map(|before| before.words(currency)).unwrap_or_default();
        let line = |(label, text): (&'static str, String)| {
            let was = old.iter().find(|(other, _)| *other == label).map(|(_, text)| text.clone());
            let changed = before.is_some() && was.as_ref() != Some(&text);
            Line { label, text, before: was.filter(|_| changed), changed }
        };
        self.words(currency).into_iter().map(line).collect()
    }

    /// Each of the terms as a label and a sentence; every version has the same labels, in the same order.
    fn words(&self, currency: &str) -> Vec<(&'static str, String)> {
        let or = |text: &str, none: &str| if text.is_empty() { none.to_owned() } else { text.to_owned() };
        vec![
            ("Work", or(&self.work, "As you both arrange.")),
            ("Kind of work", self.kind_words().to_owned()),
            ("When", self.when_words()),
            ("Where", or(&self.place, "To be arranged.")),
            ("Rate", self.rate_words(currency)),
            ("Payment", format!("{}, {}.", self.method_words(), self.pay_when_words())),
            ("Ending it", self.notice_words()),
            ("Also agreed", or(&self.extra, "Nothing else.")),
        ]
    }

    const fn kind_words(&self) -> &'static str {
        match self.kind {
            Kind::OneOff => "A one-time job.",
            Kind::Shift => "Shift work.",
            Kind::Hourly => "Work by the hour.",
            Kind::Steady => "A steady job.",
        }
    }

    fn when_words(&self) -> String {
        let day = |date: &String| clock::format_date(date).unwrap_or_else(|| date.clone());
        let dates = match (&self.start_date, &self.end_date) {
            (Some(start), Some(end)) if start == end => format!("On {}.", day(start)),
            (Some(start), Some(end)) => format!("From {} to {}.", day(start), day(end)),
            (Some(start), None) => format!("From {}.", day(start)),
            (None, Some(end)) => format!("First day to be arranged, until {}.", day(end)),
            (None, None) => "First day to be arranged.".to_owned(),
        };
        if self.schedule.is_empty() { dates } else { format!("{}. {dates}", self.schedule.trim_end_matches('.')) }
    }

    fn rate_words(&self, currency: &str) -> String {
        let amount = format_amount(self.rate, currency);
        let unit = match self.rate_unit {
            PayUnit::Job => "for the job",
            PayUnit::Hour => "an hour",
            PayUnit::Day => "a day",
            PayUnit::Week => "a week",
            PayUnit::Month => "a month",
            PayUnit::Year => "a year",
        };
        match self.weekly_hours {
            Some(1) => format!("{amount} {unit}, up to 1 hour a week."),
            Some(hours) => format!("{amount} {unit}, up to {hours} hours a week."),
            None => format!("{amount} {unit}."),
        }
    }

    const fn method_words(&self) -> &'static str {
        match self.pay_method {
            PayMethod::Cash => "In cash",
            PayMethod::Bank => "By bank transfer",
            PayMethod::Card => "By card",
            PayMethod::Other => "In a way that suits you both",
        }
    }

    const fn pay_when_words(&self) -> &'static str {
        match self.pay_when {
            PayWhen::OnApproval => "when the employer approves the work",
            PayWhen::Weekly => "every week",
            PayWhen::TwoWeeks => "every two weeks",
            PayWhen::Monthly => "every month",
            PayWhen::AtEnd => "when the work is done",
        }
    }

    fn notice_words(&self) -> String {
        match self.notice_days {
            0 => "Either side can end it on the same day.".to_owned(),
            1 => "Either side can end it with 1 day’s notice.".to_owned(),
            days => format!("Either side can end it with {days} days’ notice."),
        }
    }
}

/// Validates how many days before the last day either side gives notice.
pub fn check_notice_days(checks: &mut Validator, days: i64, field: &str) {
    checks.require((0..=MAX_NOTICE_DAYS).contains(&days), field, "Choose 0 to 90 days.");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms() -> Terms {
        let words = r#"{"kind":"hourly","startDate":"2026-11-30","endDate":null,"rate":2250,"rateUnit":"hour","weeklyHours":20,"noticeDays":7}"#;
        serde_json::from_str(words).unwrap()
    }

    #[test]
    fn terms_read_as_sentences() {
        let said: Vec<_> = terms().lines(None, "USD").into_iter().map(|line| line.text).collect();
        assert_eq!(
            said[2..],
            [
                "From Nov 30, 2026.",
                "To be arranged.",
                "$22.50 an hour, up to 20 hours a week.",
                "In a way that suits you both, when the employer approves the work.",
                "Either side can end it with 7 days’ notice.",
                "Nothing else.",
            ]
        );
    }

    #[test]
    fn a_proposal_shows_what_differs() {
        let new = Terms { rate: 2_500, schedule: "Mon–Fri, 9 to 1".to_owned(), ..terms() };
        let lines = new.lines(Some(&terms()), "USD");
        let changed: Vec<_> = lines.iter().filter(|line| line.changed).collect();
        assert_eq!(changed.iter().map(|line| line.label).collect::<Vec<_>>(), ["When", "Rate"]);
        assert_eq!(changed[0].text, "Mon–Fri, 9 to 1. From Nov 30, 2026.");
        assert_eq!(changed[1].before.as_deref(), Some("$22.50 an hour, up to 20 hours a week."));
        assert!(terms().lines(Some(&terms()), "USD").iter().all(|line| !line.changed && line.before.is_none()));
    }
}
