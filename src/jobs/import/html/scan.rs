//! Telling HTML from text that merely contains `<` or `&`.

use super::elements;

/// The longest name of an entity has 31 characters.
const MAX_ENTITY: usize = 32;

/// A tag, comment or declaration.
struct Tag {
    /// Lowercase name of the element; empty for a comment or declaration.
    name: String,
    is_end: bool,
    /// Length in bytes.
    length: usize,
}

/// Returns whether tags give a text its structure: an element that is opened and closed, a line break, a comment, or a
/// paragraph or item at the beginning or more than once. "Knows <div> and <span>" is not HTML.
pub fn is_html(text: &str) -> bool {
    let ends = Ends::of(text);
    let mut opened: Vec<String> = Vec::new();
    let mut at = 0;
    while let Some(start) = text[at..].find('<').map(|found| at + found) {
        let Some(tag) = ends.tag(text, start) else {
            at = start + 1;
            continue;
        };
        at = start + tag.length;
        let seen = opened.contains(&tag.name);
        let starts_text = text[..start].trim().is_empty();
        let proves = if tag.is_end {
            seen
        } else {
            tag.name.is_empty()
                || tag.name.contains(':')
                || elements::is_void(&tag.name)
                || (elements::has_optional_end(&tag.name) && (seen || starts_text))
        };
        if proves {
            return true;
        }
        if !seen {
            opened.push(tag.name);
        }
    }
    false
}

/// Escapes every `&` that doesn't begin an entity and every `<` that doesn't begin a tag, or every `<` unless
/// `keep_tags`. A parser of HTML then loses no text.
pub fn escaped(text: &str, keep_tags: bool) -> String {
    let ends = Ends::of(text);
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    let mut at = 0;
    while let Some(start) = text[at..].find(['<', '&']).map(|found| at + found) {
        out.push_str(&text[at..start]);
        let is_entity = text[start..].starts_with('&');
        let length = match (is_entity, keep_tags) {
            (true, _) => entity_length(&text[start..]),
            (false, true) => ends.tag(text, start).map(|tag| tag.length),
            (false, false) => None,
        };
        at = start + length.unwrap_or(1);
        out.push_str(match length {
            Some(_) => &text[start..at],
            None if is_entity => "&amp;",
            None => "&lt;",
        });
    }
    out.push_str(&text[at..]);
    out
}

/// Returns whether a text contains an entity.
pub fn has_entity(text: &str) -> bool {
    text.match_indices('&').any(|(at, _)| entity_length(&text[at..]).is_some())
}

/// Returns the length of the entity that a text begins with: `&amp;`, `&#39;`, `&#x27;`.
fn entity_length(text: &str) -> Option<usize> {
    let end = text.bytes().take(MAX_ENTITY + 2).position(|b| b == b';')?;
    let name = &text.as_bytes()[1..end];
    let valid = match name {
        [b'#', b'x' | b'X', digits @ ..] => !digits.is_empty() && digits.iter().all(u8::is_ascii_hexdigit),
        [b'#', digits @ ..] => !digits.is_empty() && digits.iter().all(u8::is_ascii_digit),
        [first, rest @ ..] => first.is_ascii_alphabetic() && rest.iter().all(u8::is_ascii_alphanumeric),
        [] => false,
    };
    valid.then_some(end + 1)
}

/// Where the last comment and the last tag of a text end, so that none is searched for in vain again and again.
struct Ends {
    comment: usize,
    tag: usize,
}

impl Ends {
    fn of(text: &str) -> Self {
        Self { comment: text.rfind("-->").unwrap_or(0), tag: text.rfind('>').unwrap_or(0) }
    }

    /// Returns the tag, comment or declaration that begins with the `<` at `start`.
    fn tag(&self, text: &str, start: usize) -> Option<Tag> {
        if start > self.tag {
            return None;
        }
        let text = &text[start..];
        if text.starts_with("<!--") {
            let end = if start < self.comment { text.find("-->") } else { None };
            return Some(Tag { name: String::new(), is_end: false, length: end? + 3 });
        }
        let begins = |start: &str| text.get(..start.len()).is_some_and(|found| found.eq_ignore_ascii_case(start));
        if begins("<!doctype") || begins("<?xml") {
            return Some(Tag { name: String::new(), is_end: false, length: text.find('>')? + 1 });
        }
        element_tag(text)
    }
}

/// Returns the tag of a known element that a text begins with.
fn element_tag(text: &str) -> Option<Tag> {
    let is_end = text.starts_with("</");
    let name_at = if is_end { 2 } else { 1 };
    let rest = &text[name_at..];
    let name_end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == ':')).unwrap_or(rest.len());
    let name = rest[..name_end].to_ascii_lowercase();
    elements::effect(&name)?;
    let attributes = &rest[name_end..];
    if !attributes.starts_with(['>', ' ', '\t', '\n', '\r']) && !attributes.starts_with("/>") {
        return None;
    }
    Some(Tag { name, is_end, length: name_at + name_end + attributes_length(attributes)? })
}

/// Returns the length of the attributes with the `>` that ends them; `None` if another tag begins first.
fn attributes_length(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = 0;
    let mut after_equals = false;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'>' => return Some(at + 1),
            b'<' => return None,
            b'"' | b'\'' if after_equals => {
                at += 1 + bytes[at + 1..].iter().position(|b| b == byte)?;
                after_equals = false;
            }
            b'=' => after_equals = true,
            b' ' | b'\t' | b'\n' | b'\r' => {}
            _ => after_equals = false,
        }
        at += 1;
    }
    None
}
