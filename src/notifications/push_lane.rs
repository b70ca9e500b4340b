//! Sends push messages with what the app has.

use crate::app::App;
use crate::db::Result;
use crate::push::sender::Sender;

/// Returns a sender of push messages.
#[must_use]
pub fn sender(app: &App) -> Sender<'_> {
    Sender {
        db: &app.db,
        hub: &app.hub,
        outbound: &app.outbound,
        services: &app.push_services,
        origin: app.origin.as_str(),
        now: app.clock.now(),
    }
}

/// Sends what is due.
///
/// # Errors
/// If the database fails.
pub async fn drain(app: App) -> Result<()> {
    while sender(&app).run().await? > 0 {}
    Ok(())
}
