//! Connections to the live channel that need little memory of the client.

use std::net::SocketAddr;
use std::time::Instant;

use futures_util::StreamExt as _;
use jobstead::ids::UserId;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::mpsc::UnboundedSender;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, handshake::client::generate_key, http::Request};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::live_town::Person;

/// Connections that are opened at the same time.
const AT_ONCE: usize = 100;

/// When someone heard of a message.
pub struct Heard {
    /// Who.
    pub user: UserId,
    /// When.
    pub at: Instant,
}

/// Opens a connection for each of the people; they report the messages that they hear of. Returns when all are open.
pub async fn connect(people: &[Person], server: SocketAddr, heard: &UnboundedSender<Heard>) {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).expect("the file limit can be raised");
    for some in people.chunks(AT_ONCE) {
        let opening: Vec<_> = some.iter().cloned().map(|person| tokio::spawn(open(person, server))).collect();
        for (person, opened) in some.iter().zip(opening) {
            let socket = opened.await.expect("a connection's task ends");
            tokio::spawn(listen(socket, person.id, heard.clone()));
        }
    }
}

async fn open(person: Person, server: SocketAddr) -> WebSocketStream<TcpStream> {
    let request = Request::get(format!("ws://{server}/api/live"))
        .header("host", server.to_string())
        .header("origin", format!("http://{server}"))
        .header("cookie", format!("sid={}", person.session))
        .header("connection", "Upgrade")
        .header("upgrade", "websocket")
        .header("sec-websocket-version", "13")
        .header("sec-websocket-key", generate_key())
        .body(())
        .expect("a request");
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind((person.address, 0).into()).expect("a loopback address");
    let stream = socket.connect(server).await.expect("the server accepts a connection");
    let config = WebSocketConfig::default().read_buffer_size(1_024).write_buffer_size(0);
    let (mut socket, _) = client_async_with_config(request, stream, Some(config)).await.expect("it opens");
    socket.next().await.expect("a first frame").expect("a first frame");
    socket
}

/// Reads a connection, which answers pings, too.
async fn listen(mut socket: WebSocketStream<TcpStream>, user: UserId, heard: UnboundedSender<Heard>) {
    while let Some(Ok(message)) = socket.next().await {
        let is_message = matches!(&message, Message::Text(text) if text.contains("\"message_sent\""));
        if is_message && heard.send(Heard { user, at: Instant::now() }).is_err() {
            return;
        }
    }
}
