//! Conversations and messages.

use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use serde_json::{Value, json};

use super::fixture::Fixture;
use super::scene::{Put, Scene, id};
use crate::support::Visitor;

/// A conversation about the application, and the worker's message in it.
#[derive(Clone, Copy)]
pub struct Talk {
    pub conversation: i64,
    pub message: i64,
}

/// Opens the conversation of an application and writes into it.
pub async fn set_up(applicant: &Visitor, application: i64) -> Talk {
    let subject = json!({ "subject": { "kind": "application", "id": application } });
    let conversation = applicant.post("/api/conversations", subject).await.expect(201)["id"].as_i64().unwrap();
    let path = format!("/api/conversations/{conversation}/messages");
    let message = applicant.post(&path, text()).await.expect(201)["id"].as_i64().unwrap();
    Talk { conversation, message }
}

fn text() -> Value {
    json!({ "text": "Is it still open?" })
}

const CONVERSATION: Put = |fixture, _| Box::pin(async { id(fixture.talk.conversation) });
/// A new message of the worker's each time, because some attempts delete it.
const MESSAGE: Put = |fixture, _| {
    Box::pin(async {
        let path = format!("/api/conversations/{}/messages", fixture.talk.conversation);
        let sent = fixture.applicant.post(&path, text()).await.expect(201);
        id(sent["id"].as_i64().unwrap())
    })
};
const REACTION: Put = |fixture, _| {
    Box::pin(async {
        let mut values = id(fixture.talk.message);
        values.push(("{emoji}", "%F0%9F%91%8D".to_owned()));
        values
    })
};
const OWN: &[Relation] = &[Relation::Owner, Relation::Party];
const PARTY: &[Relation] = &[Relation::Party];

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    // Those who may only read an employer's applications take no part in its conversations.
    let parties = |put| Scene::new(put).relations(PARTY, PARTY, &[]);
    Some(match (row.method, row.path) {
        (_, "/api/message-search") => Scene::plain().query("?query=open"),
        (_, "/api/conversations" | "/api/conversation-folders" | "/api/message-templates" | "/api/blocks") => {
            Scene::plain()
        }
        ("PUT", "/api/presence") => Scene::plain().body(json!({ "visible": true })),
        (_, "/api/presence" | "/api/admin/message-reports") => Scene::plain(),
        ("POST", "/api/conversations/{id}/messages") => parties(CONVERSATION).body(text()),
        ("PUT", "/api/conversations/{id}/read") => parties(CONVERSATION).body(json!({ "upTo": 1 })),
        ("PUT", "/api/conversations/{id}/mute") => parties(CONVERSATION).body(json!({ "muted": false })),
        ("PUT", "/api/conversations/{id}/pin") => parties(CONVERSATION).body(json!({ "pinned": false })),
        (_, path) if path.starts_with("/api/conversations/{id}") => parties(CONVERSATION),
        (_, "/api/messages/{id}/reactions/{emoji}") => parties(REACTION),
        ("POST", "/api/messages/{id}/report") => {
            // Nobody can report their own message.
            parties(MESSAGE).body(json!({ "reason": "spam" })).conflicts()
        }
        ("PATCH", "/api/messages/{id}") => {
            Scene::new(MESSAGE).relations(PARTY, OWN, &[]).body(json!({ "text": "Is it?" }))
        }
        (_, "/api/messages/{id}") => Scene::new(MESSAGE).relations(PARTY, OWN, &[]),
        // These have no one else's resource, and their own tests.
        (
            _,
            "/api/scheduled-messages/{id}"
            | "/api/message-templates/{id}"
            | "/api/blocks/{userId}"
            | "/api/admin/message-reports/{id}/resolve",
        ) => Scene::elsewhere(),
        _ => return None,
    })
}
