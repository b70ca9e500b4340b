//! The data of all benchmarks: a site with any number of jobs, created by the product's own functions.
#![allow(dead_code, unused_imports, reason = "each benchmark uses only part of it")]

mod fill;
mod rows;

pub use fill::{folder, remove, sign_in, site};
pub use rows::{Posted, RowSource};
