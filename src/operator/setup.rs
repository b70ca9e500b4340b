//! Setup of a new site with a one-time link: the first operator's account and the site's settings.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::opening::{self, NewPromotion, Opening};
use crate::accounts::model::{User, check_identity};
use crate::accounts::{auth, password, store as accounts};
use crate::app::App;
use crate::clock::HOUR;
use crate::identity;
use crate::identity::caller;
use crate::identity::sessions::Entered;
use crate::identity::tokens::{self, Purpose};
use crate::site::contact::{self, Contact};
use crate::site::model::{self, Fees, MAX_INSTRUCTIONS_CHARS, NewSite};
use crate::site::store;
use crate::web::client::Client;
use crate::web::limits::Limit;
use crate::web::turns::Asker;
use crate::web::user_agent::BrowserLabel;
use crate::web::{Error, Json, Result, Validator, token};

/// Lifetime of a setup link.
pub const LINK_TTL: i64 = HOUR;

/// The first operator's account and the site's settings.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Setup {
    /// Token of the setup link.
    #[schema(max_length = 100)]
    token: String,
    #[schema(max_length = 100)]
    name: String,
    #[schema(max_length = 254)]
    email: String,
    #[schema(min_length = 8, max_length = 1024)]
    password: String,
    site: NewSite,
    /// Fees of the site; the defaults if omitted.
    fees: Option<Fees>,
    /// Opening promotion; the default one if omitted, none if null.
    #[serde(default = "NewPromotion::opening")]
    promotion: Option<NewPromotion>,
    /// How to reach the office; nothing if omitted.
    #[serde(default)]
    contact: Contact,
    /// Payment instructions in the site's text markup; none if omitted.
    #[serde(default)]
    #[schema(max_length = 1000)]
    how_to_pay: String,
}

/// Sets up the site and signs in its first operator. Responds with 404 unless the token is valid and the site has no
/// operator yet; it works once.
#[utoipa::path(post, path = "/api/setup", tag = "operator", request_body = Setup, responses(
    (status = 201, body = User), (status = 404), (status = 429)))]
pub async fn setup(
    State(app): State<App>,
    client: Client,
    agent: BrowserLabel,
    Json(body): Json<Setup>,
) -> Result<Response> {
    app.limits.check(Limit::Token, client)?;
    let mut checks = Validator::default();
    check_identity(&mut checks, &body.name, &body.email);
    password::check(&mut checks, &body.password, &[&body.name, &body.email, &body.site.name, "jobstead"]);
    let town = model::validate(&mut checks, "site.", &body.site);
    let (now, link) = (app.clock.now(), token::hash(&body.token));
    let zone = town.as_ref().map_or("UTC", |town| town.zone.as_str());
    let opening = Opening::check(&mut checks, body.fees, body.promotion.as_ref(), zone, now);
    body.contact.check(&mut checks);
    checks.at_most(&body.how_to_pay, MAX_INSTRUCTIONS_CHARS, "howToPay");
    // Check the token before reporting invalid fields, so that only the link's holder sees them.
    app.db.read(move |tx| tokens::peek(tx, Purpose::Setup, &link)?.map(drop).ok_or_else(Error::not_found)).await?;
    checks.finish()?;
    let town = town.ok_or_else(Error::internal)?;
    let hash = app.hasher.hash(body.password, Asker { client, account: None }).await?;
    let (sid, device) = (token::secret(), token::secret());
    let user = app
        .db
        .write(move |tx| {
            tokens::consume(tx, Purpose::Setup, &link)?.ok_or_else(Error::not_found)?;
            // `jobstead admin create` may have created one since the link was printed.
            if identity::store::has_operator(tx)? {
                return Err(Error::not_found());
            }
            let id = identity::store::insert_user(tx, &body.email, &body.name, &hash).map_err(auth::email_taken)?;
            identity::store::grant_superadmin(tx, id)?;
            opening::create(tx, &body.site, &town, &opening)?;
            contact::save(tx, &body.contact)?;
            store::set_pay_instructions(tx, body.how_to_pay.trim())?;
            caller::start(tx, id, &sid.1, &agent, Entered::Password)?;
            identity::devices::insert(tx, id, &device.1)?;
            Ok::<_, Error>(accounts::user(tx, id)?)
        })
        .await?;
    Ok(auth::signed_in_response(&app, StatusCode::CREATED, &user, &sid.0, Some(&device.0)))
}
