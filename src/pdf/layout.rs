//! Putting text on pages: lines, page breaks, and what each piece of text is.

mod tables;

use super::font::{Fonts, Weight};
use super::paper::Paper;
use super::structure::{ElementId, Role, Structure};
use super::system::Shelf;
use super::wrap::wrap;
use super::write;
use crate::text::{self, Block, Inline};

/// Left and right of the text, in points.
pub const MARGIN: f32 = 56.0;
const BOTTOM: f32 = 72.0;
const BODY: f32 = 10.5;
const SMALL: f32 = 8.5;
/// Height of a line, as a multiple of its size.
const LEADING: f32 = 1.4;

pub use tables::Cell;

/// What a document is called, and on what it's printed.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    /// Its title.
    pub title: &'a str,
    /// What is at the foot of every page.
    pub footer: &'a str,
    /// When it was made, in milliseconds since the epoch.
    pub made_at: i64,
    /// The paper.
    pub paper: Paper,
}

/// A document that is being written, from top to bottom.
pub struct Document {
    fonts: Fonts,
    title: String,
    made_at: i64,
    footer: String,
    paper: Paper,
    pages: Vec<Page>,
    structure: Structure,
    /// Whether the table that was added last has columns with names, or rows.
    has_columns: bool,
    /// How far down the page the next line begins, in points.
    y: f32,
}

/// What is on a page.
#[derive(Default)]
pub struct Page {
    /// Pieces of text.
    pub texts: Vec<Text>,
    /// Heights of lines across the page.
    pub rules: Vec<f32>,
    /// The element that each mark belongs to.
    pub marks: Vec<ElementId>,
}

/// A piece of text on one line.
pub struct Text {
    /// The font.
    pub weight: Weight,
    /// Size in points.
    pub size: f32,
    /// From the left edge of the page, in points.
    pub x: f32,
    /// From its bottom edge, in points.
    pub y: f32,
    /// What it says.
    pub line: String,
    /// Its mark on the page; `None` for what's on every page, such as its number.
    pub mark: Option<usize>,
}

/// How text looks.
#[derive(Clone, Copy)]
struct Style {
    weight: Weight,
    size: f32,
    /// From the left margin, in points.
    indent: f32,
}

const TEXT: Style = Style { weight: Weight::Regular, size: BODY, indent: 0.0 };

impl Document {
    /// Begins a document. `None` if the fonts can't be read.
    #[must_use]
    pub fn new(about: About<'_>) -> Option<Self> {
        Self::with_fonts(about, Shelf::system)
    }

    /// Begins a document that takes the characters that the program's own fonts don't have from those of `shelf`.
    pub(super) fn with_fonts(about: About<'_>, shelf: fn() -> &'static Shelf) -> Option<Self> {
        let About { title, footer, made_at, paper } = about;
        Some(Self {
            fonts: Fonts::new(shelf)?,
            title: title.to_owned(),
            made_at,
            footer: footer.to_owned(),
            paper,
            pages: vec![Page::default()],
            structure: Structure::new(),
            has_columns: false,
            y: MARGIN,
        })
    }

    /// Adds the document's heading.
    pub fn heading(&mut self, text: &str) {
        let element = self.structure.add(Structure::DOCUMENT, Role::Heading);
        self.wrapped(text, Style { weight: Weight::Bold, size: 22.0, indent: 0.0 }, element);
        self.space(6.0);
    }

    /// Adds the heading of a section, which stays with the lines below it.
    pub fn subheading(&mut self, text: &str) {
        self.space(14.0);
        self.keep(60.0);
        let element = self.structure.add(Structure::DOCUMENT, Role::Subheading);
        self.wrapped(text, Style { weight: Weight::Bold, size: 13.0, indent: 0.0 }, element);
        self.space(3.0);
    }

    /// Adds text with the site's small markup.
    pub fn paragraph(&mut self, text: &str) {
        self.marked_up(text, 0.0, Structure::DOCUMENT);
        self.space(4.0);
    }

    /// Adds small text.
    pub fn note(&mut self, text: &str) {
        let element = self.structure.add(Structure::DOCUMENT, Role::Paragraph);
        self.wrapped(text, Style { size: SMALL, ..TEXT }, element);
        self.space(3.0);
    }

    /// Adds a line across the page.
    pub fn rule(&mut self) {
        self.space(6.0);
        let y = self.paper.size().1 - self.y;
        self.page().rules.push(y);
        self.space(6.0);
    }

    /// Finishes the document and returns the file.
    #[must_use]
    pub fn finish(mut self) -> Vec<u8> {
        let (count, width) = (self.pages.len(), self.paper.size().0);
        for at in 0..count {
            let small = |x, line| Text { weight: Weight::Regular, size: SMALL, x, y: BOTTOM / 2.0, line, mark: None };
            let number = format!("Page {} of {count}", at + 1);
            let x = width - MARGIN - self.fonts.width_of(&number, Weight::Regular, SMALL);
            let footer = self.cut(&self.footer.clone(), x - MARGIN - 20.0);
            self.pages[at].texts.extend([small(MARGIN, footer), small(x, number)]);
        }
        let about = About { title: &self.title, footer: &self.footer, made_at: self.made_at, paper: self.paper };
        write::file(&mut self.fonts, about, &self.pages, &self.structure)
    }

    /// Adds paragraphs and lists to an element.
    fn marked_up(&mut self, text: &str, indent: f32, parent: ElementId) {
        for (n, block) in text::parse(text).iter().enumerate() {
            if n > 0 {
                self.space(4.0);
            }
            let is_list = matches!(block, Block::List(_));
            let role = if is_list { Role::List } else { Role::Paragraph };
            let element = self.structure.add(parent, role);
            for line in block.lines() {
                let mut plain = String::new();
                push_plain(&mut plain, line);
                if is_list {
                    self.item(&plain, indent, element);
                } else {
                    self.wrapped(&plain, Style { indent, ..TEXT }, element);
                }
            }
        }
    }

    fn item(&mut self, text: &str, indent: f32, list: ElementId) {
        let item = self.structure.add(list, Role::Item);
        let bullet = self.structure.add(item, Role::Bullet);
        self.keep(BODY * LEADING);
        self.place("•", Style { indent, ..TEXT }, bullet);
        let body = self.structure.add(item, Role::ItemText);
        self.wrapped(text, Style { indent: indent + 12.0, ..TEXT }, body);
    }

    /// Writes text from the indent on, on as many lines as it takes.
    fn wrapped(&mut self, text: &str, style: Style, element: ElementId) {
        let width = self.width() - style.indent;
        for line in wrap(&mut self.fonts, text, style.weight, style.size, width) {
            self.keep(style.size * LEADING);
            self.place(&line, style, element);
            self.y += style.size * LEADING;
        }
    }

    /// Puts a piece of text on the current line.
    fn place(&mut self, text: &str, Style { weight, size, indent }: Style, element: ElementId) {
        let (x, y) = (MARGIN + indent, self.paper.size().1 - self.y - size);
        let (page, mark) = (self.pages.len() - 1, self.page().marks.len());
        self.structure.mark(element, page, mark);
        let page = self.page();
        page.marks.push(element);
        page.texts.push(Text { weight, size, x, y, line: text.to_owned(), mark: Some(mark) });
    }

    /// Begins a new page unless this much fits on the current one.
    fn keep(&mut self, height: f32) {
        if self.y + height > self.paper.size().1 - BOTTOM {
            self.pages.push(Page::default());
            self.y = MARGIN;
        }
    }

    /// Leaves room, except at the top of a page.
    fn space(&mut self, height: f32) {
        if self.y > MARGIN {
            self.y += height;
        }
    }

    /// Returns the width between the margins.
    fn width(&self) -> f32 {
        self.paper.size().0 - 2.0 * MARGIN
    }

    /// Cuts small text to one line.
    fn cut(&mut self, text: &str, width: f32) -> String {
        wrap(&mut self.fonts, text, Weight::Regular, SMALL, width).into_iter().next().unwrap_or_default()
    }

    fn page(&mut self) -> &mut Page {
        // There's always one.
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }
}

fn push_plain(plain: &mut String, line: &[Inline<'_>]) {
    for part in line {
        match part {
            Inline::Text(text) | Inline::Link(text) => plain.push_str(text),
            Inline::Bold(parts) => push_plain(plain, parts),
        }
    }
}
