//! The words of searches: filters that are read out of them, spelling, words of listed jobs.

use jobstead::{db, schedule, statements};
use serde_json::{Value, json};

use crate::support::{Site, Visitor, job_body};

statements! {
    KNOWN = "SELECT CAST(COUNT(*) AS BIGINT) FROM search_words WHERE word = 'plumber'";
    RESTS = "SELECT CAST(COUNT(*) AS BIGINT) FROM search_rests WHERE word = 'plumber'";
}

/// A site, an employer and someone looking for work.
pub struct Board {
    pub site: Site,
    pub employer: Visitor,
    pub visitor: Visitor,
}

impl Board {
    pub async fn new() -> Self {
        let site = Site::new().await;
        let employer = site.person("Emma Employer", "employer").await;
        let visitor = Visitor::new(&site);
        Self { site, employer, visitor }
    }

    pub async fn post(&self, title: &str, changes: Value) -> i64 {
        let mut body = job_body(title);
        body["description"] = json!("Bring gloves.");
        for (name, value) in changes.as_object().unwrap() {
            body[name] = value.clone();
        }
        self.employer.post("/api/jobs", body).await.expect(201)["id"].as_i64().unwrap()
    }

    pub async fn search(&self, query: &str) -> Value {
        self.visitor
            .get(&format!("/api/jobs?query={}", query.replace(' ', "%20").replace('$', "%24")))
            .await
            .expect(200)
    }

    pub async fn titles(&self, query: &str) -> Vec<String> {
        titles(&self.search(query).await)
    }
}

pub fn titles(found: &Value) -> Vec<String> {
    found["items"].as_array().unwrap().iter().map(|job| job["title"].as_str().unwrap().to_owned()).collect()
}

pub fn labels(found: &Value) -> Vec<String> {
    found["understood"].as_array().unwrap().iter().map(|one| one["label"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn m8_words_are_known_the_moment_a_job_is_posted_and_forgotten_after_the_last_one() {
    let board = Board::new().await;
    let job = board.post("Plumber", json!({ "description": "Knows espresso machines." })).await;
    let found = board.search("plumer").await;
    assert_eq!((titles(&found), &found["corrected"]), (vec!["Plumber".to_owned()], &json!("plumber")));
    assert_eq!(board.titles("plummebr").await, ["Plumber"], "two wrong letters");
    assert_eq!(board.search("espreso").await["corrected"], "espresso", "words of descriptions");

    let known =
        || board.site.read(|tx| Ok((tx.one(KNOWN, &[], db::value::<i64>)?, tx.one(RESTS, &[], db::value::<i64>)?)));
    assert!(known().await.0 == 1 && known().await.1 > 20);
    board.employer.post(&format!("/api/jobs/{job}/close"), json!({ "reason": "not_needed" })).await.expect(200);
    schedule::run_once(&board.site.app).await.unwrap();
    assert_eq!(known().await, (0, 0));
    assert_eq!(board.search("plumer").await["corrected"], Value::Null);
}

#[tokio::test]
async fn words_written_as_one_or_apart_are_found() {
    let board = Board::new().await;
    board.post("Dishwasher", json!({})).await;
    board.post("Car wash help", json!({})).await;
    assert_eq!(board.titles("dish washer").await, ["Dishwasher"]);
    assert_eq!(board.titles("carwash").await, ["Car wash help"]);
    assert_eq!(board.titles("carwashh help").await, ["Car wash help"], "a known word is enough");
    board.post("Cook", json!({ "description": "The kitchen of the northern dist." })).await;
    assert_eq!(board.titles("dish wringer").await, Vec::<String>::new(), "not \"dist\"");
}

/// A job that mentions a word has it, so it follows those that are about it, in every order; a job with one of several words
/// is below the line.
#[tokio::test]
async fn jobs_that_only_mention_the_words_follow() {
    let board = Board::new().await;
    board.post("Warehouse associate", json!({})).await;
    board.post("Cook", json!({ "description": "Next door to the warehouse, with a helper." })).await;
    board.post("Plumber's helper", json!({})).await;
    assert_eq!(board.titles("warehouse").await, ["Warehouse associate", "Cook"]);
    assert_eq!(board.titles("next door").await, ["Cook"]);
    assert_eq!(board.titles("warehouse astronaut").await, ["Warehouse associate"]);
    assert_eq!(board.titles("plumber manager").await, ["Plumber's helper"], "the word for the work counts most");
    let newest = board.visitor.get("/api/jobs?query=warehouse&sort=newest").await.expect(200);
    let both = ["Cook", "Warehouse associate"].map(str::to_owned).to_vec();
    assert_eq!((&titles(&newest), &newest["total"]["count"]), (&both, &json!(2)));
    let helper = board.search("warehouse helper").await;
    assert_eq!(titles(&helper), both);
    assert_eq!((&helper["completeMatches"], &helper["total"]["count"]), (&json!(1), &json!(2)));
    let newest = board.visitor.get("/api/jobs?query=warehouse%20helper&sort=newest").await.expect(200);
    assert_eq!(
        (titles(&newest), &newest["completeMatches"]),
        (vec!["Cook".to_owned()], &json!(1)),
        "only complete ones"
    );
}

#[tokio::test]
async fn words_that_say_nothing_are_left_out() {
    let board = Board::new().await;
    board.post("Pear picker", json!({})).await;
    board.post("Cook", json!({})).await;
    assert_eq!(board.titles("i need job cook under 25").await, ["Cook"]);
    assert_eq!(board.titles("jobs near me").await.len(), 2, "not about pears");
}

#[tokio::test]
async fn an_unknown_spelling_of_a_synonym_is_corrected() {
    let board = Board::new().await;
    board.post("Security guard", json!({})).await;
    assert_eq!(board.titles("watcman").await, ["Security guard"], "no job says watchman");
}

#[tokio::test]
async fn pay_hours_and_experience_become_filters_that_can_be_taken_off() {
    let board = Board::new().await;
    board.post("Cook", json!({ "whenText": "Part time, weekends", "budgetMin": 2500, "budgetMax": 2500 })).await;
    board.post("Head cook", json!({ "whenText": "Full time", "budgetMin": 3000, "budgetMax": 3000 })).await;
    board.post("Cook for beginners", json!({ "description": "No experience needed, we train you." })).await;

    let found = board.search("part time cook $22 an hour").await;
    assert_eq!(titles(&found), ["Cook"]);
    assert_eq!(labels(&found), ["Part-time", "$22 an hour or more"]);
    assert_eq!(
        found["understood"][1],
        json!({ "field": "pay", "value": "2200 hour", "text": "$22 an hour", "label": "$22 an hour or more", "ignored": false })
    );
    assert_eq!(board.titles("cook weekends").await, ["Cook", "Cook for beginners"], "the latter is on Fri–Sat");
    assert_eq!(board.titles("no experience cook").await, ["Cook for beginners"]);
    assert_eq!(board.titles("cook 60000").await, ["Head cook"]);

    let literal = board.visitor.get("/api/jobs?query=full-time%20cook&literal=Full-Time").await.expect(200);
    assert_eq!(labels(&literal), Vec::<String>::new());
    let chosen = board.visitor.get("/api/jobs?query=cook%20%2422&minBudget=2800").await.expect(200);
    assert_eq!((titles(&chosen), labels(&chosen)), (vec!["Head cook".to_owned()], vec![]), "the chosen filter wins");
    let twice =
        board.visitor.get("/api/jobs?query=part%20time%20weekends%20cook&literal=weekends&literal=part%20time").await;
    assert_eq!(labels(&twice.expect(200)), Vec::<String>::new());
    let many = format!("/api/jobs?query=cook{}", "&literal=x".repeat(11));
    assert_eq!(board.visitor.get(&many).await.refused(400), "invalid_query");
}

#[tokio::test]
async fn facets_of_one_field_are_alternatives() {
    let board = Board::new().await;
    board.post("Cashier", json!({ "whenText": "part time" })).await;
    board.post("Night cook", json!({ "whenText": "full time" })).await;
    let found = board.search("full time or part time part-time cashier").await;
    assert_eq!(
        (titles(&found), labels(&found)),
        (vec!["Cashier".to_owned()], vec!["Full-time".to_owned(), "Part-time".to_owned()])
    );
    board.post("SAT tutor", json!({ "kind": "steady", "whenText": "Mon 9-5" })).await;
    assert_eq!(board.search("weekend tutor").await["understood"][0]["ignored"], true);
    assert_eq!(board.titles("\u{345}").await.len(), 3, "a mark alone is no word");
}

#[tokio::test]
async fn m9_places_are_understood_with_a_radius() {
    let board = Board::new().await;
    board.post("Cook", json!({ "city": "Goose Creek", "state": "SC" })).await;
    board.post("Waiter", json!({ "city": "Charleston", "state": "SC" })).await;
    board.post("Baker", json!({ "city": "Portland", "state": "OR", "area": "Pearl District" })).await;
    let near = board.search("jobs near charleston").await;
    assert_eq!(titles(&near), ["Waiter", "Cook"]);
    assert_eq!(labels(&near), ["Within 25 miles of Charleston, SC"]);
    assert_eq!(board.titles("cook in charleston").await, ["Cook"]);
    assert_eq!(board.titles("within 5 miles of charleston sc").await, ["Waiter"]);
    assert_eq!(board.titles("29401").await, ["Waiter", "Cook"], "a ZIP code");
    assert_eq!(labels(&board.search("cook in charleston, in a hotel").await), ["Within 25 miles of Charleston, SC"]);
    let area = board.search("in the pearl district").await;
    assert_eq!((titles(&area), labels(&area)), (vec!["Baker".to_owned()], vec!["In the pearl district".to_owned()]));
    board.post("Host", json!({ "city": "Saint Augustine", "state": "FL" })).await;
    board.post("Guide", json!({ "city": "Portland", "state": "OR", "area": "350 Jay St" })).await;
    for typed in ["St Augustine", "jobs in St. Augustine", "host st augustine"] {
        assert_eq!(board.titles(typed).await, ["Host"], "{typed}");
    }
    assert_eq!(labels(&board.search("jobs in the bronx").await), ["Within 25 miles of The Bronx, NY"]);
    assert_eq!(labels(&board.search("Ft Worth").await), ["Within 25 miles of Fort Worth, TX"]);
    assert_eq!(labels(&board.search("in St. Nowhere").await), Vec::<String>::new(), "a street isn't a town");
    assert_eq!(
        labels(&board.search("work in a team").await),
        Vec::<String>::new(),
        "not every \"in\" is about a place"
    );
}

#[tokio::test]
async fn m9_a_typed_place_has_a_radius() {
    let board = Board::new().await;
    board.post("Cook", json!({ "city": "Goose Creek", "state": "SC" })).await;
    board.post("Waiter", json!({ "city": "St. Augustine", "state": "FL" })).await;
    board.post("Baker", json!({ "city": "Portland", "state": "OR", "area": "Pearl District" })).await;
    let found = async |search: &str| board.visitor.get(&format!("/api/jobs?{search}")).await.expect(200);
    for (place, title, label) in [
        ("Charleston", "Cook", json!({ "id": 4_574_324, "label": "Charleston, SC", "miles": 25.0 })),
        (
            "Charleston%2C%20SC%2029401-1234",
            "Cook",
            json!({ "id": 4_574_324, "label": "Charleston, SC", "miles": 25.0 }),
        ),
        ("29401", "Cook", json!({ "id": 4_574_324, "label": "Charleston, SC", "miles": 25.0 })),
        ("saint%20augustine", "Waiter", json!({ "id": 4_170_894, "label": "Saint Augustine, FL", "miles": 25.0 })),
        ("Florida", "Waiter", json!({ "id": null, "label": "Florida", "miles": null })),
        ("or", "Baker", json!({ "id": null, "label": "OR", "miles": null })),
        ("the%20pearl%20district", "Baker", json!({ "id": null, "label": "the pearl district", "miles": null })),
    ] {
        let results = found(&format!("where={place}")).await;
        assert_eq!((titles(&results), &results["place"]), (vec![title.to_owned()], &label), "{place}");
    }
    let close = found("where=Charleston&withinMiles=5").await;
    assert_eq!((titles(&close), &close["place"]["miles"]), (vec![], &json!(5.0)));
    let unknown = found("where=Atlantisville").await;
    assert_eq!((titles(&unknown), &unknown["place"]), (vec![], &Value::Null));
    let both = found("where=Portland%2C%20OR&query=cook%20near%20charleston").await;
    assert_eq!(titles(&both), Vec::<String>::new(), "the field wins over the words");
    let nearest = found("where=Miami&withinMiles=500&sort=nearest").await;
    assert_eq!(titles(&nearest), ["Waiter", "Cook"]);
}

#[tokio::test]
async fn m9_towns_are_suggested_around_the_site_and_found_by_position() {
    let visitor = Visitor::new(&Site::new().await);
    let first = async |search: &str| {
        visitor.get(&format!("/api/places?{search}")).await.expect(200)["items"][0]["label"].clone()
    };
    assert_eq!(first("query=st%20augus").await, "Saint Augustine, FL");
    assert_eq!(first("query=29401").await, "Charleston, SC");
    assert_eq!(first("lat=32.78&lon=-79.94").await, "Charleston, SC");
    for wrong in ["", "?lat=1", "?query=a&lat=1&lon=1", "?lat=x&lon=1"] {
        visitor.get(&format!("/api/places{wrong}")).await.expect(400);
    }
}

#[tokio::test]
async fn the_page_asks_with_the_key_of_the_client() {
    let board = Board::new().await;
    let page = board.visitor.get("/jobs?query=part+time+night+cook&literal=part+time&literal=night").await.text();
    assert!(page.contains(r"part time\nnight"), "one key for several values");
}
