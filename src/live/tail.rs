//! Follows the events in the database and hands them to the connected apps.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

use super::hub::{Hub, Signal};
use super::model::{Close, Kind};
use super::store::{self, Changes, Position};
use crate::db::{self, Db};

/// How often to look for changes by other programs, such as `jobstead admin`.
const INTERVAL: Duration = Duration::from_secs(1);
/// How long connections get to close when the server stops.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Hands events to the connected apps until the server stops, and then closes their connections.
pub async fn run(db: Db, hub: Arc<Hub>, mut stopping: watch::Receiver<bool>) {
    let followed = tokio::select! {
        followed = follow(&db, &hub) => followed,
        _ = stopping.wait_for(|stop| *stop) => Ok(()),
    };
    if let Err(error) = followed {
        tracing::error!(%error, "the live channel stopped");
    }
    hub.stop();
    let gone = async {
        while hub.count() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let _ = tokio::time::timeout(CLOSE_TIMEOUT, gone).await;
}

async fn follow(db: &Db, hub: &Hub) -> db::Result<()> {
    let mut commits = db.commits();
    let mut position = db.read(store::position).await?;
    loop {
        // An error means that the database is closed, which ends the server, too.
        let woken = tokio::time::timeout(INTERVAL, commits.changed()).await;
        if matches!(woken, Ok(Err(_))) {
            return Ok(());
        }
        match catch_up(db, hub, position).await {
            Ok(reached) => position = reached,
            // Nothing is lost: the next round reads on from the same position.
            Err(error) => tracing::warn!(%error, "live events are late"),
        }
    }
}

async fn catch_up(db: &Db, hub: &Hub, mut position: Position) -> db::Result<Position> {
    loop {
        let changes = db.read(move |tx| store::changes(tx, position)).await?;
        if changes.position == position {
            return Ok(position);
        }
        position = changes.position;
        deliver(hub, &changes);
    }
}

/// Sessions end first, so that nothing reaches a connection whose session ended before.
fn deliver(hub: &Hub, changes: &Changes) {
    hub.end_sessions(&changes.ended_sessions);
    for (user, event) in &changes.events {
        if event.kind == Kind::RightsRemoved {
            hub.close(*user, Close::RightsRemoved);
        } else if hub.is_connected(*user) {
            hub.send(*user, &Signal::Event(event.id.0, event.frame().into()));
        }
    }
}
