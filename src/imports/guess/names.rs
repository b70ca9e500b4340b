//! The names that columns usually have, as [`plain`] writes them, the likeliest first.

use crate::imports::feed::plain;
use crate::jobs::import::Field;

/// Columns with the source's own number or address of a job.
pub const KEYS: &str =
    "jobid id postid guid identifier reference ref requisition requisitionid referencenumber positionid slug url link";

/// Last parts of names that say nothing without the part before them: `departments.id`, `data_compliance.type`.
const VAGUE: [&str; 12] =
    ["id", "name", "text", "title", "type", "value", "label", "unit", "min", "max", "date", "url"];

/// Last parts of names that hold the value of the part before them: `title.rendered`, `baseSalary.value.value`.
const CARRIERS: [&str; 3] = ["rendered", "value", "values"];

/// Names of columns whose texts are towns, whatever they look like.
pub const TOWNS: &str = "city town municipality addresslocality joblocation geolocationcity";

/// Returns the names that columns of a field usually have.
pub const fn usual(field: Field) -> &'static str {
    match field {
        Field::Title => "title jobtitle posttitle businesstitle position positiontitle postingtitle role name job text",
        Field::Description => {
            "contentencoded descriptionhtml description jobdescription jobdescriptions duties content postcontent details body about text lists summary jobsummary qualificationsummary excerpt"
        }
        Field::Category => {
            "category jobcategory jobcategoryname categories categoriesdepartment department departmentname departmentsname groupname grouptitle team industry sector occupation field"
        }
        Field::Kind => "jobtype employmenttype contracttype commitment schedule positionschedulename type",
        Field::Budget => {
            "pay salary jobsalary basesalary wage wages compensation salaryrange payrange hourlyrate hourlywage hourlypay annualsalary yearlysalary monthlysalary rate"
        }
        Field::BudgetMin => {
            "minimumpay minsalary salarymin paymin salaryfrom salaryrangefrom salaryrangemin minpay minvalue valueminvalue minimumrange min"
        }
        Field::BudgetMax => {
            "maximumpay maxsalary salarymax paymax salaryto salaryrangeto salaryrangemax maxpay maxvalue valuemaxvalue maximumrange max"
        }
        Field::BudgetUnit => {
            "salaryfrequency jobsalaryunit payperiod salaryperiod payfrequency unittext rateintervalcode salaryunit unit per"
        }
        Field::City => {
            "city town addresslocality municipality joblocation location locationname worklocation positionlocationdisplay place"
        }
        Field::State => "state region province addressregion",
        Field::Area => "neighborhood area district worklocation",
        Field::WhenText => "schedule hoursshift workhours shift hours",
        Field::Openings => "openings ofpositions positions vacancies numberofpositions totalopenings",
        Field::HiringName => {
            "company companyname employer employername organization organizationname hiringorganization hiringorganizationname agency subcompany"
        }
        Field::FirstPostedOn => {
            "posted postingdate dateposted pubdate published publishedat postdate posteddate postedon publicationstartdate createdat date updatedat"
        }
        Field::ExpiresOn => {
            "expires jobexpires expireson expiresat expirationdate postuntil validthrough closingdate applicationclosedate closedate deadline enddate"
        }
        Field::Status => "status poststatus jobstatus state islisted active isactive published",
        Field::Remote => {
            "remote isremote remoteposition telecommute joblocationtype workplacetype workmode workarrangement"
        }
        Field::IsUrgent => "urgent isurgent",
        Field::Skills => "skills tags keywords",
    }
}

/// Names of columns that say whether a job is open, whatever their texts look like.
const STATUSES: [&str; 3] = ["status", "poststatus", "jobstatus"];

/// Whether a column is named as the status of a job.
pub fn is_status(column: &str) -> bool {
    STATUSES.contains(&plain(column.rsplit('.').next().unwrap_or(column)).as_str())
}

/// Returns how likely a column with this name is one of those that usually have one of these names; lower is likelier.
/// `wrapper` is the part that most columns of the file begin with.
pub fn rank(column: &str, usual: &str, wrapper: &str) -> Option<usize> {
    // A dot before a space ends an abbreviation.
    let inner = column.strip_prefix(wrapper).unwrap_or(column).replace(". ", " ");
    let mut parts: Vec<&str> = inner.split(['.', '@']).filter(|part| !part.is_empty()).collect();
    while parts.len() > 1 && parts.last().is_some_and(|last| CARRIERS.contains(&plain(last).as_str())) {
        parts.pop();
    }
    let last = parts.last()?;
    let tail = if last.to_lowercase().starts_with("content:") { "contentencoded".to_owned() } else { plain(last) };
    let depth = parts.len() - 1;
    let pair = parts.len().checked_sub(2).map(|at| plain(parts[at]) + &tail);
    let at = |name: &str| usual.split(' ').position(|usual| usual == name);
    let own = at(&tail).filter(|_| depth == 0 || !VAGUE.contains(&tail.as_str()));
    // A column inside another one is less likely than one with another usual name that isn't.
    Some(own.into_iter().chain(pair.as_deref().and_then(at)).min()? + depth * 4)
}

/// What the columns of a job begin with in JSON:API, next to those of what it refers to.
const ATTRIBUTES: &str = "attributes.";

/// Returns the part that the columns of a job begin with, such as "attributes." or what most columns do, or nothing.
pub fn wrapper(columns: &[String]) -> String {
    let start = |column: &str| column.split_once('.').map(|(start, _)| format!("{start}."));
    let count = |start: &str| columns.iter().filter(|column| column.starts_with(start)).count();
    if count(ATTRIBUTES) > 0 {
        return ATTRIBUTES.to_owned();
    }
    let mut starts = columns.iter().filter_map(|column| start(column));
    starts.find(|start| count(start) * 10 > columns.len() * 6).unwrap_or_default()
}
