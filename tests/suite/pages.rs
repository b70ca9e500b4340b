//! Pages without JavaScript: status codes, readable HTML, structured data, feeds.

use axum::http::Method;
use jobstead::pages::table::PAGES;
use jobstead::policy::pages::Shows;
use serde_json::{Value, json};

use crate::support::{ORIGIN, Site, Visitor, job_body};

fn block(html: &str, opening: &str) -> Value {
    let text = html.split(opening).nth(1).and_then(|rest| rest.split("</script>").next());
    serde_json::from_str(text.unwrap_or_else(|| panic!("no {opening}"))).unwrap()
}

fn boot(html: &str) -> Value {
    block(html, "<script type=\"application/json\" id=\"boot\">")
}

#[tokio::test]
async fn the_page_table_decides_the_status_code() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let nobody = Visitor::new(&site);
    for row in site.app.routes.rows().to_vec() {
        let path = row
            .path
            .replace("{id}", "999")
            .replace("{callId}", "x")
            .replace("{state}", "fl")
            .replace("{place}", "jacksonville");
        // Nothing has the id 999, and no record has the link. A signed-out view is the same for every id.
        let is_missing = row.path.contains("{id}") || row.path == "/records/{token}";
        let shown = |shows| row.built && shows != Shows::NotFound && (shows == Shows::View || !is_missing);
        assert_eq!(
            nobody.get(&path).await.status.as_u16(),
            if shown(row.out) { 200 } else { 404 },
            "{path} signed out"
        );
        assert_eq!(
            worker.get(&path).await.status.as_u16(),
            if shown(row.role) { 200 } else { 404 },
            "{path} with a role"
        );
    }
    for missing in
        ["/nope", "/jobs/a/b", "/jobs/x", "/admin/x", "/assets/app.0a1b2c3d.js", "/index.html.br", "/../Cargo.toml"]
    {
        assert_eq!(nobody.get(missing).await.status, 404, "{missing}");
    }
    assert_eq!(nobody.post("/jobs", json!({})).await.refused(405), "method_not_allowed");
}

#[tokio::test]
async fn every_page_function_has_a_row_in_the_route_table() {
    let site = Site::empty();
    for (path, _) in PAGES {
        let known = site.app.routes.rows().iter().any(|row| row.path == *path && row.alias_of.is_none());
        assert!(known, "{path} is not in data/routes.json, or is an alias");
    }
}

#[tokio::test]
async fn a_job_page_works_without_scripts_and_has_structured_data() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let id = employer.post("/api/jobs", job_body("Line cook & more")).await.expect(201)["id"].clone();
    let reply = Visitor::new(&site).get(&format!("/jobs/{id}")).await;
    let html = reply.text();
    assert_eq!(
        (reply.status.as_u16(), reply.header("cache-control"), reply.header("etag")),
        (200, "private, no-cache", "")
    );
    for part in [
        "<title>Line cook &amp; more – Alder Creek Jobs</title>",
        "<h1 class=\"jobtitle break\">Line cook &amp; more</h1>",
        "<li>bring gloves</li>",
        "$19–$21 per hour",
        "gets a reply within 7 days. Listed until Dec 20, 2026. Never pay to get a job.",
        &format!("<link rel=\"canonical\" href=\"{ORIGIN}/jobs/{id}\">"),
        "<meta property=\"og:title\" content=\"Line cook &amp; more – Alder Creek Jobs\">",
        "--brand-h:",
    ] {
        assert!(html.contains(part), "{part}");
    }
    let posting = block(&html, "<script type=\"application/ld+json\">");
    assert_eq!(posting["@type"], "JobPosting");
    assert_eq!(posting["validThrough"], "2026-12-20T12:00:00Z");
    assert_eq!(posting["jobLocation"]["address"]["addressLocality"], "Portland");
    assert_eq!(
        posting["baseSalary"]["value"],
        json!({ "@type": "QuantitativeValue", "minValue": 19.0, "maxValue": 21.0, "unitText": "HOUR" })
    );
    let boot = boot(&html);
    assert_eq!((&boot["status"], &boot["user"]), (&json!(200), &json!(null)));
    assert_eq!(boot["queries"][0]["key"], json!(["/api/jobs", id.to_string()]));
    assert_eq!(boot["queries"][0]["data"]["title"], "Line cook & more");
}

#[tokio::test]
async fn cards_and_pages_without_scripts_say_when_the_work_is() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    for (changes, card, page) in [
        (
            json!({ "startDate": "2026-11-27", "endDate": "2026-11-27", "startTime": "14:00", "endTime": "19:30" }),
            "<b>Fri, Nov 27, 2:00 PM–7:30 PM</b>",
            "<dd><b>Fri, Nov 27, 2:00 PM–7:30 PM</b></dd>",
        ),
        (
            json!({ "whenText": "Mornings", "startDate": "2026-11-27", "endDate": "2026-11-29" }),
            "<b>Mornings, Fri, Nov 27 – Sun, Nov 29</b>",
            "<dd><b>Mornings, Fri, Nov 27 – Sun, Nov 29</b></dd>",
        ),
        (json!({ "kind": "steady" }), "<b>Steady job</b>", "<dd><b>Portland, OR</b></dd>"),
    ] {
        let mut body = job_body("Line cook");
        body["whenText"] = Value::Null;
        for (field, value) in changes.as_object().unwrap() {
            body[field] = value.clone();
        }
        let id = employer.post("/api/jobs", body).await.expect(201)["id"].clone();
        let html = Visitor::new(&site).get("/jobs").await.text();
        assert!(html.contains(card), "{card}");
        let html = Visitor::new(&site).get(&format!("/jobs/{id}")).await.text();
        assert!(html.contains(page), "{page}");
    }
    let feed = Visitor::new(&site).get("/jobs.atom").await.text();
    assert!(feed.contains("per hour · Fri, Nov 27, 2:00 PM–7:30 PM · Portland</summary>"), "{feed}");
    assert!(feed.contains(&format!("<link rel=\"alternate\" href=\"{ORIGIN}/jobs\">")), "{feed}");
}

#[tokio::test]
async fn structured_data_says_what_the_page_says_and_nothing_else() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let of = async |changes: Value| {
        let mut body = job_body("Line cook");
        for (field, value) in changes.as_object().unwrap() {
            body[field] = value.clone();
        }
        let id = employer.post("/api/jobs", body).await.expect(201)["id"].clone();
        let html = Visitor::new(&site).get(&format!("/jobs/{id}")).await.text();
        block(&html, "<script type=\"application/ld+json\">")
    };
    let pay = |posting: &Value| posting["baseSalary"]["value"].clone();
    let upto = of(json!({ "budgetMin": null, "budgetMax": 2500 })).await;
    assert_eq!(pay(&upto), json!({ "@type": "QuantitativeValue", "maxValue": 25.0, "unitText": "HOUR" }));
    let from = of(json!({ "budgetMax": null })).await;
    assert_eq!(pay(&from), json!({ "@type": "QuantitativeValue", "minValue": 19.0, "unitText": "HOUR" }));
    assert_eq!((&from["employmentType"], &from["jobStartDate"]), (&json!("OTHER"), &Value::Null));
    let remote = of(json!({ "remote": true, "kind": "steady" })).await;
    assert_eq!(remote["employmentType"], "OTHER", "nobody said full time");
    assert_eq!((&remote["jobLocation"], &remote["jobLocationType"]), (&Value::Null, &json!("TELECOMMUTE")));
    assert_eq!(remote["applicantLocationRequirements"], json!({ "@type": "Country", "name": "US" }));
    let friday = of(json!({ "startDate": "2026-11-27", "endDate": "2026-11-28" })).await;
    assert_eq!((&friday["jobStartDate"], &friday["employmentType"]), (&json!("2026-11-27"), &json!("TEMPORARY")));
    let away = of(json!({ "city": "Toronto", "state": "ON" })).await["jobLocation"]["address"].clone();
    assert_eq!((&away["addressRegion"], &away["addressCountry"]), (&json!("ON"), &json!("CA")), "on a site of the US");
    let abroad = of(json!({ "city": "Lyon", "state": "FR" })).await["jobLocation"]["address"].clone();
    assert_eq!((&abroad["addressRegion"], &abroad["addressCountry"]), (&Value::Null, &json!("FR")));
    // Portland is eight hours behind.
    assert_eq!(friday["validThrough"], "2026-11-29T08:00:00Z", "nobody can apply once it's over");
}

#[tokio::test]
async fn password_managers_find_where_to_change_the_password() {
    let site = Site::new().await;
    let reply = Visitor::new(&site).get("/.well-known/change-password").await;
    assert_eq!((reply.status.as_u16(), reply.header("location")), (303, "/settings#password"));
}

#[tokio::test]
async fn amounts_in_currencies_without_cents_are_not_divided() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let before = operator.get("/api/site").await.expect(200);
    let yen = json!({ "name": "Jobs", "town": "Portland, OR", "currency": "JPY", "brand": "#1f6b54", "fees": before["fees"] });
    operator.put("/api/site", yen).await.expect(200);
    let id = site.person("Emma Employer", "employer").await.posts("Line cook").await;
    let html = Visitor::new(&site).get(&format!("/jobs/{id}")).await.text();
    assert!(html.contains("JPY 1900–JPY 2100 per hour"), "{html}");
    let posting = block(&html, "<script type=\"application/ld+json\">");
    assert_eq!(posting["baseSalary"]["value"]["minValue"], 1900.0);
}

#[tokio::test]
async fn a_closed_job_is_gone_except_for_its_employer_and_applicants() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    employer.posts("Pastry cook").await;
    worker.applies(job).await;
    employer.post(&format!("/api/jobs/{job}/close"), json!({ "reason": "other" })).await.expect(200);
    let path = format!("/jobs/{job}");
    let gone = Visitor::new(&site).get(&path).await;
    assert_eq!(gone.status, 410);
    let html = gone.text();
    assert!(html.contains(">Line cook</h1>") && html.contains("noindex") && !html.contains("ld+json"));
    assert!(html.contains("Similar jobs") && html.contains("Pastry cook"));
    assert_eq!(boot(&html)["queries"][1]["key"], json!(["/api/jobs", job.to_string(), "similar"]));
    assert_eq!(employer.get(&path).await.status, 200);
    assert_eq!(worker.get(&path).await.status, 200);
    assert_eq!(Visitor::new(&site).get(&format!("/api/jobs/{job}")).await.expect(200)["status"], "closed");
}

#[tokio::test]
async fn pages_embed_their_first_data_under_the_clients_keys() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    employer.posts("Line cook").await;
    let key = |path: &'static str| {
        let visitor = Visitor::new(&site);
        async move { boot(&visitor.get(path).await.text())["queries"].get(0).map(|query| query["key"].clone()) }
    };
    assert_eq!(key("/").await, Some(json!(["/api/jobs", { "limit": "8" }])));
    assert_eq!(key("/jobs").await, Some(json!(["/api/jobs"])));
    assert_eq!(
        key("/opportunities?query=cook&sort=newest&city=").await,
        Some(json!(["/api/jobs", { "query": "cook", "sort": "newest" }]))
    );
    assert_eq!(key("/jobs?limit=9999").await, None, "an invalid search is not seeded");
    let signed_in = boot(&employer.get("/").await.text());
    assert_eq!((&signed_in["user"]["name"], &signed_in["setUp"]), (&json!("Emma Employer"), &json!(true)));
}

#[tokio::test]
async fn the_theme_is_in_the_html_before_the_first_paint() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    for (cookie, shown) in [("dark", "dark"), ("light", "light"), ("auto", "auto"), ("\"><script>", "auto")] {
        visitor.set_cookie("theme", cookie);
        assert!(visitor.get("/").await.text().contains(&format!("data-theme=\"{shown}\"")), "{cookie}");
    }
}

#[tokio::test]
async fn the_sitemap_robots_file_feed_and_icon_are_served() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let id = employer.post("/api/jobs", job_body("Cook & baker")).await.expect(201)["id"].clone();
    let visitor = Visitor::new(&site);
    let index = visitor.get("/sitemap.xml").await;
    assert_eq!(index.header("content-type"), "application/xml; charset=utf-8");
    for file in ["pages", "jobs-0"] {
        assert!(index.text().contains(&format!("<loc>{ORIGIN}/sitemaps/{file}.xml</loc>")), "{}", index.text());
    }
    let pages = visitor.get("/sitemaps/pages.xml").await;
    assert_eq!(pages.header("content-type"), "application/xml; charset=utf-8");
    assert!(pages.text().contains(&format!("<loc>{ORIGIN}/pricing</loc>")) && !pages.text().contains("/profile"));
    assert!(pages.text().contains(&format!("<loc>{ORIGIN}/jobs/in/or/portland</loc>")), "{}", pages.text());
    assert!(visitor.get("/sitemaps/jobs-0.xml").await.text().contains(&format!("<loc>{ORIGIN}/jobs/{id}</loc>")));
    for missing in ["jobs-1.xml", "jobs-x.xml", "jobs--1.xml", "pages", "other.xml"] {
        assert_eq!(visitor.get(&format!("/sitemaps/{missing}")).await.status, 404, "{missing}");
    }
    assert!(visitor.get("/robots.txt").await.text().contains(&format!("Sitemap: {ORIGIN}/sitemap.xml")));
    let feed = visitor.get("/jobs.atom").await;
    assert!(feed.text().contains("<title>Cook &amp; baker</title>"));
    assert_eq!(feed.header("content-type"), "application/atom+xml; charset=utf-8");
    let icon = visitor.send(visitor.request(Method::HEAD, "/favicon.ico", None)).await;
    assert_eq!((icon.status.as_u16(), icon.bytes.len()), (200, 0));
}

#[tokio::test]
async fn s22_pages_of_signed_in_people_are_never_stored() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    for path in ["/", "/notifications", "/jobs", "/no-such-page", "/settings"] {
        assert_eq!(worker.get(path).await.header("cache-control"), "private, no-store", "{path}");
        assert_eq!(Visitor::new(&site).get(path).await.header("cache-control"), "private, no-cache", "{path}");
    }
    assert_eq!(worker.get("/api/notifications").await.header("cache-control"), "no-store");
}

#[tokio::test]
async fn a_page_that_only_the_script_can_fill_comes_with_its_frame() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    for path in ["/settings", "/my-jobs", "/messages"] {
        let html = worker.get(path).await.text();
        assert!(html.contains("class=\"top-bar\"") && html.contains("aria-busy"), "{path}");
        assert!(html.contains("This page needs JavaScript"), "{path}");
    }
    // What the server fills has no placeholder, and a screen at a door has no links.
    assert!(!worker.get("/jobs").await.text().contains("aria-busy"));
    assert!(Visitor::new(&site).get("/kiosk/none").await.text().contains("<div id=\"root\"></div>"));
}

#[tokio::test]
async fn aliases_have_the_canonical_address() {
    let site = Site::new().await;
    let id = site.person("Emma Employer", "employer").await.posts("Line cook").await;
    let visitor = Visitor::new(&site);
    for (alias, path) in [
        ("/landing".to_owned(), "/".to_owned()),
        ("/home".to_owned(), "/".to_owned()),
        ("/how-it-works".to_owned(), "/".to_owned()),
        ("/opportunities".to_owned(), "/jobs".to_owned()),
        ("/search".to_owned(), "/jobs".to_owned()),
        (format!("/opportunities/{id}"), format!("/jobs/{id}")),
        ("/create-opportunity".to_owned(), "/post-job".to_owned()),
    ] {
        let html = visitor.get(&alias).await.text();
        assert!(html.contains(&format!("<link rel=\"canonical\" href=\"{ORIGIN}{path}\">")), "{alias}");
        assert!(!html.contains("noindex"), "{alias}");
    }
}

#[tokio::test]
async fn a_path_with_a_dot_is_judged_like_one_without_unless_it_names_a_file() {
    let visitor = Visitor::new(&Site::new().await);
    for path in ["/missing.js", "/jobs/old.css", "/a.b.json", "/x.webmanifest"] {
        let reply = visitor.get(path).await;
        assert_eq!((reply.status.as_u16(), reply.text().as_str()), (404, "not found"), "{path}");
    }
    for path in ["/index.html", "/wp-login.php", "/jobs/foo.bar", "/admin/x.y"] {
        let reply = visitor.get(path).await;
        assert_eq!((reply.status.as_u16(), reply.text().contains("<div id=\"root\"")), (404, true), "{path}");
    }
}

#[tokio::test]
async fn a_first_load_of_a_missing_contract_fee_or_job_is_a_404() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Will Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    for path in [
        "/contracts/999",
        "/interviews/999",
        "/fees/999",
        "/settings/employers/999",
        "/jobs/9999/applicants",
        "/contracts/abc",
    ] {
        assert_eq!(employer.get(path).await.status, 404, "{path}");
    }
    let applicants = format!("/jobs/{job}/applicants");
    assert_eq!(employer.get(&applicants).await.status, 200);
    // The job is there, and the page says that its applicants are for others.
    assert_eq!(worker.get(&applicants).await.status, 200);
    assert_eq!(Visitor::new(&site).get("/contracts/999").await.status, 404, "not for people who are signed out");
}
