//! Repairing text that was once decoded wrongly: UTF-8 read as windows-1252, so that ’ became â€™.

use std::borrow::Cow;

use encoding_rs::WINDOWS_1252;

/// Text damaged several times needs as many rounds; beyond this many, a match would be coincidence.
const MAX_ROUNDS: usize = 3;

/// Undoes the damage only where the characters are the bytes of valid UTF-8; leaves everything else alone.
#[must_use]
pub fn repair(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut repaired = text.to_owned();
    for _ in 0..MAX_ROUNDS {
        let next = repair_once(&repaired);
        if next == repaired {
            break;
        }
        repaired = next;
    }
    Cow::Owned(repaired)
}

fn repair_once(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let bytes: Vec<Option<u8>> = chars.iter().map(|c| byte_of(*c)).collect();
    let mut repaired = String::with_capacity(text.len());
    let mut at = 0;
    while at < chars.len() {
        if let Some((decoded, length)) = character_at(&bytes[at..]) {
            repaired.push(decoded);
            at += length;
        } else {
            // Left behind when the second half of a damaged no-break space became a plain space.
            let stray = chars[at] == 'Â' && chars.get(at + 1).is_none_or(|next| next.is_whitespace());
            if !stray {
                repaired.push(chars[at]);
            }
            at += 1;
        }
    }
    repaired
}

/// Returns the non-ASCII character that the bytes start with, and its length in bytes.
fn character_at(bytes: &[Option<u8>]) -> Option<(char, usize)> {
    let length = match bytes.first().copied().flatten()? {
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF4 => 4,
        _ => return None,
    };
    let sequence: Vec<u8> = bytes.get(..length)?.iter().copied().collect::<Option<_>>()?;
    let decoded = std::str::from_utf8(&sequence).ok()?.chars().next()?;
    Some((decoded, length))
}

/// Returns the byte that windows-1252 decodes to this character.
fn byte_of(c: char) -> Option<u8> {
    let mut buffer = [0; 4];
    let (bytes, _, unmappable) = WINDOWS_1252.encode(c.encode_utf8(&mut buffer));
    match *bytes {
        [byte] if !unmappable => Some(byte),
        _ => None,
    }
}

/// Removes control and invisible characters, and turns all whitespace but tabs and newlines into spaces.
#[must_use]
pub fn clean(text: &str) -> String {
    let newlines = text.replace("\r\n", "\n").replace('\r', "\n");
    let visible = newlines.chars().filter(|c| matches!(c, '\n' | '\t') || !(c.is_control() || is_invisible(*c)));
    visible.map(|c| if c.is_whitespace() && !matches!(c, '\n' | '\t') { ' ' } else { c }).collect()
}

/// Byte order marks, soft hyphens, zero-width characters and directional marks.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{feff}' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::{clean, repair};

    #[test]
    fn repairs_mojibake() {
        let cases = [
            ("New York Cityâ€™s", "New York City’s"),
            ("â€œ1â€\u{9d} or â€œ2â€\u{9d}", "“1” or “2”"),
            ("Director â€“ Business", "Director – Business"),
            ("â€¢\tskills", "•\tskills"),
            ("Â½ year, cafÃ©", "½ year, café"),
            ("Unit Â\u{a0}Â\u{a0} 3", "Unit \u{a0}\u{a0} 3"),
            ("Services Â", "Services "),
            ("ï‚· item", "\u{f0b7} item"),
            ("Ã¢â‚¬â„¢", "’"),
        ];
        for (damaged, decoded) in cases {
            assert_eq!(repair(damaged), decoded);
        }
    }

    #[test]
    fn leaves_valid_text_alone() {
        for text in ["plain", "café – “größer” 日本語", "Ângela Ârea", "Ã alone", "50 € â", "ÎÂÂÎ"]
        {
            assert_eq!(repair(text), text);
        }
    }

    #[test]
    fn removes_control_characters() {
        assert_eq!(clean("a\u{a0}b\0c\u{1b}\td\r\ne\rf\u{feff}\u{200b}"), "a bc\td\ne\nf");
    }
}
