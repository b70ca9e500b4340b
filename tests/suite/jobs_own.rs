//! The caller's own jobs: searched, filtered, sorted and counted.

use jobstead::{args, statements};
use serde_json::{Value, json};

use crate::support::{Site, Visitor, wrong_numbers};

statements! {
    ADD_VIEWER = "INSERT INTO employer_members (employer_id, user_id, can_post, can_hire, can_pay, can_view) SELECT employer_id, CAST($2 AS BIGINT), 0, 0, 0, 1 FROM jobs WHERE id = $1";
}

/// The titles on all pages, read two at a time and then backward, and the total.
async fn titles(person: &Visitor, query: &str) -> (Vec<String>, usize) {
    let path = format!("/api/my-jobs?limit=2{query}");
    let (mut pages, mut cursor) = (Vec::new(), String::new());
    let mut total;
    loop {
        let page = person.get(&format!("{path}{cursor}")).await.expect(200);
        total = page["total"]["count"].as_u64().unwrap();
        let next = page["nextCursor"].clone();
        pages.push(page);
        let Some(next) = next.as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    for n in (1..pages.len()).rev() {
        let back = person.get(&format!("{path}&cursor={}", pages[n]["prevCursor"].as_str().unwrap())).await.expect(200);
        assert_eq!(back["items"], pages[n - 1]["items"], "{query}: the page before page {n}");
    }
    let items = pages.iter().flat_map(|page| page["items"].as_array().unwrap().clone());
    (items.map(|item: Value| item["title"].as_str().unwrap().to_owned()).collect(), usize::try_from(total).unwrap())
}

#[tokio::test]
async fn look8_own_jobs_are_searched_filtered_sorted_and_counted() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let other = site.person("Otto Other", "employer").await;
    other.posts("Line cook").await;
    let mut jobs = Vec::new();
    for title in ["Line cook", "Baker", "Cookie baker", "Waiter", "Prép cook"] {
        jobs.push(employer.posts(title).await);
    }
    for name in ["Wanda Worker", "Will Worker"] {
        site.person(name, "worker").await.applies(jobs[1]).await;
    }
    site.person("Wim Worker", "worker").await.applies(jobs[3]).await;
    employer.post(&format!("/api/jobs/{}/pause", jobs[0]), json!({})).await.expect(200);
    let expect = |titles: &[&str]| (titles.iter().map(ToString::to_string).collect::<Vec<_>>(), titles.len());
    let all = ["Prép cook", "Waiter", "Cookie baker", "Baker", "Line cook"];
    assert_eq!(titles(&employer, "").await, expect(&all));
    let mut oldest = all;
    oldest.reverse();
    assert_eq!(titles(&employer, "&sort=oldest").await, expect(&oldest));
    let by_applicants = ["Baker", "Waiter", "Prép cook", "Cookie baker", "Line cook"];
    assert_eq!(titles(&employer, "&sort=applicants").await, expect(&by_applicants));
    assert_eq!(titles(&employer, "&status=paused").await, expect(&["Line cook"]));
    assert_eq!(titles(&employer, "&query=COOK").await, expect(&["Prép cook", "Cookie baker", "Line cook"]));
    assert_eq!(titles(&employer, "&query=prep%20cook%20portland").await, expect(&["Prép cook"]));
    assert_eq!(titles(&employer, "&query=cook&sort=oldest").await, expect(&["Line cook", "Cookie baker", "Prép cook"]));
    assert_eq!(titles(&employer, "&query=cook&status=open").await, expect(&["Prép cook", "Cookie baker"]));
    for odd in ["%22", "cook%22%20OR%20waiter", "*", "e1", "employer:e1", "-cook"] {
        let (found, total) = titles(&employer, &format!("&query={odd}")).await;
        assert_eq!(found.len(), total, "{odd}");
    }
    assert_eq!(titles(&employer, "&query=NOT%20waiter").await, expect(&[]));
    assert_eq!(employer.get("/api/my-jobs?status=gone").await.refused(400), "invalid_query");
    employer.patch(&format!("/api/jobs/{}", jobs[3]), json!({ "title": "Head waiter" })).await.expect(200);
    assert_eq!(titles(&employer, "&query=head").await, expect(&["Head waiter"]));
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn a_member_who_may_not_post_finds_no_unposted_jobs() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let reader = site.person("Rita Reader", "employer").await;
    let job = employer.posts("Line cook").await;
    employer.post(&format!("/api/jobs/{job}/duplicate"), json!({})).await.expect(201);
    let rita = reader.id().await;
    site.write(move |tx| tx.run(ADD_VIEWER, args![job, rita])).await;
    for query in ["", "&query=cook", "&sort=applicants"] {
        assert_eq!(titles(&employer, query).await.1, 2, "{query}");
        assert_eq!(titles(&reader, query).await, (vec!["Line cook".to_owned()], 1), "{query}");
    }
    assert_eq!(titles(&reader, "&status=draft").await.1, 0);
}
