use super::{to_line, to_text};

#[test]
fn html_becomes_paragraphs_lists_and_bold() {
    let cases = [
        (
            "<p>We are <b>hiring</b> &amp; growing.</p><ul><li>Grill<li>Wash</ul><script>alert('<p>')</script>",
            "We are **hiring** & growing.\n\n- Grill\n- Wash",
        ),
        ("<P CLASS=\"x\">One\n two.</P>\r\n<p>Three.</p>", "One two.\n\nThree."),
        ("One.<br>Two.<br/><br />Three.", "One.\nTwo.\n\nThree."),
        ("<div>One.</div><div>Two.</div>", "One.\nTwo."),
        ("<h2>Your day</h2><p>Paint.</p>", "**Your day**\n\nPaint."),
        ("Bring:<ol><li>brush</li><li><p>ladder</p></li></ol>", "Bring:\n\n1. brush\n2. ladder"),
        ("<ul><li><p>a</p></li><li><p>b</p></li></ul>", "- a\n- b"),
        ("<ul><li>a<ul><li>b</li></ul></li><li></li><li>c</li></ul>After", "- a\n- b\n- c\n\nAfter"),
        ("<p><strong> Pay: </strong>$20<b>!</b></p>", "**Pay:** $20!"),
        ("<b></b><p>a <b>2 ** 3</b></p>", "a 2 ** 3"),
        ("<table><tr><th>Mon</th><td>9–5</td></tr><tr><th>Tue</th><td>10–6</td></tr></table>", "Mon | 9–5\nTue | 10–6"),
        ("<style>p { color: red }</style><title>Job</title><p>Text</p><!-- note -->", "Text"),
        ("<p>a<svg><svg></svg><text>x</text></svg>b</p>", "ab"),
        ("<pre>one\ntwo</pre>", "one\ntwo"),
        (
            "<p>See <a href=\"https://example.org/a?b=1&amp;c=2\">our page</a>.</p>",
            "See our page (https://example.org/a?b=1&c=2).",
        ),
        ("<a href='https://example.org/'>example.org</a><br>", "example.org"),
        ("<a href='mailto:ann@example.org?subject=x'>Ann</a><br>", "Ann (ann@example.org)"),
        ("<a href='javascript:alert(1)'>click</a><br>", "click"),
        ("<p class=MsoNormal>Word<o:p>&nbsp;</o:p></p>", "Word"),
        ("<![CDATA[<p>One</p><p>Two</p>]]>", "One\n\nTwo"),
        ("&lt;p&gt;Escaped &amp;amp; twice&lt;/p&gt;&lt;p&gt;x&lt;/p&gt;", "Escaped & twice\n\nx"),
        ("<p>R&amp;amp;D</p>", "R&D"),
        ("<p>a</p></b></ul></li>b", "a\n\nb"),
        ("<p>Intro</p><button>Apply</button><p>Duties</p>", "Intro\n\nApply\n\nDuties"),
        ("<p>Intro</p><object data='x'><p>Duties</p>", "Intro\n\nDuties"),
    ];
    for (html, text) in cases {
        assert_eq!(to_text(html), text, "{html}");
    }
}

#[test]
fn plain_text_with_angle_brackets_and_ampersands_survives() {
    let texts = [
        "Weight < 50 lbs & > 10 lbs",
        "if a<b and c>d",
        "Knows <div> and <span>",
        "Uses <p> in HTML",
        "Write to <ann@example.org> or <https://example.org/x>",
        "R&D at AT&T; see https://example.org/?a=1&copy=2&lt",
        "<Project name> for <5 people",
        "C&C; &unknown; &#xzz; &",
        "First line\nSecond line\n\n- item",
        "a <b or c",
    ];
    for text in texts {
        assert_eq!(to_text(text), text);
    }
    // Next to real tags, too.
    assert_eq!(to_text("<p>Lift < 50 lbs <ann@example.org> R&D</p>"), "Lift < 50 lbs <ann@example.org> R&D");
    assert_eq!(to_text("<p>One</p> <a href=\"https://example.org"), "One\n\n<a href=\"https://example.org");
}

#[test]
fn entities_are_decoded_in_plain_text_too() {
    assert_eq!(to_text("Line Cook &amp; Prep\n&bull; Don&rsquo;t"), "Line Cook & Prep\n• Don’t");
    assert_eq!(to_text("&lt;5 years&gt;"), "<5 years>");
}

#[test]
fn entities_cannot_bring_in_control_characters() {
    assert_eq!(to_text("a&#27;[31m&#x202e;b&#0;&#x200b;c"), "a[31mb\u{fffd}c");
    assert_eq!(to_line("<p>a&#13;&#10;b</p>"), "a b");
}

#[test]
fn short_texts_lose_tags_and_entities() {
    let cases = [
        ("Line Cook &amp; Prep", "Line Cook & Prep"),
        ("<b>Head</b> Cook<br>North", "Head Cook North"),
        ("<a href=\"https://example.org\">Cook</a>", "Cook"),
        ("C++ <senior> R&D", "C++ <senior> R&D"),
        ("  two \n lines ", "two lines"),
    ];
    for (html, line) in cases {
        assert_eq!(to_line(html), line, "{html}");
    }
}

#[test]
fn hostile_html_takes_linear_time() {
    let size = 100_000;
    let texts = [
        "<b ".repeat(size / 3),
        "<b =\"".repeat(size / 5),
        "<b>".repeat(size / 3),
        "<ul><li>".repeat(size / 8),
        "&".repeat(size),
        "&lt;b&gt;".repeat(size / 9),
        "<!--".repeat(size / 4),
        "<a href='x'>".repeat(size / 12),
        "<script>".repeat(size / 8),
        "<o:a>".repeat(size / 5),
    ];
    for text in texts {
        let start = std::time::Instant::now();
        let _ = (to_text(&text), to_line(&text));
        assert!(start.elapsed().as_secs() < 5, "{}: {:?}", &text[..12], start.elapsed());
    }
}
