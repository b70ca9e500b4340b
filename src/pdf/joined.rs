//! Joining Arabic letters. A letter looks different at the beginning, in the middle and at the end of what's joined; Unicode has a
//! character of its own for each form, which fonts for Arabic have, too (The Unicode Standard, section 9.2).

use std::collections::HashMap;
use std::sync::OnceLock;

use unicode_joining_type::{JoiningType, get_joining_type};
use unicode_normalization::UnicodeNormalization as _;

/// The forms, by what they're forms of: a letter, or lam with alef. Alone, at the end, at the beginning, in the middle.
static FORMS: OnceLock<HashMap<String, Vec<char>>> = OnceLock::new();

fn forms(letters: &str) -> &'static [char] {
    let forms = FORMS.get_or_init(|| {
        let mut forms: HashMap<String, Vec<char>> = HashMap::new();
        // The second block goes on where the first has only two forms.
        for form in (0xfe80..=0xfefc).chain(0xfb50..=0xfbff).filter_map(char::from_u32) {
            let letters = meaning(form);
            if !letters.starts_with([' ', form]) {
                forms.entry(letters).or_default().push(form);
            }
        }
        forms
    });
    forms.get(letters).map_or(&[], Vec::as_slice)
}

/// Returns the character that people get when they copy a printed one from a PDF: the letter that it's a form of. Lam with alef
/// stays one character, which searches treat as its two letters. PDFium, MuPDF 2.0 and poppler 22.12 reverse a line that's read from
/// right to left, and with it the letters of one glyph (`findings/pdf-lam-alef-copies-backward.sh`).
pub fn copied(printed: char) -> char {
    let letters = meaning(printed);
    let mut letters = letters.chars();
    letters.next().filter(|_| letters.next().is_none()).unwrap_or(printed)
}

/// Returns what a printed character means: the letters that it's a form of, or itself.
fn meaning(printed: char) -> String {
    match printed {
        '\u{fb50}'..='\u{fbff}' | '\u{fe80}'..='\u{fefc}' => printed.nfkd().nfc().collect(),
        other => other.to_string(),
    }
}

/// Replaces letters by their joined forms, as far as they can be printed.
pub fn join(line: &str, can_print: impl Fn(char) -> bool) -> String {
    let characters: Vec<char> = line.chars().collect();
    let mut joined = String::with_capacity(line.len());
    let mut at = 0;
    while at < characters.len() {
        let (before, after) = (neighbor(characters[..at].iter().rev()), neighbor(characters[at + 1..].iter()));
        let pair: String = characters[at..].iter().take(2).collect();
        let is_pair = characters[at] == '\u{644}' && !forms(&pair).is_empty();
        let letters = if is_pair { pair } else { characters[at].to_string() };
        let kind = get_joining_type(characters[at]);
        let from_before = joins_on(before) && matches!(kind, JoiningType::DualJoining | JoiningType::RightJoining);
        let on_to_next = !is_pair && joins_on(Some(kind)) && joins_back(after);
        let form = forms(&letters).get(usize::from(from_before) + 2 * usize::from(on_to_next)).copied();
        if let Some(form) = form.filter(|form| can_print(*form)) {
            joined.push(form);
            at += letters.chars().count();
        } else {
            joined.push(characters[at]);
            at += 1;
        }
    }
    joined
}

/// Returns how the next character joins, past the marks on letters.
fn neighbor<'a>(characters: impl Iterator<Item = &'a char>) -> Option<JoiningType> {
    let mut kinds = characters.map(|character| get_joining_type(*character));
    kinds.find(|kind| *kind != JoiningType::Transparent)
}

/// Whether a character joins the one after it.
fn joins_on(kind: Option<JoiningType>) -> bool {
    matches!(kind, Some(JoiningType::DualJoining | JoiningType::LeftJoining | JoiningType::JoinCausing))
}

/// Whether a character joins the one before it.
fn joins_back(kind: Option<JoiningType>) -> bool {
    matches!(kind, Some(JoiningType::DualJoining | JoiningType::RightJoining | JoiningType::JoinCausing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_take_the_form_of_their_place() {
        let join = |line| join(line, |_| true);
        // Hassan: initial, medial, final. Dar: dal and alef don't join on. Salam: lam with alef is one form.
        assert_eq!(join("حسن"), "\u{fea3}\u{feb4}\u{fee6}");
        assert_eq!(join("دار 5"), "\u{fea9}\u{fe8d}\u{fead} 5");
        assert_eq!(join("سلام"), "\u{feb3}\u{fefc}\u{fee1}");
        assert_eq!(join("پیام"), "\u{fb58}\u{fbff}\u{fe8e}\u{fee1}");
        assert_eq!(join("Größe 王"), "Größe 王");
        assert_eq!(super::join("حسن", |_| false), "حسن", "a font without forms");
        assert_eq!(['\u{fefc}', '\u{feb4}', 'A'].map(copied), ['\u{fefc}', 'س', 'A']);
    }
}
