//! Support. The states are those of the chat.

use jobstead::db::{self, Result, Tx};
use jobstead::ids::CannedId;
use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::support::model::ChatStatus;
use jobstead::{args, statements};
use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, Staged};
use crate::support::{Site, Visitor};
use crate::support_visitors::{ask, message};

statements! {
    SET_CHAT = "UPDATE support_chats SET status = $2, agent_id = (SELECT MIN(id) FROM users), left_at = NULL,
                  ended_at = CASE WHEN $2 = 'ended' THEN 1 ELSE NULL END, ended_by = CASE WHEN $2 = 'ended' THEN 'agent' ELSE NULL END WHERE id = $1";
    CHAT_ID = "SELECT id FROM support_chats WHERE token = $1";
    ADD_CANNED = "INSERT INTO support_canned (title, body) VALUES ('Hours', 'Nine to five.') RETURNING id";
}

/// The applicant's chat: the token that visitors use and the id that agents use.
pub struct Chat {
    token: String,
    pub id: i64,
}

pub async fn set_up(site: &Site, applicant: &Visitor) -> Chat {
    let token = ask(applicant, "Where is the office?").await;
    let name = token.clone();
    let id = site.read(move |tx| tx.one(CHAT_ID, args![&name], db::value)).await;
    Chat { token, id }
}

pub fn scene(fixture: &Fixture, row: &Row) -> Option<Scene> {
    let states = || ChatStatus::ALL.iter().map(|s| s.as_str());
    let own = || Scene::new(chat).states(states()).relations(&[], &[Relation::Visitor], &[]);
    let agents = || Scene::new(chat).states(states());
    Some(match (row.method, row.path) {
        (_, "/api/support/chat" | "/api/support/chat/start") => Scene::plain(),
        (_, "/api/support/chat/message") => own().body(message(&fixture.chat.token, "Hello?")),
        (_, "/api/support/chat/{sessionId}/email") => own().body(json!({ "email": "wanda@example.org" })),
        (_, "/api/support/chat/{sessionId}/seen") => own().body(json!({ "messageId": 1 })),
        (
            _,
            "/api/support/chat/{sessionId}/messages"
            | "/api/support/chat/{sessionId}/end"
            | "/api/support/chat/{sessionId}/typing",
        ) => own(),
        (_, "/api/admin/support/chats") => Scene::plain().query("?queue=waiting"),
        // The operator's id is 1.
        (_, "/api/admin/support/chats/{id}/transfer") => agents().body(json!({ "agentId": 1 })),
        (_, "/api/admin/support/chats/{id}/messages" | "/api/admin/support/chats/{id}/notes") => {
            agents().body(json!({ "message": "Depot Street 4." }))
        }
        (
            _,
            "/api/admin/support/chats/{id}"
            | "/api/admin/support/chats/{id}/take"
            | "/api/admin/support/chats/{id}/typing"
            | "/api/admin/support/chats/{id}/end"
            | "/api/admin/support/chats/{id}/transcript",
        ) => agents(),
        (_, "/api/admin/support/numbers" | "/api/admin/support/settings" | "/api/admin/support/canned") => {
            Scene::plain()
        }
        (_, "/api/admin/support/canned/{cannedId}") => Scene::new(canned),
        _ => return None,
    })
}

fn chat<'a>(fixture: &'a mut Fixture, state: &'static str) -> Staged<'a> {
    Box::pin(async move {
        let id = fixture.chat.id;
        fixture.site.write(move |tx| put(tx, id, state)).await;
        vec![("{id}", id.to_string()), ("{sessionId}", fixture.chat.token.clone())]
    })
}

/// Creates a canned reply for each attempt to change or delete one.
fn canned<'a>(fixture: &'a mut Fixture, _: &'static str) -> Staged<'a> {
    Box::pin(async {
        vec![("{cannedId}", fixture.site.write(|tx| tx.insert::<CannedId>(ADD_CANNED, &[])).await.to_string())]
    })
}

pub fn put(tx: &mut Tx, id: i64, state: &str) -> Result<()> {
    tx.run(SET_CHAT, args![id, state]).map(drop)
}
