//! A web page that a browser saved in one file with its pictures (MHTML), which is written like a mail.

use mailparse::{ParsedMail, parse_mail};

/// Bytes in which its header says what it is.
const HEAD: usize = 4_096;

/// Parts that a page may have. The library reads all of them before it returns the first.
const MAX_PARTS: usize = 5_000;

/// Whether a file is one.
pub fn is_one(start: &[u8]) -> bool {
    let head = String::from_utf8_lossy(&start[..start.len().min(HEAD)]).to_lowercase();
    let first = head.trim_start().lines().next().unwrap_or_default();
    let name = first.split(':').next().unwrap_or_default();
    let is_header = name.len() < first.len() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    is_header && head.contains("mime-version:") && head.contains("content-type:")
}

/// Returns the pages in it, not yet decoded: that of the job, and those that are shown inside of it. None of a file with too many
/// parts.
pub fn pages(file: &[u8]) -> Vec<Vec<u8>> {
    if file.split(|byte| *byte == b'\n').filter(|line| line.starts_with(b"--")).take(MAX_PARTS + 1).count() > MAX_PARTS
    {
        return Vec::new();
    }
    let Ok(mail) = parse_mail(file.trim_ascii_start()) else { return Vec::new() };
    let is_page =
        |part: &&ParsedMail<'_>| ["text/html", "application/xhtml+xml"].contains(&part.ctype.mimetype.as_str());
    mail.parts().filter(is_page).filter_map(|part| part.get_body_raw().ok()).collect()
}
