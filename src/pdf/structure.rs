//! The structure of a document for screen readers: headings, paragraphs, lists and tables (ISO 32000-1, 14.7).

/// What an element is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Role {
    /// The document.
    Document,
    /// Its heading.
    Heading,
    /// The heading of a section.
    Subheading,
    /// A paragraph.
    Paragraph,
    /// A list.
    List,
    /// An item of a list.
    Item,
    /// The item's bullet.
    Bullet,
    /// The item's text.
    ItemText,
    /// A table.
    Table,
    /// A row of a table.
    Row,
    /// A cell that names its column.
    ColumnHeading,
    /// A cell that names its row.
    RowHeading,
    /// Any other cell.
    Cell,
}

/// Number of an element.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ElementId(pub usize);

/// A part of an element.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Part {
    /// Another element.
    Element(ElementId),
    /// Something on a page.
    Content {
        /// Number of the page.
        page: usize,
        /// Its number on the page.
        mark: usize,
    },
}

/// An element.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Element {
    /// What it is.
    pub role: Role,
    /// What it's in; the document is in itself.
    pub parent: ElementId,
    /// What's in it, in reading order.
    pub parts: Vec<Part>,
}

/// All elements. The first is the document.
pub struct Structure(pub Vec<Element>);

impl Structure {
    /// The document.
    pub const DOCUMENT: ElementId = ElementId(0);

    /// Begins a document.
    pub fn new() -> Self {
        Self(vec![Element { role: Role::Document, parent: Self::DOCUMENT, parts: Vec::new() }])
    }

    /// Adds an element at the end of another.
    pub fn add(&mut self, parent: ElementId, role: Role) -> ElementId {
        let id = ElementId(self.0.len());
        self.0.push(Element { role, parent, parts: Vec::new() });
        self.0[parent.0].parts.push(Part::Element(id));
        id
    }

    /// Adds something on a page at the end of an element.
    pub fn mark(&mut self, element: ElementId, page: usize, mark: usize) {
        self.0[element.0].parts.push(Part::Content { page, mark });
    }

    /// Returns what was added last to the document; `None` if nothing was.
    pub fn last(&self) -> Option<ElementId> {
        match self.0[Self::DOCUMENT.0].parts.last() {
            Some(Part::Element(id)) => Some(*id),
            _ => None,
        }
    }
}
