//! Finding messages in all of one's conversations, and opening them in their place.

use serde_json::{Value, json};

use crate::messages::{Talk, items, open, say, talk};

fn texts(list: &Value) -> Vec<&str> {
    items(list).iter().map(|hit| hit["message"]["text"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn c13_a_search_finds_messages_in_all_conversations_newest_first() {
    let Talk { site, employer, worker, path, .. } = talk().await;
    let second = worker.applies(employer.posts("Dishwasher").await).await;
    let other = open(&worker, "application", second).await;
    say(&worker, &path, "Do you pay for parking?").await;
    say(&employer, &other, "Parking is free. Café next door.").await;
    say(&worker, &other, "Thanks").await;
    let found = worker.get("/api/message-search?query=PARK").await.expect(200);
    assert_eq!(texts(&found), ["Parking is free. Café next door.", "Do you pay for parking?"]);
    let hit = &items(&found)[0];
    assert_eq!(
        (&hit["conversation"]["title"], &hit["conversation"]["with"]["name"], &hit["message"]["from"]["name"]),
        (&json!("Dishwasher"), &json!("Emma E."), &json!("Emma E."))
    );
    assert_eq!(texts(&employer.get("/api/message-search?query=cafe%20parking").await.expect(200)).len(), 1);
    // In pages, and back.
    let first = worker.get("/api/message-search?query=parking&limit=1").await.expect(200);
    let next = format!("/api/message-search?query=parking&limit=1&cursor={}", first["nextCursor"].as_str().unwrap());
    let second = worker.get(&next).await.expect(200);
    assert_eq!((texts(&second), &second["nextCursor"]), (vec!["Do you pay for parking?"], &Value::Null));
    let back = format!("/api/message-search?query=parking&limit=1&cursor={}", second["prevCursor"].as_str().unwrap());
    assert_eq!(texts(&worker.get(&back).await.expect(200)), texts(&first));
    // Nobody finds what others wrote to each other, nor anything by no words.
    let stranger = site.person("Odette Other", "worker").await;
    assert!(items(&stranger.get("/api/message-search?query=parking").await.expect(200)).is_empty());
    assert!(items(&worker.get("/api/message-search?query=%3F").await.expect(200)).is_empty());
    assert_eq!(worker.get("/api/message-search").await.status, 400);
}

#[tokio::test]
async fn c13_what_was_deleted_or_reworded_is_not_found_by_its_old_words() {
    let Talk { employer, worker, path, .. } = talk().await;
    let first = say(&worker, &path, "Canary one").await;
    let second = say(&worker, &path, "Canary two").await;
    worker.delete(&format!("/api/messages/{}", first["id"])).await.expect(200);
    let text = json!({ "text": "Sparrow" });
    worker.patch(&format!("/api/messages/{}", second["id"]), text).await.expect(200);
    assert!(items(&employer.get("/api/message-search?query=canary").await.expect(200)).is_empty());
    assert_eq!(texts(&employer.get("/api/message-search?query=sparrow").await.expect(200)), ["Sparrow"]);
}

#[tokio::test]
async fn c13_a_found_message_opens_in_its_place_and_the_thread_goes_on_both_ways() {
    let Talk { worker, path, .. } = talk().await;
    for n in 1..=60 {
        say(&worker, &path, &format!("Number {n}")).await;
    }
    let found = worker.get("/api/message-search?query=number%2030").await.expect(200);
    let id = &items(&found)[0]["message"]["id"];
    let page = worker.get(&format!("{path}/messages?from={id}")).await.expect(200);
    let of = |page: &Value| items(page).iter().map(|one| one["text"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!((of(&page)[0].as_str(), of(&page)[19].as_str()), ("Number 30", "Number 11"));
    let newer = format!("{path}/messages?cursor={}", page["prevCursor"].as_str().unwrap());
    let newer = worker.get(&newer).await.expect(200);
    assert_eq!((of(&newer)[0].as_str(), of(&newer)[19].as_str()), ("Number 50", "Number 31"));
    let newest = format!("{path}/messages?cursor={}", newer["prevCursor"].as_str().unwrap());
    assert_eq!(of(&worker.get(&newest).await.expect(200))[0], "Number 60");
}

#[tokio::test]
async fn words_have_the_same_limit_in_every_search_of_messages() {
    let Talk { worker, path, .. } = talk().await;
    for search in ["/api/message-search?", "/api/conversations?", &format!("{path}/messages?")] {
        worker.get(&format!("{search}query={}", "a".repeat(200))).await.expect(200);
        assert_eq!(
            worker.get(&format!("{search}query={}", "a".repeat(201))).await.refused(400),
            "invalid_query",
            "{search}"
        );
    }
}
