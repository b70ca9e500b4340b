//! What people's texts may bring into the subject of a mail. The site's sender vouches for it, so it advertises no pages.

/// Returns a text for a subject: on one line, with "…" for addresses of pages and for what mail programs would decode.
pub(super) fn plain(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().map(|word| if is_link(word) { "…" } else { word }).collect();
    words.join(" ").replace("=?", "…")
}

/// Whether mail programs make a link of a word. A name with a dot, such as "Node.js", is none.
fn is_link(word: &str) -> bool {
    let word = word.to_lowercase();
    let start = word.trim_start_matches(|c: char| !c.is_alphanumeric());
    word.contains("http://") || word.contains("https://") || start.starts_with("www.") || is_page(start)
}

/// Whether this is a domain with a path, such as "example.org/win".
fn is_page(word: &str) -> bool {
    let Some((domain, path)) = word.split_once('/') else { return false };
    let Some((name, end)) = domain.rsplit_once('.') else { return false };
    let is_part = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || "-.".contains(c));
    // "Node.js/React" is a trade.
    let is_end = end.chars().count() >= 2 && end.chars().all(char::is_alphabetic) && end != "js";
    is_part(name) && is_end && !path.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_pages_are_left_out_and_names_with_dots_stay() {
        for (text, expected) in [
            ("Claim $1000 at http://evil.example/win now", "Claim $1000 at … now"),
            ("Go to HTTPS://evil.example!", "Go to …"),
            ("(www.evil.example) wins", "… wins"),
            ("See evil.example/win?x=1", "See …"),
            ("See «evil.example/win»", "See …"),
            ("Booking.com clerk", "Booking.com clerk"),
            ("Node.js developer", "Node.js developer"),
            ("Node.js/React developer", "Node.js/React developer"),
            ("Cook and/or waiter, 24/7", "Cook and/or waiter, 24/7"),
            ("St. John’s B.V.", "St. John’s B.V."),
            ("Nanny w/ car", "Nanny w/ car"),
            ("Two\r\nlines", "Two lines"),
            ("=?utf-8?q?Free_money?=", "…utf-8?q?Free_money?="),
        ] {
            assert_eq!(plain(text), expected);
        }
    }
}
