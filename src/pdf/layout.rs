//! Putting text on pages: wrapping lines and breaking pages.

use super::font::{Fonts, Weight};
use super::write;
use crate::text::{self, Block, Inline};

/// A4, in points.
pub const PAGE: (f32, f32) = (595.28, 841.89);
const MARGIN: f32 = 56.0;
const BOTTOM: f32 = 72.0;
/// Width of the labels of rows.
const LABEL_WIDTH: f32 = 110.0;
const BODY: f32 = 10.5;
const SMALL: f32 = 8.5;
/// Height of a line, as a multiple of its size.
const LEADING: f32 = 1.4;

/// A document that is being written, from top to bottom.
pub struct Document {
    fonts: Fonts,
    title: String,
    made_at: i64,
    footer: String,
    pages: Vec<Page>,
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
}

/// A cell of a table.
#[derive(Clone, Debug)]
pub struct Cell {
    /// From the left margin, in points.
    pub x: f32,
    /// Width in points.
    pub width: f32,
    /// Whether the text ends at the right of the cell, as numbers do.
    pub is_right: bool,
    /// The text.
    pub text: String,
}

impl Document {
    /// Begins a document. `footer` is on every page, and `made_at` (milliseconds since the epoch) in its metadata. `None`
    /// if the fonts can't be read.
    #[must_use]
    pub fn new(title: &str, footer: &str, made_at: i64) -> Option<Self> {
        let fonts = Fonts::new()?;
        let (title, footer) = (title.to_owned(), footer.to_owned());
        Some(Self { fonts, title, made_at, footer, pages: vec![Page::default()], y: MARGIN })
    }

    /// Adds the document's heading.
    pub fn heading(&mut self, text: &str) {
        self.wrapped(text, Weight::Bold, 22.0, 0.0);
        self.space(6.0);
    }

    /// Adds the heading of a section, which stays with the lines below it.
    pub fn subheading(&mut self, text: &str) {
        self.space(14.0);
        self.keep(60.0);
        self.wrapped(text, Weight::Bold, 13.0, 0.0);
        self.space(3.0);
    }

    /// Adds text with the site's small markup.
    pub fn paragraph(&mut self, text: &str) {
        self.marked_up(text, 0.0);
        self.space(4.0);
    }

    /// Adds small text.
    pub fn note(&mut self, text: &str) {
        self.wrapped(text, Weight::Regular, SMALL, 0.0);
        self.space(3.0);
    }

    /// Adds a label with its text beside it.
    pub fn row(&mut self, label: &str, text: &str) {
        self.keep(BODY * LEADING * 2.0);
        let (top, page) = (self.y, self.pages.len());
        self.wrapped(label, Weight::Bold, BODY, 0.0);
        let label_end = self.y;
        if self.pages.len() == page {
            self.y = top;
        }
        self.marked_up(text, LABEL_WIDTH);
        if self.pages.len() == page {
            self.y = self.y.max(label_end);
        }
        self.space(4.0);
    }

    /// Adds a row of a table. A cell's text goes on, below itself, if it's too long; all cells begin on one line.
    pub fn cells(&mut self, cells: &[Cell], is_heading: bool) {
        let weight = if is_heading { Weight::Bold } else { Weight::Regular };
        let wrapped: Vec<_> =
            cells.iter().map(|cell| wrap(&self.fonts, &cell.text, weight, SMALL, cell.width)).collect();
        let count = wrapped.iter().map(Vec::len).max().unwrap_or(0);
        for n in 0..count {
            self.keep(SMALL * LEADING);
            for (cell, lines) in cells.iter().zip(&wrapped) {
                let Some(line) = lines.get(n) else { continue };
                let slack = cell.width - self.fonts.of(weight).width_of(line, SMALL);
                self.place(line, weight, SMALL, cell.x + if cell.is_right { slack.max(0.0) } else { 0.0 });
            }
            self.y += SMALL * LEADING;
        }
        self.space(2.0);
    }

    /// Adds a line across the page.
    pub fn rule(&mut self) {
        self.space(6.0);
        let y = PAGE.1 - self.y;
        self.page().rules.push(y);
        self.space(6.0);
    }

    /// Finishes the document and returns the file.
    #[must_use]
    pub fn finish(mut self) -> Vec<u8> {
        let count = self.pages.len();
        for (n, page) in self.pages.iter_mut().enumerate() {
            let y = BOTTOM / 2.0;
            let number = format!("Page {} of {count}", n + 1);
            let x = PAGE.0 - MARGIN - self.fonts.of(Weight::Regular).width_of(&number, SMALL);
            page.texts.push(Text { weight: Weight::Regular, size: SMALL, x, y, line: number });
            let footer = cut(&self.fonts, &self.footer, x - MARGIN - 20.0);
            page.texts.push(Text { weight: Weight::Regular, size: SMALL, x: MARGIN, y, line: footer });
        }
        write::file(&self.fonts, &self.title, self.made_at, &self.pages)
    }

    fn marked_up(&mut self, text: &str, indent: f32) {
        for (n, block) in text::parse(text).iter().enumerate() {
            if n > 0 {
                self.space(4.0);
            }
            let is_list = matches!(block, Block::List(_));
            for line in block.lines() {
                let mut plain = String::new();
                push_plain(&mut plain, line);
                if is_list {
                    self.keep(BODY * LEADING);
                    self.place("•", Weight::Regular, BODY, indent);
                }
                self.wrapped(&plain, Weight::Regular, BODY, indent + if is_list { 12.0 } else { 0.0 });
            }
        }
    }

    /// Writes text from the indent on, on as many lines as it takes.
    fn wrapped(&mut self, text: &str, weight: Weight, size: f32, indent: f32) {
        let width = PAGE.0 - 2.0 * MARGIN - indent;
        for line in wrap(&self.fonts, text, weight, size, width) {
            self.keep(size * LEADING);
            self.place(&line, weight, size, indent);
            self.y += size * LEADING;
        }
    }

    /// Puts a piece of text on the current line.
    fn place(&mut self, text: &str, weight: Weight, size: f32, indent: f32) {
        let (x, y) = (MARGIN + indent, PAGE.1 - self.y - size);
        self.page().texts.push(Text { weight, size, x, y, line: text.to_owned() });
    }

    /// Begins a new page unless this much fits on the current one.
    fn keep(&mut self, height: f32) {
        if self.y + height > PAGE.1 - BOTTOM {
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

    fn page(&mut self) -> &mut Page {
        if self.pages.is_empty() {
            self.pages.push(Page::default());
        }
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

/// Splits text into lines that fit the width. A word that is too long for a line is broken.
pub fn wrap(fonts: &Fonts, text: &str, weight: Weight, size: f32, width: f32) -> Vec<String> {
    let font = fonts.of(weight);
    let blank = font.width(' ', size);
    let (mut lines, mut line, mut used) = (Vec::new(), String::new(), 0.0);
    for word in text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty()) {
        let needed = font.width_of(word, size);
        if !line.is_empty() && used + blank + needed > width {
            lines.push(std::mem::take(&mut line));
            used = 0.0;
        }
        if !line.is_empty() {
            line.push(' ');
            used += blank;
        }
        for character in word.chars() {
            let more = font.width(character, size);
            if used + more > width && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
                used = 0.0;
            }
            line.push(character);
            used += more;
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// Cuts text to one line.
fn cut(fonts: &Fonts, text: &str, width: f32) -> String {
    wrap(fonts, text, Weight::Regular, SMALL, width).into_iter().next().unwrap_or_default()
}
