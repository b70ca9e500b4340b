//! Tests of wrapping, page breaks and the file.

use std::io::Read as _;

use super::Document;
use super::font::{Fonts, Weight};
use super::layout::wrap;

fn sample(lines: usize) -> Vec<u8> {
    let mut page = Document::new("A contract", "Alder Creek", 1_795_176_000_000).unwrap();
    page.heading("Линия, Größe and Łódź");
    for n in 0..lines {
        page.row("Label", &format!("Line {n} of a text with - signs\n- an item\n- another"));
    }
    page.finish()
}

/// Returns how often a text is in the file.
fn count(file: &[u8], text: &str) -> usize {
    file.windows(text.len()).filter(|window| *window == text.as_bytes()).count()
}

#[test]
fn the_fonts_have_the_letters_of_european_languages() {
    let fonts = Fonts::new().unwrap();
    for weight in Weight::ALL {
        let font = fonts.of(weight);
        for character in "AzÄßéłőšžçñøåæðþĦŦαβΩЖдщїђ€£¥₹–—‘’“”…•ếộ".chars()
        {
            assert!(font.face().glyph_index(character).is_some(), "{character} in {weight:?}");
        }
        assert_eq!(font.glyph('水'), font.glyph('□'), "a box instead");
    }
}

#[test]
fn lines_fit_and_long_words_are_broken() {
    let fonts = Fonts::new().unwrap();
    let text = format!("Short words and {} after it\u{7}, with controls", "a".repeat(300));
    for width in [30.0, 100.0, 400.0] {
        let lines = wrap(&fonts, &text, Weight::Regular, 10.0, width);
        for line in &lines {
            assert!(fonts.of(Weight::Regular).width_of(line, 10.0) <= width + 0.01, "{line}");
        }
        let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
        assert_eq!(letters(&lines.concat()), letters(&text), "nothing is lost");
    }
    assert_eq!(wrap(&fonts, "", Weight::Regular, 10.0, 50.0), Vec::<String>::new());
}

#[test]
fn a_long_document_has_more_pages_and_the_same_content_the_same_bytes() {
    assert_eq!(sample(3), sample(3));
    let (short, long) = (sample(3), sample(60));
    assert_eq!((count(&short, "/Type /Page\n"), count(&long, "/Type /Page\n")), (1, 5));
    assert!(short.starts_with(b"%PDF-1.") && short.len() < 40_000, "{}", short.len());
    assert_eq!(count(&long, "JOBSTD+Roboto-Bold"), 3, "each font is embedded once");
}

#[test]
fn copied_text_is_the_text() {
    let file = sample(1);
    let mut maps = String::new();
    for (at, _) in file.windows(8).enumerate().filter(|(_, window)| *window == b"\nstream\n") {
        let mut text = String::new();
        if flate2::read::ZlibDecoder::new(&file[at + 8..]).read_to_string(&mut text).is_ok() {
            maps.push_str(&text);
        }
    }
    for character in ['Л', 'ö', 'ß', 'Ł'] {
        assert!(maps.contains(&format!("<{:04X}>", u32::from(character))), "{character} has a meaning");
    }
}
