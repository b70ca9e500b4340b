//! Listening, serving and graceful shutdown.

mod admission;
mod connections;
mod listener;
mod timed_stream;
mod unread;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

pub use admission::{Admission, Capacity, capacity};
pub use connections::{Limits, serve};
pub use listener::bind;
pub use timed_stream::Timeouts;

use crate::app::App;
use crate::live::tail;
use crate::{router, schedule};

/// How long running requests may take to finish at shutdown.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(10);

/// Serves until SIGTERM or SIGINT, then stops accepting connections, drains running requests and closes the database.
///
/// # Errors
/// A message for the operator if the signal handlers can't be installed or the server fails.
pub async fn run(app: App, listener: TcpListener, limits: Limits) -> Result<(), String> {
    let (stop, stopping) = tokio::sync::watch::channel(false);
    let signaled = listen_for_signals()?;
    let scheduler = tokio::spawn(schedule::run(app.clone(), stopping.clone()));
    let queues = tokio::spawn(schedule::run_queues(app.clone(), stopping.clone()));
    let remote = tokio::spawn(schedule::run_remote_tasks(app.clone(), stopping.clone()));
    let push = tokio::spawn(schedule::run_push(app.clone(), stopping.clone()));
    let mail = tokio::spawn(schedule::run_mail(app.clone(), stopping.clone()));
    let nightly = tokio::spawn(schedule::run_nightly(app.clone(), stopping.clone()));
    let live = tokio::spawn(tail::run(app.db.clone(), Arc::clone(&app.hub), stopping.clone()));
    let serving = tokio::spawn(serve(listener, router::service(app.clone()), limits, stopped(stopping)));
    tokio::pin!(serving);
    let ended = tokio::select! {
        () = signaled => {
            tracing::info!("stopping: finishing running requests");
            let _ = stop.send(true);
            // A client that never finishes its request must not block the shutdown.
            tokio::time::timeout(DRAIN_TIMEOUT, &mut serving).await.unwrap_or(Ok(()))
        }
        ended = &mut serving => ended,
    };
    let _ = stop.send(true);
    let _ = scheduler.await;
    let _ = queues.await;
    let _ = remote.await;
    let _ = push.await;
    let _ = mail.await;
    let _ = nightly.await;
    let _ = live.await;
    tokio::task::spawn_blocking(move || app.db.close()).await.map_err(|e| e.to_string())?;
    ended.map_err(|e| e.to_string())
}

fn listen_for_signals() -> Result<impl Future<Output = ()>, String> {
    let mut terminate = signal(SignalKind::terminate()).map_err(|e| e.to_string())?;
    let mut interrupt = signal(SignalKind::interrupt()).map_err(|e| e.to_string())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

async fn stopped(mut stopping: tokio::sync::watch::Receiver<bool>) {
    // An error means that the sender is gone, which also means stop.
    let _ = stopping.wait_for(|stop| *stop).await;
}
