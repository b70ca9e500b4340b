//! The inbox: applications to all jobs of all employers that a person is a member of.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{Group, Status, Verdict};
use super::store;
use super::view::Application;
use crate::db::{Result, Row, Tx, value};
use crate::employers::rights;
use crate::ids::{ApplicationId, EmployerId, JobId, UserId};
use crate::web::page::Order;
use crate::web::{List, Page};
use crate::{args, statements, string_enum};

/// Selects the sort keys of one section of the inbox in one status. Each section has an index in this order.
macro_rules! part {
    ($where:literal, $after:literal, $order:literal) => {
        concat!(
            "SELECT inbox_order, id FROM applications WHERE ",
            $where,
            " AND status = $2 AND worker_id <> $6 AND ",
            $after,
            " ORDER BY ",
            $order,
            " LIMIT $5"
        )
    };
}

/// The statements of a part: by deadline forward and backward, then newest first forward and backward.
macro_rules! parts {
    ($($where:literal => $by_deadline:ident $by_deadline_before:ident $newest:ident $newest_before:ident;)*) => {
        statements! {
            $($by_deadline = part!($where, "(inbox_order, id) > ($3, $4)", "inbox_order, id");
            $by_deadline_before = part!($where, "(inbox_order, id) < ($3, $4)", "inbox_order DESC, id DESC");
            $newest = part!($where, "$3 IS NOT NULL AND id < $4", "id DESC");
            $newest_before = part!($where, "$3 IS NOT NULL AND id > $4", "id");)*
            COUNTS = "SELECT status, CAST(SUM(count) AS BIGINT) FROM application_counts
                      WHERE employer_id = $1 AND (CAST($2 AS TEXT) IS NULL OR verdict = $2) GROUP BY status LIMIT 10";
            COUNTS_OF_JOB = "SELECT status, CAST(COUNT(*) AS BIGINT) FROM applications
                      WHERE job_id = $1 AND (CAST($2 AS TEXT) IS NULL OR verdict = $2) GROUP BY status LIMIT 10";
            OWN_COUNTS = "SELECT a.status, CAST(COUNT(*) AS BIGINT) FROM applications a
                      WHERE a.worker_id = $1 AND +a.employer_id = $2 AND (CAST($3 AS BIGINT) IS NULL OR a.job_id = $3) AND (CAST($4 AS TEXT) IS NULL OR a.verdict = $4)
                      GROUP BY a.status LIMIT 10";
            EMPLOYER_OF_JOB = "SELECT employer_id FROM jobs WHERE id = $1";
            WAITING = "SELECT job_id, answer_by FROM applications WHERE employer_id = $1 AND status = $2 AND worker_id <> $3 AND inbox_order < 9000000000000000
                      ORDER BY inbox_order, id LIMIT 200";
            WAITING_FOR_JOB = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications WHERE job_id = $1 AND worker_id <> $2 AND status IN ('sent', 'opened') AND answer_by IS NOT NULL";
        }
    };
}

parts! {
    "employer_id = $1" => BY_DEADLINE BY_DEADLINE_BEFORE NEWEST NEWEST_BEFORE;
    "employer_id = $1 AND verdict = $7" => MARKED_BY_DEADLINE MARKED_BY_DEADLINE_BEFORE MARKED_NEWEST MARKED_NEWEST_BEFORE;
    "job_id = $1 AND (CAST($7 AS TEXT) IS NULL OR verdict = $7)" => OF_JOB_BY_DEADLINE OF_JOB_BY_DEADLINE_BEFORE OF_JOB_NEWEST OF_JOB_NEWEST_BEFORE;
}

/// The `inbox_order` of applications that already have a reply or no deadline.
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
#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd, Serialize)]
pub struct Position(i64, i64);

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

/// A part of the inbox that is read on its own.
#[derive(Clone, Copy)]
enum Part {
    Employer(EmployerId),
    Marked(EmployerId, Verdict),
    Job(JobId, Option<Verdict>),
}

impl Part {
    /// Returns the places of the part's applications in one status that are on the page.
    fn places(
        self,
        tx: &mut Tx,
        user: UserId,
        sort: Sort,
        status: Status,
        page: &Page<Position>,
    ) -> Result<Vec<Position>> {
        let [by_deadline, by_deadline_before, newest, newest_before] = match self {
            Self::Employer(_) => [BY_DEADLINE, BY_DEADLINE_BEFORE, NEWEST, NEWEST_BEFORE],
            Self::Marked(..) => [MARKED_BY_DEADLINE, MARKED_BY_DEADLINE_BEFORE, MARKED_NEWEST, MARKED_NEWEST_BEFORE],
            Self::Job(..) => [OF_JOB_BY_DEADLINE, OF_JOB_BY_DEADLINE_BEFORE, OF_JOB_NEWEST, OF_JOB_NEWEST_BEFORE],
        };
        let (sql, Position(due, id)) = match sort {
            Sort::Promise => page.start(by_deadline, by_deadline_before, Position(i64::MIN, 0)),
            Sort::Newest => page.start(newest, newest_before, Position(NO_DEADLINE_KEY, i64::MAX)),
        };
        let (of, verdict) = match self {
            Self::Employer(employer) => (employer.0, None),
            Self::Marked(employer, verdict) => (employer.0, Some(Some(verdict))),
            Self::Job(job, verdict) => (job.0, Some(verdict)),
        };
        let mut args = args![of, status.as_str(), due, id, page.rows(), user].to_vec();
        if let Some(verdict) = verdict {
            args.push(verdict.map(Verdict::as_str).into());
        }
        let mut places = tx.all(sql, &args, |row| Ok(Position(row.take()?, row.take()?)))?;
        if sort == Sort::Newest {
            // The id alone is the order.
            for place in &mut places {
                place.0 = NO_DEADLINE_KEY;
            }
        }
        Ok(places)
    }
}

/// Returns the employers whose applications a person may see.
fn visible_employers(tx: &mut Tx, user: UserId) -> Result<Vec<EmployerId>> {
    rights::employers(tx, user, |rights| rights.hire || rights.view)
}

/// Returns a job's employer, if the person may see the applications to the job.
fn visible_employer(tx: &mut Tx, user: UserId, job: JobId) -> Result<Option<EmployerId>> {
    let employer = tx.find(EMPLOYER_OF_JOB, args![job], value::<EmployerId>)?;
    let visible = visible_employers(tx, user)?;
    Ok(employer.filter(|employer| visible.contains(employer)))
}

/// Returns a page of the applications that the user may view as a member, leaving out their own. Each section is read
/// through an index, so a large inbox is as fast as a small one.
pub fn list(tx: &mut Tx, user: UserId, filter: InboxFilter, page: &Page<Position>) -> Result<List<Application>> {
    let parts: Vec<Part> = match (filter.job, filter.verdict) {
        (Some(job), verdict) if visible_employer(tx, user, job)?.is_some() => vec![Part::Job(job, verdict)],
        (Some(_), _) => Vec::new(),
        (None, Some(verdict)) => {
            visible_employers(tx, user)?.into_iter().map(|employer| Part::Marked(employer, verdict)).collect()
        }
        (None, None) => visible_employers(tx, user)?.into_iter().map(Part::Employer).collect(),
    };
    let mut places = Vec::new();
    for status in Status::ALL.iter().filter(|status| filter.group.is_none_or(|g| g.statuses().contains(status))) {
        for part in &parts {
            places.push(part.places(tx, user, filter.sort, *status, page)?);
        }
    }
    let order = if filter.sort == Sort::Promise { Order::LowestFirst } else { Order::HighestFirst };
    page.merge(places, order, |place| *place).map(|Position(_, id)| store::get(tx, ApplicationId(id)))
}

/// Counts the applications in each group, with the same job and verdict filters as the list.
pub fn counts(tx: &mut Tx, user: UserId, job: Option<JobId>, verdict: Option<Verdict>) -> Result<GroupCounts> {
    let mut counts = GroupCounts::default();
    let verdict = verdict.map(Verdict::as_str);
    let employers = match job {
        Some(job) => visible_employer(tx, user, job)?.into_iter().collect(),
        None => visible_employers(tx, user)?,
    };
    let pair = |row: &mut Row| Ok((row.take::<Status>()?, row.take::<i64>()?));
    for employer in employers {
        let all = match job {
            Some(job) => tx.all(COUNTS_OF_JOB, args![job, verdict], pair)?,
            None => tx.all(COUNTS, args![employer, verdict], pair)?,
        };
        let own = tx.all(OWN_COUNTS, args![user, employer, job, verdict], pair)?;
        for (status, count) in all.into_iter().chain(own.into_iter().map(|(status, count)| (status, -count))) {
            counts.add(status, count);
        }
    }
    Ok(counts)
}

/// A job with applicants who wait for a reply.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct WaitingJob {
    /// Id of the job.
    pub job: JobId,
    /// When the first reply is due.
    pub due: i64,
    /// Number of applicants who wait.
    pub applicants: i64,
}

/// Returns up to `limit` jobs with the next replies due, for employers that the user may hire for. It looks at the next
/// 200 applications of each employer.
pub fn waiting_jobs(tx: &mut Tx, user: UserId, limit: usize) -> Result<Vec<WaitingJob>> {
    let mut first_due: BTreeMap<JobId, i64> = BTreeMap::new();
    for employer in rights::employers(tx, user, |rights| rights.hire)? {
        for status in [Status::Sent, Status::Opened] {
            let pair = |row: &mut Row| Ok((row.take()?, row.take::<i64>()?));
            for (job, due) in tx.all(WAITING, args![employer, status.as_str(), user], pair)? {
                let first = first_due.entry(job).or_insert(due);
                *first = due.min(*first);
            }
        }
    }
    let mut jobs: Vec<(i64, JobId)> = first_due.into_iter().map(|(job, due)| (due, job)).collect();
    jobs.sort_unstable();
    jobs.truncate(limit);
    jobs.into_iter()
        .map(|(due, job)| Ok(WaitingJob { job, due, applicants: tx.one(WAITING_FOR_JOB, args![job, user], value)? }))
        .collect()
}
