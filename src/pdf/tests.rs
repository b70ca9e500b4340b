//! Tests of wrapping, page breaks, the structure and the file.

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use ttf_parser::Face;

use super::font::{FontId, Fonts, Weight};
use super::system::Shelf;
use super::wrap::{visual, wrap};
use super::{About, Cell, Document, Paper};

/// A system without fonts.
fn bare() -> &'static Shelf {
    static BARE: OnceLock<Shelf> = OnceLock::new();
    BARE.get_or_init(Shelf::default)
}

/// A system with a font for two Chinese characters.
fn with_han() -> &'static Shelf {
    static HAN: OnceLock<Shelf> = OnceLock::new();
    HAN.get_or_init(|| Shelf::of(&[fonts_of_tests()]))
}

fn fonts_of_tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fonts")
}

fn begin(paper: Paper, shelf: fn() -> &'static Shelf) -> Document {
    let about = About { title: "A <contract>", footer: "Alder Creek", made_at: 1_795_176_000_000, paper };
    Document::with_fonts(about, shelf).unwrap()
}

fn sample(lines: usize) -> Vec<u8> {
    let mut page = begin(Paper::A4, bare);
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

/// Returns the file's compressed streams, as text.
fn streams(file: &[u8]) -> String {
    let mut all = String::new();
    for (at, _) in file.windows(8).enumerate().filter(|(_, window)| *window == b"\nstream\n") {
        let mut text = Vec::new();
        if flate2::read::ZlibDecoder::new(&file[at + 8..]).read_to_end(&mut text).is_ok() {
            all.push_str(&String::from_utf8_lossy(&text));
        }
    }
    all
}

#[test]
fn the_fonts_have_the_letters_of_european_languages() {
    let mut fonts = Fonts::new(bare).unwrap();
    for weight in [Weight::Regular, Weight::Bold] {
        for character in "AzÄßéłőšžçñøåæðþĦŦαβΩЖдщїђ€£¥₹–—‘’“”…•ếộ".chars()
        {
            let font = fonts.glyph(weight, character).font;
            assert!(matches!(font, FontId::Regular | FontId::Bold), "{character} in {weight:?}");
        }
    }
    assert_eq!(fonts.glyph(Weight::Bold, '水').font, FontId::Boxes(0), "a box instead");
    assert!(Face::parse(fonts.file(FontId::Bold).unwrap().0, 0).is_ok());
}

#[test]
fn lines_fit_and_long_words_are_broken() {
    let mut fonts = Fonts::new(bare).unwrap();
    let text = format!("Short words and {} after it\u{7}, with controls", "a".repeat(300));
    for width in [30.0, 100.0, 400.0] {
        let lines = wrap(&mut fonts, &text, Weight::Regular, 10.0, width);
        for line in &lines {
            let needed = fonts.width_of(line.trim_end(), Weight::Regular, 10.0);
            assert!(needed <= width + 0.01, "{line}");
        }
        let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
        assert_eq!(letters(&lines.concat()), letters(&text), "nothing is lost");
    }
    assert_eq!(wrap(&mut fonts, "", Weight::Regular, 10.0, 50.0), Vec::<String>::new());
    assert_eq!(wrap(&mut fonts, "e\u{301}t\u{200b}a\u{ad}", Weight::Regular, 10.0, 50.0), ["éta"]);
}

#[test]
fn a_long_document_has_more_pages_and_the_same_content_the_same_bytes() {
    assert_eq!(sample(3), sample(3));
    let (short, long) = (sample(3), sample(60));
    assert_eq!((count(&short, "/Type /Page\n"), count(&long, "/Type /Page\n")), (1, 5));
    assert!(short.starts_with(b"%PDF-1.") && short.len() < 45_000, "{}", short.len());
    assert_eq!(count(&long, "JOBSTD+Roboto-Bold"), 3, "each font is embedded once");
}

#[test]
fn copied_text_is_the_text() {
    let maps = streams(&sample(1));
    for character in ['Л', 'ö', 'ß', 'Ł'] {
        assert!(maps.contains(&format!("<{:04X}>", u32::from(character))), "{character} has a meaning");
    }
}

#[test]
fn a_name_without_a_font_is_boxes_that_each_mean_their_character() {
    let mut page = begin(Paper::A4, bare);
    page.row("Employer", "王伟 Ltd, 王");
    let file = page.finish();
    assert_eq!(count(&file, "/Subtype /Type3"), 1);
    let streams = streams(&file);
    assert!(streams.contains("re\nS"), "a box is drawn: {streams}");
    assert!(streams.contains("<00> <738B>") && streams.contains("<01> <4F1F>"), "each is its own: {streams}");
    // More than a font of 256 boxes holds.
    let mut page = begin(Paper::A4, bare);
    page.note(&(0x4e00..0x4f80).filter_map(char::from_u32).collect::<String>());
    assert_eq!(count(&page.finish(), "/Subtype /Type3"), 2);
}

#[test]
fn a_name_is_printed_with_the_systems_font() {
    let mut page = begin(Paper::A4, with_han);
    page.row("Employer", "王伟 Ltd 李");
    let file = page.finish();
    assert_eq!(count(&file, "JOBSTD+System-0"), 3, "it's embedded once");
    assert_eq!(count(&file, "/Subtype /Type3"), 1, "and a character that it doesn't have is a box");
    let streams = streams(&file);
    for character in ['王', '伟', '李'] {
        assert!(streams.contains(&format!("<{:04X}>", u32::from(character))), "{character}: {streams}");
    }
}

#[test]
fn the_search_finds_fonts_among_anything_else() {
    let folder = tempfile::TempDir::new().unwrap();
    let deep = folder.path().join("truetype/han");
    std::fs::create_dir_all(&deep).unwrap();
    std::fs::copy(fonts_of_tests().join("han.ttf"), deep.join("Han.TTF")).unwrap();
    std::fs::write(deep.join("broken.ttf"), b"\0\x01\0\0 and no more").unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(folder.path(), deep.join("loop")).unwrap();
    let shelf = Shelf::of(&[folder.path().join("missing"), folder.path().to_owned()]);
    assert_eq!(['王', '伟', '李'].map(|character| shelf.find(character)), [Some(0), Some(0), None]);
    let font = shelf.load(0).unwrap();
    assert!(font.glyph('王').is_some_and(|(id, advance)| id > 0 && advance > 500.0));
    assert_eq!(font.glyph('李'), None);
    // Too deep to be looked at.
    let deeper = deep.join("1/2/3/4");
    std::fs::create_dir_all(&deeper).unwrap();
    std::fs::rename(deep.join("Han.TTF"), deeper.join("Han.TTF")).unwrap();
    assert_eq!(Shelf::of(&[folder.path().to_owned()]).find('王'), None);
    assert!(shelf.load(0).is_none(), "it's gone");
}

#[test]
fn letters_of_hebrew_and_arabic_run_the_other_way() {
    let fonts = Fonts::new(bare).unwrap();
    assert_eq!(visual(&fonts, "Größe (1)"), "Größe (1)");
    assert_eq!(visual(&fonts, "For שלום and 12"), "For םולש and 12");
    assert_eq!(visual(&fonts, "(אב) 12"), "12 (בא)");
    assert_eq!(visual(&fonts, "دار"), "راد");
}

#[test]
fn the_paper_is_the_countrys_and_tables_are_as_wide_as_it() {
    assert_eq!(["US", "CA", "MX", "PH"].map(Paper::of_country), [Paper::Letter; 4]);
    assert_eq!(["DE", "GB", "", "us"].map(Paper::of_country), [Paper::A4; 4]);
    for (paper, size, right) in
        [(Paper::A4, "[0 0 595.28 841.89]", 539.28_f32), (Paper::Letter, "[0 0 612 792]", 556.0)]
    {
        let mut page = begin(paper, bare);
        page.cells(&[Cell { x: 375.0, width: 108.28, is_right: true, text: "$1.00".to_owned() }], false);
        let file = page.finish();
        assert_eq!(count(&file, size), 1, "{paper:?}");
        let mut fonts = Fonts::new(bare).unwrap();
        let x = right - fonts.width_of("$1.00", Weight::Regular, 8.5);
        let text = streams(&file);
        let begins: Vec<f32> =
            text.lines().filter_map(|line| line.strip_suffix(" Td")?.split(' ').next()?.parse().ok()).collect();
        assert!(begins.iter().any(|begin| (begin - x).abs() < 0.1), "{paper:?}: {x} {begins:?}");
    }
}

#[test]
fn screen_readers_find_headings_paragraphs_lists_and_tables() {
    let mut page = begin(Paper::Letter, bare);
    let cell = |x, text: &str| Cell { x, width: 90.0, is_right: false, text: text.to_owned() };
    page.heading("Invoice");
    page.subheading("Sides");
    page.row("From", "Emma\n- one\n- two");
    page.row("To", "Wanda");
    page.rule();
    page.cells(&[cell(0.0, "Work"), cell(100.0, "Pay")], true);
    page.rule();
    page.cells(&[cell(0.0, "Cooking"), cell(100.0, "$5")], false);
    page.cells(&[cell(0.0, "Total"), cell(100.0, "$5")], true);
    page.paragraph("Thanks.");
    let file = page.finish();
    for (part, times) in [
        ("/S /Document", 1),
        ("/S /H1", 1),
        ("/S /H2", 1),
        ("/S /Table\n", 2),
        ("/S /TR", 5),
        // Two rows name themselves, and two columns are named; the total names none.
        ("/Scope /Row", 2),
        ("/Scope /Column", 2),
        ("/S /TD", 6),
        ("/S /LI\n", 2),
        ("/S /LBody", 2),
        ("/S /P\n", 3),
        ("/Marked true", 1),
        ("/Lang (en)", 1),
        ("/DisplayDocTitle true", 1),
        ("/Tabs /S", 1),
        ("A &lt;contract&gt;", 1),
    ] {
        assert_eq!(count(&file, part), times, "{part}");
    }
    // Everything that's printed belongs to an element or to every page.
    let content = streams(&file);
    let printed = content.matches("BT\n").count();
    assert_eq!(content.matches("/MCID").count() + content.matches("/Pagination").count(), printed);
    assert!(printed > 15, "{content}");
}
