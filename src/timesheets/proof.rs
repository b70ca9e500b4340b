//! Proof of work that a worker chooses to add: photos, hashed when they were taken, and where they were.

use serde::Deserialize;
use utoipa::ToSchema;

use super::model::TimePlace;
use super::store::photos::NewPhoto;
use crate::db::Tx;
use crate::files;
use crate::files::model::Kind;
use crate::ids::UserId;
use crate::web::{Result, Validator};

const MAX_PHOTOS: usize = 10;

/// Proof of the worker's own choice: nothing is taken without them.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = TimeProof)]
pub struct Proof {
    /// Where the work was done.
    pub place: Option<TimePlace>,
    /// Photos of the work.
    #[serde(default)]
    #[schema(max_items = 10)]
    pub photos: Vec<PhotoInput>,
}

/// A photo of the work.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NewTimePhoto)]
pub struct PhotoInput {
    /// Token of the uploaded picture.
    token: String,
    /// SHA-256 of the bytes that were uploaded, in hexadecimal, taken when the photo was made.
    #[schema(min_length = 64, max_length = 64)]
    sha256: String,
    /// When, by the device's clock, in milliseconds since the epoch.
    taken_at: i64,
}

impl Proof {
    /// Validates the proof, and returns its photos.
    ///
    /// # Errors
    /// 422 for `proof.place` or `proof.photos`: only the bytes whose hash the device sent are taken.
    pub fn check(&self, tx: &mut Tx, user: UserId) -> Result<Vec<NewPhoto>> {
        let Self { place, photos } = self;
        let mut checks = Validator::default();
        checks.require(place.as_ref().is_none_or(TimePlace::is_valid), "proof.place", "This isn’t a place.");
        checks.require(photos.len() <= MAX_PHOTOS, "proof.photos", format!("Add up to {MAX_PHOTOS} photos."));
        let mut found = Vec::new();
        for photo in photos.iter().take(MAX_PHOTOS) {
            let file = files::store::find_own(tx, &photo.token, user, Kind::Picture)?;
            checks.require(file.is_some(), "proof.photos", "One of these photos no longer exists. Add it again.");
            let Some(file) = file else { continue };
            let arrived = files::store::sha256(tx, file)?;
            let is_same = arrived.is_some_and(|hash| hash.eq_ignore_ascii_case(&photo.sha256));
            checks.require(is_same, "proof.photos", "One of these photos changed on its way. Add it again.");
            found.push(NewPhoto { file, sha256: photo.sha256.to_ascii_lowercase(), taken_at: photo.taken_at });
        }
        checks.finish()?;
        Ok(found)
    }
}
