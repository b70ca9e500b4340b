//! Tables for spreadsheets, as CSV.

/// A cell of a table.
#[derive(Clone, Debug)]
pub enum Cell {
    /// What a person may have written, which is escaped.
    Text(String),
    /// A number, a day or a time that the program wrote, which a spreadsheet reads as what it is.
    Value(String),
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// Returns a table as CSV. It begins with a byte-order mark, so that spreadsheets read it as UTF-8. Every cell is quoted, so that
/// no separator that a spreadsheet might guess splits it; people's texts are escaped, so that it runs none as a formula.
/// `None` if it can't be written.
#[must_use]
pub fn csv(header: &[&str], rows: impl IntoIterator<Item = Vec<Cell>>) -> Option<Vec<u8>> {
    let start = "\u{feff}".as_bytes().to_vec();
    let mut out = csv::WriterBuilder::new().quote_style(csv::QuoteStyle::Always).from_writer(start);
    out.write_record(header).ok()?;
    for row in rows {
        let cell = |cell: Cell| match cell {
            Cell::Text(text) => escape_formula(&text),
            Cell::Value(text) => text,
        };
        out.write_record(row.into_iter().map(cell)).ok()?;
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
    use super::{Cell, csv, escape_formula};

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

    #[test]
    fn numbers_stay_numbers() {
        let row = vec![Cell::Value("-50.00".to_owned()), Cell::Text("-50.00".to_owned())];
        let table = String::from_utf8(csv(&["amount", "note"], [row]).unwrap()).unwrap();
        assert_eq!(table, "\u{feff}\"amount\",\"note\"\n\"-50.00\",\"'-50.00\"\n");
    }
}
