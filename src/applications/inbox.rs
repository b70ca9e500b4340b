//! The inbox: applications to all jobs of all employers that a person is a member of.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{Group, Status, Verdict};
use super::rows::from_row;
use super::store::load_all_details;
use super::view::Application;
use crate::db::{Result, Row, Tx};
use crate::ids::{JobId, UserId};
use crate::web::{List, Page};
use crate::{application_columns, args, site, statements, string_enum};

macro_rules! visible_filter {
    () => {
        "m.user_id = $1 AND (m.can_hire = 1 OR m.can_view = 1) AND (CAST($2 AS BIGINT) IS NULL OR a.job_id = $2)
         AND (CAST($3 AS TEXT) IS NULL OR a.verdict = $3)"
    };
}

// Applications without a reply come first, by reply deadline; all others follow.
macro_rules! sort_key {
    () => {
        "CASE WHEN a.status IN ('sent', 'opened') AND a.answer_by IS NOT NULL THEN a.answer_by ELSE 9000000000000000 END"
    };
}

macro_rules! inbox {
    ($rest:expr) => {
        application_columns!(concat!(
            "JOIN employer_members m ON m.employer_id = j.employer_id WHERE ",
            visible_filter!(),
            " AND (CAST($4 AS TEXT) IS NULL OR a.status IN ($4, $5, $6)) AND ",
            $rest
        ))
    };
}

statements! {
    BY_DEADLINE = inbox!(concat!("(", sort_key!(), " > $7 OR (", sort_key!(), " = $7 AND a.id > $8)) ORDER BY ", sort_key!(), ", a.id LIMIT $9"));
    BY_DEADLINE_BEFORE = inbox!(concat!("(", sort_key!(), " < $7 OR (", sort_key!(), " = $7 AND a.id < $8)) ORDER BY ", sort_key!(), " DESC, a.id DESC LIMIT $9"));
    NEWEST = inbox!("a.id < $7 ORDER BY a.id DESC LIMIT $8");
    NEWEST_BEFORE = inbox!("a.id > $7 ORDER BY a.id LIMIT $8");
    COUNTS = concat!("SELECT a.status, CAST(COUNT(*) AS BIGINT) FROM employer_members m JOIN jobs j ON j.employer_id = m.employer_id
              JOIN applications a ON a.job_id = j.id WHERE ", visible_filter!(), " GROUP BY a.status LIMIT 10");
}

/// Sort key of applications that already have a reply or no deadline; must match `sort_key!`.
const NO_DEADLINE_KEY: i64 = 9_000_000_000_000_000;

string_enum! {
    /// Sort order of the inbox.
    #[schema(as = InboxSort)]
    Sort {
        /// By reply deadline; applications that already have a reply come last.
        Promise = "promise",
        /// Newest first.
        Newest = "newest",
    }
}

/// Filters and sort order of the inbox.
#[derive(Clone, Copy, Debug)]
pub struct InboxFilter {
    /// Only applications to this job.
    pub job: Option<JobId>,
    /// Only applications with this verdict.
    pub verdict: Option<Verdict>,
    /// Only applications in this group.
    pub group: Option<Group>,
    /// Sort order.
    pub sort: Sort,
}

/// A position in the inbox: sort key and application id.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Position(i64, i64);

impl Position {
    /// Returns the position of an application.
    #[must_use]
    pub fn of(application: &Application, sort: Sort) -> Self {
        let by_deadline = application.status.awaits_reply() && sort == Sort::Promise;
        Self(application.answer_by.filter(|_| by_deadline).unwrap_or(NO_DEADLINE_KEY), application.id.0)
    }
}

/// Number of applications in each group.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GroupCounts {
    /// No reply yet.
    pub new: i64,
    /// On the shortlist.
    pub shortlist: i64,
    /// In interviews.
    pub interview: i64,
    /// With an offer to answer.
    pub offer: i64,
    /// Hired.
    pub hired: i64,
    /// Declined, withdrawn or not selected.
    pub declined: i64,
}

impl GroupCounts {
    fn add(&mut self, status: Status, count: i64) {
        let group = Group::ALL.iter().find(|group| group.statuses().contains(&status));
        let counter = match group {
            Some(Group::New) => &mut self.new,
            Some(Group::Shortlist) => &mut self.shortlist,
            Some(Group::Interview) => &mut self.interview,
            Some(Group::Offer) => &mut self.offer,
            Some(Group::Hired) => &mut self.hired,
            Some(Group::Declined) | None => &mut self.declined,
        };
        *counter += count;
    }
}

/// Returns a page of the applications that the user may view as a member.
pub fn list(tx: &mut Tx, user: UserId, filter: InboxFilter, page: &Page<Position>) -> Result<List<Application>> {
    let currency = site::store::currency(tx)?;
    let map = |row: &mut Row| from_row(row, &currency);
    let verdict = filter.verdict.map(Verdict::as_str);
    let [first, second, third] = Group::status_names(filter.group);
    let rows = match filter.sort {
        Sort::Promise => {
            let (sql, Position(due, id)) = page.start(BY_DEADLINE, BY_DEADLINE_BEFORE, Position(i64::MIN, 0));
            tx.all(sql, args![user, filter.job, verdict, first, second, third, due, id, page.rows()], map)?
        }
        Sort::Newest => {
            let (sql, Position(_, id)) = page.start(NEWEST, NEWEST_BEFORE, Position(0, i64::MAX));
            tx.all(sql, args![user, filter.job, verdict, first, second, third, id, page.rows()], map)?
        }
    };
    Ok(page.list(load_all_details(tx, rows)?, |application| Position::of(application, filter.sort)))
}

/// Counts the applications in each group, with the same job and verdict filters as the list.
pub fn counts(tx: &mut Tx, user: UserId, job: Option<JobId>, verdict: Option<Verdict>) -> Result<GroupCounts> {
    let rows = tx.all(COUNTS, args![user, job, verdict.map(Verdict::as_str)], |row| Ok((row.take()?, row.take()?)))?;
    let mut counts = GroupCounts::default();
    for (status, count) in rows {
        counts.add(status, count);
    }
    Ok(counts)
}
