//! The first answer of Home and of the dashboard has the person's day, before any script runs.

use serde_json::{Value, json};

use crate::support::pair::Pair;
use crate::support::shifts::{act, pass, plan};
use crate::support::{Site, Visitor};
use jobstead::clock::{DAY, HOUR};

const PAGES: [&str; 2] = ["/", "/dashboard"];

fn seeds(html: &str) -> Value {
    let boot = html.split("id=\"boot\">").nth(1).and_then(|rest| rest.split("</script>").next()).unwrap();
    serde_json::from_str::<Value>(boot).unwrap()["queries"].take()
}

fn seed(html: &str, path: &str) -> Option<Value> {
    seeds(html).as_array().unwrap().iter().find(|query| query["key"][0] == path).cloned()
}

#[tokio::test]
async fn the_first_answer_says_when_where_and_whom_to_call() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let shift = plan(&pair, 3, 8).await;
    plan(&pair, 27, 32).await;
    act(&pair.worker, &shift, "confirm").await.expect(200);
    let other = site.person("Olga Other", "worker").await;
    for path in PAGES {
        let (own, employers) = (pair.worker.get(path).await.text(), pair.employer.get(path).await.text());
        for html in [&own, &employers] {
            let (_, main) = html.split_once("<h2>Today</h2>").unwrap_or_else(|| panic!("{path}"));
            let (today, _) = main.split_once("</section>").unwrap();
            // Only today's.
            assert_eq!(today.matches("<li").count(), 1, "{path}");
            assert!(today.contains(&format!("href=\"/contracts/{}\"", pair.id())), "{path}");
        }
        assert!(own.contains("Line cook, Emma Employer") && own.contains("tel:8435550100"), "{path}");
        assert!(employers.contains("Wanda Worker, Line cook"), "{path}");
        // What the client would request.
        for (who, html) in [(&pair.worker, &own), (&pair.employer, &employers)] {
            assert_eq!(
                seed(html, "/api/dashboard").unwrap()["data"],
                who.get("/api/dashboard").await.expect(200),
                "{path}"
            );
            let shifts = seed(html, "/api/shifts").unwrap();
            let from = shifts["key"][1]["from"].as_str().unwrap();
            assert_eq!(shifts["data"], who.get(&format!("/api/shifts?from={from}")).await.expect(200), "{path}");
        }
        // Nobody else reads it.
        for html in [Visitor::new(&site).get(path).await.text(), other.get(path).await.text()] {
            assert!(!html.contains("843-555-0100") && !html.contains("Wanda") && !html.contains("<h2>Today"), "{path}");
        }
        assert_eq!(seed(&Visitor::new(&site).get(path).await.text(), "/api/dashboard"), None, "{path}");
    }
    // Once it's over, it's gone.
    pass(&site, 9 * HOUR).await;
    assert!(!pair.worker.get("/").await.text().contains("<h2>Today</h2>"));
}

#[tokio::test]
async fn home_has_three_next_steps_and_the_dashboard_all() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    assert!(!employer.get("/").await.text().contains("Next steps"));
    assert!(employer.get("/dashboard").await.text().contains("You’re all caught up."));
    for (title, name) in [
        ("Line cook", "Ada Able"),
        ("Baker", "Ben Bell"),
        ("Host", "Cora Cole"),
        ("Dishwasher", "Dan Dean"),
        ("Barista", "Eve Ellis"),
    ] {
        let job = employer.posts(title).await;
        site.person(name, "worker").await.applies(job).await;
    }
    pass(&site, DAY).await;
    for (path, shown) in [("/", 3), ("/dashboard", 5)] {
        let html = employer.get(path).await.text();
        assert_eq!(html.matches("class=\"todo\"").count(), shown, "{path}");
        assert!(html.contains("For “Line cook”."), "{path}");
        assert_eq!(seed(&html, "/api/dashboard").unwrap()["data"]["actions"].as_array().unwrap().len(), 5, "{path}");
    }
    // Without a role there's nothing to do yet.
    let newcomer = Visitor::new(&site);
    let body = json!({ "name": "Nora New", "email": "nora@example.org", "password": "correct horse battery" });
    newcomer.post("/api/auth/sign-up", body).await;
    assert_eq!(seed(&newcomer.get("/").await.text(), "/api/dashboard"), None);
}
