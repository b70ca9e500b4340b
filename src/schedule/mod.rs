//! Scheduled work, once a minute: expire jobs, enforce reply deadlines, end idle support chats, delete old rows. Tasks
//! from the queue run every two seconds, in a loop of their own if they ask another server.

mod lane;
mod tasks;

use std::future::Future;
use std::time::Duration;

use tokio::sync::watch;

use crate::app::App;
use crate::db::{self, Room};
use crate::identity;
use crate::notifications::push_lane;
use crate::operator::mail::lane as mail_lane;
use crate::tasks::{Lane, Task, store as queue};
use crate::{
    accounts, applications, contracts, disputes, drafts, employers, errors, feedback, files, imports, interviews, jobs,
    live, messages, money, notifications, payments, projects, pwa, reviews, shifts, support, timesheets,
};

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
    let mut stopped = false;
    loop {
        // While the disk is full, they stay in memory, up to the buffer's limit.
        if app.db.admit(Room::Schedule).is_ok()
            && let Err(e) = app.intake.flush(&app.db).await
        {
            tracing::warn!(error = %e, "deferred writes failed");
        }
        if stopped {
            return;
        }
        // Shutdown doesn't wait for a task; it's claimed again when its lease ends.
        let drained = tokio::select! {
            drained = tasks::drain(&app, Lane::Own) => drained,
            _ = stopping.wait_for(|stop| *stop) => Ok(()),
        };
        if let Err(e) = drained {
            tracing::warn!(error = %e, "the task queue failed; it is tried again in two seconds");
        }
        stopped = tokio::time::timeout(QUEUE_INTERVAL, stopping.wait_for(|stop| *stop)).await.is_ok();
    }
}

async fn run_rounds(app: App, mut stopping: watch::Receiver<bool>) {
    loop {
        app.db.keep_ballast();
        // A stop doesn't wait: whatever is left is done after the next start.
        let done = tokio::select! {
            done = round(&app) => done,
            _ = stopping.wait_for(|stop| *stop) => return,
        };
        if let Err(e) = done {
            tracing::warn!(error = %e, "the periodic work failed; retrying in a minute");
        }
        tokio::select! {
            () = tokio::time::sleep(INTERVAL) => {}
            _ = stopping.wait_for(|stop| *stop) => return,
        }
    }
}

/// Runs one round of the periodic work and performs the tasks that are due.
pub async fn run_once(app: &App) -> db::Result<()> {
    round(app).await?;
    tasks::drain(app, Lane::Own).await?;
    tasks::drain(app, Lane::Remote).await
}

async fn round(app: &App) -> db::Result<()> {
    app.limits.forget_idle(app.clock.now());
    app.db.admit(Room::Schedule)?;
    while app.db.write(jobs::expiry::tick).await? {}
    if let Err(e) = app.intake.flush(&app.db).await {
        tracing::warn!(error = %e, "deferred writes failed");
    }
    while app.db.write(applications::reply_deadline::tick).await? {}
    while app.db.write(interviews::reminders::tick).await? {}
    while app.db.write(contracts::act::tick).await? {}
    while app.db.write(projects::milestones::act::tick).await? {}
    while app.db.write(timesheets::act::tick).await? {}
    while app.db.write(shifts::tick::tick).await? {}
    while app.db.write(payments::tick::tick).await? {}
    while app.db.write(disputes::tick::tick).await? {}
    while app.db.write(reviews::window::tick).await? {}
    while app.db.write(support::sweep::run_batch).await? {}
    while app.db.write(crate::app::write::delete_expired).await? {}
    while app.db.write(imports::work::sweep).await? {}
    while app.db.write(notifications::mailing::run_batch).await? {}
    while app.db.write(live::store::sweep).await? {}
    while app.db.write(crate::mail::store::sweep).await? {}
    app.db
        .write(move |tx| {
            drafts::api::sweep(tx)?;
            queue::sweep(tx)?;
            notifications::store::sweep(tx)?;
            messages::store::messages::sweep(tx)?;
            identity::store::sweep(tx)?;
            accounts::reset::sweep(tx)?;
            accounts::email_changes::sweep(tx)?;
            employers::store::invitations::sweep(tx)?;
            pwa::store::sweep(tx)?;
            money::sweep(tx)?;
            feedback::store::sweep(tx)?;
            errors::store::sweep(tx)?;
            files::store::sweep(tx)
        })
        .await?;
    while applications::track_record::refresh(&app.db).await? {}
    app.db.write(jobs::search::vocabulary::sweep).await?;
    app.pulse.record_round(app.clock.now());
    Ok(())
}
