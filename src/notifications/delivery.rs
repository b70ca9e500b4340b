//! How a notification leaves the app: what its kind asks for, what the person chose, and the times they chose for it.

use super::category::Ways;
use super::kinds::{Class, Kind, Only};
use super::settings::{self, Times};
use super::store::{self, NewNotification, Replaced};
use crate::clock::{DAY, HOUR, MINUTE, SECOND};
use crate::db::{Result, Tx};
use crate::ids::{NotificationId, UserId};
use crate::live;
use crate::mail::waiting::waits_for;
use crate::push::model::{NewPush, Payload, Urgency};
use crate::push::store::{enqueue, settle};

/// How long a visible window has to show the news before it's pushed.
const PUSH_DELAY: i64 = 10 * SECOND;
/// How long a push service keeps a message for a device that is off, unless it's of use for a shorter time.
const PUSH_LIFETIME: i64 = DAY;
/// How long before it's of no use anymore a notification leaves at the latest.
const LEAD: i64 = 30 * MINUTE;
/// How long the first repeat of something that was mailed and is still unread waits; each later one waits twice as long.
const FIRST_PAUSE: i64 = 15 * MINUTE;
const LONGEST_PAUSE: i64 = HOUR;

/// What to do with one notification.
pub(super) struct Plan {
    /// What its kind asks for.
    pub kind: Kind,
    /// How it reaches the person.
    pub ways: Ways,
    /// When it goes into a mail if it's still unread, in milliseconds since the epoch.
    pub mail_due_at: Option<i64>,
    /// The unread notification that it replaces.
    pub replaced: Option<Replaced>,
    /// Until when it's of use.
    useful_until: Option<i64>,
    times: Times,
}

impl Plan {
    /// Decides how to deliver a notification.
    pub fn of(tx: &mut Tx, user: UserId, note: &NewNotification) -> Result<Self> {
        let kind = Kind::of(note.kind);
        debug_assert!(kind.has_deadline || note.useful_until.is_none(), "{} has no deadline", kind.name);
        let mut ways = settings::ways_of(tx, user, kind.category)?;
        match kind.only {
            Only::EveryWay => {}
            Only::Mail => ways = Ways { app: false, push: false, ..ways },
            Only::Devices => ways.mail = false,
        }
        let times = settings::times_of(tx, user)?;
        let replaced = match note.topic {
            Some(topic) if kind.merges => store::unread_of(tx, user, topic, note.kind)?,
            _ => None,
        };
        let mut plan = Self { kind, ways, mail_due_at: None, replaced, useful_until: note.useful_until, times };
        if ways.mail {
            plan.mail_due_at = plan.mail_due_at(tx)?;
        }
        Ok(plan)
    }

    /// Delivers a notification only in the app.
    pub fn in_app(tx: &mut Tx, user: UserId, note: &NewNotification) -> Result<Self> {
        let ways = Ways { app: true, push: false, mail: false };
        Ok(Self { ways, mail_due_at: None, ..Self::of(tx, user, note)? })
    }

    /// Returns when it's mailed; `None` if a mail about it waits already, which then says what's new.
    fn mail_due_at(&self, tx: &mut Tx) -> Result<Option<i64>> {
        let now = tx.now();
        let before = self.replaced.as_ref();
        if let Some(mail) = before.and_then(|before| before.mail)
            && waits_for(tx, mail)?.is_some()
        {
            return Ok(None);
        }
        // News that keeps coming doesn't put the mail off.
        if let Some(waiting) = before.and_then(|before| before.mail_due_at) {
            return Ok(Some(self.in_time(waiting, now)));
        }
        let at = match self.kind.class {
            Class::Now => return Ok(Some(now)),
            Class::Soon => self.times.mail_at(now, self.kind.category.mail_delay()),
            Class::Digest => self.times.mail_at(now, HOUR - now.rem_euclid(HOUR)),
        };
        let paused = before.and_then(|before| Some(before.mailed_at? + pause(before.mails)));
        Ok(Some(self.in_time(paused.map_or(at, |paused| at.max(paused)), now)))
    }

    /// Brings a time forward to half an hour before the notification is of no use anymore, or to now.
    fn in_time(&self, at: i64, now: i64) -> i64 {
        self.useful_until.map_or(at, |until| at.min((until - LEAD).max(now)))
    }

    /// Returns when it's pushed, and whether silently.
    fn push_due_at(&self, now: i64) -> (i64, bool) {
        let soonest = match self.useful_until {
            Some(until) if until <= now + PUSH_DELAY => now,
            _ => now + PUSH_DELAY,
        };
        let at = match self.kind.class {
            Class::Now => soonest,
            Class::Soon | Class::Digest => self.in_time(self.times.after_quiet(soonest), soonest),
        };
        (at, self.times.is_quiet(at))
    }

    /// Queues the push messages of a notification that was just stored and published.
    pub fn push(&self, tx: &mut Tx, user: UserId, id: NotificationId, note: &NewNotification) -> Result<()> {
        if !self.ways.push || self.useful_until.is_some_and(|until| until <= tx.now()) {
            // One that it replaces may wait.
            return settle(tx, id);
        }
        let topic = note.topic.filter(|_| self.kind.merges).map(|topic| format!("{topic}/{}", self.kind.name));
        let own_tag = format!("notification:{id}");
        let (due_at, silent) = self.push_due_at(tx.now());
        let push = NewPush {
            user,
            notification: Some(id),
            event: live::store::newest(tx)?,
            topic: topic.as_deref(),
            urgency: if self.kind.class == Class::Now { Urgency::High } else { self.kind.category.urgency() },
            payload: Payload {
                title: note.title,
                body: note.body,
                href: note.href,
                tag: topic.as_deref().unwrap_or(&own_tag),
                badge: store::unread_count(tx, user)?,
                silent,
            },
            due_at,
            expires_at: self.useful_until.unwrap_or(due_at + PUSH_LIFETIME),
        };
        enqueue(tx, &push).map(drop)
    }
}

/// Returns how long a repeat waits after the last of several mails.
fn pause(mails: i64) -> i64 {
    let doublings = u32::try_from(mails - 1).unwrap_or(0).min(10);
    FIRST_PAUSE.saturating_mul(1 << doublings).min(LONGEST_PAUSE)
}
