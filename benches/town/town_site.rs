//! A whole town in a database: its jobs, its people and what they do.

use std::path::{Path, PathBuf};

use jobstead::app::{Builder, quota::Quotas};
use jobstead::clock::{Clock, DAY, MINUTE};
use jobstead::db::{self, Db, Options, SingleConnection, Tx, value};
use jobstead::identity::Cost;
use jobstead::jobs::listing;
use jobstead::jobs::model::Status;
use jobstead::jobs::store;
use jobstead::jobs::store::write::{self, Source};
use jobstead::jobs::term::LISTED_FOR;
use jobstead::money::billing::{self, JobPosting};
use jobstead::outbound::{Allowed, Outbound, Resolver};
use jobstead::web::assets::Assets;
use jobstead::web::origin::Origin;
use jobstead::{args, reactions, schedule, statements};

use super::database::{set_up, stored};
use super::people::{self, People};
use super::rows::{SampleJob, SampleJobs};

/// Everything happens within this time, so that no deadline passes on a stored database that is a day old.
const SPAN: i64 = 3 * DAY;
/// Jobs, people or visits in one transaction.
const BATCH: usize = 500;
/// Jobs per person, and visits today per hundred jobs.
const JOBS_PER_PERSON: usize = 5;
const VISITS_PER_HUNDRED_JOBS: usize = 4;

statements! {
    CHARGE = "INSERT INTO fees (kind, job_id, employer_id, user_id, title, amount, currency, state, reference, created_at, updated_at)
              VALUES ('job_post', $1, $2, $3, $4, 500, 'USD', 'due', '', $5, $5) RETURNING id";
    CHARGED = "INSERT INTO ledger_entries (book, about, about_id, title, kind, currency, note, at, month) VALUES ('site', 'fee', $1, 'Job', 'charged', 'USD', '', $2, '2026-01') RETURNING id";
    POSTED = "INSERT INTO ledger_postings (entry_id, account, amount) VALUES ($1, 'receivable', 500), ($1, 'fee_revenue', -500)";
    UPLOADED = "INSERT INTO imports (user_id, upload_key, name, format, state, columns, samples, counts, done, total, created_at, updated_at)
              VALUES (1, 'one', 'jobs.csv', 'csv', 'uploaded', '[]', '[]', '{}', 0, 1, $1, $1)";
    SUMMED = "INSERT INTO ledger_sums (month, account, amount) VALUES ('2026-01', 'receivable', 500), ('2026-01', 'fee_revenue', -500)
              ON CONFLICT (month, account) DO UPDATE SET amount = amount + excluded.amount";
}

/// Returns the path of the database of a town with this many jobs, building it if necessary.
pub fn town(rows: &SampleJobs, count: usize) -> PathBuf {
    stored(rows, &format!("town-{count}"), |path| build(path, rows, count))
}

/// Returns up to 20 values of a query's first column, as text.
pub fn sample(path: &Path, sql: db::Sql) -> Vec<String> {
    let db = SingleConnection::open(path, false, Options::default()).expect("the database opens");
    db.write(|tx| tx.all(sql, &[], value::<String>)).expect("the query succeeds")
}

fn build(path: &Path, rows: &SampleJobs, count: usize) {
    eprintln!("building a town with {count} jobs (first run only)");
    let batches = i64::try_from(count / BATCH).expect("a count is small").max(1);
    let clock = Clock::at(Clock::system().now() - SPAN);
    let options =
        Options { clock: clock.clone(), hooks: reactions::HOOKS, readers: 1, durable: false, ..Options::default() };
    let db = Db::open(path, options).expect("a new database opens");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime starts");
    runtime.block_on(async {
        db.write(set_up).await.expect("a site is set up");
        db.write(|tx| tx.run(UPLOADED, args![tx.now()])).await.expect("a file is uploaded");
        let people = count / JOBS_PER_PERSON;
        in_batches(&db, people, people::add).await;
        let agency = db.write(people::found_agency).await.expect("the agency is founded");
        let people = People { count: i64::try_from(people).expect("a count is small"), agency };
        for start in (0..count).step_by(BATCH) {
            let batch: Vec<SampleJob> = (start..count.min(start + BATCH)).map(|n| rows.job(n)).collect();
            let first = i64::try_from(start).expect("a count is small");
            let post_all =
                move |tx: &mut Tx| (first..).zip(&batch).try_for_each(|(number, job)| post(tx, people, number, job));
            db.write(post_all).await.expect("jobs are posted");
            clock.advance(SPAN / batches);
        }
        // Today's, as those of other days are only kept as totals.
        clock.advance(Clock::system().now() - MINUTE - clock.now());
        in_batches(&db, count * VISITS_PER_HUNDRED_JOBS / 100, people::visit).await;
    });
    db.close();
    runtime.block_on(settle(path));
}

async fn in_batches(db: &Db, count: usize, add: fn(&mut Tx, i64) -> db::Result<()>) {
    for start in (0..count).step_by(BATCH) {
        let numbers = start..count.min(start + BATCH);
        let add_all =
            move |tx: &mut Tx| numbers.clone().try_for_each(|number| add(tx, i64::try_from(number).unwrap_or(0)));
        db.write(add_all).await.expect("rows are added");
    }
}

/// Posts a job; one in twenty waits for its fee, and the promotion pays for the others.
fn post(tx: &mut Tx, people: People, number: i64, posted: &SampleJob) -> db::Result<()> {
    let (user, employer) = people.poster(tx, number)?;
    let source = Source { hiring_name: posted.hiring_name.clone(), ..Source::default() };
    let job = write::insert(tx, employer, user, &posted.draft, &source)?;
    let title = &posted.draft.title;
    if number % 20 == 19 {
        let card = store::get(tx, job)?.card;
        listing::set_status(tx, &card, Status::PendingPayment, None)?;
        let fee: jobstead::ids::FeeId = tx.insert(CHARGE, args![job, employer, user, title, tx.now()])?;
        let entry: jobstead::ids::EntryId = tx.insert(CHARGED, args![fee, tx.now()])?;
        tx.run(POSTED, args![entry])?;
        tx.run(SUMMED, &[])?;
        return Ok(());
    }
    billing::publish(tx, &people::caller(user), JobPosting { job, employer, title })?;
    listing::publish(tx, job, tx.now() + LISTED_FOR)?;
    people::live(tx, people, number, job)
}

/// Does the periodic work once, as a running site would have.
async fn settle(path: &Path) {
    let app = Builder {
        clock: Clock::system(),
        origin: Origin::parse("http://127.0.0.1:8080", false).expect("the origin is valid"),
        hsts_subdomains: false,
        proxies: Vec::new(),
        cost: Cost { memory: 64, passes: 1 },
        quotas: Quotas::default(),
        assets: Assets::Embedded,
        nightly_copies: false,
        max_live: 0,
        outbound: Outbound::new(Resolver::System, Allowed::default()),
        stripe: String::new(),
        push_services: jobstead::push::Services::default(),
        mail: jobstead::mail::Setup::default(),
        database: Options { hooks: reactions::HOOKS, durable: false, ..Options::default() },
    }
    .open(path)
    .expect("the site opens");
    schedule::run_once(&app).await.expect("the periodic work succeeds");
    app.db.close();
}
