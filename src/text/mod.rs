//! The markup of user-written texts: paragraphs, `- ` lists, `**bold**` and links. No HTML, no other Markdown.
//!
//! Texts are stored as typed. This module renders them as HTML for the server's readable pages, and
//! `ui/src/lib/rich-text.ts` as elements in the app; `data/text-vectors.json` tests both.

pub mod address;
pub mod calendar;
mod html;
mod parse;
pub mod phone;
pub mod spreadsheet;
#[cfg(test)]
mod tests;

pub use html::to_html;
pub use parse::{Block, Inline, parse};

/// Whether a text shows nothing: it's empty, or has only spaces and characters that nobody sees.
#[must_use]
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || c.is_control() || is_invisible(c))
}

/// Whether a text is on one line: it has no line breaks, whatever their kind, and nothing else that controls a screen.
#[must_use]
pub fn is_one_line(text: &str) -> bool {
    !text.contains(breaks_line)
}

/// Returns a text on one line, with a space for each break and no more than one space in a row.
#[must_use]
pub fn to_one_line(text: &str) -> String {
    text.split(|c: char| c.is_whitespace() || breaks_line(c))
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Separators of lines and paragraphs, and what makes the rest of a line read in another order than it's written.
fn breaks_line(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Soft hyphens, fillers, zero-width characters, directional marks, byte order marks, variation selectors and tags.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Returns a text with its first letter in upper case.
#[must_use]
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Returns the beginning of the text without markup, on one line of at most `max_chars` characters. Keeps
/// whole words, and ends in `…` if something is left out.
#[must_use]
pub fn excerpt(text: &str, max_chars: usize) -> String {
    let mut plain = String::new();
    for line in parse(text).iter().flat_map(Block::lines) {
        if !plain.is_empty() {
            plain.push(' ');
        }
        push_plain(&mut plain, line);
    }
    truncate(&plain, max_chars)
}

fn push_plain(plain: &mut String, line: &[Inline<'_>]) {
    for part in line {
        match part {
            Inline::Text(text) | Inline::Link(text) => plain.push_str(text),
            Inline::Bold(parts) => push_plain(plain, parts),
        }
    }
}

/// Shortens text to one line of at most `max_chars` characters. Collapses whitespace, and cuts after the last
/// whole word, or inside a word that alone is too long, adding `…`.
#[must_use]
pub fn truncate(text: &str, max_chars: usize) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= max_chars {
        return line;
    }
    // Leave room for the ellipsis.
    let max_kept = max_chars.saturating_sub(1);
    let end = line.char_indices().nth(max_kept).map_or(line.len(), |(at, _)| at);
    let head = &line[..end];
    let whole = match head.rfind(' ') {
        Some(_) if line[end..].starts_with(' ') => head,
        Some(blank) => &head[..blank],
        None => head,
    };
    let shown = whole.trim_end_matches([' ', ',', ';', ':', '-', '–', '(']);
    format!("{shown}…")
}

/// Escapes the wildcards of LIKE with a backslash.
#[must_use]
pub fn escape_like(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '%' | '_' | '\\') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}
