//! HTML and entities in the texts of a file, converted to the markup of [`crate::text`].
//!
//! ```text
//! text ─► scan: is it HTML? escape what only looks like it ─► tokens (html5gum) ─► layout: paragraphs, lists, bold
//! ```
//!
//! Many sources mix both kinds in one column, so each text is judged by itself. A text is HTML if tags give it a
//! structure; `<` and `&` in any other text are left as they are.

mod elements;
mod layout;
mod scan;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use html5gum::{DefaultEmitter, Token, Tokenizer};

use super::mojibake;
use elements::Effect;
use layout::Layout;

/// Longer texts are beyond any description, even with lots of markup, and aren't looked at.
pub const MAX_BYTES: usize = 1_000_000;

/// Converts HTML to paragraphs, `- ` lists and `**bold**`, and decodes entities. Plain text keeps its line breaks.
#[must_use]
pub fn to_text(text: &str) -> String {
    convert(text, |html| {
        let mut layout = Layout::default();
        walk(html, &mut layout);
        layout.finish()
    })
}

/// Converts a short text to one line without tags and entities.
pub fn to_line(text: &str) -> String {
    let plain = convert(text, |html| {
        let mut layout = Layout::plain();
        walk(html, &mut layout);
        layout.finish()
    });
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn convert(text: &str, from_html: impl Fn(&str) -> String) -> String {
    if text.len() > MAX_BYTES || !text.contains(['<', '&']) {
        return text.to_owned();
    }
    let text = text.replace("<![CDATA[", "").replace("]]>", "");
    let converted = if scan::is_html(&text) {
        from_html(&scan::escaped(&text, true))
    } else {
        let decoded = decode(&text);
        // Feeds often escape the whole HTML of a description once more.
        if decoded != text && scan::is_html(&decoded) { from_html(&scan::escaped(&decoded, true)) } else { decoded }
    };
    // "&amp;amp;" was escaped twice too. Entities can stand for characters that aren't wanted in any text.
    mojibake::clean(&decode(&converted)).trim().to_owned()
}

/// Decodes the entities of a text that isn't HTML.
fn decode(text: &str) -> String {
    if !scan::has_entity(text) {
        return text.to_owned();
    }
    let mut decoded = String::with_capacity(text.len());
    for Ok(token) in Tokenizer::new(scan::escaped(text, false).as_str()) {
        if let Token::String(part) = token {
            decoded.push_str(&String::from_utf8_lossy(&part));
        }
    }
    decoded
}

fn walk(html: &str, layout: &mut Layout) {
    let mut emitter = DefaultEmitter::default();
    // Otherwise the contents of scripts and styles would be taken for text.
    emitter.naively_switch_states(true);
    let lowercase = html.to_ascii_lowercase();
    let mut ends = HashMap::new();
    for Ok(token) in Tokenizer::new_with_emitter(html, emitter) {
        match token {
            Token::StartTag(tag) => {
                let href = tag.attributes.get(b"href".as_slice()).map(|value| String::from_utf8_lossy(value));
                let name = String::from_utf8_lossy(&tag.name);
                // Without an end, everything up to the end of the text would be left out.
                let is_left_out = elements::effect(&name) == Some(Effect::Dropped);
                let has_end = !is_left_out
                    || *ends.entry(name.to_string()).or_insert_with(|| lowercase.contains(&format!("</{name}")));
                if has_end {
                    layout.open(&name, href.as_deref(), tag.self_closing);
                }
            }
            Token::EndTag(tag) => layout.close(&String::from_utf8_lossy(&tag.name)),
            Token::String(text) => layout.text(&String::from_utf8_lossy(&text)),
            Token::Comment(_) | Token::Doctype(_) | Token::Error(_) => {}
        }
    }
}
