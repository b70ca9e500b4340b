//! Embedding fonts with only the glyphs that are used, and what each glyph means.

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish as _, Name, Pdf, Rect, Ref, Str};
use subsetter::GlyphRemapper;
use ttf_parser::{Face, GlyphId, RawFace, Tag};

use super::font::{self, BOX_ADVANCE, FontId, Fonts, Glyph};
use super::joined::copied;
use super::write::{Numbers, compressed};

const SYSTEM: SystemInfo = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };
/// What a box looks like, in thousandths of its size: left, bottom, width, height and thickness of the line.
const BOX: (f32, f32, f32, f32, f32) = (70.0, 0.0, 460.0, 680.0, 50.0);

/// What a document uses of a font: the glyphs, and the character for each.
#[derive(Default)]
pub struct Used {
    glyphs: GlyphRemapper,
    characters: BTreeMap<u16, char>,
}

impl Used {
    /// Returns a glyph's code: one byte for a box, otherwise two.
    pub fn encode(&mut self, glyph: Glyph, character: char) -> Vec<u8> {
        let is_box = matches!(glyph.font, FontId::Boxes(_));
        let id = if is_box { glyph.id } else { self.glyphs.remap(glyph.id) };
        self.characters.entry(id).or_insert(character);
        let code = id.to_be_bytes();
        if is_box { vec![code[1]] } else { code.to_vec() }
    }
}

/// Returns the name that pages use for a font.
pub fn name(font: FontId) -> String {
    match font {
        FontId::Regular => "F0".to_owned(),
        FontId::Bold => "F1".to_owned(),
        FontId::System(at) => format!("S{at}"),
        FontId::Boxes(at) => format!("B{at}"),
    }
}

/// Embeds a font as this object.
pub fn embed(pdf: &mut Pdf, numbers: &mut Numbers, id: Ref, (font, fonts): (FontId, &Fonts), used: &Used) {
    let Some((file, index)) = fonts.file(font) else { return embed_boxes(pdf, numbers, id, used) };
    // They were parsed before.
    let Ok(face) = Face::parse(file, index) else { return };
    let (cid, descriptor, cmap, data) = (numbers.next(), numbers.next(), numbers.next(), numbers.next());
    // Six letters mark a font with only some of its glyphs.
    let name = match font {
        FontId::Regular => "JOBSTD+Roboto-Regular".to_owned(),
        FontId::Bold => "JOBSTD+Roboto-Bold".to_owned(),
        FontId::System(at) | FontId::Boxes(at) => format!("JOBSTD+System-{at}"),
    };
    let name = Name(name.as_bytes());
    // The whole font is valid, too, only larger.
    let subset = subsetter::subset(file, index, &used.glyphs).unwrap_or_else(|_| file.to_vec());
    let outlines = RawFace::parse(&subset, 0).ok().and_then(|face| face.table(Tag::from_bytes(b"CFF ")));
    let kind = if outlines.is_some() { CidFontType::Type0 } else { CidFontType::Type2 };
    let mut dict = pdf.type0_font(id);
    dict.base_font(name).encoding_predefined(Name(b"Identity-H")).descendant_font(cid).to_unicode(cmap);
    dict.finish();
    let mut dict = pdf.cid_font(cid);
    dict.subtype(kind).base_font(name).system_info(SYSTEM).font_descriptor(descriptor).default_width(0.0);
    if outlines.is_none() {
        dict.cid_to_gid_map_predefined(Name(b"Identity"));
    }
    dict.widths().consecutive(0, used.glyphs.remapped_gids().map(|old| font::advance(&face, GlyphId(old))));
    dict.finish();
    describe(pdf, descriptor, name, &face, (data, outlines.is_some()));
    meanings(pdf, cmap, &used.characters);
    let bytes = compressed(outlines.unwrap_or(&subset));
    let mut stream = pdf.stream(data, &bytes);
    stream.filter(Filter::FlateDecode);
    match outlines {
        Some(_) => stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C")),
        None => stream.pair(Name(b"Length1"), i32::try_from(subset.len()).unwrap_or(0)),
    };
}

fn describe(pdf: &mut Pdf, id: Ref, name: Name<'_>, face: &Face<'_>, (data, is_cff): (Ref, bool)) {
    let bounds = face.global_bounding_box();
    let scaled = |units: i16| font::thousandths(face, units);
    let ascent = scaled(face.ascender());
    let mut out = pdf.font_descriptor(id);
    out.name(name)
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(scaled(bounds.x_min), scaled(bounds.y_min), scaled(bounds.x_max), scaled(bounds.y_max)))
        .italic_angle(0.0)
        .ascent(ascent)
        .descent(scaled(face.descender()))
        .cap_height(face.capital_height().map_or(ascent, scaled))
        .stem_v(80.0);
    if is_cff {
        out.font_file3(data)
    } else {
        out.font_file2(data)
    };
}

fn meanings(pdf: &mut Pdf, id: Ref, characters: &BTreeMap<u16, char>) {
    let mut meanings = UnicodeCmap::<u16>::new(Name(b"Jobstead"), SYSTEM);
    for (glyph, character) in characters {
        meanings.pair(*glyph, copied(*character));
    }
    let meanings = compressed(&meanings.finish().into_vec());
    pdf.stream(id, &meanings).filter(Filter::FlateDecode);
}

/// Embeds a font in which every glyph is a box, but each means another character.
fn embed_boxes(pdf: &mut Pdf, numbers: &mut Numbers, id: Ref, used: &Used) {
    let (cmap, glyph) = (numbers.next(), numbers.next());
    let codes = || used.characters.keys().map(|code| u8::try_from(*code).unwrap_or(0));
    let (first, last) = (codes().min().unwrap_or(0), codes().max().unwrap_or(0));
    let names: Vec<String> = (first..=last).map(|code| format!("b{code}")).collect();
    let (left, bottom, width, height, line) = BOX;
    let mut dict = pdf.type3_font(id);
    dict.bbox(Rect::new(0.0, bottom - line, BOX_ADVANCE, height + line))
        .matrix([0.001, 0.0, 0.0, 0.001, 0.0, 0.0])
        .first_char(first)
        .last_char(last)
        .widths((first..=last).map(|_| BOX_ADVANCE))
        .to_unicode(cmap);
    let mut shapes = dict.char_procs();
    for name in &names {
        shapes.pair(Name(name.as_bytes()), glyph);
    }
    shapes.finish();
    dict.encoding_custom().differences().consecutive(first, names.iter().map(|name| Name(name.as_bytes())));
    dict.resources();
    dict.finish();
    let mut shape = Content::new();
    shape.start_shape_glyph(BOX_ADVANCE, 0.0, bottom - line, BOX_ADVANCE, height + line);
    shape.set_line_width(line).rect(left, bottom, width, height).stroke();
    let shape = compressed(&shape.finish().into_vec());
    pdf.stream(glyph, &shape).filter(Filter::FlateDecode);
    let mut meanings = UnicodeCmap::<u8>::new(Name(b"Jobstead"), SYSTEM);
    for (code, character) in codes().zip(used.characters.values()) {
        meanings.pair(code, *character);
    }
    let meanings = compressed(&meanings.finish().into_vec());
    pdf.stream(cmap, &meanings).filter(Filter::FlateDecode);
}
