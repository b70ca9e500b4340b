//! Site texts and help articles.

use jobstead::policy::matrix::Row;

use super::fixture::Fixture;
use super::scene::Scene;

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match row.path {
        "/api/help" => Scene::plain(),
        "/api/help/{name}" => Scene::new(|_, _| Box::pin(async { vec![("{name}", "applying".to_owned())] })),
        "/api/texts/{name}" => Scene::new(|_, _| Box::pin(async { vec![("{name}", "safety".to_owned())] })),
        _ => return None,
    })
}
