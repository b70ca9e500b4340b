//! Every free text that one side writes and the other reads is declared in its policy row, so that the brake judges it.

use std::collections::BTreeSet;

use jobstead::identity::model::Role;
use jobstead::policy::matrix::{ROWS, Row};
use jobstead::{router, statements};
use serde_json::{Value, json};

use super::fixture::Fixture;
use super::{expected, scene_of, send, staged};

statements! {
    BRAKE = "UPDATE site SET block_risky_messages = 1";
}

/// Routes below these paths have no text from one side to the other.
const NOBODYS: &[&str] = &[
    "/api/admin/",
    "/api/auth/",
    "/api/setup",
    "/api/site",
    "/api/texts/",
    "/api/help/",
    "/api/errors",
    "/api/analytics",
    "/api/mobile/",
    "/api/support/",
    "/api/feedback",
    "/api/records/",
    "/api/saved-searches",
    "/api/notification-settings",
    "/api/availability",
    "/api/vouchers",
    "/api/welcome-code",
    "/api/drafts/",
    "/api/employer-invitations/",
];

/// Fields that look like free text, and aren't judged.
const NOT_JUDGED: &[(&str, &str)] = &[
    ("/api/conversations/{id}/messages text", "the handler asks, since what is risky depends on the conversation"),
    ("/api/messages/{id} text", "the handler asks, since what is risky depends on the conversation"),
    ("/api/conversations/{id}/folder folder", "only the person who named it sees it"),
    ("/api/message-templates title", "only the person who wrote it sees it"),
    ("/api/message-templates text", "only the person who wrote it sees it, until it's sent"),
    ("/api/message-templates/{id} title", "only the person who wrote it sees it"),
    ("/api/message-templates/{id} text", "only the person who wrote it sees it, until it's sent"),
    ("/api/applications/{id}/notes text", "only colleagues see it"),
    ("/api/interviews/{id}/notes text", "only the person who wrote it sees it"),
    ("/api/timer memo", "refusing it would lose hours"),
    ("/api/timer/stop memo", "refusing it would lose hours"),
    ("/api/contracts/{id}/entries memo", "refusing it would lose hours"),
    ("/api/entries/{id} memo", "refusing it would lose hours"),
    ("/api/disputes/{id}/decide reasons", "the mediator writes it"),
    ("/api/disputes/{id}/propose text", "the mediator writes it"),
    ("/api/disputes/{id}/notes text", "mediators write it for each other"),
    ("/api/jobs/{id}/refuse reason", "moderators write it"),
    ("/api/jobs/{id}/report note", "moderators read it"),
    ("/api/messages/{id}/report note", "moderators read it"),
    ("/api/reviews/{id}/report note", "moderators read it"),
    ("/api/kiosks name", "only colleagues see it"),
    ("/api/billing name", "it’s the name on the person’s own invoices"),
    ("/api/employers/{id}/billing name", "it’s the name on the employer’s own invoices"),
    ("/api/employers name", "a name; reports take it down"),
    ("/api/employers/{id} name", "a name; reports take it down"),
    ("/api/employers/{id}/invitations label", "only colleagues see it"),
    ("/api/profile name", "a name"),
];

/// Names of fields whose text has a form, or is checked against a list.
const FORMS: &[&str] = &[
    "clientId",
    "fileTokens[]",
    "files[]",
    "photos[]",
    "photo",
    "token",
    "code",
    "sha256",
    "availableFrom",
    "startDate",
    "endDate",
    "startTime",
    "endTime",
    "dueOn",
    "on",
    "week",
    "spentOn",
    "paidOn",
    "category",
    "categories[]",
    "city",
    "state",
    "from",
    "to",
    "taxId",
    "taxName",
    "address",
    "email",
    "logo",
    "protected",
    "payload",
    "signature",
    "newBusiness",
];

/// Returns the paths of all texts in a schema.
fn texts(document: &Value, schema: &Value, path: &str, out: &mut BTreeSet<String>) {
    if let Some(name) = schema["$ref"].as_str() {
        let schema = &document["components"]["schemas"][name.rsplit('/').next().unwrap()];
        return texts(document, schema, path, out);
    }
    for one in ["oneOf", "anyOf", "allOf"].iter().filter_map(|kind| schema[kind].as_array()).flatten() {
        texts(document, one, path, out);
    }
    let is_text =
        schema["type"] == "string" || schema["type"].as_array().is_some_and(|kinds| kinds.contains(&json!("string")));
    if is_text && schema.get("enum").is_none() {
        out.insert(path.to_owned());
    }
    for (name, one) in schema["properties"].as_object().into_iter().flatten() {
        let below = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
        texts(document, one, &below, out);
    }
    if schema["items"].is_object() {
        texts(document, &schema["items"], &format!("{path}[]"), out);
    }
}

#[test]
fn every_free_text_is_declared_in_its_row() {
    let document = serde_json::to_value(router::openapi()).unwrap();
    let mut missing = Vec::new();
    let mut found = BTreeSet::new();
    for row in ROWS.iter().filter(|row| !NOBODYS.iter().any(|path| row.path.starts_with(path))) {
        let operation = &document["paths"][row.path][row.method.to_lowercase()];
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        let mut all = BTreeSet::new();
        texts(&document, schema, "", &mut all);
        let declared: BTreeSet<String> =
            row.says.prose.iter().chain(row.says.facts).map(|&text| text.to_owned()).collect();
        let unknown: Vec<_> = declared.difference(&all).collect();
        assert!(unknown.is_empty(), "{} {} has no {unknown:?}", row.method, row.path);
        for text in all.difference(&declared).filter(|text| !FORMS.contains(&text.rsplit('.').next().unwrap())) {
            let name = format!("{} {text}", row.path);
            if NOT_JUDGED.iter().any(|(known, _)| *known == name) {
                found.insert(name);
            } else {
                missing.push(name);
            }
        }
    }
    assert!(missing.is_empty(), "declare these in the policy row, or give a reason in NOT_JUDGED: {missing:#?}");
    for (name, _) in NOT_JUDGED {
        assert!(found.contains(*name), "{name} excuses nothing");
    }
}

/// Puts a text at a path of a body.
fn put(body: &mut Value, path: &str, text: &str) {
    let (first, rest) = path.split_once('.').map_or((path, None), |(first, rest)| (first, Some(rest)));
    match (first.strip_suffix("[]"), rest) {
        (Some(list), _) => body[list] = json!([text]),
        (None, None) => body[first] = json!(text),
        (None, Some(rest)) => {
            if !body[first].is_object() {
                body[first] = json!({});
            }
            put(&mut body[first], rest, text);
        }
    }
}

/// Returns a name that may use the route in this state.
fn side(row: &Row, relations: &[&[jobstead::policy::Relation]; 3], state: &str) -> Option<&'static str> {
    let sides: [(&str, &[Role], usize); 2] = [("owner", &[Role::Employer], 0), ("applicant", &[Role::Worker], 1)];
    sides
        .into_iter()
        .find(|(name, roles, at)| expected(row, (name, roles, None), relations[*at], state))
        .map(|side| side.0)
}

#[tokio::test]
async fn the_brake_refuses_every_declared_text() {
    let mut fixture = Fixture::new().await;
    fixture.site.write(|tx| tx.run(BRAKE, &[])).await;
    let mut tried = 0;
    for row in ROWS {
        let scene = scene_of(&fixture, row);
        if scene.tested_elsewhere {
            continue;
        }
        for field in row.says.prose.iter().chain(row.says.facts) {
            let (state, name) =
                scene.states.iter().find_map(|state| Some((*state, side(row, &scene.relations, state)?))).unwrap();
            fixture.reset().await;
            let path = staged(&mut fixture, row, &scene, state).await;
            let mut body = scene.body.clone();
            put(&mut body, field, "Send me a photo of your ID and your bank login first.");
            let reply = send(&fixture, row, path, Some(&body), name).await;
            let refused = reply.expect(422);
            let reason = refused["fields"][0]["message"].as_str().unwrap_or_default();
            assert!(reason.starts_with("This can’t be sent here."), "{} {} {field}: {refused}", row.method, row.path);
            assert_eq!(refused["fields"][0]["field"], field.trim_end_matches("[]"));
            tried += 1;
        }
    }
    assert!(tried > 40, "{tried}");
}
