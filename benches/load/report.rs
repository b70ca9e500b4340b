//! The report: Markdown, ready for the README.

use std::path::Path;
use std::time::Duration;

use jobstead::clock::Clock;

use crate::town::SampleJobs;

/// A table with a heading.
pub struct Table {
    text: String,
}

impl Table {
    /// Creates a table with only its header row.
    pub fn new(title: &str, columns: &[&str]) -> Self {
        let mut table = Self { text: format!("\n### {title}\n\n") };
        table.row(&columns.iter().map(ToString::to_string).collect::<Vec<_>>());
        table.row(&columns.iter().map(|_| "---".to_owned()).collect::<Vec<_>>());
        table
    }

    /// Adds a row and prints it at once, because a run takes minutes.
    pub fn row(&mut self, cells: &[String]) {
        let line = format!("| {} |\n", cells.join(" | "));
        eprint!("{line}");
        self.text += &line;
    }
}

/// All tables, below a line that says how they were measured.
pub struct Report {
    text: String,
}

impl Report {
    /// Creates a report of tests of this length.
    pub fn new(time: Duration, rows: &SampleJobs) -> Self {
        let now = jiff::Timestamp::from_millisecond(Clock::system().now()).expect("the system time is valid");
        let cores = std::thread::available_parallelism().expect("the machine has cores");
        let text = format!(
            "{}: every test ran for {} s after a half-second warm-up, on {cores} CPUs that the client shared with \
             the server, with jobs generated from {} real postings.\n",
            now.strftime("%Y-%m-%d"),
            time.as_secs_f64(),
            rows.distinct(),
        );
        Self { text }
    }

    /// Adds a table.
    pub fn add(&mut self, table: &Table) {
        self.text += &table.text;
    }

    /// Returns the whole report.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Formats the size of a file in megabytes.
pub fn megabytes(file: &Path) -> String {
    let size = std::fs::metadata(file).unwrap_or_else(|e| panic!("{}: {e}", file.display())).len();
    format!("{:.1} MB", size as f64 / 1e6)
}
