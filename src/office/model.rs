//! The queues of the office: who may work through each, and what to call the work.

use axum::http::Method;

use crate::events::OfficeNews;
use crate::identity::Staff;
use crate::policy;
use crate::string_enum;

string_enum! {
    /// Something that waits for the office.
    Queue {
        /// Jobs that people reported.
        Reported = "reported",
        /// Messages that people reported.
        Messages = "messages",
        /// Reviews that people reported.
        Reviews = "reviews",
        /// Disputes that wait for a mediator.
        Disputes = "disputes",
        /// Visitors waiting in the support chat.
        Support = "support",
        /// People who asked for a password reset link.
        Passwords = "passwords",
        /// Fees to collect.
        Fees = "fees",
        /// Refunds to send back.
        Refunds = "refunds",
        /// Chargebacks, differences and failed transfers of card payments.
        Cards = "cards",
        /// Feedback that nobody decided on.
        Feedback = "feedback",
        /// Errors that nobody dealt with.
        Errors = "errors",
        /// People whom no message reaches in time.
        Calls = "calls",
        /// Push services that refuse the site.
        Push = "push",
        /// The server's clock, if it can't be right.
        Clock = "clock",
    }
}

impl Queue {
    /// Whether the policy lets a staff level read the queue.
    #[must_use]
    pub fn is_for(self, staff: Staff) -> bool {
        let path = match self {
            Self::Reported => "/api/admin/jobs",
            Self::Messages => "/api/admin/message-reports",
            Self::Reviews => "/api/admin/review-reports",
            Self::Disputes => "/api/admin/disputes",
            Self::Support => "/api/admin/support/chats",
            Self::Passwords => "/api/admin/people",
            Self::Fees | Self::Refunds => "/api/admin/fees",
            Self::Cards => "/api/admin/ledger/card-problems",
            Self::Feedback => "/api/admin/feedback",
            Self::Errors => "/api/admin/errors",
            Self::Calls => "/api/admin/unreached",
            Self::Push => "/api/admin/push-services",
            Self::Clock => "/api/admin/clock",
        };
        policy::allows_staff(&Method::GET, path, staff)
    }

    /// Returns the page that lists it.
    #[must_use]
    pub const fn href(self) -> &'static str {
        match self {
            Self::Reported => "/admin/jobs",
            Self::Messages => "/admin/messages",
            Self::Reviews => "/admin/reviews",
            Self::Disputes => "/admin/disputes",
            Self::Support => "/admin/support",
            Self::Passwords => "/admin/people",
            Self::Fees => "/admin/fees",
            Self::Refunds => "/admin/fees?show=owed",
            Self::Cards => "/admin/fees?show=cards",
            Self::Feedback => "/admin/feedback",
            Self::Errors => "/error-monitoring",
            Self::Calls | Self::Push => "/admin/reach",
            Self::Clock => "/admin-dashboard",
        }
    }

    /// Returns the task as a title, such as "Review 3 reported jobs".
    #[must_use]
    pub fn task(self, count: i64) -> String {
        let (verb, one, many) = match self {
            Self::Reported => ("Review", "reported job", "reported jobs"),
            Self::Messages => ("Review", "reported message", "reported messages"),
            Self::Reviews => ("Review", "reported review", "reported reviews"),
            Self::Disputes => ("Mediate", "dispute", "disputes"),
            Self::Support => ("Answer", "waiting visitor", "waiting visitors"),
            Self::Passwords => ("Answer", "request for a reset link", "requests for a reset link"),
            Self::Fees => ("Collect", "fee", "fees"),
            Self::Refunds => ("Send back", "refund", "refunds"),
            Self::Cards => ("Sort out", "card problem", "card problems"),
            Self::Feedback => ("Read", "piece of feedback", "pieces of feedback"),
            Self::Errors => ("Look at", "error", "errors"),
            Self::Calls => ("Call", "person", "people"),
            Self::Push => ("Look at", "push service that refuses us", "push services that refuse us"),
            Self::Clock => ("Check", "server clock", "server clocks"),
        };
        format!("{verb} {count} {}", if count == 1 { one } else { many })
    }

    /// Returns the queue that news is about.
    #[must_use]
    pub const fn of(news: OfficeNews) -> Self {
        match news {
            OfficeNews::Fee => Self::Fees,
            OfficeNews::Report => Self::Reported,
            OfficeNews::MessageReport => Self::Messages,
            OfficeNews::ReviewReport => Self::Reviews,
            OfficeNews::Dispute => Self::Disputes,
            OfficeNews::Feedback => Self::Feedback,
            OfficeNews::Error => Self::Errors,
            OfficeNews::PushRefused => Self::Push,
            OfficeNews::Clock => Self::Clock,
            OfficeNews::CardProblem => Self::Cards,
        }
    }
}
