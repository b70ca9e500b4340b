//! Jobs that have every word searched for are never hidden: they stand above those that have only some of them.

use std::collections::HashSet;

use jobstead::clock::MINUTE;
use jobstead::schedule;
use serde_json::{Value, json};

use crate::jobs_saved::unread_notifications;
use crate::search_words::{Board, titles};

/// A board on which the words of a search are in one job's text, and one of them is in another job's title.
async fn board() -> Board {
    let board = Board::new().await;
    for (title, text) in [
        ("Dock hand", "Unload ships. A TWIC card is a must."),
        ("Night porter", "You get a bus pass every month."),
        ("Courier", "You need your own car and a clean driving record."),
        ("Clinic clerk", "Spanish speakers are welcome."),
        ("Roofer", "Weekly pay, and a sign-on bonus of $500."),
        ("Card dealer", "Tables and chips."),
        ("Bus driver", "The 7 am line."),
        ("Car washer", "Soap and water."),
        ("Spanish teacher", "For beginners in the evening."),
        ("Pay clerk", "Count the hours of the crew."),
        ("Sign painter", "Letters and numbers."),
    ] {
        board.post(title, json!({ "description": text })).await;
    }
    board
}

async fn encoded(board: &Board, query: &str) -> Value {
    let query =
        query.replace('#', "%23").replace('+', "%2B").replace('(', "%28").replace(')', "%29").replace(' ', "%20");
    board.visitor.get(&format!("/api/jobs?query={query}")).await.expect(200)
}

#[tokio::test]
async fn k1_a_job_with_every_word_stands_above_the_line() {
    let board = board().await;
    for (query, title) in [
        ("twic card", "Dock hand"),
        ("bus pass", "Night porter"),
        ("own car", "Courier"),
        ("spanish speakers", "Clinic clerk"),
        ("weekly pay", "Roofer"),
        ("sign-on bonus", "Roofer"),
        ("driving record", "Courier"),
    ] {
        let found = board.search(query).await;
        assert_eq!((titles(&found)[0].as_str(), &found["completeMatches"]), (title, &json!(1)), "{query}: {found}");
    }
    let below = board.search("twic card").await;
    assert_eq!(
        (titles(&below), &below["total"]["count"]),
        (vec!["Dock hand".to_owned(), "Card dealer".to_owned()], &json!(2))
    );
    let card = board.search("card").await;
    assert_eq!(titles(&card), ["Card dealer", "Dock hand"], "a job that mentions a card has the word");
    assert_eq!(card["completeMatches"], 2);
    let html = board.visitor.get("/jobs?query=twic%20card").await.text();
    let html = html.split_once("<main").unwrap().1;
    let [line, dock, below, dealer] =
        ["Jobs with all your words", "Dock hand", "Jobs with some of your words", "Card dealer"]
            .map(|text| html.find(text));
    assert!(line.is_some() && line < dock && dock < below && below < dealer, "{html}");
}

#[tokio::test]
async fn k1_numbers_count_and_units_have_many_spellings() {
    let board = Board::new().await;
    board.post("Mover", json!({ "description": "Lift 40 lbs. Carry on." })).await;
    board.post("Lifter", json!({ "description": "Up to 50 lbs." })).await;
    board.post("Loader", json!({ "description": "Up to 50-pound bags." })).await;
    for (query, first) in [("40 lbs", vec!["Mover"]), ("40lb", vec!["Mover"]), ("50 pounds", vec!["Loader", "Lifter"])]
    {
        let found = board.search(query).await;
        let complete = usize::try_from(found["completeMatches"].as_u64().unwrap()).unwrap();
        assert_eq!(titles(&found)[..complete], first, "{query}: {found}");
    }
}

#[tokio::test]
async fn k14_names_with_signs_and_numbers_are_found_in_every_spelling() {
    let board = Board::new().await;
    for (title, text) in [
        ("Coder one", "We write C++."),
        ("Coder two", "We write C# and .NET."),
        ("C programmer", "Plain old C."),
        ("A/C repair helper", "Cold air."),
        ("Teller", "401(k) after a year."),
        ("Cashier", "A 401k, and W-2 pay."),
        ("Guard", "12-hr nights."),
        ("Nurse", "A 12 hour shift."),
        ("Coder three", "C++17 and C++20."),
        ("Coder four", "You know C ++."),
        ("Coder five", "You know C plus plus."),
        ("Coder six", "You know C sharp."),
        ("Porter", "12h nights."),
        ("Auditor", "All about 401ks and W-2s."),
    ] {
        board.post(title, json!({ "description": text })).await;
    }
    for (query, expected) in [
        ("c++", vec!["Coder one", "Coder three", "Coder four", "Coder five"]),
        ("cpp", vec!["Coder one", "Coder three", "Coder four", "Coder five"]),
        ("c plus plus", vec!["Coder one", "Coder three", "Coder four", "Coder five"]),
        ("C#", vec!["Coder two", "Coder six"]),
        ("csharp", vec!["Coder two", "Coder six"]),
        (".net", vec!["Coder two"]),
        ("401k", vec!["Auditor", "Cashier", "Teller"]),
        ("401ks", vec!["Auditor", "Cashier", "Teller"]),
        ("401(k)", vec!["Auditor", "Cashier", "Teller"]),
        ("401 k", vec!["Auditor", "Cashier", "Teller"]),
        ("w2", vec!["Auditor", "Cashier"]),
        ("w-2", vec!["Auditor", "Cashier"]),
        ("w-2s", vec!["Auditor", "Cashier"]),
        ("12-hr", vec!["Guard", "Nurse", "Porter"]),
        ("12h", vec!["Guard", "Nurse", "Porter"]),
        ("12hr", vec!["Guard", "Nurse", "Porter"]),
        ("12 hour", vec!["Guard", "Nurse", "Porter"]),
    ] {
        let found = encoded(&board, query).await;
        let (mut shown, mut expected) = (titles(&found), expected);
        shown.sort_unstable();
        expected.sort_unstable();
        assert_eq!(
            (shown, &found["corrected"]),
            (expected.into_iter().map(str::to_owned).collect(), &Value::Null),
            "{query}"
        );
    }
}

#[tokio::test]
async fn pages_continue_across_the_line() {
    let board = Board::new().await;
    for number in 0..3 {
        board.post(&format!("Dock hand {number}"), json!({ "description": "A TWIC card is a must." })).await;
        board.post(&format!("Card dealer {number}"), json!({})).await;
    }
    let (mut seen, mut complete, mut cursor) = (Vec::new(), Vec::new(), String::new());
    loop {
        let page = board.visitor.get(&format!("/api/jobs?query=twic%20card&limit=2{cursor}")).await.expect(200);
        assert_eq!(page["total"]["count"], 6);
        seen.extend(titles(&page));
        complete.push(page["completeMatches"].as_u64().unwrap());
        let Some(next) = page["nextCursor"].as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    assert_eq!((complete, seen.iter().collect::<HashSet<_>>().len()), (vec![2, 1, 0], 6));
    assert!(seen[..3].iter().all(|title| title.starts_with("Dock")), "{seen:?}");
}

/// An alert is about jobs with every word, wherever it is, and about no others.
#[tokio::test]
async fn alerts_are_only_about_jobs_with_every_word() {
    let board = Board::new().await;
    let worker = board.site.person("Wanda Worker", "worker").await;
    let me = worker.id().await;
    worker.post("/api/saved-searches", json!({ "name": "Port", "search": "query=twic%20card" })).await.expect(201);
    let alerts = async || {
        board.site.clock.advance(MINUTE);
        schedule::run_once(&board.site.app).await.unwrap();
        schedule::run_once(&board.site.app).await.unwrap();
        unread_notifications(&board.site, me, "search_match").await
    };
    board.post("Card dealer", json!({})).await;
    assert_eq!(alerts().await, Vec::<String>::new());
    board.post("Dock hand", json!({ "description": "A TWIC card is a must." })).await;
    assert_eq!(alerts().await, ["1 new job: Port /jobs?query=twic%20card"]);
}
