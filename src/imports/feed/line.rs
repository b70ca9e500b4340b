//! Counting the lines of a file while a CSV reader reads it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, Read};
use std::rc::Rc;

use crate::jobs::import::Lines;

/// What was read and not yet counted.
type Pending = Rc<RefCell<VecDeque<u8>>>;

/// Passes a file on, and keeps what it passed until it's counted.
pub struct Tapped<R> {
    file: R,
    pending: Pending,
}

/// What was read so far.
pub struct Tap(Pending);

/// Splits a file into a reader and the counter of its lines.
pub fn tap<R: Read>(file: R) -> (Tapped<R>, Lines<Tap>) {
    let pending = Pending::default();
    (Tapped { file, pending: Rc::clone(&pending) }, Lines::new(Tap(pending)))
}

impl<R: Read> Read for Tapped<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.file.read(buffer)?;
        self.pending.borrow_mut().extend(&buffer[..count]);
        Ok(count)
    }
}

impl Read for Tap {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.borrow_mut().read(buffer)
    }
}
