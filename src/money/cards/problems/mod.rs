//! What the office has to look at about card payments: chargebacks, differences between Stripe and the ledger, and money that
//! Stripe didn't move. Each is a row of its own. While a chargeback or a difference about a contract's payment is open, no
//! money of that contract goes to the worker.
//!
//! Stripe's signed word is enough to stop money. To let it go again, Stripe is asked, as about every payment.

pub mod api;
pub mod ask;
pub mod find;
pub mod model;
pub mod settle;
pub mod store;
