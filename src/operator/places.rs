//! The API for the town search.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::db::Tx;
use crate::ids::PlaceId;
use crate::places::{self, Place};
use crate::site::store;
use crate::web::{Error, Query, Result};

/// Query parameters of the town search.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct PlaceQuery {
    /// Beginning of the town's name, or a ZIP code.
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
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceView {
    id: PlaceId,
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
            id: place.id,
            state: place.region().to_owned(),
            name: place.name,
            country: place.country,
        }
    }
}

/// Result of the town search.
#[derive(Serialize, ToSchema)]
pub struct Places {
    items: Vec<PlaceView>,
}

/// Finds towns by the beginning of their name, those around the site's own first, or the one nearest to a position.
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
    let search = move |tx: &mut Tx| {
        if let Some((lat, lon)) = point {
            return Ok(places::nearest(lat, lon).into_iter().collect());
        }
        let here = store::settings(tx)?.place_id.and_then(places::by_id);
        Ok::<_, Error>(places::search(text.trim(), limit, here.as_ref()))
    };
    let found = app.db.read(search).await?;
    Ok(axum::Json(Places { items: found.into_iter().map(PlaceView::from).collect() }))
}
