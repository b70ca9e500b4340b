//! What the address of a page asks of the database.

use axum::extract::FromRequestParts as _;
use axum::http::{Request, Uri};
use serde_json::{Value, json};

use crate::content;
use crate::identity::Caller;
use crate::jobs::city;
use crate::jobs::search::query::{Params, Search};
use crate::places::Place;
use crate::policy::pages::{Found, Shows};
use crate::web::Query;

/// Jobs on the landing page.
pub const PINNED: &str = "8";
/// The town of its own page, as the address of a town's board names it.
const JACKSONVILLE: (&str, &str) = ("FL", "jacksonville");

/// What is asked of the database for a page.
pub enum Wanted {
    /// Nothing: the page has no first data.
    Nothing,
    /// The landing page's jobs.
    Landing(Search),
    /// A page of the board, and its key.
    Board(Search, Value),
    /// A town's board.
    City(Box<CityPage>),
    /// A job.
    Job(i64),
    /// A person.
    Person(i64),
    /// An employer.
    Employer(i64),
    /// A text of the site.
    Text(String),
    /// The articles of the help.
    Help,
    /// What things cost.
    Pricing,
    /// The promotions that began.
    Promotions,
    /// There is no such page.
    Missing,
}

/// What a town's page asks for.
pub struct CityPage {
    /// The town.
    pub place: Place,
    /// The state as the address has it: it is in the key.
    pub state: String,
    /// The name as the address has it.
    pub name: String,
    /// The town's jobs.
    pub search: Search,
    /// Their key.
    pub key: Value,
}

impl Wanted {
    /// What this page wants for this caller.
    pub async fn of(found: Option<&Found>, caller: &Caller, uri: &Uri) -> Self {
        let Some(found) = found.filter(|found| found.row.shows(caller) != Shows::NotFound) else {
            return Self::Missing;
        };
        let id = found.values.first().and_then(|id| id.parse().ok());
        match found.row.alias_of.as_deref().unwrap_or(&found.row.path) {
            "/" => landing_search(caller.id()).map_or(Self::Nothing, Self::Landing),
            "/jobs" => {
                board_search(uri, caller.id()).await.map_or(Self::Nothing, |(search, key)| Self::Board(search, key))
            }
            "/jobs/in/{state}/{place}" => match found.values.as_slice() {
                [state, name] => city_page(uri, caller.id(), state, name).await,
                _ => Self::Missing,
            },
            "/jacksonville-jobs" => city_page(uri, caller.id(), JACKSONVILLE.0, JACKSONVILLE.1).await,
            "/jobs/{id}" => id.map_or(Self::Missing, Self::Job),
            "/people/{id}" => id.map_or(Self::Missing, Self::Person),
            "/employers/{id}" => id.map_or(Self::Missing, Self::Employer),
            "/help" => Self::Help,
            "/pricing" => Self::Pricing,
            "/promotion" => Self::Promotions,
            path => match path.strip_prefix('/').filter(|name| content::model::default_of(name).is_some()) {
                Some(name) => Self::Text(name.to_owned()),
                None => Self::Nothing,
            },
        }
    }
}

fn landing_search(viewer: Option<i64>) -> Option<Search> {
    Params { limit: PINNED.parse().ok(), ..Params::default() }.read(viewer).ok()
}

/// A town's board: what the address adds narrows it.
async fn city_page(uri: &Uri, viewer: Option<i64>, state: &str, name: &str) -> Wanted {
    let Some(place) = city::place(state, name) else { return Wanted::Missing };
    let added =
        Params { city: Some(place.name.clone()), state: city::state(&place).map(str::to_owned), ..Params::default() };
    let asked = async {
        let (mut parts, ()) = Request::builder().uri(uri).body(()).ok()?.into_parts();
        let Query(asked) = Query::<CityAsked>::from_request_parts(&mut parts, &()).await.ok()?;
        Some(asked)
    };
    let asked = asked.await.unwrap_or_default();
    let params = Params { area: asked.area.clone(), cursor: asked.cursor.clone(), ..added.clone() };
    let pairs = [("city", added.city), ("state", added.state), ("area", asked.area), ("cursor", asked.cursor)];
    let object: serde_json::Map<_, _> =
        pairs.into_iter().filter_map(|(name, value)| Some((name.to_owned(), Value::String(value?)))).collect();
    let Ok(search) = params.read(viewer) else { return Wanted::Nothing };
    let (state, name) = (state.to_owned(), name.to_owned());
    Wanted::City(Box::new(CityPage { place, state, name, search, key: json!(["/api/jobs", object]) }))
}

/// What the address of a town's board may add.
#[derive(Default, serde::Deserialize)]
struct CityAsked {
    area: Option<String>,
    cursor: Option<String>,
}

/// The search of the page's own address, and its key. An address that is no search gets its error from the API.
async fn board_search(uri: &Uri, viewer: Option<i64>) -> Option<(Search, Value)> {
    let (mut parts, ()) = Request::builder().uri(uri).body(()).ok()?.into_parts();
    let Query(pairs) = Query::<Vec<(String, String)>>::from_request_parts(&mut parts, &()).await.ok()?;
    let Query(params) = Query::<Params>::from_request_parts(&mut parts, &()).await.ok()?;
    let object: serde_json::Map<_, _> = pairs
        .into_iter()
        .filter(|(_, value)| !value.is_empty())
        .map(|(name, value)| (name, Value::String(value)))
        .collect();
    let key = if object.is_empty() { json!(["/api/jobs"]) } else { json!(["/api/jobs", object]) };
    Some((params.read(viewer).ok()?, key))
}
