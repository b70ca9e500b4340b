//! Scheduled work, once a minute: expire jobs, enforce reply deadlines, end idle support chats, delete old rows. Tasks
//! from the queue run every two seconds, in a loop of their own if they ask another server.

mod away;
mod failures;
mod lane;
pub mod nightly;
mod rounds;
mod tasks;
pub mod timekeeper;

use std::future::Future;
use std::time::Duration;

use tokio::sync::watch;

use crate::app::App;
use crate::db::{self, Room};
use crate::imports;
use crate::notifications::push_lane;
use crate::operator::mail::lane as mail_lane;
use crate::stuck;
use crate::tasks::{Lane, Task, store as queue};
use failures::Failures;

const INTERVAL: Duration = Duration::from_secs(60);

/// Maximum time that statistics and tasks wait.
const QUEUE_INTERVAL: Duration = Duration::from_secs(2);

/// How long a loop that panicked pauses before it starts again.
const RESTART_DELAY: Duration = Duration::from_secs(1);

/// Runs the periodic work once a minute until the server stops.
pub async fn run(app: App, stopping: watch::Receiver<bool>) {
    supervise(RESTART_DELAY, || run_rounds(app.clone(), stopping.clone())).await;
}

/// Writes collected statistics and performs tasks every two seconds. Writes what's left when the server stops.
pub async fn run_queues(app: App, stopping: watch::Receiver<bool>) {
    supervise(RESTART_DELAY, || empty_queues(app.clone(), stopping.clone())).await;
}

/// Sends push messages every two seconds until the server stops.
pub async fn run_push(app: App, stopping: watch::Receiver<bool>) {
    supervise(RESTART_DELAY, || lane::run("push", app.clone(), stopping.clone(), push_lane::drain)).await;
}

/// Sends mail every two seconds until the server stops.
pub async fn run_mail(app: App, stopping: watch::Receiver<bool>) {
    supervise(RESTART_DELAY, || lane::run("mail", app.clone(), stopping.clone(), mail_lane::drain)).await;
}

/// Performs tasks that ask another server every two seconds until the server stops.
pub async fn run_remote_tasks(app: App, stopping: watch::Receiver<bool>) {
    supervise(RESTART_DELAY, || lane::run("tasks", app.clone(), stopping.clone(), tasks::drain_remote)).await;
}

/// Copies the database once a night until the server stops.
pub async fn run_nightly(app: App, stopping: watch::Receiver<bool>) {
    supervise(RESTART_DELAY, || nightly::run(app.clone(), stopping.clone())).await;
}

/// Runs a loop and restarts it if it panics. Otherwise nobody would notice a dead loop until something was late.
pub async fn supervise<F>(delay: Duration, start: impl Fn() -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    while let Err(error) = tokio::spawn(start()).await {
        if error.is_cancelled() {
            return;
        }
        tracing::error!(%error, "scheduled work panicked; starting it again");
        tokio::time::sleep(delay).await;
    }
}

async fn empty_queues(app: App, mut stopping: watch::Receiver<bool>) {
    // The app's files depend on the build, which may be new.
    if let Err(e) = app.db.write(|tx| queue::enqueue(tx, Task::AppFiles, tx.now())).await {
        tracing::warn!(error = %e, "the app's files were not queued");
    }
    // Uploads end with the connections that they arrived on.
    if let Err(e) = app.db.write(imports::store::abandon_uploads).await {
        tracing::warn!(error = %e, "uploads that a stop cut short are deleted later");
    }
    // What an older version couldn't deal with, this one may.
    if let Err(e) = app.db.write(|tx| stuck::release(tx, true)).await {
        tracing::warn!(error = %e, "rows that were set aside will be retried in a day");
    }
    let (mut of_intake, mut of_tasks) = (Failures::default(), Failures::default());
    let mut stopped = false;
    loop {
        // While the disk is full or read-only, they stay in memory, up to the buffer's limit.
        let has_room = app.db.admit(Room::Schedule).is_ok();
        if has_room {
            of_intake.log("deferred writes failed", app.intake.flush(&app.db).await);
        }
        if stopped {
            return;
        }
        if has_room {
            // Shutdown doesn't wait for a task; it's claimed again when its lease ends.
            let drained = tokio::select! {
                drained = tasks::drain(&app, Lane::Own) => drained,
                _ = stopping.wait_for(|stop| *stop) => Ok(()),
            };
            of_tasks.log("the task queue failed; it is tried again every two seconds", drained);
        }
        stopped = tokio::time::timeout(QUEUE_INTERVAL, stopping.wait_for(|stop| *stop)).await.is_ok();
    }
}

async fn run_rounds(app: App, mut stopping: watch::Receiver<bool>) {
    let mut failures = Failures::default();
    loop {
        app.db.keep_ballast();
        // A stop doesn't wait: whatever is left is done after the next start.
        let done = tokio::select! {
            done = round(&app) => done,
            _ = stopping.wait_for(|stop| *stop) => return,
        };
        failures.log("the periodic work failed; it is tried again every minute", done);
        tokio::select! {
            () = tokio::time::sleep(INTERVAL) => {}
            _ = stopping.wait_for(|stop| *stop) => return,
        }
    }
}

/// Looks at the server's clock, then runs one round of the periodic work.
///
/// # Errors
/// What stops every piece of it, such as a full disk.
pub async fn round(app: &App) -> db::Result<()> {
    timekeeper::watch(app).await?;
    rounds::run(app).await
}

/// Runs one round of the periodic work whatever the server's clock says, and performs the tasks that are due.
pub async fn run_once(app: &App) -> db::Result<()> {
    rounds::run(app).await?;
    tasks::drain(app, Lane::Own).await?;
    tasks::drain(app, Lane::Remote).await
}
