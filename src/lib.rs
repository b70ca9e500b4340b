//! Jobstead: a job marketplace for one town, as one binary and one SQLite file.

pub mod accounts;
pub mod analytics;
pub mod app;
pub mod applications;
pub mod brand;
pub mod categories;
pub mod cli;
pub mod clock;
pub mod config;
pub mod content;
pub mod contracts;
pub mod dashboard;
pub mod db;
pub mod drafts;
pub mod employers;
pub mod errors;
pub mod events;
pub mod feedback;
pub mod files;
pub mod gate;
pub mod identity;
pub mod jobs;
pub mod live;
pub mod money;
pub mod notifications;
pub mod operator;
pub mod pages;
pub mod pay;
pub mod places;
pub mod policy;
pub mod pwa;
pub mod reactions;
pub mod router;
pub mod schedule;
pub mod server;
pub mod site;
pub mod string_enum;
pub mod subject;
pub mod subjects;
pub mod support;
pub mod text;
pub mod web;

/// Every statement of every store, by feature: the test of the twelve SQL rules prepares them all.
pub const STATEMENTS: &[(&str, &[(&str, db::Sql)])] = &[
    ("accounts", accounts::store::ALL),
    ("identity", identity::store::ALL),
    ("account sessions", identity::sessions::ALL),
    ("one-time tokens", identity::tokens::ALL),
    ("known devices", identity::devices::ALL),
    ("profiles", accounts::profile::store::ALL),
    ("sessions", accounts::sessions::ALL),
    ("reset", accounts::reset::ALL),
    ("people", accounts::people::ALL),
    ("employers", employers::store::ALL),
    ("members", employers::store::members::ALL),
    ("rights", employers::rights::ALL),
    ("invitations", employers::store::invitations::ALL),
    ("files", files::store::ALL),
    ("jobs", jobs::store::ALL),
    ("job writing", jobs::store::writing::ALL),
    ("board", jobs::board::ALL),
    ("photos", jobs::photos::ALL),
    ("hidden", jobs::hidden::ALL),
    ("guide", jobs::guide::ALL),
    ("city", jobs::city::ALL),
    ("searches", jobs::searches::ALL),
    ("reports", jobs::reports::ALL),
    ("saved", jobs::saved::ALL),
    ("spelling", jobs::search::spelling::ALL),
    ("track record", employers::track_record::ALL),
    ("track record figures", applications::track_record::ALL),
    ("posted jobs", applications::posted::ALL),
    ("search", jobs::search::sql::ALL),
    ("applications", applications::store::ALL),
    ("inbox", applications::inbox::ALL),
    ("application notes", applications::notes::ALL),
    ("reply clock", applications::promise::ALL),
    ("telling", applications::tell::ALL),
    ("contracts", contracts::store::ALL),
    ("notify", notifications::store::ALL),
    ("drafts", drafts::api::ALL),
    ("insights", dashboard::store::ALL),
    ("site", site::store::ALL),
    ("protection", site::protection::ALL),
    ("operator", operator::api::ALL),
    ("texts", content::store::ALL),
    ("help", content::help::ALL),
    ("pwa", pwa::store::ALL),
    ("analytics", analytics::store::ALL),
    ("feedback", feedback::store::ALL),
    ("errors", errors::store::ALL),
    ("fees", money::fees::ALL),
    ("billing", money::billing::ALL),
    ("prices", money::price::ALL),
    ("ledger", money::ledger::ALL),
    ("promotions", money::promotions::ALL),
    ("vouchers", money::vouchers::ALL),
    ("support chats", support::store::ALL),
    ("support messages", support::messages::ALL),
    ("support desk", support::desk::store::ALL),
    ("support settings", support::settings::ALL),
    ("support sweep", support::sweep::ALL),
    ("support telling", support::tell::ALL),
    ("support canned replies", support::canned::ALL),
    ("support numbers", support::numbers::ALL),
    ("pages", pages::feed::ALL),
    ("check", cli::CHECKS),
    ("idempotency", app::write::ALL),
];
