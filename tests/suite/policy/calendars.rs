//! Calendars that read their person's address.

use jobstead::policy::matrix::Row;

use super::fixture::Fixture;
use super::scene::Scene;

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    match row.path {
        "/api/calendar-address" => Some(Scene::plain()),
        // It depends on the secret.
        "/api/calendars/{file}" => Some(Scene::elsewhere()),
        _ => None,
    }
}
