//! What a page starts with: the session, the site and the first data, so that it paints without a round trip.

use axum::http::{StatusCode, Uri};
use serde::Serialize;
use serde_json::{Value, json};

use super::site_view;
use super::wanted::{PINNED, Wanted};
use crate::accounts::model::User;
use crate::accounts::profile::{self, model::Person};
use crate::app::App;
use crate::content::{self, help, model::Text};
use crate::db::Tx;
use crate::employers::model::Employer;
use crate::identity;
use crate::identity::Caller;
use crate::jobs::city::{self, City};
use crate::jobs::model::{Job, JobCard};
use crate::jobs::search::{self, Found as FoundJobs};
use crate::money::api::Pricing;
use crate::money::model::{Paywall, Promotion};
use crate::pages::site_view::Site;
use crate::policy::pages::Found;
use crate::support::visitor::Visitor;
use crate::web::{Error, List, Page, Result};
use crate::{accounts, employers, jobs, money, notifications, support};

/// The payload, and what the server itself renders from it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Boot {
    user: Option<User>,
    /// The site.
    pub site: Site,
    paywall: Paywall,
    set_up: bool,
    version: &'static str,
    #[serde(serialize_with = "as_number")]
    /// The status that the page was answered with.
    pub status: StatusCode,
    queries: Vec<Seed>,
    /// When it was read, in milliseconds since 1970 UTC.
    #[serde(skip)]
    pub now: i64,
    /// What the readable page and the head show.
    #[serde(skip)]
    pub data: Data,
}

/// An answer of the API under the key that the front end asks for it.
#[derive(Serialize)]
struct Seed {
    key: Value,
    data: Value,
}

/// The first data of a page.
#[expect(clippy::large_enum_variant, reason = "one a request, moved once")]
pub enum Data {
    /// None.
    Nothing,
    /// The landing page's jobs.
    Landing(FoundJobs),
    /// A page of the board.
    Board(FoundJobs),
    /// A town's board.
    City(City, FoundJobs),
    /// A job, and others like it when it ended.
    Job(Job, Vec<JobCard>),
    /// A person.
    Person(Person),
    /// An employer.
    Employer(Employer),
    /// A text of the site.
    Text(Text),
    /// The articles of the help.
    Help(help::Articles),
    /// What things cost.
    Pricing(Pricing),
    /// The promotions that began.
    Promotions(List<Promotion>),
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn as_number<S: serde::Serializer>(status: &StatusCode, serializer: S) -> std::result::Result<S::Ok, S::Error> {
    serializer.serialize_u16(status.as_u16())
}

/// Loads a page's data in one read.
pub async fn load(app: &App, caller: &Caller, found: Option<&Found>, uri: &Uri) -> Result<Boot> {
    let wanted = Wanted::of(found, caller, uri).await;
    let caller = caller.clone();
    let (app, db) = (app.clone(), app.db.clone());
    db.search(move |tx| {
        let now = tx.now();
        let (status, mut queries, data) = fetch(tx, &caller, &wanted)?;
        if let Some(id) = caller.id() {
            queries.push(seed(
                json!(["/api/notifications", { "limit": "1", "unread": "true" }]),
                &notifications::api::bell(tx, id)?,
            )?);
            // A chat that began on another device goes on here. Who has none asks for none.
            let guest = Visitor { caller: caller.clone(), hash: None };
            if guest.current(tx)?.is_some() {
                let standing = support::api::standing(tx, &app, &guest)?;
                queries.push(seed(json!(["/api/support/chat"]), &standing)?);
            }
        }
        Ok(Boot {
            user: caller.id().map(|id| accounts::store::user(tx, id)).transpose()?,
            site: site_view::site(tx)?,
            paywall: money::promotions::paywall(tx, caller.0.as_ref())?,
            set_up: identity::store::has_operator(tx)?,
            version: env!("CARGO_PKG_VERSION"),
            status,
            queries,
            now,
            data,
        })
    })
    .await
}

fn fetch(tx: &mut Tx, caller: &Caller, wanted: &Wanted) -> Result<(StatusCode, Vec<Seed>, Data)> {
    match wanted {
        Wanted::Nothing => Ok((StatusCode::OK, Vec::new(), Data::Nothing)),
        Wanted::Missing => Ok((StatusCode::NOT_FOUND, Vec::new(), Data::Nothing)),
        Wanted::Landing(search) => {
            let found = search::find(tx, search)?;
            let seed = seed(json!(["/api/jobs", { "limit": PINNED }]), &found)?;
            Ok((StatusCode::OK, vec![seed], Data::Landing(found)))
        }
        Wanted::Board(search, key) => match search::find(tx, search) {
            Ok(found) => Ok((StatusCode::OK, vec![seed(key.clone(), &found)?], Data::Board(found))),
            Err(error) if error.status() == StatusCode::BAD_REQUEST => Ok((StatusCode::OK, Vec::new(), Data::Nothing)),
            Err(error) => Err(error),
        },
        Wanted::City(page) => {
            let guide = city::guide(tx, &page.place)?;
            let found = search::find(tx, &page.search)?;
            let about = json!(["/api/city-guide", { "place": page.name, "state": page.state }]);
            let seeds = vec![seed(about, &guide)?, seed(page.key.clone(), &found)?];
            Ok((StatusCode::OK, seeds, Data::City(guide, found)))
        }
        Wanted::Job(id) => job(tx, caller, *id),
        Wanted::Person(id) => {
            let person = profile::api::readable(tx, caller, *id);
            one(person, json!(["/api/people", id.to_string()]), Data::Person)
        }
        Wanted::Employer(id) => {
            let employer = employers::api::view(tx, caller, *id);
            one(employer, json!(["/api/employers", id.to_string()]), Data::Employer)
        }
        Wanted::Text(name) => {
            let text = content::api::readable(tx, caller, name);
            one(text, json!(["/api/texts", name]), Data::Text)
        }
        Wanted::Help => one(help::readable(tx, caller), json!(["/api/help"]), Data::Help),
        Wanted::Pricing => one(money::api::prices(tx), json!(["/api/pricing"]), Data::Pricing),
        Wanted::Promotions => {
            let begun = money::promotions::list(tx, tx.now(), &Page::first(20)).map_err(Error::from);
            one(begun, json!(["/api/promotions"]), Data::Promotions)
        }
    }
}

/// The page of one thing: missing when the API would say so.
fn one<T: Serialize>(
    found: Result<T>,
    key: Value,
    data: impl FnOnce(T) -> Data,
) -> Result<(StatusCode, Vec<Seed>, Data)> {
    match found {
        Ok(thing) => Ok((StatusCode::OK, vec![seed(key, &thing)?], data(thing))),
        Err(error) if error.status() == StatusCode::NOT_FOUND => Ok((StatusCode::NOT_FOUND, Vec::new(), Data::Nothing)),
        Err(error) => Err(error),
    }
}

/// A job that ended is gone (410) for strangers, and still readable; its parties see it as it is.
fn job(tx: &mut Tx, caller: &Caller, id: i64) -> Result<(StatusCode, Vec<Seed>, Data)> {
    let job = match jobs::access::readable(tx, caller, id) {
        Ok(job) => job,
        Err(error) if error.status() == StatusCode::NOT_FOUND => {
            return Ok((StatusCode::NOT_FOUND, Vec::new(), Data::Nothing));
        }
        Err(error) => return Err(error),
    };
    let party = job.viewer.is_owner || job.viewer.application_id.is_some();
    let status = if job.card.status.ended() && !party { StatusCode::GONE } else { StatusCode::OK };
    let mut seeds = vec![seed(json!(["/api/jobs", id.to_string()]), &job)?];
    let mut similar = Vec::new();
    if job.card.status.ended() {
        similar = jobs::similar::to(tx, caller, &job)?;
        seeds.push(seed(json!(["/api/jobs", id.to_string(), "similar"]), &json!({ "items": similar }))?);
    }
    Ok((status, seeds, Data::Job(job, similar)))
}

fn seed(key: Value, data: &impl Serialize) -> Result<Seed> {
    Ok(Seed { key, data: serde_json::to_value(data).map_err(|_| Error::internal())? })
}
