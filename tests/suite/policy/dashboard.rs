//! The dashboard.

use jobstead::policy::matrix::Row;

use super::fixture::Fixture;
use super::scene::Scene;

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    (row.path == "/api/dashboard").then(Scene::plain)
}
