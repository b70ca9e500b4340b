//! No message is lost, doubled or reordered, however often connections drop, phones try again and the real program is
//! killed or stopped. `JOBSTEAD_DELIVERIES` sets the number of random schedules; a normal run does a few.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use jobstead::ids::ConversationId;
use proptest::prelude::{Just, Strategy, prop, prop_oneof};
use proptest::test_runner::{Config, TestRunner};
use rustix::process::Signal;
use serde_json::Value;

use crate::support::Process;
use crate::support::crowd::Crowd;
use crate::support::phone::{Fault, Phone, start};

/// A worker and two people who hire.
const PHONES: usize = 3;
const WORKER: usize = 0;
const CONVERSATIONS: usize = 2;

#[derive(Clone, Copy, Debug)]
enum Step {
    /// Someone writes a message.
    Write { phone: usize, conversation: usize },
    /// A phone sends what waits.
    Send { phone: usize, fault: Fault },
    /// The server ends while two phones send their next message, this many microseconds later, and starts again.
    Restart { signal: Signal, micros: u64 },
    /// Someone reads a conversation.
    Read { phone: usize, conversation: usize },
    /// A phone reads what its live connection has, or opens one.
    Listen { phone: usize },
    /// A live connection drops.
    Leave { phone: usize },
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let (phone, conversation) = (0..PHONES, 0..CONVERSATIONS);
    let fault = prop_oneof![
        2 => Just(Fault::None),
        1 => Just(Fault::BeforeSend),
        2 => (0..=1_000_usize).prop_map(Fault::HalfSent),
        3 => (0..8_000_u64).prop_map(Fault::Unanswered),
        2 => Just(Fault::Twice),
    ];
    let restart = (prop_oneof![2 => Just(Signal::KILL), 1 => Just(Signal::TERM)], 0..6_000_u64);
    let step = prop_oneof![
        8 => (phone.clone(), conversation.clone()).prop_map(|(phone, conversation)| Step::Write { phone, conversation }),
        8 => (phone.clone(), fault).prop_map(|(phone, fault)| Step::Send { phone, fault }),
        1 => restart.prop_map(|(signal, micros)| Step::Restart { signal, micros }),
        2 => (phone.clone(), conversation).prop_map(|(phone, conversation)| Step::Read { phone, conversation }),
        4 => phone.clone().prop_map(|phone| Step::Listen { phone }),
        1 => phone.prop_map(|phone| Step::Leave { phone }),
    ];
    prop::collection::vec(step, 10..60)
}

/// People with phones, and the server.
struct Town {
    crowd: Crowd,
    process: Process,
    phones: Vec<Phone>,
    conversations: Vec<ConversationId>,
    /// How far each has read each conversation.
    read: BTreeMap<(usize, usize), i64>,
}

impl Town {
    fn new() -> Self {
        let crowd = Crowd::new(PHONES);
        let conversations = (0..CONVERSATIONS).map(|n| crowd.conversation(n + 1, WORKER, &[1, 2])).collect();
        let process = crowd.serve();
        let mut phones: Vec<_> = crowd.people.iter().cloned().map(Phone::new).collect();
        // Everyone is there before the first message.
        for phone in &mut phones {
            phone.live.catch_up(&phone.person, process.port);
        }
        Self { crowd, process, phones, conversations, read: BTreeMap::new() }
    }

    fn take(&mut self, step: Step) {
        let port = self.process.port;
        match step {
            Step::Write { phone, conversation } => self.phones[phone].write(self.conversations[conversation]),
            Step::Send { phone, fault } => {
                self.phones[phone].send(port, fault);
            }
            Step::Restart { signal, micros } => self.restart(signal, micros),
            Step::Read { phone, conversation } => {
                let upto = self.phones[phone].read(port, self.conversations[conversation]);
                self.read.insert((phone, conversation), upto);
            }
            Step::Listen { phone } => {
                let Phone { person, live, .. } = &mut self.phones[phone];
                live.listen(person, port);
            }
            Step::Leave { phone } => self.phones[phone].live.drop_connection(),
        }
    }

    fn restart(&mut self, signal: Signal, micros: u64) {
        let requests = self.phones.iter().filter_map(|phone| phone.request(self.process.port)).take(2);
        let open: Vec<_> = requests.map(|request| start(self.process.port, &request)).collect();
        std::thread::sleep(Duration::from_micros(micros));
        self.process.signal(signal);
        let status = self.process.child.wait().unwrap();
        assert!(signal == Signal::KILL || status.code() == Some(0), "{status}");
        drop(open);
        self.process = self.crowd.serve();
    }

    /// Sends everything, and compares what was written with what both sides have.
    fn finish(mut self) {
        let (port, deadline) = (self.process.port, Instant::now() + Duration::from_secs(30));
        for phone in &mut self.phones {
            while !phone.send(port, Fault::None) {
                assert!(Instant::now() < deadline, "messages wait for more than 30 seconds");
                std::thread::sleep(Duration::from_millis(50));
            }
        }
        for number in 0..CONVERSATIONS {
            self.compare(number);
        }
        let output = std::process::Command::new(crate::support::program())
            .args(["check", "--db"])
            .arg(&self.crowd.path)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }

    fn compare(&mut self, number: usize) {
        let (port, conversation) = (self.process.port, self.conversations[number]);
        let thread = self.phones[WORKER].thread(port, conversation);
        let ids: Vec<_> = thread.iter().map(id).collect();
        assert!(ids.is_sorted_by(|a, b| a < b), "{ids:?}");
        for (at, phone) in self.phones.iter_mut().enumerate() {
            let own = phone.thread(port, conversation);
            assert_eq!(own.iter().map(id).collect::<Vec<_>>(), ids, "everyone has the same messages");
            let written = phone.written.iter().filter(|one| one.conversation == conversation);
            let written: Vec<_> = written.map(|one| one.text.as_str()).collect();
            let stored = own.iter().filter(|one| one["from"]["isYou"] == true);
            let stored: Vec<_> = stored.map(|one| one["text"].as_str().unwrap()).collect();
            assert_eq!(stored, written, "each message is there once and in order");

            let read = self.read.get(&(at, number)).copied().unwrap_or(0);
            let side = if at == WORKER { "worker" } else { "employer" };
            let unread = own.iter().filter(|one| id(one) > read && one["from"]["side"] != side).count();
            assert_eq!(phone.unread(port, conversation), i64::try_from(unread).unwrap(), "phone {at}");

            phone.live.catch_up(&phone.person, port);
            let heard = phone.live.heard.get(&conversation).copied().unwrap_or(0);
            assert!(phone.live.resets > 0 || heard == ids.len(), "phone {at} heard of {heard} of {}", ids.len());
        }
        let all: usize = self.phones.iter().map(|phone| of(phone, conversation)).sum();
        assert_eq!(thread.len(), all, "nothing else is there");
    }
}

fn id(message: &Value) -> i64 {
    message["id"].as_i64().unwrap()
}

fn of(phone: &Phone, conversation: ConversationId) -> usize {
    phone.written.iter().filter(|one| one.conversation == conversation).count()
}

#[test]
fn no_message_is_lost_doubled_or_reordered() {
    let cases = std::env::var("JOBSTEAD_DELIVERIES").ok().and_then(|n| n.parse().ok()).unwrap_or(2);
    // A failure prints the smallest schedule that was found within these tries.
    let config = Config { cases, max_shrink_iters: 60, failure_persistence: None, ..Config::default() };
    let run = TestRunner::new(config).run(&steps(), |steps| {
        let mut town = Town::new();
        for step in steps {
            town.take(step);
        }
        town.finish();
        Ok(())
    });
    run.unwrap_or_else(|failure| panic!("{failure}"));
}
