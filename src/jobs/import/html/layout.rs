//! Writes the contents of HTML elements as paragraphs, lists and bold.

use std::mem;

use super::elements::{self, Effect};

/// Longer addresses are for tracking, not for reading.
const MAX_LINK_CHARS: usize = 300;

/// What separates a line from the one before it.
#[derive(Clone, Copy, Default, Eq, Ord, PartialEq, PartialOrd)]
enum Gap {
    #[default]
    None,
    Line,
    Paragraph,
}

/// A link whose text is being read.
struct Link {
    href: String,
    text: String,
}

/// The text written so far, and what the open elements mean for the text to come.
#[derive(Default)]
pub struct Layout {
    out: String,
    /// The current line: pieces of text and whether they are bold.
    line: Vec<(bool, String)>,
    gap: Gap,
    /// Marker of an item whose text hasn't begun.
    marker: Option<String>,
    last_is_item: bool,
    bold: usize,
    preformatted: usize,
    /// The open lists, with the number of their last item if they are numbered.
    lists: Vec<Option<usize>>,
    link: Option<Link>,
    /// The open element whose contents are dropped, and how many of that name are nested in each other.
    dropped: Option<(String, usize)>,
    /// Whether to write neither bold nor the targets of links.
    plain: bool,
}

impl Layout {
    /// Returns a layout without bold and the targets of links.
    pub fn plain() -> Self {
        Self { plain: true, ..Self::default() }
    }

    /// Ends the last line and returns the text.
    pub fn finish(mut self) -> String {
        self.close_link();
        self.end_line();
        self.out
    }

    /// Adds the text between two tags.
    pub fn text(&mut self, text: &str) {
        if self.dropped.is_some() {
            return;
        }
        for (index, line) in text.split('\n').enumerate() {
            if index > 0 && self.preformatted > 0 {
                self.line_break();
            } else if index > 0 {
                self.push_str(" ");
            }
            self.push_str(line);
        }
        if let Some(link) = &mut self.link {
            link.text.push_str(text);
        }
    }

    /// Begins an element.
    pub fn open(&mut self, name: &str, href: Option<&str>, self_closing: bool) {
        if let Some((dropped, depth)) = &mut self.dropped {
            *depth += usize::from(dropped == name && !self_closing);
            return;
        }
        match elements::effect(name) {
            None | Some(Effect::Inline) => {}
            Some(Effect::Dropped) if elements::is_void(name) || (self_closing && matches!(name, "svg" | "math")) => {}
            Some(Effect::Dropped) => self.dropped = Some((name.to_owned(), 1)),
            Some(Effect::Bold) => self.bold += 1,
            Some(Effect::Line) => self.separate(Gap::Line),
            Some(Effect::Paragraph) => self.separate(Gap::Paragraph),
            Some(Effect::Heading) => {
                self.separate(Gap::Paragraph);
                self.bold += 1;
            }
            Some(Effect::List(numbered)) => {
                self.separate(if self.lists.is_empty() { Gap::Paragraph } else { Gap::Line });
                self.lists.push(numbered.then_some(0));
            }
            Some(Effect::Item) => self.begin_item(),
            Some(Effect::Cell) if self.line_is_blank() => {}
            Some(Effect::Cell) => self.push_str(" | "),
            Some(Effect::Break) => self.line_break(),
            Some(Effect::Link) => {
                self.close_link();
                self.link = href.map(|href| Link { href: href.trim().to_owned(), text: String::new() });
            }
            Some(Effect::Preformatted) => {
                self.separate(Gap::Paragraph);
                self.preformatted += 1;
            }
        }
    }

    /// Ends an element.
    pub fn close(&mut self, name: &str) {
        if let Some((dropped, depth)) = &mut self.dropped {
            *depth -= usize::from(dropped == name);
            if *depth == 0 {
                self.dropped = None;
            }
            return;
        }
        match elements::effect(name) {
            None | Some(Effect::Inline | Effect::Dropped | Effect::Cell) => {}
            Some(Effect::Bold) => self.bold = self.bold.saturating_sub(1),
            Some(Effect::Line) => self.separate(Gap::Line),
            Some(Effect::Paragraph) => self.separate(Gap::Paragraph),
            Some(Effect::Heading) => {
                self.separate(Gap::Paragraph);
                self.bold = self.bold.saturating_sub(1);
            }
            Some(Effect::List(_)) => {
                self.lists.pop();
                self.separate(if self.lists.is_empty() { Gap::Paragraph } else { Gap::Line });
                self.marker = None;
            }
            Some(Effect::Item) => {
                self.separate(Gap::Line);
                self.marker = None;
            }
            Some(Effect::Break) => self.line_break(),
            Some(Effect::Link) => self.close_link(),
            Some(Effect::Preformatted) => {
                self.separate(Gap::Paragraph);
                self.preformatted = self.preformatted.saturating_sub(1);
            }
        }
    }

    fn begin_item(&mut self) {
        self.separate(Gap::Line);
        self.marker = Some(match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{number}. ")
            }
            _ => "- ".to_owned(),
        });
    }

    /// Adds text to the line, with one space for any whitespace.
    fn push_str(&mut self, text: &str) {
        let bold = self.bold > 0 && !self.plain;
        for c in text.chars() {
            let c = if c.is_whitespace() { ' ' } else { c };
            if c == ' ' && self.line.last().is_none_or(|(_, text)| text.ends_with(' ')) {
                continue;
            }
            match self.line.last_mut() {
                Some((last, text)) if *last == bold => text.push(c),
                _ => self.line.push((bold, c.to_string())),
            }
        }
    }

    /// Two line breaks in a row make a paragraph.
    fn line_break(&mut self) {
        let gap = if self.line_is_blank() && self.gap >= Gap::Line { Gap::Paragraph } else { Gap::Line };
        self.separate(gap);
    }

    fn separate(&mut self, gap: Gap) {
        self.end_line();
        self.gap = self.gap.max(gap);
    }

    fn line_is_blank(&self) -> bool {
        self.line.iter().all(|(_, text)| text.trim().is_empty())
    }

    fn end_line(&mut self) {
        let line = render(&mem::take(&mut self.line));
        if line.is_empty() {
            return;
        }
        let (gap, marker) = (mem::take(&mut self.gap), self.marker.take());
        let is_item = marker.is_some();
        match gap {
            _ if self.out.is_empty() => {}
            // The items of a list stay together, even if each is a paragraph.
            Gap::Paragraph if !(is_item && self.last_is_item) => self.out.push_str("\n\n"),
            _ => self.out.push('\n'),
        }
        self.out.push_str(&marker.unwrap_or_default());
        self.out.push_str(&line);
        self.last_is_item = is_item;
    }

    /// Adds the address of a link after its text, unless the text shows it.
    fn close_link(&mut self) {
        let Some(link) = self.link.take() else { return };
        let address = ["mailto:", "tel:"].iter().find_map(|scheme| link.href.strip_prefix(scheme));
        let is_web = link.href.starts_with("https://") || link.href.starts_with("http://");
        let (text, shown) = (link.text.trim(), address.unwrap_or(&link.href));
        let shown = shown.split(['?', '#']).next().filter(|_| !is_web).unwrap_or(shown);
        let bare = shown.trim_start_matches("https://").trim_start_matches("http://").trim_end_matches('/');
        let is_useful = (is_web || address.is_some()) && shown.chars().count() <= MAX_LINK_CHARS;
        if self.plain || !is_useful || text.is_empty() || bare.is_empty() || text.contains(bare) {
            return;
        }
        self.push_str(&format!(" ({shown})"));
    }
}

/// Returns a line with its bold parts between stars, as the site's markup has them.
fn render(line: &[(bool, String)]) -> String {
    let mut out = String::new();
    for (bold, text) in line {
        let inner = text.trim();
        let can_be_bold = *bold && inner.chars().any(char::is_alphanumeric) && !inner.contains("**");
        if can_be_bold {
            let (before, after) = text.split_once(inner).unwrap_or_default();
            out.push_str(before);
            out.push_str("**");
            out.push_str(inner);
            out.push_str("**");
            out.push_str(after);
        } else {
            out.push_str(text);
        }
    }
    out.trim().to_owned()
}
