//! The queries and what fits them.

/// Tab-separated: source, query, what fits, how many of the first five must fit; the first line is a header.
static QUERIES: &str = include_str!("queries.tsv");
/// More of them, which are held out: search isn't tuned for them.
static HELD_OUT: &str = include_str!("held-out.tsv");

/// A query and what fits it.
pub struct Query {
    /// Name of the source it's asked of.
    pub source: &'static str,
    /// The words typed.
    pub text: String,
    /// Parts of fitting titles; `*` fits any, and a title with a part after `-` doesn't fit.
    fits: Vec<&'static str>,
    /// How many of the first five results must fit.
    pub wanted: usize,
    /// Whether search isn't tuned for it.
    pub held_out: bool,
}

impl Query {
    /// Whether a title fits.
    pub fn fits(&self, title: &str) -> bool {
        let title = title.to_lowercase();
        let excluded = self.fits.iter().filter_map(|part| part.strip_prefix('-'));
        let mut wanted = self.fits.iter().filter(|part| !part.starts_with('-'));
        wanted.any(|part| *part == "*" || title.contains(part))
            && !excluded.into_iter().any(|part| title.contains(part))
    }
}

/// Returns all queries.
pub fn all() -> Vec<Query> {
    let lines = |text: &'static str, held_out| text.lines().skip(1).map(move |line| read(line, held_out));
    lines(QUERIES, false).chain(lines(HELD_OUT, true)).collect()
}

fn read(line: &'static str, held_out: bool) -> Query {
    let columns: Vec<&str> = line.split('\t').collect();
    let [source, text, fits, wanted] = columns[..] else { panic!("four columns: {line}") };
    let wanted = wanted.parse().expect(line);
    Query { source, text: text.to_owned(), fits: fits.split('|').collect(), wanted, held_out }
}
