//! Read means seen: what sending marks as read, what the other side hears of it, and messages that show nothing or wait.

use jobstead::clock::{DAY, HOUR};
use jobstead::files::model::{Kind, Size};
use jobstead::files::store::{self as files, NewFile};
use jobstead::ids::UserId;
use jobstead::{args, schedule, statements};
use serde_json::{Value, json};

use crate::messages::{Talk, items, say, talk, talk_on, texts};
use crate::support::{Site, Visitor, interview_body};

statements! {
    HEARD = "SELECT CAST(COUNT(*) AS BIGINT) FROM live_events WHERE user_id = $1 AND kind = 'conversation_read'";
}

async fn unread(person: &Visitor, path: &str) -> i64 {
    person.get(path).await.expect(200)["unread"].as_i64().unwrap()
}

async fn send(person: &Visitor, path: &str, body: Value) -> Value {
    let reply = person.post(&format!("{path}/messages"), body).await;
    assert!(reply.status.is_success(), "{}", reply.text());
    reply.json()
}

/// Uploads a voice note of 12 seconds, as the person's own file.
async fn voice_note(site: &Site, person: &Visitor) -> String {
    let owner = UserId(person.id().await);
    let file = site.write(move |tx| {
        let new = NewFile {
            token: "voice-note-of-twelve-seconds".to_owned(),
            kind: Kind::Voice,
            name: "Voice note.webm".to_owned(),
            media_type: "audio/webm",
            pixels: None,
            duration: Some(12_400),
            sizes: vec![(Size::Full, vec![1, 2, 3])],
        };
        files::insert(tx, owner, &new, &"0".repeat(64))
    });
    file.await.token
}

#[tokio::test]
async fn c6_a_message_marks_as_read_what_was_on_the_screen_and_nothing_else() {
    let Talk { employer, worker, path, .. } = talk().await;
    let first = say(&employer, &path, "Hello").await;
    let second = say(&employer, &path, "Still there?").await;
    // Typed into a push notification, or by an older app.
    say(&worker, &path, "Who is this?").await;
    assert_eq!(unread(&worker, &path).await, 2);
    assert_eq!(employer.get(&path).await.expect(200)["readUpTo"], 0);
    // Written in a tunnel, with the first on the screen.
    send(&worker, &path, json!({ "text": "Yes", "seenId": first["id"] })).await;
    assert_eq!(unread(&worker, &path).await, 1);
    assert_eq!(employer.get(&path).await.expect(200)["readUpTo"], first["id"]);
    // The notification says what's left.
    let bell = worker.get("/api/notifications?unread=true").await.expect(200);
    assert_eq!((&items(&bell)[0]["title"], items(&bell).len()), (&json!("Message from Emma E. about “Line cook”"), 1));
    // Nobody can have seen what doesn't exist yet.
    send(&worker, &path, json!({ "text": "Sure", "seenId": 1_000_000 })).await;
    assert_eq!(employer.get(&path).await.expect(200)["readUpTo"].as_i64(), second["id"].as_i64().map(|id| id + 2));
    assert_eq!(items(&worker.get("/api/notifications?unread=true").await.expect(200)).len(), 0);
    let third = say(&employer, &path, "Good").await;
    assert!(third["id"].as_i64() > second["id"].as_i64());
    assert_eq!(unread(&worker, &path).await, 1);
}

#[tokio::test]
async fn c6_scheduled_messages_and_cards_mark_nothing() {
    let Talk { site, employer, worker, application, path } = talk().await;
    say(&worker, &path, "Is it still open?").await;
    let at = site.clock.now() + DAY;
    send(&employer, &path, json!({ "clientId": "a", "text": "Good morning", "sendAt": at, "seenId": 1_000 })).await;
    site.clock.advance(DAY);
    schedule::run_once(&site.app).await.unwrap();
    worker.signs_in("Wanda Worker").await;
    employer.signs_in("Emma Employer").await;
    assert_eq!(texts(&worker, &path).await, ["Is it still open?", "Good morning"]);
    assert_eq!(unread(&employer, &path).await, 1);
    let body = interview_body(site.clock.now() + DAY);
    employer.post(&format!("/api/applications/{application}/interview"), body).await.expect(200);
    assert_eq!(unread(&employer, &path).await, 1);
    assert_eq!(worker.get(&path).await.expect(200)["readUpTo"], 0);
}

#[tokio::test]
async fn c6_a_blocked_side_gets_no_read_marks() {
    let Talk { site, employer, worker, path, .. } = talk().await;
    let seen = say(&employer, &path, "Hello").await;
    worker.put(&format!("{path}/read"), json!({ "upTo": seen["id"] })).await.expect(204);
    let later = say(&employer, &path, "Answer me").await;
    let blocked = employer.id().await;
    worker.put(&format!("/api/blocks/{blocked}"), json!({})).await.expect(204);
    let heard = || site.read(move |tx| tx.one(HEARD, args![blocked], jobstead::db::value::<i64>));
    let before = heard().await;
    worker.put(&format!("{path}/read"), json!({ "upTo": later["id"] })).await.expect(204);
    assert_eq!(unread(&worker, &path).await, 0);
    assert_eq!(employer.get(&path).await.expect(200)["readUpTo"], seen["id"]);
    assert_eq!(heard().await, before, "the live channel says nothing either");
    // Once it's over, the next reading is seen again.
    worker.delete(&format!("/api/blocks/{blocked}")).await.expect(204);
    let last = say(&employer, &path, "Thanks").await;
    worker.put(&format!("{path}/read"), json!({ "upTo": last["id"] })).await.expect(204);
    assert_eq!(employer.get(&path).await.expect(200)["readUpTo"], last["id"]);
}

#[tokio::test]
async fn c13e_a_message_that_shows_nothing_is_refused() {
    let Talk { worker, path, .. } = talk().await;
    for blank in ["\u{200b}", "\u{feff} \u{2060}\n", "\u{3164}", "\u{2800}\u{ad}", "\u{e0041}"] {
        let refused = worker.post(&format!("{path}/messages"), json!({ "text": blank })).await.expect(422);
        assert_eq!(refused["fields"][0]["field"], "text", "{blank:?}");
    }
    let sent = say(&worker, &path, "Hello").await;
    let edit = json!({ "text": "\u{200d}" });
    worker.patch(&format!("/api/messages/{}", sent["id"]), edit).await.expect(422);
    // A family of emojis is joined by such characters.
    say(&worker, &path, "👨‍👩‍👧").await;
}

#[tokio::test]
async fn c13f_files_can_wait_for_their_time() {
    let Talk { site, employer, worker, path, .. } = talk().await;
    let token = voice_note(&site, &employer).await;
    let at = site.clock.now() + 8 * DAY;
    let body = json!({ "clientId": "later", "fileTokens": [token], "sendAt": at });
    let waiting = send(&employer, &path, body).await;
    assert_eq!((&waiting["kind"], &waiting["files"][0]["duration"]), (&json!("voice"), &json!(12_400)));
    let listed = employer.get(&format!("{path}/scheduled")).await.expect(200);
    assert_eq!(items(&listed)[0]["files"][0]["token"], token);
    // Nobody else reads it before, it can't be deleted, and it isn't swept.
    worker.get(&format!("/api/files/{token}")).await.expect(404);
    assert!(employer.delete(&format!("/api/files/{token}")).await.status.is_client_error());
    for _ in 0..8 {
        site.clock.advance(DAY);
        schedule::run_once(&site.app).await.unwrap();
    }
    worker.signs_in("Wanda Worker").await;
    employer.signs_in("Emma Employer").await;
    let sent = items(&worker.get(&format!("{path}/messages")).await.expect(200))[0].clone();
    assert_eq!((&sent["kind"], &sent["files"][0]["token"]), (&json!("voice"), &json!(token)));
    assert!(worker.get(&format!("/api/files/{token}")).await.status.is_success());
    assert!(items(&employer.get(&format!("{path}/scheduled")).await.expect(200)).is_empty());
}

#[tokio::test]
async fn c13g_a_message_that_waits_under_the_same_id_is_not_sent_twice() {
    let Talk { site, employer, worker, path, .. } = talk().await;
    let body = |at: Option<i64>| json!({ "clientId": "one", "text": "Good morning", "sendAt": at });
    let waiting = send(&employer, &path, body(Some(site.clock.now() + DAY))).await;
    // The same message again, without its time: there is one, and it waits.
    let again = employer.post(&format!("{path}/messages"), body(None)).await.expect(200);
    assert_eq!((&again["id"], &again["sendAt"]), (&waiting["id"], &waiting["sendAt"]));
    site.clock.advance(DAY);
    schedule::run_once(&site.app).await.unwrap();
    worker.signs_in("Wanda Worker").await;
    employer.signs_in("Emma Employer").await;
    assert_eq!(texts(&worker, &path).await, ["Good morning"]);
    assert!(items(&employer.get(&format!("{path}/scheduled")).await.expect(200)).is_empty());
    // One that failed can be sent now.
    let body = |at: Option<i64>| json!({ "clientId": "two", "text": "Hello?", "sendAt": at });
    send(&employer, &path, body(Some(site.clock.now() + DAY))).await;
    worker.put(&format!("/api/blocks/{}", employer.id().await), json!({})).await.expect(204);
    site.clock.advance(DAY);
    schedule::run_once(&site.app).await.unwrap();
    worker.signs_in("Wanda Worker").await;
    employer.signs_in("Emma Employer").await;
    worker.delete(&format!("/api/blocks/{}", employer.id().await)).await.expect(204);
    employer.post(&format!("{path}/messages"), body(None)).await.expect(201);
    assert!(items(&employer.get(&format!("{path}/scheduled")).await.expect(200)).is_empty());
}

#[tokio::test]
async fn c13d_a_voice_note_says_how_long_it_is() {
    let Talk { site, employer, worker, path, .. } = talk().await;
    let token = voice_note(&site, &employer).await;
    let sent = send(&employer, &path, json!({ "fileTokens": [token] })).await;
    assert_eq!(sent["files"][0]["duration"], 12_400);
    let list = worker.get("/api/conversations").await.expect(200);
    assert_eq!(items(&list)[0]["lastMessage"]["voice"], 12_400);
    let bell = worker.get("/api/notifications?unread=true").await.expect(200);
    assert_eq!(items(&bell)[0]["body"], "Voice note, 0:12");
}

#[tokio::test]
async fn c13i_the_outbox_has_kinds_and_subjects_but_no_private_words() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let Talk { site, employer, path, .. } = talk_on(site).await;
    say(&employer, &path, "canary-7d21").await;
    site.clock.advance(HOUR);
    schedule::run_once(&site.app).await.unwrap();
    let outbox = operator.get("/api/admin/mail").await.expect(200);
    assert!(!outbox.to_string().contains("canary-7d21"), "{outbox}");
    let subjects: Vec<_> = items(&outbox).iter().map(|mail| mail["subject"].as_str().unwrap_or_default()).collect();
    assert!(subjects.contains(&"Message from Emma E. about “Line cook”"), "{subjects:?}");
}

#[tokio::test]
async fn c13m_the_live_channel_refuses_a_negative_position_like_other_bad_values() {
    let Talk { worker, .. } = talk().await;
    let bad = worker.get("/api/live?since=x").await.refused(400);
    assert_eq!(worker.get("/api/live?since=-1").await.refused(400), bad);
    assert_eq!(worker.get("/api/live?since=1").await.refused(400), "not_a_websocket");
}
