//! Contracts.

use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;

use super::fixture::Fixture;
use super::scene::{Scene, id};
use crate::support::accept_body;

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match row.path {
        "/api/contracts" => Scene::plain(),
        "/api/contracts/{id}" => {
            Scene::new(|fixture, _| Box::pin(async { id(fixture.contract) })).states(["active"]).relations(
                &[Relation::Party, Relation::Owner],
                &[Relation::Party, Relation::Applicant],
                &[Relation::Party],
            )
        }
        "/api/contracts/{id}/contact" => Scene::new(|fixture, _| Box::pin(async { id(fixture.contract) }))
            .states(["active"])
            .relations(&[Relation::Party, Relation::Owner], &[Relation::Party, Relation::Applicant], &[Relation::Party])
            .body(accept_body()),
        _ => return None,
    })
}
