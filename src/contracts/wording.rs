//! How the terms of a contract read in plain words. Pure: no I/O.

use serde::Serialize;
use utoipa::ToSchema;

use super::terms::{PayMethod, PayWhen, Terms};
use crate::clock;
use crate::jobs::model::Kind;
use crate::money::format::format_amount;
use crate::pay::PayUnit;

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

impl Terms {
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
            PayMethod::Other => "Any way you both agree on",
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
                "Any way you both agree on, when the employer approves the work.",
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
