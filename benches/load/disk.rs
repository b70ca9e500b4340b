//! What the disk itself can do: the ceiling of every durable write.

use std::fs::File;
use std::os::unix::fs::FileExt as _;
use std::path::Path;
use std::time::{Duration, Instant};

/// A page of the database.
const PAGE: usize = 4_096;
/// The file is written over and over, as a write-ahead log is: its length stays.
const PAGES: u64 = 1_000;

/// Pages that are written and known to be on the disk, one after the other, a second.
pub fn commits_a_second(folder: &Path, time: Duration) -> f64 {
    let path = folder.join("disk.tmp");
    let file = File::create(&path).expect("a file can be made");
    let page = [7; PAGE];
    for number in 0..PAGES {
        file.write_all_at(&page, number * PAGE as u64).expect("the disk has room");
    }
    file.sync_all().expect("the disk works");
    let (start, mut commits) = (Instant::now(), 0_u64);
    while start.elapsed() < time {
        file.write_all_at(&page, commits % PAGES * PAGE as u64).expect("the disk has room");
        file.sync_data().expect("the disk works");
        commits += 1;
    }
    let rate = commits as f64 / start.elapsed().as_secs_f64();
    std::fs::remove_file(path).expect("our own file can be removed");
    rate
}
