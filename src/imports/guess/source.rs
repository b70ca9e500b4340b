//! Naming the source of a file, so that its next file is known to be of the same source.

use crate::jobs::import::dates;
use crate::text;

const MAX_CHARS: usize = 40;

/// Returns the name of a source: what a feed says it's from, or else the name of the file.
#[must_use]
pub fn name(file: &str, feed: Option<&str>) -> String {
    let name = feed.map_or_else(|| stem(file), host);
    let name: String = name.chars().filter(|c| !c.is_control()).take(MAX_CHARS).collect();
    let name = name.trim();
    if name.is_empty() { "file".to_owned() } else { name.to_owned() }
}

/// Returns the host of an address, or the text itself if it isn't one.
fn host(feed: &str) -> String {
    let address = feed.strip_prefix("https://").or_else(|| feed.strip_prefix("http://"));
    let host = address.map_or(feed, |address| address.split(['/', '?', '#']).next().unwrap_or(address));
    text::to_one_line(host.strip_prefix("www.").unwrap_or(host))
}

/// Returns a file's name without its extension and without what browsers and people add to it: "jobs (1).csv" and
/// "jobs-2026-11-27.csv" are "jobs".
#[must_use]
pub fn stem(file: &str) -> String {
    let mut name = file.rsplit_once('.').map_or(file, |(name, _)| name).trim();
    loop {
        let shorter = without_number(name).or_else(|| without_copy(name)).or_else(|| without_date(name));
        match shorter.map(|name| name.trim_end_matches([' ', '-', '_', '.'])).filter(|name| !name.is_empty()) {
            Some(shorter) => name = shorter,
            None => return name.to_owned(),
        }
    }
}

fn without_number(name: &str) -> Option<&str> {
    let (before, number) = name.strip_suffix(')')?.rsplit_once('(')?;
    (!number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())).then_some(before)
}

fn without_copy(name: &str) -> Option<&str> {
    name.strip_suffix(" copy").or_else(|| name.strip_suffix(" - Copy"))
}

fn without_date(name: &str) -> Option<&str> {
    let at = name.char_indices().rev().nth(9)?.0;
    let date = name[at..].replace('_', "-");
    (date.len() == 10 && dates::is_date(&date)).then_some(&name[..at])
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn the_same_source_has_the_same_name() {
        for file in
            ["job_feed.xml", "job_feed (1).xml", "job_feed (12).XML", "job_feed - Copy.xml", "job_feed_2026-11-27.xml"]
        {
            assert_eq!(name(file, None), "job_feed");
        }
        assert_eq!(name("City jobs 2026.csv", None), "City jobs 2026");
        assert_eq!(name("(1).csv", None), "(1)");
        assert_eq!(name("", None), "file");
        assert_eq!(name("a.xml", Some("https://www.jobs.example.org/feed?x=1")), "jobs.example.org");
        assert_eq!(name("a.xml", Some("All jobs of the County of Alder and of its forty towns")).chars().count(), 40);
    }
}
