//! The matrix: a row for every API route, listing who is allowed in which state. Everyone else is denied. Each file
//! holds the rows of one floor of the source.

mod board;
mod judgement;
mod money;
mod people;
mod reading;
mod roof;
mod services;
mod work;

use std::sync::LazyLock;

use axum::http::Method;

use super::Clause;

/// Why a route asks for the password again: the effect is worth more to a thief than the session. Approving what an agreement
/// names doesn't ask.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Effect {
    /// Money counts as paid, or moves.
    Money,
    /// Where money goes.
    Payout,
    /// Who may do what, and whose account is open.
    Rights,
    /// What somebody signs in with, and where links for that are mailed to.
    Factors,
    /// Many people's data leave the site in one file.
    Export,
    /// The words of mails, some of which carry one-time links.
    MailWords,
    /// Many things change at once.
    Bulk,
    /// What the whole site goes by.
    Site,
}

/// Free text of a body that one side writes and the other reads: paths such as `note`, `terms.work` or `answers[]`. With the
/// brake on, what looks like a scam is refused.
#[derive(Clone, Copy, Debug)]
pub struct Says {
    /// What people write to each other before a hire, judged by all rules.
    pub prose: &'static [&'static str],
    /// Jobs, places, phone numbers, and what people write within a contract, judged by what it says of money and identity only.
    pub facts: &'static [&'static str],
}

/// When a block between the two sides closes a route.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Closed {
    /// It stays open.
    Never,
    /// In every state.
    Always,
    /// While the resource is in this state.
    While(&'static str),
}

impl Closed {
    /// Whether it's closed in a state.
    #[must_use]
    pub fn in_state(self, state: &str) -> bool {
        match self {
            Self::Never => false,
            Self::Always => true,
            Self::While(closed) => closed == state,
        }
    }
}

/// A route and who may use it.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The HTTP method; HEAD uses the row of GET.
    pub method: &'static str,
    /// The path, as in the router.
    pub path: &'static str,
    /// The clauses; one match is enough.
    pub allow: &'static [&'static str],
    /// Why the caller must have entered their password within the last ten minutes; `None` if they needn't.
    pub effect: Option<Effect>,
    /// Whether only some requests have that effect, so the handler asks: see [`Row::may_ask`].
    pub handler_asks: bool,
    /// Whether its body is a secret: see [`Row::with_secret`].
    pub secret: bool,
    /// The free text in its body.
    pub says: Says,
    /// When a block between the two sides closes it.
    pub closed_by_block: Closed,
}

impl Row {
    /// Asks for the password again.
    const fn asks(self, effect: Effect) -> Self {
        Self { effect: Some(effect), ..self }
    }

    /// Leaves it to the handler to ask for the password again, with [`super::Step::ask_for_password`]: only some requests have the
    /// effect, and the row's comment says which.
    const fn may_ask(self, effect: Effect) -> Self {
        Self { effect: Some(effect), handler_asks: true, ..self }
    }

    /// Keeps no trace of the body, nor of who sent it, beside what the handler stores: what identifies a repeated request
    /// is hashed with a key in memory, and nothing is counted. The response is always the same 204.
    const fn with_secret(self) -> Self {
        Self { secret: true, ..self }
    }

    /// Has free text that all rules of the brake judge.
    const fn says(self, prose: &'static [&'static str]) -> Self {
        Self { says: Says { prose, ..self.says }, ..self }
    }

    /// Has free text that the brake judges by what it says of money and identity only.
    const fn states(self, facts: &'static [&'static str]) -> Self {
        Self { says: Says { facts, ..self.says }, ..self }
    }

    /// Is refused once one side has blocked the other. `employers::blocks` asks.
    const fn closed_by_block(self) -> Self {
        Self { closed_by_block: Closed::Always, ..self }
    }

    /// The same, while the resource is in this state.
    const fn closed_by_block_while(self, state: &'static str) -> Self {
        Self { closed_by_block: Closed::While(state), ..self }
    }
}

const fn row(method: &'static str, path: &'static str, allow: &'static [&'static str]) -> Row {
    let says = Says { prose: &[], facts: &[] };
    Row { method, path, allow, effect: None, handler_asks: false, secret: false, says, closed_by_block: Closed::Never }
}

const EVERYBODY: &[&str] = &["anonymous"];
const SIGNED_IN: &[&str] = &["user"];
const PARTIES: &[&str] = &["party"];
const AGENTS: &[&str] = &["staff>=agent"];
const ADMINS: &[&str] = &["staff>=admin"];
const SUPERADMINS: &[&str] = &["staff>=superadmin"];

/// The rows of each floor.
const FLOORS: [&[Row]; 8] =
    [services::ROWS, people::ROWS, money::ROWS, board::ROWS, work::ROWS, judgement::ROWS, reading::ROWS, roof::ROWS];

/// The rows of all routes.
pub const ROWS: &[Row] = &concatenated::<{ count() }>();

const fn count() -> usize {
    let (mut rows, mut floor) = (0, 0);
    while floor < FLOORS.len() {
        rows += FLOORS[floor].len();
        floor += 1;
    }
    rows
}

const fn concatenated<const N: usize>() -> [Row; N] {
    let mut all = [FLOORS[0][0]; N];
    let (mut next, mut floor) = (0, 0);
    while floor < FLOORS.len() {
        let mut at = 0;
        while at < FLOORS[floor].len() {
            all[next] = FLOORS[floor][at];
            next += 1;
            at += 1;
        }
        floor += 1;
    }
    all
}

/// A row with its clauses parsed.
#[derive(Debug)]
pub struct Compiled {
    /// The row.
    pub row: Row,
    /// The parsed clauses.
    pub clauses: Vec<Clause>,
}

static COMPILED: LazyLock<Vec<Compiled>> = LazyLock::new(|| {
    let compile =
        |row: &Row| Compiled { row: *row, clauses: row.allow.iter().map(|text| Clause::parse(text)).collect() };
    ROWS.iter().map(compile).collect()
});

/// Finds the row of a route.
pub(super) fn find(method: &Method, path: &str) -> Option<&'static Compiled> {
    let method = if *method == Method::HEAD { "GET" } else { method.as_str() };
    COMPILED.iter().find(|c| c.row.method == method && c.row.path == path)
}

/// Whether the path has a row for any method.
pub(super) fn has_path(path: &str) -> bool {
    ROWS.iter().any(|row| row.path == path)
}
