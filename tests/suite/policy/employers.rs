//! Employers, their members and invitations.

use jobstead::employers::{model::Rights, store::members};
use jobstead::ids::{EmployerId, UserId};
use jobstead::policy::matrix::Row;
use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, Staged, id};

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match (row.method, row.path) {
        (_, "/api/employers") => Scene::plain(),
        ("POST", "/api/employers/{id}/invitations") => Scene::new(employer)
            .body(json!({ "label": "Ann", "rights": { "post": true, "hire": false, "pay": false, "view": true } })),
        (
            _,
            "/api/employers/{id}"
            | "/api/employers/{id}/reviews"
            | "/api/employers/{id}/members"
            | "/api/employers/{id}/invitations",
        ) => Scene::new(employer),
        ("PATCH", "/api/employers/{id}/members/{userId}") => {
            Scene::new(member).body(json!({ "rights": { "post": true, "hire": true, "pay": true, "view": true } }))
        }
        (_, "/api/employers/{id}/members/{userId}") => Scene::new(member),
        (
            _,
            "/api/employers/{id}/invitations/{invitation}"
            | "/api/employer-invitations/read"
            | "/api/employer-invitations/accept",
        ) => Scene::elsewhere(),
        _ => return None,
    })
}

fn employer<'a>(fixture: &'a mut Fixture, _: &'static str) -> Staged<'a> {
    Box::pin(async { id(fixture.employer) })
}

/// Adds a second member, for the routes that change or remove one.
fn member<'a>(fixture: &'a mut Fixture, _: &'static str) -> Staged<'a> {
    Box::pin(async {
        let (employer, user) = (fixture.employer, fixture.subject);
        fixture.site.write(move |tx| members::set(tx, EmployerId(employer), UserId(user), Rights::ALL)).await;
        vec![("{id}", employer.to_string()), ("{userId}", user.to_string())]
    })
}
