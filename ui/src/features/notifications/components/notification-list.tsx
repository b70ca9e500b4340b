import { Bell, CalendarClock, CircleCheck, CircleX, FileText, type LucideIcon, MessageCircle, Pencil, Star } from 'lucide-react';
import { Link } from 'react-router';
import { useMark } from '../../../data/notifications/mark';
import { Icon } from '../../../kit/icon';
import { Pill } from '../../../kit/pill';
import type { Notification } from '../../../lib/api';
import { relativeTime } from '../../../lib/format';

const icons: Record<string, LucideIcon> = {
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
};

export function NotificationItems({ items }: { items: Notification[] }) {
  const mark = useMark();
  return (
    <ul className="card list" aria-label="Notifications">
      {items.map((notification) => (
        <li key={notification.id} className="note">
          <Link to={notification.href} onClick={() => !notification.read && mark.act({ ids: [notification.id] })}>
            <span className="stamp">
              <Icon of={icons[notification.kind] ?? Bell} />
            </span>
            <span className="grow break">
              <span className={notification.read ? 'block' : 'block b'}>{notification.title}</span>
              {notification.body && <span className="sm mut block">{notification.body}</span>}
              <span className="xs dim block">{relativeTime(notification.createdAt)}</span>
            </span>
            {!notification.read && <Pill tone="new">NEW</Pill>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
