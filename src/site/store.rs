//! The site's settings in the database.

use super::contact::{self, Contact};
use super::dispute_rules::{self, DisputeRules};
use super::maps::{self, Maps};
use super::model::{DEFAULT_APPROVE_DAYS, DEFAULT_FEES, Fees, NewSite, Rules, Settings, Town};
use super::pay_rules::{self, PayRules};
use super::payment_rules::{self, PaymentRules};
use super::protection::{self, Protection};
use super::time_rules::{self, TimeRules};
use crate::db::{Result, Tx, value};
use crate::ids::PlaceId;
use crate::places::{self, Place};
use crate::tasks::{self, Task};
use crate::{args, statements};

statements! {
    FIND = "SELECT name, town, state, country, place_id, zone, currency, brand, fee_job_post, fee_partner_month, commission_percent,
              apply_limit, reply_days, approve_days, local_approve_days, block_risky_messages FROM site WHERE id = 1";
    SET_RULES = "UPDATE site SET apply_limit = $1, reply_days = $2, block_risky_messages = $3, approve_days = $4, local_approve_days = $5 WHERE id = 1";
    CURRENCY = "SELECT currency FROM site WHERE id = 1";
    ZONE = "SELECT zone FROM site WHERE id = 1";
    PLACE = "SELECT place_id FROM site WHERE id = 1";
    APPLY_LIMIT = "SELECT apply_limit FROM site WHERE id = 1";
    APPROVE_DAYS = "SELECT approve_days, local_approve_days FROM site WHERE id = 1";
    BLOCKS_RISKY_MESSAGES = "SELECT block_risky_messages FROM site WHERE id = 1";
    NAME = "SELECT name FROM site WHERE id = 1";
    SAVE = "INSERT INTO site (id, name, town, state, country, place_id, zone, currency, brand, fee_job_post, fee_partner_month,
              commission_percent, created_at, updated_at) VALUES (1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, town = excluded.town, state = excluded.state, country = excluded.country,
              place_id = excluded.place_id, zone = excluded.zone, currency = excluded.currency, brand = excluded.brand,
              fee_job_post = excluded.fee_job_post, fee_partner_month = excluded.fee_partner_month,
              commission_percent = excluded.commission_percent, updated_at = excluded.updated_at";
    LOGO_TOKEN = "SELECT token FROM site_logo WHERE id = 1";
    LOGO = "SELECT png FROM site_logo WHERE id = 1 AND token = $1";
    SET_LOGO = "INSERT INTO site_logo (id, token, png) VALUES (1, $1, $2) ON CONFLICT (id) DO UPDATE SET token = excluded.token, png = excluded.png";
    DELETE_LOGO = "DELETE FROM site_logo WHERE id = 1";
    FEES = "SELECT fee_job_post, fee_partner_month, commission_percent FROM site WHERE id = 1";
    INSTRUCTIONS = "SELECT pay_instructions FROM site WHERE id = 1";
    SET_INSTRUCTIONS = "UPDATE site SET pay_instructions = $1 WHERE id = 1";
    PARTNER_OFFER = "SELECT partner_offer FROM site WHERE id = 1";
    SET_PARTNER_OFFER = "UPDATE site SET partner_offer = $1 WHERE id = 1";
    SAVE_ORIGIN = "INSERT INTO server_state (id, origin, beat_at) VALUES (1, $1, $2)
             ON CONFLICT (id) DO UPDATE SET origin = excluded.origin, beat_at = excluded.beat_at";
    ORIGIN = "SELECT origin FROM server_state WHERE id = 1";
    BACKED_UP_AT = "SELECT backed_up_at FROM server_state WHERE id = 1";
    RECORD_BACKUP = "UPDATE server_state SET backed_up_at = $1 WHERE id = 1";
    WRITE_HEARTBEAT = "UPDATE server_state SET beat_at = $1 WHERE id = 1";
}

/// Applications a worker may send per day, until the operator changes the limit.
const NEW_APPLY_LIMIT: i64 = 30;
/// The site's name before setup.
const DEFAULT_NAME: &str = "Jobstead";

/// Returns the settings; the product's defaults before setup.
pub fn settings(tx: &mut Tx) -> Result<Settings> {
    let found = tx.find(FIND, &[], |row| {
        Ok(Settings {
            name: row.take()?,
            town: row.take()?,
            state: row.take()?,
            country: row.take()?,
            place_id: row.take()?,
            zone: row.take()?,
            currency: row.take()?,
            brand: row.take()?,
            fees: Fees { job_post: row.take()?, partner_month: row.take()?, commission_percent: row.take()? },
            apply_limit: row.take()?,
            reply_days: row.take()?,
            approve_days: row.take()?,
            local_approve_days: row.take()?,
            block_risky_messages: row.take()?,
            time_rules: TimeRules::default(),
            dispute_rules: DisputeRules::default(),
            payment_rules: PaymentRules::default(),
            maps: Maps::default(),
            pay_rules: PayRules::default(),
            protection: Protection::default(),
            contact: Contact::default(),
            logo_url: None,
        })
    })?;
    let mut settings = found.unwrap_or_else(default_settings);
    settings.time_rules = time_rules::find(tx)?;
    settings.dispute_rules = dispute_rules::find(tx)?;
    settings.payment_rules = payment_rules::find(tx)?;
    settings.maps = maps::find(tx)?;
    settings.pay_rules = pay_rules::find(tx)?;
    settings.protection = protection::find(tx)?;
    settings.contact = contact::find(tx)?;
    settings.logo_url = tx.find(LOGO_TOKEN, &[], value::<String>)?.map(|token| format!("/api/site/logo/{token}"));
    Ok(settings)
}

fn default_settings() -> Settings {
    Settings {
        name: DEFAULT_NAME.to_owned(),
        town: String::new(),
        state: String::new(),
        country: String::new(),
        place_id: None,
        zone: "UTC".to_owned(),
        currency: "USD".to_owned(),
        brand: "#1f6b54".to_owned(),
        fees: DEFAULT_FEES,
        apply_limit: 30,
        reply_days: 7,
        approve_days: DEFAULT_APPROVE_DAYS.0,
        local_approve_days: DEFAULT_APPROVE_DAYS.1,
        block_risky_messages: false,
        time_rules: TimeRules::default(),
        dispute_rules: DisputeRules::default(),
        payment_rules: PaymentRules::default(),
        maps: Maps::default(),
        pay_rules: PayRules::default(),
        protection: Protection::default(),
        contact: Contact::default(),
        logo_url: None,
    }
}

/// Returns the site's currency.
pub fn currency(tx: &mut Tx) -> Result<String> {
    Ok(tx.find(CURRENCY, &[], value)?.unwrap_or_else(|| "USD".to_owned()))
}

/// Returns the site's time zone.
pub fn zone(tx: &mut Tx) -> Result<String> {
    Ok(tx.find(ZONE, &[], value)?.unwrap_or_else(|| "UTC".to_owned()))
}

/// Returns the site's town, if it's in the list of places.
pub fn place(tx: &mut Tx) -> Result<Option<Place>> {
    Ok(tx.find(PLACE, &[], value::<Option<PlaceId>>)?.flatten().and_then(places::by_id))
}

/// Returns the number of applications a worker may send per day.
pub fn apply_limit(tx: &mut Tx) -> Result<i64> {
    Ok(tx.find(APPLY_LIMIT, &[], value)?.unwrap_or(NEW_APPLY_LIMIT))
}

/// Returns how many days an employer has to approve work: more if it's remote, because that takes longer to check.
pub fn approve_days(tx: &mut Tx, is_remote: bool) -> Result<i64> {
    let found = tx.find(APPROVE_DAYS, &[], |row| Ok((row.take()?, row.take()?)))?;
    let (remote, local) = found.unwrap_or(DEFAULT_APPROVE_DAYS);
    Ok(if is_remote { remote } else { local })
}

/// Whether messages that look like a scam are refused.
pub fn blocks_risky_messages(tx: &mut Tx) -> Result<bool> {
    Ok(tx.find(BLOCKS_RISKY_MESSAGES, &[], value)?.unwrap_or(false))
}

/// Returns the site's name.
pub fn site_name(tx: &mut Tx) -> Result<String> {
    Ok(tx.find(NAME, &[], value)?.unwrap_or_else(|| DEFAULT_NAME.to_owned()))
}

/// Whether setup is done and settings exist.
pub fn exists(tx: &mut Tx) -> Result<bool> {
    Ok(tx.find(NAME, &[], value::<String>)?.is_some())
}

/// Saves the settings and fees; logo, rules and protection are saved separately.
pub fn save(tx: &mut Tx, new: &NewSite, town: &Town, fees: &Fees) -> Result<()> {
    let brand = new.brand.to_ascii_lowercase();
    let args = args![
        new.name.trim(),
        &town.name,
        &town.state,
        &town.country,
        town.place_id,
        &town.zone,
        &new.currency,
        &brand,
        fees.job_post,
        fees.partner_month,
        fees.commission_percent,
        tx.now()
    ];
    tx.run(SAVE, args)?;
    render_app_files(tx)
}

/// Saves the rules.
pub fn set_rules(tx: &mut Tx, rules: Rules) -> Result<()> {
    let Rules { apply_limit, reply_days, approve_days, local_approve_days, block_risky_messages } = rules;
    let blocks = i64::from(block_risky_messages);
    tx.run(SET_RULES, args![apply_limit, reply_days, blocks, approve_days, local_approve_days]).map(drop)
}

/// Returns the site's fees.
pub fn fees(tx: &mut Tx) -> Result<Fees> {
    let found = tx.find(FEES, &[], |row| {
        Ok(Fees { job_post: row.take()?, partner_month: row.take()?, commission_percent: row.take()? })
    })?;
    Ok(found.unwrap_or(DEFAULT_FEES))
}

/// Returns the operator's payment instructions; empty if there are none.
pub fn pay_instructions(tx: &mut Tx) -> Result<String> {
    Ok(tx.find(INSTRUCTIONS, &[], value)?.unwrap_or_default())
}

/// Saves the payment instructions.
pub fn set_pay_instructions(tx: &mut Tx, text: &str) -> Result<()> {
    tx.run(SET_INSTRUCTIONS, args![text]).map(drop)
}

/// Returns what partners get, in the operator's words; empty while there's no partner subscription.
pub fn partner_offer(tx: &mut Tx) -> Result<String> {
    Ok(tx.find(PARTNER_OFFER, &[], value)?.unwrap_or_default())
}

/// Saves what partners get.
pub fn set_partner_offer(tx: &mut Tx, text: &str) -> Result<()> {
    tx.run(SET_PARTNER_OFFER, args![text]).map(drop)
}

/// Replaces the logo; `token` identifies it in its URL.
pub fn set_logo(tx: &mut Tx, token: &str, png: &[u8]) -> Result<()> {
    tx.run(SET_LOGO, args![token, png])?;
    render_app_files(tx)
}

/// Deletes the logo.
pub fn delete_logo(tx: &mut Tx) -> Result<()> {
    tx.run(DELETE_LOGO, &[])?;
    render_app_files(tx)
}

/// The app's icons and manifest show the name, the color and the logo.
fn render_app_files(tx: &mut Tx) -> Result<()> {
    tasks::store::enqueue(tx, Task::AppFiles, tx.now())
}

/// Returns the logo as PNG; `None` if `token` isn't the current logo's.
pub fn logo(tx: &mut Tx, token: &str) -> Result<Option<Vec<u8>>> {
    tx.find(LOGO, args![token], value)
}

/// Saves the server's origin, for the links that the command line prints.
pub fn save_origin(tx: &mut Tx, origin: &str) -> Result<()> {
    tx.run(SAVE_ORIGIN, args![origin, tx.now()]).map(drop)
}

/// Returns the origin of the server that last ran on this file.
pub fn origin(tx: &mut Tx) -> Result<Option<String>> {
    tx.find(ORIGIN, &[], value)
}

/// Records that the database was backed up, if a server ever ran on it.
pub fn record_backup(tx: &mut Tx) -> Result<()> {
    tx.run(RECORD_BACKUP, args![tx.now()]).map(drop)
}

/// Returns when the database was last backed up.
pub fn backed_up_at(tx: &mut Tx) -> Result<Option<i64>> {
    Ok(tx.find(BACKED_UP_AT, &[], value::<Option<i64>>)?.flatten())
}

/// Writes the current time, so the readiness check proves that writes work.
pub fn write_heartbeat(tx: &mut Tx) -> Result<()> {
    tx.run(WRITE_HEARTBEAT, args![tx.now()]).map(drop)
}
