//! Fills the built index.html.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use maud::{Markup, html};
use sha2::{Digest, Sha256};

/// The parts to put into the template.
pub struct Parts {
    /// The head's tags.
    pub head: Markup,
    /// The readable body, which the client replaces.
    pub body: Markup,
    /// The `data-theme` attribute.
    pub theme: &'static str,
}

/// Placeholders in the template. The bundler may remove the quotes of attributes.
const HEAD: [&str; 2] = ["<meta name=\"jobstead-head\">", "<meta name=jobstead-head>"];
const ROOT: [&str; 2] = ["<div id=\"root\"></div>", "<div id=root></div>"];
const THEME: [&str; 2] = ["data-theme=\"auto\"", "data-theme=auto"];

/// Fills the template.
#[must_use]
pub fn fill(index: &str, parts: &Parts) -> String {
    let root = html! { div id="root" { (parts.body) } };
    let html = replace(index, THEME, parts.theme);
    let html = replace(&html, HEAD, &parts.head.0);
    replace(&html, ROOT, &root.0)
}

fn replace(html: &str, marks: [&str; 2], with: &str) -> String {
    match marks.into_iter().find(|mark| html.contains(mark)) {
        Some(mark) => html.replacen(mark, with, 1),
        None => html.to_owned(),
    }
}

/// SHA-256, in base64, of each inline script of the template: the bundler's import map.
#[must_use]
pub fn script_hashes(index: &str) -> Vec<String> {
    let mut hashes = Vec::new();
    let mut rest = index;
    while let Some(start) = rest.find("<script") {
        let Some(open) = rest[start..].find('>').map(|at| start + at) else { break };
        let Some(end) = rest[open..].find("</script>").map(|at| open + at) else { break };
        if !rest[start..open].contains(" src=") {
            hashes.push(STANDARD.encode(Sha256::digest(&rest.as_bytes()[open + 1..end])));
        }
        rest = &rest[end..];
    }
    hashes
}
