//! The API for the town search.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::ids::PlaceId;
use crate::places::{self, Place};
use crate::site::model::Settings;
use crate::site::store;
use crate::web::{Error, Query, Result};

/// Query parameters of the town search.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct PlaceQuery {
    /// Beginning of the town’s name, or any way to write it, such as a ZIP code; empty for the site’s own town.
    #[param(max_length = 100)]
    query: Option<String>,
    /// Latitude in degrees north, instead of `query`.
    lat: Option<f64>,
    /// Longitude in degrees east.
    lon: Option<f64>,
    /// Maximum number of results, 1 to 20; 8 by default.
    #[param(minimum = 1, maximum = 20)]
    limit: Option<usize>,
}

/// A town found by the search.
#[derive(Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceView {
    /// Null for the site's own town if it isn't in the list.
    id: Option<PlaceId>,
    name: String,
    state: String,
    country: String,
    /// Display name, such as "Springfield, IL".
    label: String,
}

impl From<Place> for PlaceView {
    fn from(place: Place) -> Self {
        Self {
            label: place.label(),
            id: Some(place.id),
            state: place.region().to_owned(),
            name: place.name,
            country: place.country,
        }
    }
}

impl PlaceView {
    /// Returns the site's own town; `None` before setup.
    fn of_site(site: Settings) -> Option<Self> {
        let label = if site.state.is_empty() { site.town.clone() } else { format!("{}, {}", site.town, site.state) };
        let Settings { town: name, state, country, place_id: id, .. } = site;
        (!name.is_empty()).then_some(Self { id, name, state, country, label })
    }
}

/// Result of the town search.
#[derive(Serialize, ToSchema)]
pub struct Places {
    items: Vec<PlaceView>,
    /// The town that the whole text names; null if there's none, or if it's only the beginning of a name.
    town: Option<PlaceView>,
}

/// Finds towns by the beginning of their name, the site's own and those around it first, or the one nearest to a position.
#[utoipa::path(get, path = "/api/places", tag = "operator", params(PlaceQuery), responses(
    (status = 200, body = Places)))]
pub async fn find(State(app): State<App>, Query(query): Query<PlaceQuery>) -> Result<axum::Json<Places>> {
    let limit = query.limit.unwrap_or(8).clamp(1, 20);
    let point = query.lat.zip(query.lon);
    if query.query.is_some() == point.is_some() {
        return Err(Error::bad_request("invalid_query", "Send either `query` or `lat` and `lon`."));
    }
    let text = query.query.unwrap_or_default();
    if text.chars().count() > 100 {
        return Err(Error::bad_request("invalid_query", "Search with 100 characters or fewer."));
    }
    if let Some((lat, lon)) = point {
        let town = places::nearest(lat, lon);
        let items = town.clone().into_iter().map(PlaceView::from).collect();
        return Ok(axum::Json(Places { items, town: town.map(PlaceView::from) }));
    }
    let found = app.db.read(move |tx| Ok::<_, Error>(suggest(store::settings(tx)?, text.trim(), limit))).await?;
    Ok(axum::Json(found))
}

/// Returns the towns that a text may mean. The site's own comes first, even if it isn't in the list.
fn suggest(site: Settings, text: &str, limit: usize) -> Places {
    let here = site.place_id.and_then(places::by_id);
    let own = PlaceView::of_site(site).filter(|own| places::fold(&own.label).starts_with(&places::fold(text)));
    let is_own = |view: &PlaceView| own.as_ref().is_some_and(|own| own.label == view.label);
    let is_own_named = own.as_ref().is_some_and(|own| places::fold(&own.label) == places::fold(text));
    let town = places::read(text, "", here.as_ref()).place.map(PlaceView::from);
    let listed = places::search(text, limit, here.as_ref()).into_iter().map(PlaceView::from);
    let listed: Vec<PlaceView> = listed.filter(|view| !is_own(view)).collect();
    let town = if is_own_named { own.clone() } else { town };
    Places { items: own.into_iter().chain(listed).take(limit).collect(), town }
}
