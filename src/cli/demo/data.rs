//! The texts of the demo, from `data/demo`: tab-separated, each file with a header.

static EMPLOYERS: &str = include_str!("../../../data/demo/employers.tsv");
static JOBS: &str = include_str!("../../../data/demo/jobs.tsv");
static NAMES: &str = include_str!("../../../data/demo/names.tsv");
static TRADES: &str = include_str!("../../../data/demo/trades.tsv");
static TEXTS: &str = include_str!("../../../data/demo/texts.tsv");

/// The rows of a file as columns; those at the end of a row may be missing.
fn rows<const N: usize>(file: &'static str) -> impl Iterator<Item = [&'static str; N]> {
    file.lines().skip(1).map(|line| {
        let mut columns = line.split('\t');
        std::array::from_fn(|_| columns.next().unwrap_or_default())
    })
}

/// Key, kind, name, owner, colleague, about.
pub fn employers() -> Vec<[&'static str; 6]> {
    rows(EMPLOYERS).collect()
}

/// Names of the workers.
pub fn names() -> Vec<&'static str> {
    rows(NAMES).map(|[name]| name).collect()
}

/// Category, headline, skills, rate, availability, about.
pub fn trades() -> Vec<[&'static str; 6]> {
    rows(TRADES).collect()
}

/// Returns one of the texts for a use: the same one for the same number.
pub fn text(kind: &str, number: usize) -> &'static str {
    let texts: Vec<&str> = rows(TEXTS).filter(|[used, _]| *used == kind).map(|[_, text]| text).collect();
    texts.get(number % texts.len().max(1)).copied().unwrap_or_default()
}

/// A job that an employer posts, perhaps again and again.
pub struct JobRow {
    /// Key of the employer.
    pub employer: &'static str,
    /// Category id.
    pub category: &'static str,
    /// Job type, pay (minimum and maximum), unit, part of town, schedule, title.
    pub facts: [&'static str; 6],
    /// How many days ago it's posted, the earliest first.
    pub days_ago: Vec<i64>,
    /// What becomes of the last one.
    pub ends: &'static str,
    flags: &'static str,
    /// The description.
    pub description: String,
}

impl JobRow {
    /// Whether it has a flag.
    pub fn has(&self, flag: &str) -> bool {
        self.flags.split(' ').any(|one| one == flag)
    }

    /// Returns the number of a flag such as `openings3`.
    pub fn number(&self, flag: &str) -> Option<i64> {
        self.flags.split(' ').find_map(|one| one.strip_prefix(flag)?.parse().ok())
    }
}

/// The jobs.
pub fn jobs() -> Vec<JobRow> {
    let job = |[employer, category, kind, pay, unit, area, when, days, ends, flags, title, text]: [&'static str;
                   12]| {
        let mut days_ago: Vec<i64> = days.split(',').filter_map(|day| day.parse().ok()).collect();
        days_ago.sort_unstable_by_key(|days| -days);
        let facts = [kind, pay, unit, area, when, title];
        JobRow { employer, category, facts, days_ago, ends, flags, description: text.replace(" \\n ", "\n") }
    };
    rows(JOBS).map(job).collect()
}
