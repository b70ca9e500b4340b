//! How a notification leaves the app: what the person chose, and the times they chose for it.

use super::category::{Category, Ways};
use super::settings::{self, Times};
use super::store::{self, NewNotification};
use crate::clock::{DAY, SECOND};
use crate::db::{Result, Tx};
use crate::ids::{NotificationId, UserId};
use crate::live;
use crate::push::model::{NewPush, Payload};
use crate::push::store::enqueue;

/// How long a visible window has to show the news before it's pushed.
const PUSH_DELAY: i64 = 10 * SECOND;
/// How long a push service keeps a message for a device that is off.
const PUSH_LIFETIME: i64 = DAY;
/// A topic is mailed once a day at most while it's unread.
const MAIL_PAUSE: i64 = DAY;

/// What to do with one notification.
pub(super) struct Plan {
    /// How it reaches the person.
    pub ways: Ways,
    /// When it goes into a mail if it's still unread, in milliseconds since the epoch.
    pub mail_due_at: Option<i64>,
    /// When its topic last went into one.
    pub mailed_at: Option<i64>,
    category: Category,
    times: Times,
}

impl Plan {
    /// Decides how to deliver a notification. Call it before an older one of the same topic is deleted.
    pub fn of(tx: &mut Tx, user: UserId, note: &NewNotification) -> Result<Self> {
        let category = Category::of(note.kind);
        let ways = settings::ways_of(tx, user, category)?;
        let times = settings::times_of(tx, user)?;
        let (waiting, mailed_at) = match note.topic {
            Some(topic) => store::mails(tx, user, topic)?,
            None => (None, None),
        };
        let mail_due_at = ways.mail.then(|| {
            // News that keeps coming doesn't put the mail off.
            waiting.unwrap_or_else(|| {
                let delay = category.mail_delay();
                let at = if category.is_fixed() { tx.now() + delay } else { times.mail_at(tx.now(), delay) };
                mailed_at.map_or(at, |mailed| at.max(mailed + MAIL_PAUSE))
            })
        });
        Ok(Self { ways, mail_due_at, mailed_at, category, times })
    }

    /// Delivers a notification only in the app.
    pub fn in_app(tx: &mut Tx, user: UserId, note: &NewNotification) -> Result<Self> {
        let ways = Ways { app: true, push: false, mail: false };
        Ok(Self { ways, mail_due_at: None, ..Self::of(tx, user, note)? })
    }

    /// Queues the push messages of a notification that was just stored and published.
    pub fn push(&self, tx: &mut Tx, user: UserId, id: NotificationId, note: &NewNotification) -> Result<()> {
        if !self.ways.push {
            return Ok(());
        }
        let own_tag = format!("notification:{id}");
        let due_at = self.times.after_quiet(tx.now() + PUSH_DELAY);
        let push = NewPush {
            user,
            notification: Some(id),
            event: live::store::newest(tx)?,
            topic: note.topic,
            urgency: self.category.urgency(),
            payload: Payload {
                title: note.title,
                body: note.body,
                href: note.href,
                tag: note.topic.unwrap_or(&own_tag),
                badge: store::unread_count(tx, user)?,
            },
            due_at,
            expires_at: due_at + PUSH_LIFETIME,
        };
        enqueue(tx, &push).map(drop)
    }
}
