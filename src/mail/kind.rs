//! Which mails there are, and their default texts.

use crate::clock::{DAY, MINUTE};
use crate::string_enum;

string_enum! {
    /// A kind of mail.
    MailKind {
        /// A link that signs in.
        SignInLink = "sign_in_link",
        /// A link for choosing a new password.
        PasswordReset = "password_reset",
        /// A link that proves that the address is the account's.
        VerifyAddress = "verify_address",
        /// A link that makes this address the account's.
        ConfirmNewAddress = "confirm_new_address",
        /// News for the old address that the account has another one, with a link that undoes it.
        AddressChanged = "address_changed",
        /// News that the password was changed, with a link for choosing another one.
        PasswordChanged = "password_changed",
        /// News that staff made a link for a new password, with a link of the owner's own.
        ResetLinkMade = "reset_link_made",
        /// News that someone signed in with a browser that hadn't before.
        NewDevice = "new_device",
        /// An invitation to act for an employer.
        EmployerInvitation = "employer_invitation",
        /// A support chat, after its end.
        ChatTranscript = "chat_transcript",
        /// A notification about who gets into the account.
        AccountNews = "account_news",
        /// A notification.
        Notification = "notification",
        /// A notification of messages in a conversation.
        Message = "message",
        /// Several notifications.
        Digest = "digest",
        /// A test of the mail server.
        Test = "test",
    }
}

/// What a kind of mail is like.
#[derive(Clone, Copy, Debug)]
pub struct Details {
    /// Its name in the office.
    pub name: &'static str,
    /// When it's sent, as a sentence.
    pub when: &'static str,
    /// The default subject.
    pub subject: &'static str,
    /// The default text: paragraphs with blank lines between, and placeholders like `{name}`.
    pub body: &'static str,
    /// What the button says; `None` if the mail has no link.
    pub button: Option<&'static str>,
    /// The placeholders besides `{site}`, each with a sample.
    pub placeholders: &'static [(&'static str, &'static str)],
    /// What the mail is about: the text must contain at least one of these placeholders.
    pub core: &'static [&'static str],
    /// How long after the event it's still sent, in milliseconds.
    pub lifetime: i64,
    /// Whether anyone who has the link can use it. Staff can hand it out, and it must not be logged.
    pub is_secret: bool,
    /// Whether it also goes to an account's address that nobody proved: it proves the address, or was asked for.
    pub needs_no_proof: bool,
    /// Whether its recipient can unsubscribe from it.
    pub is_optional: bool,
}

/// How long a mail that isn't about a link is worth sending. When a mail server is set up, older ones aren't sent.
const NEWS_LIFETIME: i64 = 3 * DAY;

const PLAIN: Details = Details {
    name: "",
    when: "",
    subject: "",
    body: "",
    button: None,
    placeholders: &[],
    core: &[],
    lifetime: NEWS_LIFETIME,
    is_secret: false,
    needs_no_proof: false,
    is_optional: false,
};

impl MailKind {
    /// Returns what it's like.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "it is a table of texts")]
    pub const fn details(self) -> Details {
        match self {
            Self::SignInLink => Details {
                name: "Sign-in link",
                when: "Someone asks to sign in by email.",
                subject: "Your sign-in link for {site}",
                body: "Hi {name},\n\nUse this link to sign in. It works once, within 15 minutes.\n\n\
                       If you didn’t ask for it, ignore this email. Nobody can sign in without the link.",
                button: Some("Sign in"),
                placeholders: &[("name", "Wanda")],
                lifetime: 15 * MINUTE,
                is_secret: true,
                needs_no_proof: true,
                ..PLAIN
            },
            Self::PasswordReset => Details {
                name: "Password reset",
                when: "Someone forgot their password.",
                subject: "Choose a new password for {site}",
                body: "Hi {name},\n\nUse this link to choose a new password. It works once, within 30 minutes.\n\n\
                       If you didn’t ask for it, ignore this email. Your password stays the same.",
                button: Some("Choose a new password"),
                placeholders: &[("name", "Wanda")],
                lifetime: 30 * MINUTE,
                is_secret: true,
                needs_no_proof: true,
                ..PLAIN
            },
            Self::VerifyAddress => Details {
                name: "Address verification",
                when: "Someone wants to verify their email address.",
                subject: "Verify your email address for {site}",
                body: "Hi {name},\n\nUse this link to verify that this is your email address. It works for three days.",
                button: Some("Verify email address"),
                placeholders: &[("name", "Wanda")],
                is_secret: true,
                needs_no_proof: true,
                ..PLAIN
            },
            Self::ConfirmNewAddress => Details {
                name: "New address",
                when: "Someone changes their email address. This goes to the new one.",
                subject: "Confirm your new email address for {site}",
                body: "Hi {name},\n\nUse this link to make {address} the email address of your account. It works for one \
                       day.\n\nIf you didn’t ask for it, ignore this email.",
                button: Some("Use this email address"),
                placeholders: &[("name", "Wanda"), ("address", "wanda.new@example.org")],
                lifetime: DAY,
                is_secret: true,
                ..PLAIN
            },
            Self::AddressChanged => Details {
                name: "Address changed",
                when: "Someone changed their email address. This goes to the old one.",
                subject: "Your email address for {site} was changed",
                body: "Hi {name},\n\nThe email address of your account is now {address}.\n\nIf that wasn’t you, undo it \
                       within seven days. This also signs out every browser and lets you choose a new password.",
                button: Some("Undo the change"),
                placeholders: &[("name", "Wanda"), ("address", "w…@example.org")],
                lifetime: 7 * DAY,
                is_secret: true,
                ..PLAIN
            },
            Self::PasswordChanged => Details {
                name: "Password changed",
                when: "Someone changed the password, or chose a new one with a link.",
                subject: "Your password for {site} was changed",
                body: "Hi {name},\n\nYour password was changed {how} on {time}.\n\nIf that was you, there’s nothing to do. \
                       If not, choose a new password within a day. This signs out every browser.",
                button: Some("That wasn’t me"),
                placeholders: &[("name", "Wanda"), ("how", "in Firefox on Windows"), ("time", "Nov 20, 2026, 4:12 PM")],
                lifetime: DAY,
                is_secret: true,
                ..PLAIN
            },
            Self::ResetLinkMade => Details {
                name: "Reset link made",
                when: "Staff make a link for a new password, to hand it out.",
                subject: "A link for a new password for {site} was made",
                body: "Hi {name},\n\n{maker} made a link with which anyone who has it can choose a new password for your \
                       account.\n\nIf you asked for it, there’s nothing to do. If not, choose a new password within a day: \
                       their link stops working, and every browser is signed out.",
                button: Some("I didn’t ask for it"),
                placeholders: &[("name", "Wanda"), ("maker", "Olive Operator")],
                lifetime: DAY,
                is_secret: true,
                ..PLAIN
            },
            Self::NewDevice => Details {
                name: "New browser",
                when: "Someone signs in with a browser that they haven’t used before.",
                subject: "New sign-in to {site}",
                body: "Hi {name},\n\n{device} signed in to your account on {time}.\n\nIf that was you, there’s nothing to \
                       do. If not, end the session and change your password.",
                button: Some("See your sessions"),
                placeholders: &[("name", "Wanda"), ("device", "Firefox on Windows"), ("time", "Nov 20, 2026, 4:12 PM")],
                ..PLAIN
            },
            Self::EmployerInvitation => Details {
                name: "Employer invitation",
                when: "An employer invites someone to their team.",
                subject: "{inviter} invited you to join {employer} on {site}",
                body: "{inviter} invited you to act for {employer} on {site}.\n\nUse this link to join. It works once, \
                       within seven days.",
                button: Some("Join"),
                placeholders: &[("inviter", "Emma E."), ("employer", "Alder Creek Diner")],
                lifetime: 7 * DAY,
                is_secret: true,
                ..PLAIN
            },
            Self::ChatTranscript => Details {
                name: "Chat transcript",
                when: "A support chat ends, and the visitor left an email address.",
                subject: "Your chat with {site}",
                body: "Hi {name},\n\nThanks for getting in touch. Here’s your chat:\n\n{transcript}",
                placeholders: &[
                    ("name", "Wanda"),
                    ("transcript", "Wanda: How do I post a job?\nSam: Choose Post a job at the top of any page."),
                ],
                core: &["transcript"],
                needs_no_proof: true,
                ..PLAIN
            },
            Self::AccountNews => Details {
                name: "Account news",
                when: "Someone got into the account or the team in an unusual way. Nobody can unsubscribe from it.",
                subject: "{title}",
                body: "Hi {name},\n\n{title}\n\n{text}",
                button: Some("Open"),
                placeholders: &[
                    ("name", "Wanda"),
                    ("title", "Emma E. joined Alder Creek Diner"),
                    ("text", "She can post jobs and hire."),
                ],
                core: &["title", "text"],
                ..PLAIN
            },
            Self::Notification => Details {
                name: "Notification",
                when: "Something happened that the person wants to hear about by email.",
                subject: "{title}",
                body: "Hi {name},\n\n{title}\n\n{text}",
                button: Some("Open"),
                placeholders: &[
                    ("name", "Wanda"),
                    ("title", "Your application was viewed"),
                    ("text", "Alder Creek Diner opened your application for Line cook."),
                ],
                core: &["title", "text"],
                is_optional: true,
                ..PLAIN
            },
            Self::Message => Details {
                name: "Message",
                when: "Someone wrote a message that the person hasn’t read yet.",
                subject: "{title}",
                body: "Hi {name},\n\n{title}:\n\n{text}\n\nTo answer, open the conversation. If you answer this \
                       email instead, they won’t get it.",
                button: Some("Open the conversation"),
                placeholders: &[
                    ("name", "Wanda"),
                    ("title", "Message from Emma E. about “Line cook”"),
                    ("text", "Can you come at nine?"),
                ],
                core: &["title", "text"],
                is_optional: true,
                ..PLAIN
            },
            Self::Digest => Details {
                name: "Several notifications",
                when: "Several things happened that the person wants to hear about by email, or asked for in a digest.",
                subject: "{count} things happened on {site}",
                body: "Hi {name},\n\nHere’s what you haven’t seen yet:\n\n{list}",
                button: Some("See them all"),
                placeholders: &[
                    ("name", "Wanda"),
                    ("count", "2"),
                    (
                        "list",
                        "You have an offer for “Line cook”\nAlder Creek Diner wants to hire you. Accept or decline.\n\n\
                         2 messages from Emma E. about “Line cook”\nCan you come at nine?",
                    ),
                ],
                core: &["list"],
                is_optional: true,
                ..PLAIN
            },
            Self::Test => Details {
                name: "Test",
                when: "An operator tests the mail server.",
                subject: "A test from {site}",
                body: "This is a test. If you’re reading it, {site} can send email.",
                lifetime: 5 * MINUTE,
                needs_no_proof: true,
                ..PLAIN
            },
        }
    }
}
