//! Email addresses, as mail servers take them.

/// Maximum length of an address and of what comes before the @, in bytes (RFC 5321, section 4.5.3.1).
const MAX_BYTES: usize = 254;
const MAX_LOCAL_BYTES: usize = 64;
/// What may come before the @ beside letters and digits (RFC 5322, `atext`).
const SYMBOLS: &str = "!#$%&'*+-/=?^_`{|}~";

/// Returns the address with its domain in ASCII (`info@müller.example` is `info@xn--mller-kva.example`), which every mail server
/// takes; `None` if no mail can reach it: what comes before the @ isn't words with dots between, or the domain has no dot.
#[must_use]
pub fn to_ascii(text: &str) -> Option<String> {
    let (local, domain) = text.trim().rsplit_once('@')?;
    let domain = idna::domain_to_ascii_strict(domain).ok()?;
    let top = domain.rsplit_once('.')?.1;
    let is_name = !top.bytes().all(|byte| byte.is_ascii_digit());
    let address = format!("{local}@{domain}");
    (is_name && is_local(local) && address.len() <= MAX_BYTES).then_some(address)
}

fn is_local(local: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || SYMBOLS.contains(c);
    local.len() <= MAX_LOCAL_BYTES && local.split('.').all(|part| !part.is_empty() && part.chars().all(is_word))
}

/// Returns an address in the form in which two of the same mailbox are equal.
#[must_use]
pub fn fold(text: &str) -> String {
    let lower = text.trim().to_lowercase();
    let domain = lower.rsplit_once('@').filter(|(_, domain)| !domain.is_ascii());
    let ascii =
        domain.and_then(|(local, domain)| Some(format!("{local}@{}", idna::domain_to_ascii_strict(domain).ok()?)));
    ascii.unwrap_or(lower)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_that_can_receive_mail_and_others() {
        for (text, ascii) in [
            ("wanda@example.org", Some("wanda@example.org")),
            (" Wanda.Worker+jobs@Example.org ", Some("Wanda.Worker+jobs@example.org")),
            ("info@müller.example", Some("info@xn--mller-kva.example")),
            ("info@XN--MLLER-KVA.example", Some("info@xn--mller-kva.example")),
            ("josé@mail.example", Some("josé@mail.example")),
            ("o'hara@example.org", Some("o'hara@example.org")),
            ("a@例え.テスト", Some("a@xn--r8jz45g.xn--zckzah")),
            ("wanda", None),
            ("@example.org", None),
            ("wanda@", None),
            ("wanda@localhost", None),
            ("wanda@x..org", None),
            ("wanda@.example.org", None),
            ("wanda@example.org.", None),
            ("wanda@-x.org", None),
            ("wanda@exa mple.org", None),
            ("wanda@exa_mple.org", None),
            ("wanda@[192.0.2.1]", None),
            ("wanda@192.0.2.1", None),
            (".wanda@example.org", None),
            ("wanda.@example.org", None),
            ("wan..da@example.org", None),
            ("wan da@example.org", None),
            ("wan,da@example.org", None),
            ("\"wanda\"@example.org", None),
            ("wan<da@example.org", None),
            ("wan@da@example.org", None),
            ("wan\u{200b}da@example.org", None),
        ] {
            assert_eq!(to_ascii(text).as_deref(), ascii, "{text}");
        }
        assert_eq!(to_ascii(&format!("{}@example.org", "a".repeat(65))), None);
        assert_eq!(to_ascii(&format!("a@{}.org", "a".repeat(64))), None);
        // What is accepted is what the program that sends takes.
        assert!("josé@xn--mller-kva.example".parse::<lettre::Address>().is_ok());
    }

    #[test]
    fn two_spellings_of_a_mailbox_are_one() {
        assert_eq!(fold("Info@MÜLLER.example "), fold("info@xn--mller-kva.example"));
        assert_eq!(fold("Wanda@Example.org"), "wanda@example.org");
        assert_eq!(fold("not an address"), "not an address");
    }
}
