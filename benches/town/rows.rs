//! Realistic jobs: New York City's postings as the import reads them, repeated under different titles.

use std::path::{Path, PathBuf};

use jobstead::jobs::draft::Draft;
use jobstead::jobs::import::{ImportMap, ImportedJob, read_file};

/// Neighborhoods that make the titles of a repeated posting differ.
const TITLE_SUFFIXES: [&str; 16] = [
    "Astoria",
    "Bay Ridge",
    "Bushwick",
    "Chelsea",
    "Corona",
    "Elmhurst",
    "Flatbush",
    "Fordham",
    "Harlem",
    "Inwood",
    "Jamaica",
    "Kew Gardens",
    "Mott Haven",
    "Red Hook",
    "Sunnyside",
    "Tottenville",
];
const TITLE: usize = 140;

/// A job and the employer name displayed on it.
#[derive(Clone, Debug)]
pub struct SampleJob {
    /// The job as an employer would enter it.
    pub draft: Draft,
    /// Employer name to display.
    pub hiring_name: Option<String>,
}

/// The postings that all rows are made from.
pub struct SampleJobs {
    jobs: Vec<ImportedJob>,
    file: PathBuf,
}

impl SampleJobs {
    /// Reads the full file of postings if it exists, otherwise the sample in the repository.
    pub fn read() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let whole = root.join("../shared/data/nyc-jobs.csv");
        let file = if whole.exists() { whole } else { root.join("examples/import/nyc-jobs-sample.csv") };
        let map = std::fs::read_to_string(root.join("examples/import/nyc-jobs.toml")).expect("the map is readable");
        let map = ImportMap::parse(&map).expect("the map is valid");
        let mut jobs = Vec::new();
        read_file(&file, &map, &mut |job, _| jobs.extend(job)).expect("the postings are readable");
        assert!(!jobs.is_empty(), "{} has no jobs", file.display());
        Self { jobs, file }
    }

    /// Returns the number of distinct postings.
    pub fn distinct(&self) -> usize {
        self.jobs.len()
    }

    /// Returns the file the postings come from.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Returns a posting as it is.
    pub fn original(&self, number: usize) -> SampleJob {
        let job = &self.jobs[number];
        SampleJob { draft: job.draft(), hiring_name: job.hiring_name.clone() }
    }

    /// Returns the job for a number; every number has its own title.
    pub fn job(&self, number: usize) -> SampleJob {
        let job = &self.jobs[number % self.jobs.len()];
        let suffix = format!(", {} {number}", TITLE_SUFFIXES[number / self.jobs.len() % TITLE_SUFFIXES.len()]);
        let title: String = job.title.chars().take(TITLE - suffix.len()).collect();
        SampleJob { draft: Draft { title: title + &suffix, ..job.draft() }, hiring_name: job.hiring_name.clone() }
    }
}
