//! How complete a profile is, and what to add next, without I/O.

use serde::Serialize;
use utoipa::ToSchema;

/// How complete a profile is.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Completeness {
    /// Percentage, 0 to 100.
    pub percent: i64,
    /// The most useful thing to add; null when nothing is missing.
    pub next: Option<NextStep>,
}

/// Something to add to a profile.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NextStep {
    /// What to do and why, for display.
    pub text: &'static str,
    /// Path of the form field.
    pub href: &'static str,
}

/// The parts that a profile has.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each one can be missing on its own")]
pub struct ProfileParts {
    /// A headline.
    pub headline: bool,
    /// A photo.
    pub photo: bool,
    /// At least three skills.
    pub skills: bool,
    /// A few sentences about themselves.
    pub about: bool,
    /// A city.
    pub city: bool,
    /// A rate.
    pub rate: bool,
    /// When they can work.
    pub availability: bool,
    /// A document.
    pub document: bool,
}

/// Rates a profile. Weights follow what employers look at first; the heaviest missing part is the next step.
#[must_use]
pub fn completeness(has: ProfileParts) -> Completeness {
    let step = |text, href| NextStep { text, href };
    let parts = [
        (has.headline, 20, step("Add a headline: say in one line what you do best.", "/profile#profile-headline")),
        (has.skills, 20, step("List at least three skills.", "/profile#profile-skills")),
        (has.photo, 15, step("Add a photo: people like to see who they’re hiring.", "/profile#profile-photo")),
        (has.about, 15, step("Write a few sentences about yourself.", "/profile#profile-about")),
        (has.city, 10, step("Add your town, so we can show distances.", "/profile#profile-city")),
        (has.availability, 10, step("Say when you can work.", "/profile#profile-availability")),
        (has.rate, 5, step("Add your usual rate.", "/profile#profile-rate")),
        (has.document, 5, step("Add a document to attach to your applications.", "/profile#profile-documents")),
    ];
    let percent = parts.iter().filter(|(present, ..)| *present).map(|(_, weight, _)| weight).sum();
    let next = parts.into_iter().find(|(present, ..)| !present).map(|(.., step)| step);
    Completeness { percent, next }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heaviest_missing_part_is_the_next_step() {
        let empty = completeness(ProfileParts::default());
        assert_eq!((empty.percent, empty.next.unwrap().href), (0, "/profile#profile-headline"));
        let partial =
            completeness(ProfileParts { headline: true, skills: true, city: true, ..ProfileParts::default() });
        assert_eq!((partial.percent, partial.next.unwrap().href), (50, "/profile#profile-photo"));
        let all = ProfileParts {
            headline: true,
            photo: true,
            skills: true,
            about: true,
            city: true,
            rate: true,
            availability: true,
            document: true,
        };
        assert_eq!(completeness(all), Completeness { percent: 100, next: None });
        let without_document = completeness(ProfileParts { document: false, ..all });
        assert_eq!((without_document.percent, without_document.next.unwrap().href), (95, "/profile#profile-documents"));
    }
}
