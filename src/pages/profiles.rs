//! What the pages of a person and of an employer share.

use maud::{Markup, html};

use super::page::join;
use crate::text;

/// Characters of a description in search results and previews.
pub const DESCRIPTION: usize = 155;

/// "Portland, OR".
#[must_use]
pub fn town(city: &str, state: &str) -> String {
    join(&[city, state], ", ")
}

/// A profile: a photo, a name, lines of which empty ones are left out, and a text.
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
