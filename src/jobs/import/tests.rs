use std::io::Write;
use std::path::Path;

use tempfile::NamedTempFile;

use super::{Counts, Fault, ImportError, ImportMap, ImportReport, ImportedJob, read_bytes, read_file};
use crate::jobs::model::Kind;
use crate::pay::PayUnit;

const NYC_MAP: &str = include_str!("../../../examples/import/nyc-jobs.toml");
const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/import/nyc-jobs-sample.csv");

pub const MAP: &str = r#"
key = "Id"
order = "Date"
title_case = ["title"]
keep = ["of"]
[prefer]
column = "Type"
values = ["out", "in"]
[const]
kind = "steady"
budgetUnit = "year"
city = "Charleston, SC"
[map]
title = "Title"
category = "Category"
description = [{ column = "Text" }, { label = "Also", column = "More" }]
budgetMin = "Min"
budgetMax = "Max"
openings = "Places"
area = "Area"
firstPostedOn = "Date"
skills = "Skills"
remote = "Remote"
[values.category.texts]
"Paint" = "trade"
"#;
pub const HEADER: &str = "Id,Type,Date,Title,Category,Text,More,Min,Max,Places,Area,Skills,Remote";

type Rows = (Vec<ImportedJob>, Vec<Fault>, Counts);

fn read(path: &Path, map: &str) -> Result<Rows, ImportError> {
    let (mut jobs, mut faults) = (Vec::new(), Vec::new());
    let report = read_file(path, &ImportMap::parse(map)?, &mut |job, found| {
        jobs.extend(job);
        faults.extend_from_slice(found);
    })?;
    let counts = report.counts;
    assert_eq!(counts.read, counts.imported + counts.merged + counts.stale + counts.bad);
    assert_eq!(counts.imported, jobs.len() as u64);
    Ok((jobs, faults, counts))
}

/// Reads rows below the test map's header, from memory.
pub fn report(file: &[u8], map: &str) -> (Vec<ImportedJob>, Vec<Fault>, ImportReport) {
    let (mut jobs, mut faults) = (Vec::new(), Vec::new());
    let map = ImportMap::parse(map).unwrap();
    let report = read_bytes(file, &map, &mut |job, found| {
        jobs.extend(job);
        faults.extend_from_slice(found);
    });
    let report = report.unwrap();
    (jobs, faults, report)
}

fn read_with(rows: &[u8], map: &str) -> Rows {
    let (jobs, faults, report) = report(&[HEADER.as_bytes(), b"\n", rows].concat(), map);
    (jobs, faults, report.counts)
}

pub fn read_rows(rows: &str) -> Rows {
    read_with(rows.as_bytes(), MAP)
}

pub fn reasons(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(Fault::to_string).collect()
}

#[test]
fn a_row_becomes_a_job() {
    let (jobs, bad, _) = read_rows(
        "7,out,2024-02-29,HEAD OF PAINTING,Paint,Walls.,Ladders,0,\"1,234.565\",,North end,brush; roller;brush,yes\n",
    );
    assert_eq!(bad, []);
    let expected = ImportedJob {
        source: None,
        key: "7".into(),
        title: "Head of Painting".into(),
        description: "Walls.\n\n**Also:** Ladders".into(),
        category: "trade".into(),
        kind: Kind::Steady,
        budget_min: None,
        budget_max: Some(123_456),
        budget_unit: PayUnit::Year,
        city: "Charleston".into(),
        state: "SC".into(),
        area: Some("North end".into()),
        when_text: None,
        openings: 1,
        hiring_name: None,
        first_posted_on: Some("2024-02-29".into()),
        expires_on: None,
        remote: true,
        is_urgent: false,
        skills: vec!["brush".into(), "roller".into()],
    };
    assert_eq!(jobs, [expected]);
}

#[test]
fn preferred_rows_win_and_the_newest_come_last() {
    let row = |id: &str, kind: &str, date: &str, title: &str| format!("{id},{kind},{date},{title},Paint,x,,,,,,,\n");
    let rows = [
        row("1", "in", "2024-03-01", "inside"),
        row("2", "out", "2024-01-01", "oldest"),
        row("1", "out", "2024-02-01", "first outside"),
        row("1", "out", "2024-02-01", "second outside"),
        row("3", "else", "2024-02-01", "unlisted, alone").replace("unlisted, alone", "alone"),
    ];
    let (jobs, _, report) = read_rows(&rows.concat());
    let titles: Vec<&str> = jobs.iter().map(|job| job.title.as_str()).collect();
    assert_eq!(titles, ["oldest", "first outside", "alone"]);
    assert_eq!(report, Counts { read: 5, imported: 3, merged: 2, ..Counts::default() });
}

#[test]
fn rows_with_the_same_key_and_different_titles_are_different_jobs() {
    let map = MAP.replace("[prefer]\ncolumn = \"Type\"\nvalues = [\"out\", \"in\"]\n", "");
    let rows = "1,,,Cook,Paint,x,,,,,,,\n1,,,COOK,Paint,y,,,,,,,\n1,,,Baker,Paint,x,,,,,,,\n";
    let (jobs, faults, report) = read_with(rows.as_bytes(), &map);
    assert_eq!((jobs.len(), report.merged, report.bad), (1, 1, 1));
    assert_eq!(reasons(&faults), ["line 4: the key \"1\" is also that of a job with another title"]);
}

#[test]
fn every_invalid_row_is_reported_with_its_line() {
    let rows = [
        "1,out,,\"two\nlines\",Paint,x,,,,,,,",
        "2,out,,,Paint,x,,,,,,,",
        "3,out,,t,Plumb,x,,,,,,,",
        "4,out,,t,Paint,,,,,,,,",
        "5,out,,t,Paint,x,,9,8,,,,",
        "6,out,,t,Paint,x,,-1,,,,,",
        "7,out,,t,Paint,x,,,,501,,,",
        "8,out,,t,Paint,x,,,,many,,,",
        "9,out,2024-02-30,t,Paint,x,,,,,,,",
        "10,out,,t,Paint,x,,,,,,,maybe",
        ",out,,t,Paint,x,,,,,,,",
        "12,out",
    ];
    let (jobs, bad, _) = read_rows(&(rows.join("\n") + "\n"));
    let titles: Vec<&str> = jobs.iter().map(|job| job.title.as_str()).collect();
    assert_eq!(titles, ["two lines", "t", "t", "t"]);
    let mut found = reasons(&bad);
    found.sort_unstable();
    let mut expected = [
        "line 4 (key 2): title is missing",
        "line 5 (key 3): category \"Plumb\" is not in the map",
        "line 6 (key 4): description is missing",
        "line 7 (key 5): budgetMax \"9 – 8\" has a minimum above the maximum",
        "line 8 (key 6): budgetMin \"-1\" is not an amount or a range",
        "line 9 (key 7): openings \"501\" is not a number from 1 to 500",
        "line 10 (key 8): openings \"many\" is not a number from 1 to 500",
        "line 11 (key 9): firstPostedOn \"2024-02-30\" is not a date",
        "line 12 (key 10): remote \"maybe\" is not yes or no",
        "line 13: the key is missing",
        "line 14 (key 12): the row \"2 instead of 13\" has a different number of columns than the header",
    ];
    expected.sort_unstable();
    assert_eq!(found, expected);
}

#[test]
fn a_key_of_over_100_characters_is_an_invalid_row_and_not_the_end_of_the_import() {
    let row = |id: &str| format!("{id},out,,t,Paint,x,,,,,,,\n");
    let (longest, long) = ("é".repeat(100), "é".repeat(101));
    let (jobs, bad, _) = read_rows(&(row(&longest) + &row(&long) + &row("3")));
    let keys: Vec<&str> = jobs.iter().map(|job| job.key.as_str()).collect();
    assert_eq!(keys, [longest.as_str(), "3"]);
    assert_eq!(reasons(&bad), ["line 3: the key \"101 characters\" is longer than 100 characters"]);
}

#[test]
fn rejects_long_titles_and_descriptions_but_cuts_other_texts() {
    let area = "Depot Street ".repeat(10);
    let skills = (0..25).map(|n| format!("skill {n}")).collect::<Vec<_>>().join(";");
    let rows = format!(
        "1,out,,t,Paint,x,,,,,{area},{skills},\n2,out,,{},Paint,x,,,,,,,\n3,out,,t,Paint,{},,,,,,,\n",
        "t".repeat(141),
        "x".repeat(20_001),
    );
    let (jobs, bad, report) = read_rows(&rows);
    assert_eq!(jobs[0].area.as_deref(), Some("Depot Street Depot Street Depot Street Depot Street Depot…"));
    assert_eq!((jobs[0].skills.len(), report.cut), (20, 2));
    let expected = [
        "line 3 (key 2): title \"141 characters\" is longer than 140 characters",
        "line 4 (key 3): description \"20001 characters\" is longer than 20000 characters",
    ];
    assert_eq!(reasons(&bad), expected);
}

#[test]
fn uses_the_encoding_given_in_the_map() {
    let latin = b"1,out,,Caf\xe9 \x96 bar,Paint,x,,,,,,,\n";
    let (_, bad, _) = read_with(latin, MAP);
    assert_eq!(reasons(&bad), ["line 2 (key 1): title \"column 4\" is not valid in the file's encoding"]);
    let (jobs, _, _) = read_with(latin, &format!("encoding = \"windows-1252\"\n{MAP}"));
    assert_eq!(jobs[0].title, "Café – bar");
    let (jobs, _, _) = read_with("1,out,,CafÃ©,Paint,x,,,,,,,\n".as_bytes(), &format!("mend = true\n{MAP}"));
    assert_eq!(jobs[0].title, "Café");
}

#[test]
fn the_first_line_may_name_the_separator() {
    let row = "1;out;;t;Paint;x;;;;;;;\n";
    for first in ["sep=;\r\n", "\u{feff}sep=;\n", ""] {
        let file = format!("{first}{}\n{row}", HEADER.replace(',', ";"));
        assert_eq!(report(file.as_bytes(), MAP).0.len(), 1, "{first:?}");
    }
}

#[test]
fn ignores_a_byte_order_mark() {
    let mut file = NamedTempFile::new().unwrap();
    write!(file, "\u{feff}{HEADER}\r\n1,out,,t,Paint,x,,,,,,,\r\n").unwrap();
    assert_eq!(read(file.path(), MAP).unwrap().0.len(), 1);
}

#[test]
fn explains_why_a_map_or_file_is_invalid() {
    let error = |map: &str| ImportMap::parse(map).unwrap_err().to_string();
    assert!(error("key = 1").contains("the map is invalid"));
    assert!(error(&format!("colour = \"red\"\n{MAP}")).contains("colour"));
    assert!(error(&MAP.replace("title = ", "tilte = ")).contains("tilte"));
    assert!(error(&MAP.replace("title = \"Title\"", "")).contains("title is in neither [map] nor [const]"));
    assert!(error(&MAP.replace("title = \"Title\"", "title = \"Title\"\ncity = \"Area\"")).contains("city is in both"));
    assert!(
        error(&MAP.replace("\"Title\"", "[{ column = \"Title\" }]"))
            .contains("title cannot be composed of several columns")
    );
    assert!(error(&format!("encoding = \"utf-16\"\n{MAP}")).contains("utf-16"));
    let mut file = NamedTempFile::new().unwrap();
    write!(file, "Id,Type\n1,out\n").unwrap();
    assert!(read(file.path(), MAP).unwrap_err().to_string().contains("which the file does not have"));
    assert!(read(Path::new("/does/not/exist.csv"), MAP).is_err());
}

#[test]
fn imports_the_new_york_sample() {
    let (jobs, bad, report) = read(Path::new(SAMPLE), NYC_MAP).unwrap();
    assert_eq!(bad, []);
    assert_eq!(report, Counts { read: 40, imported: 30, merged: 10, ..Counts::default() });
    let job = |key: &str| jobs.iter().find(|job| job.key == key).unwrap();
    let painter = job("133921");
    assert_eq!((painter.title.as_str(), painter.openings), ("Temporary Painter", 50));
    assert!(painter.description.contains("\n1. Prepare, fill and prime surfaces for painting.\n2. Mix paint"));
    let manager = job("87990");
    assert_eq!(manager.hiring_name.as_deref(), Some("Department of Small Business Services"));
    assert!(manager.description.contains("New York City’s Minority"));
    assert!(manager.description.contains("**Preferred**\n\n- Excellent interpersonal"));
    assert_eq!((manager.budget_min, manager.budget_max), (Some(4_240_500), Some(6_548_500)));
    let helper = job("151650");
    assert_eq!((helper.title.as_str(), helper.category.as_str()), ("Plumber's Helper", "trade"));
    assert!(jobs.iter().any(|job| job.kind == Kind::Hourly && job.budget_unit == PayUnit::Hour));
    assert!(jobs.iter().any(|job| job.budget_unit == PayUnit::Day));
    assert!(jobs.iter().any(|job| job.budget_min.is_none() && job.expires_on.is_some()));
    assert!(jobs.is_sorted_by_key(|job| job.first_posted_on.clone()));
    for job in &jobs {
        assert!(!job.description.contains(['â', 'Â', '\t', '\u{a0}']), "{}", job.description);
    }
}

/// Needs the full file, from `JOBSTEAD_NYC_CSV` or next to the repository; does nothing without it.
#[test]
fn imports_the_full_new_york_file() {
    let default_path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/nyc-jobs.csv").to_owned();
    let path = std::env::var("JOBSTEAD_NYC_CSV").unwrap_or(default_path);
    if !Path::new(&path).exists() {
        eprintln!("skipped: {path} not found");
        return;
    }
    let (jobs, bad, report) = read(Path::new(&path), NYC_MAP).unwrap();
    assert_eq!(bad, []);
    assert_eq!(report, Counts { read: 3_843, imported: 2_100, merged: 1_743, ..Counts::default() });
    let longest = jobs.iter().map(|job| job.title.chars().count()).max();
    assert!(longest <= Some(140));
    assert!(jobs.iter().all(|job| !job.title.contains('â') && job.first_posted_on.is_some()));
}
