//! What a search leaves out or corrects until something fits, and what an empty one offers.

use serde_json::json;

use crate::search_words::{Board, labels, titles};

#[tokio::test]
async fn a_filter_that_no_job_fits_is_left_out() {
    let board = Board::new().await;
    board.post("Nurse", json!({ "kind": "steady", "whenText": "Full time" })).await;
    let found = board.search("part time nurse").await;
    assert_eq!(titles(&found), ["Nurse"]);
    assert_eq!(
        (&found["understood"][0]["label"], &found["understood"][0]["ignored"]),
        (&json!("Part-time"), &json!(true))
    );
}

#[tokio::test]
async fn pay_and_times_are_left_out_before_the_word_for_the_work() {
    let board = Board::new().await;
    board.post("Office cleaner, evenings", json!({ "budgetMin": 1800, "budgetMax": 1900 })).await;
    let cook = json!({ "description": "Evening shifts. Help the cleaner.", "budgetMin": 2500, "budgetMax": 2500 });
    board.post("Line cook, evenings", cook).await;
    let astoria = json!({ "city": "Astoria", "budgetMin": 2500, "budgetMax": 2500 });
    board.post("House cleaner", astoria).await;

    let found = board.search("evening cleaner 20/hr bronx").await;
    assert_eq!(titles(&found)[0], "Office cleaner, evenings");
    assert_eq!(found["understood"][0]["ignored"], true);

    let here = board.search("evening cleaner $22 in portland").await;
    // The cook's job has both words and follows: no job with all the words is hidden.
    assert_eq!(titles(&here), ["Office cleaner, evenings", "Line cook, evenings"], "the place stays");
    let ignored: Vec<_> = here["understood"].as_array().unwrap().iter().map(|one| &one["ignored"]).collect();
    assert_eq!(ignored, [true, false], "{here}");

    let chosen = board.visitor.get("/api/jobs?query=evening%20cleaner&minBudget=2200&city=portland").await.expect(200);
    assert_eq!(titles(&chosen), ["Line cook, evenings"], "a filter that was chosen is never left out");
}

#[tokio::test]
async fn a_misspelled_word_with_the_stem_of_another_is_corrected() {
    let board = Board::new().await;
    board.post("Program manager", json!({})).await;
    board.post("Programmer", json!({})).await;
    board.post("Land survey team", json!({})).await;
    board.post("Surveyor", json!({})).await;
    let found = board.search("programer").await;
    assert_eq!((titles(&found), &found["corrected"]), (vec!["Programmer".to_owned()], &json!("programmer")));
    assert_eq!(board.titles("surveyer").await, ["Surveyor", "Land survey team"]);
    for typed in ["program", "programs", "programmers", "progra"] {
        assert_eq!(board.search(typed).await["corrected"], json!(null), "{typed}");
    }
}

#[tokio::test]
async fn the_work_is_found_by_what_it_deals_with() {
    let board = Board::new().await;
    for title in ["Exterminator", "Assistant resident building supt", "Overnight stocker", "ABAP developer"] {
        board.post(title, json!({ "kind": "hourly" })).await;
    }
    for (typed, title) in [
        ("rat control", "Exterminator"),
        ("building superintendent", "Assistant resident building supt"),
        ("part time night job", "Overnight stocker"),
        ("sap", "ABAP developer"),
    ] {
        assert_eq!(board.titles(typed).await, [title], "{typed}");
    }
}

/// The requests of `no-results.tsx`.
#[tokio::test]
async fn an_empty_result_offers_the_nearest_jobs_those_with_the_words_or_the_newest() {
    let board = Board::new().await;
    board.post("Welder", json!({})).await;
    let found = async |search: &str| board.visitor.get(&format!("/api/jobs?{search}&limit=3")).await.expect(200);

    let partly = board.search("zqxv welder nowhere").await;
    assert_eq!((titles(&partly), &partly["completeMatches"]), (vec!["Welder".to_owned()], &json!(0)));

    let far = found("query=welder&where=Miami").await;
    assert_eq!((titles(&far), labels(&far)), (vec![], vec![]));
    let center = &far["place"]["id"];
    assert_eq!(titles(&found(&format!("query=welder&near={center}&sort=nearest")).await), ["Welder"]);
    assert_eq!(titles(&found("query=zqxv&where=Miami").await), Vec::<String>::new());
    assert_eq!(titles(&found("query=zqxv").await), Vec::<String>::new());
    assert_eq!(titles(&found("query=welder").await), ["Welder"]);
    assert_eq!(titles(&found("sort=newest").await), ["Welder"]);
}
