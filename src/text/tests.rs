use serde::Deserialize;

use super::{cut, excerpt, to_html};

#[derive(Deserialize)]
struct Vector {
    name: String,
    text: String,
    html: String,
}

#[test]
fn every_shared_vector() {
    let vectors: Vec<Vector> = serde_json::from_str(include_str!("../../data/text-vectors.json")).unwrap();
    assert!(vectors.len() >= 30);
    for vector in vectors {
        // React also escapes apostrophes, which HTML needs in neither of the places where we write text.
        let expected = vector.html.replace("&#x27;", "'");
        assert_eq!(to_html(&vector.text).into_string(), expected, "{}", vector.name);
    }
}

#[test]
fn hostile_texts_are_fast_and_balanced() {
    let texts =
        ["**a ".repeat(5_000), format!("https://a{}", ")".repeat(20_000)), "http".repeat(5_000), "**".repeat(10_000)];
    for text in texts {
        let html = to_html(&text).into_string();
        assert_eq!(html.matches("<strong>").count(), html.matches("</strong>").count());
        assert!(html.starts_with("<p>") && html.ends_with("</p>"));
    }
}

#[test]
fn an_excerpt_is_plain_words() {
    let text = "**Painter** wanted.\n\n- brush\n- ladder\nSee https://example.org.";
    assert_eq!(excerpt(text, 200), "Painter wanted. brush ladder See https://example.org.");
    assert_eq!(excerpt(text, 16), "Painter wanted.…");
    assert_eq!(excerpt(text, 15), "Painter…");
    assert_eq!(excerpt("", 10), "");
}

#[test]
fn cutting_keeps_whole_words_and_the_limit() {
    assert_eq!(cut("Depot  Street", 60), "Depot Street");
    assert_eq!(cut("Depot Street, north end", 14), "Depot Street…");
    assert_eq!(cut("Donaudampfschiff", 6), "Donau…");
    assert_eq!(cut("größer als groß", 7), "größer…");
    for max in 1..30 {
        assert!(cut("Ünïcode words and more of them", max).chars().count() <= max);
    }
}
