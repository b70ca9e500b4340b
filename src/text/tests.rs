use serde::Deserialize;

use super::{excerpt, to_html, truncate};

#[derive(Deserialize)]
struct Vector {
    name: String,
    text: String,
    html: String,
}

#[test]
fn renders_every_shared_vector() {
    let vectors: Vec<Vector> = serde_json::from_str(include_str!("../../data/text-vectors.json")).unwrap();
    assert!(vectors.len() >= 30);
    for vector in vectors {
        // React also escapes apostrophes, which HTML doesn't require in either of the places where we write text.
        let expected = vector.html.replace("&#x27;", "'");
        assert_eq!(to_html(&vector.text).into_string(), expected, "{}", vector.name);
    }
}

#[test]
fn pathological_texts_parse_in_linear_time() {
    let texts =
        ["**a ".repeat(5_000), format!("https://a{}", ")".repeat(20_000)), "http".repeat(5_000), "**".repeat(10_000)];
    for text in texts {
        let html = to_html(&text).into_string();
        assert_eq!(html.matches("<strong>").count(), html.matches("</strong>").count());
        assert!(html.starts_with("<p>") && html.ends_with("</p>"));
    }
}

#[test]
fn excerpts_are_plain_text() {
    let text = "**Painter** wanted.\n\n- brush\n- ladder\nSee https://example.org.";
    assert_eq!(excerpt(text, 200), "Painter wanted. brush ladder See https://example.org.");
    assert_eq!(excerpt(text, 16), "Painter wanted.…");
    assert_eq!(excerpt(text, 15), "Painter…");
    assert_eq!(excerpt("", 10), "");
}

#[test]
fn truncation_keeps_whole_words_within_the_limit() {
    assert_eq!(truncate("Depot  Street", 60), "Depot Street");
    assert_eq!(truncate("Depot Street, north end", 14), "Depot Street…");
    assert_eq!(truncate("Donaudampfschiff", 6), "Donau…");
    assert_eq!(truncate("größer als groß", 7), "größer…");
    for max in 1..30 {
        assert!(truncate("Ünïcode words and more of them", max).chars().count() <= max);
    }
}

#[test]
fn a_text_of_invisible_characters_is_blank() {
    for blank in ["", " \n\t", "\u{200b}\u{200d}", "\u{feff} \u{2060}", "\u{3164}", "\u{2800}", "\u{fe0f}", "\u{e0041}"]
    {
        assert!(super::is_blank(blank), "{blank:?}");
    }
    for text in ["a", "\u{200b}.", "👨\u{200d}👩", "❤\u{fe0f}", "שלום"] {
        assert!(!super::is_blank(text), "{text:?}");
    }
}
