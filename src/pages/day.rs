//! What a signed-in person has to do today: on the dashboard, and above the landing page on Home.

use maud::{Markup, html};
use serde_json::json;

use super::page::{Context, Page};
use crate::clock;
use crate::contracts::model::Side;
use crate::dashboard::model::Dashboard;
use crate::dashboard::overview;
use crate::db::Tx;
use crate::shifts::board;
use crate::shifts::model::{Shift, State};
use crate::text::phone;
use crate::web::{List, Result};

/// Number of next steps on Home that take more than one tap, as in the client.
const ON_HOME: usize = 3;

/// A person's day.
pub struct Day {
    zone: String,
    now: i64,
    dashboard: Dashboard,
    shifts: List<Shift>,
}

/// Loads the caller's day; `None` for visitors and people without a role.
pub fn load(tx: &mut Tx, context: &Context<'_>) -> Result<Option<Day>> {
    let Some(me) = context.caller.0.as_ref().filter(|me| me.role.is_some()) else { return Ok(None) };
    let dashboard = overview::of(tx, me, &context.app.mail)?;
    let shifts = board::of_week(tx, me.id, None)?;
    Ok(Some(Day { zone: context.site.settings.zone.clone(), now: tx.now(), dashboard, shifts }))
}

/// Builds the dashboard.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let page = Page::new(context);
    let Some(day) = load(tx, context)? else { return Ok(page) };
    let body = html! {
        main class="wrap page" {
            div class="stack gap-6" {
                h1 { "Dashboard" }
                (day.today())
                (day.next_steps(usize::MAX))
                @if day.dashboard.actions.is_empty() { p { "You’re all caught up." } }
            }
        }
    };
    Ok(day.seed(page)?.body(body))
}

impl Day {
    /// Adds the responses that the client would request.
    pub fn seed(&self, page: Page) -> Result<Page> {
        let today = clock::date_in(&self.zone, self.now);
        page.seed(json!(["/api/dashboard"]), &self.dashboard)?
            .seed(json!(["/api/shifts", { "from": today }]), &self.shifts)
    }

    /// Renders what Home shows of the day above the landing page.
    pub fn on_home(&self) -> Markup {
        let parts = html! {
            (self.today())
            (self.next_steps(ON_HOME))
        };
        html! { @if !parts.0.is_empty() { div class="wrap page stack gap-6" { (parts) } } }
    }

    /// Renders today's shifts, if there are any: when, where, and whom to call.
    fn today(&self) -> Markup {
        let today = clock::date_in(&self.zone, self.now);
        let is_shown = |shift: &&Shift| {
            let is_over = shift.ends_at <= self.now && shift.state != State::Working;
            let is_on = matches!(shift.state, State::Proposed | State::Confirmed | State::Working | State::NoShow);
            is_on && !is_over && clock::date_in(&self.zone, shift.starts_at) <= today
        };
        let shifts: Vec<&Shift> = self.shifts.items.iter().filter(is_shown).collect();
        html! {
            @if !shifts.is_empty() {
                section class="stack gap-3" {
                    h2 { "Today" }
                    ul class="stack gap-3" { @for shift in shifts { li class="card card-p" { (self.shift(shift)) } } }
                }
            }
        }
    }

    fn shift(&self, shift: &Shift) -> Markup {
        let about = match shift.own_side {
            Some(Side::Worker) => format!("{}, {}", shift.title, shift.employer),
            _ => format!("{}, {}", shift.worker, shift.title),
        };
        let number = shift.contact.as_ref().map(|contact| contact.phone.as_str()).filter(|number| !number.is_empty());
        html! {
            div class="stack gap-1" {
                b { (clock::format_span(&self.zone, shift.starts_at, shift.ends_at)) }
                a class="break" href={ "/contracts/" (shift.contract_id) } { (about) }
                @if !shift.address.is_empty() { span class="break" { (shift.address) } }
                @if let Some(number) = number { a href=(phone::link(number)) { "Call " (number) } }
            }
        }
    }

    /// Renders the next steps, if there are any: those that take one tap, and the first few others.
    fn next_steps(&self, others: usize) -> Markup {
        let todos = self.dashboard.actions.iter().enumerate();
        let shown: Vec<_> = todos.filter(|(at, todo)| *at < others || todo.act.is_some()).collect();
        html! {
            @if !shown.is_empty() {
                section class="stack gap-3" {
                    h2 { "Next steps" }
                    ol class="card list" {
                        @for (_, todo) in shown {
                            li class="todo" {
                                div class="grow break stack gap-1" {
                                    h3 class="row-title" { a href=(todo.href) { (todo.title) } }
                                    p class="sm mut pre-line" { (todo.body) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
