//! Undoing disguises: the same words in other letters, digits, dashes and blanks become the same text.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Letters of other alphabets that look like Latin ones, in pairs.
const LOOKALIKES: &[(&str, char)] = &[
    ("аɑαａ", 'a'),
    ("ьЬв", 'b'),
    ("сϲⅽ", 'c'),
    ("ԁ", 'd'),
    ("еєёε", 'e'),
    ("ɡ", 'g'),
    ("һнн", 'h'),
    ("іїιӏ", 'i'),
    ("јϳ", 'j'),
    ("кκ", 'k'),
    ("ⅼ", 'l'),
    ("мⅿ", 'm'),
    ("пηո", 'n'),
    ("оοσօ", 'o'),
    ("рρ", 'p'),
    ("ԛ", 'q'),
    ("гѓ", 'r'),
    ("ѕ", 's'),
    ("тτ", 't'),
    ("υ", 'u'),
    ("ѵν", 'v'),
    ("ԝωшщ", 'w'),
    ("хχ", 'x'),
    ("уүγ", 'y'),
];

/// The zeros of the digits of other scripts; the nine others follow each.
const ZEROS: &[char] = &['٠', '۰', '߀', '०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '๐', '໐', '༠', '၀', '០', '᠐'];

/// Digits that stand for letters inside a word.
const LEET: &[(char, char)] =
    &[('0', 'o'), ('1', 'i'), ('3', 'e'), ('4', 'a'), ('5', 's'), ('7', 't'), ('@', 'a'), ('$', 's')];

/// Words for digits, as in "five oh three".
const DIGIT_WORDS: &[(&str, char)] = &[
    ("zero", '0'),
    ("oh", '0'),
    ("one", '1'),
    ("two", '2'),
    ("three", '3'),
    ("four", '4'),
    ("five", '5'),
    ("six", '6'),
    ("seven", '7'),
    ("eight", '8'),
    ("nine", '9'),
    ("cero", '0'),
    ("uno", '1'),
    ("dos", '2'),
    ("tres", '3'),
    ("cuatro", '4'),
    ("cinco", '5'),
    ("seis", '6'),
    ("siete", '7'),
    ("ocho", '8'),
    ("nueve", '9'),
];
/// Words of at least so many letters may be several without blanks; these are the ones to look for.
const LONG_WORD: usize = 12;
const SQUEEZED: &[&str] = &[
    "text me",
    "call me",
    "whatsapp",
    "telegram",
    "gift card",
    "deposit the check",
    "send me a picture",
    "training fee you pay",
    "pay the fee",
    "background check you pay",
    "social security send",
    "send the rest",
    "bank login",
    "starter kit you pay",
    "western union",
];

/// At least this many disguised digits in a row are a number, or this many single ones.
const MIN_SPELLED: usize = 2;
const MIN_SINGLE: usize = 7;

/// Returns the text in small Latin letters, ASCII digits, and one kind each of dash, quote and blank, without what nobody sees.
pub fn fold(text: &str) -> String {
    let plain: String = text
        .nfkd()
        .filter(|c| !is_combining_mark(*c) && !is_hidden(*c))
        .flat_map(char::to_lowercase)
        .map(look)
        .collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_hidden(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{e0000}'..='\u{e0fff}')
}

fn look(c: char) -> char {
    if c.is_ascii() {
        return c;
    }
    match c {
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '⁃' | '・' | '·' | '•' | '∙' | '‧' | '﹘' | '﹣' => {
            '-'
        }
        '’' | '‘' | 'ʼ' | '′' | '‛' => '\'',
        '“' | '”' | '„' | '″' => '"',
        '。' | '․' => '.',
        'ı' => 'i',
        'ø' => 'o',
        'ł' => 'l',
        'ß' => 's',
        c => digit(c).or_else(|| lookalike(c)).unwrap_or(c),
    }
}

fn digit(c: char) -> Option<char> {
    let zero =
        ZEROS.iter().find(|zero| (**zero..=char::from_u32(u32::from(**zero) + 9).unwrap_or(**zero)).contains(&c))?;
    char::from_digit(u32::from(c) - u32::from(*zero), 10)
}

fn lookalike(c: char) -> Option<char> {
    LOOKALIKES.iter().find(|(letters, _)| letters.contains(c)).map(|(_, latin)| *latin)
}

/// Splits a folded text into words of letters, digits and apostrophes, with digits for letters undone, and single letters with
/// the same gap between them put together: "w h a t s a p p" and "w-h-a-t-s-a-p-p" are one word.
pub fn words(folded: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut spelled = String::new();
    let tokens = folded
        .split(|c: char| !(c.is_alphanumeric() || matches!(c, '\'' | '@' | '$')))
        .filter(|token| !token.is_empty());
    for token in tokens {
        let is_letter = token.chars().count() == 1 && token.chars().all(char::is_alphanumeric);
        if is_letter {
            spelled.push_str(token);
            continue;
        }
        flush(&mut words, &mut spelled);
        if token.strip_prefix('$').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit() || c == 'o')) {
            words.push("amount".to_owned());
        }
        words.push(unleet(token.trim_matches('\'')));
    }
    flush(&mut words, &mut spelled);
    let squeezed: Vec<String> =
        words.iter().filter(|word| word.len() >= LONG_WORD).flat_map(|word| unsqueezed(word)).collect();
    words.extend(squeezed);
    words
}

/// Returns the words in a word that is many without blanks.
fn unsqueezed(word: &str) -> Vec<String> {
    let found = SQUEEZED.iter().filter(|phrase| word.contains(&phrase.replace(' ', "")));
    found.flat_map(|phrase| phrase.split(' ')).map(str::to_owned).collect()
}

/// Ends a run of single letters: a long one is a word, a short one is what it seems.
fn flush(words: &mut Vec<String>, spelled: &mut String) {
    let letters = spelled.chars().filter(|c| c.is_alphabetic()).count();
    if letters >= 4 {
        words.push(unleet(spelled));
    } else {
        words.extend(spelled.chars().map(String::from));
    }
    spelled.clear();
}

/// Undoes digits for letters in a word that has more letters than digits.
fn unleet(word: &str) -> String {
    let letters = word.chars().filter(|c| c.is_alphabetic()).count();
    let others = word.chars().count() - letters;
    if letters <= others || others == 0 || word.starts_with('$') && word[1..].starts_with(|c: char| c.is_ascii_digit())
    {
        return word.trim_matches(['@', '$']).to_owned();
    }
    word.chars().map(|c| LEET.iter().find(|(digit, _)| *digit == c).map_or(c, |(_, letter)| *letter)).collect()
}

/// Returns a folded text with disguised digits as digits: letters that look like them, and words for them, where there are several
/// in a row.
pub fn with_digits(folded: &str) -> String {
    let (mut out, mut run) = (Vec::new(), Run::default());
    for token in folded.split([' ', '-']).filter(|token| !token.is_empty()) {
        let bare = token.trim_matches(|c: char| !c.is_alphanumeric());
        if !run.take(bare, token) {
            run.flush(&mut out);
            out.push(token.to_owned());
        }
    }
    run.flush(&mut out);
    out.join(" ")
}

/// Words and digits that may be one number.
#[derive(Default)]
struct Run {
    digits: String,
    tokens: Vec<String>,
    spelled: usize,
    triple: usize,
}

impl Run {
    /// Adds a word if it spells digits. Returns whether it does.
    fn take(&mut self, bare: &str, token: &str) -> bool {
        let is_spoken = DIGIT_WORDS.iter().find(|(name, _)| *name == bare);
        if let Some((_, digit)) = is_spoken {
            let times = std::mem::take(&mut self.triple).max(1);
            self.digits.extend(std::iter::repeat_n(*digit, times));
            self.spelled += 1;
        } else if let Some(times) = [("double", 2), ("triple", 3)].iter().find(|(name, _)| *name == bare) {
            self.triple = times.1;
        } else if let Some(number) = disguised_number(bare) {
            self.digits.push_str(&number);
            self.spelled += usize::from(number != bare);
        } else if bare != "then" || self.tokens.is_empty() {
            return false;
        }
        self.tokens.push(token.to_owned());
        true
    }

    /// Passes on the number, or the words if they're none.
    fn flush(&mut self, out: &mut Vec<String>) {
        let run = std::mem::take(self);
        let is_number =
            run.spelled >= MIN_SPELLED || (run.tokens.len() >= MIN_SINGLE && run.digits.len() == run.tokens.len());
        if is_number && run.digits.len() >= MIN_SINGLE { out.push(run.digits) } else { out.extend(run.tokens) }
    }
}

/// Returns the digits of a short word that has some and otherwise only letters that look like them.
fn disguised_number(word: &str) -> Option<String> {
    let has_digit = word.contains(|c: char| c.is_ascii_digit());
    let digits = word.chars().map(|c| match c {
        'o' => Some('0'),
        'l' | 'i' => Some('1'),
        c => c.is_ascii_digit().then_some(c),
    });
    if has_digit && word.len() <= 4 { digits.collect() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn disguised_words_are_the_words() {
        for text in [
            "WhatsApp",
            "ｗｈａｔｓａｐｐ",
            "w h a t s a p p",
            "W-h-a-t-s-A-p-p",
            "wh\u{200b}ats\u{ad}app",
            "whаtsаpp",
            "wh4ts4pp",
            "WHÁTSÀPP",
        ] {
            assert_eq!(words(&fold(text)), ["whatsapp"], "{text}");
        }
        assert_eq!(words(&fold("Pay $40 for a b&b")), ["pay", "amount", "40", "for", "a", "b", "b"]);
        assert_eq!(words(&fold("it’s 24h at 5 pm, H2O")), ["it's", "24h", "at", "5", "pm", "h2o"]);
    }

    #[test]
    fn disguised_numbers_are_the_numbers() {
        assert_eq!(fold("٥٠٣–٥٥٥—０１４２"), "503-555-0142");
        assert_eq!(with_digits(&fold("call five oh three 5 5 5 zero one four two now")), "call 5035550142 now");
        assert_eq!(with_digits(&fold("TXT 7O1 555 O1 67 now")), "txt 7015550167 now");
        assert_eq!(with_digits("three-six-oh. then triple five. then oh-one-eight-three."), "3605550183");
        assert_eq!(with_digits("one or two people for 3 days"), "one or two people for 3 days");
    }
}
