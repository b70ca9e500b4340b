import { Bell, CalendarClock, CircleCheck, CircleX, FileText, Handshake, type IconNode, Mail, MailOpen, MessageCircle, Pencil, Star } from 'lucide';
import { useMark } from '../../../data/notifications/mark';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import { Pill } from '../../../kit/pill';
import type { Notification } from '../../../lib/api';
import { relativeTime } from '../../../lib/format';
import { groupByAge } from '../labels';

const icons: Record<string, IconNode> = {
  application_received: FileText,
  shortlisted: Star,
  interview: MessageCircle,
  interview_off: CircleX,
  interview_reminder: CalendarClock,
  offer: CircleCheck,
  hired: CircleCheck,
  declined: CircleX,
  refused: CircleX,
  withdrawn: CircleX,
  not_selected: CircleX,
  promise_near: CalendarClock,
  promise_past: CalendarClock,
  promise_broken: CalendarClock,
  job_changed: Pencil,
  contract: Handshake,
};

/** Kinds about the same thing begin alike, as `contract_confirmed` does. */
const iconOf = (kind: string) => icons[kind] ?? icons[kind.split('_')[0] ?? ''] ?? Bell;

/** Notifications under a heading for each age. */
export function NotificationItems({ items }: { items: Notification[] }) {
  const mark = useMark();
  return groupByAge(items).map(({ title, items: group }) => (
    <section key={title} className="stack gap-2">
      <h2 className="note-age">{title}</h2>
      <ul className="card list" aria-label={`Notifications: ${title}`}>
        {group.map((notification) => (
          <Item key={notification.id} notification={notification} onMark={(read) => mark.act({ ids: [notification.id], read })} />
        ))}
      </ul>
      <ErrorLine error={group.some(({ id }) => mark.input && 'ids' in mark.input && mark.input.ids[0] === id) ? mark.error : null} />
    </section>
  ));
}

function Item({ notification, onMark }: { notification: Notification; onMark: (read: boolean) => void }) {
  const { kind, href, title, body, createdAt, read, done } = notification;
  const label = read ? 'Mark as unread' : 'Mark as read';
  return (
    <li className="note">
      <Link to={href} onClick={() => !read && onMark(true)}>
        <span className="stamp">
          <Icon of={iconOf(kind)} />
        </span>
        <span className="grow break">
          <span className={read ? 'block' : 'block b'}>{title}</span>
          {body && <span className="sm mut block">{body}</span>}
          <span className="row gap-2">
            {done ? <Pill tone="ok">Done</Pill> : !read && <Pill tone="new">NEW</Pill>}
            <span className="xs dim">{relativeTime(createdAt)}</span>
          </span>
        </span>
      </Link>
      {!done && (
        <Button variant="plain" aria-label={`${label}: ${title}`} title={label} onClick={() => onMark(!read)}>
          <Icon of={read ? Mail : MailOpen} size="s" />
        </Button>
      )}
    </li>
  );
}
