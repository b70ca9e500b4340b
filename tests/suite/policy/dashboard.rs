//! The dashboard and the office.

use jobstead::policy::matrix::Row;

use super::fixture::Fixture;
use super::scene::Scene;

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    matches!(row.path, "/api/dashboard" | "/api/admin/office" | "/api/admin/unreached" | "/api/admin/push-services")
        .then(Scene::plain)
}
