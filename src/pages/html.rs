//! Writing HTML by hand, safely.

use std::fmt::Write as _;

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
