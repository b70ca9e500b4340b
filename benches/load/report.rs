//! The report: Markdown, ready for the README.

use std::path::Path;
use std::time::Duration;

use jobstead::clock::Clock;

use crate::town::RowSource;

/// A table with its heading.
pub struct Table {
    text: String,
}

impl Table {
    /// An empty table.
    pub fn new(title: &str, columns: &[&str]) -> Self {
        let mut table = Self { text: format!("\n### {title}\n\n") };
        table.row(&columns.iter().map(ToString::to_string).collect::<Vec<_>>());
        table.row(&columns.iter().map(|_| "---".to_owned()).collect::<Vec<_>>());
        table
    }

    /// One more line; it is shown at once, because a run takes minutes.
    pub fn row(&mut self, cells: &[String]) {
        let line = format!("| {} |\n", cells.join(" | "));
        eprint!("{line}");
        self.text += &line;
    }
}

/// All tables under a line that says how they came to be.
pub struct Report {
    text: String,
}

impl Report {
    /// A report of tests of this length.
    pub fn new(time: Duration, rows: &RowSource) -> Self {
        let now = jiff::Timestamp::from_millisecond(Clock::System.now()).expect("the clock is right");
        let cores = std::thread::available_parallelism().expect("the machine has cores");
        let text = format!(
            "{}: every test ran {} s after half a second of warming up, on {cores} CPUs that the client shared with \
             the server, over jobs made of {} real postings.\n",
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

    /// All of it.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// A file's size.
pub fn megabytes(file: &Path) -> String {
    let size = std::fs::metadata(file).unwrap_or_else(|e| panic!("{}: {e}", file.display())).len();
    format!("{:.1} MB", size as f64 / 1e6)
}
