//! The site's settings: name, town, currency, fees and branding. Any feature may read them; the operator changes them.

pub mod brake;
pub mod contact;
pub mod dispute_rules;
pub mod limits;
pub mod maps;
pub mod model;
pub mod pay_rules;
pub mod payment_rules;
pub mod print;
pub mod protection;
pub mod store;
pub mod time_rules;
