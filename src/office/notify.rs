//! The office's bell: one unread notification for each kind of news, which counts up.

use super::model::Queue;
use super::store;
use crate::db::{Result, Tx};
use crate::events::OfficeNews;
use crate::live::model::Kind;
use crate::live::store::publish;
use crate::notifications::store::{NewNotification, send_counted, unread_times};

/// Tells everyone whose job it is that there is news, in the transaction that brought it.
pub fn ring(tx: &mut Tx, news: OfficeNews) -> Result<()> {
    let queue = Queue::of(news);
    let topic = format!("office:{}", queue.as_str());
    for (user, _) in store::staff(tx)?.into_iter().filter(|(_, staff)| queue.is_for(*staff)) {
        let times = unread_times(tx, user, &topic, "office")? + 1;
        let title = title(news, times);
        let note = NewNotification {
            kind: "office",
            topic: Some(&topic),
            title: &title,
            body: body(news),
            href: queue.href(),
            ..NewNotification::default()
        };
        send_counted(tx, user, &note, times)?;
        publish(tx, user, Kind::OfficeChanged, user)?;
    }
    Ok(())
}

/// Tells the apps of all staff that what they show may have changed.
pub fn work_done(tx: &mut Tx) -> Result<()> {
    store::staff(tx)?.into_iter().try_for_each(|(user, _)| publish(tx, user, Kind::OfficeChanged, user))
}

fn title(news: OfficeNews, times: i64) -> String {
    let (one, many) = match news {
        OfficeNews::Fee => ("new fee to collect", "new fees to collect"),
        OfficeNews::Report => ("new report about a job", "new reports about jobs"),
        OfficeNews::MessageReport => ("new report about a message", "new reports about messages"),
        OfficeNews::ReviewReport => ("new report about a review", "new reports about reviews"),
        OfficeNews::Dispute => ("new dispute to mediate", "new disputes to mediate"),
        OfficeNews::Feedback => ("new piece of feedback", "new pieces of feedback"),
        OfficeNews::Error => ("new error", "new errors"),
        OfficeNews::PushRefused => ("push service refuses this site", "push services refuse this site"),
        OfficeNews::Clock => ("server clock to check", "server clocks to check"),
        OfficeNews::CardProblem => ("new problem with a card payment", "new problems with card payments"),
    };
    format!("{times} {}", if times == 1 { one } else { many })
}

const fn body(news: OfficeNews) -> &'static str {
    match news {
        OfficeNews::Fee => "When the money is in, record the payment.",
        OfficeNews::Report => "Read what people say, then take the job down or dismiss the report.",
        OfficeNews::MessageReport => "Read what was said, then remove the message or dismiss the report.",
        OfficeNews::ReviewReport => "Read the review, then remove it or dismiss the report.",
        OfficeNews::Dispute => "Take it on, read what both sides say, and propose what’s fair.",
        OfficeNews::Feedback => "Decide what to do with it, and reply.",
        OfficeNews::Error => "Something failed in someone’s browser.",
        OfficeNews::CardProblem => "A chargeback, a difference or money that didn’t move. See what helps.",
        OfficeNews::Clock => "It jumped, so whatever can’t be undone waits. Set it right, or say that it is.",
        OfficeNews::PushRefused => "Nobody who uses it gets push notifications. Check the server’s clock first.",
    }
}
