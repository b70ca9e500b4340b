//! The table of reactions to events, which run in the event's transaction.

use crate::db::{Hooks, Result, Tx};
use crate::employers::{self, model::Kind};
use crate::events::Event;
use crate::{
    accounts, applications, calendars, conversations, interviews, jobs, messages, money, notifications, office,
    operator, payments, projects, rapid_hire, reviews, shifts, subjects, timesheets,
};

/// Hooks that a database is opened with, so its transactions reach the reactions.
pub const HOOKS: Hooks =
    Hooks { react, access: subjects::access, audience: subjects::audience, entry: subjects::entry };

fn react(tx: &mut Tx, event: Event) -> Result<()> {
    match event {
        Event::HiringRoleAdded { user, enterprise } => {
            let kind = if enterprise { Kind::Enterprise } else { Kind::Person };
            employers::store::default_or_create(tx, user, kind).map(drop)
        }
        Event::PasswordReset { user } => calendars::store::delete(tx, user),
        Event::AccountClosed { user } => {
            calendars::store::delete(tx, user)?;
            applications::on_hold::start(tx)
        }
        Event::AccountReopened => applications::on_hold::start(tx),
        Event::JobEnded { job } => {
            applications::closing::start(tx, job)?;
            rapid_hire::events::job_changed(tx, job)
        }
        Event::JobRelisted { job } => applications::closing::reopen(tx, job),
        Event::JobChanged { job, title, changes: what } => applications::notify::job_changed(tx, job, &title, &what),
        Event::InterviewArranged { application } => interviews::act::arranged(tx, application),
        Event::InterviewOff { application } => interviews::act::application_ended(tx, application),
        Event::ContractNews { contract, actor, text } => conversations::contract_card::add(tx, contract, actor, &text),
        Event::HoursAdded { entry } => shifts::tick::hours_added(tx, entry),
        Event::HoursApproved { sheet } => shifts::planned_hours::hours_approved(tx, sheet),
        Event::ContractBegan { contract } => projects::milestones::price::contract_began(tx, contract),
        Event::TermsChanged { contract, price } => projects::milestones::price::terms_changed(tx, contract, price),
        Event::PaidForWork { payment, by } => projects::milestones::price::paid(tx, payment, by),
        Event::MilestonePaid { milestone } => projects::milestones::store::set_paid(tx, milestone),
        Event::MilestoneUnpaid { milestone } => projects::milestones::store::set_unpaid(tx, milestone),
        Event::RowStuck { tick, row, reason } => operator::held_up::row_stuck(tx, tick, row, &reason),
        Event::CardMoneyStopped { contract } => payments::cards::hold::stopped(tx, contract),
        Event::CardMoneyFree { contract } => projects::milestones::card::resume(tx, contract),
        Event::HeldMoneyLost { checkout } => payments::cards::hold::lost(tx, checkout),
        Event::ContractEnded { contract } => {
            projects::milestones::act::contract_ended(tx, contract)?;
            shifts::settle::contract_ended(tx, contract)?;
            timesheets::act::contract_ended(tx, contract)?;
            reviews::window::contract_ended(tx, contract)
        }
        Event::HirerAdded { employer, user } => messages::open::member_added(tx, employer, user),
        Event::HirerRemoved { employer, user } => {
            shifts::kiosks::maker_left(tx, employer, user)?;
            messages::open::member_removed(tx, employer, user)
        }
        Event::FileDeleted { file } => {
            accounts::profile::store::clear_photo(tx, file)?;
            employers::store::clear_photo(tx, file)?;
            jobs::photos::delete_file(tx, file)
        }
        Event::OfficeNews(news) => office::notify::ring(tx, news),
        Event::Pushed { notification } => notifications::store::pushed(tx, notification),
        Event::OfficeWork => office::notify::work_done(tx),
        Event::PartnerMonthSettled { fee } => money::partner::months::begin(tx, fee),
        Event::FeeSettled { job } => {
            jobs::listing::publish_paid(tx, job)?;
            rapid_hire::events::job_changed(tx, job)
        }
    }
}
