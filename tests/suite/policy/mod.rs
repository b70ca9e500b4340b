//! Every cell of the policy matrix, over HTTP. Each of the eleven principals, the owner, the applicant and a read-only
//! colleague tries each route, in each state of its resource. Anyone the row doesn't allow must be rejected.
//!
//! Each feature's file defines what its rows need: see [`scene::Scene`].

mod accounts;
mod analytics;
mod applications;
mod blocks;
mod calendars;
mod content;
mod contracts;
mod dashboard;
mod disputes;
mod drafts;
mod employers;
mod errors;
mod feedback;
mod fields;
mod files;
mod fixture;
mod free_text;
mod imports;
mod interviews;
mod jobs;
mod mail;
mod messages;
mod money;
mod notifications;
mod operator;
mod pages;
mod payments;
mod projects;
mod pwa;
mod rapid_hire;
mod records;
mod reviews;
mod scene;
mod shifts;
mod support;
mod timesheets;

use std::collections::BTreeSet;

use axum::http::Method;
use jobstead::identity::model::Role;
use jobstead::policy::matrix::{ROWS, Row};
use jobstead::policy::{Clause, Relation, Who};
use jobstead::router;
use serde_json::{Value, json};

use self::fixture::{Fixture, PRINCIPALS, Principal};
use self::scene::Scene;
use crate::support::Reply;

/// The scenes of each feature.
const FEATURES: [fn(&Fixture, &Row) -> Option<Scene>; 31] = [
    operator::scene,
    mail::scene,
    accounts::scene,
    employers::scene,
    notifications::scene,
    files::scene,
    drafts::scene,
    content::scene,
    errors::scene,
    money::scene,
    jobs::scene,
    applications::scene,
    messages::scene,
    payments::scene,
    disputes::scene,
    reviews::scene,
    records::scene,
    contracts::scene,
    projects::scene,
    timesheets::scene,
    shifts::scene,
    interviews::scene,
    imports::scene,
    support::scene,
    feedback::scene,
    pwa::scene,
    rapid_hire::scene,
    analytics::scene,
    calendars::scene,
    dashboard::scene,
    pages::scene,
];

/// Returns the scene of a row. Every row has exactly one.
fn scene_of(fixture: &Fixture, row: &Row) -> Scene {
    let mut found: Vec<Scene> = FEATURES.iter().filter_map(|scene| scene(fixture, row)).collect();
    assert_eq!(
        found.len(),
        1,
        "{} {}: a row needs one scene, in tests/suite/policy/<feature>.rs",
        row.method,
        row.path
    );
    found.remove(0)
}

#[tokio::test]
async fn s23_every_cell_of_the_matrix_is_enforced() {
    let mut cells = 0;
    let mut fixture = Fixture::new().await;
    for row in ROWS {
        let scene = scene_of(&fixture, row);
        if scene.tested_elsewhere {
            continue;
        }
        for state in &scene.states {
            for principal in PRINCIPALS {
                cells += cell(&mut fixture, row, &scene, state, principal, &[]).await;
            }
            let own = ["owner", "applicant", "viewer"];
            let roles: [&[Role]; 3] = [&[Role::Employer], &[Role::Worker], &[Role::Employer]];
            for ((name, roles), relations) in own.into_iter().zip(roles).zip(scene.relations) {
                cells += cell(&mut fixture, row, &scene, state, (name, roles, None), relations).await;
            }
        }
    }
    assert!(cells > 6_000, "{cells}");
}

async fn cell(
    fixture: &mut Fixture,
    row: &Row,
    scene: &Scene,
    state: &'static str,
    principal: Principal,
    relations: &[Relation],
) -> usize {
    let (name, ..) = principal;
    fixture.reset().await;
    let status = attempt(fixture, row, scene, state, name).await;
    let wanted = expected(row, principal, relations, state);
    if !(scene.conflicts && status == 409) {
        assert_eq!(is_let_in(status), wanted, "{} {} as {name} in {state:?}: {status}", row.method, row.path);
    }
    assert_ne!(status, 500, "{} {} as {name} in {state:?}", row.method, row.path);
    let described = status < 400 || FILES.contains(&row.path) || fixture.describes(row, status);
    assert!(described, "{} {} as {name} in {state:?}: the API description has no {status}", row.method, row.path);
    1
}

async fn attempt(fixture: &mut Fixture, row: &Row, scene: &Scene, state: &'static str, name: &str) -> u16 {
    let path = staged(fixture, row, scene, state).await;
    let body = (row.method != "GET").then_some(&scene.body);
    send(fixture, row, path, body, name).await.status.as_u16()
}

/// Puts a row's resource into a state, and returns its path.
async fn staged(fixture: &mut Fixture, row: &Row, scene: &Scene, state: &'static str) -> String {
    let mut path = row.path.to_owned();
    for (parameter, value) in (scene.put)(fixture, state).await {
        path = path.replace(parameter, &value);
    }
    assert!(!path.contains('{'), "{path}: the scene's `put` returns no value for it");
    path + scene.query
}

async fn send(fixture: &Fixture, row: &Row, path: String, body: Option<&Value>, name: &str) -> Reply {
    let method: Method = row.method.parse().unwrap();
    let request = fixture.visitor(name).request(method, &path, body);
    // The response's cookies aren't stored: an attempt must not change who makes the next one.
    fixture.site.send(request).await
}

fn expected(row: &Row, (name, roles, staff): Principal, relations: &[Relation], state: &str) -> bool {
    row.allow.iter().map(|text| Clause::parse(text)).any(|clause| {
        let who = match clause.who {
            Who::Anonymous => true,
            Who::User => name != "anonymous",
            Who::Role(role) => roles.contains(&role),
            Who::Staff(least) => staff >= Some(least),
            Who::Relation(relation) => relations.contains(&relation),
        };
        who && clause.in_state(state)
    })
}

/// Whether a status means that the policy let the caller in. Even a 422 does, because the body doesn't matter here.
const fn is_let_in(status: u16) -> bool {
    !matches!(status, 401 | 403 | 404 | 409)
}

/// Routes that are not in the API description.
const FILES: [&str; 7] = [
    "/api/openapi.json",
    "/robots.txt",
    "/.well-known/change-password",
    "/sitemap.xml",
    "/sitemaps/{file}",
    "/jobs.atom",
    "/feeds/{file}",
];

#[tokio::test]
async fn s23_every_route_has_a_row_and_every_row_has_a_route() {
    let document = serde_json::to_value(router::openapi()).unwrap();
    let routes: BTreeSet<(String, String)> = document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, methods)| {
            methods.as_object().unwrap().keys().map(move |method| (method.to_uppercase(), path.clone()))
        })
        .chain(FILES.map(|path| ("GET".to_owned(), path.to_owned())))
        .collect();
    let rows: BTreeSet<_> = ROWS.iter().map(|row| (row.method.to_owned(), row.path.to_owned())).collect();
    assert_eq!(routes, rows);
}

#[tokio::test]
async fn rejections_reveal_only_what_the_caller_may_know() {
    let fixture = Fixture::new().await;
    let path = format!("/api/applications/{}", fixture.application);
    assert_eq!(fixture.people["anonymous"].get(&path).await.refused(401), "unauthorized");
    assert_eq!(fixture.people["employer"].get(&path).await.refused(404), "not_found");
    let close = format!("/api/jobs/{}/close", fixture.job);
    assert_eq!(fixture.people["employer"].post(&close, json!({ "reason": "other" })).await.refused(403), "forbidden");
}
