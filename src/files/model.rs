//! Types and rules of files: pure, no I/O.

use serde::Serialize;
use utoipa::ToSchema;

use crate::string_enum;

/// Characters of a name at most.
const NAME: usize = 200;
/// Bytes of a photo as it is sent.
pub const PHOTO: usize = 10 * 1024 * 1024;
/// Bytes of a document.
pub const DOCUMENT: usize = 5 * 1024 * 1024;
/// Files that a person may bring within a day.
pub const FILES_A_DAY: i64 = 100;
/// Bytes that a person may bring within a day.
pub const BYTES_A_DAY: i64 = 50 * 1024 * 1024;
/// Below this much free disk no file is taken: the rest of the site needs the room.
const FLOOR: u64 = 200 * 1024 * 1024;

string_enum! {
    /// What a file is.
    #[schema(as = FileKind)]
    Kind {
        /// A picture, drawn anew as JPEG.
        Photo = "photo",
        /// A PDF, as it came.
        Document = "document",
    }
}

string_enum! {
    /// The sizes in which a photo is kept.
    #[schema(as = FileSize)]
    Size {
        /// At most 1,600 pixels a side.
        Full = "full",
        /// At most 480 pixels a side.
        Small = "small",
    }
}

/// A file as its owner and those who may read it see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct File {
    /// Its name in addresses.
    pub token: String,
    /// What it is.
    pub kind: Kind,
    /// Its name on a disk.
    pub name: String,
    /// image/jpeg or application/pdf.
    pub media_type: String,
    /// Its length.
    pub bytes: i64,
    /// Pixels; null for a document.
    pub width: Option<i64>,
    /// Pixels; null for a document.
    pub height: Option<i64>,
    /// Where it is.
    pub url: String,
    /// Where the small size is; null for a document.
    pub small_url: Option<String>,
    /// When it came.
    pub created_at: i64,
}

/// The disk has room for files; one whose system does not say is trusted.
#[must_use]
pub fn has_room(free: Option<u64>) -> bool {
    free.is_none_or(|free| free >= FLOOR)
}

/// The address of a file.
#[must_use]
pub fn url(token: &str) -> String {
    format!("/api/files/{token}")
}

/// The address of a photo's small size, as lists and avatars show it.
#[must_use]
pub fn small_url(token: &str) -> String {
    url(token) + "?size=small"
}

/// The name under which a file is kept: without a path, without characters that turn text round, with the ending of
/// what it is.
#[must_use]
pub fn tidy_name(name: &str, kind: Kind) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let clean: String = last.chars().filter(|c| !c.is_control() && !turns(*c)).collect();
    let (stem, endings, plain) = match kind {
        Kind::Photo => (clean.trim(), [".jpg", ".jpeg", ".png"].as_slice(), "photo"),
        Kind::Document => (clean.trim(), [".pdf"].as_slice(), "document"),
    };
    let lower = stem.to_ascii_lowercase();
    let cut = endings.iter().find(|ending| lower.ends_with(**ending)).map_or(0, |ending| ending.len());
    let stem = stem[..stem.len() - cut].trim_end_matches(['.', ' ']);
    let stem: String = stem.chars().take(NAME - endings[0].len()).collect();
    format!("{}{}", if stem.is_empty() { plain } else { &stem }, endings[0])
}

/// Marks that change the direction of text: "fdp.exe" must not read as "exe.pdf".
const fn turns(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The header that names a download (RFC 6266): plain letters for old readers, the real name for the others.
#[must_use]
pub fn disposition(how: &str, name: &str) -> String {
    let plain: String = name
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() || matches!(c, ' ' | '.' | '-' | '_' | '(' | ')') { c } else { '_' })
        .collect();
    let keep = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let real: String =
        name.bytes().map(|b| if keep(b) { char::from(b).to_string() } else { format!("%{b:02X}") }).collect();
    format!("{how}; filename=\"{plain}\"; filename*=UTF-8''{real}")
}

/// A PDF by its first bytes; its end mark too, so that half of one is not taken for whole.
#[must_use]
pub fn is_pdf(bytes: &[u8]) -> bool {
    let tail = &bytes[bytes.len().saturating_sub(2_048)..];
    bytes.starts_with(b"%PDF-") && tail.windows(5).any(|window| window == b"%%EOF")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s51_the_last_of_the_disk_is_for_the_rest_of_the_site() {
        assert!(has_room(None) && has_room(Some(FLOOR)));
        assert!(!has_room(Some(FLOOR - 1)) && !has_room(Some(0)));
    }

    #[test]
    fn s50_odd_names_are_harmless() {
        for (name, kind, tidy) in [
            ("cv.pdf", Kind::Document, "cv.pdf"),
            ("C:\\Users\\wanda\\CV.PDF", Kind::Document, "CV.pdf"),
            ("../../etc/passwd", Kind::Document, "passwd.pdf"),
            ("page.html", Kind::Document, "page.html.pdf"),
            ("exe.\u{202e}fdp", Kind::Document, "exe.fdp.pdf"),
            ("", Kind::Document, "document.pdf"),
            (".pdf", Kind::Document, "document.pdf"),
            ("IMG_1.HEIC.png", Kind::Photo, "IMG_1.HEIC.jpg"),
            ("  me .jpeg", Kind::Photo, "me.jpg"),
        ] {
            assert_eq!(tidy_name(name, kind), tidy, "{name:?}");
        }
        assert_eq!(tidy_name(&"ü".repeat(400), Kind::Photo).chars().count(), NAME);
        assert_eq!(
            disposition("attachment", "Grüße \"a\"\r\n;x.pdf"),
            "attachment; filename=\"Gr__e _a____x.pdf\"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%22a%22%0D%0A%3Bx.pdf"
        );
    }
}
