//! Power cuts. Killing the process keeps the page cache, so it can't show what a power cut loses. Instead, the system
//! calls of the real program under load (f2), or what SQLite asks of its files in this process (f3), are recorded and
//! replayed up to a cut. Writes not synced by then are dropped, partly applied, or applied torn and out of order. Whatever
//! the disk did, every acknowledged write must be there. The same run with `synchronous=OFF` must fail, or the test would
//! prove nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use fastrand::Rng;
use recorded_disk::Call;
use rusqlite::Connection;
use tempfile::TempDir;

use crate::support::{Process, Setup, Site, job_body, program, setup_body};

/// What the program wrote to disk, and which writes it acknowledged.
enum Event {
    Write { file: String, at: usize, bytes: Vec<u8> },
    Truncate { file: String, size: usize },
    Sync { file: String },
    Response { titles: Vec<String> },
}

/// The outcome of a series of cuts.
#[derive(Debug, Default)]
struct Outcome {
    cuts: usize,
    lost: usize,
    damaged: usize,
}

#[test]
fn f2_a_power_cut_loses_no_acknowledged_write() {
    let events = record(&[]);
    let outcome = simulate_cuts(&events);
    assert_eq!((outcome.lost, outcome.damaged), (0, 0), "{outcome:?}");
}

#[test]
fn f2_control_without_syncs_a_power_cut_loses_writes() {
    let events = record(&["--no-sync"]);
    let outcome = simulate_cuts(&events);
    assert!(outcome.lost + outcome.damaged > outcome.cuts / 10, "{outcome:?}");
}

static RECORDED: Mutex<Vec<Event>> = Mutex::new(Vec::new());

#[tokio::test(flavor = "multi_thread")]
async fn f3_a_power_cut_in_process_loses_no_acknowledged_write() {
    recorded_disk::install(|call| {
        record_in_process(match call {
            Call::Write { file, at, bytes } => Event::Write { file: file.to_owned(), at, bytes: bytes.to_vec() },
            Call::Truncate { file, size } => Event::Truncate { file: file.to_owned(), size },
            Call::Sync { file } => Event::Sync { file: file.to_owned() },
        });
    });
    let outcome = simulate_cuts(&in_process(true).await);
    assert_eq!((outcome.lost, outcome.damaged), (0, 0), "{outcome:?}");
    let control = simulate_cuts(&in_process(false).await);
    assert!(control.lost + control.damaged > control.cuts / 10, "{control:?}");
}

fn record_in_process(event: Event) {
    let of_database = match &event {
        Event::Write { file, .. } | Event::Truncate { file, .. } | Event::Sync { file } => is_database_file(file),
        Event::Response { .. } => true,
    };
    if of_database {
        RECORDED.lock().unwrap().push(event);
    }
}

/// Posts jobs from several clients to a site in this process, and returns the recorded events.
async fn in_process(durable: bool) -> Vec<Event> {
    RECORDED.lock().unwrap().clear();
    let site = Site::with(Setup { durable, migrates: true, ..Setup::default() });
    let operator = Arc::new(site.set_up().await);
    let clients = (0..4).map(|client| {
        let operator = Arc::clone(&operator);
        tokio::spawn(async move {
            for n in 0..40 {
                let title = format!("job {client}-{n}");
                operator.post("/api/jobs", job_body(&title)).await.expect(201);
                record_in_process(Event::Response { titles: vec![title] });
            }
        })
    });
    for client in clients.collect::<Vec<_>>() {
        client.await.unwrap();
    }
    // Other tests may run in the same process.
    let own = |event: &Event| match event {
        Event::Write { file, .. } | Event::Truncate { file, .. } | Event::Sync { file } => {
            Path::new(file).parent() == site.path.parent()
        }
        Event::Response { .. } => true,
    };
    std::mem::take(&mut *RECORDED.lock().unwrap()).into_iter().filter(own).collect()
}

/// Runs the program under strace while clients post jobs, and returns the recorded events.
fn record(flags: &[&str]) -> Vec<Event> {
    let folder = TempDir::new().unwrap();
    let trace = folder.path().join("trace");
    let mut command = Command::new("strace");
    command
        .args(["-f", "-y", "-xx", "-s", "200000", "-o"])
        .arg(&trace)
        .args(["-e", "trace=pwrite64,ftruncate,fsync,fdatasync,write,writev,sendto"])
        .arg(program())
        .args(flags);
    let mut process = Process::start(&folder.path().join("site.db"), command);
    let (status, text, cookie) = process.post("/api/setup", &setup_body(process.token.as_ref().unwrap()), "");
    assert_eq!(status, 201, "{text}");
    std::thread::scope(|scope| {
        for client in 0..4 {
            let (process, cookie) = (&process, &cookie);
            scope.spawn(move || {
                for n in 0..40 {
                    let (status, text, _) = process.post("/api/jobs", &job_body(&format!("job {client}-{n}")), cookie);
                    assert_eq!(status, 201, "{text}");
                }
            });
        }
    });
    std::thread::sleep(Duration::from_millis(100));
    stop_traced(&mut process);
    let events = parse(&std::fs::read_to_string(&trace).unwrap());
    let responses: usize =
        events.iter().map(|e| if let Event::Response { titles } = e { titles.len() } else { 0 }).sum();
    assert!(responses >= 160, "the trace shows {responses} responses");
    events
}

/// Ends the traced program; strace ends with it.
fn stop_traced(process: &mut Process) {
    let pid = process.child.id();
    let children = std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap();
    for child in children.split_whitespace() {
        let pid = rustix::process::Pid::from_raw(child.parse().unwrap()).unwrap();
        rustix::process::kill_process(pid, rustix::process::Signal::KILL).unwrap();
    }
    process.child.wait().unwrap();
}

/// Parses the trace. A call may be split into two lines with others between: the first holds the arguments, the second
/// the result. A write or response counts from its first line, a sync from its second.
fn parse(trace: &str) -> Vec<Event> {
    let mut begun: BTreeMap<&str, String> = BTreeMap::new();
    let mut events = Vec::new();
    for line in trace.lines() {
        let (thread, call) = line.split_once(' ').unwrap_or((line, ""));
        let call = call.trim_start();
        if let Some(start) = call.strip_suffix("<unfinished ...>") {
            if !start.starts_with("fsync") && !start.starts_with("fdatasync") {
                events.extend(event(start));
            }
            begun.insert(thread, start.to_owned());
        } else if call.starts_with("<...") {
            let start = begun.remove(thread).unwrap_or_default();
            if start.starts_with("fsync") || start.starts_with("fdatasync") {
                events.extend(event(&start));
            }
        } else {
            events.extend(event(call));
        }
    }
    events
}

fn event(call: &str) -> Option<Event> {
    let (name, rest) = call.split_once('(')?;
    let file = || decode(rest.split_once('<')?.1.split_once('>')?.0).and_then(|path| String::from_utf8(path).ok());
    let number = |text: &str| text.trim().trim_end_matches(')').trim().parse().ok();
    match name {
        "pwrite64" => {
            let file = file().filter(|file| is_database_file(file))?;
            let (_, after) = rest.split_once('"')?;
            let (bytes, after) = after.split_once('"')?;
            let at = after.split(" = ").next()?.rsplit(',').next().and_then(number)?;
            Some(Event::Write { file, at, bytes: decode(bytes)? })
        }
        "ftruncate" => {
            let file = file().filter(|file| is_database_file(file))?;
            let size = rest.split(" = ").next()?.rsplit(',').next().and_then(number)?;
            Some(Event::Truncate { file, size })
        }
        "fsync" | "fdatasync" => Some(Event::Sync { file: file()? }),
        _ => {
            let text: Vec<u8> = rest.split('"').skip(1).step_by(2).filter_map(decode).flatten().collect();
            let text = String::from_utf8_lossy(&text);
            let titles: Vec<_> =
                text.split("\"title\":\"").skip(1).filter_map(|t| t.split('"').next()).map(str::to_owned).collect();
            (text.contains("201 Created") && !titles.is_empty()).then_some(Event::Response { titles })
        }
    }
}

/// Whether this is the database or its WAL. The shared-memory file is rebuilt after a cut.
fn is_database_file(file: &str) -> bool {
    file.strip_suffix("-wal").unwrap_or(file).rsplit('/').next() == Some("site.db")
}

/// Decodes `\x6a\x6f` into bytes.
fn decode(hex: &str) -> Option<Vec<u8>> {
    hex.split("\\x").skip(1).map(|byte| u8::from_str_radix(byte, 16).ok()).collect()
}

/// The synced contents of each file, and the events that may not have reached the disk yet.
#[derive(Default)]
struct Disk<'e> {
    durable: BTreeMap<&'e str, Vec<u8>>,
    pending: BTreeMap<&'e str, Vec<&'e Event>>,
}

fn apply(file: &mut Vec<u8>, event: &Event, keep: usize) {
    match event {
        Event::Write { at, bytes, .. } => {
            let bytes = &bytes[..keep.min(bytes.len())];
            if file.len() < at + bytes.len() {
                file.resize(at + bytes.len(), 0);
            }
            file[*at..at + bytes.len()].copy_from_slice(bytes);
        }
        Event::Truncate { size, .. } => file.resize(*size, 0),
        Event::Sync { .. } | Event::Response { .. } => {}
    }
}

fn simulate_cuts(events: &[Event]) -> Outcome {
    let cuts = std::env::var("JOBSTEAD_CUTS").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    let mut random = Rng::with_seed(7);
    let mut points: Vec<usize> = (0..cuts).map(|_| random.usize(events.len() / 10..events.len())).collect();
    points.sort_unstable();
    let (mut disk, mut acknowledged, mut outcome) = (Disk::default(), BTreeSet::new(), Outcome::default());
    let mut next = points.into_iter().peekable();
    for (index, event) in events.iter().enumerate() {
        while next.next_if_eq(&index).is_some() {
            check_cut(&disk, &acknowledged, &mut random, &mut outcome);
        }
        match event {
            Event::Write { file, .. } | Event::Truncate { file, .. } => {
                disk.pending.entry(file).or_default().push(event);
            }
            Event::Sync { file } => {
                let durable = disk.durable.entry(file).or_default();
                disk.pending
                    .remove(file.as_str())
                    .unwrap_or_default()
                    .iter()
                    .for_each(|e| apply(durable, e, usize::MAX));
            }
            Event::Response { titles } => acknowledged.extend(titles.iter().map(String::as_str)),
        }
    }
    outcome
}

/// Builds the files as a disk might hold them after the cut, opens the database, and counts what is lost or damaged.
fn check_cut(disk: &Disk, acknowledged: &BTreeSet<&str>, random: &mut Rng, outcome: &mut Outcome) {
    let mut files = disk.durable.clone();
    for (file, pending) in &disk.pending {
        let bytes = files.entry(file).or_default();
        let mut applied: Vec<_> = pending.iter().filter(|_| !outcome.cuts.is_multiple_of(3) && random.bool()).collect();
        let torn = outcome.cuts % 3 == 2;
        if torn {
            for index in (1..applied.len()).rev() {
                applied.swap(index, random.usize(0..=index));
            }
        }
        for event in applied {
            let sectors = if torn { random.usize(0..9) * 512 } else { usize::MAX };
            apply(bytes, event, sectors);
        }
    }
    outcome.cuts += 1;
    let folder = TempDir::new().unwrap();
    for (file, bytes) in files {
        std::fs::write(folder.path().join(Path::new(file).file_name().unwrap()), bytes).unwrap();
    }
    match titles(&folder.path().join("site.db")) {
        Ok(stored) if acknowledged.iter().all(|title| stored.contains(*title)) => {}
        Ok(_) => outcome.lost += 1,
        Err(_) => outcome.damaged += 1,
    }
}

fn titles(path: &Path) -> rusqlite::Result<BTreeSet<String>> {
    let connection = Connection::open(path)?;
    let finding: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if finding != "ok" {
        return Err(rusqlite::Error::InvalidQuery);
    }
    if connection.query_row("SELECT COUNT(*) FROM sqlite_schema WHERE name = 'jobs'", [], |row| row.get::<_, i64>(0))?
        == 0
    {
        return Ok(BTreeSet::new());
    }
    connection.prepare("SELECT title FROM jobs")?.query_map([], |row| row.get(0))?.collect()
}
