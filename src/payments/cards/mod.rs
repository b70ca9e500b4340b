//! Paying workers by card, where the operator's Stripe account can send money on (Stripe Connect). An invoice's money is
//! sent to the worker at once. A milestone's money is held until the milestone is approved, and then sent or given back.

pub mod account;
pub mod api;
pub mod hold;
pub mod pay;
