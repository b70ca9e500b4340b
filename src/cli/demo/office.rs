//! The office in the demo: how to reach it, promotions, vouchers, chats, feedback, reports and errors.

use axum::http::Method;
use serde_json::{Value, json};

use super::people::{Employer, Worker, ZONE};
use super::town::{Town, id};
use crate::clock::{self, DAY, MINUTE};
use crate::ids::{JobId, UserId};
use crate::money::{fees, promotions};
use crate::site;

/// How long the promotion goes on.
const FREE_FOR: i64 = 25 * DAY;

/// Type, title, text, and the office's decision and reply if there is one.
const FEEDBACK: [[&str; 5]; 6] = [
    [
        "general_feedback",
        "Found work in a week",
        "I’m sixty-one and thought nobody would call. Two did. Thank you.",
        "",
        "",
    ],
    [
        "improvement_suggestion",
        "Bigger letters on the pay",
        "My glasses are old. Could the pay be the biggest thing on a job?",
        "shipped",
        "Done. The pay is now the second thing you see, right after the title.",
    ],
    [
        "feature_request",
        "Jobs by text message",
        "Our valley has no signal half the day, but texts get through.",
        "planned",
        "We’d like that, too. We’re asking the phone company what it costs.",
    ],
    [
        "bug_report",
        "The page stayed white",
        "On my old tablet, the list of jobs was blank until I reloaded it.",
        "",
        "",
    ],
    [
        "feature_request",
        "Hide jobs I can’t reach",
        "I don’t drive. Can I see only what the bus goes to?",
        "declined",
        "We can’t know the bus times. “Where” with a distance of two miles comes close.",
    ],
    ["improvement_suggestion", "A printed list for the library", "Some of us read the board on paper.", "", ""],
];

/// Sets up how to reach and to pay the office.
pub async fn open(town: &Town) -> Result<(), String> {
    town.write(|tx| {
        let contact = site::contact::Contact {
            email: "office@example.org".to_owned(),
            phone: "541-555-0100".to_owned(),
            address: "Alder Creek Work Office\n14 Depot Street\nAlder Creek, OR".to_owned(),
            hours: "Monday to Friday, 9 am to 5 pm".to_owned(),
        };
        site::contact::save(tx, &contact)?;
        site::store::set_pay_instructions(
            tx,
            "Pay at the counter at 14 Depot Street in cash or by card, or by bank transfer: the number is on your fee.",
        )?;
        site::store::set_partner_offer(
            tx,
            "For people who start something in Alder Creek, and those who back them:\n\n- Dinner with each other, every first Tuesday, at the office\n- An hour a month with our bookkeeper\n- Your name on the board by the door",
        )
    })
    .await
}

/// Ends the promotion that the site opened with.
pub async fn end_opening(town: &Town) -> Result<(), String> {
    town.write(promotions::end_all).await
}

/// Starts a promotion that is still running, and gives out vouchers.
pub async fn promote(town: &mut Town, operator: UserId) -> Result<(), String> {
    let reason = "Hiring season: posting is free for everyone, so tell your neighbors";
    let until = clock::date_in(ZONE, town.app.clock.now() + FREE_FOR);
    let promotion = json!({ "reason": reason, "audience": "everyone", "until": until });
    town.post(operator, "/api/admin/promotions", promotion).await?;
    for (code, uses, note) in
        [("HARVEST", 20, "For the farms on River Road"), ("NEWSHOP", 5, "For shops in their first year")]
    {
        let voucher = json!({ "code": code, "uses": uses, "note": note });
        town.post(operator, "/api/admin/vouchers", voucher).await?;
    }
    Ok(())
}

/// Makes two employers partners: one pays at the counter, the other hasn't paid yet.
pub async fn partners(town: &mut Town, operator: UserId, employers: &[Employer]) -> Result<(), String> {
    for (n, employer) in employers.iter().take(2).enumerate() {
        let fee = town.post(employer.owner, "/api/partner-subscription", json!({})).await?;
        if n == 0 {
            let payment = json!({ "method": "cash", "reference": "Receipt 96" });
            town.post(operator, &format!("/api/admin/fees/{}/pay", id(&fee)), payment).await?;
        }
    }
    Ok(())
}

/// Waives one of the fees that are due.
pub async fn waive(town: &mut Town, operator: UserId) -> Result<(), String> {
    let due = town.ask(operator, Method::GET, "/api/admin/fees?queue=due", &Value::Null).await?;
    let Some(fee) = due["items"].get(0) else { return Ok(()) };
    let reason = json!({ "reason": "A neighbor in need." });
    town.post(operator, &format!("/api/admin/fees/{}/waive", id(fee)), reason).await.map(drop)
}

/// Lets people save jobs and searches, send feedback, report a job and meet an error.
pub async fn visitors(town: &mut Town, operator: UserId, workers: &[Worker], reported: &[JobId]) -> Result<(), String> {
    for (worker, [kind, title, text, decision, answer]) in workers.iter().zip(FEEDBACK) {
        let feedback = json!({ "feedbackType": kind, "title": title, "description": text });
        let sent = town.post(worker.id, "/api/feedback", feedback).await?;
        if !decision.is_empty() {
            let path = format!("/api/admin/feedback/{}", id(&sent));
            town.ask(operator, Method::PUT, &path, &json!({ "state": decision, "answer": answer })).await?;
        }
    }
    for job in reported {
        for (worker, (reason, note)) in workers.iter().skip(8).zip([
            ("wrong", "He told me on the phone it’s three dogs."),
            ("other", "The address is a vacant lot. Probably a typo."),
        ]) {
            let report = json!({ "reason": reason, "note": note });
            town.post(worker.id, &format!("/api/jobs/{}/report", job.0), report).await?;
        }
    }
    for (worker, (name, search)) in workers.iter().zip([
        ("Kitchen work", "query=cook"),
        ("Mornings", "query=mornings"),
        ("Care, part time", "query=part%20time%20care"),
    ]) {
        town.post(worker.id, "/api/saved-searches", json!({ "name": name, "search": search })).await?;
    }
    let open = town.ask(operator, Method::GET, "/api/jobs?limit=20", &Value::Null).await?;
    for (number, job) in open["items"].as_array().into_iter().flatten().enumerate() {
        let worker = workers[number % 5].id;
        town.ask(worker, Method::PUT, &format!("/api/saved-jobs/{}", id(job)), &json!({})).await?;
    }
    for (reference, message, page) in
        [("BC2D4F6G", "The picture could not be read", "/profile"), ("KM7N8PQR", "Failed to fetch", "/jobs")]
    {
        let release = env!("CARGO_PKG_VERSION");
        let report = json!({ "reference": reference, "name": "TypeError", "message": message, "page": page, "release": release, "stack": "" });
        town.post(workers[3].id, "/api/errors", report).await?;
    }
    Ok(())
}

/// Holds support chats: some that ended, one that is going on and one that waits.
pub async fn chats(town: &mut Town, agent: UserId, workers: &[Worker], employers: &[Employer]) -> Result<(), String> {
    for (worker, (question, answer, stars)) in workers.iter().skip(20).zip([
        (
            "How do I change my telephone number?",
            "Open your profile and tap the number. It’s saved when you leave the field.",
            5,
        ),
        (
            "I withdrew by mistake. Can I apply again?",
            "Yes: open the job and apply again. They see only the new one.",
            5,
        ),
        (
            "Why can’t I see who viewed my profile?",
            "Nobody can, and employers can’t see who looked at their jobs. It’s fair that way.",
            3,
        ),
    ]) {
        let session = start(town, worker.id, question).await?;
        let chat = take(town, agent).await?;
        say(town, agent, chat, answer).await?;
        town.post(agent, &format!("/api/admin/support/chats/{chat}/end"), json!({})).await?;
        let path = format!("/api/support/chat/{session}/end");
        town.post(worker.id, &path, json!({ "satisfaction": stars })).await?;
    }
    start(town, employers[0].owner, "Can Marcus pay the fees for the diner, too?").await?;
    let chat = take(town, agent).await?;
    say(town, agent, chat, "He can, once you allow it. Shall I show you where?").await?;
    start(town, workers[30].id, "The farm asked for my bank details before the first day. Is that all right?").await?;
    Ok(())
}

/// Starts a chat with a question; returns its public id.
async fn start(town: &mut Town, user: UserId, question: &str) -> Result<String, String> {
    pass(town).await?;
    let chat = town.post(user, "/api/support/chat/start", json!({})).await?;
    let session = chat["id"].as_str().unwrap_or_default().to_owned();
    let message = json!({ "sessionId": session, "message": question, "messageType": "text" });
    town.post(user, "/api/support/chat/message", message).await?;
    Ok(session)
}

/// Takes the chat that waits.
async fn take(town: &mut Town, agent: UserId) -> Result<i64, String> {
    pass(town).await?;
    let waiting = town.ask(agent, Method::GET, "/api/admin/support/chats?queue=waiting", &Value::Null).await?;
    let chat = waiting["items"].get(0).map_or(0, id);
    town.post(agent, &format!("/api/admin/support/chats/{chat}/take"), json!({})).await?;
    Ok(chat)
}

async fn say(town: &mut Town, agent: UserId, chat: i64, text: &str) -> Result<(), String> {
    pass(town).await?;
    town.post(agent, &format!("/api/admin/support/chats/{chat}/messages"), json!({ "message": text })).await.map(drop)
}

/// Lets the time pass that people need to read and type.
async fn pass(town: &mut Town) -> Result<(), String> {
    let at = town.app.clock.now() + MINUTE;
    town.wait_until(at).await
}

/// Takes the posting fee of a job at the counter, or by bank.
pub async fn pay(town: &mut Town, job: JobId, office: UserId) -> Result<(), String> {
    let Some(fee) = town.write(move |tx| fees::latest_for_job(tx, job)).await? else { return Ok(()) };
    let (method, reference) = match job.0 % 3 {
        0 => ("cash", format!("Receipt {}", 100 + job.0)),
        1 => ("bank", format!("Transfer {}", 4_000 + job.0)),
        _ => ("card_elsewhere", format!("Card slip {}", 700 + job.0)),
    };
    let payment = json!({ "method": method, "reference": reference });
    town.post(office, &format!("/api/admin/fees/{}/pay", fee.id), payment).await.map(drop)
}
