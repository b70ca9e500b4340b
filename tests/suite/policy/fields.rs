//! Which fields each kind of caller gets from each route: the list in fields.txt, and nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use axum::http::Method;
use jobstead::policy::matrix::{ROWS, Row};
use serde_json::Value;

use super::fixture::{Fixture, PRINCIPALS};
use super::scene::Scene;
use super::scene_of;

/// The keys of a JSON value, nested ones as `items[].worker.name`.
fn keys(value: &Value, prefix: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let path = if prefix.is_empty() { name.clone() } else { format!("{prefix}.{name}") };
                keys(value, &path, found);
                found.insert(path);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| keys(item, &format!("{prefix}[]"), found)),
        _ => {}
    }
}

/// The keys that this caller gets from the route, in any state.
async fn fields_of(fixture: &mut Fixture, row: &Row, scene: &Scene, name: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for state in &scene.states {
        fixture.reset().await;
        let mut path = row.path.to_owned();
        for (parameter, value) in (scene.put)(fixture, state).await {
            path = path.replace(parameter, &value);
        }
        let request = fixture.visitor(name).request(Method::GET, &(path + scene.query), None);
        let reply = fixture.site.send(request).await;
        if reply.status == 200 && reply.header("content-type") == "application/json" {
            keys(&reply.json(), "", &mut found);
        }
    }
    found
}

#[tokio::test]
async fn s28_every_kind_of_caller_gets_the_listed_fields_only() {
    let mut fixture = Fixture::new().await;
    let mut text = String::new();
    for row in ROWS.iter().filter(|row| row.method == "GET" && row.path != "/api/openapi.json") {
        let scene = scene_of(&fixture, row);
        if scene.tested_elsewhere {
            continue;
        }
        let mut callers: BTreeMap<BTreeSet<String>, Vec<&str>> = BTreeMap::new();
        for name in PRINCIPALS.map(|(name, ..)| name).into_iter().chain(["owner", "applicant", "viewer"]) {
            callers.entry(fields_of(&mut fixture, row, &scene, name).await).or_default().push(name);
        }
        callers.remove(&BTreeSet::new());
        let mut lines: Vec<_> = callers.into_iter().map(|(fields, names)| (names, fields)).collect();
        lines.sort();
        if !lines.is_empty() {
            writeln!(text, "GET {}", row.path).unwrap();
        }
        for (names, fields) in lines {
            writeln!(text, "  {}:", names.join(", ")).unwrap();
            writeln!(text, "    {}", fields.into_iter().collect::<Vec<_>>().join(" ")).unwrap();
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/policy/fields.txt");
    if std::env::var_os("UPDATE_FIELDS").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    let listed = std::fs::read_to_string(&file).unwrap_or_default();
    let changed: Vec<_> = text.lines().filter(|line| !listed.lines().any(|old| old == *line)).collect();
    assert!(text == listed, "review the new fields, then run with UPDATE_FIELDS=1:\n{}", changed.join("\n"));
}
