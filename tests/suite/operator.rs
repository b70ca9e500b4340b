//! Setup and the site's settings.

use std::sync::Arc;

use base64::Engine as _;
use jobstead::clock::HOUR;
use serde_json::json;

use crate::support::{Site, Visitor, job_body, setup_body};
use jobstead::ids::UserId;

#[tokio::test]
async fn the_setup_link_creates_the_first_operator_and_the_site() {
    let site = Site::empty();
    let before = Visitor::new(&site).get("/api/site").await.expect(200);
    assert_eq!((&before["name"], &before["freePromotion"]), (&json!("Jobstead"), &json!(false)));
    let operator = site.set_up().await;
    let user = operator.get("/api/auth/user").await.expect(200);
    assert_eq!(
        (&user["role"], &user["roles"], &user["staff"]),
        (&json!("admin"), &json!(["employer"]), &json!("superadmin"))
    );
    let after = operator.get("/api/site").await.expect(200);
    assert_eq!(
        (&after["town"], &after["state"], &after["zone"]),
        (&json!("Portland"), &json!("OR"), &json!("America/Los_Angeles"))
    );
    assert_eq!(after["fees"], json!({ "jobPost": 500, "partnerMonth": 2000, "commissionPercent": 0 }));
    let paywall = Visitor::new(&site).get("/api/paywall/status").await.expect(200);
    assert_eq!((&paywall["isActive"], &paywall["remainingMinutes"]), (&json!(true), &json!(null)));
}

#[tokio::test(flavor = "multi_thread")]
async fn s41_a_setup_link_can_be_claimed_only_once() {
    let site = Site::empty();
    let link = site.setup_token().await;
    let claims: Vec<_> = (0..2)
        .map(|n| {
            let visitor = Arc::new(Visitor::new(&site));
            let mut body = setup_body(&link);
            body["email"] = json!(format!("claimant{n}@example.org"));
            tokio::spawn(async move { visitor.post("/api/setup", body).await.status.as_u16() })
        })
        .collect();
    let mut statuses = Vec::new();
    for claim in claims {
        statuses.push(claim.await.unwrap());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 404]);
    assert_eq!(Visitor::new(&site).post("/api/setup", setup_body(&link)).await.refused(404), "not_found");
}

#[tokio::test]
async fn a_setup_link_stops_working_once_there_is_an_operator() {
    let site = Site::empty();
    let link = site.setup_token().await;
    site.stranger("Olive Operator").await;
    let grant = jobstead::identity::store::grant_superadmin;
    site.write(move |tx| grant(tx, UserId(1))).await;
    assert_eq!(Visitor::new(&site).post("/api/setup", setup_body(&link)).await.refused(404), "not_found");
}

#[tokio::test]
async fn s41_expired_and_wrong_setup_links_are_rejected() {
    let site = Site::empty();
    let link = site.setup_token().await;
    let visitor = Visitor::new(&site);
    assert_eq!(visitor.post("/api/setup", setup_body("wrong")).await.refused(404), "not_found");
    site.clock.advance(HOUR);
    assert_eq!(visitor.post("/api/setup", setup_body(&link)).await.refused(404), "not_found");
    // There is no default account.
    let guess = json!({ "email": "admin@example.org", "password": "admin" });
    assert_eq!(visitor.post("/api/auth/sign-in", guess).await.refused(401), "wrong_credentials");
}

#[tokio::test]
async fn setup_accepts_fees_and_a_promotion_end_date() {
    let site = Site::empty();
    let visitor = Visitor::new(&site);
    let mut body = setup_body(&site.setup_token().await);
    body["fees"] = json!({ "jobPost": 700, "partnerMonth": 1500, "commissionPercent": 101 });
    body["promotion"] = json!({ "reason": "", "until": "2026-11-19" });
    let fields = visitor.post("/api/setup", body.clone()).await.expect(422)["fields"].clone();
    let names: Vec<_> = fields.as_array().unwrap().iter().map(|f| f["field"].clone()).collect();
    assert_eq!(names, ["fees.commissionPercent", "promotion.reason", "promotion.until"]);
    body["fees"]["commissionPercent"] = json!(0);
    body["promotion"] = json!({ "reason": "First month free", "until": "2026-11-20" });
    visitor.post("/api/setup", body).await.expect(201);
    assert_eq!(visitor.get("/api/site").await.expect(200)["fees"]["jobPost"], 700);
    let nobody = Visitor::new(&site);
    let paywall = nobody.get("/api/paywall/status").await.expect(200);
    assert_eq!((&paywall["isActive"], &paywall["reason"]), (&json!(true), &json!("First month free")));
    // Noon UTC is 4 AM in Portland, where the day ends in twenty hours.
    assert_eq!(paywall["remainingMinutes"], 20 * 60);
    site.clock.advance(20 * HOUR);
    assert_eq!(nobody.get("/api/paywall/status").await.expect(200)["isActive"], false);

    let plain = Site::empty();
    let mut body = setup_body(&plain.setup_token().await);
    body["promotion"] = json!(null);
    Visitor::new(&plain).post("/api/setup", body).await.expect(201);
    assert_eq!(Visitor::new(&plain).get("/api/site").await.expect(200)["freePromotion"], false);
}

#[tokio::test]
async fn the_operator_sets_the_apply_limit_and_the_days_to_reply_and_approve() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let before = operator.get("/api/site").await.expect(200);
    assert_eq!((&before["applyLimit"], &before["replyDays"]), (&json!(30), &json!(7)));
    let mut body = json!({
        "name": "A", "town": "Salem, OR", "currency": "USD", "brand": "#aa3311",
        "fees": { "jobPost": 1, "partnerMonth": 1, "commissionPercent": 0 }, "applyLimit": 12, "replyDays": 3, "approveDays": 10, "localApproveDays": 2,
    });
    operator.put("/api/site", body.clone()).await.expect(200);
    for name in ["applyLimit", "replyDays", "approveDays", "localApproveDays"] {
        body.as_object_mut().unwrap().remove(name);
    }
    let after = operator.put("/api/site", body.clone()).await.expect(200);
    assert_eq!((&after["applyLimit"], &after["replyDays"]), (&json!(12), &json!(3)), "omitted fields stay");
    assert_eq!((&after["approveDays"], &after["localApproveDays"]), (&json!(10), &json!(2)));
    body["applyLimit"] = json!(0);
    body["localApproveDays"] = json!(0);
    body["replyDays"] = json!(61);
    let fields = operator.put("/api/site", body).await.expect(422)["fields"].clone();
    let named: Vec<_> = fields.as_array().unwrap().iter().map(|field| field["field"].clone()).collect();
    assert_eq!(named, ["applyLimit", "replyDays", "localApproveDays"]);
}

#[tokio::test]
async fn the_watermark_and_copy_protection_have_defaults() {
    let site = Site::empty();
    let usual = json!({ "text": "", "position": "bottom-right", "percent": 10, "antiCopy": true });
    assert_eq!(Visitor::new(&site).get("/api/site").await.expect(200)["protection"], usual, "before setup too");
    let operator = site.set_up().await;
    let mut body = json!({
        "name": "A", "town": "Salem, OR", "currency": "USD", "brand": "#aa3311",
        "fees": { "jobPost": 1, "partnerMonth": 1, "commissionPercent": 0 },
    });
    assert_eq!(operator.put("/api/site", body.clone()).await.expect(200)["protection"], usual);
    let own = json!({ "text": "Our town", "position": "center", "percent": 40, "antiCopy": false });
    body["protection"] = own.clone();
    assert_eq!(operator.put("/api/site", body.clone()).await.expect(200)["protection"], own);
    body.as_object_mut().unwrap().remove("protection");
    assert_eq!(operator.put("/api/site", body.clone()).await.expect(200)["protection"], own, "omitted fields stay");
    for (name, wrong) in
        [("text", json!("x".repeat(201))), ("position", json!("middle")), ("percent", json!(4)), ("percent", json!(41))]
    {
        body["protection"] = own.clone();
        body["protection"][name] = wrong;
        let refused = operator.put("/api/site", body.clone()).await.expect(422);
        assert_eq!(refused["fields"][0]["field"], format!("protection.{name}"));
    }
    for position in ["top-left", "top-right", "bottom-left", "bottom-right"] {
        body["protection"] = own.clone();
        body["protection"]["position"] = json!(position);
        assert_eq!(operator.put("/api/site", body.clone()).await.expect(200)["protection"]["position"], position);
    }
}

#[tokio::test]
async fn an_invalid_form_does_not_use_up_the_setup_link() {
    let site = Site::empty();
    let link = site.setup_token().await;
    let visitor = Visitor::new(&site);
    let mut body = setup_body(&link);
    body["site"]["town"] = json!("Nowhere At All");
    body["site"]["currency"] = json!("usd");
    let reply = visitor.post("/api/setup", body.clone()).await;
    assert_eq!(reply.refused(422), "invalid");
    let fields: Vec<_> = reply.json()["fields"].as_array().unwrap().iter().map(|f| f["field"].clone()).collect();
    assert_eq!(fields, ["site.zone", "site.currency"]);
    body["site"]["zone"] = json!("Europe/Berlin");
    body["site"]["currency"] = json!("EUR");
    visitor.post("/api/setup", body).await.expect(201);
    assert_eq!(visitor.get("/api/site").await.expect(200)["zone"], "Europe/Berlin");
}

#[tokio::test]
async fn the_operator_can_change_the_settings() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let mut body = json!({
        "name": "Alder Creek Work Office", "town": "Salem, OR", "currency": "EUR", "brand": "#AA3311",
        "fees": { "jobPost": 700, "partnerMonth": 2000, "commissionPercent": 0 },
    });
    let saved = operator.put("/api/site", body.clone()).await.expect(200);
    assert_eq!((&saved["currency"], &saved["brand"]), (&json!("EUR"), &json!("#aa3311")));
    assert_eq!(saved["freePromotion"], json!(true), "the promotion is not part of the settings");
    // Once something has a price, the currency is fixed.
    operator.post("/api/jobs", job_body("Line cook")).await.expect(201);
    body["currency"] = json!("USD");
    assert_eq!(operator.put("/api/site", body).await.refused(409), "currency_frozen");
}

#[tokio::test]
async fn towns_are_found_by_prefix() {
    let site = Site::new().await;
    let found = Visitor::new(&site).get("/api/places?query=springf&limit=3").await.expect(200);
    assert_eq!(found["items"].as_array().unwrap().len(), 3);
    assert_eq!(found["items"][0]["label"], "Springfield, OR", "the one near the site's town");
}

#[tokio::test]
async fn the_health_checks_respond() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    assert_eq!(visitor.get("/healthz").await.text(), "ok");
    let ready = visitor.get("/readyz").await.expect(200);
    assert_eq!(ready["wrote"], true);
}

#[tokio::test]
async fn s49_a_logo_is_redrawn_and_only_images_are_accepted() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let encode = |bytes: &[u8]| base64::engine::general_purpose::STANDARD.encode(bytes);
    let mut png = Vec::new();
    let picture = image::RgbaImage::from_pixel(600, 300, image::Rgba([200, 30, 30, 255]));
    picture.write_with_encoder(image::codecs::png::PngEncoder::new(&mut png)).unwrap();
    png.extend_from_slice(b"<script>alert(1)</script>");
    let saved = operator.put("/api/site/logo", json!({ "image": encode(&png) })).await.expect(200);
    let address = saved["logoUrl"].as_str().unwrap().to_owned();
    let logo = Visitor::new(&site).get(&address).await;
    assert_eq!((logo.header("content-type"), logo.header("x-content-type-options")), ("image/png", "nosniff"));
    let drawn = image::load_from_memory(&logo.bytes).unwrap();
    assert_eq!((drawn.width(), drawn.height()), (256, 128));
    assert!(!logo.text().contains("script"), "only pixels survive");

    // An image that claims to be 60,000 pixels wide and high.
    let mut bomb = png.clone();
    bomb[16..24].copy_from_slice(&[0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60]);
    for bad in
        [b"<svg xmlns='http://www.w3.org/2000/svg'/>".as_slice(), b"GIF89a\x01\x00\x01\x00", b"", &bomb, &png[..40]]
    {
        assert_eq!(operator.put("/api/site/logo", json!({ "image": encode(bad) })).await.refused(422), "not_a_picture");
    }
    assert_eq!(operator.get("/api/site").await.expect(200)["logoUrl"], json!(address));
    let gone = operator.send(operator.request(axum::http::Method::DELETE, "/api/site/logo", None)).await.expect(200);
    assert_eq!(gone["logoUrl"], json!(null));
    assert_eq!(Visitor::new(&site).get(&address).await.refused(404), "not_found");
}

#[tokio::test]
async fn the_daily_application_limit_is_a_setting() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let before = operator.get("/api/site").await.expect(200);
    assert_eq!(before["applyLimit"], 30);
    let mut body = json!({
        "name": before["name"], "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54",
        "fees": before["fees"], "applyLimit": 5,
    });
    assert_eq!(operator.put("/api/site", body.clone()).await.expect(200)["applyLimit"], 5);
    body["applyLimit"] = json!(0);
    assert_eq!(operator.put("/api/site", body.clone()).await.refused(422), "invalid");
    body.as_object_mut().unwrap().remove("applyLimit");
    assert_eq!(operator.put("/api/site", body).await.expect(200)["applyLimit"], 5);
}
