//! How much of a file may be read for one row, so that memory doesn't grow with the file.

use std::cell::Cell;
use std::io::{self, Read};
use std::rc::Rc;

/// Bytes: five of the longest cells. JSON takes some thirty times as much memory.
const MAX_ROW_BYTES: usize = 500_000;

/// What may still be read before a row must have ended.
#[derive(Clone)]
pub struct Allowance(Rc<Cell<usize>>);

impl Default for Allowance {
    fn default() -> Self {
        Self(Rc::new(Cell::new(MAX_ROW_BYTES)))
    }
}

impl Allowance {
    /// Starts again, after a row.
    pub fn renew(&self) {
        self.0.set(MAX_ROW_BYTES);
    }

    /// Limits what is read from a file.
    pub fn limit<R: Read>(&self, file: R) -> Limited<R> {
        Limited { file, left: self.clone() }
    }
}

/// A file of which no more is read than is allowed.
pub struct Limited<R> {
    file: R,
    left: Allowance,
}

impl<R: Read> Read for Limited<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = self.left.0.get();
        let end = buffer.len().min(left);
        let count = self.file.read(&mut buffer[..end])?;
        if count == 0 && end < buffer.len() && self.file.read(&mut [0])? > 0 {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "one of its jobs takes more than 500 kB"));
        }
        self.left.0.set(left - count);
        Ok(count)
    }
}
