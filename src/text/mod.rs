//! The grammar of texts that people write: paragraphs, `- ` lists, `**bold**` and links; no HTML, no Markdown.
//!
//! A text is stored as it was typed. This renderer makes the readable HTML of pages, the other one
//! (`ui/src/lib/rich-text.ts`) the elements of the screen; `data/text-vectors.json` keeps them the same.

mod html;
mod parse;
#[cfg(test)]
mod tests;

pub use html::to_html;
pub use parse::{Block, Inline, parse};

/// The beginning of the text without its marks, in one line of at most `max_chars` characters: whole
/// words, with `…` when something is left out.
#[must_use]
pub fn excerpt(text: &str, max_chars: usize) -> String {
    let mut plain = String::new();
    for line in parse(text).iter().flat_map(Block::lines) {
        if !plain.is_empty() {
            plain.push(' ');
        }
        push_plain(&mut plain, line);
    }
    cut(&plain, max_chars)
}

fn push_plain(plain: &mut String, line: &[Inline<'_>]) {
    for part in line {
        match part {
            Inline::Text(text) | Inline::Link(text) => plain.push_str(text),
            Inline::Bold(parts) => push_plain(plain, parts),
        }
    }
}

/// One line of at most `max_chars` characters: runs of blanks become one, what does not fit is left
/// out after the last whole word (inside a word that alone is too long) and `…` stands for it.
#[must_use]
pub fn cut(text: &str, max_chars: usize) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= max_chars {
        return line;
    }
    // One place is for the ellipsis.
    let room = max_chars.saturating_sub(1);
    let end = line.char_indices().nth(room).map_or(line.len(), |(at, _)| at);
    let head = &line[..end];
    let whole = match head.rfind(' ') {
        Some(_) if line[end..].starts_with(' ') => head,
        Some(blank) => &head[..blank],
        None => head,
    };
    let shown = whole.trim_end_matches([' ', ',', ';', ':', '-', '–', '(']);
    format!("{shown}…")
}
