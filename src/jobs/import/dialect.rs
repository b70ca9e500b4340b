//! How a CSV file separates its cells.

/// The separators, the usual one first.
const SEPARATORS: [u8; 4] = [b',', b';', b'\t', b'|'];
/// Bytes from the beginning of a file in which its first line should end.
pub const HEAD: usize = 64 * 1024;

/// How a CSV file separates its cells.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Dialect {
    /// The separator of cells.
    pub separator: u8,
    /// Whether the first line only names the separator, as Excel writes it: `sep=;`.
    pub is_named: bool,
}

impl Dialect {
    /// Tells the dialect from the beginning of a file: the separator that the first line names or has the most of.
    #[must_use]
    pub fn of(start: &[u8]) -> Self {
        let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start);
        let line = start.split(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or_default();
        let bare: Vec<u8> =
            line.iter().filter(|byte| !matches!(byte, b'"' | b' ')).map(u8::to_ascii_lowercase).collect();
        if let [b's', b'e', b'p', b'=', separator] = bare[..]
            && SEPARATORS.contains(&separator)
        {
            return Self { separator, is_named: true };
        }
        let most = SEPARATORS.iter().rev().max_by_key(|separator| line.split(|byte| byte == *separator).count());
        Self { separator: most.copied().unwrap_or(b','), is_named: false }
    }
}

#[cfg(test)]
mod tests {
    use super::Dialect;

    #[test]
    fn the_first_line_names_the_separator_or_has_the_most_of_it() {
        let cases: [(&[u8], u8, bool); 6] = [
            (b"Title,Town; State\n1;2;3;4", b',', false),
            (b"Title;Town\r\n", b';', false),
            (b"\xef\xbb\xbfsep=;\r\nTitle;Town", b';', true),
            (b"\"sep=|\"\nTitle|Town", b'|', true),
            (b"SEP=\t\nTitle\tTown", b'\t', true),
            (b"", b',', false),
        ];
        for (start, separator, is_named) in cases {
            assert_eq!(Dialect::of(start), Dialect { separator, is_named }, "{}", String::from_utf8_lossy(start));
        }
    }
}
