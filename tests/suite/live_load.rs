//! The live channel of the real program under load: thousands of idle connections, readers that stall, and everyone coming
//! back after a restart. `JOBSTEAD_FULL_LOAD=1` runs the sizes that the site is meant for; a normal run is smaller.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use jobstead::ids::ConversationId;
use jobstead::live::model::Kind;
use jobstead::live::store::publish;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

use crate::support::Process;
use crate::support::crowd::{Crowd, Line, Person, beside, raise_file_limit};

/// Connections that are opened at the same time.
const AT_ONCE: usize = 100;
/// Receive buffer of a connection that's meant to fall behind, in bytes. A much smaller one makes the system's own probes slow.
const SMALL_WINDOW: u32 = 32 * 1_024;
/// Enough to fill a stalled connection's queue and what the system buffers for it.
const FLOOD: usize = 24_000;
/// Events of each person in one write, and the pause after it: what slows others down must be the stalled readers, not that
/// so much happens.
const WAVE: usize = 400;
const PAUSE: Duration = Duration::from_millis(100);

/// The longest that an event can be about.
const LONG_SUBJECT: &str = "0123456789012345678901234567890123456789012345678901234567890123";

fn is_full() -> bool {
    std::env::var_os("JOBSTEAD_FULL_LOAD").is_some()
}

fn run<T>(test: impl Future<Output = T>) -> T {
    raise_file_limit();
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap().block_on(test)
}

/// Opens a connection for each of the people and returns them with the id of their first frame.
async fn connect(people: &[Person], port: u16) -> Vec<(Line, i64)> {
    let mut lines = Vec::new();
    for some in people.chunks(AT_ONCE) {
        let opening: Vec<_> = some
            .iter()
            .cloned()
            .map(|person| {
                tokio::spawn(async move {
                    let mut line = Line::open(&person, port, "", None).await.expect("it's accepted");
                    let first = line.next().await.unwrap();
                    (line, first["id"].as_i64().unwrap())
                })
            })
            .collect();
        for opened in opening {
            lines.push(opened.await.unwrap());
        }
    }
    lines
}

/// Reads a connection until it ends, and says when each message came.
fn listen(mut line: Line, heard: UnboundedSender<Instant>) {
    tokio::spawn(async move {
        while let Ok(frame) = line.wait().await {
            if frame["type"] == "message_sent" && heard.send(Instant::now()).is_err() {
                return;
            }
        }
    });
}

/// Sends messages as the person and returns how long each took until each of `count` others heard of it, shortest first.
async fn say(process: &Process, person: &Person, conversation: ConversationId, times: usize) -> Vec<Instant> {
    let (url, origin) = (process.url(&format!("/api/conversations/{conversation}/messages")), process.url(""));
    let cookie = person.cookie.clone();
    let send = move || {
        (0..times)
            .map(|n| {
                let started = Instant::now();
                let request = ureq::post(&url).header("origin", &origin).header("cookie", &cookie);
                let request = request.header("content-type", "application/json");
                let sent = request.send(json!({ "text": format!("Number {n}") }).to_string()).unwrap();
                assert_eq!(sent.status(), 201);
                std::thread::sleep(Duration::from_millis(50));
                started
            })
            .collect()
    };
    tokio::task::spawn_blocking(send).await.unwrap()
}

#[test]
fn f20_idle_connections_take_little_memory_and_hear_of_a_message_at_once() {
    let (count, colleagues, max_memory) = if is_full() { (10_000, 100, 100_000_000) } else { (500, 50, 30_000_000) };
    run(async {
        let crowd = Crowd::new(count);
        let hirers: Vec<usize> = (1..=colleagues).collect();
        let conversation = crowd.conversation(1, 0, &hirers);
        let process = crowd.serve();
        let before = process.anonymous_memory();
        let lines = connect(&crowd.people, process.port).await;
        assert_eq!(lines.len(), count);
        let (heard, mut hearing) = unbounded_channel();
        for (line, _) in lines {
            listen(line, heard.clone());
        }
        // What opening them took is freed.
        tokio::time::sleep(Duration::from_secs(2)).await;
        let grown = process.anonymous_memory().saturating_sub(before);
        println!("{count} connections: {} bytes each", grown / count as u64);
        assert!(grown < max_memory, "{grown} bytes for {count} connections");

        // The sender hears of each message, too.
        let times = 20;
        let sent = say(&process, &crowd.people[0], conversation, times).await;
        let mut arrived = Vec::new();
        for _ in 0..times * (colleagues + 1) {
            arrived.push(tokio::time::timeout(Duration::from_secs(10), hearing.recv()).await.unwrap().unwrap());
        }
        arrived.sort_unstable();
        let delays = arrived.chunks(colleagues + 1).zip(&sent);
        let mut delays: Vec<_> = delays.flat_map(|(all, sent)| all.iter().map(|at| *at - *sent)).collect();
        delays.sort_unstable();
        let slow = delays[delays.len() * 99 / 100];
        println!("from sending a message to hearing of it: {:?}, p99 {slow:?}", delays[delays.len() / 2]);
        assert!(slow < Duration::from_secs(1), "{slow:?}");
    });
}

/// Reads a frame now and then until there's hurry. Returns the code with which the connection was closed.
async fn read_slowly(mut line: Line, hurry: Arc<AtomicBool>) -> u16 {
    loop {
        if let Err(code) = line.next().await {
            return code;
        }
        if !hurry.load(Ordering::SeqCst) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[test]
fn f21_stalled_readers_are_closed_and_others_notice_nothing() {
    let stalled = if is_full() { 500 } else { 48 };
    run(async {
        // Each of them has eight windows open, and two people talk meanwhile.
        let crowd = Crowd::new(stalled / 8 + 3);
        let (talking, others) = crowd.people.split_at(2);
        let conversation = crowd.conversation(1, 0, &[1]);
        let process = crowd.serve();
        let quiet = process.open_files();
        let (heard, mut hearing) = unbounded_channel();
        for (line, _) in connect(talking, process.port).await {
            listen(line, heard.clone());
        }
        let mut lines = Vec::new();
        for number in 0..stalled {
            let person = &others[number / 8];
            let mut line = Line::open(person, process.port, "", Some(SMALL_WINDOW)).await.expect("it's accepted");
            line.next().await.unwrap();
            lines.push(line);
        }
        // Half of them read slowly, the others not at all.
        let asleep = lines.split_off(stalled / 2);
        let (hurry, mut reading) = (Arc::new(AtomicBool::new(false)), JoinSet::new());
        for line in lines {
            reading.spawn(read_slowly(line, Arc::clone(&hurry)));
        }
        let (path, people) = (crowd.path.clone(), others.iter().map(|one| one.id).collect::<Vec<_>>());
        let flood = tokio::task::spawn_blocking(move || {
            for _ in 0..FLOOD / WAVE {
                beside(&path, |tx| {
                    let each = people.iter().flat_map(|user| std::iter::repeat_n(*user, WAVE));
                    each.into_iter().try_for_each(|user| publish(tx, user, Kind::OfficeChanged, LONG_SUBJECT))
                });
                std::thread::sleep(PAUSE);
            }
        });
        let mut delays = Vec::new();
        while !flood.is_finished() || delays.len() < 50 {
            let sent = say(&process, &talking[0], conversation, 1).await[0];
            for _ in talking {
                let at = tokio::time::timeout(Duration::from_secs(10), hearing.recv()).await.unwrap().unwrap();
                delays.push(at - sent);
            }
        }
        flood.await.unwrap();
        delays.sort_unstable();
        let slow = delays[delays.len() * 99 / 100];
        println!("while {stalled} readers stall: {:?}, p99 {slow:?}", delays[delays.len() / 2]);
        assert!(slow < Duration::from_secs(2), "{slow:?}");

        // A slow reader gets code 1013 after it has read what was queued. One that never reads loses its connection.
        hurry.store(true, Ordering::SeqCst);
        assert!(reading.join_all().await.into_iter().all(|code| code == 1_013));
        let deadline = Instant::now() + Duration::from_secs(30);
        while process.open_files() > quiet + talking.len() + 8 {
            assert!(Instant::now() < deadline, "{} files are still open", process.open_files());
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        drop(asleep);
    });
}

/// Opens a connection again, as long as the server refuses it. Returns its first frame and the next one.
async fn come_back(person: &Person, port: u16, since: i64) -> (Line, Value, Value) {
    loop {
        match Line::open(person, port, &format!("?since={since}"), None).await {
            Ok(mut line) => {
                let (first, missed) = (line.next().await.unwrap(), line.next().await.unwrap());
                return (line, first, missed);
            }
            Err(429 | 503 | 0) => tokio::time::sleep(Duration::from_secs(1)).await,
            Err(status) => panic!("{status}"),
        }
    }
}

#[test]
fn f22_everyone_is_back_soon_after_a_restart() {
    let (count, max_seconds) = if is_full() { (2_000, 15) } else { (200, 15) };
    run(async {
        let crowd = Crowd::new(count);
        let process = crowd.serve();
        let lines = connect(&crowd.people, process.port).await;
        let since: Vec<i64> = lines.iter().map(|(_, since)| *since).collect();
        let mut closing = JoinSet::new();
        for (mut line, _) in lines {
            closing.spawn(async move { line.next().await.expect_err("it's closed") });
        }
        tokio::task::spawn_blocking(|| process.stop()).await.unwrap();
        assert!(closing.join_all().await.into_iter().all(|code| code == 1_012));

        // Everyone misses something, and all come back at the same moment.
        let people: Vec<_> = crowd.people.iter().map(|person| person.id).collect();
        beside(&crowd.path, |tx| people.iter().try_for_each(|user| publish(tx, *user, Kind::OfficeChanged, *user)));
        let process = crowd.serve();
        let (port, started) = (process.port, Instant::now());
        let mut coming = JoinSet::new();
        for (person, since) in crowd.people.iter().cloned().zip(since) {
            coming.spawn(async move {
                let (line, first, missed) = come_back(&person, port, since).await;
                assert_eq!((&first["type"], &missed["type"]), (&json!("ready"), &json!("office_changed")));
                assert_eq!(missed["subject"], person.id.0.to_string());
                (line, started.elapsed())
            });
        }
        let back = coming.join_all().await;
        let (last, cpu) = (back.iter().map(|(_, took)| *took).max().unwrap(), process.cpu_time());
        println!("{count} came back within {last:?}, which took {cpu:?} of CPU time");
        assert!(last < Duration::from_secs(max_seconds), "{last:?}");
        // Hashing a password for each would take a hundred seconds or more.
        assert!(cpu < Duration::from_secs(max_seconds), "{cpu:?}");
    });
}
