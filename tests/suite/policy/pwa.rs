//! The installable app.

use jobstead::policy::matrix::Row;

use super::fixture::Fixture;
use super::scene::Scene;

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match row.path {
        "/api/mobile/sw.js"
        | "/api/mobile/manifest"
        | "/api/mobile/pwa/install"
        | "/api/mobile/pwa/active"
        | "/api/mobile/notifications" => Scene::plain(),
        "/api/mobile/icons/{name}" => {
            Scene::new(|_, _| Box::pin(async { vec![("{name}", "icon-192.png".to_owned())] }))
        }
        _ => return None,
    })
}
