//! The terms of a contract. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock;
use crate::jobs::model::{JobCard, Kind};
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
            schedule: job.when_text.clone().unwrap_or_else(|| job.hours()),
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

    /// Returns the price of the whole job in minor units; `None` if it's paid by time.
    #[must_use]
    pub fn fixed_price(&self) -> Option<i64> {
        (self.rate_unit == PayUnit::Job).then_some(self.rate)
    }

    /// Whether the work isn't done at a place. [`Self::of_offer`] writes the word for remote jobs.
    #[must_use]
    pub fn is_remote(&self) -> bool {
        self.place.trim().eq_ignore_ascii_case("remote")
    }

    /// Validates the terms, as the field `terms` of a request.
    pub fn check(&self, checks: &mut Validator) {
        checks.at_most(&self.work, MAX_WORK_CHARS, "terms.work");
        checks.line_at_most(&self.schedule, MAX_SCHEDULE_CHARS, "terms.schedule");
        let is_date = |date: &Option<String>| date.as_deref().is_none_or(clock::is_date);
        checks.require(is_date(&self.start_date), "terms.startDate", "Enter a date.");
        checks.require(is_date(&self.end_date), "terms.endDate", "Enter a date.");
        let in_order = self.start_date.as_ref().zip(self.end_date.as_ref()).is_none_or(|(start, end)| start <= end);
        checks.require(in_order, "terms.endDate", "Choose a last day on or after the first day.");
        checks.line_at_most(&self.place, MAX_PLACE_CHARS, "terms.place");
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
}

/// Validates how many days before the last day either side gives notice.
pub fn check_notice_days(checks: &mut Validator, days: i64, field: &str) {
    checks.require((0..=MAX_NOTICE_DAYS).contains(&days), field, "Choose 0 to 90 days.");
}
