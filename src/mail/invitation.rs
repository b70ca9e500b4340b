//! Mails that put something into a calendar, move it there or take it out (RFC 6047).
//!
//! The entry is made when the mail is sent, so it's never older than what the page says. The site is the organizer and the
//! recipient is the only attendee, whose answer nobody waits for: the two sides agree on the site, and neither learns the
//! other's address.

use lettre::message::header::ContentType;
use lettre::message::{Attachment, MultiPart, SinglePart};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use crate::db::{Result, Tx};
use crate::ids::MailId;
use crate::text::calendar::{Certainty, Entry, file};
use crate::{args, statements};

statements! {
    SET_TOPIC = "UPDATE mails SET topic = $2 WHERE id = $1 AND state = 'waiting'";
}

/// What an address can have in a link as it is.
const IN_LINK: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b'@').remove(b'+');

/// Who is who in an entry.
#[derive(Clone, Copy, Debug)]
pub struct People<'a> {
    /// The sender's name.
    pub site: &'a str,
    /// The sender's address.
    pub from: &'a str,
    /// The recipient's address.
    pub to: &'a str,
}

/// Makes a waiting mail carry the calendar entry of a topic, such as `interview:7`, if there is one by the time it's sent.
pub fn attach(tx: &mut Tx, mail: MailId, topic: &str) -> Result<()> {
    tx.run(SET_TOPIC, args![mail, topic]).map(drop)
}

/// Adds an entry to a mail's texts: as the last of them, which calendars read, and as a file for everything else.
///
/// # Errors
/// A sentence if it can't be written as a mail.
pub(super) fn add(texts: MultiPart, entry: &Entry, people: People, now: i64) -> std::result::Result<MultiPart, String> {
    let method = if entry.certainty == Certainty::Canceled { "CANCEL" } else { "REQUEST" };
    let text = invitation(entry, method, people, now);
    let parse = |kind: &str| ContentType::parse(kind).map_err(|e| e.to_string());
    let inline = parse(&format!("text/calendar; charset=utf-8; method={method}"))?;
    let attached = parse("application/ics; name=\"invite.ics\"")?;
    Ok(MultiPart::mixed()
        .multipart(texts.singlepart(SinglePart::builder().header(inline).body(text.clone())))
        .singlepart(Attachment::new("invite.ics".to_owned()).body(text, attached)))
}

fn invitation(entry: &Entry, method: &str, people: People, now: i64) -> String {
    let answer = match entry.certainty {
        Certainty::Confirmed => ";PARTSTAT=ACCEPTED",
        Certainty::Tentative => ";PARTSTAT=TENTATIVE",
        Certainty::Canceled => "",
    };
    let people = [
        format!("ORGANIZER;CN=\"{}\":{}", quoted(people.site), link(people.from)),
        format!("ATTENDEE{answer};RSVP=FALSE:{}", link(people.to)),
    ];
    let head = format!("METHOD:{method}");
    let lines: Vec<_> = std::iter::once(head).chain(entry.lines(now, &people)).collect();
    file("Interview", &lines)
}

/// Returns a text as it can be between quotation marks, which can't be escaped there.
fn quoted(text: &str) -> String {
    text.replace('"', "'").replace(char::is_control, " ")
}

fn link(address: &str) -> String {
    format!("mailto:{}", utf8_percent_encode(address, IN_LINK))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_addresses_cannot_end_their_line() {
        assert_eq!(quoted("The \"Diner\"\r\nX:1"), "The 'Diner'  X:1");
        assert_eq!(link("o'neil+a?b&c%d@example.org"), "mailto:o%27neil+a%3Fb%26c%25d@example.org");
    }
}
