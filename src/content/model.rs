//! Types and rules of texts: pure, no I/O.

use serde::Serialize;
use utoipa::ToSchema;

/// Characters of a text.
pub const LONGEST: usize = 20_000;

/// What a page says until the operator writes it anew. `{site}` and `{town}` stand for the site's own.
pub struct Default {
    /// The name of the page.
    name: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// The text under it.
    pub body: &'static str,
}

const DEFAULTS: [Default; 4] = [
    Default {
        name: "privacy-policy",
        title: "Privacy policy",
        body: include_str!("../../data/legal/privacy-policy.md"),
    },
    Default { name: "cookie-policy", title: "Cookie policy", body: include_str!("../../data/legal/cookie-policy.md") },
    Default { name: "safety", title: "Safety", body: include_str!("../../data/legal/safety.md") },
    Default { name: "contact", title: "Contact", body: include_str!("../../data/legal/contact.md") },
];

/// A text of the site.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SiteText)]
pub struct Text {
    /// The name of its page.
    pub name: String,
    /// Its heading.
    pub title: String,
    /// In our grammar; a line that begins with `## ` is a heading.
    pub body: String,
    /// What the software itself says there; for who may change it.
    pub default_body: Option<String>,
    /// When the operator wrote it; null for the default.
    pub updated_at: Option<i64>,
}

/// The default of a text; none for a name that is no text.
#[must_use]
pub fn default_of(name: &str) -> Option<&'static Default> {
    DEFAULTS.iter().find(|known| known.name == name)
}

/// The sections of a text: each heading with the text under it. The heading is empty for text before the first one.
#[must_use]
pub fn sections(body: &str) -> Vec<(String, String)> {
    let mut sections = vec![(String::new(), String::new())];
    for line in body.lines() {
        match line.strip_prefix("## ") {
            Some(heading) => sections.push((heading.trim().to_owned(), String::new())),
            None => {
                if let Some((_, text)) = sections.last_mut() {
                    text.push_str(line);
                    text.push('\n');
                }
            }
        }
    }
    sections.retain(|(heading, text)| !heading.is_empty() || !text.trim().is_empty());
    sections
}

#[cfg(test)]
mod tests {
    use super::{DEFAULTS, Default, LONGEST, sections};

    #[test]
    fn a_text_falls_into_its_sections() {
        let parts = sections("First.\n\n## Why\n- so\n## When\n");
        assert_eq!(parts[0], (String::new(), "First.\n\n".to_owned()));
        assert_eq!(parts[1], ("Why".to_owned(), "- so\n".to_owned()));
        assert_eq!((parts[2].0.as_str(), parts.len()), ("When", 3));
        assert!(sections("  \n").is_empty());
    }

    #[test]
    fn the_defaults_fit_and_hold_no_other_marks() {
        for Default { name, body, .. } in DEFAULTS {
            assert!((1..=LONGEST).contains(&body.chars().count()), "{name}");
            assert!(!body.contains("]("), "{name}: the grammar has no named links");
        }
    }
}
