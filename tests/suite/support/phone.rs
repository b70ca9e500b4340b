//! A phone with a bad connection: it sends what waits in its queue in order, one at a time, and again until it's answered,
//! as `ui/src/data/messages/outbox.ts` does, and follows the live channel as `ui/src/lib/live.ts` does.

use std::collections::{BTreeMap, VecDeque};
use std::io::{ErrorKind, Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use jobstead::ids::ConversationId;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket, client};

use super::crowd::{Person, live_request};

/// How long a response may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the phone looks for new frames.
const GLANCE: Duration = Duration::from_millis(2);

/// What happens to a request.
#[derive(Clone, Copy, Debug)]
pub enum Fault {
    None,
    /// The connection drops before the request is sent.
    BeforeSend,
    /// It drops after this many thousandths of the request.
    HalfSent(usize),
    /// It drops when the request was sent, this many microseconds later.
    Unanswered(u64),
    /// The request is sent twice at the same time.
    Twice,
}

/// A message that waits.
#[derive(Clone, Debug)]
pub struct Unsent {
    pub conversation: ConversationId,
    client_id: String,
    pub text: String,
}

pub struct Phone {
    pub person: Person,
    pub queue: VecDeque<Unsent>,
    /// Everything that was ever queued.
    pub written: Vec<Unsent>,
    pub live: Live,
}

impl Phone {
    pub fn new(person: Person) -> Self {
        Self { person, queue: VecDeque::new(), written: Vec::new(), live: Live::default() }
    }

    /// Puts a message in the queue.
    pub fn write(&mut self, conversation: ConversationId) {
        let (user, number) = (self.person.id.0, self.written.len());
        let client_id = format!("00000000-0000-4000-8000-{user:04}{number:08}");
        let unsent = Unsent { conversation, client_id, text: format!("Person {user}, message {number}") };
        self.written.push(unsent.clone());
        self.queue.push_back(unsent);
    }

    /// Returns the request that sends the first message; `None` if nothing waits.
    pub fn request(&self, port: u16) -> Option<Vec<u8>> {
        let unsent = self.queue.front()?;
        let path = format!("/api/conversations/{}/messages", unsent.conversation);
        let body = json!({ "clientId": unsent.client_id, "text": unsent.text, "fileTokens": [], "replyTo": null });
        Some(self.raw(port, "POST", &path, &body, &format!("idempotency-key: {}\r\n", unsent.client_id)))
    }

    fn raw(&self, port: u16, method: &str, path: &str, body: &Value, header: &str) -> Vec<u8> {
        let (host, body, cookie) = (format!("127.0.0.1:{port}"), body.to_string(), &self.person.cookie);
        format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\ncookie: {cookie}\r\n{header}\
             content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            body.len()
        )
        .into_bytes()
    }

    /// Sends what waits until something goes wrong; the fault hits the first message. Returns whether the queue is empty.
    pub fn send(&mut self, port: u16, mut fault: Fault) -> bool {
        while let Some(request) = self.request(port) {
            let statuses = exchange(port, &request, std::mem::replace(&mut fault, Fault::None));
            if !statuses.iter().any(|status| matches!(status, 200 | 201)) {
                let may_pass = statuses.iter().all(|status| matches!(status, 0 | 401 | 429 | 500..));
                assert!(may_pass, "a message was refused: {statuses:?}");
                return false;
            }
            self.queue.pop_front();
        }
        true
    }

    /// Marks everything in a conversation as read and returns up to where.
    pub fn read(&self, port: u16, conversation: ConversationId) -> i64 {
        let newest = self.thread(port, conversation).last().map_or(0, |message| message["id"].as_i64().unwrap());
        let path = format!("/api/conversations/{conversation}/read");
        let (status, _) = ask(port, &self.raw(port, "PUT", &path, &json!({ "upTo": newest }), "")).unwrap();
        assert_eq!(status, 204);
        newest
    }

    fn get(&self, port: u16, path: &str) -> Value {
        let (status, body) = ask(port, &self.raw(port, "GET", path, &Value::Null, "")).unwrap();
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).unwrap()
    }

    /// Returns a conversation's messages, oldest first.
    pub fn thread(&self, port: u16, conversation: ConversationId) -> Vec<Value> {
        let path = format!("/api/conversations/{conversation}/messages?limit=7");
        let (mut messages, mut next) = (Vec::new(), Some(String::new()));
        while let Some(cursor) = next {
            let mut page = self.get(port, &format!("{path}{cursor}"));
            messages.append(page["items"].as_array_mut().unwrap());
            next = page["nextCursor"].as_str().map(|cursor| format!("&cursor={cursor}"));
        }
        messages.reverse();
        messages
    }

    /// Returns how many messages of a conversation are unread.
    pub fn unread(&self, port: u16, conversation: ConversationId) -> i64 {
        self.get(port, &format!("/api/conversations/{conversation}"))["unread"].as_i64().unwrap()
    }
}

/// Sends a request as far as the fault lets it, and returns the statuses of its responses; 0 for none.
fn exchange(port: u16, request: &[u8], fault: Fault) -> Vec<u16> {
    let whole = || ask(port, request).map_or(0, |(status, _)| status);
    match fault {
        Fault::None => vec![whole()],
        Fault::BeforeSend => {
            drop(TcpStream::connect(("127.0.0.1", port)));
            vec![0]
        }
        Fault::HalfSent(thousandths) => {
            // The last byte is missing at least.
            start(port, &request[..(request.len() - 1) * thousandths / 1_000]);
            vec![0]
        }
        Fault::Unanswered(micros) => {
            let connection = start(port, request);
            std::thread::sleep(Duration::from_micros(micros));
            drop(connection);
            vec![0]
        }
        Fault::Twice => std::thread::scope(|scope| {
            let both = [scope.spawn(whole), scope.spawn(whole)];
            both.map(|one| one.join().unwrap()).to_vec()
        }),
    }
}

/// Sends bytes and returns the open connection; `None` if the server is gone.
pub fn start(port: u16, bytes: &[u8]) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.write_all(bytes).ok()?;
    Some(stream)
}

/// Returns the status and the body of a response; `None` without a whole one.
fn ask(port: u16, request: &[u8]) -> Option<(u16, String)> {
    let mut response = String::new();
    start(port, request)?.read_to_string(&mut response).ok()?;
    let (head, body) = response.split_once("\r\n\r\n")?;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    if length.is_some_and(|length| length.parse() != Ok(body.len())) {
        return None;
    }
    Some((head.get(9..12)?.parse().ok()?, body.to_owned()))
}

/// What the phone hears on the live channel.
#[derive(Default)]
pub struct Live {
    socket: Option<WebSocket<TcpStream>>,
    /// The newest event that it has heard of.
    last: Option<i64>,
    /// How often it heard of a message in each conversation.
    pub heard: BTreeMap<ConversationId, usize>,
    /// How often it was told to start over.
    pub resets: usize,
}

impl Live {
    pub fn drop_connection(&mut self) {
        self.socket = None;
    }

    /// Connects unless it is connected, and reads what has arrived.
    pub fn listen(&mut self, person: &Person, port: u16) {
        if self.socket.is_none() {
            self.socket = self.connect(person, port);
        }
        while let Some(message) = self.next() {
            self.hear(&message);
        }
    }

    /// Reconnects, and reads until the server answers a ping, so everything that it missed has arrived.
    pub fn catch_up(&mut self, person: &Person, port: u16) {
        self.drop_connection();
        let mut socket = self.connect(person, port).expect("a connection");
        socket.get_ref().set_read_timeout(Some(PATIENCE)).unwrap();
        socket.send(Message::Ping(Vec::new().into())).unwrap();
        self.socket = Some(socket);
        loop {
            match self.next().expect("a frame in time") {
                Message::Pong(_) => break,
                message => self.hear(&message),
            }
        }
        if let Some(socket) = &self.socket {
            socket.get_ref().set_read_timeout(Some(GLANCE)).unwrap();
        }
    }

    fn connect(&self, person: &Person, port: u16) -> Option<WebSocket<TcpStream>> {
        let since = self.last.map_or(String::new(), |last| format!("?since={last}"));
        let request = live_request(person, port, &since);
        let stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let (socket, _) = client(request, stream).ok()?;
        socket.get_ref().set_read_timeout(Some(GLANCE)).unwrap();
        Some(socket)
    }

    /// Returns the next frame, if there is one now. A connection that ended is forgotten.
    fn next(&mut self) -> Option<Message> {
        match self.socket.as_mut()?.read() {
            Ok(message) => Some(message),
            Err(Error::Io(e)) if matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => None,
            Err(_) => {
                self.socket = None;
                None
            }
        }
    }

    fn hear(&mut self, message: &Message) {
        let Message::Text(text) = message else { return };
        let frame: Value = serde_json::from_str(text).unwrap();
        let Some(id) = frame["id"].as_i64() else { return };
        match frame["type"].as_str().unwrap() {
            // What it missed follows.
            "ready" => self.last = self.last.or(Some(id)),
            "reset" => {
                self.last = Some(id);
                self.resets += 1;
            }
            kind => {
                assert!(Some(id) > self.last, "{frame} after {:?}", self.last);
                self.last = Some(id);
                if kind == "message_sent" {
                    let conversation = frame["subject"].as_str().unwrap().parse().map(ConversationId).unwrap();
                    *self.heard.entry(conversation).or_default() += 1;
                }
            }
        }
    }
}
