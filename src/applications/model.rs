//! Application statuses and the transitions between them: pure, no I/O.

use crate::string_enum;

string_enum! {
    /// Status of an application.
    #[schema(as = ApplicationStatus)]
    Status {
        /// Sent, but not opened yet.
        Sent = "sent",
        /// Opened by the employer.
        Opened = "opened",
        /// On the shortlist.
        Shortlisted = "shortlisted",
        /// In interviews.
        Interviewing = "interviewing",
        /// Has an offer to answer.
        Offered = "offered",
        /// Hired.
        Hired = "hired",
        /// Declined by the employer.
        Declined = "declined",
        /// Withdrawn by the worker.
        Withdrawn = "withdrawn",
        /// Closed without a decision on this applicant.
        NotSelected = "not_selected",
    }
}

string_enum! {
    /// An action on an application.
    Action {
        /// The employer opens the application.
        Open = "open",
        /// The employer puts the applicant on the shortlist, which cancels an interview.
        Shortlist = "shortlist",
        /// The employer arranges an interview, or changes it.
        Interview = "interview",
        /// The employer declines the application.
        Decline = "decline",
        /// The employer makes an offer.
        Offer = "offer",
        /// The worker accepts the offer.
        Accept = "accept",
        /// The worker declines the offer.
        Refuse = "refuse",
        /// The worker withdraws the application.
        Withdraw = "withdraw",
    }
}

string_enum! {
    /// Why an employer declines an application.
    DeclineReason {
        /// Another applicant was chosen.
        OtherChosen = "other_chosen",
        /// The proposed rate doesn't fit.
        Rate = "rate",
        /// Different experience is needed.
        Experience = "experience",
        /// The schedule doesn't fit.
        Timing = "timing",
        /// Any other reason.
        Other = "other",
    }
}

string_enum! {
    /// An employer's private verdict on an application.
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
    /// Why an application wasn't selected.
    Ending {
        /// Others filled every opening.
        Filled = "filled",
        /// The employer closed the job.
        Closed = "closed",
        /// The job expired.
        Expired = "expired",
        /// The office took the job down.
        Refused = "refused",
        /// The employer missed the reply deadline by a week.
        NoAnswer = "no_answer",
    }
}

string_enum! {
    /// Groups of applications as an employer sees them.
    #[schema(as = ApplicationGroup)]
    Group {
        /// No reply yet.
        New = "new",
        /// On the shortlist.
        Shortlist = "shortlist",
        /// In interviews.
        Interview = "interview",
        /// With an offer to answer.
        Offer = "offer",
        /// Hired.
        Hired = "hired",
        /// Declined, withdrawn or not selected.
        Declined = "declined",
    }
}

string_enum! {
    /// Groups of a worker's own applications.
    #[schema(as = MyApplicationGroup)]
    MyGroup {
        /// In progress.
        Active = "active",
        /// Offers to answer.
        Offers = "offers",
        /// Closed: hired, declined, withdrawn or not selected.
        Answered = "answered",
    }
}

impl MyGroup {
    /// Returns the group's statuses, repeated to a fixed length so that one SQL statement serves every group.
    #[must_use]
    pub const fn statuses(self) -> [Status; 4] {
        use Status::{Declined, Hired, Interviewing, NotSelected, Offered, Opened, Sent, Shortlisted, Withdrawn};
        match self {
            Self::Active => [Sent, Opened, Shortlisted, Interviewing],
            Self::Offers => [Offered; 4],
            Self::Answered => [Hired, Declined, Withdrawn, NotSelected],
        }
    }

    /// Returns the names of the group's statuses; all `None` without a group, for every status.
    #[must_use]
    pub fn status_names(group: Option<Self>) -> [Option<&'static str>; 4] {
        group.map_or([None; 4], |group| group.statuses().map(|status| Some(status.as_str())))
    }
}

impl Group {
    /// Returns the group's statuses, repeated to a fixed length so that one SQL statement serves every group.
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

    /// Returns the names of the group's statuses; all `None` without a group, for every status.
    #[must_use]
    pub fn status_names(group: Option<Self>) -> [Option<&'static str>; 3] {
        group.map_or([None; 3], |group| group.statuses().map(|status| Some(status.as_str())))
    }
}

impl Status {
    /// Returns whether the status counts as the employer's reply for the reply deadline.
    #[must_use]
    pub const fn counts_as_reply(self) -> bool {
        matches!(self, Self::Shortlisted | Self::Interviewing | Self::Offered | Self::Hired | Self::Declined)
    }

    /// Returns whether the application is still waiting for a reply.
    #[must_use]
    pub const fn awaits_reply(self) -> bool {
        matches!(self, Self::Sent | Self::Opened)
    }

    /// Returns the status after an action; `None` if the action isn't allowed.
    #[must_use]
    pub const fn after(self, action: Action) -> Option<Self> {
        use Status::{Declined, Hired, Interviewing, Offered, Opened, Sent, Shortlisted, Withdrawn};
        match (self, action) {
            (Sent, Action::Open) => Some(Opened),
            (Sent | Opened | Interviewing, Action::Shortlist) | (Offered, Action::Refuse) => Some(Shortlisted),
            (Sent | Opened | Shortlisted | Interviewing, Action::Interview) => Some(Interviewing),
            (Sent | Opened | Shortlisted | Interviewing | Offered, Action::Decline) => Some(Declined),
            (Sent | Opened | Shortlisted | Interviewing, Action::Offer) => Some(Offered),
            (Offered, Action::Accept) => Some(Hired),
            (Sent | Opened | Shortlisted | Interviewing | Offered, Action::Withdraw) => Some(Withdrawn),
            _ => None,
        }
    }

    /// Returns whether no further action is possible.
    #[must_use]
    pub const fn is_final(self) -> bool {
        matches!(self, Self::Hired | Self::Declined | Self::Withdrawn | Self::NotSelected)
    }
}

impl Action {
    /// Returns the path of the action's route, as in the policy matrix.
    #[must_use]
    pub fn path(self) -> String {
        format!("/api/applications/{{id}}/{}", self.as_str())
    }
}
