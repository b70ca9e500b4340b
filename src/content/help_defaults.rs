//! Built-in help articles, one file each: the first line is the title, the second the audience, the rest the text.

use serde::Serialize;
use utoipa::ToSchema;

/// Names and files of the articles, in the order of the page.
pub const DEFAULTS: [(&str, &str); 19] = [
    ("applying", include_str!("../../data/help/applying.md")),
    ("rates", include_str!("../../data/help/rates.md")),
    ("offers", include_str!("../../data/help/offers.md")),
    ("saved-searches", include_str!("../../data/help/saved-searches.md")),
    ("posting", include_str!("../../data/help/posting.md")),
    ("fees", include_str!("../../data/help/fees.md")),
    ("card-pay", include_str!("../../data/help/card-pay.md")),
    ("vouchers", include_str!("../../data/help/vouchers.md")),
    ("pausing", include_str!("../../data/help/pausing.md")),
    ("members", include_str!("../../data/help/members.md")),
    ("drafts", include_str!("../../data/help/drafts.md")),
    ("notifications", include_str!("../../data/help/notifications.md")),
    ("support", include_str!("../../data/help/support.md")),
    ("installing", include_str!("../../data/help/installing.md")),
    ("offline", include_str!("../../data/help/offline.md")),
    ("cookies", include_str!("../../data/help/cookies.md")),
    ("passwords", include_str!("../../data/help/passwords.md")),
    ("reporting", include_str!("../../data/help/reporting.md")),
    ("safety", include_str!("../../data/help/safety.md")),
];

/// A built-in help article.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = HelpDefault)]
pub struct BuiltInArticle {
    /// Title.
    pub title: String,
    /// Audience, such as "For workers".
    pub audience: String,
    /// Text in the site's markup.
    pub body: String,
}

/// Returns the built-in version of an article; `None` for one the operator added.
#[must_use]
pub fn default_of(name: &str) -> Option<BuiltInArticle> {
    let (_, file) = DEFAULTS.iter().find(|(known, _)| *known == name)?;
    let (title, rest) = file.split_once('\n')?;
    let (audience, body) = rest.split_once('\n')?;
    Some(BuiltInArticle { title: title.to_owned(), audience: audience.to_owned(), body: body.trim().to_owned() })
}

#[cfg(test)]
mod tests {
    use super::{DEFAULTS, default_of};

    #[test]
    fn built_in_articles_are_complete_and_use_only_supported_markup() {
        for (name, _) in DEFAULTS {
            let article = default_of(name).unwrap();
            assert!((5..=120).contains(&article.title.len()), "{name}");
            assert!(["For workers", "For employers", "For everyone"].contains(&article.audience.as_str()), "{name}");
            assert!((100..=5_000).contains(&article.body.len()), "{name}");
            assert!(!article.body.contains(['[', '<', '#']), "{name} has a named link, HTML or a heading");
        }
        assert!(default_of("imprint").is_none());
    }
}
