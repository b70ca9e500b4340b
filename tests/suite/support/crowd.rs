//! Many people who are signed in, made straight in the file, and their connections to the real program.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use futures_util::StreamExt as _;
use jobstead::accounts::store as accounts;
use jobstead::db::{self, Options, SingleConnection, Tx};
use jobstead::employers::model::{Kind as EmployerKind, Rights};
use jobstead::employers::store as employers;
use jobstead::identity::{self, model::Role, sessions};
use jobstead::ids::{ConversationId, UserId};
use jobstead::messages::model::{Kind, NewConversation};
use jobstead::messages::open;
use jobstead::operator::opening::{self, Opening};
use jobstead::site::model::{NewSite, Town};
use jobstead::web::token;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tempfile::TempDir;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, handshake::client::generate_key, http::Request};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::{Process, program};

/// The address of the first person. Everyone has their own, because the site allows 64 connections for each.
const FIRST_ADDRESS: Ipv4Addr = Ipv4Addr::new(127, 1, 0, 1);
/// How long a frame may take when thousands of connections are busy.
const PATIENCE: Duration = Duration::from_secs(30);

/// A person in a crowd.
#[derive(Clone)]
pub struct Person {
    pub id: UserId,
    /// Cookie of their session.
    pub cookie: String,
    /// The address that they connect from.
    pub address: Ipv4Addr,
}

/// A site's file and its people.
pub struct Crowd {
    pub people: Vec<Person>,
    pub path: PathBuf,
    _folder: TempDir,
}

impl Crowd {
    /// Creates a site with this many people besides its operator.
    pub fn new(people: usize) -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("site.db");
        let people = beside(&path, |tx| {
            set_up(tx)?;
            (0..people).map(|number| add(tx, number)).collect()
        });
        Self { people, path, _folder: folder }
    }

    /// Opens a conversation between a person and an employer for which several people hire.
    pub fn conversation(&self, subject: usize, worker: usize, hirers: &[usize]) -> ConversationId {
        let (worker, hirers) = (self.people[worker].id, hirers.iter().map(|n| self.people[*n].id).collect::<Vec<_>>());
        beside(&self.path, |tx| {
            let employer = employers::insert(tx, EmployerKind::Business, "Depot Diner", hirers[0])?;
            let rights = Rights { post: false, hire: true, pay: false, view: true };
            hirers[1..].iter().try_for_each(|hirer| employers::members::set(tx, employer, *hirer, rights))?;
            let new = NewConversation {
                kind: Kind::Application,
                subject: i64::try_from(subject).unwrap(),
                employer,
                group: None,
                title: "Line cook",
                names: ["Depot Diner", "Wanda Worker"],
                worker,
                members: &hirers,
            };
            Ok(open::open(tx, &new)?.0)
        })
    }

    /// Runs the program on the file. People may send as many messages as they like.
    pub fn serve(&self) -> Process {
        let mut command = Command::new(program());
        command.env("JOBSTEAD_QUOTA", "messages=1000000,changes=1000000");
        Process::start(&self.path, command)
    }
}

/// Writes to a file from outside the program that may be running on it.
pub fn beside<T>(path: &Path, write: impl FnOnce(&mut Tx) -> db::Result<T>) -> T {
    let options = Options { hooks: jobstead::reactions::HOOKS, durable: false, ..Options::default() };
    SingleConnection::open(path, true, options).unwrap().write(write).unwrap()
}

fn set_up(tx: &mut Tx) -> db::Result<()> {
    let site = NewSite {
        name: "Alder Creek Jobs".to_owned(),
        town: "Portland, OR".to_owned(),
        place_id: None,
        zone: None,
        currency: "USD".to_owned(),
        brand: "#1f6b54".to_owned(),
    };
    let town = Town::find(&site.town, None, None).unwrap();
    let operator = identity::store::insert_user(tx, "olive@example.org", "Olive Operator", "no password")?;
    identity::store::activate_role(tx, operator, Role::Employer)?;
    identity::store::grant_superadmin(tx, operator)?;
    opening::create(tx, &site, &town, &Opening::default())?;
    accounts::user(tx, operator).map(drop)
}

fn add(tx: &mut Tx, number: usize) -> db::Result<Person> {
    let (email, name) = (format!("person{number}@example.org"), format!("Person Number{number}"));
    let id = identity::store::insert_user(tx, &email, &name, "no password")?;
    identity::store::activate_role(tx, id, Role::Worker)?;
    let (text, hash) = token::secret();
    sessions::insert(tx, id, &hash, "", sessions::Entered::Password)?;
    let address = Ipv4Addr::from_bits(FIRST_ADDRESS.to_bits() + u32::try_from(number).unwrap());
    Ok(Person { id, cookie: format!("sid={text}"), address })
}

/// Lets this process have as many connections as the system allows.
pub fn raise_file_limit() {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).unwrap();
}

/// Returns the request that opens a person's connection to the live channel.
pub fn live_request(person: &Person, port: u16, query: &str) -> Request<()> {
    let host = format!("127.0.0.1:{port}");
    Request::get(format!("ws://{host}/api/live{query}"))
        .header("host", &host)
        .header("origin", format!("http://{host}"))
        .header("cookie", &person.cookie)
        .header("connection", "Upgrade")
        .header("upgrade", "websocket")
        .header("sec-websocket-version", "13")
        .header("sec-websocket-key", generate_key())
        .body(())
        .unwrap()
}

/// A connection to the live channel that needs little memory.
pub struct Line(WebSocketStream<TcpStream>);

impl Line {
    /// Opens a connection as a person. A small `window`, in bytes, makes it easy to stall. Returns the status if refused.
    pub async fn open(person: &Person, port: u16, query: &str, window: Option<u32>) -> Result<Self, u16> {
        let request = live_request(person, port, query);
        let socket = TcpSocket::new_v4().unwrap();
        if let Some(window) = window {
            socket.set_recv_buffer_size(window).unwrap();
        }
        socket.bind((person.address, 0).into()).unwrap();
        let stream = socket.connect(SocketAddr::from(([127, 0, 0, 1], port))).await.map_err(|_| 0_u16)?;
        let config = WebSocketConfig::default().read_buffer_size(1_024).write_buffer_size(0);
        match client_async_with_config(request, stream, Some(config)).await {
            Ok((socket, _)) => Ok(Self(socket)),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(_) => Err(0),
        }
    }

    /// Returns the next frame, or the code with which the connection was closed; 0 if it just ended.
    pub async fn next(&mut self) -> Result<serde_json::Value, u16> {
        timeout(PATIENCE, self.wait()).await.expect("a frame in time")
    }

    /// Like [`Self::next`], however long it takes.
    pub async fn wait(&mut self) -> Result<serde_json::Value, u16> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(0, |frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(0),
            }
        }
    }
}
