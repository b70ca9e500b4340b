//! Makes long texts readable: where a source lost its line breaks, runs of spaces show where they were.

/// This many spaces start a new paragraph.
const PARAGRAPH_GAP: usize = 4;

/// Round, square and pointed bullets, and check marks.
const BULLETS: [char; 12] = ['•', '·', '∙', '●', '○', '▪', '‣', '►', '➢', '✓', '◦', '■'];

/// What to insert before a word.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Break {
    None,
    Line,
    Paragraph,
}

/// How the current line begins.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Line {
    Plain,
    Bullet,
    Number,
}

/// Formats a text for the site: paragraphs, bullets as `- ` lists, numbered items on their own lines.
/// The words stay the same.
#[must_use]
pub fn tidy(text: &str) -> String {
    let text = &with_bullets(text);
    let mut out = String::with_capacity(text.len());
    let (mut line, mut last, mut words_in_line) = (Line::Plain, "", 0);
    for (gap, word) in words(text) {
        // A number stays with its words, however many spaces separate them.
        let follows_number = line == Line::Number && words_in_line == 1;
        let kind = kind_of(word);
        let needed = if out.is_empty() || follows_number { Break::None } else { break_before(gap, last, word) };
        let starts_line = out.is_empty() || needed != Break::None;
        match needed {
            // The items of a list stay together.
            Break::Paragraph if kind != Line::Plain && kind == line => out.push('\n'),
            Break::Paragraph => out.push_str("\n\n"),
            Break::Line => out.push('\n'),
            Break::None if out.is_empty() || out.ends_with("- ") => {}
            Break::None => out.push(' '),
        }
        if starts_line {
            (line, words_in_line) = (kind, 0);
        }
        words_in_line += 1;
        if starts_line && kind == Line::Bullet {
            out.push_str("- ");
            out.push_str(without_bullet(word));
        } else {
            out.push_str(word);
        }
        last = word;
    }
    out.trim_end().to_owned()
}

/// Replaces letters that are bullets in a symbol font, as Word has them: "o⇥Be on time".
fn with_bullets(text: &str) -> String {
    let lines = text.split('\n').map(|line| {
        let item = line.trim_start().strip_prefix(['o', 'v', '§', 'Ø', 'ü']).filter(|rest| rest.starts_with('\t'));
        item.map_or_else(|| line.to_owned(), |rest| format!("•{rest}"))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the words, each with the whitespace before it.
fn words(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let start = rest.find(|c: char| !c.is_whitespace())?;
        let end = rest[start..].find(char::is_whitespace).map_or(rest.len(), |at| start + at);
        let found = (&rest[..start], &rest[start..end]);
        rest = &rest[end..];
        Some(found)
    })
}

fn break_before(gap: &str, last: &str, word: &str) -> Break {
    let newlines = gap.matches('\n').count();
    let spaces = gap.chars().count();
    if newlines >= 2 || (newlines == 0 && spaces >= PARAGRAPH_GAP) {
        return Break::Paragraph;
    }
    let starts_line = match kind_of(word) {
        Line::Number => spaces >= 2,
        // A dash between two words is not a bullet.
        Line::Bullet => spaces >= 2 || is_bullet(word),
        // Two spaces can follow a sentence; if no sentence ended there, they replaced a line break.
        Line::Plain => spaces >= 2 && !last.ends_with(['.', '!', '?', ':', ';', ',']) && begins_line(word),
    };
    if newlines == 1 || starts_line { Break::Line } else { Break::None }
}

fn begins_line(word: &str) -> bool {
    word.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit())
}

fn kind_of(word: &str) -> Line {
    if is_bullet(word) || matches!(word, "-" | "–" | "—" | "*") || word.starts_with("--") {
        Line::Bullet
    } else if is_number(word) {
        Line::Number
    } else {
        Line::Plain
    }
}

/// Matches bullets, including those of symbol fonts in the private use area.
fn is_bullet(word: &str) -> bool {
    word.starts_with(|c: char| BULLETS.contains(&c) || ('\u{f000}'..='\u{f0ff}').contains(&c))
}

/// Matches "1." and "12)".
fn is_number(word: &str) -> bool {
    let digits = word.strip_suffix(['.', ')']).unwrap_or_default();
    (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit())
}

/// Returns the first word of a bullet without the bullet itself.
fn without_bullet(word: &str) -> &str {
    word.trim_start_matches(|c| matches!(c, '-' | '–' | '—' | '*') || is_bullet(c.encode_utf8(&mut [0; 4])))
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn restores_line_breaks() {
        let cases = [
            ("One.  Two.", "One. Two."),
            ("One.    Two.", "One.\n\nTwo."),
            (
                "the following:    1.  Perform.  2.   Survey.  10. Attend",
                "the following:\n\n1. Perform.\n2. Survey.\n10. Attend",
            ),
            (
                "phases.   2.  Monitor.    3.    Assist.    NOTE:   All.",
                "phases.\n2. Monitor.\n3. Assist.\n\nNOTE: All.",
            ),
            ("•\tFirst.  •\tSecond.", "- First.\n- Second."),
            ("Skills: • one • two", "Skills:\n- one\n- two"),
            ("\u{f0b7} one    \u{f0b7} two", "- one\n- two"),
            ("--Manage.    -- Track.    Then go.", "- Manage.\n- Track.\n\nThen go."),
            ("8:00 AM - 4:00 PM  4:00 PM - 12:00 AM", "8:00 AM - 4:00 PM\n4:00 PM - 12:00 AM"),
            ("Responsibilities  include these", "Responsibilities include these"),
            ("One\nTwo\n\nThree", "One\nTwo\n\nThree"),
            ("- one\n- two", "- one\n- two"),
            ("grade 1. Then", "grade 1. Then"),
            ("", ""),
            ("   ", ""),
        ];
        for (input, expected) in cases {
            assert_eq!(tidy(input), expected);
        }
    }

    /// `ui/src/lib/pasted-lists.ts` has the same rules for what people paste.
    #[test]
    fn pasted_lists_are_read_as_in_the_browser() {
        #[derive(serde::Deserialize)]
        struct Vector {
            name: String,
            text: String,
            lists: String,
        }
        let vectors: Vec<Vector> = serde_json::from_str(include_str!("../../../data/list-vectors.json")).unwrap();
        for Vector { name, text, lists } in vectors {
            assert_eq!(tidy(&text), lists, "{name}");
        }
    }

    #[test]
    fn tidying_is_idempotent() {
        let text = "Do:    1.  Perform.  2.   Survey.    NOTE:  x    --Manage.  • one  •\t two";
        let once = tidy(text);
        assert_eq!(tidy(&once), once);
    }
}
