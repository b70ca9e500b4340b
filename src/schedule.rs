//! Periodic work: expires jobs, enforces reply deadlines, alerts saved searches, writes analytics, ends idle support
//! chats and deletes expired data.

use std::time::Duration;

use tokio::sync::watch;

use crate::app::App;
use crate::db;
use crate::identity;
use crate::{
    accounts, analytics, applications, drafts, employers, errors, feedback, files, jobs, money, notifications, pwa,
    support,
};

const EVERY: Duration = Duration::from_secs(60);

/// Interval at which deferred analytics writes are flushed.
const INTAKE: Duration = Duration::from_secs(2);

/// Flushes deferred writes every few seconds until the server stops, and once more then.
pub async fn take_in(app: App, mut stopping: watch::Receiver<bool>) {
    loop {
        let stopped = tokio::time::timeout(INTAKE, stopping.wait_for(|stop| *stop)).await.is_ok();
        if let Err(e) = app.intake.flush(&app.db).await {
            tracing::warn!(error = %e, "statistics were not written");
        }
        if stopped {
            return;
        }
    }
}

/// Runs the periodic work once a minute until the server stops.
pub async fn run(app: App, mut stopping: watch::Receiver<bool>) {
    loop {
        if let Err(e) = tick(&app).await {
            tracing::warn!(error = %e, "the clock's work failed; it is tried again in a minute");
        }
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = stopping.wait_for(|stop| *stop) => return,
        }
    }
}

/// Runs one round of the periodic work.
pub async fn tick(app: &App) -> db::Result<()> {
    app.limits.forget_idle(app.clock.now());
    while app.db.write(jobs::expiry::tick).await? {}
    while app.db.write(jobs::search::spelling::learn).await? {}
    while applications::track_record::refresh(&app.db).await? {}
    while jobs::searches::alert(app).await? {}
    if let Err(e) = pwa::files::keep(app).await {
        tracing::warn!(error = ?e, "the app's files were not rendered");
    }
    if let Err(e) = app.intake.flush(&app.db).await {
        tracing::warn!(error = %e, "statistics were not written");
    }
    while app.db.write(analytics::rollup::tick).await? {}
    while app.db.write(applications::reply_deadline::tick).await? {}
    while app.db.write(support::sweep::tick).await? {}
    app.db
        .write(move |tx| {
            drafts::api::sweep(tx)?;
            crate::app::write::forget_old(tx)?;
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
        .await
}
