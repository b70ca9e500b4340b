//! Unsubscribing in one click (RFC 8058). Mail programs post to the address in the mail's header; people open a page.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Redirect;

use crate::app::App;
use crate::identity;
use crate::mail::addresses;
use crate::notifications::settings;
use crate::web::client::Client;
use crate::web::limits::Limit;
use crate::web::{Error, Path, Result};

/// Opens the page that unsubscribes. Programs that check mail open its links, so this changes nothing.
#[utoipa::path(get, path = "/api/mail/unsubscribe/{token}", operation_id = "mail_unsubscribe_page", tag = "mail", params(("token" = String, Path)), responses(
    (status = 303, description = "To /unsubscribe")))]
pub async fn page(Path(token): Path<String>) -> Redirect {
    let clean: String = token.chars().filter(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
    Redirect::to(&format!("/unsubscribe#token={clean}"))
}

/// Unsubscribes an address from the mail that it can do without. Its account's notification settings say so too, and turning
/// one on there subscribes again.
#[utoipa::path(post, path = "/api/mail/unsubscribe/{token}", operation_id = "mail_unsubscribe", tag = "mail", params(("token" = String, Path)), responses(
    (status = 204), (status = 404), (status = 429)))]
pub async fn unsubscribe(State(app): State<App>, client: Client, Path(token): Path<String>) -> Result<StatusCode> {
    app.limits.check(Limit::Token, client)?;
    app.db
        .write(move |tx| {
            let address = addresses::by_token(tx, &token)?.ok_or_else(Error::not_found)?;
            addresses::unsubscribe(tx, &token)?;
            match identity::store::find_credentials(tx, &address)? {
                Some(owner) => Ok(settings::stop_mail(tx, owner.user)?),
                None => Ok::<_, Error>(()),
            }
        })
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
