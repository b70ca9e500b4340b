//! The data of all benchmarks: a site with any number of jobs, created by the product's own functions.
#![allow(dead_code, unused_imports, reason = "each benchmark uses only part of it")]

mod database;
mod people;
mod rows;
mod town_site;

pub use database::{folder, post, remove, set_up, sign_in, sign_in_as, site};
pub use people::{AGENCY_MANAGER, APPLICANT, OPERATOR};
pub use rows::{SampleJob, SampleJobs};
pub use town_site::{sample, town};
