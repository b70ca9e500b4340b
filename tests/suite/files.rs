//! Uploads: pictures and documents are checked and limited, served as what they are, and can't fill the disk.

use std::sync::Arc;

use axum::http::Method;
use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::{Rgb, RgbImage, Rgba, RgbaImage};
use jobstead::clock::{DAY, HOUR};
use jobstead::{args, db, schedule, statements};
use serde_json::{Value, json};

use crate::support::{Site, Visitor};

statements! {
    ATTACH = "INSERT INTO application_files (application_id, position, file_id) SELECT $1, 0, id FROM files WHERE token = $2";
    USE = "INSERT INTO file_uses (file_id, kind, subject_id) SELECT id, 'application', $1 FROM files WHERE token = $2";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM file_chunks";
    FILL = "UPDATE files SET bytes = 60000000 WHERE token = $1";
    RIGHTS = "UPDATE employer_members SET can_view = $2, can_hire = $3 WHERE user_id = $1";
}

const PDF: &[u8] = b"%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n";

/// A picture that is red on the left and blue on the right.
fn flag(width: u32, height: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, _| if x < width / 2 { Rgb([220, 20, 20]) } else { Rgb([20, 20, 220]) })
}

fn jpeg(picture: &RgbImage) -> Vec<u8> {
    let mut out = Vec::new();
    picture.write_with_encoder(JpegEncoder::new_with_quality(&mut out, 90)).unwrap();
    out
}

fn png(picture: &RgbaImage) -> Vec<u8> {
    let mut out = Vec::new();
    picture.write_with_encoder(PngEncoder::new(&mut out)).unwrap();
    out
}

/// Adds the EXIF data of a camera: rotated (orientation 6), with a GPS position.
fn with_exif(jpeg: &[u8]) -> Vec<u8> {
    let mut tiff = b"II*\0\x08\0\0\0\x02\0".to_vec();
    tiff.extend_from_slice(b"\x12\x01\x03\0\x01\0\0\0\x06\0\0\0");
    tiff.extend_from_slice(b"\x25\x88\x04\0\x01\0\0\0\x26\0\0\0\0\0\0\0");
    tiff.extend_from_slice(b"\x01\0\x01\0\x02\0\x02\0\0\0N\0\0\0\0\0\0\0");
    tiff.extend_from_slice(b"GPS 45.5231 -122.6765");
    let length = u16::try_from(tiff.len() + 8).unwrap().to_be_bytes();
    [&jpeg[..2], b"\xff\xe1", &length, b"Exif\0\0", &tiff, &jpeg[2..]].concat()
}

fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 })
    })
}

/// A PNG that claims to be this large.
fn bomb(side: u32) -> Vec<u8> {
    let chunk = |kind: &[u8], data: &[u8]| {
        let named = [kind, data].concat();
        [&u32::try_from(data.len()).unwrap().to_be_bytes()[..], &named, &crc(&named).to_be_bytes()].concat()
    };
    let header = [&side.to_be_bytes()[..], &side.to_be_bytes(), &[8, 2, 0, 0, 0]].concat();
    [b"\x89PNG\r\n\x1a\n".to_vec(), chunk(b"IHDR", &header), chunk(b"IDAT", &[0x78, 1, 3, 0]), chunk(b"IEND", &[])]
        .concat()
}

#[tokio::test]
async fn s49_a_photo_is_reencoded_upright_without_its_location() {
    let site = Site::new().await;
    let visitor = site.person("Wanda Worker", "worker").await;
    let sent = with_exif(&jpeg(&flag(2_000, 1_000)));
    assert!(sent.windows(4).any(|w| w == b"GPS "));
    let file = visitor.upload("photo", "IMG_1.jpeg", "image/jpeg", &sent).await.expect(201);
    assert_eq!((&file["width"], &file["height"]), (&json!(800), &json!(1_600)), "rotated upright and shrunk");
    assert_eq!((&file["mediaType"], &file["name"]), (&json!("image/jpeg"), &json!("IMG_1.jpg")));
    for (address, sides) in [(&file["url"], (800, 1_600)), (&file["smallUrl"], (240, 480))] {
        let reply = Visitor::new(&site).get(address.as_str().unwrap()).await;
        assert_eq!(reply.status, 200, "anyone with a photo's address can see it");
        let picture = image::load_from_memory(&reply.bytes).unwrap().to_rgb8();
        assert_eq!(picture.dimensions(), sides);
        assert!(picture.get_pixel(5, 5).0[0] > 150, "the left side is at the top after rotation");
        for word in [&b"GPS"[..], b"Exif"] {
            assert!(!reply.bytes.windows(word.len()).any(|w| w == word), "the metadata wasn't removed");
        }
    }
}

#[tokio::test]
async fn s49_polyglots_are_cleaned_and_bombs_and_fakes_rejected() {
    let site = Site::new().await;
    let visitor = site.person("Wanda Worker", "worker").await;
    let real = jpeg(&flag(64, 64));
    let script = b"<script>alert(1)</script>";
    let both = [&real[..], script].concat();
    let file = visitor.upload("photo", "x.jpg", "image/jpeg", &both).await.expect(201);
    let kept = visitor.get(file["url"].as_str().unwrap()).await.bytes;
    assert!(!kept.windows(script.len()).any(|w| w == script), "data appended to the picture is gone");

    let svg = b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>";
    let gif = b"GIF89a\x01\0\x01\0\0\0\0;";
    let fake = [&b"\xff\xd8\xff\xe0"[..], script].concat();
    for (name, bytes) in [
        ("svg", svg.to_vec()),
        ("html", b"<!doctype html><script>alert(1)</script>".to_vec()),
        ("gif", gif.to_vec()),
        ("magic only", fake),
        ("half", real[..real.len() / 3].to_vec()),
        ("empty", Vec::new()),
        ("wide bomb", bomb(60_000)),
        ("heavy bomb", bomb(11_999)),
        ("pdf", PDF.to_vec()),
    ] {
        let started = std::time::Instant::now();
        let reply = visitor.upload("photo", "x.png", "image/png", &bytes).await;
        assert_eq!(reply.refused(422), "not_a_picture", "{name}");
        assert!(started.elapsed().as_secs() < 2, "{name} took {:?}", started.elapsed());
    }
    for (name, bytes) in [("html", &script[..]), ("a picture", &real), ("half", &PDF[..20])] {
        let reply = visitor.upload("document", "x.pdf", "application/pdf", bytes).await;
        assert_eq!(reply.refused(422), "not_a_pdf", "{name}");
    }
    assert_eq!(visitor.upload("photo", "x.svg", "image/svg+xml", svg).await.refused(415), "not_a_file_type");
    let long = [PDF, &vec![b' '; 5 * 1024 * 1024], b"%%EOF"].concat();
    assert_eq!(visitor.upload("document", "x.pdf", "application/pdf", &long).await.refused(413), "file_too_large");
    let longer = vec![0u8; 10 * 1024 * 1024 + 1];
    assert_eq!(visitor.upload("photo", "x.jpg", "image/jpeg", &longer).await.refused(413), "file_too_large");
}

#[tokio::test]
async fn transparent_pixels_become_white() {
    let site = Site::new().await;
    let visitor = site.person("Wanda Worker", "worker").await;
    let glass = RgbaImage::from_pixel(40, 40, Rgba([0, 0, 0, 0]));
    let file = visitor.upload("photo", "x.png", "image/png", &png(&glass)).await.expect(201);
    let bytes = visitor.get(file["url"].as_str().unwrap()).await.bytes;
    assert!(image::load_from_memory(&bytes).unwrap().to_rgb8().get_pixel(20, 20).0.iter().all(|c| *c > 250));
}

#[tokio::test]
async fn s50_every_download_has_safe_headers() {
    let site = Site::new().await;
    let visitor = site.person("Wanda Worker", "worker").await;
    let photo = visitor.upload("photo", "me.jpg", "image/jpeg", &jpeg(&flag(40, 20))).await.expect(201);
    let names = [
        ("CV Grüße.pdf", "attachment; filename=\"CV Gr__e.pdf\"; filename*=UTF-8''CV%20Gr%C3%BC%C3%9Fe.pdf"),
        ("a\";x=\"b.html", "attachment; filename=\"a__x__b.html.pdf\"; filename*=UTF-8''a%22%3Bx%3D%22b.html.pdf"),
        ("..\\..\\evil", "attachment; filename=\"evil.pdf\"; filename*=UTF-8''evil.pdf"),
        ("履歴書", "attachment; filename=\"___.pdf\"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf"),
    ];
    for (name, wanted) in names {
        let file = visitor.upload("document", name, "application/pdf", PDF).await.expect(201);
        let path = file["url"].as_str().unwrap();
        for method in [Method::GET, Method::HEAD] {
            let reply = visitor.send(visitor.request(method.clone(), path, None)).await;
            assert_eq!(reply.header("content-disposition"), wanted);
            for (header, value) in [
                ("content-type", "application/pdf"),
                ("x-content-type-options", "nosniff"),
                ("content-security-policy", "sandbox; default-src 'none'"),
                ("cache-control", "no-store"),
                ("content-length", &PDF.len().to_string()),
            ] {
                assert_eq!(reply.header(header), value, "{name:?} {header}");
            }
            assert_eq!(reply.bytes, if method == Method::GET { PDF } else { b"" });
        }
        assert_eq!(visitor.get(&format!("{path}?size=small")).await.refused(404), "not_found");
    }
    let path = photo["url"].as_str().unwrap();
    let reply = visitor.get(path).await;
    for (header, value) in [
        ("content-type", "image/jpeg"),
        ("content-disposition", "inline; filename=\"me.jpg\"; filename*=UTF-8''me.jpg"),
        ("cache-control", "private, max-age=31536000, immutable"),
        ("x-content-type-options", "nosniff"),
        ("content-security-policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"),
    ] {
        assert_eq!(reply.header(header), value);
    }
    let mut again = visitor.request(Method::GET, path, None);
    again.headers_mut().insert("if-none-match", reply.header("etag").parse().unwrap());
    let again = visitor.send(again).await;
    assert_eq!((again.status.as_u16(), again.bytes.len()), (304, 0));
    assert_eq!(visitor.get("/api/files/nothing").await.refused(404), "not_found");
}

#[tokio::test]
async fn only_the_owner_and_reviewers_can_see_a_document() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let other = site.person("Otto Other", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let file = worker.upload("document", "cv.pdf", "application/pdf", PDF).await.expect(201);
    let (path, token) = (file["url"].as_str().unwrap().to_owned(), file["token"].as_str().unwrap().to_owned());
    worker.get(&path).await;
    assert_eq!(employer.get(&path).await.refused(404), "not_found", "not attached yet");
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    let attached = token.clone();
    site.write(move |tx| {
        [ATTACH, USE].into_iter().try_for_each(|sql| tx.run(sql, args![application, &attached]).map(drop))
    })
    .await;
    assert_eq!(employer.get(&path).await.bytes, PDF);
    assert_eq!(worker.get(&path).await.bytes, PDF);
    assert_eq!(other.get(&path).await.refused(404), "not_found");
    assert_eq!(Visitor::new(&site).get(&path).await.refused(404), "not_found");
    let id = employer.id().await;
    for (view, hire, status) in [(0, 0, 404), (1, 0, 200), (0, 1, 200)] {
        site.write(move |tx| tx.run(RIGHTS, args![id, view, hire])).await;
        assert_eq!(employer.get(&path).await.status.as_u16(), status, "view {view}, hire {hire}");
    }
    // A document that an employer could see can't be deleted.
    assert_eq!(worker.delete(&path).await.refused(409), "wrong_state");
    let unused = worker.upload("document", "old.pdf", "application/pdf", PDF).await.expect(201);
    let path = unused["url"].as_str().unwrap();
    assert_eq!(employer.delete(path).await.refused(404), "not_found");
    worker.delete(path).await.expect(200);
    assert_eq!(worker.get(path).await.refused(404), "not_found");
}

#[tokio::test]
async fn f15_a_repeated_upload_makes_one_file() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let send = async |bytes: &[u8], name: &str| {
        let mut request = worker.upload_request("document", name, "application/pdf", bytes);
        request.headers_mut().insert("idempotency-key", "once".parse().unwrap());
        worker.send(request).await
    };
    let first = send(PDF, "cv.pdf").await.expect(201);
    assert_eq!(send(PDF, "cv.pdf").await.expect(201), first);
    assert_eq!(send(PDF, "other.pdf").await.refused(422), "idempotency_mismatch");
    let changed = [PDF, b"\n%%EOF"].concat();
    assert_eq!(send(&changed, "cv.pdf").await.refused(422), "idempotency_mismatch");
}

#[tokio::test]
async fn s51_a_used_up_quota_does_not_block_other_people() {
    let site = Site::new().await;
    let greedy = site.person("Gerd Greedy", "worker").await;
    let other = site.person("Wanda Worker", "worker").await;
    for _ in 0..100 {
        greedy.upload("document", "x.pdf", "application/pdf", PDF).await.expect(201);
    }
    let reply = greedy.upload("document", "x.pdf", "application/pdf", PDF).await;
    assert_eq!((reply.refused(429).as_str(), reply.header("retry-after")), ("quota", "86400"));
    other.upload("document", "x.pdf", "application/pdf", PDF).await.expect(201);
    site.clock.advance(DAY);
    let large = greedy.upload("document", "x.pdf", "application/pdf", PDF).await.expect(201);
    let token = large["token"].as_str().unwrap().to_owned();
    site.write(move |tx| tx.run(FILL, args![&token])).await;
    assert_eq!(greedy.upload("document", "x.pdf", "application/pdf", PDF).await.refused(429), "quota");
    other.upload("document", "x.pdf", "application/pdf", PDF).await.expect(201);
}

#[tokio::test]
async fn unused_files_are_deleted_after_a_week_like_drafts() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let send = async |kind: &str, media: &str, bytes: &[u8]| -> Value {
        worker.upload(kind, "x", media, bytes).await.expect(201)
    };
    let picture = jpeg(&flag(30, 30));
    let (shown, unused) = (send("photo", "image/jpeg", &picture).await, send("photo", "image/jpeg", &picture).await);
    let (document, attached) =
        (send("document", "application/pdf", PDF).await, send("document", "application/pdf", PDF).await);
    worker.put("/api/profile/photo", json!({ "photo": shown["token"] })).await.expect(200);
    worker.put(&format!("/api/profile/documents/{}", document["token"].as_str().unwrap()), json!({})).await.expect(200);
    let application = worker.applies(employer.posts("Line cook").await).await;
    let token = attached["token"].as_str().unwrap().to_owned();
    site.write(move |tx| {
        [ATTACH, USE].into_iter().try_for_each(|sql| tx.run(sql, args![application, &token]).map(drop))
    })
    .await;
    site.clock.advance(7 * DAY - HOUR);
    schedule::run_once(&site.app).await.unwrap();
    let status = async |file: &Value| worker.get(file["url"].as_str().unwrap()).await.status.as_u16();
    assert_eq!(status(&unused).await, 200, "a draft may still use it");
    site.clock.advance(HOUR);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(status(&unused).await, 404);
    for kept in [&shown, &document, &attached] {
        assert_eq!(status(kept).await, 200);
    }
    assert_eq!(
        site.read(|tx| tx.one(COUNT, &[], db::value::<i64>)).await,
        4,
        "two sizes of one photo and two documents"
    );
    // The old photo is deleted once the profile no longer uses it.
    worker.put("/api/profile/photo", json!({ "photo": null })).await.expect(200);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(status(&shown).await, 404);
}

/// A PNG of many pixels, in few bytes, whose end is missing.
fn cut_short(side: u32) -> Vec<u8> {
    let mut whole = Vec::new();
    RgbImage::new(side, side).write_with_encoder(PngEncoder::new(&mut whole)).unwrap();
    whole.truncate(whole.len() - 16);
    whole
}

#[tokio::test(flavor = "multi_thread")]
async fn s49_broken_pictures_of_one_account_keep_nobody_else_waiting() {
    let site = Site::new().await;
    let broken = Arc::new(cut_short(5_700));
    let attacker = Arc::new(site.person("Ada Attacker", "worker").await);
    let floods: Vec<_> = (0..16)
        .map(|_| {
            let (attacker, broken) = (Arc::clone(&attacker), Arc::clone(&broken));
            tokio::spawn(async move {
                let mut statuses = Vec::new();
                for _ in 0..40 {
                    statuses.push(attacker.upload("photo", "a.png", "image/png", &broken).await.status.as_u16());
                }
                statuses
            })
        })
        .collect();
    let honest = site.person("Wanda Worker", "worker").await;
    let photo = jpeg(&flag(300, 200));
    for _ in 0..33 {
        honest.upload("photo", "me.jpg", "image/jpeg", &photo).await.expect(201);
    }
    let mut statuses = Vec::new();
    for flood in floods {
        statuses.extend(flood.await.unwrap());
    }
    let tried = statuses.iter().filter(|status| **status == 422).count();
    assert!((1..=20).contains(&tried), "{tried} of {} were decoded: tries count", statuses.len());
    assert!(statuses.iter().all(|status| matches!(status, 422 | 429 | 503)));
    // A large photo of someone else is next but one.
    honest.upload("photo", "big.jpg", "image/jpeg", &jpeg(&flag(4_000, 3_000))).await.expect(201);
}
