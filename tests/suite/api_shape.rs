//! The API description: it is complete, and the front end's types are generated from it.

use std::path::Path;

use jobstead::router;
use serde_json::Value;

#[test]
fn every_operation_has_an_id_responses_and_a_description() {
    let document = serde_json::to_value(router::openapi()).unwrap();
    let mut ids = std::collections::BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            assert!(!operation["responses"].as_object().unwrap().is_empty(), "{method} {path}");
            let id = operation["operationId"].as_str().unwrap();
            assert!(ids.insert(id.to_owned()), "{method} {path}: operation id {id} is used twice");
            assert!(
                operation["summary"].is_string() || operation["description"].is_string(),
                "{method} {path} has no description"
            );
        }
    }
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for name in ["Job", "JobCard", "Application", "Contract", "User", "Site", "Paywall", "Problem"] {
        assert!(schemas.contains_key(name), "{name}");
    }
}

/// `npm run api` generates the types from ui/openapi.json; this fails if that file is out of date.
#[test]
fn the_front_ends_api_description_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/openapi.json");
    let stored: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let current = serde_json::to_value(router::openapi()).unwrap();
    assert!(stored == current, "run: cargo run -- openapi > ui/openapi.json && npm run api");
}
