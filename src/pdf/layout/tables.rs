//! Tables: labels with their texts, and rows of cells under the names of columns.

use super::super::font::Weight;
use super::super::structure::{ElementId, Role, Structure};
use super::super::wrap::wrap;
use super::{BODY, Document, LEADING, MARGIN, SMALL, Style, TEXT};

/// Width of the labels of rows.
const LABEL_WIDTH: f32 = 110.0;
/// Width between the margins of A4. The columns of tables are made for it.
const A4_WIDTH: f32 = 595.28 - 2.0 * MARGIN;

/// A cell of a table.
#[derive(Clone, Debug)]
pub struct Cell {
    /// From the left margin, in points on A4. Columns are wider on wider paper.
    pub x: f32,
    /// Width in points on A4.
    pub width: f32,
    /// Whether the text ends at the right of the cell, as numbers do.
    pub is_right: bool,
    /// The text.
    pub text: String,
}

impl Document {
    /// Adds a label with its text beside it, as a row of a table.
    pub fn row(&mut self, label: &str, text: &str) {
        self.keep(BODY * LEADING * 2.0);
        let row = self.table_row(false);
        let heading = self.structure.add(row, Role::RowHeading);
        let (top, page) = (self.y, self.pages.len());
        self.wrapped(label, Style { weight: Weight::Bold, ..TEXT }, heading);
        let label_end = self.y;
        if self.pages.len() == page {
            self.y = top;
        }
        let cell = self.structure.add(row, Role::Cell);
        self.marked_up(text, LABEL_WIDTH, cell);
        if self.pages.len() == page {
            self.y = self.y.max(label_end);
        }
        self.space(4.0);
    }

    /// Adds a row of a table. A cell's text goes on, below itself, if it's too long; all cells begin on one line. An emphasized
    /// row that begins a table names its columns.
    pub fn cells(&mut self, cells: &[Cell], is_emphasized: bool) {
        let weight = if is_emphasized { Weight::Bold } else { Weight::Regular };
        let begins = !self.is_in_table(true);
        let row = self.table_row(true);
        let role = if is_emphasized && begins { Role::ColumnHeading } else { Role::Cell };
        let stretch = self.width() / A4_WIDTH;
        let mut wrapped = Vec::with_capacity(cells.len());
        for cell in cells {
            let lines = wrap(&mut self.fonts, &cell.text, weight, SMALL, cell.width * stretch);
            wrapped.push((cell, lines, self.structure.add(row, role)));
        }
        let count = wrapped.iter().map(|(_, lines, _)| lines.len()).max().unwrap_or(0);
        for n in 0..count {
            self.keep(SMALL * LEADING);
            for (cell, lines, element) in &wrapped {
                let Some(line) = lines.get(n) else { continue };
                let slack = cell.width * stretch - self.fonts.width_of(line.trim_end(), weight, SMALL);
                let indent = cell.x * stretch + if cell.is_right { slack.max(0.0) } else { 0.0 };
                self.place(line, Style { weight, size: SMALL, indent }, *element);
            }
            self.y += SMALL * LEADING;
        }
        self.space(2.0);
    }

    /// Whether the last thing that was added is a table of this kind.
    fn is_in_table(&self, has_columns: bool) -> bool {
        let is_table = |last: ElementId| self.structure.0[last.0].role == Role::Table;
        self.has_columns == has_columns && self.structure.last().is_some_and(is_table)
    }

    /// Adds a row to the table of this kind that was added last, or to a new one.
    fn table_row(&mut self, has_columns: bool) -> ElementId {
        let table = self.structure.last().filter(|_| self.is_in_table(has_columns));
        let table = table.unwrap_or_else(|| self.structure.add(Structure::DOCUMENT, Role::Table));
        self.has_columns = has_columns;
        self.structure.add(table, Role::Row)
    }
}
