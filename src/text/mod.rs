//! The markup of user-written texts: paragraphs, `- ` lists, `**bold**` and links. No HTML, no other Markdown.
//!
//! Texts are stored as typed. This module renders them as HTML for the server's readable pages, and
//! `ui/src/lib/rich-text.ts` as elements in the app; `data/text-vectors.json` tests both.

mod parse;
#[cfg(test)]
mod tests;

pub use parse::{Block, Inline, parse};

/// `rel` of links in user-written text: search engines should not follow them, and the target gets no opener.
const REL: &str = "nofollow ugc noopener";

/// Renders the text as HTML. Everything typed is escaped, so the result is safe inside any element.
#[must_use]
pub fn to_html(text: &str) -> String {
    let mut html = String::with_capacity(text.len() + text.len() / 8);
    for block in parse(text) {
        match block {
            Block::Paragraph(lines) => {
                html.push_str("<p>");
                for (index, line) in lines.iter().enumerate() {
                    if index > 0 {
                        html.push_str("<br>");
                    }
                    push_line(&mut html, line);
                }
                html.push_str("</p>");
            }
            Block::List(items) => {
                html.push_str("<ul>");
                for item in &items {
                    html.push_str("<li>");
                    push_line(&mut html, item);
                    html.push_str("</li>");
                }
                html.push_str("</ul>");
            }
        }
    }
    html
}

fn push_line(html: &mut String, line: &[Inline<'_>]) {
    for part in line {
        match part {
            Inline::Text(text) => push_escaped(html, text),
            Inline::Link(address) => {
                html.push_str("<a href=\"");
                push_escaped(html, address);
                html.push_str("\" rel=\"");
                html.push_str(REL);
                html.push_str("\">");
                push_escaped(html, address);
                html.push_str("</a>");
            }
            Inline::Bold(parts) => {
                html.push_str("<strong>");
                push_line(html, parts);
                html.push_str("</strong>");
            }
        }
    }
}

/// Escapes text for HTML elements and quoted attributes.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    push_escaped(&mut html, text);
    html
}

fn push_escaped(html: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#x27;"),
            c => html.push(c),
        }
    }
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

/// Shortens text to one line of at most `max_chars` characters. Collapses whitespace, and cuts after the last
/// whole word, or inside a word that alone is too long, adding `…`.
#[must_use]
pub fn cut(text: &str, max_chars: usize) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= max_chars {
        return line;
    }
    // Leave room for the ellipsis.
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
