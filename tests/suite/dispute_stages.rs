//! A property test of the stages of a dispute: what someone can do is what's accepted, and the money adds up at the end.

use jobstead::clock::DAY;
use proptest::prelude::{Just, Strategy, prop, prop_oneof};
use proptest::test_runner::TestCaseError;
use serde_json::{Value, json};

use crate::disputes::{Quarrel, act, seen};
use crate::support::shifts::pass;
use crate::support::{Visitor, wrong_numbers};

const CLAIM: i64 = 40_000;
const ACTIONS: [&str; 11] =
    ["answer", "accept", "reject", "range", "extend", "evidence", "withdraw", "appeal", "take", "propose", "decide"];

/// A step of somebody, or days that pass.
#[derive(Clone, Debug)]
enum Step {
    Act { action: usize, who: usize, amounts: (i64, i64) },
    Wait(i64),
}

/// What the test knows about the dispute.
#[derive(Clone, Debug)]
struct Model {
    state: &'static str,
    round: i64,
    opens_at: i64,
    due_at: i64,
    ranges: [Option<(i64, i64)>; 2],
    accepted: [bool; 2],
    proposal: Option<i64>,
    mediator: Option<usize>,
    decided: Option<(usize, i64)>,
    extension: Option<usize>,
    extensions: i64,
    outcome: Option<i64>,
}

/// The people: the employer, who opened the dispute, the worker, and two mediators.
const EMPLOYER: usize = 0;
const WORKER: usize = 1;

impl Model {
    const fn begin(&mut self, state: &'static str) {
        self.state = state;
        self.extension = None;
        self.extensions = 0;
        self.ranges = [None, None];
    }

    const fn end(&mut self, state: &'static str, outcome: Option<i64>) {
        self.begin(state);
        self.outcome = outcome;
    }

    /// Takes a step if it's possible, and returns whether it is.
    fn act(&mut self, action: &str, who: usize, (low, high): (i64, i64), now: i64) -> bool {
        let is_side = who <= WORKER;
        let is_over = matches!(self.state, "settled" | "closed" | "withdrawn");
        let waits = matches!(self.state, "mediating" | "appealed");
        let sealing = self.state == "settling" && self.opens_at <= now;
        let possible = match action {
            "answer" => who == WORKER && self.state == "answering",
            "accept" => {
                is_side
                    && ((self.state == "answering" && who == WORKER)
                        || (self.state == "proposed" && !self.accepted[who.min(1)]))
            }
            "reject" => is_side && self.state == "proposed" && !self.accepted[who.min(1)],
            "range" => is_side && sealing && self.ranges[who.min(1)].is_none(),
            "extend" => {
                let stage = matches!(self.state, "answering" | "proposed") || sealing;
                is_side && stage && self.extension != Some(who) && self.extensions < 2
            }
            "evidence" => is_side && !is_over && self.state != "decided",
            "withdraw" => who == EMPLOYER && !is_over && !matches!(self.state, "decided" | "appealed"),
            "appeal" => is_side && self.state == "decided",
            "take" => {
                !is_side && waits && self.mediator != Some(who) && self.decided.is_none_or(|(first, _)| first != who)
            }
            "propose" => self.state == "mediating" && self.mediator == Some(who) && self.proposal.is_none(),
            _ => waits && self.mediator == Some(who),
        };
        if !possible {
            return false;
        }
        match action {
            "answer" => {
                self.begin("settling");
                (self.round, self.opens_at) = (1, now);
            }
            "accept" if self.state == "answering" => self.end("settled", Some(0)),
            "accept" => {
                self.accepted[who] = true;
                if self.accepted == [true, true] {
                    self.end("settled", self.proposal);
                }
            }
            "reject" => self.begin("mediating"),
            "range" => self.seal(who, (low, high), now),
            "extend" if self.extension.is_none() => self.extension = Some(who),
            "extend" => (self.extension, self.extensions) = (None, self.extensions + 1),
            "withdraw" => self.end("withdrawn", None),
            "appeal" => {
                self.begin("appealed");
                self.mediator = None;
            }
            "take" => self.mediator = Some(who),
            "propose" => {
                self.begin("proposed");
                self.proposal = Some(low);
                self.accepted = [false, false];
            }
            "decide" if self.state == "appealed" => self.end("closed", Some(low)),
            "decide" => {
                self.begin("decided");
                self.decided = Some((who, low));
            }
            _ => {}
        }
        true
    }

    fn seal(&mut self, who: usize, range: (i64, i64), now: i64) {
        self.ranges[who] = Some(range);
        let [Some(one), Some(other)] = self.ranges else { return };
        let (low, high) = (one.0.max(other.0), one.1.min(other.1));
        if low <= high {
            self.end("settled", Some(low + (high - low + 1) / 2));
        } else if self.round == 3 {
            self.begin("mediating");
        } else {
            self.begin("settling");
            (self.round, self.opens_at) = (self.round + 1, now + DAY);
        }
    }

    /// What the clock does once the time of a stage is over.
    fn pass(&mut self) {
        match self.state {
            // The time of a round that begins is that of its beginning.
            "settling" if self.due_at == self.opens_at => {}
            "answering" | "settling" | "proposed" => self.begin("mediating"),
            "decided" => self.end("closed", self.decided.map(|(_, amount)| amount)),
            _ => {}
        }
    }
}

fn step() -> impl Strategy<Value = Step> {
    let amounts = (0..=CLAIM, 0..=CLAIM).prop_map(|(one, other)| (one.min(other), one.max(other)));
    prop_oneof![
        5 => (0..ACTIONS.len(), 0..4_usize, amounts).prop_map(|(action, who, amounts)| Step::Act { action, who, amounts }),
        1 => prop_oneof![Just(1), Just(3), Just(7)].prop_map(Step::Wait),
    ]
}

proptest::proptest! {
    #![proptest_config(proptest::test_runner::Config { cases: 24, ..Default::default() })]

    #[test]
    fn a_dispute_follows_its_stages(steps in prop::collection::vec(step(), 1..40)) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(follow(steps)).map_err(TestCaseError::fail)?;
    }
}

fn body(action: &str, (low, high): (i64, i64), n: usize) -> Value {
    match action {
        "answer" | "appeal" => json!({ "text": "It’s straight." }),
        "range" => json!({ "min": low, "max": high }),
        "evidence" => json!({ "text": format!("Photo {n}") }),
        "propose" => json!({ "amount": low, "text": "That’s fair." }),
        "decide" => json!({ "amount": low, "rule": "shared", "reasons": "Both are right." }),
        _ => json!({}),
    }
}

async fn follow(steps: Vec<Step>) -> Result<(), String> {
    let quarrel = Quarrel::new().await;
    let id = quarrel.milestone().await;
    let path = quarrel.open(&quarrel.pair.employer, "milestone", &[id], CLAIM).await;
    let people: [&Visitor; 4] = [&quarrel.pair.employer, &quarrel.pair.worker, &quarrel.mona, &quarrel.max];
    let mut model = Model {
        state: "answering",
        round: 0,
        opens_at: 0,
        due_at: seen(people[WORKER], &path).await["dueAt"].as_i64().unwrap(),
        ranges: [None, None],
        accepted: [false, false],
        proposal: None,
        mediator: None,
        decided: None,
        extension: None,
        extensions: 0,
        outcome: None,
    };
    for (n, step) in steps.into_iter().enumerate() {
        match &step {
            Step::Wait(days) => {
                for _ in 0..*days {
                    pass(&quarrel.site, DAY).await;
                    let now = quarrel.site.clock.now();
                    if model.due_at <= now {
                        model.pass();
                        model.due_at = seen(people[WORKER], &path).await["dueAt"].as_i64().unwrap_or(i64::MAX);
                    }
                }
                quarrel.everyone_returns().await;
            }
            Step::Act { action, who, amounts } => {
                let action = ACTIONS[*action];
                let allowed = model.act(action, *who, *amounts, quarrel.site.clock.now());
                if action == "accept" {
                    people[*who].steps_up().await;
                }
                let reply = act(people[*who], &path, action, body(action, *amounts, n)).await;
                if reply.status.is_success() != allowed {
                    return Err(format!("{step:?}: {} {}, expected {allowed} {model:?}", reply.status, reply.text()));
                }
            }
        }
        let seen = seen(people[WORKER], &path).await;
        model.due_at = seen["dueAt"].as_i64().unwrap_or(i64::MAX);
        let matches = seen["state"] == model.state
            && seen["outcome"].as_i64() == model.outcome
            && seen["hasSealed"] == model.ranges[WORKER].is_some();
        if !matches {
            return Err(format!("{step:?}: {seen}, expected {model:?}"));
        }
    }
    if model.outcome.is_some() && quarrel.money().await["billed"].as_i64() != model.outcome {
        return Err(format!("billed {}, expected {model:?}", quarrel.money().await["billed"]));
    }
    let wrong = wrong_numbers(&quarrel.site).await;
    if wrong.is_empty() { Ok(()) } else { Err(format!("{wrong:?}")) }
}
