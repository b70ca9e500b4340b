//! Web pages as browsers save them.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::tests::{only_row, pairs, parse};
use super::{FeedError, Format};

const JOB: &str = r#"{"@context":"https://schema.org","@type":"JobPosting","title":"Café cook","description":"<p>Grill.</p>",
    "jobLocationType":"TELECOMMUTE","baseSalary":{"@type":"MonetaryAmount","currency":"USD",
    "value":{"@type":"QuantitativeValue","value":"21.50","unitText":"HOUR"}}}"#;

fn page(script: &str) -> String {
    format!(
        "<!DOCTYPE html><html><head><meta charset=\"utf-8\"><script type=\"application/ld+json\">{script}</script></head>\
         <body><h1>Cook</h1></body></html>"
    )
}

fn expected() -> Vec<(String, String)> {
    pairs(&[
        ("title", "Café cook"),
        ("description", "<p>Grill.</p>"),
        ("jobLocationType", "Remote"),
        ("baseSalary.currency", "USD"),
        ("baseSalary.value.value", "21.50"),
        ("baseSalary.value.unitText", "HOUR"),
    ])
}

#[test]
fn data_in_any_wrapper_is_read() {
    for script in [
        JOB.to_owned(),
        format!("//<![CDATA[\n{JOB}\n//]]>"),
        format!("<!--\n{JOB}\n-->"),
        JOB.replace("}}}", ",},\n},\n}"),
        format!("[{JOB},]"),
        format!(r#"{{"@context":"https://schema.org","@graph":[{{"@type":"WebPage"}},{{"mainEntity":{JOB}}}]}}"#),
    ] {
        assert_eq!(only_row(&page(&script)), expected(), "{script}");
    }
    let lines = JOB.replace("Grill.", "Grill\r\nand\tfry.");
    assert_eq!(only_row(&page(&lines))[1].1, "<p>Grill\nand fry.</p>");
}

#[test]
fn pages_in_old_encodings_are_decoded() {
    let file = page(JOB).replace("utf-8", "ISO-8859-1");
    let latin: Vec<u8> = file.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    assert_eq!(parse(&latin).unwrap().2[0].cells[0], "Café cook");
}

/// Writes a text in quoted-printable, as Chrome does.
fn quoted(text: &str) -> String {
    let encoded: Vec<String> = text
        .bytes()
        .map(|byte| match byte {
            b'=' | 0..=9 | 11..=31 | 127.. => format!("={byte:02X}"),
            _ => char::from(byte).to_string(),
        })
        .collect();
    encoded.chunks(60).map(<[String]>::concat).collect::<Vec<_>>().join("=\n").replace('\n', "\r\n")
}

/// Writes a page with a picture and a frame in one file.
fn archive(encoding: &str, body: &str) -> String {
    let boundary = "----MultipartBoundary--a1B2c3----";
    let part = |kind: &str, encoding: &str, body: &str| {
        format!(
            "--{boundary}\r\nContent-Type: {kind}\r\nContent-Transfer-Encoding: {encoding}\r\nContent-Location: \
             https://example.org/1\r\n\r\n{body}\r\n"
        )
    };
    let parts = [
        part("text/html", encoding, body),
        part("image/png", "base64", &STANDARD.encode([7; 900])),
        part("text/html; charset=utf-8", "quoted-printable", &quoted("<html><body>Advertisement</body></html>")),
    ];
    format!(
        "From: <Saved by Blink>\r\nSnapshot-Content-Location: https://example.org/1\r\nSubject: Cook\r\n\
         Date: Mon, 30 Nov 2026 10:00:00 -0000\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\t\
         type=\"text/html\";\r\n\tboundary=\"{boundary}\"\r\n\r\n\r\n{}--{boundary}--\r\n",
        parts.concat()
    )
}

#[test]
fn a_page_saved_in_one_file_is_read() {
    let page = page(JOB);
    for (encoding, body) in [
        ("quoted-printable", quoted(&page)),
        ("base64", STANDARD.encode(&page)),
        ("8bit", page.clone()),
        ("binary", page.clone()),
    ] {
        let file = archive(encoding, &body);
        assert_eq!(only_row(&file), expected(), "{encoding}");
        assert_eq!(parse(file.as_bytes()).unwrap().0, Format::Json);
    }
    // Chromium leaves scripts out (findings/chromium-mhtml-without-scripts.sh).
    let error = |file: &str| parse(file.as_bytes()).map(drop).unwrap_err();
    for file in [
        archive("8bit", "<html><body>Cook wanted</body></html>"),
        archive("base64", "not base64 at all"),
        archive("8bit", &page).split("<script").next().unwrap().to_owned(),
        // Too many parts, and data that is too long.
        archive("8bit", &format!("{page}{}", "\r\n--x".repeat(6_000))),
        archive("8bit", &self::page(&JOB.replace("Grill.", &"Grill. ".repeat(100_000)))),
    ] {
        assert!(matches!(error(&file), FeedError::NoDataInArchive));
    }
    // A table may have such words in it.
    let table = "Title,Note\nCook,MIME-Version: 1.0 Content-Type: x\n";
    assert_eq!(parse(table.as_bytes()).unwrap().0, Format::Csv);
}
