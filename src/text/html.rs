//! Texts as HTML.

use maud::{Markup, html};

use super::{Block, Inline, parse};

/// `rel` of links in user-written text: search engines should not follow them, and the target gets no opener.
const REL: &str = "nofollow ugc noopener";

/// Renders the text as HTML. Everything typed is escaped, so the result is safe inside any element.
#[must_use]
pub fn to_html(text: &str) -> Markup {
    html! {
        @for block in parse(text) {
            @match block {
                Block::Paragraph(lines) => p {
                    @for (index, line) in lines.iter().enumerate() {
                        @if index > 0 { br; }
                        (inline(line))
                    }
                }
                Block::List(items) => ul {
                    @for item in &items { li { (inline(item)) } }
                }
            }
        }
    }
}

fn inline(line: &[Inline<'_>]) -> Markup {
    html! {
        @for part in line {
            @match part {
                Inline::Text(text) => (text),
                Inline::Link(address) => a href=(address) rel=(REL) { (address) }
                Inline::Bold(parts) => strong { (inline(parts)) }
            }
        }
    }
}
