//! The same requests to both servers in one run, alternating, so that a busy moment of the machine affects both.

use std::time::Duration;

use crate::client::{self, Make, Measured, Test};
use crate::ours::{self, Ours};
use crate::peer::{self, Peer};
use crate::questions::Question;
use crate::report::{Table, megabytes};
use crate::server::Server;
use crate::town::RowSource;

/// Reads come before inserts, so that every read sees the same jobs.
const READS: [Question; 7] = [
    Question::Health,
    Question::One,
    Question::List,
    Question::ListCounted,
    Question::Rare,
    Question::Common,
    Question::Ranked,
];
const CONNECTIONS: [usize; 2] = [16, 64];

/// Measures both servers, or Jobstead alone, and returns the table. The ratio is to PocketBase's defaults.
pub fn measure(rows: &RowSource, jobs: usize, with_peer: bool, time: Duration) -> Table {
    let ours = Ours::start(rows, jobs);
    let logs: &[bool] = if with_peer { &[true, false] } else { &[] };
    let peers: Vec<Peer> = logs.iter().map(|log| Peer::start(rows, jobs, *log)).collect();
    let mut table = Table::new(
        &format!("Compared with PocketBase 0.40.6, {jobs} jobs"),
        &[
            "connections",
            "requests/s (p50 / p99 ms)",
            "Jobstead",
            "PocketBase",
            "ratio",
            "target",
            "met",
            "PocketBase, log off",
        ],
    );
    let reads = CONNECTIONS.map(|connections| READS.map(|question| (question, connections)));
    let inserts = CONNECTIONS.map(|connections| (Question::Insert, connections));
    for (question, connections) in reads.into_iter().flatten().chain(inserts) {
        let mine = ask(&ours.server, &ours.make(question), question, connections, time, 201);
        // PocketBase responds to a new record with 200.
        let asked = peers.iter().filter_map(|peer| Some((peer, peer.make(question)?)));
        let theirs: Vec<_> =
            asked.map(|(peer, make)| ask(&peer.server, &make, question, connections, time, 200)).collect();
        table.row(&compare(question, connections, &mine, &theirs));
    }
    whole(&mut table, &ours, &peers);
    ours.end();
    peers.into_iter().for_each(Peer::end);
    table
}

fn ask(server: &Server, make: &Make, question: Question, connections: usize, time: Duration, created: u16) -> Measured {
    let status = if question == Question::Insert { created } else { 200 };
    client::run(Test { address: server.address, connections, time, status }, make, || {})
}

fn compare(question: Question, connections: usize, mine: &Measured, theirs: &[Measured]) -> Vec<String> {
    let ratio = theirs.first().map(|theirs| mine.rate() / theirs.rate());
    let target = question.target(connections);
    let met = ratio.zip(target).map(|(ratio, target)| if ratio >= target { "yes" } else { "**no**" });
    vec![
        connections.to_string(),
        question.name().to_owned(),
        figures(mine),
        theirs.first().map_or_else(String::new, figures),
        ratio.map_or_else(String::new, |ratio| format!("{ratio:.1}×")),
        target.map_or_else(String::new, |target| format!("≥ {target}×")),
        met.unwrap_or_default().to_owned(),
        theirs.get(1).map_or_else(String::new, figures),
    ]
}

fn figures(measured: &Measured) -> String {
    format!("{:.0} ({:.1} / {:.1})", measured.rate(), measured.within(0.5), measured.within(0.99))
}

/// Adds the figures that are not rates: memory at the end, startup time, binary size.
fn whole(table: &mut Table, ours: &Ours, peers: &[Peer]) {
    let mut row = |name: &str, mine: String, theirs: &dyn Fn(&Peer) -> String| {
        let their = |number: usize| peers.get(number).map_or_else(String::new, theirs);
        let none = String::new;
        table.row(&[none(), name.to_owned(), mine, their(0), none(), none(), none(), their(1)]);
    };
    let memory = |server: &Server| format!("{:.0} MB", server.memory());
    let start = |server: &Server| format!("{:.0} ms", server.started_in.as_secs_f64() * 1_000.0);
    row("memory at the end (RssAnon)", memory(&ours.server), &|peer| memory(&peer.server));
    row("start on this database to the first 200", start(&ours.server), &|peer| start(&peer.server));
    row("binary", megabytes(&ours::program()), &|_| megabytes(&peer::program()));
}
