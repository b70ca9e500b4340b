//! Bad input gets a clear error, and secrets stay on the server.

use axum::body::Body;
use axum::http::{Method, Request};
use jobstead::router;
use serde_json::{Value, json};

use crate::support::{PASSWORD, Site, Visitor, apply_body, job_body, setup_body, sign_up_body};

/// Returns write requests whose bodies would succeed.
async fn writes(site: &Site) -> Vec<(Visitor, Method, String, Value)> {
    let employer = || async { site.person(&format!("Emma {}", rand()), "employer").await };
    let owner = employer().await;
    let job = owner.posts("Line cook").await;
    let settings = json!({
        "name": "A", "town": "Salem, OR", "currency": "USD", "brand": "#aa3311",
        "fees": { "jobPost": 1, "partnerMonth": 1, "commissionPercent": 0 },
    });
    let profile = json!({ "name": "Wanda", "rateUnit": "hour", "headline": "x", "about": "y", "city": "Salem", "state": "OR", "skills": ["z"] });
    vec![
        (Visitor::new(site), Method::POST, "/api/setup".into(), setup_body("x")),
        (Visitor::new(site), Method::POST, "/api/auth/sign-up".into(), sign_up_body("New Person")),
        (
            Visitor::new(site),
            Method::POST,
            "/api/auth/sign-in".into(),
            json!({ "email": "a@b.c", "password": PASSWORD }),
        ),
        (employer().await, Method::PUT, "/api/auth/role".into(), json!({ "role": "worker" })),
        (employer().await, Method::PUT, "/api/profile".into(), profile),
        (employer().await, Method::POST, "/api/jobs".into(), job_body("x")),
        (employer().await, Method::PUT, "/api/site".into(), settings),
        (site.person("Walter", "worker").await, Method::POST, format!("/api/jobs/{job}/applications"), apply_body()),
        (owner, Method::PATCH, format!("/api/jobs/{job}"), json!({ "title": "y" })),
    ]
}

fn rand() -> String {
    jobstead::web::token::random_id().replace(['-', '_'], "x")
}

#[tokio::test]
async fn s27_every_body_rejects_unknown_fields() {
    let site = Site::new().await;
    // Every column of every table, in the API's camel case.
    let connection = rusqlite::Connection::open(&site.path).unwrap();
    let tables: Vec<String> = connection
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    let mut columns = vec![
        "isAdmin".to_owned(),
        "verified".to_owned(),
        "balance".to_owned(),
        "owner".to_owned(),
        "__proto__".to_owned(),
    ];
    for table in tables {
        let mut statement = connection.prepare(&format!("PRAGMA table_info(\"{table}\")")).unwrap();
        columns
            .extend(statement.query_map([], |row| row.get::<_, String>(1)).unwrap().map(|name| camel(&name.unwrap())));
    }
    let mut tried = 0;
    for (visitor, method, path, body) in writes(&site).await {
        let known = fields_of(&method, &path);
        for column in &columns {
            let mut body = body.clone();
            if known.contains(column) || body.get(column).is_some() {
                continue;
            }
            body[column] = json!(1);
            let reply = site.send(visitor.request(method.clone(), &path, Some(&body))).await;
            let refused = matches!(reply.status.as_u16(), 422 | 403);
            assert!(refused, "{method} {path} accepted {column}: {} {}", reply.status, reply.text());
            tried += 1;
        }
    }
    assert!(tried > 300, "{tried}");
}

fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |out, word| out + &word[..1].to_uppercase() + &word[1..])
}

/// Returns the fields in the route's own schema.
fn fields_of(method: &Method, path: &str) -> Vec<String> {
    let document = serde_json::to_value(router::openapi()).unwrap();
    let generic: String = path
        .split('/')
        .map(|part| if part.parse::<i64>().is_ok() { "{id}" } else { part })
        .collect::<Vec<_>>()
        .join("/");
    let operation = &document["paths"][&generic][method.as_str().to_lowercase()];
    let name = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].as_str().unwrap_or_default();
    let schema = &document["components"]["schemas"][name.rsplit('/').next().unwrap()];
    schema["properties"].as_object().map(|p| p.keys().cloned().collect()).unwrap_or_default()
}

#[tokio::test]
async fn s46_bombs_are_rejected_before_they_are_read() {
    let site = Site::new().await;
    let visitor = site.person("Emma Employer", "employer").await;
    let deep = format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000));
    let wide = format!("{{\"skills\":[{}0]}}", "0,".repeat(100_000));
    let long = json!({ "title": "x".repeat(1_000_000) }).to_string();
    let nested = format!("{{\"a\":{}1{}}}", "{\"a\":".repeat(40), "}".repeat(40));
    for (body, statuses) in [(deep, [400, 413]), (wide, [413, 422]), (long, [413, 413]), (nested, [400, 400])] {
        let mut request = visitor.request(Method::POST, "/api/jobs", Some(&json!({})));
        *request.body_mut() = Body::from(body);
        let status = visitor.send(request).await.status.as_u16();
        assert!(statuses.contains(&status), "{status}");
    }
    for path in [
        "/api/jobs?limit=0",
        "/api/jobs?limit=101",
        "/api/jobs?limit=x",
        "/api/jobs?cursor=zzz",
        "/api/jobs?nonsense=1",
    ] {
        assert_eq!(visitor.get(path).await.status, 400, "{path}");
    }
    let query = format!("/api/jobs?query={}", "a".repeat(201));
    assert_eq!(visitor.get(&query).await.status, 400);
    let mut too_many = job_body("x");
    too_many["skills"] = json!(vec!["y"; 21]);
    assert_eq!(visitor.post("/api/jobs", too_many).await.refused(422), "invalid");
}

#[tokio::test]
async fn s47_every_field_rejects_control_characters() {
    let site = Site::new().await;
    for (visitor, method, path, body) in writes(&site).await {
        for (field, value) in body.as_object().unwrap() {
            if !value.is_string() {
                continue;
            }
            for bad in ["a\u{0}b", "a\u{1b}[31m", "a\u{7f}"] {
                let mut body = body.clone();
                body[field] = json!(bad);
                let reply = site.send(visitor.request(method.clone(), &path, Some(&body))).await;
                assert!(matches!(reply.status.as_u16(), 422 | 403), "{method} {path} {field}: {}", reply.status);
            }
        }
    }
    let visitor = Visitor::new(&site);
    for path in ["/api/jobs?query=a%00b", "/api/places?query=%00", "/api/jobs?city=%1b"] {
        assert_eq!(visitor.get(path).await.status, 400, "{path}");
    }
    assert!(matches!(visitor.get("/jobs?query=%00").await.status.as_u16(), 200 | 400));
}

#[tokio::test]
async fn text_is_stored_as_typed_with_newlines_and_tabs() {
    let site = Site::new().await;
    let visitor = site.person("Emma Employer", "employer").await;
    let mut body = job_body("Tom & Jerry's <b>diner</b>");
    body["description"] = json!("one\n\n\ttwo <script>alert(1)</script>");
    let job = visitor.post("/api/jobs", body.clone()).await.expect(201);
    assert_eq!((&job["title"], &job["description"]), (&body["title"], &body["description"]));
    let html = Visitor::new(&site).get(&format!("/jobs/{}", job["id"])).await.text();
    assert!(!html.contains("<script>alert") && !html.contains("<b>diner"), "rendered as text, never as HTML");
}

#[tokio::test]
async fn s64_server_errors_reveal_nothing_and_have_an_id() {
    let site = Site::new().await;
    site.app.db.close();
    let reply = Visitor::new(&site).post("/api/auth/sign-up", sign_up_body("Wanda Worker")).await;
    assert_eq!(reply.refused(503), "busy");
    assert_eq!(reply.header("retry-after"), "1");
    // The client retries a write only if the text contains no 4, so the body of a server error must not contain one.
    for error in [jobstead::web::Error::busy(), jobstead::web::Error::internal()] {
        use axum::response::IntoResponse as _;
        let response = error.into_response();
        let bytes = axum::body::to_bytes(response.into_body(), 10_000).await.unwrap();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        assert!(!text.contains('4'), "{text}");
        assert!(!text.to_lowercase().contains("sql"), "{text}");
    }
    let request = Request::get("/api/site").header("x-request-id", "a\\r\\nb").body(Body::empty()).unwrap();
    let id = site.send(request).await.header("x-request-id").to_owned();
    assert!(id.len() == 16 && !id.contains("\\r"));
}

#[tokio::test]
async fn s64_a_panic_in_any_layer_is_a_500_without_its_message() {
    use axum::response::IntoResponse as _;
    let site = Site::new().await;
    let secret = "the secret of the panic";
    let read: Result<(), jobstead::web::Error> = site.app.db.read(move |_| panic!("{secret}")).await;
    let write: Result<(), jobstead::web::Error> = site.app.db.write(move |_| panic!("{secret}")).await;
    let handler = jobstead::web::observe::panic_response(Box::new(secret));
    let responses = [read.unwrap_err().into_response(), write.unwrap_err().into_response(), handler];
    for response in responses {
        assert_eq!(response.status(), 500);
        let bytes = axum::body::to_bytes(response.into_body(), 10_000).await.unwrap();
        let problem: Value = serde_json::from_slice(&bytes).unwrap();
        assert_eq!(problem["code"], "internal");
        assert!(!String::from_utf8_lossy(&bytes).contains("secret"));
    }
    // The threads that panicked still serve requests.
    Visitor::new(&site).get("/api/site").await.expect(200);
}

#[tokio::test]
async fn s10_no_secret_is_in_any_response_or_redirect() {
    let site = Site::empty();
    let link = site.setup_token().await;
    let visitor = Visitor::new(&site);
    let claimed = visitor.post("/api/setup", setup_body(&link)).await;
    let secrets = [
        link,
        PASSWORD.to_owned(),
        visitor.cookie("sid").unwrap(),
        visitor.cookie("device").unwrap(),
        "argon2".to_owned(),
    ];
    let mut texts = vec![claimed.text()];
    for path in ["/", "/profile", "/api/auth/user", "/api/site", "/api/profile", "/api/login", "/api/openapi.json"] {
        let reply = visitor.get(path).await;
        texts.push(reply.text() + reply.header("location"));
    }
    texts.push(
        visitor.post("/api/auth/sign-in", json!({ "email": "olive@example.org", "password": PASSWORD })).await.text(),
    );
    texts.push(
        visitor
            .post("/api/auth/sign-in", json!({ "email": "olive@example.org", "password": PASSWORD, "x": 1 }))
            .await
            .text(),
    );
    for secret in secrets {
        for text in &texts {
            assert!(!text.contains(&secret), "{secret} in {}", &text[..text.len().min(200)]);
        }
    }
}
