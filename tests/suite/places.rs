//! The reading of towns, measured by spellings that people and feeds use.

use jobstead::places;

/// A spelling, and after a tab what it means: a town, "remote", both, or "none".
const SPELLINGS: &str = include_str!("places/spellings.tsv");

#[test]
fn spellings_of_towns_are_read() {
    let lines: Vec<(&str, &str)> = SPELLINGS.lines().filter_map(|line| line.split_once('\t')).collect();
    let found = |text: &str| {
        let reading = places::read(text, "", None);
        let town = reading.place.map(|place| place.label());
        let words = town.into_iter().chain(reading.remote.then(|| "remote".to_owned())).collect::<Vec<_>>();
        if words.is_empty() { "none".to_owned() } else { words.join(" ") }
    };
    let wrong: Vec<String> = lines
        .iter()
        .filter(|(text, meaning)| found(text) != *meaning)
        .map(|(text, meaning)| format!("{text}: {}, not {meaning}", found(text)))
        .collect();
    let right = lines.len() - wrong.len();
    println!("{right} of {}\n{}", lines.len(), wrong.join("\n"));
    assert!(right * 100 >= lines.len() * 97, "{}", wrong.join("\n"));
}
