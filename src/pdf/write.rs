//! Writing pages as a PDF file (ISO 32000-1), with the structure that screen readers follow.

use std::collections::BTreeMap;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{ArtifactType, StructRole, TabOrder, TableHeaderScope};
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Content, Filter, Finish as _, Name, Pdf, Rect, Ref, Str, TextStr};

use super::embed::{self, Used};
use super::font::{FontId, Fonts};
use super::layout::{About, MARGIN, Page, Text};
use super::structure::{Part, Role, Structure};
use super::wrap::visual;
use crate::clock;

/// Numbers for the objects of a file.
#[derive(Default)]
pub struct Numbers(i32);

impl Numbers {
    /// Returns the next number.
    pub fn next(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }

    fn some(&mut self, count: usize) -> Vec<Ref> {
        (0..count).map(|_| self.next()).collect()
    }
}

/// Returns the file.
pub fn file(fonts: &mut Fonts, about: About<'_>, pages: &[Page], structure: &Structure) -> Vec<u8> {
    let mut numbers = Numbers::default();
    let (catalog, tree, info, metadata, root) =
        (numbers.next(), numbers.next(), numbers.next(), numbers.next(), numbers.next());
    let page_ids = numbers.some(pages.len());
    let mut used = BTreeMap::new();
    let contents: Vec<Vec<u8>> =
        pages.iter().map(|page| compressed(&content(page, about, structure, fonts, &mut used))).collect();
    let mut pdf = Pdf::new();
    let mut out = pdf.catalog(catalog);
    out.pages(tree).lang(TextStr("en")).metadata(metadata).pair(Name(b"StructTreeRoot"), root);
    out.mark_info().marked(true);
    out.viewer_preferences().display_doc_title(true);
    out.finish();
    describe(&mut pdf, info, metadata, about);
    pdf.pages(tree).kids(page_ids.iter().copied()).count(i32::try_from(pages.len()).unwrap_or(i32::MAX));
    let font_ids: Vec<(FontId, Ref)> = used.keys().map(|font| (*font, numbers.next())).collect();
    for ((at, id), content) in page_ids.iter().enumerate().zip(&contents) {
        let (content_id, (width, height)) = (numbers.next(), about.paper.size());
        let mut page = pdf.page(*id);
        page.media_box(Rect::new(0.0, 0.0, width, height)).parent(tree).contents(content_id);
        page.struct_parents(number(at)).tab_order(TabOrder::StructureOrder);
        let mut resources = page.resources();
        let mut names = resources.fonts();
        for (font, id) in &font_ids {
            names.pair(Name(embed::name(*font).as_bytes()), *id);
        }
        names.finish();
        resources.finish();
        page.finish();
        pdf.stream(content_id, content).filter(Filter::FlateDecode);
    }
    for (font, id) in font_ids {
        embed::embed(&mut pdf, &mut numbers, id, (font, fonts), &used[&font]);
    }
    write_structure(&mut pdf, &mut numbers, root, &page_ids, (pages, structure));
    pdf.finish()
}

/// Writes what the document is called and when it was made, for old readers and for new ones.
fn describe(pdf: &mut Pdf, info: Ref, metadata: Ref, about: About<'_>) {
    let stamp: String = clock::format_basic_utc(about.made_at).chars().filter(char::is_ascii_digit).collect();
    let mut out = pdf.document_info(info);
    out.title(TextStr(about.title)).producer(TextStr("Jobstead"));
    out.pair(Name(b"CreationDate"), Str(format!("D:{stamp}Z").as_bytes()));
    out.finish();
    let title = maud::html! { (about.title) }.into_string();
    let packet = format!(
        "<?xpacket begin=\"\u{feff}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n\
         <x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n\
         <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\
         <dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{title}</rdf:li></rdf:Alt></dc:title>\
         <dc:language><rdf:Bag><rdf:li>en</rdf:li></rdf:Bag></dc:language></rdf:Description>\n\
         </rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>"
    );
    pdf.metadata(metadata, packet.as_bytes());
}

fn content(
    page: &Page,
    about: About<'_>,
    structure: &Structure,
    fonts: &mut Fonts,
    used: &mut BTreeMap<FontId, Used>,
) -> Vec<u8> {
    let mut content = Content::new();
    if !page.rules.is_empty() {
        content.begin_marked_content(Name(b"Artifact"));
        content.set_stroke_gray(0.7).set_line_width(0.6);
        for y in &page.rules {
            content.move_to(MARGIN, *y).line_to(about.paper.size().0 - MARGIN, *y).stroke();
        }
        content.end_marked_content();
    }
    for text in &page.texts {
        if let Some(mark) = text.mark {
            let (_, tag) = role_of(structure.0[page.marks[mark].0].role);
            content.begin_marked_content_with_properties(Name(tag)).properties().identify(number(mark));
        } else {
            let mut mark = content.begin_marked_content_with_properties(Name(b"Artifact"));
            mark.properties().artifact().kind(ArtifactType::Pagination);
        }
        show(&mut content, text, fonts, used);
        content.end_marked_content();
    }
    content.finish().into_vec()
}

/// Prints a line: a piece for each font that it needs.
fn show(content: &mut Content, text: &Text, fonts: &mut Fonts, used: &mut BTreeMap<FontId, Used>) {
    let mut pieces: Vec<(FontId, Vec<u8>)> = Vec::new();
    for character in visual(fonts, &text.line).chars() {
        let glyph = fonts.glyph(text.weight, character);
        let code = used.entry(glyph.font).or_default().encode(glyph, character);
        match pieces.last_mut() {
            Some((font, codes)) if *font == glyph.font => codes.extend(code),
            _ => pieces.push((glyph.font, code)),
        }
    }
    content.begin_text().next_line(text.x, text.y);
    for (font, codes) in pieces {
        content.set_font(Name(embed::name(font).as_bytes()), text.size).show(Str(&codes));
    }
    content.end_text();
}

fn write_structure(
    pdf: &mut Pdf,
    numbers: &mut Numbers,
    root: Ref,
    page_ids: &[Ref],
    (pages, structure): (&[Page], &Structure),
) {
    let ids = numbers.some(structure.0.len());
    let lists = numbers.some(pages.len());
    let mut out: StructTreeRoot<'_> = pdf.indirect(root).start();
    out.child(ids[Structure::DOCUMENT.0]).parent_tree_next_key(number(pages.len()));
    let mut tree = out.parent_tree();
    let mut entries = tree.nums();
    for (at, list) in lists.iter().enumerate() {
        entries.insert(number(at), *list);
    }
    entries.finish();
    tree.finish();
    out.finish();
    for (page, list) in pages.iter().zip(&lists) {
        pdf.indirect(*list).array().items(page.marks.iter().map(|element| ids[element.0]));
    }
    for (at, (element, id)) in structure.0.iter().zip(&ids).enumerate() {
        let mut out = pdf.struct_element(*id);
        let is_root = at == Structure::DOCUMENT.0;
        out.kind(role_of(element.role).0).parent(if is_root { root } else { ids[element.parent.0] });
        if let Role::ColumnHeading | Role::RowHeading = element.role {
            let is_column = element.role == Role::ColumnHeading;
            let scope = if is_column { TableHeaderScope::Column } else { TableHeaderScope::Row };
            out.attributes().push().table().scope(scope);
        }
        let mut parts = out.children();
        for part in &element.parts {
            match *part {
                Part::Element(element) => {
                    parts.struct_element(ids[element.0]);
                }
                Part::Content { page, mark } => {
                    parts.marked_content_ref().page(page_ids[page]).marked_content_id(number(mark));
                }
            }
        }
    }
}

/// Returns an element's role and its name.
const fn role_of(role: Role) -> (StructRole, &'static [u8]) {
    match role {
        Role::Document => (StructRole::Document, b"Document"),
        Role::Heading => (StructRole::H1, b"H1"),
        Role::Subheading => (StructRole::H2, b"H2"),
        Role::Paragraph => (StructRole::P, b"P"),
        Role::List => (StructRole::L, b"L"),
        Role::Item => (StructRole::LI, b"LI"),
        Role::Bullet => (StructRole::Lbl, b"Lbl"),
        Role::ItemText => (StructRole::LBody, b"LBody"),
        Role::Table => (StructRole::Table, b"Table"),
        Role::Row => (StructRole::TR, b"TR"),
        Role::ColumnHeading | Role::RowHeading => (StructRole::TH, b"TH"),
        Role::Cell => (StructRole::TD, b"TD"),
    }
}

fn number(at: usize) -> i32 {
    i32::try_from(at).unwrap_or(i32::MAX)
}

/// Compresses a stream.
pub fn compressed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // A vector takes everything.
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.unwrap_or_default()
}
