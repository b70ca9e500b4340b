//! Pages of what only some people may see. They need scripts; only the status of a first load is known here.

use axum::http::{Method, StatusCode};

use super::page::{Context, Page};
use crate::db::Tx;
use crate::ids::Id;
use crate::policy::{Grant, Step};
use crate::web::{Error, Result};
use crate::{
    applications, contracts, disputes, employers, imports, interviews, messages, money, payments, rapid_hire, records,
};

/// Builds the page of a contract.
pub fn contract(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    page(context, "/api/contracts/{id}", |step| contracts::access::authorize(tx, step).map(drop))
}

/// Builds the page of a dispute.
pub fn dispute(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    page(context, "/api/disputes/{id}", |step| disputes::access::authorize(tx, step).map(drop))
}

/// Builds the page of a rapid hire.
pub fn rapid_hire(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    page(context, "/api/rapid-hires/{id}", |step| rapid_hire::access::authorize(tx, step).map(drop))
}

/// Builds the page of an invoice.
pub fn invoice(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    page(context, "/api/invoices/{id}", |step| payments::access::invoice(tx, step).map(drop))
}

/// Builds the page of a work record.
pub fn record(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let token = context.found.values.first().map(String::as_str).unwrap_or_default();
    match records::access::by_link(tx, token) {
        Err(error) if error.status() == StatusCode::NOT_FOUND => Ok(Page::missing(context.site)),
        read => read.map(|_| Page::new(context)),
    }
}

/// Builds the page of a conversation.
pub fn conversation(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    page(context, "/api/conversations/{id}", |step| messages::access::authorize(tx, step).map(drop))
}

/// Builds the page of an interview.
pub fn interview(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    page(context, "/api/interviews/{id}", |step| interviews::access::authorize(tx, step).map(drop))
}

/// Builds the page of a fee.
pub fn fee(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    page(context, "/api/fees/{id}", |step| money::access::authorize(tx, step).map(drop))
}

/// Builds the page of the applicants to a job.
pub fn applicants(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    page(context, "/api/jobs/{id}/applications", |step| applications::access::authorize_job(tx, step))
}

/// Builds the page of an import.
pub fn import(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    page(context, "/api/admin/imports/{id}", |step| imports::access::authorize(tx, step).map(drop))
}

/// Builds the page on which an employer is managed.
pub fn employer(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    page(context, "/api/employers/{id}", |step| employers::access::view(tx, &step.caller(), step.id).map(drop))
}

/// Builds a page with the status 404 if the caller can't read what it shows with this route.
fn page<I: Id>(context: &Context<'_>, route: &str, read: impl FnOnce(&Step<I>) -> Result<()>) -> Result<Page> {
    let Some(me) = context.caller.0.clone() else { return Ok(Page::new(context)) };
    let Some(id) = context.id() else { return Ok(Page::missing(context.site)) };
    let grant = Grant::of(&Method::GET, route).ok_or_else(Error::internal)?;
    match read(&Step { grant, me, id }) {
        Err(error) if error.status() == StatusCode::NOT_FOUND => Ok(Page::missing(context.site)),
        // The page says why it can't be shown.
        Err(error) if error.status().is_client_error() => Ok(Page::new(context)),
        Err(error) => Err(error),
        Ok(()) => Ok(Page::new(context)),
    }
}
