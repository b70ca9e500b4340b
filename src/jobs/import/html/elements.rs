//! The HTML elements that matter here.

/// What an element does to the text.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Effect {
    /// Nothing; its contents are part of the line.
    Inline,
    /// Its contents are bold.
    Bold,
    /// Its contents are lines of their own.
    Line,
    /// Its contents are paragraphs of their own.
    Paragraph,
    /// A paragraph in bold.
    Heading,
    /// A list; whether its items are numbered.
    List(bool),
    /// An item of a list.
    Item,
    /// A cell of a table.
    Cell,
    /// A line break.
    Break,
    /// A link.
    Link,
    /// Keeps its line breaks.
    Preformatted,
    /// Its contents aren't text for readers.
    Dropped,
}

/// Returns what an element does; `None` if there is no such element. Names are lowercase.
pub fn effect(name: &str) -> Option<Effect> {
    Some(match name {
        "abbr" | "acronym" | "bdi" | "bdo" | "big" | "button" | "center" | "cite" | "code" | "data" | "del" | "dfn"
        | "em" | "figcaption" | "font" | "html" | "body" | "i" | "img" | "ins" | "kbd" | "label" | "mark" | "meta"
        | "link" | "input" | "nobr" | "picture" | "q" | "s" | "samp" | "small" | "source" | "span" | "strike"
        | "sub" | "sup" | "time" | "tt" | "u" | "var" | "wbr" | "col" | "colgroup" | "tbody" | "thead" | "tfoot" => {
            Effect::Inline
        }
        "b" | "strong" => Effect::Bold,
        "address" | "dd" | "details" | "div" | "dt" | "fieldset" | "figure" | "form" | "legend" | "summary" | "tr" => {
            Effect::Line
        }
        "article" | "aside" | "blockquote" | "caption" | "dl" | "footer" | "header" | "hr" | "main" | "nav" | "p"
        | "section" | "table" => Effect::Paragraph,
        "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => Effect::Heading,
        "ul" | "menu" | "dir" => Effect::List(false),
        "ol" => Effect::List(true),
        "li" => Effect::Item,
        "td" | "th" => Effect::Cell,
        "br" => Effect::Break,
        "a" => Effect::Link,
        "pre" => Effect::Preformatted,
        "applet" | "audio" | "canvas" | "embed" | "head" | "iframe" | "math" | "noscript" | "object" | "script"
        | "select" | "style" | "svg" | "template" | "textarea" | "title" | "video" => Effect::Dropped,
        // Word processors write elements such as <o:p>.
        _ if name.split_once(':').is_some_and(|(prefix, _)| matches!(prefix, "o" | "v" | "w" | "m" | "st1")) => {
            Effect::Inline
        }
        _ => return None,
    })
}

/// Returns whether an element has no end tag.
pub fn is_void(name: &str) -> bool {
    matches!(name, "br" | "hr" | "img" | "wbr" | "input" | "meta" | "link" | "col" | "source" | "embed")
}

/// Returns whether people leave out an element's end tag.
pub fn has_optional_end(name: &str) -> bool {
    matches!(name, "p" | "li" | "dt" | "dd" | "tr" | "td" | "th")
}
