//! The data of all benchmarks: a site with any number of jobs, created by the product's own functions.
#![allow(dead_code, unused_imports, reason = "each benchmark uses only part of it")]

mod database;
mod rows;

pub use database::{folder, remove, sign_in, site};
pub use rows::{SampleJob, SampleJobs};
