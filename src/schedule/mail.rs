//! Sends mail with what the app has.

use crate::app::App;
use crate::db::Result;
use crate::mail::sender::Sender;

/// Returns a sender of mail.
pub fn sender(app: &App) -> Sender<'_> {
    Sender { db: &app.db, outbound: &app.outbound, setup: &app.mail, origin: app.origin.as_str(), clock: &app.clock }
}

/// Sends what is due.
///
/// # Errors
/// If the database fails.
pub async fn drain(app: App) -> Result<()> {
    while sender(&app).run().await? > 0 {}
    Ok(())
}
