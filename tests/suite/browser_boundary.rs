//! What isolates this site from others in the browser: cookies, cross-site requests, policies, headers, hosts and
//! redirects.

use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, header};
use base64::Engine as _;
use jobstead::policy::matrix::ROWS;
use jobstead::web::client::resolve;
use jobstead::web::origin::Origin;
use serde_json::json;
use sha2::{Digest as _, Sha256};

use crate::support::{ORIGIN, Setup, Site, Visitor, sign_up_body};

const WRITES: [&str; 4] = ["POST", "PUT", "PATCH", "DELETE"];

#[tokio::test]
async fn s9_cookies_have_exactly_these_names_and_attributes() {
    let site = Site::with(Setup { url: "https://jobs.example.org", ..Setup::default() });
    site.set_up().await;
    let reply = Visitor::new(&site).post("/api/auth/sign-up", sign_up_body("Wanda Worker")).await;
    let lines: Vec<_> =
        reply.headers.get_all(header::SET_COOKIE).iter().map(|v| v.to_str().unwrap().to_owned()).collect();
    assert_eq!(lines.len(), 2);
    let attributes = |line: &str| line.split_once("; ").unwrap().1.to_owned();
    assert!(lines[0].starts_with("__Host-sid=") && lines[1].starts_with("__Host-device="));
    assert_eq!(attributes(&lines[0]), "HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=15552000");
    assert_eq!(attributes(&lines[1]), "HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=31536000");
    assert_eq!(reply.header("strict-transport-security"), "max-age=31536000");
    let chat = Visitor::new(&site).post("/api/support/chat/start", json!({})).await;
    assert!(chat.header("set-cookie").starts_with("__Host-support="));
    assert_eq!(attributes(chat.header("set-cookie")), "HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=604800");
    // The cookie policy shows the front end's list, so its names and lifetimes must be the same.
    let list = include_str!("../../ui/src/lib/stored-items.ts");
    for (name, days) in [("sid", 180), ("device", 365), ("support", 7)] {
        assert!(
            list.contains(&format!("  {name}: {{ where: 'cookie', days: {days}, needs: 'essential', bound: true }}")),
            "{name}"
        );
    }

    let plain = Site::new().await;
    let reply = Visitor::new(&plain).post("/api/auth/sign-up", sign_up_body("Wanda Worker")).await;
    assert!(reply.header("set-cookie").starts_with("sid="));
    assert!(!reply.header("set-cookie").contains("Secure"));
    assert_eq!(reply.header("strict-transport-security"), "");
}

#[test]
fn s9_plain_http_needs_a_flag_except_on_this_machine() {
    assert!(Origin::parse("http://jobs.example.org", false).unwrap_err().contains("--insecure-http"));
    assert!(Origin::parse("http://jobs.example.org", true).is_ok());
    for fine in ["http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:8080", "https://jobs.example.org/"] {
        assert!(Origin::parse(fine, false).is_ok(), "{fine}");
    }
    for bad in ["jobs.example.org", "https://jobs.example.org/path", "ftp://jobs.example.org", "https://a?b"] {
        assert!(Origin::parse(bad, true).is_err(), "{bad}");
    }
}

#[tokio::test]
async fn s11_every_route_rejects_cross_site_writes() {
    let site = Site::new().await;
    let visitor = site.person("Wanda Worker", "worker").await;
    let cookie = format!("sid={}", visitor.cookie("sid").unwrap());
    let cases: [(&[(&str, &str)], bool); 8] = [
        (&[("sec-fetch-site", "cross-site")], false),
        (&[("sec-fetch-site", "same-site"), ("origin", ORIGIN)], false),
        (&[("sec-fetch-site", "same-origin")], true),
        (&[("sec-fetch-site", "none")], true),
        (&[("origin", "null")], false),
        (&[("origin", "https://evil.example")], false),
        (&[("origin", ORIGIN)], true),
        (&[], false),
    ];
    for row in ROWS.iter().filter(|row| WRITES.contains(&row.method)) {
        for (headers, allowed) in cases {
            let path = row.path.replace("{id}", "1");
            let mut request = Request::builder().method(row.method).uri(path).header("cookie", &cookie);
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            let reply = site.send(request.body(Body::empty()).unwrap()).await;
            let refused = reply.status == 403 && reply.text().contains("cross_site");
            assert_eq!(!refused, allowed, "{} {} {headers:?}", row.method, row.path);
        }
    }
    // A client without a cookie can't do any harm, so it may omit both headers.
    let body = Body::from(sign_up_body("Script Kid").to_string());
    let request = Request::post("/api/auth/sign-up").header("content-type", "application/json").body(body).unwrap();
    assert_eq!(site.send(request).await.status, 201);
}

/// Returns the path with every parameter set to 1.
fn fill_parameters(path: &str) -> String {
    path.split('/').map(|part| if part.starts_with('{') { "1" } else { part }).collect::<Vec<_>>().join("/")
}

#[tokio::test]
async fn s12_bodies_must_be_json_and_empty_ones_need_no_type() {
    let site = Site::new().await;
    let visitor = site.person("Wanda Worker", "worker").await;
    // Uploads aren't JSON: they must be one of three types of their own. Mail programs unsubscribe with a form, and the
    // address itself is the secret.
    let unsubscribe = "/api/mail/unsubscribe/{token}";
    for row in ROWS.iter().filter(|row| WRITES.contains(&row.method) && row.path != unsubscribe) {
        let path =
            if row.path == "/api/files" { "/api/files?kind=photo".to_owned() } else { fill_parameters(row.path) };
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp", ""]
        {
            let mut request = visitor.request(row.method.parse().unwrap(), &path, Some(&json!({})));
            request.headers_mut().insert("content-type", kind.parse().unwrap());
            let status = site.send(request).await.status.as_u16();
            assert!(matches!(status, 415 | 403), "{} {} as {kind:?}: {status}", row.method, row.path);
        }
    }
    let mut request = visitor.request(Method::PUT, "/api/auth/role", Some(&json!({ "role": "worker" })));
    request.headers_mut().insert("content-type", "application/json; charset=utf-8".parse().unwrap());
    assert_eq!(visitor.send(request).await.status, 200);
    let empty = visitor.request(Method::POST, "/api/applications/99/open", None);
    assert_eq!(site.send(empty).await.status, 404);
}

#[tokio::test]
async fn s12_reads_never_write() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("Line cook").await;
    let content = || {
        let connection = rusqlite::Connection::open(&site.path).unwrap();
        let mut hash = Sha256::new();
        let tables = connection
            .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
            .unwrap()
            .query_map([], |row| row.get::<_, String>(0))
            .unwrap()
            .map(Result::unwrap)
            .collect::<Vec<_>>();
        for table in tables {
            let mut statement = connection.prepare(&format!("SELECT * FROM \"{table}\"")).unwrap();
            let columns = statement.column_count();
            let mut rows = statement.query([]).unwrap();
            while let Some(row) = rows.next().unwrap() {
                for column in 0..columns {
                    hash.update(format!("{:?}", row.get_ref(column).unwrap()));
                }
            }
        }
        base64::engine::general_purpose::STANDARD.encode(hash.finalize())
    };
    let before = content();
    let pages = ["/", "/jobs", "/sitemap.xml", "/robots.txt", "/jobs.atom", "/nope", "/favicon.ico"].map(str::to_owned);
    let api = ROWS.iter().filter(|row| row.method == "GET" && !matches!(row.path, "/api/logout" | "/readyz"));
    let api = api.map(|row| row.path.replace("{id}", &job.to_string()));
    for path in pages.into_iter().chain(api) {
        for method in [Method::GET, Method::HEAD] {
            let status = employer.send(employer.request(method, &path, None)).await.status;
            assert!(status.as_u16() < 500, "{path}: {status}");
        }
    }
    assert_eq!(content(), before);
}

#[tokio::test]
async fn s13_every_page_has_a_csp_that_hashes_its_inline_scripts() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    for path in ["/", "/jobs", "/jobs/1", "/nope", "/profile"] {
        let reply = visitor.get(path).await;
        let policy = reply.header("content-security-policy").to_owned();
        for part in [
            "default-src 'none'",
            "object-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types jobstead locales",
            "script-src 'self'",
        ] {
            assert!(policy.contains(part), "{path} lacks {part}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        let html = reply.text();
        let nonce = policy.split("'nonce-").nth(1).unwrap().split('\'').next().unwrap();
        assert!(html.contains(&format!("<meta name=\"csp-nonce\" content=\"{nonce}\">")), "{path}");
        for script in html.split("<script").skip(1) {
            let (tag, rest) = script.split_once('>').unwrap();
            if tag.contains(" src=") || tag.contains("application/json") || tag.contains("ld+json") {
                continue;
            }
            let digest = Sha256::digest(rest.split("</script>").next().unwrap().as_bytes());
            let hash = base64::engine::general_purpose::STANDARD.encode(digest);
            assert!(policy.contains(&format!("'sha256-{hash}'")), "{path}: no hash for an inline script");
        }
    }
    let (first, second) = (visitor.get("/").await, visitor.get("/").await);
    assert_ne!(
        first.header("content-security-policy"),
        second.header("content-security-policy"),
        "the nonce differs on every response"
    );
}

#[tokio::test]
async fn s15_every_response_has_security_headers() {
    let site = Site::new().await;
    let visitor = site.person("Emma Employer", "employer").await;
    let paths = ROWS.iter().filter(|row| row.method == "GET").map(|row| row.path.replace("{id}", "1"));
    for path in paths.chain(["/", "/jobs", "/nope", "/a.js", "/robots.txt", "/api/nope"].map(str::to_owned)) {
        let reply = site.send(visitor.request(Method::GET, &path, None)).await;
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "strict-origin-when-cross-origin"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(reply.header(name), value, "{path}");
        }
        assert!(reply.header("permissions-policy").contains("camera=(self)"), "{path}");
        assert!(reply.header("content-security-policy").contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(reply.header("access-control-allow-origin"), "", "{path}");
        // Pictures may be cached, and the app's own files are revalidated each time: none contain personal data.
        let own = matches!(path.as_str(), "/api/mobile/sw.js" | "/api/mobile/manifest");
        if path.starts_with("/api/") && !own && reply.header("content-type") != "image/png" {
            assert_eq!(reply.header("cache-control"), "no-store", "{path}");
        }
    }
}

#[tokio::test]
async fn s18_an_unknown_host_is_rejected_and_never_echoed() {
    let site = Site::new().await;
    for path in ["/", "/jobs", "/api/site", "/sitemap.xml", "/api/login"] {
        let request = Request::get(path).header("host", "evil.example").body(Body::empty()).unwrap();
        let reply = site.send(request).await;
        assert_eq!(reply.refused(421), "unknown_host");
        assert!(!reply.text().contains("evil"));
    }
    let forwarded =
        Request::get("/sitemap.xml").header("x-forwarded-host", "evil.example").body(Body::empty()).unwrap();
    assert!(!site.send(forwarded).await.text().contains("evil"));
    // Another name for this machine redirects to the right one.
    let other = Request::get("/jobs?query=cook").header("host", "localhost:8080").body(Body::empty()).unwrap();
    let reply = site.send(other).await;
    assert_eq!((reply.status.as_u16(), reply.header("location")), (307, "http://127.0.0.1:8080/jobs?query=cook"));
}

#[test]
fn s19_forwarded_addresses_are_trusted_only_from_proxies() {
    let proxies = ["10.0.0.0/8".parse().unwrap(), "127.0.0.1/32".parse().unwrap()];
    let found = |peer: &str, chain: &[&str]| {
        let mut headers = HeaderMap::new();
        for line in chain {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        resolve(peer.parse().unwrap(), &headers, &proxies).to_string()
    };
    assert_eq!(found("203.0.113.9", &["1.2.3.4"]), "203.0.113.9", "not a configured proxy");
    assert_eq!(
        found("127.0.0.1", &["1.2.3.4, 198.51.100.7, 10.0.0.3"]),
        "198.51.100.7",
        "the right-most address that is not a proxy"
    );
    assert_eq!(found("127.0.0.1", &["6.6.6.6", "198.51.100.7"]), "198.51.100.7", "two header lines form one list");
    assert_eq!(found("10.1.1.1", &["nonsense"]), "10.1.1.1");
    assert_eq!(
        found("::ffff:127.0.0.1", &["198.51.100.7"]),
        "198.51.100.7",
        "an IPv4-mapped address is the same proxy"
    );
    assert_eq!(found("127.0.0.1", &[]), "127.0.0.1");
}

#[tokio::test]
async fn s21_next_redirects_only_within_this_site() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    let good = visitor.get("/api/login?next=%2Fjobs%2F1%3Fview%3Dapply").await;
    assert_eq!((good.status.as_u16(), good.header("location")), (302, "/sign-in?next=/jobs/1%3Fview%3Dapply"));
    for bad in [
        "//evil.example",
        "/%5Cevil.example",
        "https://evil.example",
        "javascript:alert(1)",
        "evil",
        "",
        "%2F%2Fevil.example",
        "/a%0d%0aSet-Cookie:x",
    ] {
        let reply = visitor.get(&format!("/api/login?next={bad}")).await;
        assert_eq!(reply.header("location"), "/sign-in", "{bad}");
    }
    assert_eq!(visitor.get("/api/login").await.header("location"), "/sign-in");
}

#[tokio::test]
async fn another_site_cannot_sign_anyone_out() {
    let site = Site::new().await;
    let visitor = site.person("Wanda Worker", "worker").await;
    let mut request = visitor.request(Method::GET, "/api/logout", None);
    request.headers_mut().insert("sec-fetch-site", "cross-site".parse().unwrap());
    assert_eq!(visitor.send(request).await.status, 303);
    visitor.get("/api/auth/user").await.expect(200);
}
