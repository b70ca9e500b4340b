//! The site's logo: decoded within limits, scaled down, re-encoded as PNG and stored in the database.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use image::codecs::png::PngEncoder;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::app::Write;
use crate::files::picture;
use crate::pages::site_view::{self, Site};
use crate::site::store;
use crate::web::turns::Asker;
use crate::web::{Error, NoBody, Path, Result, token};

/// Maximum width and height of the stored logo in pixels.
const LOGO_SIZE: u32 = 256;
/// Maximum width and height of an uploaded picture in pixels.
const MAX_SIZE: u32 = 4_096;

/// A new logo.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Logo {
    /// A PNG or JPEG picture in base64.
    #[schema(max_length = 250_000)]
    image: String,
}

/// Replaces the logo.
#[utoipa::path(put, path = "/api/site/logo", tag = "operator", request_body = Logo, responses(
    (status = 200, body = Site)))]
pub async fn put_logo(State(app): State<App>, asker: Asker, write: Write<Logo>) -> Result<Response> {
    let bytes = STANDARD.decode(&write.body.image).map_err(|_| not_a_picture())?;
    let png = picture::in_turn(asker, move || reencode(&bytes)).await?;
    let name = token::random_id();
    write
        .ok(&app, move |tx, _| {
            store::set_logo(tx, &name, &png)?;
            Ok(site_view::site(tx)?)
        })
        .await
}

/// Deletes the logo; the default logo is shown instead.
#[utoipa::path(delete, path = "/api/site/logo", tag = "operator", responses((status = 200, body = Site)))]
pub async fn delete_logo(State(app): State<App>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            store::delete_logo(tx)?;
            Ok(site_view::site(tx)?)
        })
        .await
}

/// Returns the logo as PNG. Its URL changes with each new logo, so it can be cached forever.
#[utoipa::path(get, path = "/api/site/logo/{token}", tag = "operator", params(("token" = String, Path)), responses(
    (status = 200, content_type = "image/png")))]
pub async fn get_logo(State(app): State<App>, Path(token): Path<String>) -> Result<Response> {
    let png =
        app.db.read(move |tx| store::logo(tx, &token)).await.map_err(Error::from)?.ok_or_else(Error::not_found)?;
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, png).into_response())
}

fn not_a_picture() -> Error {
    Error::unprocessable("not_a_picture", "Choose a PNG or JPEG picture no larger than 4,096 × 4,096 pixels.")
}

/// Re-encodes the picture, which strips metadata and any appended data.
fn reencode(bytes: &[u8]) -> Result<Vec<u8>> {
    let picture = picture::decode(bytes, MAX_SIZE).map_err(|_| not_a_picture())?;
    let mut png = Vec::new();
    let small = picture::fit_within(&picture, LOGO_SIZE).to_rgba8();
    small.write_with_encoder(PngEncoder::new(&mut png)).map_err(|_| not_a_picture())?;
    Ok(png)
}
