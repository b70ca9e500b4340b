//! The site, its logo, and the health checks.

use jobstead::policy::matrix::Row;
use jobstead::site;

use super::files::picture;
use super::fixture::Fixture;
use super::scene::Scene;
use crate::support::Site;

const LOGO: &str = "logo";

pub async fn set_up(site: &Site) {
    site.write(|tx| site::store::set_logo(tx, LOGO, &picture())).await;
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match row.path {
        "/healthz" | "/readyz" | "/api/openapi.json" | "/api/site" | "/api/site/logo" | "/api/admin/limits" => {
            Scene::plain()
        }
        "/api/site/logo/{token}" => Scene::new(|_, _| Box::pin(async { vec![("{token}", LOGO.to_owned())] })),
        "/api/places" => Scene::plain().query("?query=port"),
        "/api/setup" => Scene::elsewhere(),
        _ => return None,
    })
}
