//! The queries and what fits them.

/// Tab-separated: source, query, what fits, how many of the first five must fit; the first line is a header.
static QUERIES: &str = include_str!("queries.tsv");

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
}

impl Query {
    /// Returns how many of the titles fit.
    pub fn fitting(&self, titles: &[String]) -> usize {
        titles.iter().filter(|title| self.fits(&title.to_lowercase())).count()
    }

    fn fits(&self, title: &str) -> bool {
        let excluded = self.fits.iter().filter_map(|part| part.strip_prefix('-'));
        let mut wanted = self.fits.iter().filter(|part| !part.starts_with('-'));
        wanted.any(|part| *part == "*" || title.contains(part))
            && !excluded.into_iter().any(|part| title.contains(part))
    }
}

/// Returns all queries.
pub fn all() -> Vec<Query> {
    QUERIES.lines().skip(1).map(read).collect()
}

fn read(line: &'static str) -> Query {
    let columns: Vec<&str> = line.split('\t').collect();
    let [source, text, fits, wanted] = columns[..] else { panic!("four columns: {line}") };
    Query { source, text: text.to_owned(), fits: fits.split('|').collect(), wanted: wanted.parse().expect(line) }
}
