//! The site's settings: name, town, currency, fees, face. They are read everywhere and changed by the operator.

pub mod model;
pub mod protection;
pub mod store;
