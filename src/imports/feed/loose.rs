//! JSON in the scripts of web pages, as content management systems write it: in CDATA or a comment, with line breaks inside
//! texts, escapes that JSON doesn't have, and commas after the last value.

use super::node::Node;

/// What the script of a page may begin and end with, next to its data.
const WRAPPERS: [&str; 9] = ["<![CDATA[", "]]>", "<!--", "-->", "//", "/*", "*/", ";", "\u{feff}"];

/// Reads the data of a script.
pub fn parse(script: &str) -> Option<Node> {
    let data = unwrapped(script);
    serde_json::from_str(data).or_else(|_| serde_json::from_str(&repaired(data))).ok()
}

/// Strips the CDATA marks and comments around a script's data.
fn unwrapped(script: &str) -> &str {
    let mut data = script.trim();
    loop {
        let shorter = WRAPPERS.iter().fold(data, |data, mark| {
            let data = data.strip_prefix(mark).unwrap_or(data);
            data.strip_suffix(mark).unwrap_or(data).trim()
        });
        if shorter.len() == data.len() {
            return data;
        }
        data = shorter;
    }
}

/// Escapes what JSON doesn't allow inside texts, and drops commas after the last value of a list or object.
fn repaired(data: &str) -> String {
    let mut repaired = String::with_capacity(data.len());
    let mut chars = data.chars().peekable();
    let mut is_text = false;
    while let Some(c) = chars.next() {
        match c {
            '"' => {
                is_text = !is_text;
                repaired.push(c);
            }
            '\\' if is_text => match chars.next() {
                Some(escaped @ ('"' | '\\' | '/' | 'b' | 'f' | 'n' | 'r' | 't' | 'u')) => {
                    repaired.extend([c, escaped]);
                }
                // JavaScript's "\'" is an apostrophe, and a line that it continues is one line.
                other => repaired.extend(other.filter(|other| !other.is_control())),
            },
            '\n' if is_text => repaired.push_str("\\n"),
            c if is_text && c.is_control() => repaired.push(' '),
            ',' if !is_text && closes(chars.clone()) => {}
            _ => repaired.push(c),
        }
    }
    repaired
}

/// Whether the next character, but for spaces, ends a list or an object.
fn closes(mut rest: impl Iterator<Item = char>) -> bool {
    rest.find(|c| !c.is_whitespace()).is_some_and(|c| matches!(c, ']' | '}'))
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn data_is_read_as_pages_write_it() {
        let plain = r#"{"title":"Cook, head","tags":["a","b"],"text":"One\nTwo it's"}"#;
        let expected = parse(plain);
        assert!(expected.is_some());
        for script in [
            format!("\n{plain}\n"),
            format!("<![CDATA[{plain}]]>"),
            format!("//<![CDATA[\n{plain}\n//]]>"),
            format!("/*<![CDATA[*/ {plain} /*]]>*/"),
            format!("<!-- {plain} -->"),
            format!("<!--\n{plain};\n//-->"),
            plain.replace(']', ",\n ]").replace("s\"}", "s\" , }"),
            plain.replace("\\n", "\n"),
            plain.replace("it's", "it\\'s"),
        ] {
            assert_eq!(parse(&script), expected, "{script}");
        }
        let cut = parse("{\"a\":\"1\\\n2\u{1}3\"}").unwrap();
        assert_eq!(format!("{cut:?}"), r#"Object([("a", Text("12 3"))])"#);
        for broken in ["", "<!---->", "{\"a\":", "var a = 1", "{'a': 1}", "\"", "\\"] {
            assert_eq!(parse(broken), None, "{broken}");
        }
    }
}
