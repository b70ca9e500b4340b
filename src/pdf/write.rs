//! Writing pages as a PDF file (ISO 32000): fonts are embedded with only the glyphs that are used.

use std::collections::BTreeMap;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;

use super::font::{Font, Fonts, Weight};
use super::layout::{PAGE, Page, Text};
use crate::clock;

const SYSTEM: SystemInfo = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// A font, with the glyphs that the document uses and the character for each.
struct Used<'f> {
    weight: Weight,
    font: &'f Font,
    glyphs: GlyphRemapper,
    characters: BTreeMap<u16, char>,
}

impl<'f> Used<'f> {
    fn new(fonts: &'f Fonts, weight: Weight) -> Self {
        Self { weight, font: fonts.of(weight), glyphs: GlyphRemapper::new(), characters: BTreeMap::new() }
    }

    /// Returns text as the font's glyph numbers, two bytes each.
    fn encode(&mut self, text: &str) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(text.len() * 2);
        for character in text.chars() {
            let id = self.glyphs.remap(self.font.glyph(character).0);
            self.characters.entry(id).or_insert(character);
            bytes.extend(id.to_be_bytes());
        }
        bytes
    }
}

/// Returns the file.
pub fn file(fonts: &Fonts, title: &str, made_at: i64, pages: &[Page]) -> Vec<u8> {
    let mut next = 0;
    let mut id = || {
        next += 1;
        Ref::new(next)
    };
    let (catalog, tree, info) = (id(), id(), id());
    let mut used = Weight::ALL.map(|weight| Used::new(fonts, weight));
    let ids: Vec<(Ref, Ref)> = pages.iter().map(|_| (id(), id())).collect();
    let font_ids = Weight::ALL.map(|_| [id(), id(), id(), id(), id()]);
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(tree).lang(TextStr("en"));
    let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
    pdf.pages(tree).kids(ids.iter().map(|(page, _)| *page)).count(count);
    let mut about = pdf.document_info(info);
    about.title(TextStr(title)).producer(TextStr("Jobstead"));
    about.pair(Name(b"CreationDate"), Str(format!("D:{}Z", stamp(made_at)).as_bytes()));
    about.finish();
    for (page, (page_id, content_id)) in pages.iter().zip(&ids) {
        let mut out = pdf.page(*page_id);
        out.media_box(Rect::new(0.0, 0.0, PAGE.0, PAGE.1)).parent(tree).contents(*content_id);
        let mut resources = out.resources();
        let mut names = resources.fonts();
        for (name, font) in [b"F0", b"F1"].iter().zip(&font_ids) {
            names.pair(Name(*name), font[0]);
        }
        names.finish();
        resources.finish();
        out.finish();
        let content = compressed(&content(page, &mut used));
        pdf.stream(*content_id, &content).filter(Filter::FlateDecode);
    }
    for (font, ids) in used.iter().zip(font_ids) {
        embed(&mut pdf, font, ids);
    }
    pdf.finish()
}

fn stamp(made_at: i64) -> String {
    clock::format_basic_utc(made_at).chars().filter(char::is_ascii_digit).collect()
}

fn content(page: &Page, used: &mut [Used<'_>; 2]) -> Vec<u8> {
    let mut content = Content::new();
    content.set_stroke_gray(0.7).set_line_width(0.6);
    for y in &page.rules {
        content.move_to(56.0, *y).line_to(PAGE.0 - 56.0, *y).stroke();
    }
    for Text { weight, size, x, y, line } in &page.texts {
        let (font, name) = match weight {
            Weight::Regular => (&mut used[0], Name(b"F0")),
            Weight::Bold => (&mut used[1], Name(b"F1")),
        };
        let glyphs = font.encode(line);
        content.begin_text().set_font(name, *size).next_line(*x, *y).show(Str(&glyphs)).end_text();
    }
    content.finish().into_vec()
}

/// Embeds a font: the composite font, its glyphs' widths, their metrics, the file, and what each glyph means.
fn embed(pdf: &mut Pdf, used: &Used<'_>, [type0, cid, descriptor, cmap, file]: [Ref; 5]) {
    let (font, face) = (used.font, used.font.face());
    // Six letters mark a font with only some of its glyphs.
    let name = format!("JOBSTD+{}", used.weight.name());
    let name = Name(name.as_bytes());
    pdf.type0_font(type0)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid)
        .to_unicode(cmap);
    let mut dict = pdf.cid_font(cid);
    dict.subtype(CidFontType::Type2).base_font(name).system_info(SYSTEM).font_descriptor(descriptor).default_width(0.0);
    dict.cid_to_gid_map_predefined(Name(b"Identity"));
    let advances = used
        .glyphs
        .remapped_gids()
        .map(|old| font.thousandths(face.glyph_hor_advance(ttf_parser::GlyphId(old)).unwrap_or(0)));
    dict.widths().consecutive(0, advances);
    dict.finish();
    let bounds = face.global_bounding_box();
    let scaled = |units: i16| font.thousandths(units);
    let ascent = scaled(face.ascender());
    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(scaled(bounds.x_min), scaled(bounds.y_min), scaled(bounds.x_max), scaled(bounds.y_max)))
        .italic_angle(0.0)
        .ascent(ascent)
        .descent(scaled(face.descender()))
        .cap_height(face.capital_height().map_or(ascent, scaled))
        .stem_v(80.0)
        .font_file2(file);
    let mut meanings = UnicodeCmap::<u16>::new(Name(b"Jobstead"), SYSTEM);
    for (glyph, character) in &used.characters {
        meanings.pair(*glyph, *character);
    }
    let meanings = compressed(&meanings.finish().into_vec());
    pdf.stream(cmap, &meanings).filter(Filter::FlateDecode);
    // The whole font is valid, too, only larger.
    let subset = subsetter::subset(used.weight.file(), 0, &used.glyphs).unwrap_or_else(|_| used.weight.file().to_vec());
    let bytes = compressed(&subset);
    pdf.stream(file, &bytes)
        .filter(Filter::FlateDecode)
        .pair(Name(b"Length1"), i32::try_from(subset.len()).unwrap_or(0));
}

fn compressed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // A vector takes everything.
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.unwrap_or_default()
}
