//! Types and rules of texts, without I/O.

use serde::Serialize;
use utoipa::ToSchema;

/// Maximum length of a text, in characters.
pub const MAX_TEXT_CHARS: usize = 20_000;

/// Default text of a page. `{site}` and `{town}` are placeholders for the site's name and town.
pub struct DefaultText {
    /// Name of the page, as in its URL.
    name: &'static str,
    /// Heading of the page.
    pub title: &'static str,
    /// Text of the page.
    pub body: &'static str,
}

const DEFAULTS: [DefaultText; 4] = [
    DefaultText {
        name: "privacy-policy",
        title: "Privacy policy",
        body: include_str!("../../data/legal/privacy-policy.md"),
    },
    DefaultText {
        name: "cookie-policy",
        title: "Cookie policy",
        body: include_str!("../../data/legal/cookie-policy.md"),
    },
    DefaultText { name: "safety", title: "Safety", body: include_str!("../../data/legal/safety.md") },
    DefaultText { name: "contact", title: "Contact", body: include_str!("../../data/legal/contact.md") },
];

/// One of the site's texts.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SiteText)]
pub struct Text {
    /// Name of the page.
    pub name: String,
    /// Heading of the page.
    pub title: String,
    /// Text in the site's markup. A line that begins with `## ` is a heading.
    pub body: String,
    /// Default text; null for callers who may not edit it.
    pub default_body: Option<String>,
    /// When the operator last edited it, in milliseconds since the epoch; null for the default.
    pub updated_at: Option<i64>,
}

/// Returns the default of a text; `None` for an unknown name.
#[must_use]
pub fn default_of(name: &str) -> Option<&'static DefaultText> {
    DEFAULTS.iter().find(|known| known.name == name)
}

/// Splits a text into sections of heading and text. Text before the first heading has an empty heading.
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
    use super::{DEFAULTS, DefaultText, MAX_TEXT_CHARS, sections};

    #[test]
    fn headings_split_a_text_into_sections() {
        let parts = sections("First.\n\n## Why\n- so\n## When\n");
        assert_eq!(parts[0], (String::new(), "First.\n\n".to_owned()));
        assert_eq!(parts[1], ("Why".to_owned(), "- so\n".to_owned()));
        assert_eq!((parts[2].0.as_str(), parts.len()), ("When", 3));
        assert!(sections("  \n").is_empty());
    }

    #[test]
    fn default_texts_fit_the_limit_and_use_supported_markup() {
        for DefaultText { name, body, .. } in DEFAULTS {
            assert!((1..=MAX_TEXT_CHARS).contains(&body.chars().count()), "{name}");
            assert!(!body.contains("]("), "{name} has a named link, which the markup doesn't support");
        }
    }
}
