//! The nightly copy of the database. It has a loop of its own, because a large file takes minutes, in which deadlines go on.

use std::time::Duration;

use tokio::sync::watch;

use super::rounds;
use crate::app::App;
use crate::operator::backups;

/// Time between two looks at whether a copy is due. The first is that long after the start, which has enough to do.
const INTERVAL: Duration = Duration::from_secs(60);
/// What the office calls it.
const NAME: &str = "nightly backup";

/// Makes a copy whenever one is due, until the server stops.
pub async fn run(app: App, mut stopping: watch::Receiver<bool>) {
    while tokio::time::timeout(INTERVAL, stopping.wait_for(|stop| *stop)).await.is_err() {
        // A copy that a stop cut short is made again after the next start.
        tokio::select! {
            () = look(&app) => {}
            _ = stopping.wait_for(|stop| *stop) => return,
        }
    }
}

/// Makes a copy if one is due. A failure is logged, counted and shown like those of the rounds.
pub async fn look(app: &App) {
    app.copies.drop_expired(app.clock.now());
    match backups::make_nightly_if_due(app).await {
        Ok(false) => {}
        Ok(true) => drop(app.pulse.record_piece(NAME, None)),
        Err(error) => rounds::report(app, NAME, &error).await,
    }
}
