//! Rendering a mail as text and as HTML.

use maud::{DOCTYPE, PreEscaped, html};

use super::MailKind;
use super::template::{Template, Values};
use crate::brand::Palette;

/// The colors in the dark. The light ones are inline, for mail programs that ignore style sheets, and have to be overruled.
const DARK: &str = ":root{color-scheme:light dark}\
@media (prefers-color-scheme:dark){\
.page{background:#121211!important;color:#ecece6!important}\
.sheet{background:#1f1f1d!important}\
.quiet{color:#b4b4ac!important}\
.action{border:1px solid #77776f!important}\
}";

/// What every mail of the site has in common.
#[derive(Clone, Debug)]
pub struct Letterhead {
    /// The site's configured origin, such as `https://jobs.example.org`.
    pub origin: String,
    /// The site's name.
    pub site: String,
    /// The brand color, `#rrggbb`.
    pub brand: String,
}

/// A rendered mail.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Rendered {
    /// The plain text.
    pub text: String,
    /// The HTML document.
    pub html: String,
}

/// What one mail says.
#[derive(Clone, Copy, Debug)]
pub struct Letter<'a> {
    /// Its kind.
    pub kind: MailKind,
    /// Its text.
    pub template: &'a Template,
    /// What to fill in.
    pub values: &'a Values,
    /// Its subject, filled in.
    pub subject: &'a str,
    /// The path of its link.
    pub path: Option<&'a str>,
    /// The token that unsubscribes the address.
    pub unsubscribe: Option<&'a str>,
}

impl Letterhead {
    /// Returns the address of a path on the site.
    #[must_use]
    pub fn link(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// Returns the address of the page that unsubscribes.
    #[must_use]
    pub fn unsubscribe_page(&self, token: &str) -> String {
        self.link(&format!("/unsubscribe#token={token}"))
    }

    /// Returns the address that mail programs post to when someone unsubscribes in one click (RFC 8058).
    #[must_use]
    pub fn unsubscribe_action(&self, token: &str) -> String {
        self.link(&format!("/api/mail/unsubscribe/{token}"))
    }

    /// Renders a mail.
    #[must_use]
    pub fn render(&self, letter: &Letter) -> Rendered {
        let paragraphs = letter.template.paragraphs(letter.values);
        let button = letter.kind.details().button.zip(letter.path.map(|path| self.link(path)));
        let leave = letter.unsubscribe.map(|token| self.unsubscribe_page(token));
        Rendered {
            text: self.text(&paragraphs, button.as_ref(), leave.as_deref()),
            html: self.html(letter.subject, &paragraphs, button.as_ref(), leave.as_deref()),
        }
    }

    fn text(&self, paragraphs: &[String], button: Option<&(&str, String)>, leave: Option<&str>) -> String {
        let mut text = paragraphs.join("\n\n");
        if let Some((label, link)) = button {
            text.extend(["\n\n", label, ":\n", link]);
        }
        text.extend(["\n\n-- \n", &self.site, "\n", &self.origin, "\n"]);
        if let Some(link) = leave {
            text.extend(["\nDon’t want these emails? Unsubscribe:\n", link, "\n"]);
        }
        text
    }

    fn html(
        &self,
        subject: &str,
        paragraphs: &[String],
        button: Option<&(&str, String)>,
        leave: Option<&str>,
    ) -> String {
        let color = self.color();
        let font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
        let bar = format!("background:{color};padding:16px 24px;color:#ffffff;font-size:18px;font-weight:600");
        let action = format!(
            "display:inline-block;background:{color};color:#ffffff;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none"
        );
        let document = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width";
                    meta name="color-scheme" content="light dark";
                    meta name="supported-color-schemes" content="light dark";
                    title { (subject) }
                    style { (PreEscaped(DARK)) }
                }
                body class="page" style=(format!("margin:0;padding:16px;background:#f4f4f2;color:#1c1c1a;font-size:16px;line-height:1.5;{font}")) {
                    div class="sheet" style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px;overflow:hidden" {
                        div style=(bar) { (self.site) }
                        div style="padding:8px 24px 24px" {
                            @for paragraph in paragraphs {
                                p style="margin:16px 0;overflow-wrap:anywhere" {
                                    @for (at, line) in paragraph.lines().enumerate() {
                                        @if at > 0 { br; }
                                        (indented(line))
                                    }
                                }
                            }
                            @if let Some((label, link)) = button {
                                p style="margin:24px 0" { a class="action" href=(link) style=(action) { (label) } }
                                p class="quiet" style="margin:16px 0;font-size:14px;color:#555550;overflow-wrap:anywhere" {
                                    "If the button doesn’t work, copy this address into your browser:" br; (link)
                                }
                            }
                        }
                    }
                    p class="quiet" style="max-width:560px;margin:16px auto;padding:0 24px;font-size:14px;color:#555550" {
                        "Sent by " a class="quiet" href=(self.origin) style="color:#555550" { (self.site) }
                        @if let Some(link) = leave {
                            br;
                            a class="quiet" href=(link) style="color:#555550" { "Unsubscribe from these emails" }
                        }
                    }
                }
            }
        };
        document.into_string()
    }

    /// Returns the color of the top bar: dark enough for white text, whatever the brand is.
    fn color(&self) -> String {
        let [red, green, blue] = Palette::from_hex(&self.brand).map_or([0x1f, 0x3d, 0x33], |palette| palette.top_bar());
        format!("#{red:02x}{green:02x}{blue:02x}")
    }
}

/// Keeps the blanks at the start of a line, which HTML would drop. In a transcript they show that the line goes on with what
/// someone wrote, so that nobody can fake a line by someone else.
fn indented(line: &str) -> String {
    let text = line.trim_start_matches(' ');
    "\u{a0}".repeat(line.len() - text.len()) + text
}
