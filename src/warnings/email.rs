//! Email addresses, also with words for their signs.

/// Whether a folded text has an email address, also one with words for its signs.
pub fn has_email(folded: &str) -> bool {
    let plain = spelled_signs(folded);
    plain.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '(' | ')' | '<' | '>' | '"')).any(|word| {
        let word = word.trim_end_matches(['.', '!', '?', ':']);
        word.split_once('@').is_some_and(|(name, host)| {
            !name.is_empty() && host.split_once('.').is_some_and(|(site, ending)| !site.is_empty() && ending.len() >= 2)
        })
    })
}

/// Writes "jane (at) example dot com" as an address.
fn spelled_signs(folded: &str) -> String {
    let is_bracket = |c: char| matches!(c, '(' | ')' | '[' | ']' | '{' | '}' | '⸺' | '_' | '*');
    let signs = folded.replace("(a)", " @ ").replace("[a]", " @ ").replace(is_bracket, " ");
    let signs = ["at", "dot"].iter().fold(signs, |text, sign| text.replace(&format!("-{sign}-"), &format!(" {sign} ")));
    let tokens: Vec<&str> = signs.split(' ').filter(|token| !token.is_empty()).collect();
    let is_dot = |token: &str| matches!(token, "dot" | "period" | "punto" | ".");
    let mut out = String::new();
    for (at, token) in tokens.iter().enumerate() {
        // "at" is a sign only where "dot" follows soon.
        let dot_follows = tokens[at + 1..].iter().take(3).any(|next| is_dot(next));
        match *token {
            "at" | "@" | "arroba" if dot_follows || *token == "@" => out.push('@'),
            token if is_dot(token) => out.push('.'),
            token => {
                if !out.ends_with(['@', '.']) || out.is_empty() {
                    out.push(' ');
                }
                out.push_str(token);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spelled_addresses_are_addresses() {
        for text in [
            "jane (at) example dot com",
            "kris (dot) k (a) example (dot) com",
            "a@example . org",
            "ana arroba example punto com",
            "jobs at lake-side dot org",
        ] {
            assert!(has_email(text), "{text}");
        }
        assert!(!has_email("meet at the door of the shop, $5 @ 6 pm."));
    }
}
