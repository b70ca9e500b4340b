//! Writing HTML by hand, safely.

use std::fmt::Write as _;

/// Text inside an element or a quoted attribute.
#[must_use]
pub fn esc(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

/// JSON inside a `<script>` data block: no `<` may end the block.
#[must_use]
pub fn json_block(id: Option<&str>, kind: &str, value: &impl serde::Serialize) -> String {
    let json = serde_json::to_string(value).unwrap_or_default().replace('<', "\\u003c");
    let mut out = format!("<script type=\"{kind}\"");
    if let Some(id) = id {
        let _ = write!(out, " id=\"{id}\"");
    }
    out + ">" + &json + "</script>"
}
