//! The same questions to both servers in one run, turn by turn, so that a busy moment of the machine meets both.

use std::time::Duration;

use crate::client::{self, Make, Measured, Test};
use crate::ours::{self, Ours};
use crate::peer::{self, Peer};
use crate::questions::Question;
use crate::report::{Table, megabytes};
use crate::server::Server;
use crate::town::RowSource;

/// Reads before inserts, so that every read meets the same board.
const READS: [Question; 7] = [
    Question::Health,
    Question::One,
    Question::List,
    Question::ListCounted,
    Question::Rare,
    Question::Common,
    Question::CommonCounted,
];
const CONNECTIONS: [usize; 2] = [16, 64];

/// Asks both, or us alone, and gives the table.
pub fn measure(rows: &RowSource, jobs: usize, with_peer: bool, time: Duration) -> Table {
    let ours = Ours::start(rows, jobs);
    let peer = with_peer.then(|| Peer::start(rows, jobs));
    let mut table = Table::new(
        &format!("Beside PocketBase 0.40.6, {jobs} jobs"),
        &["connections", "requests a second (p50 / p99 ms)", "Jobstead", "PocketBase", "ratio", "target", "met"],
    );
    let reads = CONNECTIONS.map(|connections| READS.map(|question| (question, connections)));
    let inserts = CONNECTIONS.map(|connections| (Question::Insert, connections));
    for (question, connections) in reads.into_iter().flatten().chain(inserts) {
        let mine = ask(&ours.server, &ours.make(question), question, connections, time, 201);
        let theirs = peer.as_ref().and_then(|peer| {
            let make = peer.make(question)?;
            // PocketBase answers a new record with 200.
            Some(ask(&peer.server, &make, question, connections, time, 200))
        });
        table.row(&compare(question, connections, &mine, theirs.as_ref()));
    }
    whole(&mut table, &ours, peer.as_ref());
    ours.end();
    if let Some(peer) = peer {
        peer.end();
    }
    table
}

fn ask(server: &Server, make: &Make, question: Question, connections: usize, time: Duration, created: u16) -> Measured {
    let status = if question == Question::Insert { created } else { 200 };
    client::run(Test { address: server.address, connections, time, status }, make, || {})
}

fn compare(question: Question, connections: usize, mine: &Measured, theirs: Option<&Measured>) -> Vec<String> {
    let ratio = theirs.map(|theirs| mine.rate() / theirs.rate());
    let target = question.target(connections);
    let met = ratio.zip(target).map(|(ratio, target)| if ratio >= target { "yes" } else { "**no**" });
    vec![
        connections.to_string(),
        question.name().to_owned(),
        figures(mine),
        theirs.map_or_else(String::new, figures),
        ratio.map_or_else(String::new, |ratio| format!("{ratio:.1}×")),
        target.map_or_else(String::new, |target| format!("≥ {target}×")),
        met.unwrap_or_default().to_owned(),
    ]
}

fn figures(measured: &Measured) -> String {
    format!("{:.0} ({:.1} / {:.1})", measured.rate(), measured.within(0.5), measured.within(0.99))
}

/// What is not a rate: memory after all of it, the binary, a restart.
fn whole(table: &mut Table, ours: &Ours, peer: Option<&Peer>) {
    let row = |name: &str, mine: String, theirs: Option<String>| {
        let theirs = theirs.unwrap_or_default();
        vec![String::new(), name.to_owned(), mine, theirs, String::new(), String::new(), String::new()]
    };
    let memory = |server: &Server| format!("{:.0} MB", server.memory());
    table.row(&row("memory after all of it (RssAnon)", memory(&ours.server), peer.map(|peer| memory(&peer.server))));
    table.row(&row("binary", megabytes(&ours::program()), peer.map(|_| megabytes(&peer::program()))));
    let start = |server: &Server| format!("{:.0} ms", server.started_in.as_secs_f64() * 1_000.0);
    table.row(&row("start on this file to the first 200", start(&ours.server), peer.map(|peer| start(&peer.server))));
}
