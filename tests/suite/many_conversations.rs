//! An employer with thousands of conversations, and a conversation with thousands of messages.

use jobstead::ids::{ConversationId, EmployerId, UserId};
use jobstead::{args, schedule, statements};
use serde_json::{Value, json};

use crate::support::{Site, Visitor, wrong_numbers};

const COUNT: i64 = 5_000;

statements! {
    ADD = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1)
           INSERT INTO conversations (kind, subject_id, employer_id, title, search, created_at) SELECT 'contract', i, $2, '', '', $3 FROM n";
    ADD_MEMBER = "INSERT INTO conversation_members (conversation_id, user_id, side, last_at) SELECT id, $2, $3, created_at FROM conversations WHERE employer_id = $1";
    NEWEST = "SELECT CAST(MAX(id) AS BIGINT) FROM conversations";
    MEMBERSHIPS = "SELECT CAST(COUNT(*) AS BIGINT) FROM conversation_members WHERE user_id = $1";
    ADD_MESSAGES = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $2)
           INSERT INTO messages (conversation_id, sender_id, side, kind, text, search, sent_at) SELECT $1, $3, 'worker', 'text', 'Number ' || i, 'number ' || i, $4 FROM n";
    SET_LAST = "UPDATE conversations SET last_message_id = (SELECT MAX(id) FROM messages) WHERE id = $1";
    SET_UNREAD = "UPDATE conversation_members SET unread = $2 WHERE conversation_id = $1 AND side = 'employer'";
}

/// An employer with thousands of conversations, all with one worker.
struct Agency {
    site: Site,
    manager: Visitor,
    worker: Visitor,
    employer: i64,
    newest: i64,
}

async fn agency() -> Agency {
    let site = Site::new().await;
    let manager = site.person("Mia Manager", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let employer = manager.get("/api/auth/user").await.expect(200)["employerId"].as_i64().unwrap();
    let (hirer, other) = (UserId(manager.id().await), UserId(worker.id().await));
    let newest = site
        .write(move |tx| {
            tx.run(ADD, args![COUNT, EmployerId(employer), tx.now()])?;
            tx.run(ADD_MEMBER, args![EmployerId(employer), hirer, "employer"])?;
            tx.run(ADD_MEMBER, args![EmployerId(employer), other, "worker"])?;
            tx.one(NEWEST, &[], jobstead::db::value)
        })
        .await;
    Agency { site, manager, worker, employer, newest }
}

impl Agency {
    /// Invites someone to hire for the employer; they accept.
    async fn hires(&self, colleague: &Visitor) {
        let rights = json!({ "post": false, "hire": true, "pay": false, "view": true });
        let path = format!("/api/employers/{}/invitations", self.employer);
        let invited = self.manager.post(&path, json!({ "label": "Carl", "rights": rights })).await.expect(201);
        let token = invited["url"].as_str().unwrap().split("/join#token=").nth(1).unwrap().to_owned();
        colleague.post("/api/employer-invitations/accept", json!({ "token": token })).await.expect(200);
    }

    async fn lets_go(&self, colleague: &Visitor) {
        let path = format!("/api/employers/{}/members/{}", self.employer, colleague.id().await);
        self.manager.delete(&path).await.expect(200);
    }

    async fn memberships(&self, person: &Visitor) -> i64 {
        let user = UserId(person.id().await);
        self.site.read(move |tx| tx.one(MEMBERSHIPS, args![user], jobstead::db::value)).await
    }
}

async fn say(visitor: &Visitor, conversation: i64, text: &str) -> Value {
    visitor.post(&format!("/api/conversations/{conversation}/messages"), json!({ "text": text })).await.expect(201)
}

#[tokio::test]
async fn a_colleague_joins_thousands_of_conversations_in_steps_and_leaves_all_at_once() {
    let agency = agency().await;
    let carl = agency.site.person("Carl Colleague", "employer").await;
    let oldest = agency.newest - COUNT + 1;
    say(&agency.worker, oldest, "Before").await;
    agency.hires(&carl).await;
    // The newest are there at once; the write is short, so others don't wait long.
    assert_eq!(agency.memberships(&carl).await, 500);
    carl.get(&format!("/api/conversations/{}", agency.newest)).await.expect(200);
    carl.get(&format!("/api/conversations/{oldest}")).await.refused(404);
    // What is said before the others are there is unread like for everyone else.
    say(&agency.worker, oldest, "Meanwhile").await;
    schedule::run_once(&agency.site.app).await.unwrap();
    assert_eq!(agency.memberships(&carl).await, COUNT);
    for person in [&carl, &agency.manager] {
        assert_eq!(person.get(&format!("/api/conversations/{oldest}")).await.expect(200)["unread"], 2);
    }
    say(&agency.worker, oldest, "After").await;
    assert_eq!(carl.get(&format!("/api/conversations/{oldest}")).await.expect(200)["unread"], 3);
    agency.lets_go(&carl).await;
    assert_eq!(agency.memberships(&carl).await, 0);
    carl.get(&format!("/api/conversations/{oldest}")).await.refused(404);
}

#[tokio::test]
async fn a_colleague_who_leaves_before_the_rest_is_there_gets_none_of_it() {
    let agency = agency().await;
    let carl = agency.site.person("Carl Colleague", "employer").await;
    agency.hires(&carl).await;
    agency.lets_go(&carl).await;
    schedule::run_once(&agency.site.app).await.unwrap();
    assert_eq!(agency.memberships(&carl).await, 0);
}

#[tokio::test]
async fn a_long_conversation_is_read_searched_and_counted_like_a_short_one() {
    let agency = agency().await;
    let (conversation, sender) = (agency.newest, UserId(agency.worker.id().await));
    let add = move |tx: &mut jobstead::db::Tx| {
        tx.run(ADD_MESSAGES, args![ConversationId(conversation), COUNT, sender, tx.now()])?;
        tx.run(SET_LAST, args![ConversationId(conversation)])?;
        tx.run(SET_UNREAD, args![ConversationId(conversation), COUNT])
    };
    agency.site.write(add).await;
    let path = format!("/api/conversations/{conversation}");
    assert_eq!(agency.manager.get(&path).await.expect(200)["unread"], COUNT);
    let find = async |words: &str| {
        let found = agency.manager.get(&format!("{path}/messages?limit=100&query={words}")).await.expect(200);
        let texts = found["items"].as_array().unwrap().iter().map(|one| one["text"].as_str().unwrap().to_owned());
        texts.collect::<Vec<_>>()
    };
    assert_eq!(find("number%2017").await, find("NUMBER%2017").await);
    assert_eq!(find("4321").await, ["Number 4321"]);
    assert_eq!(find("432").await.len(), 11);
    assert_eq!(find("3210%20number").await, ["Number 3210"]);
    assert_eq!(find("nothing").await, Vec::<String>::new());
    // Other conversations aren't searched, and changed messages are found by what they say now.
    let other = say(&agency.worker, agency.newest - 1, "Number 4321, too").await;
    assert_eq!(find("4321").await, ["Number 4321"]);
    let elsewhere = format!("/api/conversations/{}/messages?query=", agency.newest - 1);
    let message = format!("/api/messages/{}", other["id"]);
    agency.worker.patch(&message, json!({ "text": "Crème brûlée" })).await.expect(200);
    let found =
        async |words: &str| agency.manager.get(&format!("{elsewhere}{words}")).await.expect(200)["items"].clone();
    assert_eq!(found("4321").await, json!([]));
    assert_eq!(found("creme%20BRU").await[0]["text"], "Crème brûlée");
    agency.worker.delete(&message).await.expect(200);
    assert_eq!(found("creme").await, json!([]));
    assert_eq!(wrong_numbers(&agency.site).await, Vec::<&str>::new());
}
