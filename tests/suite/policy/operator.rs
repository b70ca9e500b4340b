//! The site, its logo, and the health checks.

use std::sync::Arc;

use jobstead::app::copies::Prepared;
use jobstead::ids::UserId;
use jobstead::policy::matrix::Row;
use jobstead::site;

use super::files::picture;
use super::fixture::Fixture;
use super::scene::{Scene, Staged};
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
        "/api/admin/backup" if row.method == "GET" => Scene::new(prepared_copy),
        // Its rows were written by hand, so a check of the copy may find something.
        "/api/admin/backup" => Scene::plain().conflicts(),
        "/api/places" => Scene::plain().query("?query=port"),
        "/api/setup" => Scene::elsewhere(),
        _ => return None,
    })
}

/// Prepares a copy for the superadmin to download.
fn prepared_copy<'a>(fixture: &'a mut Fixture, _: &'static str) -> Staged<'a> {
    Box::pin(async {
        let prepared = Prepared {
            user: UserId(fixture.visitor("superadmin").id().await),
            file: Arc::new(tempfile::tempfile().unwrap()),
            bytes: 0,
            name: "copy.db".to_owned(),
            until: i64::MAX,
        };
        *fixture.site.app.copies.take_turn().unwrap() = Some(prepared);
        Vec::new()
    })
}
