//! Types and rules for files. Pure: no I/O.

use serde::Serialize;
use utoipa::ToSchema;

use crate::string_enum;

/// Maximum length of a file name, in characters.
const MAX_NAME_CHARS: usize = 200;
/// Maximum size of an uploaded photo, in bytes.
pub const MAX_PHOTO_BYTES: usize = 10 * 1024 * 1024;
/// Maximum size of a document, in bytes.
pub const MAX_DOCUMENT_BYTES: usize = 5 * 1024 * 1024;
/// Files a user may upload per day.
pub const MAX_FILES_PER_DAY: i64 = 100;
/// Bytes a user may upload per day.
pub const MAX_BYTES_PER_DAY: i64 = 50 * 1024 * 1024;

string_enum! {
    /// Kind of file.
    #[schema(as = FileKind)]
    Kind {
        /// An image, re-encoded as JPEG.
        Photo = "photo",
        /// A PDF, stored unchanged.
        Document = "document",
        /// An image in a message, re-encoded as JPEG. Unlike a photo, only those who take part can see it.
        Picture = "picture",
        /// A voice note in a message.
        Voice = "voice",
    }
}

string_enum! {
    /// Sizes in which a photo is stored.
    #[schema(as = FileSize)]
    Size {
        /// At most 1,600 pixels on the longer side.
        Full = "full",
        /// At most 480 pixels on the longer side.
        Small = "small",
    }
}

/// A file, as its owner and its readers see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct File {
    /// Unguessable id, used in URLs.
    pub token: String,
    /// Kind of file.
    pub kind: Kind,
    /// File name for downloads.
    pub name: String,
    /// `image/jpeg`, `application/pdf`, `audio/webm` or `audio/mp4`.
    pub media_type: String,
    /// Size in bytes; for a photo, that of the full size.
    pub bytes: i64,
    /// Width in pixels; null for a document or a voice note.
    pub width: Option<i64>,
    /// Height in pixels; null for a document or a voice note.
    pub height: Option<i64>,
    /// Length of a voice note, in milliseconds; null for other files.
    pub duration: Option<i64>,
    /// Path to download it from.
    pub url: String,
    /// Path of the small size; null for a document or a voice note.
    pub small_url: Option<String>,
    /// When it was uploaded, in milliseconds since the epoch.
    pub created_at: i64,
}

/// Returns the path of a file.
#[must_use]
pub fn url(token: &str) -> String {
    format!("/api/files/{token}")
}

/// Returns the path of a photo's small size, used in lists and avatars.
#[must_use]
pub fn small_url(token: &str) -> String {
    url(token) + "?size=small"
}

/// Sanitizes a file name: no path, no control or bidirectional characters, and the extension of the file's kind.
#[must_use]
pub fn sanitize_name(name: &str, kind: Kind) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let clean: String = last.chars().filter(|c| !c.is_control() && !is_bidi_control(*c)).collect();
    let (stem, extensions, default_stem) = match kind {
        Kind::Photo | Kind::Picture => (clean.trim(), [".jpg", ".jpeg", ".png"].as_slice(), "photo"),
        Kind::Voice => (clean.trim(), [".webm", ".m4a"].as_slice(), "voice"),
        Kind::Document => (clean.trim(), [".pdf"].as_slice(), "document"),
    };
    let lower = stem.to_ascii_lowercase();
    let cut = extensions.iter().find(|ending| lower.ends_with(**ending)).map_or(0, |ending| ending.len());
    let stem = stem[..stem.len() - cut].trim_end_matches(['.', ' ']);
    let stem: String = stem.chars().take(MAX_NAME_CHARS - extensions[0].len()).collect();
    format!("{}{}", if stem.is_empty() { default_stem } else { &stem }, extensions[0])
}

/// Whether a character changes the direction of text, which can disguise a file's extension.
const fn is_bidi_control(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Builds a `Content-Disposition` header (RFC 6266): an ASCII name for old clients and the real name for all others.
#[must_use]
pub fn content_disposition(disposition_type: &str, name: &str) -> String {
    let ascii_name: String = name
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() || matches!(c, ' ' | '.' | '-' | '_' | '(' | ')') { c } else { '_' })
        .collect();
    let keep = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let encoded_name: String =
        name.bytes().map(|b| if keep(b) { char::from(b).to_string() } else { format!("%{b:02X}") }).collect();
    format!("{disposition_type}; filename=\"{ascii_name}\"; filename*=UTF-8''{encoded_name}")
}

/// The header of a PDF begins within so many bytes, as readers accept it: some scanners write a line break before it.
const PDF_HEADER_BYTES: usize = 1_024;

/// Whether the bytes look like a complete PDF. The end marker is checked to reject truncated files.
#[must_use]
pub fn is_pdf(bytes: &[u8]) -> bool {
    let tail = &bytes[bytes.len().saturating_sub(2_048)..];
    let head = &bytes[..bytes.len().min(PDF_HEADER_BYTES)];
    let has = |part: &[u8], mark: &[u8]| part.windows(mark.len()).any(|window| window == mark);
    has(head, b"%PDF-") && has(tail, b"%%EOF")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pdf_may_begin_a_little_later() {
        let after = |before: &[u8]| is_pdf(&[before, b"%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n"].concat());
        assert!(after(b"") && after(b"\n") && after(b"\r\n\r\n") && after(b"\xef\xbb\xbf") && after(&[b' '; 1_019]));
        assert!(!after(&[b' '; 1_020]) && !is_pdf(b"\n%PDF-1.7 truncated") && !is_pdf(b"<html>%%EOF"));
    }

    #[test]
    fn s50_file_names_are_sanitized() {
        for (name, kind, expected) in [
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
            assert_eq!(sanitize_name(name, kind), expected, "{name:?}");
        }
        assert_eq!(sanitize_name(&"ü".repeat(400), Kind::Photo).chars().count(), MAX_NAME_CHARS);
        assert_eq!(
            content_disposition("attachment", "Grüße \"a\"\r\n;x.pdf"),
            "attachment; filename=\"Gr__e _a____x.pdf\"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%22a%22%0D%0A%3Bx.pdf"
        );
    }
}
