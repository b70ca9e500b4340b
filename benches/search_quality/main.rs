//! How well searches find what people mean: `cargo bench --bench search_quality`.
//!
//! Asks everyday queries of two sites with real postings: those of the City of New York, and of many employers
//! (the Employment Scam Aegean Dataset, without its frauds). Each query says what the titles of the first five results must
//! contain. Each is asked again with spelling mistakes, made by rule. Queries that are held out are never tuned for. Prints the
//! share of what could fit that is among the first five, and what doesn't fit. Jobs that only mention the words, or have only
//! some of them, follow those that fit: precision counts them as wrong, so it has no goal.
#![allow(clippy::cast_precision_loss, reason = "figures for display: no count here gets near 2^52")]

mod mistakes;
mod query;
mod sources;
#[path = "../town/mod.rs"]
mod town;

use query::Query;
use sources::Source;

/// Goals, in percent.
const GOALS: [(&str, f64); 4] =
    [("as typed", 90.0), ("with a mistake", 80.0), ("held out, as typed", 90.0), ("held out, with a mistake", 80.0)];

/// Results of some queries.
#[derive(Default)]
struct Score {
    queries: usize,
    empty: usize,
    shown: usize,
    fitting: usize,
    right: usize,
    wanted: usize,
}

impl Score {
    fn add(&mut self, fitting: usize, shown: usize, wanted: usize) {
        self.queries += 1;
        self.empty += usize::from(shown == 0);
        self.shown += shown;
        self.right += fitting;
        // More fitting titles than the query asks for don't count.
        self.fitting += fitting.min(wanted);
        self.wanted += wanted;
    }

    /// Share of what fits that is shown.
    fn found(&self) -> f64 {
        100.0 * self.fitting as f64 / self.wanted.max(1) as f64
    }

    /// Share of what is shown that fits.
    fn precision(&self) -> f64 {
        100.0 * self.right as f64 / self.shown.max(1) as f64
    }
}

fn main() {
    let queries = query::all();
    let mut scores = GOALS.map(|_| Score::default());
    for source in Source::all() {
        for query in queries.iter().filter(|query| query.source == source.name) {
            let [typed, mistaken] = if query.held_out { [2, 3] } else { [0, 1] };
            ask(&source, query, &query.text, &mut scores[typed]);
            for mistyped in mistakes::of(&query.text) {
                ask(&source, query, &mistyped, &mut scores[mistaken]);
            }
        }
    }
    println!(
        "\n| queries | asked | empty | precision of the first five | found of what fits | goal for found |\n|---|---|---|---|---|---|"
    );
    for ((name, goal), score) in GOALS.iter().zip(&scores) {
        let (precision, found) = (score.precision(), score.found());
        println!("| {name} | {} | {} | {precision:.1} % | {found:.1} % | {goal:.0} % |", score.queries, score.empty);
    }
}

/// Asks a query as typed, and prints what doesn't fit.
fn ask(source: &Source, query: &Query, typed: &str, score: &mut Score) {
    let titles = source.first_five(typed);
    let wrong: Vec<&String> = titles.iter().filter(|title| !query.fits(title)).collect();
    let fitting = titles.len() - wrong.len();
    score.add(fitting, titles.len(), query.wanted);
    if fitting < query.wanted || !wrong.is_empty() {
        let set = if query.held_out { "held out" } else { "known" };
        let meant = if typed == query.text { String::new() } else { format!(" ({})", query.text) };
        println!("{set}, {}: {typed}{meant}: {fitting} of {}, not {wrong:?}", source.name, query.wanted);
    }
}
