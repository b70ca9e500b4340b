//! Undoing disguises of letters: the same text in other letters, digits, dashes and blanks becomes the same text.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Letters of other alphabets that look like Latin ones.
const LOOKALIKES: &[(&str, char)] = &[
    ("аɑαａᴀ", 'a'),
    ("ьЬвʙβ", 'b'),
    ("сϲⅽᴄ¢", 'c'),
    ("ԁᴅ", 'd'),
    ("еєёεᴇ€", 'e'),
    ("ꜰ", 'f'),
    ("ɡɢ", 'g'),
    ("һнʜ", 'h'),
    ("іїιӏɪı", 'i'),
    ("јϳᴊ", 'j'),
    ("кκᴋ", 'k'),
    ("ⅼʟł", 'l'),
    ("мⅿᴍμ", 'm'),
    ("пηոɴ", 'n'),
    ("оοσօᴏø", 'o'),
    ("рρᴘ", 'p'),
    ("ԛǫ", 'q'),
    ("гѓʀ", 'r'),
    ("ѕꜱß", 's'),
    ("тτᴛ", 't'),
    ("υᴜ", 'u'),
    ("ѵνᴠ", 'v'),
    ("ԝωшщᴡ", 'w'),
    ("хχ", 'x'),
    ("уүγʏ", 'y'),
    ("ᴢζ", 'z'),
];

/// Capital letters that look like other Latin ones than their small letters do.
const CAPITALS: &[(char, char)] = &[('Η', 'h'), ('Ν', 'n'), ('Υ', 'y')];

/// The first letters of alphabets in boxes, in circles and of flags; the others follow each.
const BOXED: &[char] = &['\u{1f130}', '\u{1f150}', '\u{1f170}', '\u{1f1e6}'];

/// The zeros of the digits of other scripts; the nine others follow each.
const ZEROS: &[char] = &['٠', '۰', '߀', '०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '๐', '໐', '༠', '၀', '០', '᠐'];

/// Pictures that stand for words of the rules.
const PICTURES: &[(char, &str)] =
    &[('🆔', " id "), ('🪪', " id "), ('🎁', " gift "), ('💳', " card "), ('₿', " bitcoin "), ('🪙', " coins ")];

/// Returns the text in small Latin letters, ASCII digits, and one kind each of dash, quote and blank, without what nobody sees.
pub fn fold(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut is_in_small_letters = false;
    for c in text.nfkd().filter(|c| !is_combining_mark(*c) && !is_hidden(*c)) {
        // In many fonts a capital I looks like a small l, so after a small letter it's read as one.
        let c = if c == 'I' && is_in_small_letters { 'l' } else { c };
        is_in_small_letters = c.is_lowercase();
        if let Some((_, word)) = PICTURES.iter().find(|(picture, _)| *picture == c) {
            plain.push_str(word);
            continue;
        }
        plain.extend(capital(c).to_lowercase().map(look));
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_hidden(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{e0000}'..='\u{e0fff}')
}

fn capital(c: char) -> char {
    CAPITALS.iter().find(|(letter, _)| *letter == c).map_or(c, |(_, latin)| *latin)
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
        c => follower(c, ZEROS, '0', 10).or_else(|| follower(c, BOXED, 'a', 26)).or_else(|| lookalike(c)).unwrap_or(c),
    }
}

/// Returns the character that is as many places after `plain` as `c` is after the first character of its series.
fn follower(c: char, firsts: &[char], plain: char, count: u32) -> Option<char> {
    let place =
        firsts.iter().filter_map(|first| u32::from(c).checked_sub(u32::from(*first))).find(|place| *place < count)?;
    char::from_u32(u32::from(plain) + place)
}

fn lookalike(c: char) -> Option<char> {
    LOOKALIKES.iter().find(|(letters, _)| letters.contains(c)).map(|(_, latin)| *latin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_look_alike_are_the_same() {
        for text in
            ["WhatsApp", "ｗｈａｔｓａｐｐ", "wh\u{200b}ats\u{ad}app", "whаtsаpp", "WHÁTSÀPP", "ᴡʜᴀᴛsᴀᴘᴘ", "🆆🅷🅰🆃🆂🅰🅿🅿"]
        {
            assert_eq!(fold(text), "whatsapp", "{text}");
        }
        assert_eq!(fold("PΑΥ  ΝΗ emaiI"), "pay nh email");
        assert_eq!(fold("٥٠٣–٥٥٥—０１４２"), "503-555-0142");
    }
}
