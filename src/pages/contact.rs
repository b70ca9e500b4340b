//! How to reach the office, for the pages that show it.

use maud::{Markup, html};

use crate::site::contact::Contact;

/// Renders what the operator entered; nothing if that is nothing.
pub fn card(contact: &Contact) -> Markup {
    html! {
        @if contact.is_given() || !contact.hours.is_empty() {
            dl class="card facts" {
                @if !contact.phone.is_empty() { dt { "Phone" } dd { a href=(contact.phone_link()) { (contact.phone) } } }
                @if !contact.email.is_empty() { dt { "Email" } dd { a href={ "mailto:" (contact.email) } { (contact.email) } } }
                @if !contact.address.is_empty() { dt { "Address" } dd class="pre-line" { (contact.address) } }
                @if !contact.hours.is_empty() { dt { "Hours" } dd class="pre-line" { (contact.hours) } }
            }
        }
    }
}
