//! The live channel and messages: memory per connection, how soon others hear of a message, messages per second, and whether
//! long conversations and long lists take longer than short ones.

use std::io::Write as _;
use std::net::SocketAddr;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::json;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use crate::client::{self, RequestWriter, Sequence, Test};
use crate::disk;
use crate::jobstead_server::program;
use crate::live_client::{Heard, connect};
use crate::live_town::{LENGTHS, LiveTown, PAIRS, PEOPLE};
use crate::report::Table;
use crate::server::{Server, free_address};
use crate::town;
use crate::workloads;

/// Messages per second while delays are measured: what a town of a hundred thousand might send on a busy evening.
const RATE: u32 = 50;
/// How long messages are sent at that rate.
const TALK: Duration = Duration::from_secs(20);
/// Clients that send messages as fast as they can.
const CLIENTS: usize = 64;
/// Requests of a kind to a conversation or a list, and the time after which there are no more.
const COUNT: usize = 500;
const TIME: Duration = Duration::from_secs(3);
/// How long what was done to open connections takes to be freed.
const SETTLE: Duration = Duration::from_secs(3);

/// Measures everything on a new site; sending messages as fast as possible takes this long.
pub fn measure(time: Duration) -> Vec<Table> {
    let town = LiveTown::build();
    let server = serve(&town);
    std::thread::sleep(SETTLE);
    let mut table = Table::new("The live channel and messages", &["measurement", "measured"]);
    connections(&mut table, &town, &server);
    messages_per_second(&mut table, &town, &server, time);
    let tables = vec![table, threads(&town, &server), lists(&town, &server)];
    server.stop();
    town::remove(&town.file);
    tables
}

fn serve(town: &LiveTown) -> Server {
    let address = free_address();
    let mut command = Command::new(program());
    command.args(["serve", "--listen", &address.to_string(), "--db"]).arg(&town.file);
    command.args(["--quota", "messages=4000000000,response-bytes=4000000000"]);
    Server::start(&mut command, address, "/healthz")
}

fn line(what: &str, measured: String) -> [String; 2] {
    [what.to_owned(), measured]
}

fn connections(table: &mut Table, town: &LiveTown, server: &Server) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime starts");
    runtime.block_on(async {
        let before = server.anonymous_memory_mb();
        let (heard, mut hearing) = unbounded_channel();
        let started = Instant::now();
        connect(&town.people, server.address, &heard).await;
        let opened = started.elapsed().as_secs_f64();
        tokio::time::sleep(SETTLE).await;
        let grown = server.anonymous_memory_mb() - before;
        let (each, per_mb) = (grown * 1e3 / PEOPLE as f64, PEOPLE as f64 / grown);
        let text = format!("{grown:.0} MB: {each:.1} kB each, {per_mb:.0} per MB");
        table.row(&line(&format!("memory (RssAnon) of {PEOPLE} idle connections"), text));
        table.row(&line("opening them, 100 at a time", format!("{opened:.0} s")));
        talk(table, town, server, &mut hearing).await;
    });
}

/// Sends messages at a steady rate between pairs, and waits until the other side has heard of each.
async fn talk(table: &mut Table, town: &LiveTown, server: &Server, hearing: &mut UnboundedReceiver<Heard>) {
    let (count, pause) = (RATE * u32::try_from(TALK.as_secs()).expect("a few seconds"), Duration::from_secs(1) / RATE);
    let (mut after_send, mut after_response) = (Vec::new(), Vec::new());
    let before = server.cpu_time();
    for n in 0..count {
        let next = Instant::now() + pause;
        let number = n as usize % PAIRS;
        let (writer, other) = (sends(town, server.address, "talk"), town.people[town.pairs[number].hirer].id);
        let mut request = Vec::new();
        writer(u64::from(n), &mut request);
        let sent = Instant::now();
        let status = client::send_once(server.address, &request).await;
        let answered = Instant::now();
        assert_eq!(status, 201, "a message is accepted");
        loop {
            let one =
                tokio::time::timeout(Duration::from_secs(10), hearing.recv()).await.expect("the others hear of it");
            let one = one.expect("connections stay open");
            if one.user == other {
                after_send.push((one.at - sent).as_secs_f64() * 1e3);
                after_response.push(one.at.saturating_duration_since(answered).as_secs_f64() * 1e3);
                break;
            }
        }
        tokio::time::sleep_until(next.into()).await;
    }
    let cpu = server.cpu_time().saturating_sub(before).as_secs_f64() / TALK.as_secs_f64() * 100.0;
    let what = format!(
        "{RATE} messages a second, {PEOPLE} people connected: from sending one until the other side hears of it"
    );
    table.row(&line(&what, percentiles(after_send)));
    table.row(&line("the same, from the response", percentiles(after_response)));
    table.row(&line("the same, server CPU with the pings of everyone", format!("{cpu:.0} % of a core")));
}

fn percentiles(mut millis: Vec<f64>) -> String {
    millis.sort_by(f64::total_cmp);
    let at = |part: f64| millis[((millis.len() - 1) as f64 * part).round() as usize];
    format!("p50 {:.1} ms, p99 {:.1} ms", at(0.5), at(0.99))
}

/// Returns the function that sends a different message every time, from the workers of the pairs in turn.
fn sends(town: &LiveTown, address: SocketAddr, name: &'static str) -> RequestWriter {
    let pairs: Vec<_> =
        town.pairs.iter().map(|pair| (pair.conversation, town.people[pair.worker].session.clone())).collect();
    Arc::new(move |number, request| {
        let (conversation, session) = &pairs[number as usize % pairs.len()];
        let id = format!("{name}-{number}");
        let body = json!({ "clientId": id, "text": format!("I can be there at {number}."), "fileTokens": [], "replyTo": null });
        let body = body.to_string();
        write!(
            request,
            "POST /api/conversations/{conversation}/messages HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
             Cookie: sid={session}\r\nIdempotency-Key: {id}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .expect("writing to a buffer cannot fail");
    })
}

fn messages_per_second(table: &mut Table, town: &LiveTown, server: &Server, time: Duration) {
    let disk = disk::commits_per_second(&town::folder(), time.min(Duration::from_secs(2)));
    let rush = Test { address: server.address, connections: CLIENTS, time, status: 201 };
    let sent = client::run(rush, &sends(town, server.address, "rush"), || {});
    let text =
        format!("{:.0}/s, p99 {:.0} ms (the disk alone: {disk:.0} commits/s)", sent.rate(), sent.percentile(0.99));
    table.row(&line(&format!("durable messages, {CLIENTS} clients"), text));
}

/// Compares the conversations of different lengths.
fn threads(town: &LiveTown, server: &Server) -> Table {
    let columns = ["request, one client".to_owned()].into_iter();
    let columns: Vec<_> = columns.chain(LENGTHS.map(|count| format!("{count} messages, p50 / p99 ms"))).collect();
    let mut table = Table::new("Long conversations", &columns.iter().map(String::as_str).collect::<Vec<_>>());
    for (name, path) in [
        ("newest page", "/messages"),
        ("a page from the middle", "/messages?cursor={middle}"),
        ("find a word that is in one message", "/messages?query=zebra"),
        ("find a word that is in every message", "/messages?query=number"),
        ("find a word that is in none", "/messages?query=giraffe"),
        ("the conversation with its unread count", ""),
    ] {
        let each = town.threads.iter().zip(LENGTHS).map(|((id, last), length)| {
            let middle = URL_SAFE_NO_PAD.encode(json!({ "a": last - length / 2 }).to_string());
            let path = path.replace("{middle}", &middle);
            latency(town, server, &format!("/api/conversations/{id}{path}"), 0)
        });
        table.row(&[name.to_owned()].into_iter().chain(each).collect::<Vec<_>>());
    }
    table
}

/// Compares someone with many conversations with someone who has few.
fn lists(town: &LiveTown, server: &Server) -> Table {
    let columns = ["request, one client", "a few conversations, p50 / p99 ms", "10,000 conversations"];
    let mut table = Table::new("Lists of conversations", &columns);
    for (name, path) in [
        ("newest page", "/api/conversations"),
        ("with unread messages", "/api/conversations?filter=unread"),
        ("about one job", "/api/conversations?job=17"),
        ("find a name", "/api/conversations?query=number77"),
        ("jobs and folders", "/api/conversation-folders"),
    ] {
        let [few, many] = [1_000, 0].map(|person| latency(town, server, path, person));
        table.row(&[name.to_owned(), few, many]);
    }
    table
}

/// Returns how long a request of a person takes.
fn latency(town: &LiveTown, server: &Server, path: &str, person: usize) -> String {
    let cookie = format!("Cookie: sid={}\r\n", town.people[person].session);
    let writer = workloads::gets_with(server.address, vec![path.to_owned()], cookie);
    let (status, found) = client::ask(Sequence { address: server.address, count: COUNT, time: TIME }, &writer);
    assert_eq!(status, 200, "{path}");
    format!("{:.2} / {:.2}", found.percentile(0.5), found.percentile(0.99))
}
