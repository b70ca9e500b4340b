//! Signing in with the one-time link that `jobstead admin link` prints on the server's console.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::auth;
use super::model::User;
use crate::app::App;
use crate::audit::{self, Action};
use crate::db::{self, Tx, value};
use crate::identity;
use crate::identity::sessions::Entered;
use crate::identity::tokens::{self, Purpose};
use crate::ids::UserId;
use crate::notifications::store::{NewNotification, send};
use crate::web::client::Client;
use crate::web::cookies::{self, Name};
use crate::web::limits::Limit;
use crate::web::user_agent::BrowserLabel;
use crate::web::{Error, Json, Result, token};
use crate::{args, statements};

statements! {
    OTHER_OPERATORS = "SELECT id FROM users WHERE staff IN ('admin', 'superadmin') AND id <> $1 AND disabled_at IS NULL ORDER BY id LIMIT 100";
}

/// A one-time token from the server's console.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct AdminLink {
    #[schema(max_length = 100)]
    token: String,
}

/// Signs the operator in with a link made by `jobstead admin link`.
#[utoipa::path(post, path = "/api/auth/admin-link", tag = "accounts", request_body = AdminLink, responses(
    (status = 200, body = User), (status = 404), (status = 429)))]
pub async fn admin_link(
    State(app): State<App>,
    client: Client,
    agent: BrowserLabel,
    headers: HeaderMap,
    Json(body): Json<AdminLink>,
) -> Result<Response> {
    app.limits.check(Limit::Token, client)?;
    let hash = token::hash(&body.token);
    let old = cookies::get(&headers, &app.origin, Name::Session).map(|cookie| token::hash(&cookie));
    let sid = token::secret();
    let user = app
        .db
        .write(move |tx| {
            let user = tokens::consume(tx, Purpose::AdminLink, &hash)?.ok_or_else(Error::not_found)?;
            audit::record(
                tx,
                &Action { actor: None, name: "admin_link_used", subject_kind: "user", subject: user.0, reason: "" },
            )?;
            notify_other_operators(tx, user)?;
            auth::start_session(tx, old, user, &sid.1, &agent, Entered::Password)
        })
        .await?;
    tracing::warn!(user = %user.id, "an operator signed in with a link from the console");
    Ok(auth::signed_in_response(&app, StatusCode::OK, &user, &sid.0, None))
}

/// Tells the other operators that someone came in by the console.
fn notify_other_operators(tx: &mut Tx, user: UserId) -> db::Result<()> {
    let name = identity::store::name(tx, user)?;
    let note = NewNotification {
        kind: "admin_link_used",
        title: &format!("{name} signed in with a link from the server’s console"),
        body: "Ask them about it if you didn’t expect this.",
        href: "/admin/people",
        ..NewNotification::default()
    };
    for operator in tx.all(OTHER_OPERATORS, args![user], value::<UserId>)? {
        send(tx, operator, &note)?;
    }
    Ok(())
}
