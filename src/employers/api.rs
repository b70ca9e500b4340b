//! Employers: the caller's own, and every employer's public page.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::access;
use super::model::{Employer, MAX_ABOUT_CHARS, MAX_NAME_CHARS, MAX_PLACE_CHARS, MyEmployer, NewEmployer};
use super::rights;
use super::store;
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::files::{self, model::Kind};
use crate::identity::{Caller, Me};
use crate::ids::{EmployerId, FileId, UserId};
use crate::policy::Step;
use crate::web::patch::{Patch, patch};
use crate::web::{Error, List, Path, Result, Validator};

/// Lists the employers that the caller is a member of, with the caller's permissions.
#[utoipa::path(get, path = "/api/employers", operation_id = "employers_mine", tag = "employers", responses(
    (status = 200, body = List<MyEmployer>)))]
pub async fn list_mine(State(app): State<App>, me: Me) -> Result<axum::Json<List<MyEmployer>>> {
    let items = app.db.read(move |tx| store::list_for_user(tx, me.id)).await.map_err(Error::from)?;
    Ok(axum::Json(List::whole(items)))
}

/// Creates a business or an organization; the caller gets every permission.
#[utoipa::path(post, path = "/api/employers", operation_id = "employers_create", tag = "employers", request_body = NewEmployer, responses(
    (status = 201, body = Employer), (status = 409, description = "too_many_employers")))]
pub async fn create(State(app): State<App>, me: Me, write: Write<NewEmployer>) -> Result<Response> {
    write
        .created(&app, move |tx, new| {
            let mut checks = Validator::default();
            new.check(&mut checks);
            checks.finish()?;
            let id = access::create(tx, new.kind, &new.name, me.id)?;
            access::view(tx, &Caller(Some(me.clone())), id)
        })
        .await
}

/// Returns an employer's public page.
#[utoipa::path(get, path = "/api/employers/{id}", operation_id = "employers_get", tag = "employers", params(("id" = i64, Path)), responses(
    (status = 200, body = Employer)))]
pub async fn get(State(app): State<App>, caller: Caller, Path(id): Path<EmployerId>) -> Result<axum::Json<Employer>> {
    Ok(axum::Json(app.db.read(move |tx| access::view(tx, &caller, id)).await?))
}

/// Changes to an employer; omitted fields stay as they are.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = EmployerChange)]
pub struct Change {
    #[schema(max_length = 100)]
    name: Option<String>,
    #[schema(max_length = 4000)]
    about: Option<String>,
    #[schema(max_length = 100)]
    city: Option<String>,
    #[schema(max_length = 100)]
    state: Option<String>,
    /// Token of one of the caller's photos; null removes the photo.
    #[serde(deserialize_with = "patch")]
    #[schema(value_type = Option<String>, max_length = 64)]
    photo: Patch<String>,
}

impl Change {
    fn apply(&self, employer: Employer) -> Employer {
        let or_old = |new: &Option<String>, old: String| new.clone().unwrap_or(old);
        Employer {
            name: or_old(&self.name, employer.name),
            about: or_old(&self.about, employer.about),
            city: or_old(&self.city, employer.city),
            state: or_old(&self.state, employer.state),
            ..employer
        }
    }
}

/// Edits an employer's public page.
#[utoipa::path(patch, path = "/api/employers/{id}", operation_id = "employers_change", tag = "employers", params(("id" = i64, Path)), request_body = Change, responses(
    (status = 200, body = Employer)))]
pub async fn edit(State(app): State<App>, step: Step<EmployerId>, write: Write<Change>) -> Result<Response> {
    write
        .ok(&app, move |tx, change| {
            access::act(tx, &step, |tx, employer| {
                let changed = change.apply(employer);
                let mut checks = Validator::default();
                checks.line(&changed.name, MAX_NAME_CHARS, "name", "Enter a name.");
                checks.at_most(&changed.about, MAX_ABOUT_CHARS, "about");
                checks.line_at_most(&changed.city, MAX_PLACE_CHARS, "city");
                checks.line_at_most(&changed.state, MAX_PLACE_CHARS, "state");
                checks.finish()?;
                store::update(tx, &changed)?;
                if let Some(photo) = &change.photo {
                    let file = own_photo(tx, step.me.id, photo.as_deref())?;
                    store::set_photo(tx, step.id, file)?;
                }
                Ok(rights::changed(tx, step.id)?)
            })
        })
        .await
}

fn own_photo(tx: &mut Tx, user: UserId, token: Option<&str>) -> Result<Option<FileId>> {
    let Some(token) = token else { return Ok(None) };
    let missing = || Error::unprocessable("unknown_file", "This file no longer exists. Choose it again.");
    files::store::find_own(tx, token, user, Kind::Photo)?.ok_or_else(missing).map(Some)
}
