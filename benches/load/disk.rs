//! How fast the disk alone can sync, to compare durable writes with.

use std::fs::File;
use std::os::unix::fs::FileExt as _;
use std::path::Path;
use std::time::{Duration, Instant};

/// Size of a database page in bytes.
const PAGE: usize = 4_096;
/// The file is overwritten in place, like a write-ahead log, so that its length doesn't change.
const PAGES: u64 = 1_000;

/// Returns how many pages per second can be written and synced, one after the other.
pub fn commits_per_second(folder: &Path, time: Duration) -> f64 {
    let path = folder.join("disk.tmp");
    let file = File::create(&path).expect("a file can be created");
    let page = [7; PAGE];
    for number in 0..PAGES {
        file.write_all_at(&page, number * PAGE as u64).expect("the disk has free space");
    }
    file.sync_all().expect("the disk works");
    let (start, mut commits) = (Instant::now(), 0_u64);
    while start.elapsed() < time {
        file.write_all_at(&page, commits % PAGES * PAGE as u64).expect("the disk has free space");
        file.sync_data().expect("the disk works");
        commits += 1;
    }
    let rate = commits as f64 / start.elapsed().as_secs_f64();
    std::fs::remove_file(path).expect("the benchmark's own file can be deleted");
    rate
}
