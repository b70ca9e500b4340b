//! Paying by card, through the operator's own Stripe account. Off until they enter its keys.
//!
//! What Stripe's notifications and the page that people come back to say proves nothing: each only makes the site ask Stripe
//! what became of the payment (S56, S57). If both are lost, the site asks by itself. Once a day, everything that changed the
//! balance at Stripe is compared with the ledger.

pub mod amounts;
pub mod api;
pub mod books;
pub mod checkout;
pub mod doctor;
pub mod fees;
pub mod model;
pub mod movement;
pub mod problems;
pub mod reconcile;
pub mod reconciliation;
pub mod settings;
pub mod settle;
pub mod store;
pub mod stripe;
pub mod stripe_shapes;
pub mod webhook;
