//! Breaking text into lines, and the order in which a line's characters are printed.

use unicode_bidi::BidiInfo;
use unicode_normalization::UnicodeNormalization as _;

use super::font::{Fonts, Weight};
use super::joined::join;

/// Splits text into lines that fit the width; those that go on with another word end in a blank, which may stand out. A word
/// that is too long for a line is broken.
pub fn wrap(fonts: &mut Fonts, text: &str, weight: Weight, size: f32, width: f32) -> Vec<String> {
    let blank = fonts.width(' ', weight, size);
    let (mut lines, mut line, mut used) = (Vec::new(), String::new(), 0.0);
    // Composed characters look better than a letter with a mark of its own.
    let text: String = text.nfc().filter(|c| !is_invisible(*c)).collect();
    for word in text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty()) {
        let needed = fonts.width_of(word, weight, size);
        if !line.is_empty() {
            line.push(' ');
            used += blank;
            if used + needed > width {
                lines.push(std::mem::take(&mut line));
                used = 0.0;
            }
        }
        for character in word.chars() {
            let more = fonts.width(character, weight, size);
            if used + more > width && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
                used = 0.0;
            }
            line.push(character);
            used += more;
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// Whether a character shows only in what it does to others: joiners, marks of direction, choices between forms of a character.
const fn is_invisible(character: char) -> bool {
    matches!(character, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}')
}

/// Returns what a line looks like, from left to right: Arabic letters are joined, and they and Hebrew ones run the other way
/// (Unicode's bidirectional algorithm).
pub fn visual(fonts: &Fonts, line: &str) -> String {
    if line.is_ascii() {
        return line.to_owned();
    }
    let line = join(line, |form| fonts.has_other(form));
    let line = line.as_str();
    let info = BidiInfo::new(line, None);
    let Some(paragraph) = info.paragraphs.first() else { return line.to_owned() };
    let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
    let mut printed = String::with_capacity(line.len());
    for run in runs {
        if levels[run.start].is_rtl() {
            printed.extend(line[run].chars().rev().map(mirrored));
        } else {
            printed.push_str(&line[run]);
        }
    }
    printed
}

/// Returns the bracket that faces the other way.
const fn mirrored(character: char) -> char {
    match character {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        other => other,
    }
}
