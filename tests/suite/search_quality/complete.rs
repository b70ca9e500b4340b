//! Searches for what titles say, and for what only texts say: benefits, tools, licenses, conditions, places and numbers.
//!
//! Asked of the real postings of the city and of 261 others whose texts are long. What fits a search is a rule, reviewed by
//! reading what it finds: every part, separated by `&`, is in the title, or in any text. Precision is the
//! number of fitting jobs among the first five divided by min(5, the number of fitting jobs), so one of one is as good as five of
//! nine. Only results above the line count.

use std::fmt::Write as _;
use std::process::Command;

use jobstead::{db, schedule, statements};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use regex::{Captures, Regex, RegexBuilder};

use crate::search::{jobstead, postings, real_postings};
use crate::support::{Site, Visitor};

statements! {
    TEXTS = "SELECT id, title, concat_ws(' ', title, area, city, when_text, hiring_name, description) FROM jobs WHERE listing IS NOT NULL ORDER BY id LIMIT 10000";
}

const TITLES: &str = include_str!("titles.tsv");
const TEXTS_OF_JOBS: &str = include_str!("texts.tsv");

/// Words with capitals inside; elsewhere, one after a small letter begins a line, because the file lost its line breaks.
const NAMES: &str = "JavaScript|PowerPoint|QuickBooks|LinkedIn|SalesForce|AutoCAD|iPhone|PhotoShop|YouTube|WordPress";

const MAP: &str = r#"
source = "long texts"
key = "Key"
old = true
[const]
category = "other"
kind = "steady"
[map]
title = "Title"
city = "City"
state = "State"
description = "Description"
"#;

/// A job's id, title and all its texts.
type Texts = (i64, String, String);

#[tokio::test]
async fn what_stands_above_the_line_fits() {
    let Some((site, visitor)) = real_postings().await else { return };
    if !add_long_texts(&site) {
        return;
    }
    schedule::run_once(&site.app).await.unwrap();
    let read = |row: &mut db::Row| Ok((row.take()?, row.take()?, row.take()?));
    let jobs: Vec<Texts> = site.read(move |tx| tx.all(TEXTS, &[], read)).await;
    let titles = precision(&visitor, TITLES, &jobs, |(_, title, _)| title).await;
    let texts = precision(&visitor, TEXTS_OF_JOBS, &jobs, |(.., text)| text).await;
    assert!(titles >= 92.0, "{titles:.1} % for titles");
    assert!(texts >= 90.0, "{texts:.1} % for texts");
}

/// Returns the mean precision of the searches in percent, and prints those that miss something.
async fn precision(visitor: &Visitor, searches: &str, jobs: &[Texts], text: impl Fn(&Texts) -> &String) -> f64 {
    let (mut sum, mut asked, mut report) = (0.0, 0.0, String::new());
    for line in searches.lines().skip(1) {
        let (query, rule) = line.split_once('\t').unwrap();
        let parts: Vec<Regex> =
            rule.split(" & ").map(|part| RegexBuilder::new(part).case_insensitive(true).build().expect(line)).collect();
        let fits = |job: &&Texts| parts.iter().all(|part| part.is_match(text(job)));
        let fitting: Vec<i64> = jobs.iter().filter(fits).map(|(id, ..)| *id).collect();
        assert!(!fitting.is_empty(), "no job fits {query}");
        let shown = above_the_line(visitor, query).await;
        let hits = shown.iter().filter(|id| fitting.contains(id)).count();
        let possible = fitting.len().min(5);
        let share = f64::from(u32::try_from(hits).unwrap()) / f64::from(u32::try_from(possible).unwrap());
        (sum, asked) = (sum + share, asked + 1.0);
        if hits < possible {
            let _ = writeln!(report, "{query}: {hits} of {possible}");
        }
    }
    println!("{asked} searches, {:.1} %\n{report}", 100.0 * sum / asked);
    100.0 * sum / asked
}

/// Returns the first five results that have every word.
async fn above_the_line(visitor: &Visitor, query: &str) -> Vec<i64> {
    let query = utf8_percent_encode(query, NON_ALPHANUMERIC);
    let found = visitor.get(&format!("/api/jobs?limit=5&query={query}")).await.expect(200);
    let complete = usize::try_from(found["completeMatches"].as_u64().unwrap()).unwrap();
    found["items"].as_array().unwrap()[..complete].iter().map(|job| job["id"].as_i64().unwrap()).collect()
}

/// Adds the postings with long texts, if the file is there; `xz` unpacks it.
fn add_long_texts(site: &Site) -> bool {
    let file = postings().0.with_file_name("emscad-frauds.csv.xz");
    let Ok(unpacked) = Command::new("xz").arg("-dc").arg(file).output() else { return false };
    if !unpacked.status.success() {
        return false;
    }
    let (rows, map) = (site.path.with_file_name("long.csv"), site.path.with_file_name("long.toml"));
    std::fs::write(&map, MAP).unwrap();
    write_rows(&unpacked.stdout, &rows);
    let import = ["import", "jobs", rows.to_str().unwrap(), "--map", map.to_str().unwrap()];
    jobstead(&[&import[..], &["--employer", "emma.employer@example.org"]].concat(), &site.path, "");
    true
}

fn write_rows(file: &[u8], path: &std::path::Path) {
    let mut rows = csv::Reader::from_reader(file);
    let columns = rows.headers().unwrap().clone();
    let mut out = csv::Writer::from_path(path).unwrap();
    out.write_record(["Key", "Title", "City", "State", "Description"]).unwrap();
    let lost_break = Regex::new(&format!("({NAMES})|([a-z.)])([A-Z][a-z])")).unwrap();
    for row in rows.records().map(Result::unwrap) {
        let column = |name: &str| &row[columns.iter().position(|one| one == name).unwrap()];
        // "US, NY, New York".
        let mut place = column("location").split(',').map(str::trim);
        let mut next = || place.next().unwrap_or_default();
        let (country, region, city) = (next(), next(), next());
        let state = if country == "US" { region } else { country };
        let texts = ["company_profile", "description", "requirements", "benefits"].map(column).join("\n");
        let texts = lost_break.replace_all(&texts, restored).replace("&amp;", "&").replace('\u{a0}', " ");
        let or = |text, other| if str::is_empty(text) { other } else { text };
        out.write_record([column("job_id"), column("title").trim(), or(city, "New York"), or(state, "NY"), &texts])
            .unwrap();
    }
    out.flush().unwrap();
}

/// Returns the name that was found, or the line break that was lost.
fn restored(found: &Captures) -> String {
    found.get(1).map_or_else(|| format!("{}\n{}", &found[2], &found[3]), |name| name.as_str().to_owned())
}
