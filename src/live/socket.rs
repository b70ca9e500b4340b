//! One connection: catching up, sending what happens, and reading the little that apps say.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde::Deserialize;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use super::hub::{Connection, Hub, Signal};
use super::model::{BEAT, Close, Ephemeral, start_frame};
use super::store::Replay;
use crate::clock::Clock;
use crate::db::Db;
use crate::identity::{Me, sessions};
use crate::ids::ConversationId;
use crate::subject::Subject;

/// Maximum size of a frame from an app, in bytes.
pub const MAX_FRAME: usize = 1_024;
/// How often to ping and to send a beat. Shorter than the idle time of mobile networks and reverse proxies.
const PING_INTERVAL: Duration = Duration::from_secs(20);
/// How long an app may be silent; it answers pings.
const RECEIVE_TIMEOUT: Duration = Duration::from_secs(60);
/// How long sending a frame may take.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// How long someone has to be away before they're shown as offline.
const PRESENCE_DELAY: Duration = Duration::from_secs(10);
/// How long to wait for the app's close frame.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// How often to check the age of the session. What else ends it is noticed at once.
const SESSION_CHECK: Duration = Duration::from_secs(5 * 60);
/// Maximum number of frames from an app between two pings.
const MAX_FRAMES: u32 = 100;

/// A frame from an app.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
enum ClientFrame {
    /// The newest event that a visible window has shown.
    Ack(i64),
    /// The conversation that the person is typing in.
    Typing(ConversationId),
    /// The app asks whether the line still works; a beat answers.
    Check,
}

/// A connection's surroundings.
pub struct Context {
    /// The database.
    pub db: Db,
    /// Source of the current time.
    pub clock: Clock,
    /// The connections.
    pub hub: Arc<Hub>,
    /// Whose connection it is.
    pub me: Me,
}

/// Why a connection ends: with a goodbye, or without one because the app is gone.
enum End {
    Close(Close),
    Gone,
}

/// Serves a connection until it ends. What happens only at its start and end is boxed, because the future takes memory as
/// long as the connection is open, and an `async fn` would hold its arguments twice.
#[expect(clippy::manual_async_fn, reason = "an async fn takes twice the memory")]
pub fn run(
    mut socket: WebSocket,
    mut connection: Connection,
    replay: Replay,
    context: Context,
) -> impl Future<Output = ()> + Send {
    async move {
        let user = context.me.id;
        if context.hub.count_of(user) == 1 {
            Box::pin(announce(&context, Subject::Profile(user), Ephemeral::Presence { user, online: true })).await;
        }
        let Err(end) = serve(&mut socket, &mut connection, replay, &context).await;
        // Its place is free at once, but a goodbye may take a moment.
        drop(connection);
        if let End::Close(reason) = end {
            let _ = Box::pin(timeout(CLOSE_TIMEOUT, send_close(&mut socket, reason))).await;
        }
        drop(socket);
        // Moving to another page or network isn't leaving.
        Box::pin(tokio::time::sleep(PRESENCE_DELAY)).await;
        if !context.hub.is_connected(user) {
            Box::pin(announce(&context, Subject::Profile(user), Ephemeral::Presence { user, online: false })).await;
        }
    }
}

async fn serve(
    socket: &mut WebSocket,
    connection: &mut Connection,
    replay: Replay,
    context: &Context,
) -> Result<std::convert::Infallible, End> {
    let mut sent = Box::pin(catch_up(socket, replay)).await?;
    let mut pings = interval_at(Instant::now() + PING_INTERVAL, PING_INTERVAL);
    let mut checks = interval_at(Instant::now() + SESSION_CHECK, SESSION_CHECK);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut last_received, mut frames) = (Instant::now(), 0);
    loop {
        tokio::select! {
            signal = connection.signals.recv() => match signal {
                Some(Signal::Event(id, frame)) if id > sent => {
                    send(socket, Message::text(&*frame)).await?;
                    sent = id;
                }
                Some(Signal::Event(..)) => {}
                Some(Signal::Ephemeral(frame)) => send(socket, Message::text(&*frame)).await?,
                Some(Signal::Close(reason)) => return Err(End::Close(reason)),
                // The hub drops a connection that fell too far behind.
                None => return Err(End::Close(Close::TooSlow)),
            },
            message = socket.recv() => {
                last_received = Instant::now();
                frames += 1;
                if frames > MAX_FRAMES {
                    return Err(End::Close(Close::Misused));
                }
                if Box::pin(receive(message, context)).await? {
                    send(socket, Message::text(BEAT)).await?;
                }
            }
            _ = pings.tick() => {
                if last_received.elapsed() > RECEIVE_TIMEOUT {
                    return Err(End::Gone);
                }
                frames = 0;
                // The server notices a dead line by a missing pong. Pages can't see pings, so they get a frame.
                send(socket, Message::Ping(Bytes::new())).await?;
                send(socket, Message::text(BEAT)).await?;
            }
            _ = checks.tick() => Box::pin(check_session(context)).await?,
        }
    }
}

/// Sends the first frame and the missed events. Returns the id that later events follow.
async fn catch_up(socket: &mut WebSocket, replay: Replay) -> Result<i64, End> {
    send(socket, Message::text(start_frame(replay.newest, replay.reset))).await?;
    for event in replay.events {
        send(socket, Message::text(event.frame())).await?;
    }
    Ok(replay.newest.0)
}

/// Takes a frame from the app. Returns whether it asks for a beat.
async fn receive(message: Option<Result<Message, axum::Error>>, context: &Context) -> Result<bool, End> {
    match message {
        Some(Ok(Message::Text(text))) if text.len() <= MAX_FRAME => {
            match serde_json::from_str(&text) {
                Ok(ClientFrame::Check) => return Ok(true),
                Ok(ClientFrame::Ack(event)) => context.hub.acknowledge(context.me.id, event, context.clock.now()),
                Ok(ClientFrame::Typing(conversation)) => {
                    let user = context.me.id;
                    announce(context, Subject::Conversation(conversation), Ephemeral::Typing { conversation, user })
                        .await;
                }
                Err(_) => return Err(End::Close(Close::Misused)),
            }
            Ok(false)
        }
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(false),
        // Also frames that are too large to be read.
        Some(Ok(Message::Text(_) | Message::Binary(_)) | Err(_)) => Err(End::Close(Close::Misused)),
        Some(Ok(Message::Close(_))) | None => Err(End::Gone),
    }
}

/// Tells those who may know about something that doesn't last. Losing it does no harm.
async fn announce(context: &Context, subject: Subject, ephemeral: Ephemeral) {
    let user = context.me.id;
    let audience = context.db.read::<_, crate::db::Error, _>(move |tx| tx.audience(subject, user)).await;
    let signal = Signal::Ephemeral(ephemeral.frame().into());
    for person in audience.unwrap_or_default() {
        context.hub.send(person, &signal);
    }
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    match timeout(SEND_TIMEOUT, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Close(Close::TooSlow)),
    }
}

/// If the check fails, the next one tries again.
async fn check_session(context: &Context) -> Result<(), End> {
    let hash = context.me.session;
    match context.db.read(move |tx| sessions::find(tx, &hash)).await {
        Ok(None) => Err(End::Close(Close::SessionEnded)),
        Ok(Some(_)) | Err(_) => Ok(()),
    }
}

async fn send_close(socket: &mut WebSocket, reason: Close) {
    let frame = CloseFrame { code: reason.code(), reason: "".into() };
    if socket.send(Message::Close(Some(frame))).await.is_ok() {
        while let Some(Ok(_)) = socket.recv().await {}
    }
}
