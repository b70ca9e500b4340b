//! Line numbers as an editor shows them, whatever ends the lines: LF, CRLF or CR.

use std::io::{self, BufRead, BufReader, Read};

/// Counts the lines of a file up to given offsets.
pub struct Lines<R> {
    file: BufReader<R>,
    /// Bytes counted.
    at: u64,
    line: u64,
    after_return: bool,
}

impl<R: Read> Lines<R> {
    /// Starts at the beginning of a file.
    #[must_use]
    pub fn new(file: R) -> Self {
        Self { file: BufReader::new(file), at: 0, line: 1, after_return: false }
    }

    /// Returns the line on which the row at or after an offset begins. Offsets must not go down. A row's offset may be
    /// that of line breaks before it: the second half of a CRLF, or blank lines.
    ///
    /// # Errors
    /// If reading fails.
    pub fn line_of(&mut self, offset: u64) -> io::Result<u64> {
        loop {
            let buffer = self.file.fill_buf()?;
            let Some(byte) = buffer.first().copied() else { return Ok(self.line) };
            let is_break = matches!(byte, b'\r' | b'\n');
            if self.at >= offset && !is_break {
                return Ok(self.line);
            }
            // A CRLF is one line break.
            self.line += u64::from(is_break && !(byte == b'\n' && self.after_return));
            self.after_return = byte == b'\r';
            self.file.consume(1);
            self.at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Lines;

    #[test]
    fn lines_are_counted_like_in_an_editor() {
        for end in ["\n", "\r\n", "\r"] {
            let text = ["h", "1", "", "2", "3"].join(end);
            let mut lines = Lines::new(text.as_bytes());
            let at = |mark: &str| text.find(mark).unwrap() as u64;
            assert_eq!(lines.line_of(0).unwrap(), 1);
            assert_eq!(lines.line_of(at("1")).unwrap(), 2);
            // The csv reader's offsets are those of the rest of a line break, or of blank lines.
            assert_eq!(lines.line_of(at("1") + 2).unwrap(), 4, "{end:?}");
            assert_eq!(lines.line_of(at("2")).unwrap(), 4);
            assert_eq!(lines.line_of(at("3")).unwrap(), 5);
            assert_eq!(lines.line_of(99).unwrap(), 5);
        }
    }
}
