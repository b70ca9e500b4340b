//! The tests of the public API: the application in-process, a fresh file for each test.

mod support;

mod accounts;
mod api_shape;
mod applications;
mod backup;
mod browser_boundary;
mod contracts;
mod db;
mod faults;
mod hiring;
mod idempotency;
mod input;
mod insights;
mod jobs;
mod notifications;
mod operator;
mod pages;
mod policy;
mod power_cut;
mod reply_clock;
mod search;
mod sign_in_limits;
mod source;
mod states;
