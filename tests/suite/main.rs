//! The tests of the public API: the application in-process, a fresh file for each test.

mod support;

mod accounts;
mod api_shape;
mod applications;
mod backup;
mod board;
mod browser_boundary;
mod contracts;
mod db;
mod employers;
mod faults;
mod files;
mod hiring;
mod idempotency;
mod input;
mod insights;
mod jobs;
mod kept;
mod notifications;
mod operator;
mod pages;
mod people;
mod policy;
mod power_cut;
mod reply_clock;
mod search;
mod search_quality;
mod sign_in_limits;
mod source;
mod states;
mod support_chat;
mod support_desk;
mod texts;
