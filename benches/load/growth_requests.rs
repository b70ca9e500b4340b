//! The requests of the growth benchmark: a page or a row of the policy matrix, with examples for its parameters.

use std::path::Path;

use jobstead::ids::UserId;
use jobstead::policy::matrix::ROWS;
use jobstead::policy::pages::RouteTable;
use jobstead::statements;

use crate::town::{self, AGENCY_MANAGER, APPLICANT, OPERATOR};

statements! {
    AGENCY_APPLICATIONS = "SELECT CAST(id AS TEXT) FROM applications WHERE employer_id = (SELECT MAX(employer_id) FROM employer_members WHERE user_id = 2) ORDER BY id % 997, id LIMIT 20";
    OWN_APPLICATIONS = "SELECT CAST(id AS TEXT) FROM applications WHERE worker_id = 3 ORDER BY id LIMIT 20";
    CONTRACTS = "SELECT CAST(id AS TEXT) FROM contracts WHERE employer_id = (SELECT MAX(employer_id) FROM employer_members WHERE user_id = 2) ORDER BY id % 97, id LIMIT 20";
    FEES = "SELECT CAST(id AS TEXT) FROM fees WHERE employer_id = (SELECT MAX(employer_id) FROM employer_members WHERE user_id = 2) ORDER BY id % 997, id LIMIT 20";
    AGENCY = "SELECT CAST(MAX(employer_id) AS TEXT) FROM employer_members WHERE user_id = 2";
    CHATS = "SELECT CAST(id AS TEXT) FROM support_chats ORDER BY id LIMIT 20";
    OWN_CHAT = "SELECT token FROM support_chats WHERE user_id = 3";
    FEED = "SELECT token FROM saved_searches ORDER BY id LIMIT 5";
}

/// Who asks.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Who {
    Visitor,
    Worker,
    Employer,
    Staff,
}

impl Who {
    pub const ALL: &[Self] = &[Self::Visitor, Self::Worker, Self::Employer, Self::Staff];

    /// Returns the account; `None` for a visitor.
    pub const fn user(self) -> Option<UserId> {
        match self {
            Self::Visitor => None,
            Self::Worker => Some(APPLICANT),
            Self::Employer => Some(AGENCY_MANAGER),
            Self::Staff => Some(OPERATOR),
        }
    }
}

/// A kind of request.
pub struct Request {
    /// Its name in the report.
    pub name: String,
    /// The paths to ask in turn; some are only for one of the people.
    pub paths: Vec<(Option<Who>, String)>,
}

/// Rows that aren't measured, because they don't depend on the size of the site.
const LEFT_OUT: [&str; 8] = [
    "/api/logout",
    "/api/files/{token}",
    "/api/site/logo/{token}",
    "/api/drafts/{name}",
    "/api/texts/{name}",
    "/api/shifts/{id}/backups",
    "/api/kiosk-codes/{token}",
    "/kiosk/{token}",
];

/// Queries of the API; a row without any is asked without.
const QUERIES: &[(&str, &[&str])] = &[
    (
        "/api/jobs",
        &[
            "",
            "?query=manager",
            "?query=painter",
            "?query=team",
            "?query=team+pension",
            "?query=nurse+pension",
            "?query=zzqq",
            "?query=team&category=food",
            "?query=manager&minBudget=30",
            "?query=the+and+of+to+in+for+with+on+at+by+from+as",
            "?query=manager&sort=pay",
            "?query=manager&near=5128581&sort=nearest",
            "?query=manager&sort=newest",
            "?category=desk",
            "?state=GA",
            "?state=NY",
            "?kind=shift",
            "?remote=true",
            "?urgent=true",
            "?minBudget=30",
            "?sort=pay",
            "?near=5128581&sort=nearest",
            "?employer={agency}",
        ],
    ),
    ("/api/employer-applications", &["", "?group=new", "?group=declined", "?sort=newest", "?verdict=yes"]),
    ("/api/applications", &["", "?group=active"]),
    ("/api/notifications", &["", "?unread=true&limit=1"]),
    ("/api/admin/people", &["", "?query=zzqq", "?query=zq", "?query=person1", "?asked=true"]),
    ("/api/admin/feedback", &["?state=new", "?state=shipped"]),
    ("/api/admin/jobs", &["?queue=reported", "?queue=waiting"]),
    ("/api/admin/fees", &["?queue=due", "?queue=owed", "?queue=waived"]),
    ("/api/admin/support/chats", &["?queue=waiting", "?queue=mine", "?queue=open", "?queue=closed"]),
    ("/api/admin/analytics", &["?days=7", "?days=90"]),
    // A month without entries, because the length of any other depends on how much was sold.
    ("/api/admin/ledger.csv", &["?from=2025-01&to=2025-01"]),
    ("/api/places", &["?query=spring"]),
    ("/api/budget-guide", &["?category=desk&unit=year", "?category=tech&unit=year&title=manager"]),
    ("/api/city-guide", &["?state=NY&place=new-york-city"]),
    ("/api/job-cards", &["?ids=1,2,3,4,5,6,7,8,9,11"]),
];

/// Returns the requests for a site.
pub fn requests(site: &Path, jobs: usize) -> Vec<Request> {
    let examples = Examples::of(site, jobs);
    let mut requests = Vec::new();
    for row in ROWS.iter().filter(|row| row.method == "GET" && !LEFT_OUT.contains(&row.path)) {
        let queries = QUERIES.iter().find(|(path, _)| *path == row.path).map_or(&[""][..], |(_, queries)| queries);
        for query in queries {
            requests.push(examples.request(&format!("{}{query}", row.path)));
        }
    }
    for page in RouteTable::embedded()
        .rows()
        .iter()
        .filter(|row| row.built && row.alias_of.is_none() && !LEFT_OUT.contains(&row.path.as_str()))
    {
        requests.push(examples.request(&page.path));
    }
    for page in ["/jobs?query=manager", "/jobs/in/ny/new-york-city?area=Queens"] {
        requests.push(examples.request(page));
    }
    requests
}

/// Examples for the parameters in paths.
struct Examples {
    open_jobs: Vec<String>,
    jobs_with_applicants: Vec<String>,
    agency: Vec<String>,
    applications: Vec<(Option<Who>, String)>,
    contracts: Vec<String>,
    fees: Vec<String>,
    chats: Vec<String>,
    own_chat: Vec<String>,
    feeds: Vec<String>,
}

impl Examples {
    fn of(site: &Path, jobs: usize) -> Self {
        let sample = |sql| town::sample(site, sql);
        // Of each twenty jobs, the agency's fourth has applicants and its fifth has none.
        let spread = |which: usize| (0..20).map(|n| (n * (jobs / 400) * 20 + which).to_string()).collect();
        let of = |who: Who, ids: Vec<String>| ids.into_iter().map(move |id| (Some(who), id));
        let applications =
            of(Who::Employer, sample(AGENCY_APPLICATIONS)).chain(of(Who::Worker, sample(OWN_APPLICATIONS)));
        Self {
            open_jobs: spread(6),
            jobs_with_applicants: spread(4),
            agency: sample(AGENCY),
            applications: applications.collect(),
            contracts: sample(CONTRACTS),
            fees: sample(FEES),
            chats: sample(CHATS),
            own_chat: sample(OWN_CHAT),
            feeds: sample(FEED).into_iter().map(|token| format!("{token}.atom")).collect(),
        }
    }

    /// Fills in the parameters of a path.
    fn request(&self, name: &str) -> Request {
        // Weeks and years don't depend on the site.
        let filled = name.replace("{week}", "2026-11-15").replace("{year}", "2026");
        let path = filled.as_str();
        let all = |values: &[String]| values.iter().map(|value| (None, value.clone())).collect();
        let one = |value: &str| vec![(None, value.to_owned())];
        let values: Vec<(Option<Who>, String)> = match path {
            _ if path.contains("/applications") && path.starts_with("/api/applications/") => self.applications.clone(),
            _ if path.contains("/applica") => all(&self.jobs_with_applicants),
            _ if path.contains("/employers/") || path.contains("{agency}") => all(&self.agency),
            _ if path.contains("/people/") => all(&["3".to_owned(), "12".to_owned(), "25".to_owned()]),
            _ if path.contains("/contracts/") => all(&self.contracts),
            _ if path.contains("/fees/") => all(&self.fees),
            _ if ["/imports/", "/invoices/", "/payments/", "/disputes/", "/rapid-hire"]
                .iter()
                .any(|part| path.contains(part)) =>
            {
                one("1")
            }
            _ if path.contains("/admin/support/chats/") => all(&self.chats),
            _ if path.contains("{sessionId}") => all(&self.own_chat),
            _ if path.starts_with("/feeds/") => all(&self.feeds),
            _ if path.starts_with("/sitemaps/") => one("jobs-0.xml"),
            _ if path.contains("/icons/") => one("icon-192.png"),
            "/jobs/in/{state}/{place}" => return fixed(path, "/jobs/in/ny/new-york-city"),
            _ if path.contains("/jobs/{id}") => all(&self.open_jobs),
            _ => one(""),
        };
        let (Some(start), Some(end)) = (path.find('{'), path.find('}')) else { return fixed(path, path) };
        let fill =
            |(who, value): (Option<Who>, String)| (who, format!("{}{value}{}", &path[..start], &path[end + 1..]));
        Request { name: name.to_owned(), paths: values.into_iter().map(fill).collect() }
    }
}

fn fixed(name: &str, path: &str) -> Request {
    Request { name: name.to_owned(), paths: vec![(None, path.to_owned())] }
}
