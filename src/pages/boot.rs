//! The boot payload: the session, the site and the page's first data, so that the client renders without a request.

use axum::http::{StatusCode, Uri};
use serde::{Serialize, Serializer};
use serde_json::json;

use super::page::{Context, Page, Seed};
use super::site_view::{self, Site};
use super::table::page_of;
use crate::accounts::model::User;
use crate::app::App;
use crate::db::Tx;
use crate::identity::Caller;
use crate::ids::LiveEventId;
use crate::money::model::Paywall;
use crate::policy::pages::{Found, Shows};
use crate::support::visitor::Visitor;
use crate::web::Result;
use crate::{accounts, identity, live, money, notifications, support};

/// The boot payload.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Boot {
    user: Option<User>,
    /// The site.
    pub site: Site,
    paywall: Paywall,
    set_up: bool,
    /// Whether nothing can be changed right now.
    pub read_only: bool,
    /// Newest live event, which the connection follows; null for visitors.
    live: Option<LiveEventId>,
    version: &'static str,
    #[serde(serialize_with = "as_number")]
    status: StatusCode,
    queries: Vec<Seed>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn as_number<S: Serializer>(status: &StatusCode, serializer: S) -> std::result::Result<S::Ok, S::Error> {
    serializer.serialize_u16(status.as_u16())
}

/// Builds a page and its payload in one read. The payload takes the page's seeds.
pub async fn load(app: &App, caller: &Caller, found: Option<&Found>, uri: &Uri) -> Result<(Page, Boot)> {
    let (caller, found, uri) = (caller.clone(), found.cloned(), uri.clone());
    let (app, db) = (app.clone(), app.db.clone());
    db.search(move |tx| {
        let site = site_view::site(tx)?;
        let mut page = build(tx, &app, &site, &caller, found.as_ref(), &uri)?;
        let mut queries = std::mem::take(&mut page.seeds);
        queries.extend(user_seeds(tx, &app, &caller)?);
        let boot = Boot {
            user: caller.id().map(|id| accounts::store::user(tx, id)).transpose()?,
            site,
            paywall: money::promotions::paywall(tx, caller.0.as_ref())?,
            set_up: identity::store::has_operator(tx)?,
            read_only: app.db.read_only().is_some(),
            live: caller.id().map(|_| live::store::newest(tx)).transpose()?,
            version: env!("CARGO_PKG_VERSION"),
            status: page.status,
            queries,
        };
        Ok((page, boot))
    })
    .await
}

fn build(tx: &mut Tx, app: &App, site: &Site, caller: &Caller, found: Option<&Found>, uri: &Uri) -> Result<Page> {
    match found.filter(|found| found.row.shows(caller) != Shows::NotFound) {
        Some(found) => {
            let path = found.row.alias_of.as_ref().unwrap_or(&found.row.path);
            page_of(path)(tx, &Context { caller, found, uri, site, app })
        }
        None => Ok(Page::missing(site)),
    }
}

/// Returns the data that the client needs on every page when someone is signed in.
fn user_seeds(tx: &mut Tx, app: &App, caller: &Caller) -> Result<Vec<Seed>> {
    let Some(id) = caller.id() else { return Ok(Vec::new()) };
    let bell = json!(["/api/notifications", { "limit": "1", "unread": "true" }]);
    let mut seeds = vec![Seed::new(bell, &notifications::store::bell(tx, id)?)?];
    // Lets a chat started on another device continue here.
    let visitor = Visitor { caller: caller.clone(), hash: None };
    if visitor.current(tx)?.is_some() {
        let current = support::view::support_now(tx, app, &visitor)?;
        seeds.push(Seed::new(json!(["/api/support/chat"]), &current)?);
    }
    Ok(seeds)
}
