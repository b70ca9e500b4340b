//! Scheduled work, once a minute: expire jobs, enforce reply deadlines, end idle support chats, delete old rows. Tasks
//! from the queue run every two seconds.

mod tasks;

use std::time::Duration;

use tokio::sync::watch;

use crate::app::App;
use crate::db;
use crate::identity;
use crate::tasks::{Task, store as queue};
use crate::{
    accounts, applications, drafts, employers, errors, feedback, files, jobs, money, notifications, pwa, support,
};

const INTERVAL: Duration = Duration::from_secs(60);

/// Maximum time that statistics and tasks wait.
const QUEUE_INTERVAL: Duration = Duration::from_secs(2);

/// Writes collected statistics and performs tasks every two seconds. Writes what's left when the server stops.
pub async fn run_queues(app: App, mut stopping: watch::Receiver<bool>) {
    // The app's files depend on the build, which may be new.
    if let Err(e) = app.db.write(|tx| queue::enqueue(tx, Task::AppFiles, tx.now())).await {
        tracing::warn!(error = %e, "the app's files were not queued");
    }
    let mut stopped = false;
    loop {
        if let Err(e) = app.intake.flush(&app.db).await {
            tracing::warn!(error = %e, "deferred writes failed");
        }
        if stopped {
            return;
        }
        // Shutdown doesn't wait for a task; it's claimed again when its lease ends.
        let drained = tokio::select! {
            drained = tasks::drain(&app) => drained,
            _ = stopping.wait_for(|stop| *stop) => Ok(()),
        };
        if let Err(e) = drained {
            tracing::warn!(error = %e, "the task queue failed; it is tried again in two seconds");
        }
        stopped = tokio::time::timeout(QUEUE_INTERVAL, stopping.wait_for(|stop| *stop)).await.is_ok();
    }
}

/// Runs the periodic work once a minute until the server stops.
pub async fn run(app: App, mut stopping: watch::Receiver<bool>) {
    loop {
        if let Err(e) = run_once(&app).await {
            tracing::warn!(error = %e, "the periodic work failed; retrying in a minute");
        }
        tokio::select! {
            () = tokio::time::sleep(INTERVAL) => {}
            _ = stopping.wait_for(|stop| *stop) => return,
        }
    }
}

/// Runs one round of the periodic work.
pub async fn run_once(app: &App) -> db::Result<()> {
    app.limits.forget_idle(app.clock.now());
    while app.db.write(jobs::expiry::tick).await? {}
    while app.db.write(jobs::search::spelling::learn).await? {}
    while applications::track_record::refresh(&app.db).await? {}
    if let Err(e) = app.intake.flush(&app.db).await {
        tracing::warn!(error = %e, "deferred writes failed");
    }
    while app.db.write(applications::reply_deadline::tick).await? {}
    while app.db.write(support::sweep::run_batch).await? {}
    app.db
        .write(move |tx| {
            drafts::api::sweep(tx)?;
            crate::app::write::delete_expired(tx)?;
            queue::sweep(tx)?;
            notifications::store::sweep(tx)?;
            identity::store::sweep(tx)?;
            accounts::reset::sweep(tx)?;
            employers::store::invitations::sweep(tx)?;
            pwa::store::sweep(tx)?;
            money::sweep(tx)?;
            feedback::store::sweep(tx)?;
            errors::store::sweep(tx)?;
            files::store::sweep(tx)
        })
        .await?;
    tasks::drain(app).await
}
