//! Parses text into blocks that borrow from it.

/// A paragraph or a list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Block<'a> {
    /// Lines of a paragraph, separated by line breaks.
    Paragraph(Vec<Vec<Inline<'a>>>),
    /// Items of a list.
    List(Vec<Vec<Inline<'a>>>),
}

impl<'a> Block<'a> {
    /// The lines of a paragraph or the items of a list.
    #[must_use]
    pub fn lines(&self) -> &[Vec<Inline<'a>>] {
        match self {
            Self::Paragraph(lines) | Self::List(lines) => lines,
        }
    }
}

/// A piece of a line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Inline<'a> {
    /// Plain text, as typed.
    Text(&'a str),
    /// An http or https URL, shown as its own text.
    Link(&'a str),
    /// Bold text and links; never nested.
    Bold(Vec<Inline<'a>>),
}

/// Parses a text into blocks. Any text is valid, so this can't fail.
#[must_use]
pub fn parse(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    // Whether the next line may join the last block; a blank line closes it.
    let mut open = false;
    for raw in text.split('\n') {
        let line = raw.trim_matches(is_js_whitespace);
        if line.is_empty() {
            open = false;
            continue;
        }
        push_line(&mut blocks, open, line);
        open = true;
    }
    blocks
}

fn push_line<'a>(blocks: &mut Vec<Block<'a>>, open: bool, line: &'a str) {
    let last = if open { blocks.last_mut() } else { None };
    match (line.strip_prefix("- "), last) {
        (Some(item), Some(Block::List(items))) => items.push(inlines(item.trim_matches(is_js_whitespace))),
        (Some(item), _) => blocks.push(Block::List(vec![inlines(item.trim_matches(is_js_whitespace))])),
        (None, Some(Block::Paragraph(lines))) => lines.push(inlines(line)),
        (None, _) => blocks.push(Block::Paragraph(vec![inlines(line)])),
    }
}

/// Whitespace as JavaScript's `trim` and `\s` define it, so that both renderers agree.
fn is_js_whitespace(c: char) -> bool {
    c == '\u{feff}' || (c.is_whitespace() && c != '\u{85}')
}

fn inlines(mut line: &str) -> Vec<Inline<'_>> {
    let mut parts = Vec::new();
    while let Some((start, end)) = find_bold(line) {
        push_links(&mut parts, &line[..start]);
        let mut inner = Vec::new();
        push_links(&mut inner, &line[start + 2..end]);
        parts.push(Inline::Bold(inner));
        line = &line[end + 2..];
    }
    push_links(&mut parts, line);
    parts
}

/// Finds the first bold span: where its opening and its closing stars begin. The text between must have at least one
/// character and neither begin nor end with whitespace.
fn find_bold(line: &str) -> Option<(usize, usize)> {
    let mut from = 0;
    while let Some(start) = line[from..].find("**").map(|at| from + at) {
        let first = line[start + 2..].chars().next()?;
        if !is_js_whitespace(first) {
            // If nothing closes these stars, nothing closes later ones either, so stop searching.
            let inner = start + 2 + first.len_utf8();
            return find_close(line, inner).map(|end| (start, end));
        }
        from = start + 1;
    }
    None
}

fn find_close(line: &str, mut from: usize) -> Option<usize> {
    loop {
        let end = from + line[from..].find("**")?;
        if line[..end].chars().next_back().is_some_and(|c| !is_js_whitespace(c)) {
            return Some(end);
        }
        from = end + 1;
    }
}

fn push_links<'a>(parts: &mut Vec<Inline<'a>>, mut text: &'a str) {
    while let Some((start, end)) = find_link(text) {
        if start > 0 {
            parts.push(Inline::Text(&text[..start]));
        }
        parts.push(Inline::Link(&text[start..end]));
        text = &text[end..];
    }
    if !text.is_empty() {
        parts.push(Inline::Text(text));
    }
}

/// Finds where the first URL begins and ends.
fn find_link(text: &str) -> Option<(usize, usize)> {
    let mut from = 0;
    while let Some(start) = text[from..].find("http").map(|at| from + at) {
        let Some(scheme) = ["http://", "https://"].iter().find(|scheme| text[start..].starts_with(*scheme)) else {
            from = start + 1;
            continue;
        };
        let host = start + scheme.len();
        let run = text[host..].find(|c| is_js_whitespace(c) || matches!(c, '<' | '>' | '"'));
        let end = trim_link(text, start, run.map_or(text.len(), |at| host + at));
        // A scheme without a host is plain text.
        if text[host..end].starts_with(|c| !matches!(c, '/' | '?' | '#')) {
            return Some((start, end));
        }
        from = end;
    }
    None
}

/// Excludes punctuation after a URL, such as a period or an unmatched parenthesis: it belongs to the sentence.
fn trim_link(text: &str, start: usize, mut end: usize) -> usize {
    let count = |c: u8| text[start..end].matches(char::from(c)).count();
    let (opened, mut closed) = (count(b'('), count(b')'));
    // Opening parentheses need no recount: none is ever cut off.
    while let Some(last) = text[start..end].chars().next_back() {
        match last {
            ')' if closed > opened => closed -= 1,
            '.' | ',' | ';' | ':' | '!' | '?' | '\'' | '*' => {}
            _ => break,
        }
        end -= last.len_utf8();
    }
    end
}
