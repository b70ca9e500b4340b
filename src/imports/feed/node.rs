//! What is known of one job in a file whose jobs have parts: text, fields in the order of the file, and lists.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

/// A part of a job.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// A text; empty for nothing.
    Text(String),
    /// Fields. The text of an XML element that has attributes is a field without a name.
    Object(Vec<(String, Node)>),
    /// Several parts.
    List(Vec<Node>),
}

impl Node {
    /// Adds a field to an object. Another one of the same name makes a list.
    pub fn push(&mut self, name: &str, value: Self) {
        let Self::Object(fields) = self else { return };
        let Some((_, before)) = fields.iter_mut().find(|(field, _)| field == name) else {
            fields.push((name.to_owned(), value));
            return;
        };
        match before {
            Self::List(items) => items.push(value),
            _ => *before = Self::List(vec![std::mem::replace(before, Self::List(Vec::new())), value]),
        }
    }

    /// Returns the text of a node that is only text.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Text(text) => text.is_empty(),
            Self::Object(fields) => fields.iter().all(|(_, value)| value.is_empty()),
            Self::List(items) => items.iter().all(Self::is_empty),
        }
    }

    /// Calls a function for each field with a text, however deep, but not within lists.
    pub fn each_field<'n>(&'n self, see: &mut dyn FnMut(&'n str, &'n str)) {
        let Self::Object(fields) = self else { return };
        for (name, value) in fields {
            match value {
                Self::Text(text) => see(name, text),
                value => value.each_field(see),
            }
        }
    }
}

/// Returns a field's name without its namespace, in small letters and digits only: "job:Posted-On" is "postedon".
#[must_use]
pub fn plain(name: &str) -> String {
    let local = name.rsplit(':').next().unwrap_or(name);
    local.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyNode)
    }
}

/// Reads any JSON.
pub struct AnyNode;

impl<'de> Visitor<'de> for AnyNode {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Node, A::Error> {
        let mut object = Vec::new();
        while let Some(field) = fields.next_entry()? {
            object.push(field);
        }
        Ok(Node::Object(object))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Node, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Node::List(list))
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Node, E> {
        Ok(Node::Text(if yes { "yes" } else { "no" }.to_owned()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Node, E> {
        Ok(Node::Text(number.to_string()))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Node, E> {
        Ok(Node::Text(number.to_string()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Node, E> {
        Ok(Node::Text(number.to_string()))
    }

    fn visit_str<E>(self, text: &str) -> Result<Node, E> {
        Ok(Node::Text(text.trim().to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::Text(String::new()))
    }
}
