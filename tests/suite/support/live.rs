//! Real WebSockets to an in-process site.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderMap, Request, StatusCode, header};
use futures_util::{SinkExt as _, StreamExt as _};
use jobstead::live::tail;
use jobstead::router;
use jobstead::server::{Admission, Limits, Timeouts, serve};
use serde_json::Value;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Error, Message, handshake::client::generate_key};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::{Site, Visitor};

/// How long a frame may take in a test.
const PATIENCE: Duration = Duration::from_secs(10);

/// A site that listens on a port and follows its live events.
pub struct LiveServer {
    pub address: SocketAddr,
    host: String,
    stop: watch::Sender<bool>,
    tail: JoinHandle<()>,
}

impl LiveServer {
    pub async fn start(site: &Site) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let limits = Limits { admission: Admission::new(10_000, 10_000, Vec::new()), timeouts: Timeouts::default() };
        tokio::spawn(serve(listener, router::service(site.app.clone()), limits, std::future::pending()));
        let (stop, stopping) = watch::channel(false);
        let tail = tokio::spawn(tail::run(site.app.db.clone(), Arc::clone(&site.app.hub), stopping));
        // Its first read decides where it starts.
        tokio::time::sleep(Duration::from_millis(50)).await;
        let host = site.app.origin.as_str().split("//").nth(1).unwrap().to_owned();
        Self { address, host, stop, tail }
    }

    /// Stops as the server does on SIGTERM.
    pub async fn stop(self) {
        self.stop.send(true).unwrap();
        self.tail.await.unwrap();
    }

    /// The headers of a page of the site, in this browser.
    pub fn headers(&self, visitor: &Visitor) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::ORIGIN, format!("http://{}", self.host).parse().unwrap());
        headers.insert(header::COOKIE, visitor.cookies_line().parse().unwrap());
        headers
    }

    /// Opens a connection with these headers.
    pub async fn try_connect(&self, query: &str, headers: HeaderMap) -> Result<Socket, StatusCode> {
        let mut request = Request::get(format!("ws://{}/api/live{query}", self.host))
            .header(header::HOST, &self.host)
            .header(header::CONNECTION, "Upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_VERSION, "13")
            .header(header::SEC_WEBSOCKET_KEY, generate_key())
            .body(())
            .unwrap();
        request.headers_mut().extend(headers);
        let stream = TcpStream::connect(self.address).await.unwrap();
        match client_async(request, stream).await {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(Error::Http(response)) => Err(response.status()),
            Err(e) => panic!("{e}"),
        }
    }

    /// Opens a connection and returns it after its first frame.
    pub async fn connect(&self, visitor: &Visitor) -> Socket {
        self.resume(visitor, "").await.0
    }

    /// Opens a connection with this query and returns it with its first frame.
    pub async fn resume(&self, visitor: &Visitor, query: &str) -> (Socket, Value) {
        let mut socket = self.try_connect(query, self.headers(visitor)).await.unwrap();
        let first = socket.next().await;
        (socket, first)
    }
}

/// A connection to the live channel.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Returns the next frame.
    pub async fn next(&mut self) -> Value {
        match self.message().await {
            Message::Text(text) => serde_json::from_str(&text).unwrap(),
            other => panic!("{other:?}"),
        }
    }

    /// Returns the frames up to and including the first of this kind.
    pub async fn until(&mut self, kind: &str) -> Vec<Value> {
        let mut frames = Vec::new();
        loop {
            frames.push(self.next().await);
            if frames.last().unwrap()["type"] == kind {
                return frames;
            }
        }
    }

    /// Returns the code with which the server closes the connection.
    pub async fn closed(&mut self) -> u16 {
        loop {
            if let Message::Close(frame) = self.message().await {
                return frame.unwrap().code.into();
            }
        }
    }

    pub async fn say(&mut self, text: &str) {
        self.0.send(Message::text(text)).await.unwrap();
    }

    pub async fn send(&mut self, message: Message) {
        self.0.send(message).await.unwrap();
    }

    async fn message(&mut self) -> Message {
        loop {
            let message = timeout(PATIENCE, self.0.next()).await.expect("a frame in time").expect("a frame");
            match message.unwrap() {
                Message::Ping(_) | Message::Pong(_) => {}
                message => return message,
            }
        }
    }
}
