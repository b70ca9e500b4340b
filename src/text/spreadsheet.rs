//! Tables for spreadsheets, as CSV.

/// Returns a table as CSV. Every cell is quoted, so that no separator that a spreadsheet might guess splits it, and
/// escaped, so that it runs none as a formula. `None` if it can't be written.
#[must_use]
pub fn csv(header: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> Option<Vec<u8>> {
    let mut out = csv::WriterBuilder::new().quote_style(csv::QuoteStyle::Always).from_writer(Vec::new());
    out.write_record(header).ok()?;
    for row in rows {
        out.write_record(row.iter().map(|cell| escape_formula(cell))).ok()?;
    }
    out.into_inner().ok()
}

/// The first characters of a formula, as in ASCII and as a Japanese keyboard types them.
const FORMULA_STARTS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
/// What a spreadsheet may take for the end of a cell, whatever the quotes say.
const SEPARATORS: [char; 4] = [';', '\t', '\r', '\n'];

/// Escapes user text with apostrophes so that a spreadsheet doesn't run any part of it as a formula.
fn escape_formula(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    if text.starts_with(SEPARATORS) {
        out.push('\'');
    }
    let mut starts_cell = true;
    for c in text.chars() {
        if starts_cell && FORMULA_STARTS.contains(&c) {
            out.push('\'');
        }
        // Spreadsheets skip blanks before a formula.
        starts_cell = SEPARATORS.contains(&c) || (starts_cell && c.is_whitespace());
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::escape_formula;

    #[test]
    fn s53_formulas_are_escaped() {
        for (text, escaped) in [
            ("=1+1", "'=1+1"),
            ("+1", "'+1"),
            ("-1", "'-1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("＝1+1", "'＝1+1"),
            ("＋1", "'＋1"),
            ("－1", "'－1"),
            ("＠SUM(A1)", "'＠SUM(A1)"),
            (" =1", " '=1"),
            ("\t=1", "'\t'=1"),
            ("\rx", "'\rx"),
            ("x;=1+1;y", "x;'=1+1;y"),
            ("A\t=3", "A\t'=3"),
            ("A; ＝3", "A; '＝3"),
            ("Line cook", "Line cook"),
            ("2+2 = 4; a-b", "2+2 = 4; a-b"),
        ] {
            assert_eq!(escape_formula(text), escaped, "{text:?}");
        }
    }
}
