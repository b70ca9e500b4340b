//! States and rules of applications: pure, no I/O.

use crate::string_enum;

string_enum! {
    /// Where an application stands.
    #[schema(as = ApplicationStatus)]
    Status {
        /// Not opened yet.
        Sent = "sent",
        /// Opened by the employer.
        Opened = "opened",
        /// Shortlisted.
        Shortlisted = "shortlisted",
        /// In interviews.
        Interviewing = "interviewing",
        /// Offered the job.
        Offered = "offered",
        /// Hired.
        Hired = "hired",
        /// Declined by the employer.
        Declined = "declined",
        /// Withdrawn by the worker.
        Withdrawn = "withdrawn",
        /// The job ended without this person.
        NotSelected = "not_selected",
    }
}

string_enum! {
    /// What can be done with an application.
    Action {
        /// The employer reads it.
        Open = "open",
        /// The employer keeps it in view.
        Shortlist = "shortlist",
        /// The employer talks with the person.
        Interview = "interview",
        /// The employer says no.
        Decline = "decline",
        /// The employer offers the job.
        Offer = "offer",
        /// The worker takes the offer.
        Accept = "accept",
        /// The worker does not take the offer.
        Refuse = "refuse",
        /// The worker steps back.
        Withdraw = "withdraw",
    }
}

string_enum! {
    /// Why an employer declines.
    DeclineReason {
        /// Somebody else was chosen.
        OtherChosen = "other_chosen",
        /// The rate.
        Rate = "rate",
        /// Another experience is needed.
        Experience = "experience",
        /// The time does not fit.
        Timing = "timing",
        /// Anything else.
        Other = "other",
    }
}

string_enum! {
    /// What an employer thinks of an application.
    Verdict {
        /// Worth an offer.
        Yes = "yes",
        /// Worth a second look.
        Maybe = "maybe",
        /// Not for this job.
        No = "no",
    }
}

string_enum! {
    /// Why nobody chose an application.
    Ending {
        /// Every place was taken by others.
        Filled = "filled",
        /// The employer ended the job.
        Closed = "closed",
        /// The job's time ran out.
        Expired = "expired",
        /// Moderation took the job down.
        Refused = "refused",
        /// The promise of an answer was not kept.
        NoAnswer = "no_answer",
    }
}

string_enum! {
    /// The groups in which an employer sees applications.
    #[schema(as = ApplicationGroup)]
    Group {
        /// Waiting for a first answer.
        New = "new",
        /// Kept in view.
        Shortlist = "shortlist",
        /// In interviews.
        Interview = "interview",
        /// Offered the job.
        Offer = "offer",
        /// Hired.
        Hired = "hired",
        /// Ended without a hire, by either side.
        Declined = "declined",
    }
}

string_enum! {
    /// The groups in which a worker sees their own applications.
    #[schema(as = MyApplicationGroup)]
    MyGroup {
        /// Under way.
        Active = "active",
        /// Offers to answer.
        Offers = "offers",
        /// Ended, well or not.
        Answered = "answered",
    }
}

impl MyGroup {
    /// The states of the group; as many for each, so that one statement takes them all.
    #[must_use]
    pub const fn statuses(self) -> [Status; 4] {
        use Status::{Declined, Hired, Interviewing, NotSelected, Offered, Opened, Sent, Shortlisted, Withdrawn};
        match self {
            Self::Active => [Sent, Opened, Shortlisted, Interviewing],
            Self::Offers => [Offered; 4],
            Self::Answered => [Hired, Declined, Withdrawn, NotSelected],
        }
    }

    /// The words of the group's states, or none for all groups.
    #[must_use]
    pub fn words(group: Option<Self>) -> [Option<&'static str>; 4] {
        group.map_or([None; 4], |group| group.statuses().map(|status| Some(status.as_str())))
    }
}

impl Group {
    /// The states of the group; as many for each, so that one statement takes them all.
    #[must_use]
    pub const fn statuses(self) -> [Status; 3] {
        use Status::{Declined, Hired, Interviewing, NotSelected, Offered, Opened, Sent, Shortlisted, Withdrawn};
        match self {
            Self::New => [Sent, Opened, Opened],
            Self::Shortlist => [Shortlisted; 3],
            Self::Interview => [Interviewing; 3],
            Self::Offer => [Offered; 3],
            Self::Hired => [Hired; 3],
            Self::Declined => [Declined, Withdrawn, NotSelected],
        }
    }

    /// The words of the group's states, or none for all groups.
    #[must_use]
    pub fn words(group: Option<Self>) -> [Option<&'static str>; 3] {
        group.map_or([None; 3], |group| group.statuses().map(|status| Some(status.as_str())))
    }
}

impl Status {
    /// The employer has said something: what the promise of an answer asks for.
    #[must_use]
    pub const fn is_answer(self) -> bool {
        matches!(self, Self::Shortlisted | Self::Interviewing | Self::Offered | Self::Hired | Self::Declined)
    }

    /// The worker waits for the first answer.
    #[must_use]
    pub const fn waits(self) -> bool {
        matches!(self, Self::Sent | Self::Opened)
    }

    /// Where an action leads; none when the state does not allow it.
    #[must_use]
    pub const fn after(self, action: Action) -> Option<Self> {
        use Status::{Declined, Hired, Interviewing, Offered, Opened, Sent, Shortlisted, Withdrawn};
        match (self, action) {
            (Sent, Action::Open) => Some(Opened),
            (Sent | Opened | Interviewing, Action::Shortlist) | (Offered, Action::Refuse) => Some(Shortlisted),
            (Sent | Opened | Shortlisted, Action::Interview) => Some(Interviewing),
            (Sent | Opened | Shortlisted | Interviewing | Offered, Action::Decline) => Some(Declined),
            (Sent | Opened | Shortlisted | Interviewing, Action::Offer) => Some(Offered),
            (Offered, Action::Accept) => Some(Hired),
            (Sent | Opened | Shortlisted | Interviewing | Offered, Action::Withdraw) => Some(Withdrawn),
            _ => None,
        }
    }

    /// Nothing changes any more.
    #[must_use]
    pub const fn ended(self) -> bool {
        matches!(self, Self::Hired | Self::Declined | Self::Withdrawn | Self::NotSelected)
    }
}

impl Action {
    /// The route of the action, as the policy matrix names it.
    #[must_use]
    pub fn path(self) -> String {
        format!("/api/applications/{{id}}/{}", self.as_str())
    }
}
