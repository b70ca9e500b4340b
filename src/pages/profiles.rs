//! Shared parts of the person and employer pages.

use maud::{Markup, html};

use super::page::join;
use crate::text;

/// Maximum length of the description for search results, in characters.
pub const DESCRIPTION: usize = 155;

/// Formats a town, such as "Portland, OR".
#[must_use]
pub fn town(city: &str, state: &str) -> String {
    join(&[city, state], ", ")
}

/// Renders a profile: photo, name, the non-empty lines, and text.
#[must_use]
pub fn profile(photo: Option<&str>, name: &str, lines: &[String], about: &str) -> Markup {
    html! {
        main class="wrap page stack" {
            article class="stack" {
                @if let Some(photo) = photo {
                    img class="av av-l" src=(photo) alt="" width="56" height="56";
                }
                h1 { (name) }
                @for line in lines.iter().filter(|line| !line.is_empty()) { p class="mut" { (line) } }
                div class="prose" { (text::to_html(about)) }
            }
        }
    }
}
