//! The table of the kinds of notifications: what each is about, how soon it leaves, and what it may replace.

use super::category::Category;
use super::category::Category::{
    Account, Applications, Fees, Interviews, Jobs, Messages, Offers, Office, Searches, Support,
};

/// How soon a notification leaves the site.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Class {
    /// At once, whatever the person collects; silently within quiet hours. For what's off, moved, offered or about to
    /// begin.
    Now,
    /// After a moment in which it may be read in the app; after quiet hours, and with the person's digest.
    Soon,
    /// When it suits: as `Soon`, but without a digest, mails collect what comes within an hour.
    Digest,
}

/// Which ways a kind of notification takes, if the person wants them.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Only {
    /// All of them.
    EveryWay,
    /// Mail, because the person did it themselves and only their calendar doesn't know.
    Mail,
    /// The app and pushes, because a mail of its own kind goes with it.
    Devices,
}

/// What is known about a kind of notification.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "it is a row of a table")]
pub struct Kind {
    /// Its name, as notifications have it.
    pub name: &'static str,
    /// What people choose about.
    pub category: Category,
    /// How soon it leaves.
    pub class: Class,
    /// Whether a new one replaces an unread one of the same kind and topic. Nothing else is ever replaced.
    pub merges: bool,
    /// Whether it may be of use only until some time. Then it leaves half an hour before at the latest.
    pub has_deadline: bool,
    /// Whether a mail about it carries the entry that calendars have of its topic.
    pub has_entry: bool,
    /// Which ways it never takes.
    pub only: Only,
    /// Whether people want to answer it, which they can't by mail.
    pub is_answered: bool,
    /// Whether it can ask for an act.
    pub asks: bool,
}

impl Kind {
    const fn new(name: &'static str, category: Category, class: Class) -> Self {
        Self {
            name,
            category,
            class,
            merges: false,
            has_deadline: false,
            has_entry: false,
            only: Only::EveryWay,
            is_answered: false,
            asks: false,
        }
    }

    const fn merges(self) -> Self {
        Self { merges: true, ..self }
    }

    const fn until(self) -> Self {
        Self { has_deadline: true, ..self }
    }

    const fn by_mail(self) -> Self {
        Self { only: Only::Mail, ..self }
    }

    const fn with_own_mail(self) -> Self {
        Self { only: Only::Devices, ..self }
    }

    const fn answered(self) -> Self {
        Self { is_answered: true, ..self }
    }

    const fn asks(self) -> Self {
        Self { asks: true, ..self }
    }

    const fn with_entry(self) -> Self {
        Self { has_entry: true, ..self }
    }

    /// Returns what is known about a kind.
    #[must_use]
    pub fn of(name: &str) -> Self {
        let found = KINDS.iter().find(|kind| kind.name == name);
        debug_assert!(found.is_some(), "the notification kind {name} isn’t in the table");
        found.copied().unwrap_or(Self::new("other", Account, Class::Soon))
    }
}

const fn now(name: &'static str, category: Category) -> Kind {
    Kind::new(name, category, Class::Now)
}

const fn soon(name: &'static str, category: Category) -> Kind {
    Kind::new(name, category, Class::Soon)
}

const fn digest(name: &'static str, category: Category) -> Kind {
    Kind::new(name, category, Class::Digest)
}

/// Every kind of notification.
pub const KINDS: &[Kind] = &[
    soon("message", Messages).merges().answered(),
    soon("message_failed", Messages),
    soon("application_received", Applications).merges(),
    soon("shortlisted", Applications).merges(),
    soon("declined", Applications).merges().with_entry(),
    soon("not_selected", Applications).merges().with_entry(),
    now("withdrawn", Applications).merges().until().with_entry(),
    now("promise_near", Applications).merges().until(),
    soon("promise_past", Applications).merges(),
    soon("promise_broken", Applications).merges(),
    soon("interview", Interviews).merges().until().with_entry().asks(),
    soon("interview_confirmed", Interviews).merges().until().with_entry(),
    now("interview_moved", Interviews).merges().until().with_entry().asks(),
    now("interview_off", Interviews).merges().until().with_entry(),
    now("interview_reminder", Interviews).merges().until().with_entry(),
    now("interview_calendar", Interviews).merges().until().with_entry().by_mail(),
    now("offer", Offers).merges().asks(),
    now("hired", Offers).merges().with_entry(),
    soon("refused", Offers),
    soon("contact_changed", Offers).merges(),
    // Kept for those that were sent before contracts had kinds of their own.
    soon("contract", Offers),
    now("contract_proposed", Offers).asks(),
    now("contract_confirmed", Offers),
    soon("contract_terms_proposed", Offers).asks(),
    soon("contract_terms_accepted", Offers),
    soon("contract_rejected", Offers),
    soon("contract_withdrawn", Offers),
    soon("contract_notice", Offers).asks(),
    soon("contract_resumed", Offers),
    soon("contract_ended", Offers),
    soon("contract_lapsed", Offers),
    now("contract_shift_proposed", Offers).until().asks(),
    soon("contract_shift_confirmed", Offers).until(),
    now("contract_shift_declined", Offers).until(),
    now("contract_shift_canceled", Offers).until(),
    now("contract_shift_taken", Offers).until(),
    now("contract_shift_missed", Offers),
    soon("contract_shift_contested", Offers).asks(),
    soon("contract_shift_upheld", Offers),
    soon("contract_shift_taken_back", Offers),
    now("contract_shift_late", Offers).until(),
    now("contract_shift_no_show", Offers),
    soon("contract_shift_was_there", Offers),
    now("contract_shift_reminder", Offers).merges().until(),
    now("contract_shift_unconfirmed", Offers).merges().until(),
    now("contract_shift_untaken", Offers).merges().until(),
    now("contract_timer_reminder", Offers).merges(),
    soon("contract_hours_submitted", Offers).until().asks(),
    soon("contract_hours_taken_back", Offers),
    soon("contract_hours_returned", Offers).asks(),
    soon("contract_hours_approved", Offers),
    soon("contract_hours_comment", Offers),
    soon("contract_hours_reminder", Offers).merges().asks(),
    now("contract_hours_check", Offers).merges().until().asks(),
    soon("contract_milestone_proposed", Offers).asks(),
    soon("contract_milestone_change", Offers).asks(),
    soon("contract_milestone_agreed", Offers),
    soon("contract_milestone_declined", Offers),
    soon("contract_milestone_dropped", Offers),
    soon("contract_milestone_submitted", Offers).until().asks(),
    soon("contract_milestone_returned", Offers).asks(),
    soon("contract_milestone_approved", Offers),
    now("contract_milestone_check", Offers).merges().until().asks(),
    soon("contract_milestone_funded", Offers),
    soon("contract_milestone_refunded", Offers),
    soon("held_up", Offers).merges(),
    soon("deadlines_moved", Offers).merges(),
    soon("contract_corrected", Offers),
    soon("contract_card_stopped", Offers),
    soon("contract_card_lost", Offers),
    soon("contract_payment_recorded", Offers).asks(),
    soon("contract_payment_confirmed", Offers),
    now("contract_cash_confirmed", Offers),
    now("contract_payment_contested", Offers),
    soon("contract_payment_denied", Offers),
    soon("contract_payment_withdrawn", Offers),
    soon("contract_payment_check", Offers).merges().asks(),
    soon("contract_invoice_reminder", Offers).merges().asks(),
    soon("contract_expense_added", Offers).asks(),
    soon("contract_expense_approved", Offers),
    soon("contract_expense_declined", Offers),
    soon("contract_expense_withdrawn", Offers),
    soon("contract_bonus_given", Offers),
    soon("contract_tip_given", Offers),
    soon("contract_dispute", Offers).until().asks(),
    soon("contract_review_written", Offers).until().asks(),
    soon("contract_review_reminder", Offers).merges().until().asks(),
    digest("contract_reviews_published", Offers),
    digest("contract_review_reply", Offers),
    now("rapid_offer", Offers).merges().until().asks(),
    now("rapid_chosen", Offers).merges().until().asks(),
    now("rapid_off", Offers).merges().until(),
    now("rapid_hire", Offers).merges().until(),
    soon("job_changed", Jobs).merges(),
    soon("job_hold", Jobs).merges(),
    soon("job_renewed", Jobs).merges().with_entry(),
    digest("job_expired", Jobs).merges(),
    soon("job_expiring", Jobs).merges().until(),
    soon("job_refused", Jobs),
    digest("report_resolved", Jobs),
    digest("search_match", Searches).merges(),
    soon("payout_refused", Offers).merges(),
    digest("fee_paid", Fees),
    digest("fee_waived", Fees),
    digest("fee_refunded", Fees),
    digest("fee_returned", Fees),
    soon("partner_unpaid", Fees).merges(),
    soon("partner_ending", Fees).merges().until(),
    soon("partner_ended", Fees).merges(),
    digest("feedback", Support),
    digest("message_report", Support),
    digest("review_report", Support),
    soon("support_answer", Support).merges(),
    now("member_joined", Account),
    now("admin_link_used", Account),
    now("staff_level", Account),
    now("password_changed", Account).with_own_mail(),
    now("reset_link_made", Account).with_own_mail(),
    now("test", Account).merges(),
    soon("office", Office).merges(),
    soon("support_waiting", Office).merges(),
    soon("support_transferred", Office).merges(),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_is_in_the_table_once_and_news_about_the_account_never_waits() {
        for (number, kind) in KINDS.iter().enumerate() {
            assert!(KINDS[..number].iter().all(|other| other.name != kind.name), "{}", kind.name);
            assert!(!kind.category.is_fixed() || kind.class == Class::Now, "{}", kind.name);
        }
    }
}
