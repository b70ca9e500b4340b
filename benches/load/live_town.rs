//! A site where people talk: ten thousand who are signed in, one of them in ten thousand conversations, pairs who write to
//! each other, and a conversation of a hundred messages next to one of a hundred thousand.

use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};

use jobstead::db::{self, Options, SingleConnection, Tx, value};
use jobstead::employers::model::Kind as EmployerKind;
use jobstead::employers::store as employers;
use jobstead::identity::{self, model::Role, sessions};
use jobstead::ids::{ConversationId, EmployerId, UserId};
use jobstead::messages::model::{Kind, NewConversation};
use jobstead::messages::open;
use jobstead::web::token;
use jobstead::{args, reactions, statements};

use crate::town;

/// People besides the operator.
pub const PEOPLE: usize = 10_000;
/// Conversations of the agency's manager, each with someone else.
const CONVERSATIONS: usize = 10_000;
/// Employers with one conversation each, which nobody else takes part in.
pub const PAIRS: usize = 64;
/// Messages of the conversations that are compared.
pub const LENGTHS: [i64; 2] = [100, 100_000];
/// The address of the first person; everyone has their own.
const FIRST_ADDRESS: Ipv4Addr = Ipv4Addr::new(127, 1, 0, 1);

statements! {
    // Every message differs; the word "zebra" is in the middle one only.
    FILL = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $2)
            INSERT INTO messages (conversation_id, sender_id, side, client_id, kind, text, search, sent_at)
            SELECT $1, CASE i % 2 WHEN 0 THEN $3 ELSE $4 END, CASE i % 2 WHEN 0 THEN 'employer' ELSE 'worker' END, 'phone-' || i, 'text',
              'Could you come to gate ' || (i % 977) || ' on day ' || (i % 365) || ' and bring number ' || i || CASE i WHEN $2 / 2 THEN ' zebra' ELSE '' END,
              'could you come to gate ' || (i % 977) || ' on day ' || (i % 365) || ' and bring number ' || i || CASE i WHEN $2 / 2 THEN ' zebra' ELSE '' END, $5 FROM n";
    SET_LAST = "UPDATE conversations SET last_message_id = (SELECT MAX(id) FROM messages WHERE conversation_id = $1) WHERE id = $1";
    SET_UNREAD = "UPDATE conversation_members SET unread = $2, last_at = $3 WHERE conversation_id = $1 AND side = 'employer'";
    LAST = "SELECT CAST(MAX(id) AS BIGINT) FROM messages WHERE conversation_id = $1";
    MANAGERS = "SELECT m.user_id, c.id, w.user_id FROM conversations c JOIN conversation_members m ON m.conversation_id = c.id AND m.side = 'employer'
            JOIN conversation_members w ON w.conversation_id = c.id AND w.side = 'worker' WHERE c.kind = 'contract' ORDER BY c.id LIMIT 1000";
    LONG = "SELECT id FROM conversations WHERE kind = 'person' ORDER BY id LIMIT 2";
}

/// A person who is signed in.
#[derive(Clone)]
pub struct Person {
    /// Account.
    pub id: UserId,
    /// Token of their session.
    pub session: String,
    /// The address that they connect from.
    pub address: Ipv4Addr,
}

/// Two people who write to each other.
#[derive(Clone, Copy)]
pub struct Pair {
    /// Who hires, as an index of the people.
    pub hirer: usize,
    /// The worker, as an index of the people.
    pub worker: usize,
    /// Their conversation.
    pub conversation: ConversationId,
}

/// The site.
pub struct LiveTown {
    /// Everyone, in the order of their ids. The first is the agency's manager.
    pub people: Vec<Person>,
    /// Those who write to each other.
    pub pairs: Vec<Pair>,
    /// The conversations of different lengths, which are the manager's, with their newest messages.
    pub threads: Vec<(ConversationId, i64)>,
    /// The database.
    pub file: PathBuf,
}

impl LiveTown {
    /// Builds the site in a new file.
    pub fn build() -> Self {
        let file = town::folder().join("live.db");
        town::remove(&file);
        eprintln!("building a site with {PEOPLE} people and {CONVERSATIONS} conversations");
        let people = write(&file, |tx| {
            town::set_up(tx)?;
            (0..PEOPLE).map(|number| add(tx, number)).collect::<db::Result<Vec<_>>>()
        });
        let ids: Vec<UserId> = people.iter().map(|person| person.id).collect();
        write(&file, |tx| converse(tx, &ids));
        let (pairs, threads) = write(&file, |tx| Ok((pairs(tx, ids[0])?, threads(tx)?)));
        Self { people, pairs, threads, file }
    }
}

fn write<T>(file: &Path, f: impl FnOnce(&mut Tx) -> db::Result<T>) -> T {
    let options = Options { hooks: reactions::HOOKS, durable: false, ..Options::default() };
    SingleConnection::open(file, true, options).expect("the database opens").write(f).expect("rows are added")
}

fn add(tx: &mut Tx, number: usize) -> db::Result<Person> {
    let (email, name) = (format!("person{number}@example.org"), format!("Person Number{number}"));
    let id = identity::store::insert_user(tx, &email, &name, "no password")?;
    identity::store::activate_role(tx, id, Role::Worker)?;
    let (session, hash) = token::secret();
    sessions::insert(tx, id, &hash, "", sessions::Entered::Password)?;
    let address = Ipv4Addr::from_bits(FIRST_ADDRESS.to_bits() + number as u32);
    Ok(Person { id, session, address })
}

fn converse(tx: &mut Tx, people: &[UserId]) -> db::Result<()> {
    let agency = employers::insert(tx, EmployerKind::Business, "Town Staffing", people[0])?;
    for (n, length) in LENGTHS.into_iter().enumerate() {
        let id = start(tx, Kind::Person, n, agency, [people[0], people[n + 1]])?;
        tx.run(FILL, args![id, length, people[0], people[n + 1], tx.now()])?;
        tx.run(SET_LAST, args![id])?;
        // All that the worker wrote is unread.
        tx.run(SET_UNREAD, args![id, length / 2, tx.now()])?;
    }
    for n in 0..CONVERSATIONS {
        let worker = people[1 + n % (PEOPLE - 1)];
        let id = start(tx, Kind::Application, n, agency, [people[0], worker])?;
        tx.run(FILL, args![id, 1, people[0], worker, tx.now()])?;
        tx.run(SET_LAST, args![id])?;
        tx.run(SET_UNREAD, args![id, 1, tx.now() - i64::try_from(n).unwrap_or(0)])?;
    }
    for n in 0..PAIRS {
        let employer = employers::insert(tx, EmployerKind::Business, "Corner Shop", people[100 + n])?;
        start(tx, Kind::Contract, n, employer, [people[100 + n], people[1_000 + n]])?;
    }
    Ok(())
}

fn start(
    tx: &mut Tx,
    kind: Kind,
    subject: usize,
    employer: EmployerId,
    [hirer, worker]: [UserId; 2],
) -> db::Result<ConversationId> {
    let names = ["Town Staffing", &format!("Worker Number{subject}")];
    let subject = i64::try_from(subject).unwrap_or(0);
    let title = format!("Line cook {}", subject % 50);
    let group = Some(subject % 50);
    let new = NewConversation {
        kind,
        subject: subject + 1,
        employer,
        group,
        title: &title,
        names,
        worker,
        members: &[hirer],
    };
    Ok(open::open(tx, &new)?.0)
}

fn pairs(tx: &mut Tx, first: UserId) -> db::Result<Vec<Pair>> {
    let index = |user: UserId| (user.0 - first.0) as usize;
    tx.all(MANAGERS, &[], |row| {
        let (hirer, conversation, worker) = (row.take()?, row.take()?, row.take()?);
        Ok(Pair { hirer: index(hirer), worker: index(worker), conversation })
    })
}

fn threads(tx: &mut Tx) -> db::Result<Vec<(ConversationId, i64)>> {
    let ids = tx.all(LONG, &[], value::<ConversationId>)?;
    ids.into_iter().map(|id| Ok((id, tx.one(LAST, args![id], value)?))).collect()
}
