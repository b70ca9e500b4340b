//! The installable app: its files follow the brand, and installs are recorded.

use axum::http::{Method, StatusCode};
use base64::Engine as _;
use jobstead::clock::DAY;
use jobstead::db::value;
use jobstead::{args, schedule, statements};
use serde_json::{Value, json};

use crate::support::{Site, Visitor};

statements! {
    INSTALLS = "SELECT COUNT(*) FROM app_installs";
    STORED_ICONS = "SELECT COUNT(*) FROM app_files WHERE name LIKE '%.png'";
    INSTALLS_OF_USER = "SELECT COUNT(*) FROM app_installs WHERE user_id = $1 AND installation_method = 'prompt' AND is_standalone = 1";
}

fn install(device: &str) -> Value {
    json!({
        "deviceId": device, "deviceType": "android", "browserName": "Chrome", "browserVersion": "140", "osName": "Android",
        "osVersion": "14", "isStandalone": false, "installationMethod": "prompt", "userAgent": "Mozilla/5.0",
    })
}

const DEVICE: &str = "7f1d2a50-66a1-4a6e-9a0c-0d3f6a4f8b11";

#[tokio::test]
async fn the_manifest_and_icons_follow_the_sites_name_and_color() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let visitor = Visitor::new(&site);
    let first = visitor.get("/api/mobile/manifest").await;
    assert_eq!(first.header("content-type"), "application/manifest+json");
    assert_eq!(first.header("cache-control"), "no-cache");
    let manifest = first.expect(200);
    assert_eq!(
        (&manifest["id"], &manifest["display"], &manifest["start_url"]),
        (&json!("/"), &json!("standalone"), &json!("/"))
    );
    let icons = manifest["icons"].as_array().unwrap();
    let purposes: Vec<_> =
        icons.iter().map(|icon| (icon["sizes"].as_str().unwrap(), icon["purpose"].as_str().unwrap())).collect();
    assert_eq!(purposes, [("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")]);
    for (icon, side) in icons.iter().zip([192, 512, 512]) {
        let drawn = visitor.get(icon["src"].as_str().unwrap()).await;
        assert_eq!((drawn.status, drawn.header("content-type")), (StatusCode::OK, "image/png"));
        let picture = image::load_from_memory(&drawn.bytes).unwrap();
        assert_eq!((picture.width(), picture.height()), (side, side));
    }
    let again = visitor.get("/api/mobile/icons/apple-180.png").await;
    assert_eq!(again.status, 200);
    let mut conditional = visitor.request(Method::GET, "/api/mobile/icons/apple-180.png", None);
    conditional.headers_mut().insert("if-none-match", again.header("etag").parse().unwrap());
    assert_eq!(site.send(conditional).await.status, 304);
    assert_eq!(visitor.get("/api/mobile/icons/icon-1.png").await.status, 404);

    let mut settings = visitor.get("/api/site").await.expect(200);
    let old_color = manifest["theme_color"].clone();
    let fees = settings["fees"].take();
    let body = json!({ "name": "Hillside Works", "town": "Springfield, IL", "currency": "USD", "brand": "#7a1f3d", "fees": fees });
    operator.put("/api/site", body).await.expect(200);
    let branded = visitor.get("/api/mobile/manifest").await.expect(200);
    assert_eq!(branded["name"], "Hillside Works");
    assert_ne!(branded["theme_color"], old_color);
    assert_ne!(branded["icons"][0]["src"], icons[0]["src"], "a cached icon would be outdated");
    assert_ne!(visitor.get("/api/mobile/icons/apple-180.png").await.bytes, again.bytes);
}

#[tokio::test]
async fn the_icons_show_the_operators_logo_and_are_stored() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let mut logo = Vec::new();
    let red = image::Rgba([200, 30, 30, 255]);
    let picture = image::RgbaImage::from_pixel(300, 300, red);
    picture.write_with_encoder(image::codecs::png::PngEncoder::new(&mut logo)).unwrap();
    let image = base64::engine::general_purpose::STANDARD.encode(&logo);
    operator.put("/api/site/logo", json!({ "image": image })).await.expect(200);
    for name in ["icon-192", "icon-512", "maskable-512", "apple-180"] {
        let drawn = operator.get(&format!("/api/mobile/icons/{name}.png")).await;
        let picture = image::load_from_memory(&drawn.bytes).unwrap().to_rgba8();
        assert_eq!(picture.get_pixel(picture.width() / 2, picture.height() / 2), &red, "{name}");
    }
    assert_eq!(site.read(|tx| tx.one(STORED_ICONS, &[], value::<i64>)).await, 0);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(site.read(|tx| tx.one(STORED_ICONS, &[], value::<i64>)).await, 4);
}

#[tokio::test]
async fn pages_link_the_manifest_and_the_shell_has_no_user_data() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let page = worker.get("/jobs").await.text();
    assert!(page.contains("<link rel=\"manifest\" href=\"/api/mobile/manifest\">"));
    assert!(page.contains("Wanda") && page.contains("id=\"boot\""));
    let mut request = worker.request(Method::GET, "/", None);
    request.headers_mut().insert("jobstead-shell", "1".parse().unwrap());
    let shell = site.send(request).await.text();
    assert!(shell.contains("<div id=\"root\"></div>") && shell.contains("--brand-h"));
    assert!(!shell.contains("Wanda") && !shell.contains("id=\"boot\""));
}

#[tokio::test]
async fn an_install_is_stored_once_and_deleted_when_unused() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let id = worker.get("/api/auth/user").await.expect(200)["id"].as_i64().unwrap();
    let visitor = Visitor::new(&site);
    visitor.post("/api/mobile/pwa/install", install(DEVICE)).await.expect(200);
    let mut standalone = install(DEVICE);
    standalone["isStandalone"] = json!(true);
    worker.post("/api/mobile/pwa/install", standalone).await.expect(200);
    assert_eq!(site.read(|tx| tx.one(INSTALLS, &[], value::<i64>)).await, 1);
    assert_eq!(site.read(move |tx| tx.one(INSTALLS_OF_USER, args![id], value::<i64>)).await, 1);

    site.clock.advance(89 * DAY);
    visitor.patch("/api/mobile/pwa/active", json!({ "deviceId": DEVICE })).await.expect(200);
    visitor.patch("/api/mobile/pwa/active", json!({ "deviceId": "never-seen-before" })).await.expect(200);
    site.clock.advance(89 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(site.read(|tx| tx.one(INSTALLS, &[], value::<i64>)).await, 1, "used in the meantime");
    site.clock.advance(2 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(site.read(|tx| tx.one(INSTALLS, &[], value::<i64>)).await, 0);
}

#[tokio::test]
async fn invalid_installs_are_rejected() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    for (field, value) in [
        ("deviceId", json!("short")),
        ("deviceId", json!("x".repeat(65))),
        ("deviceId", json!("seventeen letters with spaces")),
        ("deviceType", json!("fridge")),
        ("installationMethod", json!("magic")),
        ("browserName", json!("x".repeat(41))),
        ("userAgent", json!("x".repeat(501))),
        ("address", json!("203.0.113.5")),
    ] {
        let mut body = install(DEVICE);
        body[field] = value;
        assert_eq!(visitor.post("/api/mobile/pwa/install", body).await.status, 422, "{field}");
    }
    assert_eq!(visitor.patch("/api/mobile/pwa/active", json!({ "deviceId": "short" })).await.status, 422);
    assert_eq!(site.read(|tx| tx.one(INSTALLS, &[], value::<i64>)).await, 0);
    assert_eq!(visitor.get("/api/mobile/notifications").await.status, 401);
}
