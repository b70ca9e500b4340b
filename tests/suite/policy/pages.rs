//! The files for search engines and feed readers.

use jobstead::policy::matrix::Row;

use super::fixture::Fixture;
use super::scene::Scene;

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match row.path {
        "/robots.txt" | "/.well-known/change-password" | "/sitemap.xml" | "/jobs.atom" => Scene::plain(),
        "/sitemaps/{file}" | "/feeds/{file}" => Scene::elsewhere(),
        _ => return None,
    })
}
