//! How well searches find what people mean: `cargo bench --bench search_quality`.
//!
//! Asks everyday queries of two sites with real postings: those of the City of New York, and of many employers
//! (the Employment Scam Aegean Dataset, without its frauds). Each query says what the titles of the first five results must
//! contain. Each is asked again with spelling mistakes, made by rule. Prints the share of fitting results, and every query
//! that has too few.
#![allow(clippy::cast_precision_loss, reason = "figures for display: no count here gets near 2^52")]

mod mistakes;
mod query;
mod sources;
#[path = "../town/mod.rs"]
mod town;

use query::Query;
use sources::Source;

/// Goals, in percent.
const GOALS: [(&str, f64); 2] = [("as typed", 90.0), ("with a mistake", 80.0)];

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
        let asked: Vec<&Query> = queries.iter().filter(|query| query.source == source.name).collect();
        for query in &asked {
            let titles = source.first_five(&query.text);
            let fitting = query.fitting(&titles);
            scores[0].add(fitting, titles.len(), query.wanted);
            if fitting < query.wanted {
                println!("{}: {}: {fitting} of {}: {titles:?}", source.name, query.text, query.wanted);
            }
            for mistyped in mistakes::of(&query.text) {
                let titles = source.first_five(&mistyped);
                let fitting = query.fitting(&titles);
                scores[1].add(fitting, titles.len(), query.wanted);
                if fitting == 0 {
                    println!("{}: {mistyped} ({}): none of {}: {titles:?}", source.name, query.text, query.wanted);
                }
            }
        }
    }
    println!(
        "\n| queries | asked | empty | precision of the first five | found of what fits | goal |\n|---|---|---|---|---|---|"
    );
    for ((name, goal), score) in GOALS.iter().zip(&scores) {
        let (precision, found) = (score.precision(), score.found());
        println!("| {name} | {} | {} | {precision:.1} % | {found:.1} % | {goal:.0} % |", score.queries, score.empty);
    }
}
