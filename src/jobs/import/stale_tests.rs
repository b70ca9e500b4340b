//! Which rows are left out because nobody can apply for the job anymore, or yet, and how dates decide that.

use jiff::civil::date;

use super::local::Local;
use super::tests::reasons;
use super::{Cost, Counts, Fault, ImportMap, ImportReport, ImportedJob, read_bytes};
use crate::clock::zones;
use crate::places;

const MAP: &str = r#"
key = "Id"
order = "Posted"
[const]
kind = "steady"
city = "Charleston, SC"
category = "food"
[map]
title = "Title"
description = "Title"
firstPostedOn = "Posted"
expiresOn = "Until"
status = "State"
"#;

/// November 27, 2026, in Springfield, IL.
pub fn local() -> Local {
    let (zone, town) = (zones::get("America/Chicago"), places::find("Springfield", "IL"));
    Local { today: date(2026, 11, 27), zone, town }
}

/// Reads rows on that day.
fn read(map: &str, rows: &[&str]) -> (Vec<ImportedJob>, Vec<Fault>, ImportReport) {
    let map = ImportMap::parse(map).unwrap().for_site("USD", local());
    let rows = rows.iter().enumerate().map(|(id, row)| format!("{id},Cook,{row}\n"));
    let file = format!("Id,Title,Posted,Until,State\n{}", rows.collect::<String>());
    let (mut jobs, mut faults) = (Vec::new(), Vec::new());
    let report = read_bytes(file.as_bytes(), &map, &mut |job, found| {
        jobs.extend(job);
        faults.extend_from_slice(found);
    });
    (jobs, faults, report.unwrap())
}

#[test]
fn jobs_that_are_over_old_or_drafts_are_left_out_and_counted() {
    let rows = [
        "2026-11-01,2026-06-01,",
        "2019-01-01,2026-11-26,publish",
        "2026-11-01,2026-11-27,publish",
        "2019-01-01,2026-12-31,",
        "2025-11-26,,",
        "2025-11-27,,",
        "2026-11-01,,Draft",
        ",,In review",
    ];
    let (jobs, faults, report) = read(MAP, &rows);
    let keys: Vec<&str> = jobs.iter().map(|job| job.key.as_str()).collect();
    assert_eq!(keys, ["3", "5", "2"]);
    assert_eq!(report.counts, Counts { read: 8, imported: 3, stale: 4, bad: 1, ..Counts::default() });
    let mut found = reasons(&faults);
    found.sort_unstable();
    let expected = [
        "line 2 (key 0): expiresOn \"June 1, 2026\" was before today",
        "line 3 (key 1): expiresOn \"November 26, 2026\" was before today",
        "line 6 (key 4): firstPostedOn \"November 26, 2025\" was more than a year ago",
        "line 8 (key 6): status \"Draft\" means that the job is not open",
        "line 9 (key 7): status \"In review\" is not in the map",
    ];
    assert_eq!(found, expected);
    assert!(report.to_string().contains("expiresOn was before today in 2 rows (left out):\n"), "{report}");

    let (jobs, _, report) = read(&format!("old = true\n{MAP}"), &rows);
    assert_eq!((jobs.len(), report.counts.stale), (4, 3));
    let map = format!("{MAP}[values.status]\n\"In review\" = \"closed\"\n");
    assert_eq!(read(&map, &rows).2.counts.stale, 5);
}

#[test]
fn a_last_moment_is_on_the_sites_day() {
    let (jobs, faults, _) =
        read(MAP, &["2026-11-20T04:59:59Z,2026-12-15T04:59:59Z,", "2026-11-19,2026-12-15T00:00:00Z,"]);
    assert_eq!(reasons(&faults), [""; 0]);
    let days = jobs.iter().map(|job| (job.first_posted_on.clone().unwrap(), job.expires_on.unwrap().to_string()));
    let expected = [("2026-11-19", "2026-12-15"), ("2026-11-20", "2026-12-14")];
    assert_eq!(days.collect::<Vec<_>>(), expected.map(|(one, other)| (one.to_owned(), other.to_owned())));
}

#[test]
fn a_filled_job_is_left_out_and_counted() {
    let map = MAP.replace("\"State\"", "\"Note\"");
    let map = ImportMap::parse(&map).unwrap().for_site("USD", local());
    let file =
        "Id,Title,Posted,Until,Note,wp:postmeta._filled\n1,Cook,,,publish,1\n2,Baker,,,publish,0\n3,Host,,,publish,\n";
    let mut found = Vec::new();
    let report = read_bytes(file.as_bytes(), &map, &mut |_, faults| found.extend(reasons(faults))).unwrap();
    assert_eq!(found, ["line 2 (key 1): status \"filled\" means that the job is not open"]);
    assert_eq!((report.counts.stale, report.counts.imported), (1, 2));
}

#[test]
fn nobody_has_to_mend_a_row_that_is_left_out() {
    let map = MAP.replace("category = \"food\"\n", "").replace("[map]", "[map]\ncategory = \"State\"");
    let (_, faults, _) = read(&map.replace("status = \"State\"\n", ""), &["soon,2026-06-01,Kitchen"]);
    assert_eq!(reasons(&faults), ["line 2 (key 0): expiresOn \"June 1, 2026\" was before today"]);
}

#[test]
fn a_posting_date_that_cannot_be_read_costs_the_date_and_a_last_day_the_row() {
    let (jobs, faults, report) = read(MAP, &["lately,,", "2026-11-01,Open until filled,"]);
    assert_eq!((jobs.len(), jobs[0].first_posted_on.as_deref(), report.counts.bad), (1, None, 1));
    assert_eq!(faults.iter().map(Fault::cost).collect::<Vec<_>>(), [Cost::Date, Cost::Row]);
    // The answer to a last day that isn't one: there is none.
    let map = format!("{MAP}[values.expiresOn]\n\"Open until filled\" = \"\"\n");
    let (jobs, faults, _) = read(&map, &["2026-11-01,Open until filled,", "2026-11-02,12/31/26,"]);
    assert_eq!(reasons(&faults), [""; 0]);
    assert_eq!(jobs.iter().map(|job| job.expires_on).collect::<Vec<_>>(), [None, Some(date(2026, 12, 31))]);
}

#[test]
fn each_column_shows_whether_its_dates_begin_with_the_day() {
    let posted = |map: &str, rows: &[&str]| {
        let (jobs, faults, _) = read(map, rows);
        (jobs.into_iter().map(|job| job.first_posted_on.unwrap_or_default()).collect::<Vec<_>>(), reasons(&faults))
    };
    let none: Vec<String> = Vec::new();
    // Shown by a later row; the column that sets the order is in that order.
    assert_eq!(
        posted(MAP, &["1/10/2026,,", "13/9/2026,,"]),
        (vec!["2026-09-13".into(), "2026-10-01".into()], none.clone())
    );
    // Shown by the other column.
    assert_eq!(posted(MAP, &["1/10/2026,12/31/2026,"]), (vec!["2026-01-10".into()], none.clone()));
    // Shown by nothing.
    let (dates, faults) = posted(MAP, &["1/10/2026,,"]);
    assert_eq!(dates, [""]);
    assert!(faults[0].starts_with("line 2 (key 0): firstPostedOn \"1/10/2026\" could begin with the month or the day"));
    assert_eq!(
        posted(&format!("date_order = \"day_first\"\n{MAP}"), &["1/10/2026,,"]),
        (vec!["2026-10-01".into()], none.clone())
    );
    // An answer counts more than another column, and less than the column itself.
    let map = format!("date_order = \"day_first\"\n{MAP}");
    assert_eq!(posted(&map, &["1/10/2026,12/31/2026,"]), (vec!["2026-10-01".into()], none.clone()));
    assert_eq!(posted(&map, &["1/10/2026,,", "1/31/2026,,"]).0, ["2026-01-10", "2026-01-31"]);
}
