//! The hot paths, measured in-process: `cargo bench --bench hot_paths`.

mod town;

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use jobstead::brand::Palette;
use jobstead::db::{Db, Options};
use jobstead::ids::JobId;
use jobstead::jobs::search::query::{Params, Search, Sort};
use jobstead::jobs::search::{self, SearchResults};
use jobstead::jobs::store;
use jobstead::{places, text, web};
use tokio::runtime::Runtime;

use town::SampleJobs;

const SIZES: [usize; 2] = [10_000, 100_000];

/// Reads and searches of jobs through the reader threads, as in the server.
fn database_reads(c: &mut Criterion) {
    let rows = SampleJobs::read();
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime starts");
    for jobs in SIZES {
        let path = town::site(&rows, jobs);
        let db = Db::open(&path, Options::default()).expect("the site opens");
        one_job(c, &runtime, &db, jobs);
        let minimum = Params { category: Some("engineering".to_owned()), min_budget: Some(3_000), ..Params::default() };
        let word = |word: &str| Params { query: Some(word.to_owned()), ..Params::default() };
        find(c, &runtime, &db, jobs, ("newest first", Params::default()));
        find(c, &runtime, &db, jobs, ("newest first, by category and pay", minimum));
        find(c, &runtime, &db, jobs, ("ranked, rare word", word("painter")));
        find(c, &runtime, &db, jobs, ("ranked, common word", word("manager")));
        find(c, &runtime, &db, jobs, ("ranked, word in every job", word("york")));
        find(c, &runtime, &db, jobs, ("ranked, two common words", word("team pension")));
        find(
            c,
            &runtime,
            &db,
            jobs,
            ("ranked, twelve common words", word("work team city new york all with project may must other job")),
        );
        let rare_pair = Params { category: Some("food".to_owned()), ..word("team") };
        find(c, &runtime, &db, jobs, ("common word in a category where it is rare", rare_pair));
        find(
            c,
            &runtime,
            &db,
            jobs,
            ("newest first, by state", Params { state: Some("NY".to_owned()), ..Params::default() }),
        );
        find(c, &runtime, &db, jobs, ("common word by pay", Params { sort: Some(Sort::Pay), ..word("team") }));
        find(c, &runtime, &db, jobs, ("exact, without hits", word("zzqqx")));
        find(c, &runtime, &db, jobs, ("corrected", word("enginer managar")));
        db.close();
    }
}

fn one_job(c: &mut Criterion, runtime: &Runtime, db: &Db, jobs: usize) {
    let count = i64::try_from(jobs).expect("a count is small");
    let mut id = 0;
    c.bench_with_input(BenchmarkId::new("one job by id", jobs), &count, |b, count| {
        b.iter(|| {
            // The step is a prime, so that every job gets its turn.
            id = (id + 7_919) % count;
            let asked = JobId(id + 1);
            let job = runtime.block_on(db.read(move |tx| store::find(tx, asked)));
            job.expect("the query succeeds").expect("the job exists")
        });
    });
}

fn find(c: &mut Criterion, runtime: &Runtime, db: &Db, jobs: usize, (name, params): (&str, Params)) {
    let search: Search = params.validate(None).expect("the search is valid");
    // Criterion reports means of many calls, which hide the slowest ones.
    let mut calls = Vec::new();
    c.bench_with_input(BenchmarkId::new(name, jobs), &search, |b, search| {
        b.iter_custom(|times| {
            let mut total = Duration::ZERO;
            for _ in 0..times {
                let search = search.clone();
                let start = Instant::now();
                let found: web::Result<SearchResults> =
                    runtime.block_on(db.search(move |tx| search::find(tx, &search)));
                calls.push(start.elapsed());
                black_box(found.expect("the query succeeds"));
                total += *calls.last().expect("there is one");
            }
            total
        });
    });
    calls.sort_unstable();
    if let Some(last) = calls.len().checked_sub(1) {
        println!("{name}/{jobs}: {} calls, p50 {:?}, p99 {:?}", calls.len(), calls[last / 2], calls[last * 99 / 100]);
    }
}

/// Functions that don't use the database.
fn pure(c: &mut Criterion) {
    let rows = SampleJobs::read();
    let longest = (0..rows.distinct()).map(|n| rows.job(n).draft.description).max_by_key(String::len);
    let longest = longest.expect("there are postings");
    let mut group = c.benchmark_group("text");
    group.throughput(Throughput::Bytes(longest.len() as u64));
    group.bench_function("to_html of the longest posting", |b| b.iter(|| text::to_html(black_box(&longest))));
    group.finish();
    c.bench_function("brand palette", |b| b.iter(|| Palette::from_hex(black_box("#1f6b54"))));
    let here = places::find("Goose Creek", "SC");
    c.bench_function("places search", |b| b.iter(|| places::search(black_box("springf"), 8, here.as_ref())));
}

/// Two seconds per benchmark, so that the whole run takes less than two minutes.
fn short() -> Criterion {
    let (warm_up, time) = (Duration::from_millis(500), Duration::from_secs(2));
    Criterion::default().sample_size(30).warm_up_time(warm_up).measurement_time(time)
}

criterion_group!(name = benches; config = short(); targets = database_reads, pure);
criterion_main!(benches);
