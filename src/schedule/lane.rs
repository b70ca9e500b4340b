//! What needs other servers, each kind in a loop of its own, so that a slow mail server delays neither push messages nor
//! the task queue.

use std::future::Future;
use std::time::Duration;

use tokio::sync::watch;

use super::failures::Failures;
use crate::app::App;
use crate::db::{self, Room};

/// Time between two looks at an outbox.
const INTERVAL: Duration = Duration::from_secs(2);

/// Runs `drain`, which does what is due, every two seconds until the server stops. A stop doesn't wait for it:
/// what was cut short is done again after the next start.
pub async fn run<F>(name: &'static str, app: App, mut stopping: watch::Receiver<bool>, drain: fn(App) -> F)
where
    F: Future<Output = db::Result<()>> + Send + 'static,
{
    let mut failures = Failures::default();
    let what = format!("the {name} loop failed; it is tried again every two seconds");
    loop {
        if app.db.admit(Room::Schedule).is_ok() {
            let drained = tokio::select! {
                drained = drain(app.clone()) => drained,
                _ = stopping.wait_for(|stop| *stop) => return,
            };
            failures.log(&what, drained);
        }
        if tokio::time::timeout(INTERVAL, stopping.wait_for(|stop| *stop)).await.is_ok() {
            return;
        }
    }
}
