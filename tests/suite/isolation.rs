//! Headers that hold for every response, and settings that can't run anything.

use axum::http::{HeaderValue, Method, header};
use jobstead::policy::matrix::ROWS;
use jobstead::router;

use crate::support::{Reply, Setup, Site, Visitor};

/// Paths of pages, files and errors.
const OTHER_PATHS: [&str; 9] =
    ["/", "/jobs", "/jobs/1", "/healthz", "/jobs.atom", "/favicon.ico", "/assets/none.js", "/api/nothing", "/nothing"];

/// Sends a request to every route and page, as another site's script would.
async fn all_replies(site: &Site) -> Vec<(String, Reply)> {
    let visitor = Visitor::new(site);
    let routes = ROWS.iter().map(|row| (row.method, row.path.replace(['{', '}'], "1")));
    let mut replies = Vec::new();
    for (method, path) in routes.chain(OTHER_PATHS.map(|path| ("GET", path.to_owned()))) {
        for method in [method, "OPTIONS"] {
            let mut request = visitor.request(method.parse::<Method>().unwrap(), &path, None);
            let headers = request.headers_mut();
            headers.insert(header::ORIGIN, HeaderValue::from_static("https://evil.example"));
            headers.insert(header::ACCESS_CONTROL_REQUEST_METHOD, HeaderValue::from_static("POST"));
            replies.push((format!("{method} {path}"), site.send(request).await));
        }
    }
    replies
}

#[tokio::test]
async fn s14_every_https_response_and_no_http_response_has_hsts() {
    for (url, hsts_subdomains, expected) in [
        ("https://jobs.example.org", false, "max-age=31536000"),
        ("https://jobs.example.org", true, "max-age=31536000; includeSubDomains"),
        ("http://127.0.0.1:8080", true, ""),
    ] {
        let site = Site::with(Setup { url, hsts_subdomains, ..Setup::default() });
        site.set_up().await;
        for (request, reply) in all_replies(&site).await {
            assert_eq!(reply.header("strict-transport-security"), expected, "{request} at {url}");
        }
    }
}

#[tokio::test]
async fn s16_no_response_may_be_framed() {
    let site = Site::new().await;
    for (request, reply) in all_replies(&site).await {
        assert!(reply.header("content-security-policy").contains("frame-ancestors 'none'"), "{request}");
    }
}

#[tokio::test]
async fn s17_no_response_may_be_read_by_another_site() {
    let site = Site::new().await;
    for (request, reply) in all_replies(&site).await {
        let cors: Vec<_> = reply.headers.keys().filter(|name| name.as_str().starts_with("access-control-")).collect();
        assert!(cors.is_empty(), "{request}: {cors:?}");
    }
}

#[test]
fn s44_no_setting_is_a_command_or_a_path_and_only_the_server_starts_itself_again() {
    let document = serde_json::to_value(router::openapi()).unwrap();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let mut properties = 0;
    for (schema, name) in schemas
        .iter()
        .filter_map(|(schema, value)| Some((schema, value["properties"].as_object()?)))
        .flat_map(|(schema, fields)| fields.keys().map(move |name| (schema, name.to_lowercase())))
    {
        properties += 1;
        // A label of the person's own, for their conversations.
        let is_label =
            ["Conversation", "ConversationFolders", "ConversationMarks", "MoveToFolder"].contains(&schema.as_str());
        if is_label && (name == "folder" || name == "folders") {
            continue;
        }
        for suspicious in ["command", "shell", "executable", "binary", "folder", "directory"] {
            assert!(!name.contains(suspicious), "{schema}.{name}");
        }
    }
    assert!(properties > 500, "{properties}");
    let mut starting = Vec::new();
    let mut folders = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if std::fs::read_to_string(&path).unwrap().contains("process::Command") {
                starting.push(path.file_name().unwrap().to_owned());
            }
        }
    }
    assert_eq!(starting, ["serve.rs"], "only files that start programs");
}
